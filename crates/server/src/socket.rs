//! What happens: one WebSocket for each table and person.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::mpsc;
use wire::{Command, Told};

use crate::client::Client;
use crate::house::House;
use crate::http::{Anyone, Path, Query, Someone};
use crate::limits::Whom;
use crate::problem::Problem;
use crate::room::{Ask, Listen, text};
use crate::rooms::ask;
use crate::store::{Person, PersonId, TableId};

/// The largest message a client may send.
const LARGEST_MESSAGE: usize = 16 * 1024;
/// The buffers of a socket: small, since there may be many.
const BUFFER: usize = 4 * 1024;
/// How many messages may wait for a client that does not read.
const MAILBOX: usize = 64;
/// How often a quiet client is asked whether it is still there, and how long it may be silent.
const PING: std::time::Duration = std::time::Duration::from_secs(25);
const SILENCE: u32 = 3;
/// How often a client may be told that it is too fast, before it must go.
const MOST_TOO_FAST: u32 = 200;

#[derive(Deserialize)]
pub(crate) struct Since {
    since: Option<u32>,
}

/// Connects somebody to a table.
pub(crate) async fn connect(
    State(house): State<Arc<House>>,
    client: Client,
    who: Anyone,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let table = TableId(id);
    let whom = match &who.0 {
        Some(someone) => Whom::from(&someone.person.id),
        None => Whom::from(client.address),
    };
    let counted = match house.meter.socket(&whom, house.settings.limits.sockets_per_person) {
        Ok(counted) => counted,
        Err(problem) => return problem.into_response(),
    };
    // Who may not look is told so before the upgrade.
    let person = who.id();
    let looked = ask(&house, &table, |reply| {
        let person = person.clone();
        Ask::Look(Box::new(move |room| {
            let _ = reply.send(room.state(&person).map(drop));
        }))
    });
    if let Err(problem) = looked.await.and_then(|looked| looked) {
        return problem.into_response();
    }
    let upgrade = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0);
    upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("marchstone_sockets").increment(1);
        Connection { house, table, who: who.0, since, whom, client }.run(socket).await;
        metrics::gauge!("marchstone_sockets").decrement(1);
        drop(counted);
    })
}

struct Connection {
    house: Arc<House>,
    table: TableId,
    who: Option<Someone>,
    since: Option<u32>,
    /// Whose share of messages it uses.
    whom: Whom,
    /// The connection counts as long as the socket is open.
    client: Client,
}

impl Connection {
    async fn run(self, mut socket: WebSocket) {
        let mut too_fast = 0;
        let (mail, mut inbox) = mpsc::channel(MAILBOX);
        let person = self.who.as_ref().map_or_else(|| PersonId(String::new()), |who| who.person.id.clone());
        let listening = ask(&self.house, &self.table, |reply| {
            let listen = Listen { person: person.clone(), since: self.since, mail: mail.clone() };
            Ask::Listen(listen, reply)
        });
        let listener = match listening.await.and_then(|listening| listening) {
            Ok(listener) => listener,
            Err(problem) => {
                let refused = Told::Refused { id: None, problem: problem.told(), state: None };
                // Whoever is gone does not need to know.
                let _ = socket.send(Message::Text(text(&refused))).await;
                return;
            }
        };
        // The room holds the other end: when it lets go, this socket ends.
        drop(mail);
        let mut ping = tokio::time::interval(PING);
        let mut silence = 0;
        loop {
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => {
                        if socket.send(Message::Text(message)).await.is_err() {
                            break;
                        }
                    }
                    // The room is gone, or this client was too slow: it must come back.
                    None => {
                        let frame = CloseFrame { code: close_code::AGAIN, reason: "come back".into() };
                        let _ = socket.send(Message::Close(Some(frame))).await;
                        break;
                    }
                },
                received = socket.recv() => {
                    silence = 0;
                    match received {
                        Some(Ok(Message::Text(command))) => {
                            let told = self.obey(command.as_str()).await;
                            if matches!(&told, Told::Refused { problem, .. } if problem.code == "too-fast") {
                                too_fast += 1;
                            }
                            if too_fast > MOST_TOO_FAST {
                                let frame = CloseFrame { code: close_code::POLICY, reason: "too fast".into() };
                                let _ = socket.send(Message::Close(Some(frame))).await;
                                break;
                            }
                            // What the room has told before this command was answered is told first.
                            while let Ok(message) = inbox.try_recv() {
                                if socket.send(Message::Text(message)).await.is_err() {
                                    break;
                                }
                            }
                            if socket.send(Message::Text(text(&told))).await.is_err() {
                                break;
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            let problem = Problem::BadRequest("send texts".to_owned()).told();
                            let told = Told::Refused { id: None, problem, state: None };
                            if socket.send(Message::Text(text(&told))).await.is_err() {
                                break;
                            }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    }
                }
                _ = ping.tick() => {
                    silence += 1;
                    if self.who.is_some() && matches!(self.sender().await, Err(Problem::NotSignedIn)) {
                        break;
                    }
                    if silence > SILENCE || socket.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
                        break;
                    }
                }
                () = self.house.closed() => {
                    let _ = socket.send(Message::Text(text(&Told::Goodbye))).await;
                    let frame = CloseFrame { code: close_code::RESTART, reason: "restart".into() };
                    let _ = socket.send(Message::Close(Some(frame))).await;
                    break;
                }
            }
        }
        self.house.rooms.tell(&self.table, Ask::Unlisten(listener));
    }

    /// Whether there was not too much lately.
    fn may_send(&self) -> Result<(), Problem> {
        if self.client.unlimited { Ok(()) } else { self.house.meter.request(&self.whom) }
    }

    /// Who sends, as of now: since the socket was opened the session may have ended and the name changed.
    async fn sender(&self) -> Result<Person, Problem> {
        let who = self.who.as_ref().ok_or(Problem::NotSignedIn)?;
        let known = self.house.store.signed_in(&who.hash).await?;
        known.map(|(_, person)| person).ok_or(Problem::NotSignedIn)
    }

    /// Does what a message says, and answers.
    async fn obey(&self, message: &str) -> Told {
        // What means nothing counts as well.
        let may_send = self.may_send();
        let command: Command = match serde_json::from_str(message) {
            Ok(command) => command,
            Err(error) => {
                let problem = Problem::BadRequest(error.to_string()).told();
                return Told::Refused { id: None, problem, state: None };
            }
        };
        let refused = |problem: Problem, state| Told::Refused {
            id: Some(command.id.clone()),
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
        let asked =
            ask(&self.house, &self.table, |reply| Ask::Do(Box::new(person.clone()), command.clone(), reply));
        match asked.await {
            Ok(Ok(seq)) => Told::Done { id: command.id, seq },
            Ok(Err(not_done)) => refused(not_done.problem, not_done.state),
            Err(problem) => refused(problem, None),
        }
    }
}
