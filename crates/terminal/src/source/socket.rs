//! The open table of a server: commands go out, messages come in, over a connection that repairs itself.

use client::{Backoff, Client, ClientError, ConnectionEvent, TableConnection};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinHandle;
use wire::{Command, TableRequest};

use super::SourceEvent;
use super::online::Tell;

/// An open table.
#[derive(Debug)]
pub(super) struct Seated {
    pub(super) table: String,
    commands: UnboundedSender<Command>,
}

impl Seated {
    /// Opens a table. The task runs until it is aborted.
    pub(super) fn sit(client: Client, table: String, tell: Tell) -> (Seated, JoinHandle<()>) {
        let (commands, outgoing) = mpsc::unbounded_channel();
        let task = tokio::spawn(run(client, table.clone(), outgoing, tell));
        (Seated { table, commands }, task)
    }

    /// Sends a request, now or when the server is reachable again.
    pub(super) fn send(&self, request: TableRequest) {
        let command = Command { idempotency_key: super::nonce(), request };
        // The task ends early only if the table does not exist, and it has reported that.
        let _ = self.commands.send(command);
    }
}

async fn run(client: Client, table: String, mut outgoing: UnboundedReceiver<Command>, tell: Tell) {
    // A missing table is reported over HTTP; a socket would only fail to open.
    match client.table(&table).await {
        Ok(_) => {}
        Err(ClientError::Unreachable(_)) => tell(SourceEvent::Connected(false)),
        Err(error) => return tell(SourceEvent::Unavailable(error.into_problem())),
    }
    let mut connection = TableConnection::new(client, table, Some(0), Backoff::default());
    loop {
        tokio::select! {
            event = connection.next() => tell(match event {
                ConnectionEvent::Opened => SourceEvent::Connected(true),
                ConnectionEvent::Lost => SourceEvent::Connected(false),
                ConnectionEvent::Message(message) => SourceEvent::ServerMessage(Box::new(message)),
            }),
            command = outgoing.recv() => match command {
                Some(command) => connection.send(command).await,
                None => return,
            },
        }
    }
}
