//! The WebSocket of a table.

mod frame;
mod transport;

use std::pin::Pin;
use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::time::{Instant, Interval, MissedTickBehavior, Sleep};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use wire::{Command, ConnectionCheck, ServerMessage};

use crate::app_state::AppState;
use crate::client::Client;
use crate::http::{MaybeSignedIn, Path, Query};
use crate::limits::RateLimitKey;
use crate::mailbox::{Receiver, mailbox};
use crate::problem::Problem;
use crate::room::{Outbox, RoomMessage, SentCommand, Subscribe, Updates};
use crate::rooms::request;
use crate::store::{Person, PersonId, TableId};
use crate::tokens::random;
pub(crate) use frame::Frame;
use transport::{Closed, Incoming, Transport, Upgrade};

/// The maximum number of messages queued for a client.
const OUTBOX_CAPACITY: usize = 64;
/// The ping interval. A client that has not answered when the next ping is due counts as away.
const PING: std::time::Duration = std::time::Duration::from_secs(4);
/// After this many intervals without a message from the client the connection is closed. A program may think for a
/// while without reading its socket.
const MAX_SILENT_PINGS: u32 = 15;
/// The session is checked at every ping of this number.
const PINGS_PER_SESSION_CHECK: u32 = 6;
/// After this many refusals for exceeding the rate limit the connection is closed.
const MAX_RATE_REFUSALS: u32 = 20;
/// How long nothing is read from a client after such a refusal.
const REFUSAL_PAUSE: std::time::Duration = std::time::Duration::from_millis(100);

#[derive(Deserialize)]
pub(crate) struct SocketQuery {
    since: Option<u32>,
    #[serde(default)]
    updates: Updates,
}

/// Opens the socket of a table.
pub(crate) async fn connect(
    State(app): State<Arc<AppState>>,
    client: Client,
    who: MaybeSignedIn,
    Path(id): Path<String>,
    Query(query): Query<SocketQuery>,
    upgrade: Upgrade,
) -> Response {
    let table = TableId(id);
    let key = match &who.0 {
        Some(signed_in) => RateLimitKey::from(&signed_in.person.id),
        None => RateLimitKey::from(client.address),
    };
    let counted = match app.rate_meter.socket(&key, app.settings.limits.sockets_per_person) {
        Ok(counted) => counted,
        Err(problem) => return problem.into_response(),
    };
    // A client that may not watch gets an HTTP error before the upgrade.
    let person = who.id();
    let access = request(&app, &table, |reply| {
        let person = person.clone();
        RoomMessage::Inspect(Box::new(move |room| {
            let _ = reply.send(room.state(&person).map(drop));
        }))
    });
    if let Err(problem) = access.await.and_then(|access| access) {
        return problem.into_response();
    }
    let connection = Connection { app, table, person, hash: who.0.map(|who| who.hash), key, client };
    upgrade.then(move |mut transport| async move {
        metrics::gauge!("marchstone_sockets").increment(1);
        connection.run(&mut transport, query).await;
        metrics::gauge!("marchstone_sockets").decrement(1);
        drop(counted);
    })
}

struct Connection {
    app: Arc<AppState>,
    table: TableId,
    /// The person; an empty id for an anonymous client.
    person: PersonId,
    /// The hash of the session token; `None` for an anonymous client.
    hash: Option<String>,
    /// What the message rate counts against.
    key: RateLimitKey,
    /// Keeps the connection counted while the socket is open.
    client: Client,
}

/// The refusal of a message that is not a command.
fn refused(problem: &Problem) -> ServerMessage {
    ServerMessage::Refused { idempotency_key: None, problem: problem.to_wire(), state: None }
}

/// The messages of one client that were refused for exceeding the rate limit.
#[derive(Default)]
struct RateRefusals {
    count: u32,
    /// Nothing is read until this ends, so that a flood of messages waits at the client. Boxed, since it is rare.
    pause: Option<Pin<Box<Sleep>>>,
}

