//! What happens: one WebSocket for each table and person.

mod transport;

use std::pin::pin;
use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use wire::{Command, ServerMessage};

use crate::app_state::AppState;
use crate::client::Client;
use crate::http::{MaybeSignedIn, Path, Query};
use crate::limits::RateLimitKey;
use crate::problem::Problem;
use crate::room::{Frame, Outbox, RoomMessage, Subscribe, text};
use crate::rooms::request;
use crate::store::{Person, PersonId, TableId};
use crate::tokens::random;
use transport::{Gone, Incoming, Transport, Upgrade};

/// How many messages may wait for a client that does not read.
const OUTBOX_CAPACITY: usize = 64;
/// How often a quiet client is asked whether it is still there, and how long it may be silent.
const PING: std::time::Duration = std::time::Duration::from_secs(25);
const SILENCE: u32 = 2;
/// How often a client may be told that it is too fast, before it must go.
const MOST_TOO_FAST: u32 = 200;

#[derive(Deserialize)]
pub(crate) struct SocketQuery {
    since: Option<u32>,
}

/// Connects somebody to a table.
pub(crate) async fn connect(
    State(app): State<Arc<AppState>>,
    client: Client,
    who: MaybeSignedIn,
    Path(id): Path<String>,
    Query(SocketQuery { since }): Query<SocketQuery>,
    upgrade: Upgrade,
) -> Response {
    let table = TableId(id);
    let key = match &who.0 {
        Some(someone) => RateLimitKey::from(&someone.person.id),
        None => RateLimitKey::from(client.address),
    };
    let counted = match app.rate_meter.socket(&key, app.settings.limits.sockets_per_person) {
        Ok(counted) => counted,
        Err(problem) => return problem.into_response(),
    };
    // Who may not look is told so before the upgrade.
    let person = who.id();
    let looked = request(&app, &table, |reply| {
        let person = person.clone();
        RoomMessage::Inspect(Box::new(move |room| {
            let _ = reply.send(room.state(&person).map(drop));
        }))
    });
    if let Err(problem) = looked.await.and_then(|looked| looked) {
        return problem.into_response();
    }
    let connection = Connection { app, table, person, hash: who.0.map(|who| who.hash), key, client };
    upgrade.then(move |mut transport| async move {
        metrics::gauge!("marchstone_sockets").increment(1);
        connection.run(&mut transport, since).await;
        metrics::gauge!("marchstone_sockets").decrement(1);
        drop(counted);
    })
}

struct Connection {
    app: Arc<AppState>,
    table: TableId,
    /// Who it is; nobody has an empty id.
    person: PersonId,
    /// The hash of the token, of whoever is somebody.
    hash: Option<String>,
    /// Whose share of messages it uses.
    key: RateLimitKey,
    /// The connection counts as long as the socket is open.
    client: Client,
}

/// When a socket is asked for the first time whether it is still there: not all at once that incoming at once.
fn first_ping() -> Instant {
    let [spread] = random();
    Instant::now() + PING / 2 + PING / 2 * u32::from(spread) / 255
}

// Sockets are many and mostly quiet: what is only needed for a moment (the futures of a command, of looking into the
// store) is boxed, so that a waiting task is small.
impl Connection {
    async fn run(&self, transport: &mut Transport, since: Option<u32>) {
        let (outbox, mut inbox) = mpsc::channel(OUTBOX_CAPACITY);
        let subscriber = match Box::pin(self.subscribe(outbox, since)).await {
            Ok(subscriber) => subscriber,
            Err(problem) => {
                let refused =
                    ServerMessage::Refused { idempotency_key: None, problem: problem.told(), state: None };
                // Whoever is gone does not need to know.
                let _ = transport.tell(&text(&refused)).await;
                return;
            }
        };
        let mut too_fast = 0;
        let mut ping = tokio::time::interval_at(first_ping(), PING);
        let mut silence = 0;
        let mut closed = pin!(self.app.closed());
        loop {
            let going_on = tokio::select! {
                frame = inbox.recv() => match frame {
                    Some(frame) => transport.tell(&frame).await,
                    // The room is gone, or this client was too slow: it must come back.
                    None => Err(transport.close(CloseCode::Again, "come back").await),
                },
                incoming = transport.next() => match incoming {
                    Ok(incoming) => {
                        silence = 0;
                        Box::pin(self.handle(transport, incoming, &mut inbox, &mut too_fast)).await
                    }
                    Err(gone) => Err(gone),
                },
                _ = ping.tick() => {
                    silence += 1;
                    if silence > SILENCE { Err(Gone) } else { Box::pin(self.ask(transport)).await }
                }
                () = &mut closed => {
                    let _ = transport.tell(&text(&ServerMessage::Goodbye)).await;
                    Err(transport.close(CloseCode::Restart, "restart").await)
                }
            };
            if going_on.is_err() {
                break;
            }
        }
        self.app.rooms.send(&self.table, RoomMessage::Unsubscribe(subscriber));
    }

