//! A table socket that reconnects.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::{Instant, sleep_until, timeout};
use wire::{Command, ServerMessage};

use crate::{Client, ClientError, TableSocket};

/// After this long without a message the connection counts as dead.
const SILENCE: Duration = Duration::from_secs(70);

/// The pauses between attempts to connect. Each is twice as long as the one before.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    /// The first pause.
    pub first: Duration,
    /// The longest pause.
    pub longest: Duration,
}

impl Default for Backoff {
    fn default() -> Backoff {
        Backoff { first: Duration::from_millis(200), longest: Duration::from_secs(5) }
    }
}

/// What happens on a connection.
#[derive(Clone, PartialEq, Debug)]
pub enum ConnectionEvent {
    /// A socket is open, and unanswered commands are sent again.
    Opened,
    /// The socket is closed, or an attempt to open one failed; another attempt follows.
    Lost,
    /// The server sent a message.
    Message(ServerMessage),
}

/// A table socket that reconnects. It asks for the events it missed and repeats unanswered commands under their
/// idempotency keys, so that every command is carried out exactly once.
pub struct TableConnection {
    client: Client,
    table: String,
    /// The number of the last event that arrived.
    cursor: Option<u32>,
    /// Commands without an answer.
    pending: VecDeque<Command>,
    socket: Option<TableSocket>,
    backoff: Backoff,
    pause: Duration,
    retry_at: Option<Instant>,
}

impl TableConnection {
    /// A connection to this table that begins with the events after `since`. It opens with the first call of
    /// [`next`](Self::next).
    pub fn new(client: Client, table: String, since: Option<u32>, backoff: Backoff) -> TableConnection {
        TableConnection {
            client,
            table,
            cursor: since,
            pending: VecDeque::new(),
            socket: None,
            backoff,
            pause: backoff.first,
            retry_at: None,
        }
    }

    /// Sends a command now, or as soon as the connection is open again.
    pub async fn send(&mut self, command: Command) {
        if let Some(socket) = &mut self.socket {
            // A broken socket is noticed by the next read.
            let _ = socket.send(&command).await;
        }
        self.pending.push_back(command);
    }

    /// The next event. Dropping the future loses no message.
    pub async fn next(&mut self) -> ConnectionEvent {
        loop {
            let Some(socket) = &mut self.socket else { return self.reconnect().await };
            match timeout(SILENCE, socket.next()).await {
                Ok(Some(Ok(ServerMessage::Goodbye)) | None) | Err(_) => {
                    self.socket = None;
                    self.wait();
                    return ConnectionEvent::Lost;
                }
                // A newer server may send messages that this client does not know.
                Ok(Some(Err(_))) => {}
                Ok(Some(Ok(message))) => {
                    self.record(&message);
                    return ConnectionEvent::Message(message);
                }
            }
        }
    }

    async fn reconnect(&mut self) -> ConnectionEvent {
        if let Some(at) = self.retry_at {
            sleep_until(at).await;
        }
        match open(&self.client, &self.table, self.cursor, &self.pending).await {
            Ok(socket) => {
                self.socket = Some(socket);
                (self.pause, self.retry_at) = (self.backoff.first, None);
                ConnectionEvent::Opened
            }
            Err(_) => {
                self.wait();
                ConnectionEvent::Lost
            }
        }
    }

    /// Postpones the next attempt by the current pause, and doubles the pause.
    fn wait(&mut self) {
        self.retry_at = Some(Instant::now() + self.pause);
        self.pause = (self.pause * 2).min(self.backoff.longest);
    }

    /// Moves the cursor forward, and forgets commands that are answered.
    fn record(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Update { state, .. } => self.cursor = Some(state.seq),
            ServerMessage::Patch { patch, .. } => self.cursor = Some(patch.seq),
            ServerMessage::Done { idempotency_key: key, .. }
            | ServerMessage::Refused { idempotency_key: Some(key), .. } => {
                self.pending.retain(|command| command.idempotency_key != *key);
            }
            ServerMessage::Refused { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Pong
            | ServerMessage::Goodbye => {}
        }
    }
}

/// Opens a socket and sends these commands again.
async fn open(
    client: &Client,
    table: &str,
    since: Option<u32>,
    pending: &VecDeque<Command>,
) -> Result<TableSocket, ClientError> {
    let mut socket = client.open_socket(table, since).await?;
    for command in pending {
        socket.send(command).await?;
    }
    Ok(socket)
}
