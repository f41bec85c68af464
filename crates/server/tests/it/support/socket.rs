//! A table socket that remembers what arrived and checks that the numbers of events follow each other.

use client::http::header::{HeaderValue, ORIGIN};
use client::tungstenite::Message;
use client::{SocketOptions, TableSocket};
use wire::{Command, EventView, Problem, ServerMessage, State, TableRequest};

use super::client::{TestClient, fresh_id};
use super::soon;

/// The socket of a table.
pub(crate) struct Socket {
    inner: TableSocket,
    /// The latest state.
    pub(crate) state: State,
    /// All events, in order.
    pub(crate) events: Vec<EventView>,
    /// Every message as it arrived, with the number of the latest event at that time.
    pub(crate) messages: Vec<(u32, String)>,
    /// Every state, in order.
    pub(crate) states: Vec<State>,
}

impl Socket {
    /// Opens a socket; the HTTP status if it is refused.
    pub(crate) async fn open(who: &TestClient, table: &str, since: Option<u32>) -> Result<Socket, u16> {
        Socket::open_from(who, table, since, None).await
    }

    /// Opens a socket with this `Origin` header.
    pub(crate) async fn open_from(
        who: &TestClient,
        table: &str,
        since: Option<u32>,
        origin: Option<&str>,
    ) -> Result<Socket, u16> {
        let origin = origin.map(|origin| (ORIGIN, HeaderValue::from_str(origin).expect("a header")));
        let client = who.client();
        let options =
            SocketOptions { since, headers: origin.into_iter().collect(), ..SocketOptions::default() };
        let opening = client.open_socket_with(table, options);
        let mut socket = match soon(opening).await {
            Ok(socket) => socket,
            Err(error) => {
                return Err(error.status().unwrap_or_else(|| panic!("the server answers: {error}")));
            }
        };
        // The first message is an update.
        let text = receive(&mut socket).await.expect("the socket stays open");
        let ServerMessage::Update { events, state } = read(&text) else {
            panic!("the first message is an update: {text}")
        };
        check_numbers(&events, &state);
        let messages = vec![(state.seq, text)];
        Ok(Socket { inner: socket, states: vec![(*state).clone()], state: *state, events, messages })
    }

    /// The next message, or none if the socket was closed.
    pub(crate) async fn next_message(&mut self) -> Option<ServerMessage> {
        let text = receive(&mut self.inner).await?;
        let mut latest = Some(self.state.clone());
        let message = read(&text).complete(&mut latest).expect("a patch fits the state before it");
        if let ServerMessage::Update { events, state } = &message {
            check_numbers(events, state);
            let known = self.state.seq;
            match events.first() {
                Some(first) => assert_eq!(first.seq, known + 1, "events follow each other"),
                None => assert_eq!(state.seq, known, "without events the number stays"),
            }
            self.events.extend(events.iter().cloned());
            self.states.push((**state).clone());
            self.state = (**state).clone();
        }
        self.messages.push((self.state.seq, text));
        Some(message)
    }

    /// The events of the next update.
    pub(crate) async fn update(&mut self) -> Vec<EventView> {
        loop {
            match self.next_message().await.expect("the socket stays open") {
                ServerMessage::Update { events, .. } => return events,
                ServerMessage::Presence { .. } => {}
                message => panic!("an update was expected: {message:?}"),
            }
        }
    }

    /// Waits for a state that meets this condition.
    pub(crate) async fn until(&mut self, so: impl Fn(&State) -> bool) -> &State {
        while !so(&self.state) {
            self.update().await;
        }
        &self.state
    }

    /// Waits for the event with this number.
    pub(crate) async fn catch_up(&mut self, seq: u32) -> &State {
        self.until(|state| state.seq >= seq).await
    }

    /// Sends a command without waiting for the answer.
    pub(crate) async fn send(&mut self, command: &Command) {
        self.send_text(&serde_json::to_string(command).expect("a command can be written")).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        soon(self.inner.send_message(Message::text(text))).await.expect("the socket is open");
    }