impl RateRefusals {
    fn add(&mut self) {
        self.count += 1;
        self.pause = Some(Box::pin(tokio::time::sleep(REFUSAL_PAUSE)));
    }

    /// Waits until the client is read again.
    async fn resume(&mut self) {
        if let Some(pause) = &mut self.pause {
            pause.await;
        }
        self.pause = None;
    }
}

/// A message and those that are queued after it.
fn queued(first: Frame, inbox: &mut Receiver<Frame>) -> Vec<Frame> {
    std::iter::once(first).chain(std::iter::from_fn(|| inbox.try_recv())).collect()
}

/// The time of the first ping, spread at random so that sockets opened together are not pinged together.
fn first_ping() -> Instant {
    let [spread] = random();
    Instant::now() + PING / 2 + PING / 2 * u32::from(spread) / 255
}

/// When pings are due. After a time in which this server did not run, the next is a whole interval after the late one: the client
/// could not answer sooner.
fn pings(first: Instant) -> Interval {
    let mut pings = tokio::time::interval_at(first, PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings
}

// The futures of single messages are boxed, so that the task of a quiet socket is small: there may be many.
impl Connection {
    async fn run(&self, transport: &mut Transport, query: SocketQuery) {
        let (outbox, mut inbox) = mailbox(OUTBOX_CAPACITY);
        let subscriber = match Box::pin(self.subscribe(outbox, query)).await {
            Ok(subscriber) => subscriber,
            Err(problem) => {
                // The client may have disconnected.
                let _ = transport.send(&[Frame::new(&refused(&problem))]).await;
                return;
            }
        };
        let mut refusals = RateRefusals::default();
        let mut ping = pings(first_ping());
        let (mut pings, mut silence) = (0_u32, 0);
        loop {
            let result = tokio::select! {
                // In this order: an answer that has come counts before the next ping is due.
                biased;
                frame = inbox.recv() => match frame {
                    Some(frame) => Box::pin(transport.send(&queued(frame, &mut inbox))).await,
                    None => Box::pin(self.end(transport)).await,
                },
                incoming = transport.next(), if refusals.pause.is_none() => match incoming {
                    Ok(incoming) => {
                        if silence > 1 {
                            self.app.rooms.send(&self.table, RoomMessage::Answering(subscriber, true));
                        }
                        silence = 0;
                        Box::pin(self.handle(transport, incoming, &mut inbox, &mut refusals)).await
                    }
                    Err(closed) => Err(closed),
                },
                () = refusals.resume(), if refusals.pause.is_some() => Ok(()),
                _ = ping.tick() => {
                    silence += 1;
                    if silence == 2 {
                        self.app.rooms.send(&self.table, RoomMessage::Answering(subscriber, false));
                    }
                    pings += 1;
                    let checks_session = pings.is_multiple_of(PINGS_PER_SESSION_CHECK);
                    if silence > MAX_SILENT_PINGS {
                        Err(Closed)
                    } else {
                        Box::pin(self.ping(transport, checks_session)).await
                    }
                }
            };
            if result.is_err() {
                break;
            }
        }
        self.app.rooms.send(&self.table, RoomMessage::Unsubscribe(subscriber));
    }

    /// Closes the connection, because the room has ended or the client read too slowly: it must reconnect.
    async fn end(&self, transport: &mut Transport) -> Result<(), Closed> {
        let (code, reason) = if *self.app.closing.borrow() {
            (CloseCode::Restart, "restart")
        } else {
            (CloseCode::Again, "reconnect")
        };
        Err(transport.close(code, reason).await)
    }

    /// Subscribes to the table. The room holds the sending end of the outbox; when the room drops it, this socket ends.
    async fn subscribe(&self, outbox: Outbox, query: SocketQuery) -> Result<u64, Problem> {
        let SocketQuery { since, updates } = query;
        let subscribe = Subscribe { person: self.person.clone(), since, updates, outbox };
        request(&self.app, &self.table, |reply| RoomMessage::Subscribe(Box::new(subscribe.clone()), reply))
            .await?
    }

    /// Pings the client; closes the connection if its session no longer exists.
    async fn ping(&self, transport: &mut Transport, checks_session: bool) -> Result<(), Closed> {
        if checks_session
            && self.hash.is_some()
            && matches!(self.authenticate().await, Err(Problem::NotSignedIn))
        {
            return Err(Closed);
        }
        transport.ping().await
    }

    /// Handles a message and sends the answer. Messages of every kind count against the rate limit.
    async fn handle(
        &self,
        transport: &mut Transport,
        incoming: Incoming,
        inbox: &mut Receiver<Frame>,
        refusals: &mut RateRefusals,
    ) -> Result<(), Closed> {
        // Updates wait for the answer, which wakes this task.
        inbox.stop_waking();
        let may_send = self.may_send();
        if may_send.is_err() {
            refusals.add();
            if refusals.count > MAX_RATE_REFUSALS {
                return Err(transport.close_and_discard(CloseCode::Policy, "too fast").await);
            }
        }
        let answer = match (incoming, may_send) {
            (Incoming::Control, _) => return Ok(()),
            (Incoming::Text(command), may_send) => self.handle_command(command.as_str(), may_send).await,
            (Incoming::Binary, Ok(())) => refused(&Problem::BadRequest("send text messages".to_owned())),
            (Incoming::Binary, Err(problem)) => refused(&problem),
        };
        // Updates published before the answer are sent before it, in one write.
        let mut frames: Vec<Frame> = std::iter::from_fn(|| inbox.try_recv()).collect();
        frames.push(Frame::new(&answer));
        transport.send(&frames).await
    }

    /// Fails once the client, or all clients of its address together, exceed the message rate.
    fn may_send(&self) -> Result<(), Problem> {
        if self.client.unlimited {
            return Ok(());
        }
        self.app.rate_meter.request(&self.key)?;
        self.app.rate_meter.traffic(self.client.address)
    }

    /// The signed-in person. Read for each message, since the session may have ended or the name changed.
    async fn authenticate(&self) -> Result<Person, Problem> {
        let hash = self.hash.as_ref().ok_or(Problem::NotSignedIn)?;
        let session = self.app.stores.accounts.authenticate(hash).await?;
        session.map(|(_, person)| person).ok_or(Problem::NotSignedIn)
    }

    /// Executes a command.
    async fn handle_command(&self, message: &str, may_send: Result<(), Problem>) -> ServerMessage {
        let command: Command = match serde_json::from_str(message) {
            Ok(command) => command,
            Err(error) => {
                if may_send.is_ok() && serde_json::from_str::<ConnectionCheck>(message).is_ok() {
                    return ServerMessage::Pong;
                }
                let problem = may_send.err().unwrap_or_else(|| Problem::BadRequest(error.to_string()));
                return refused(&problem);
            }
        };
        let refused = |problem: Problem, state| ServerMessage::Refused {
            idempotency_key: Some(command.idempotency_key.clone()),
            problem: problem.to_wire(),
            state,
        };
        if let Err(problem) = may_send {
            return refused(problem, None);
        }
        let person = match self.authenticate().await {
            Ok(person) => person,
            Err(problem) => return refused(problem, None),
        };
        let reply = request(&self.app, &self.table, |reply| {
            let (person, command) = (person.clone(), command.clone());
            RoomMessage::Command(
                Box::new(SentCommand { person, network: self.client.network(), command }),
                reply,
            )
        });
        match reply.await {
            Ok(Ok(seq)) => ServerMessage::Done { idempotency_key: command.idempotency_key, seq },
            Ok(Err(refusal)) => refused(refusal.problem, refusal.state),
            Err(problem) => refused(problem, None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_server_that_did_not_run_does_not_count_the_pings_that_it_missed() {
        let mut pings = pings(Instant::now() - 3 * PING);
        pings.tick().await;
        let next = tokio::select! {
            biased;
            _ = pings.tick() => true,
            () = std::future::ready(()) => false,
        };
        assert!(!next, "the next ping waits for an interval");
    }
}
