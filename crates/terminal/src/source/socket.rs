//! The socket of a table. When it breaks it is opened again, with what was missed, and what was sent and not
//! acknowledged is sent again under its old name, so that nothing is done twice and nothing is lost.

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::{Command, ServerMessage, State, TableRequest};

use super::SourceEvent;
use super::online::{Failed, Person, Tell};

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The first pause before connecting again, and the longest.
const PAUSE: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(5));
/// The server asks every 25 seconds whether one is there: after this long it is gone.
const SILENCE: Duration = Duration::from_secs(70);

/// A table one is at.
#[derive(Debug)]
pub(super) struct Seated {
    pub(super) table: String,
    commands: UnboundedSender<Command>,
}

impl Seated {
    /// Goes to a table; the task is there until it is ended.
    pub(super) fn sit(person: Person, table: String, tell: Tell) -> (Seated, JoinHandle<()>) {
        let (commands, orders) = mpsc::unbounded_channel();
        let connection =
            Connection { person, table: table.clone(), known: 0, pending: VecDeque::new(), orders, tell };
        (Seated { table, commands }, tokio::spawn(connection.keep()))
    }

    /// Sends an order, now or when the server is there again.
    pub(super) fn order(&self, order: TableRequest) {
        let command = Command { idempotency_key: super::nonce(), request: order };
        // The connection ends only if the table cannot be had at all, and says so.
        let _ = self.commands.send(command);
    }
}

struct Connection {
    person: Person,
    table: String,
    /// The number of the last news that came.
    known: u32,
    /// What was sent and not answered.
    pending: VecDeque<Command>,
    orders: UnboundedReceiver<Command>,
    tell: Tell,
}

/// Why a socket ended.
enum Ended {
    /// It broke, or the server goes away for a moment.
    Broken,
    /// Nobody is interested any more.
    Left,
}

impl Connection {
    async fn keep(mut self) {
        // Whether there is such a table is answered better over HTTP.
        match self.person.get::<State>(&format!("/api/tables/{}", self.table)).await {
            Ok(_) => {}
            Err(Failed::Refused(_, problem)) => return (self.tell)(SourceEvent::Unavailable(problem)),
            Err(Failed::Unreachable(_)) => (self.tell)(SourceEvent::Connected(false)),
        }
        let mut pause = PAUSE.0;
        loop {
            if let Ok(stream) = self.open().await {
                pause = PAUSE.0;
                (self.tell)(SourceEvent::Connected(true));
                if let Ended::Left = self.listen(stream).await {
                    return;
                }
            }
            (self.tell)(SourceEvent::Connected(false));
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(PAUSE.1);
        }
    }

    async fn open(&self) -> Result<Stream, Error> {
        // http becomes ws, https becomes wss.
        let address = self.person.url.replacen("http", "ws", 1);
        let address = format!("{address}/api/tables/{}/socket?since={}", self.table, self.known);
        let mut request = address.into_client_request()?;
        if let Some(token) = &self.person.token
            && let Ok(header) = HeaderValue::from_str(&format!("Bearer {token}"))
        {
            request.headers_mut().insert("Authorization", header);
        }
        Ok(connect_async(request).await?.0)
    }

    async fn listen(&mut self, mut stream: Stream) -> Ended {
        for command in self.pending.clone() {
            if send(&mut stream, &command).await.is_err() {
                return Ended::Broken;
            }
        }
        loop {
            tokio::select! {
                message = tokio::time::timeout(SILENCE, stream.next()) => match message {
                    Ok(Some(Ok(Message::Text(text)))) => {
                        // What this client does not know it does not tell.
                        if let Ok(told) = serde_json::from_str::<ServerMessage>(&text) && !self.hear(told) {
                            return Ended::Broken;
                        }
                    }
                    Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return Ended::Broken,
                    Ok(Some(Ok(_))) => {}
                },
                command = self.orders.recv() => match command {
                    None => return Ended::Left,
                    Some(command) => {
                        self.pending.push_back(command.clone());
                        if send(&mut stream, &command).await.is_err() {
                            return Ended::Broken;
                        }
                    }
                },
            }
        }
    }

    /// Passes on what the server tells; false if it goes away.
    fn hear(&mut self, told: ServerMessage) -> bool {
        match &told {
            ServerMessage::Update { state, .. } => self.known = state.seq,
            ServerMessage::Done { idempotency_key: id, .. }
            | ServerMessage::Refused { idempotency_key: Some(id), .. } => {
                self.pending.retain(|command| command.idempotency_key != *id);
            }
            ServerMessage::Goodbye => return false,
            ServerMessage::Refused { .. } | ServerMessage::Presence { .. } => {}
        }
        (self.tell)(SourceEvent::ServerMessage(Box::new(told)));
        true
    }
}

async fn send(stream: &mut Stream, command: &Command) -> Result<(), Error> {
    let text = serde_json::to_string(command).unwrap_or_default();
    stream.send(Message::text(text)).await
}