    /// Begins to subscribe. The room holds the other end of the mailbox: when it lets go, this socket ends.
    async fn subscribe(&self, outbox: Outbox, since: Option<u32>) -> Result<u64, Problem> {
        let subscribe = Subscribe { person: self.person.clone(), since, outbox };
        request(&self.app, &self.table, |reply| RoomMessage::Subscribe(Box::new(subscribe.clone()), reply))
            .await?
    }

    /// Asks a quiet client whether it is still there, and the store whether its session is.
    async fn ask(&self, transport: &mut Transport) -> Result<(), Gone> {
        if self.hash.is_some() && matches!(self.sender().await, Err(Problem::NotSignedIn)) {
            return Err(Gone);
        }
        transport.ping().await
    }

    /// Does what incoming, and answers it.
    async fn handle(
        &self,
        transport: &mut Transport,
        incoming: Incoming,
        inbox: &mut mpsc::Receiver<Frame>,
        too_fast: &mut u32,
    ) -> Result<(), Gone> {
        let told = match incoming {
            Incoming::Text(command) => self.handle_command(command.as_str()).await,
            Incoming::Bytes => {
                let problem = Problem::BadRequest("send texts".to_owned()).told();
                ServerMessage::Refused { idempotency_key: None, problem, state: None }
            }
            Incoming::Life => return Ok(()),
        };
        if matches!(&told, ServerMessage::Refused { problem, .. } if problem.code == "too-fast") {
            *too_fast += 1;
        }
        if *too_fast > MOST_TOO_FAST {
            return Err(transport.close(CloseCode::Policy, "too fast").await);
        }
        // What the room has told before this command was answered is told first.
        while let Ok(frame) = inbox.try_recv() {
            transport.tell(&frame).await?;
        }
        transport.tell(&text(&told)).await
    }

    /// Whether there was not too much lately.
    fn may_send(&self) -> Result<(), Problem> {
        if self.client.unlimited { Ok(()) } else { self.app.rate_meter.request(&self.key) }
    }

    /// Who sends, as of now: since the socket was opened the session may have ended and the name changed.
    async fn sender(&self) -> Result<Person, Problem> {
        let hash = self.hash.as_ref().ok_or(Problem::NotSignedIn)?;
        let known = self.app.stores.accounts.authenticate(hash).await?;
        known.map(|(_, person)| person).ok_or(Problem::NotSignedIn)
    }

    /// Does what a message says, and answers.
    async fn handle_command(&self, message: &str) -> ServerMessage {
        // What means nothing counts as well.
        let may_send = self.may_send();
        let command: Command = match serde_json::from_str(message) {
            Ok(command) => command,
            Err(error) => {
                let problem = Problem::BadRequest(error.to_string()).told();
                return ServerMessage::Refused { idempotency_key: None, problem, state: None };
            }
        };
        let refused = |problem: Problem, state| ServerMessage::Refused {
            idempotency_key: Some(command.idempotency_key.clone()),
            problem: problem.told(),
            state,
        };
        if let Err(problem) = may_send {
            return refused(problem, None);
        }
        let person = match self.sender().await {
            Ok(person) => person,
            Err(problem) => return refused(problem, None),
        };
        let asked = request(&self.app, &self.table, |reply| {
            RoomMessage::Command(Box::new((person.clone(), command.clone())), reply)
        });
        match asked.await {
            Ok(Ok(seq)) => ServerMessage::Done { idempotency_key: command.idempotency_key, seq },
            Ok(Err(not_done)) => refused(not_done.problem, not_done.state),
            Err(problem) => refused(problem, None),
        }
    }
}
