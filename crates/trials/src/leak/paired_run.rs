//! One pair of games, played at two servers side by side. Everything the viewer receives is compared, message by
//! message, as soon as it arrives.

use std::fmt;

use catalog::AnyTable;
use client::TableSocket;
use client::http::Method;
use client::http::header::DATE;
use client::tungstenite::Message;
use client::{Client, Response};
use serde_json::Value as Json;
use tabletop::{Dice, Seat, Viewer};
use wire::{Invitee, NewTable, ServerMessage, TableRequest};

use super::plan::{Opponents, Pair};
use super::server::{TIMEOUT, TrialServer};
use crate::TrialError;
use crate::player::{act, command};
use crate::summary::{MessageKind, MessageSummary, StateSummary};

/// The spectator among the players of a server.
const SPECTATOR: usize = 5;
const NONCE: &str = "00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee";

/// Two different things the viewer received where the games look the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What was done just before.
    pub after: String,
    /// What each server sent.
    pub received: [String; 2],
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two] = &self.received;
        let same = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
        let around = |text: &str| {
            let bytes = &text.as_bytes()[same.saturating_sub(60)..(same + 60).min(text.len())];
            String::from_utf8_lossy(bytes).into_owned()
        };
        write!(f, "after {}: byte {same}\n  …{}…\n  …{}…", self.after, around(one), around(two))
    }
}

/// Why a pair failed.
#[derive(Debug, thiserror::Error)]
pub enum PairError {
    /// The viewer can tell the games apart.
    #[error("the viewer can tell the games apart {0}")]
    Leak(Difference),
    /// A server failed. Equal failures of both servers prove nothing.
    #[error("the server failed after {after}: {answer}")]
    ServerError {
        /// What was done just before.
        after: String,
        /// The answer.
        answer: String,
    },
    /// The trial could not go on.
    #[error(transparent)]
    Trial(#[from] TrialError),
}

impl From<client::ClientError> for PairError {
    fn from(error: client::ClientError) -> PairError {
        PairError::Trial(error.into())
    }
}

fn unexpected(what: impl fmt::Display) -> PairError {
    PairError::Trial(TrialError::unexpected(what))
}

/// How much was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Comparison {
    /// Pairs of games.
    pub pairs: u64,
    /// Actions made in both.
    pub actions: u64,
    /// Messages and answers.
    pub messages: u64,
    /// Hints that bots gave, which are among the answers.
    pub hints: u64,
    /// Bytes of the messages and answers of one server.
    pub bytes: u64,
}

impl std::ops::AddAssign for Comparison {
    fn add_assign(&mut self, other: Comparison) {
        self.pairs += other.pairs;
        self.actions += other.actions;
        self.messages += other.messages;
        self.hints += other.hints;
        self.bytes += other.bytes;
    }
}

/// A pair of games at two tables.
pub(super) struct PairedRun<'a> {
    pub(super) servers: &'a [TrialServer; 2],
    pub(super) pair: &'a Pair,
    opponents: Opponents,
    pub(super) tables: [String; 2],
    /// What differs between any two tables and reveals nothing (ids and commitments), with its replacement.
    aliases: [Vec<(String, String)>; 2],
    sockets: Vec<TableSocket>,
    /// The viewer among the players of a server; none if the viewer is not signed in.
    viewer: Option<usize>,
    /// The games as they stand, to choose probes.
    pub(super) games: [Box<dyn AnyTable>; 2],
    /// The seat that acted last.
    pub(super) last_actor: Option<Seat>,
    /// The latest state.
    pub(super) latest: StateSummary,
    commands: u32,
    /// When a closed socket is noticed depends on the system, so presence is not compared after a reconnection.
    has_reconnected: bool,
    after: String,
    comparison: Comparison,
}

/// Plays a pair and compares what the viewer receives.
pub(super) async fn play(
    servers: &[TrialServer; 2],
    pair: &Pair,
    opponents: Opponents,
    dice: &mut Dice,
) -> Result<Comparison, PairError> {
    let mut run = PairedRun::set_up(servers, pair, opponents, dice).await?;
    let played = run.play(dice).await;
    for (server, table) in servers.iter().zip(&run.tables) {
        server.dealer.remove(table);
    }
    for socket in std::mem::take(&mut run.sockets) {
        socket.close().await;
    }
    played.map(|()| run.comparison)
}