    /// Sends a request and waits for the answer: the number of its last event, or the problem.
    pub(crate) async fn submit(&mut self, request: TableRequest) -> Result<u32, Problem> {
        let command = Command { idempotency_key: fresh_id(), request };
        self.command(&command).await
    }

    pub(crate) async fn command(&mut self, command: &Command) -> Result<u32, Problem> {
        self.send(command).await;
        self.answer(&command.idempotency_key).await
    }

    /// Waits for the answer to this command.
    pub(crate) async fn answer(&mut self, command: &str) -> Result<u32, Problem> {
        loop {
            match self.next_message().await.expect("the socket stays open") {
                ServerMessage::Done { idempotency_key: id, seq } => {
                    assert_eq!(id, command);
                    assert!(self.state.seq >= seq, "an event is sent before it is acknowledged");
                    return Ok(seq);
                }
                ServerMessage::Refused { idempotency_key: id, problem, .. } => {
                    assert_eq!(id.as_deref(), Some(command));
                    return Err(problem);
                }
                ServerMessage::Update { .. }
                | ServerMessage::Patch { .. }
                | ServerMessage::Pong
                | ServerMessage::Presence { .. } => {}
                ServerMessage::Goodbye => panic!("the server keeps running"),
            }
        }
    }

    /// The code of the problem with which a request is refused.
    pub(crate) async fn refusal(&mut self, request: TableRequest) -> String {
        self.submit(request).await.expect_err("it is refused").code
    }

    /// The first legal action.
    pub(crate) fn first_action(&self) -> String {
        self.state.moves[0].action.clone()
    }

    /// The first legal action that begins like this.
    pub(crate) fn action_like(&self, start: &str) -> String {
        let found = self.state.moves.iter().find(|one| one.action.starts_with(start));
        found.expect("such an action is legal").action.clone()
    }

    /// Makes this action in the current position.
    pub(crate) async fn act(&mut self, action: &str) -> Result<u32, Problem> {
        self.act_all(&[action]).await
    }

    pub(crate) async fn act_all(&mut self, actions: &[&str]) -> Result<u32, Problem> {
        let actions = actions.iter().map(|action| (*action).to_owned()).collect();
        self.submit(TableRequest::Act { at: self.state.at, actions }).await
    }

    /// Declares the seat ready, with a nonce of its own.
    pub(crate) async fn ready(&mut self) -> u32 {
        let nonce = format!("{:064x}", self.state.seq + 0xabc);
        self.submit(TableRequest::Ready { nonce: Some(nonce) }).await.expect("the seat can be ready")
    }

    /// All messages the server has sent until now: a malformed command is refused after everything that was
    /// queued.
    pub(crate) async fn waiting(&mut self) -> Vec<ServerMessage> {
        self.send_text("what is new?").await;
        let mut waiting = Vec::new();
        loop {
            match self.next_message().await.expect("the socket stays open") {
                ServerMessage::Refused { idempotency_key: None, .. } => return waiting,
                ServerMessage::Presence { .. } => {}
                message => waiting.push(message),
            }
        }
    }

    /// Closes it, and waits until the server has done so too.
    pub(crate) async fn close(self) -> State {
        soon(self.inner.close()).await;
        self.state
    }
}

fn check_numbers(events: &[EventView], state: &State) {
    assert!(events.windows(2).all(|pair| pair[1].seq == pair[0].seq + 1), "no gaps: {events:?}");
    if let Some(last) = events.last() {
        assert_eq!(last.seq, state.seq, "the state includes the last event");
    }
}

fn read(text: &str) -> ServerMessage {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The next message as it arrived, or none if the socket was closed.
async fn receive(socket: &mut TableSocket) -> Option<String> {
    soon(socket.next_text()).await.map(|text| text.to_string())
}
