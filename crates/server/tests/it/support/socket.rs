//! The socket of a table, as one client has it. It checks that the numbers of the news follow each other.

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{Command, EventView, Problem, ServerMessage, State, TableRequest};

use super::person::{Person, fresh_id};
use super::soon;

/// The socket of a table.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The table as it was told last.
    pub(crate) state: State,
    /// All news, as they came.
    pub(crate) news: Vec<EventView>,
    /// Every message, as it came, with the number of the news it made known.
    pub(crate) heard: Vec<(u32, String)>,
    /// Every state, as it came.
    pub(crate) states: Vec<State>,
}

impl Socket {
    /// Opens a socket; the HTTP status if it is refused.
    pub(crate) async fn open(who: &Person, table: &str, since: Option<u32>) -> Result<Socket, u16> {
        Socket::open_from(who, table, since, None).await
    }

    /// Opens a socket as a page of this origin does.
    pub(crate) async fn open_from(
        who: &Person,
        table: &str,
        since: Option<u32>,
        origin: Option<&str>,
    ) -> Result<Socket, u16> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let address = format!("ws://{}/api/tables/{table}/socket{since}", who.authority());
        let mut request = address.into_client_request().expect("an address");
        let header = |text: String| HeaderValue::from_str(&text).expect("a header");
        if let Some(token) = &who.token {
            request.headers_mut().insert("Authorization", header(format!("Bearer {token}")));
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("Origin", header(origin.to_owned()));
        }
        let mut stream = match soon(Box::pin(connect_async(request))).await {
            Ok((stream, _)) => stream,
            Err(Error::Http(response)) => return Err(response.status().as_u16()),
            Err(error) => panic!("the server answers: {error}"),
        };
        // The first message is an update.
        let text = receive(&mut stream).await.expect("the socket stays open");
        let ServerMessage::Update { events: news, state } = read(&text) else {
            panic!("the first message is an update: {text}")
        };
        check_numbers(&news, &state);
        let heard = vec![(state.seq, text)];
        Ok(Socket { stream, states: vec![(*state).clone()], state: *state, news, heard })
    }

    /// The next message; none if the socket was closed.
    pub(crate) async fn told(&mut self) -> Option<ServerMessage> {
        let text = receive(&mut self.stream).await?;
        let told = read(&text);
        if let ServerMessage::Update { events: news, state } = &told {
            check_numbers(news, state);
            let known = self.state.seq;
            match news.first() {
                Some(first) => assert_eq!(first.seq, known + 1, "news follow each other"),
                None => assert_eq!(state.seq, known, "without news the number stays"),
            }
            self.news.extend(news.iter().cloned());
            self.states.push((**state).clone());
            self.state = (**state).clone();
        }
        self.heard.push((self.state.seq, text));
        Some(told)
    }

    /// The news of the next update.
    pub(crate) async fn update(&mut self) -> Vec<EventView> {
        loop {
            match self.told().await.expect("the socket stays open") {
                ServerMessage::Update { events: news, .. } => return news,
                ServerMessage::Presence { .. } => {}
                told => panic!("an update was to come: {told:?}"),
            }
        }
    }

    /// Waits until the table is so.
    pub(crate) async fn until(&mut self, so: impl Fn(&State) -> bool) -> &State {
        while !so(&self.state) {
            self.update().await;
        }
        &self.state
    }

    /// Waits until it knows what has this number.
    pub(crate) async fn catch_up(&mut self, seq: u32) -> &State {
        self.until(|state| state.seq >= seq).await
    }

    /// Sends a command and waits for nothing.
    pub(crate) async fn send(&mut self, command: &Command) {
        self.send_text(&serde_json::to_string(command).expect("a command can be written")).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        soon(self.stream.send(Message::text(text))).await.expect("the socket takes it");
    }

    /// Does something, and waits for the answer: the number of the news, or why not.
    pub(crate) async fn order(&mut self, order: TableRequest) -> Result<u32, Problem> {
        let command = Command { idempotency_key: fresh_id(), request: order };
        self.command(&command).await
    }

    pub(crate) async fn command(&mut self, command: &Command) -> Result<u32, Problem> {
        self.send(command).await;
        self.answer(&command.idempotency_key).await
    }

    /// Waits for the answer to this command.
    pub(crate) async fn answer(&mut self, command: &str) -> Result<u32, Problem> {
        loop {
            match self.told().await.expect("the socket stays open") {
                ServerMessage::Done { idempotency_key: id, seq } => {
                    assert_eq!(id, command);
                    assert!(self.state.seq >= seq, "what was done is told before it is acknowledged");
                    return Ok(seq);
                }
                ServerMessage::Refused { idempotency_key: id, problem, .. } => {
                    assert_eq!(id.as_deref(), Some(command));
                    return Err(problem);
                }
                ServerMessage::Update { .. } | ServerMessage::Presence { .. } => {}
                ServerMessage::Goodbye => panic!("the server does not go"),
            }
        }
    }

    /// The word of a refusal.
    pub(crate) async fn refusal(&mut self, order: TableRequest) -> String {
        self.order(order).await.expect_err("it is refused").code
    }

    /// Makes this action in the position as it is.
    pub(crate) async fn act(&mut self, action: &str) -> Result<u32, Problem> {
        self.act_all(&[action]).await
    }

    pub(crate) async fn act_all(&mut self, actions: &[&str]) -> Result<u32, Problem> {
        let actions = actions.iter().map(|action| (*action).to_owned()).collect();
        self.order(TableRequest::Act { at: self.state.at, actions }).await
    }

    /// Is ready, with a nonce of its own.
    pub(crate) async fn ready(&mut self) -> u32 {
        let nonce = format!("{:064x}", self.state.seq + 0xabc);
        self.order(TableRequest::Ready { nonce: Some(nonce) }).await.expect("one can be ready")
    }

    /// All that the server has told this client until now: a text that is no command is refused after
    /// everything that was waiting.
    pub(crate) async fn waiting(&mut self) -> Vec<ServerMessage> {
        self.send_text("what is new?").await;
        let mut waiting = Vec::new();
        loop {
            match self.told().await.expect("the socket stays open") {
                ServerMessage::Refused { idempotency_key: None, .. } => return waiting,
                ServerMessage::Presence { .. } => {}
                told => waiting.push(told),
            }
        }
    }

    /// Closes it, and waits until the server has done so too.
    pub(crate) async fn close(mut self) -> State {
        // The server may have closed it already.
        let _ = soon(self.stream.close(None)).await;
        while soon(self.stream.next()).await.is_some_and(|message| message.is_ok()) {}
        self.state
    }
}

fn check_numbers(news: &[EventView], state: &State) {
    assert!(news.windows(2).all(|pair| pair[1].seq == pair[0].seq + 1), "no gaps: {news:?}");
    if let Some(last) = news.last() {
        assert_eq!(last.seq, state.seq, "the state is the one after the last news");
    }
}

fn read(text: &str) -> ServerMessage {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The next text; none if the socket was closed.
async fn receive(stream: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> Option<String> {
    soon(async {
        loop {
            match stream.next().await {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(message)) => panic!("the server sends texts: {message}"),
            }
        }
    })
    .await
}