impl<'a> PairedRun<'a> {
    /// Creates both tables and deals.
    async fn set_up(
        servers: &'a [TrialServer; 2],
        pair: &'a Pair,
        opponents: Opponents,
        dice: &mut Dice,
    ) -> Result<PairedRun<'a>, PairError> {
        let viewer = match (pair.viewer, opponents) {
            (Viewer::Seat(_), Opponents::Bots) => Some(0),
            (Viewer::Seat(seat), Opponents::People) => Some(seat.index()),
            (Viewer::Spectator, _) => (dice.below(2) == 0).then_some(SPECTATOR),
        };
        let players = if opponents == Opponents::Bots { 1 } else { usize::from(pair.seats) };
        let mut tables: [String; 2] = Default::default();
        let mut aliases: [Vec<(String, String)>; 2] = Default::default();
        let mut sockets = Vec::new();
        for (s, server) in servers.iter().enumerate() {
            let table = server.client_of(Some(0)).create_table(&table_for(pair, opponents)).await?.id;
            server.dealer.insert(&table, pair.starts[s].clone());
            let commitment = server.client.table(&table).await?.fairness.commitment;
            aliases[s] = aliases_of(server, &table, commitment);
            server.tables.lock().expect("the lock is not poisoned").push(table.clone());
            for player in 1..players {
                let sit = command("sit", TableRequest::Sit { seat: None });
                server.client_of(Some(player)).command(&table, &sit).await?;
            }
            sockets.push(server.client_of(viewer).open_socket(&table, None).await?);
            for player in 0..players {
                let ready = command("ready", TableRequest::Ready { nonce: Some(NONCE.to_owned()) });
                server.client_of(Some(player)).command(&table, &ready).await?;
            }
            tables[s] = table;
        }
        Ok(PairedRun {
            servers,
            pair,
            opponents,
            tables,
            aliases,
            sockets,
            viewer,
            games: pair.starts.clone(),
            last_actor: None,
            latest: StateSummary::default(),
            commands: 0,
            has_reconnected: false,
            after: "the deal".to_owned(),
            comparison: Comparison::default(),
        })
    }

    async fn play(&mut self, dice: &mut Dice) -> Result<(), PairError> {
        self.catch_up().await?;
        let mut has_taken_back = false;
        while let Some([one, two]) = self.pair.steps.get(self.games[0].length()) {
            self.probe(dice).await?;
            self.act([one.clone(), two.clone()]).await?;
            if !has_taken_back && self.is_among_people() && dice.below(6) == 0 {
                has_taken_back = self.take_back(dice).await?;
            }
        }
        self.probe(dice).await?;
        self.ask(Method::GET, "", None).await?;
        self.ask(Method::GET, "/events", None).await?;
        self.ask(Method::GET, "/record", None).await?;
        self.catch_up().await?;
        self.comparison.pairs = 1;
        Ok(())
    }

    pub(super) fn is_among_people(&self) -> bool {
        self.opponents == Opponents::People
    }

    /// Makes the next actions of the plan.
    async fn act(&mut self, actions: [String; 2]) -> Result<(), PairError> {
        let seat = self.games[0].turn().seat().ok_or_else(|| unexpected("the game is over"))?;
        let requests = actions.each_ref().map(|action| act(self.latest.at, action));
        self.after = format!("{} by {seat}", actions[0]);
        if !self.send_as(seat, requests).await? {
            return Err(unexpected(format!("{} was refused", actions[0])));
        }
        for (game, action) in self.games.iter_mut().zip(actions) {
            game.apply(&[action]).map_err(unexpected)?;
        }
        self.last_actor = Some(seat);
        self.comparison.actions += 1;
        Ok(())
    }

    /// Sends a request as a seat, to each server its own; returns whether it was carried out.
    pub(super) async fn send_as(
        &mut self,
        seat: Seat,
        requests: [TableRequest; 2],
    ) -> Result<bool, PairError> {
        if self.pair.viewer.is(seat) {
            let [request, _] = requests;
            return self.send_as_viewer(request).await;
        }
        let key = self.new_key();
        let mut answers: [String; 2] = Default::default();
        let mut seqs = [None; 2];
        for (s, request) in requests.into_iter().enumerate() {
            let client = self.servers[s].client_of(Some(seat.index()));
            let path = format!("/api/tables/{}/commands", self.tables[s]);
            let response =
                client.request(Method::POST, &path).json(&command(key.clone(), request)).send().await?;
            answers[s] = self.transcript(&response)?;
            if response.status().is_success() {
                let answer = serde_json::from_slice(response.body()).map_err(unexpected)?;
                let ServerMessage::Done { seq, .. } = answer else { return Err(unexpected(&answers[s])) };
                seqs[s] = Some(seq);
            }
        }
        match seqs {
            [Some(seq), Some(_)] => {
                self.receive_until(|message, latest| message.changes_state() && latest >= seq).await?;
                Ok(true)
            }
            [None, None] => Ok(false),
            _ => Err(PairError::Leak(Difference { after: self.after.clone(), received: answers })),
        }
    }

    /// Sends a request as the viewer over the socket; returns whether it was carried out.
    pub(super) async fn send_as_viewer(&mut self, request: TableRequest) -> Result<bool, PairError> {
        self.after = format!("{request:?}");
        let command = command(self.new_key(), request);
        for socket in &mut self.sockets {
            socket.send(&command).await?;
        }
        let key = Some(command.idempotency_key.as_str());
        let answer = self.receive_until(|message, _| message.idempotency_key.as_deref() == key).await?;
        Ok(answer == MessageKind::Done)
    }

    /// Receives everything the servers have sent until now: a malformed command is refused after all of it.
    pub(super) async fn catch_up(&mut self) -> Result<(), PairError> {
        for socket in &mut self.sockets {
            socket.send_message(Message::text("not a command")).await?;
        }
        let is_refusal = |message: &MessageSummary, _| {
            message.kind == MessageKind::Refused && message.idempotency_key.is_none()
        };
        self.receive_until(is_refusal).await.map(drop)
    }

    /// Receives and compares messages of both sockets until one meets the condition; returns its kind.
    async fn receive_until(
        &mut self,
        is_last: impl Fn(&MessageSummary, u32) -> bool,
    ) -> Result<MessageKind, PairError> {
        loop {
            let received = [self.receive(0).await?, self.receive(1).await?];
            let message: MessageSummary = serde_json::from_str(&received[0]).map_err(unexpected)?;
            if message.is_server_error() {
                let [answer, _] = received;
                return Err(PairError::ServerError { after: self.after.clone(), answer });
            }
            self.latest.take_in(message.state.clone(), message.patch.clone());
            self.compare(received)?;
            if is_last(&message, self.latest.seq) {
                return Ok(message.kind);
            }
        }
    }

    async fn receive(&mut self, s: usize) -> Result<String, PairError> {
        loop {
            let text =
                tokio::time::timeout(TIMEOUT, self.sockets[s].next_text()).await.map_err(unexpected)?;
            let text = text.ok_or_else(|| unexpected("the socket was closed"))?;
            if !(self.has_reconnected && text.starts_with("{\"type\":\"presence\"")) {
                return Ok(text.to_string());
            }
        }
    }

    /// Sends a request about the table as the viewer and compares the answers.
    pub(super) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<Json>,
    ) -> Result<(), PairError> {
        let paths = self.tables.each_ref().map(|table| format!("/api/tables/{table}{path}"));
        self.ask_each(method, paths, body).await
    }

    /// Sends a request as the viewer, to each server with its own path, and compares the answers.
    pub(super) async fn ask_each(
        &mut self,
        method: Method,
        paths: [String; 2],
        body: Option<Json>,
    ) -> Result<(), PairError> {
        self.after = format!("{method} {}", paths[0]);
        let mut answers: [String; 2] = Default::default();
        for (s, path) in paths.iter().enumerate() {
            let mut request = self.viewer_client(s).request(method.clone(), path);
            if let Some(body) = &body {
                request = request.json(body);
            }
            let response = request.send().await?;
            answers[s] = self.transcript(&response)?;
            if s == 0 && path.ends_with("/hint") && response.status().is_success() {
                self.comparison.hints += 1;
            }
        }
        self.compare(answers)
    }

    fn viewer_client(&self, s: usize) -> &'a Client {
        self.servers[s].client_of(self.viewer)
    }

    /// The viewer's connection breaks, and the viewer connects again with this cursor.
    pub(super) async fn reconnect(&mut self, since: Option<u32>) -> Result<(), PairError> {
        self.catch_up().await?;
        self.has_reconnected = true;
        self.after = format!("a reconnection with {since:?}");
        for socket in std::mem::take(&mut self.sockets) {
            socket.close().await;
        }
        for s in 0..2 {
            let socket = self.viewer_client(s).open_socket(&self.tables[s], since).await?;
            self.sockets.push(socket);
        }
        self.receive_until(|message, _| message.changes_state()).await.map(drop)
    }

    fn new_key(&mut self) -> String {
        self.commands += 1;
        self.commands.to_string()
    }

    /// Everything of an answer that can be compared: status, headers without the date, body. An answer that says
    /// that the server failed is an error.
    fn transcript(&self, response: &Response) -> Result<String, PairError> {
        let mut lines: Vec<String> = response
            .headers()
            .iter()
            .filter(|(name, _)| *name != DATE)
            .map(|(name, value)| format!("{name}: {}", String::from_utf8_lossy(value.as_bytes())))
            .collect();
        lines.sort_unstable();
        let (status, body) = (response.status().as_u16(), String::from_utf8_lossy(response.body()));
        let answer = format!("{status}\n{}\n\n{body}", lines.join("\n"));
        if response.status().is_server_error() {
            return Err(PairError::ServerError { after: self.after.clone(), answer });
        }
        Ok(answer)
    }

    fn compare(&mut self, mut received: [String; 2]) -> Result<(), PairError> {
        if received[0] != received[1] {
            for (text, aliases) in received.iter_mut().zip(&self.aliases) {
                for (id, alias) in aliases {
                    replace(text, id, alias);
                }
            }
        }
        if received[0] != received[1] {
            // Lists show the tables of earlier pairs as well.
            for (text, server) in received.iter_mut().zip(self.servers) {
                let tables = server.tables.lock().expect("the lock is not poisoned");
                for (number, table) in tables.iter().enumerate() {
                    replace(text, table, &format!("(table {number})"));
                }
            }
        }
        let has_canary =
            |s: usize| self.pair.canaries[s].iter().any(|word| received[s].contains(word.as_str()));
        if has_canary(0) || has_canary(1) {
            return Err(PairError::Leak(Difference { after: format!("{}: a canary", self.after), received }));
        }
        self.comparison.messages += 1;
        self.comparison.bytes += received[0].len() as u64;
        if received[0] == received[1] {
            return Ok(());
        }
        Err(PairError::Leak(Difference { after: self.after.clone(), received }))
    }
}

fn replace(text: &mut String, id: &str, alias: &str) {
    if text.contains(id) {
        *text = text.replace(id, alias);
    }
}

fn table_for(pair: &Pair, opponents: Opponents) -> NewTable {
    let seats = Seat::first(pair.seats).map(|seat| match opponents {
        Opponents::Bots if pair.viewer.is(seat) => Invitee::Me,
        Opponents::Bots => Invitee::Bot { level: "lamb".to_owned() },
        Opponents::People if seat == Seat::A => Invitee::Me,
        Opponents::People => Invitee::Anyone,
    });
    NewTable { options: Some(pair.options.clone()), open: true, ..NewTable::new(pair.game, seats.collect()) }
}

/// What differs between any two tables, with its replacement.
fn aliases_of(server: &TrialServer, table: &str, commitment: String) -> Vec<(String, String)> {
    let mut aliases = vec![(table.to_owned(), "(table)".to_owned()), (commitment, "(commitment)".to_owned())];
    for (i, player) in server.players.iter().enumerate() {
        aliases.push((player.id.clone(), format!("(person {i})")));
        aliases.push((player.session.clone(), format!("(session {i})")));
    }
    aliases
}
