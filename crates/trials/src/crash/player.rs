//! Players that go on by themselves whenever the server comes back.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::{Backoff, ConnectionEvent, TableConnection};
use tabletop::Dice;
use wire::{Clock, Command, EventView, Invitee, NewTable, ServerMessage, State, Status, TableRequest};

use crate::player::{Guest, act, command, nonce};

/// The pause before a server that does not answer is tried again.
const RETRY: Duration = Duration::from_millis(5);

/// A command that was acknowledged.
#[derive(Debug)]
pub(super) struct Acknowledgement {
    pub(super) table: String,
    pub(super) person: String,
    pub(super) command: String,
    pub(super) seq: u32,
}

/// What the players observed.
#[derive(Debug, Default)]
pub(super) struct Notes {
    pub(super) acknowledged: Vec<Acknowledgement>,
    /// Players and the idempotency keys of their refused commands.
    pub(super) refused: Vec<(String, String)>,
    /// Ids of tables.
    pub(super) finished: Vec<String>,
    pub(super) reconnections: usize,
    pub(super) out_of_order: usize,
}

type SharedNotes = Arc<Mutex<Notes>>;

/// An idempotency key that was not used yet.
fn new_key() -> String {
    static USED: AtomicU64 = AtomicU64::new(0);
    format!("c{}", USED.fetch_add(1, Ordering::Relaxed))
}

/// Retries until the server has answered: it is killed all the time.
async fn retry<T, E, F: Future<Output = Result<T, E>>>(mut attempt: impl FnMut() -> F) -> T {
    loop {
        if let Ok(done) = attempt().await {
            return done;
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// Plays one table after the other until `stop` is set, and the last one to its end.
pub(super) async fn play_tables(pair: [Guest; 2], seed: u64, notes: SharedNotes, stop: Arc<AtomicBool>) {
    let mut dice = Dice::quick(seed);
    let games = ["schotten-totten", "bergues", "lords-of-scotland"];
    while !stop.load(Ordering::Relaxed) {
        let game = games[dice.below(3) as usize];
        let with_bot = dice.below(3) == 0;
        // The shortest clock: time in which the server is away would be missed.
        let clock = if dice.below(2) == 0 { Clock::None } else { Clock::RealTime { base: 10, increment: 1 } };
        let opponent = if with_bot { Invitee::Bot { level: "lamb".to_owned() } } else { Invitee::Anyone };
        let new = NewTable { clock, ..NewTable::new(game, vec![Invitee::Me, opponent]) };
        let table = retry(|| pair[0].client.create_table(&new)).await.id;
        let second = if with_bot {
            None
        } else {
            let sit = command(new_key(), TableRequest::Sit { seat: None });
            retry(|| pair[1].client.command(&table, &sit)).await;
            Some(Player::new(&pair[1], &table, &notes, u64::from(dice.below(1 << 30))).play())
        };
        let first = Player::new(&pair[0], &table, &notes, u64::from(dice.below(1 << 30))).play();
        match second {
            Some(second) => drop(tokio::join!(first, second)),
            None => first.await,
        }
        notes.lock().expect("the lock is not poisoned").finished.push(table);
    }
}

/// A guest at a table.
struct Player {
    connection: TableConnection,
    table: String,
    person: String,
    notes: SharedNotes,
    dice: Dice,
    /// The number of the last event this client knows.
    known: Option<u32>,
    /// The idempotency key of the command without an answer.
    pending: Option<String>,
    /// The position of the last command, so that there is one command per position.
    acted_at: Option<u32>,
    is_ready: bool,
    latest: Option<State>,
}

impl Player {
    fn new(guest: &Guest, table: &str, notes: &SharedNotes, seed: u64) -> Player {
        let backoff = Backoff { first: RETRY, longest: RETRY };
        Player {
            connection: TableConnection::new(guest.client.clone(), table.to_owned(), None, backoff),
            table: table.to_owned(),
            person: guest.id.clone(),
            notes: Arc::clone(notes),
            dice: Dice::quick(seed),
            known: None,
            pending: None,
            acted_at: None,
            is_ready: false,
            latest: None,
        }
    }

    fn note(&self, write: impl FnOnce(&mut Notes)) {
        write(&mut self.notes.lock().expect("the lock is not poisoned"));
    }

    /// Plays until the game is over.
    async fn play(mut self) {
        let mut was_open = false;
        loop {
            match self.connection.next().await {
                ConnectionEvent::Opened => {
                    if was_open {
                        self.note(|notes| notes.reconnections += 1);
                    }
                    was_open = true;
                }
                ConnectionEvent::Lost => {}
                ConnectionEvent::Message(message) => {
                    if self.take_in(message)
                        && let Some(command) = self.next_command()
                    {
                        self.connection.send(command).await;
                    }
                    let is_over = self.latest.as_ref().is_some_and(|state| state.status == Status::Over);
                    if is_over && self.pending.is_none() {
                        return;
                    }
                }
            }
        }
    }

    /// Takes in a message; returns whether it may lead to a command.
    fn take_in(&mut self, message: ServerMessage) -> bool {
        match message {
            ServerMessage::Update { events, state } => {
                self.check_order(&events, state.seq);
                self.known = Some(state.seq);
                self.latest = Some(*state);
                true
            }
            ServerMessage::Done { idempotency_key, seq } => {
                let Some(command) = self.pending.take_if(|key| *key == idempotency_key) else { return false };
                let (table, person) = (self.table.clone(), self.person.clone());
                self.note(|notes| {
                    notes.acknowledged.push(Acknowledgement { table, person, command, seq });
                });
                true
            }
            ServerMessage::Refused { idempotency_key, problem, state } => {
                let Some(key) = self.pending.take_if(|key| idempotency_key.as_ref() == Some(key)) else {
                    return false;
                };
                // Whether a failed write is in the log is for the next attempt to find out.
                if ["not-stored", "shutting-down"].contains(&problem.code.as_str()) {
                    self.is_ready = false;
                } else {
                    let person = self.person.clone();
                    self.note(|notes| notes.refused.push((person, key)));
                }
                self.acted_at = None;
                if let Some(state) = state {
                    self.latest = Some(*state);
                }
                true
            }
            // The connection applies patches and passes on complete states.
            ServerMessage::Patch { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Pong
            | ServerMessage::Goodbye => false,
        }
    }

    fn check_order(&self, events: &[EventView], seq: u32) {
        let consecutive = events.windows(2).all(|pair| pair[1].seq == pair[0].seq + 1);
        let fits = match (self.known, events.first()) {
            // A client that missed too much gets no events, but never an older table.
            (Some(known), None) => seq >= known,
            (Some(known), Some(first)) => first.seq == known + 1,
            (None, _) => true,
        };
        if !consecutive || !fits {
            self.note(|notes| notes.out_of_order += 1);
        }
    }

    fn next_command(&mut self) -> Option<Command> {
        let state = self.latest.as_ref()?;
        if self.pending.is_some() || self.acted_at == Some(state.at) {
            return None;
        }
        let request = if state.status == Status::Waiting && !self.is_ready {
            self.is_ready = true;
            TableRequest::Ready { nonce: Some(nonce(&mut self.dice)) }
        } else if !state.moves.is_empty() {
            self.acted_at = Some(state.at);
            let chosen = self.dice.below(state.moves.len() as u32) as usize;
            act(state.at, &state.moves[chosen].action)
        } else {
            return None;
        };
        let key = new_key();
        self.pending = Some(key.clone());
        Some(command(key, request))
    }
}
