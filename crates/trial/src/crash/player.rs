//! People who play, and who carry on by themselves whatever happens to the server.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value as Json, json};
use tabletop::Dice;

use crate::client::{Client, Seen, ServerMessage, nonce};

/// How long to wait before a server that does not answer is asked again.
const AGAIN: Duration = Duration::from_millis(5);

/// A command that was acknowledged.
#[derive(Debug)]
pub(super) struct Ack {
    pub(super) table: String,
    pub(super) person: String,
    pub(super) command: String,
    pub(super) seq: u32,
}

/// What the players noted.
#[derive(Debug, Default)]
pub(super) struct Notes {
    pub(super) acknowledged: Vec<Ack>,
    /// Who was refused what.
    pub(super) refused: Vec<(String, String)>,
    pub(super) finished: Vec<String>,
    pub(super) reconnections: usize,
    pub(super) told_wrong: usize,
}

type Shared = Arc<Mutex<Notes>>;

/// A word for a command that was not used yet.
fn fresh_word() -> String {
    static USED: AtomicU64 = AtomicU64::new(0);
    format!("c{}", USED.fetch_add(1, Ordering::Relaxed))
}

/// Tries until the server has answered: it is killed all the time.
async fn insist<T, E, F: Future<Output = Result<T, E>>>(mut attempt: impl FnMut() -> F) -> T {
    loop {
        if let Ok(done) = attempt().await {
            return done;
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Plays one table after the other until it is told to stop, and the last one to its end.
pub(super) async fn play_tables(pair: [Client; 2], seed: u64, notes: Shared, stop: Arc<AtomicBool>) {
    let mut dice = Dice::quick(seed);
    let games = ["schotten-totten", "bergues", "lords-of-scotland"];
    while !stop.load(Ordering::Relaxed) {
        let game = games[dice.below(3) as usize];
        let with_bot = dice.below(3) == 0;
        let clock = if dice.below(2) == 0 {
            json!({"type": "none"})
        } else {
            json!({"type": "real-time", "base": 7200, "increment": 0})
        };
        let other =
            if with_bot { json!({"type": "bot", "level": "lamb"}) } else { json!({"type": "anyone"}) };
        let seats = json!([{"type": "me"}, other]);
        let table = insist(|| pair[0].make(game, &seats, &clock)).await;
        let second = if with_bot {
            None
        } else {
            let sit = json!({ "idempotency_key": fresh_word(), "type": "sit"});
            insist(|| pair[1].command(&table, &sit)).await;
            Some(Player::new(&pair[1], &table, &notes, u64::from(dice.below(1 << 30))).play())
        };
        let first = Player::new(&pair[0], &table, &notes, u64::from(dice.below(1 << 30))).play();
        match second {
            Some(second) => drop(tokio::join!(first, second)),
            None => first.await,
        }
        notes.lock().expect("nobody panicked here").finished.push(table);
    }
}

/// Somebody at a table.
struct Player {
    client: Client,
    table: String,
    notes: Shared,
    dice: Dice,
    /// The last news this client knows.
    known: Option<u32>,
    /// The command that is not answered yet. It is sent again after every break.
    pending: Option<(String, Json)>,
    /// The position for which a command was sent last, so that none is sent twice for one.
    answered: Option<u32>,
    is_ready: bool,
    /// The table as it was told last.
    latest: Option<Seen>,
}

impl Player {
    fn new(client: &Client, table: &str, notes: &Shared, seed: u64) -> Player {
        Player {
            client: client.clone(),
            table: table.to_owned(),
            notes: Arc::clone(notes),
            dice: Dice::quick(seed),
            known: None,
            pending: None,
            answered: None,
            is_ready: false,
            latest: None,
        }
    }

    fn note(&self, write: impl FnOnce(&mut Notes)) {
        write(&mut self.notes.lock().expect("nobody panicked here"));
    }

    /// Plays until the game is over.
    async fn play(mut self) {
        loop {
            let mut socket = insist(|| self.client.socket(&self.table, self.known)).await;
            let mut open = match &self.pending {
                Some((_, command)) => socket.send(command).await,
                None => true,
            };
            while open {
                let Some(told) = socket.told().await else { break };
                if let Some(command) = self.hear(told) {
                    open = socket.send(&command).await;
                }
                if self.pending.is_none() && self.latest.as_ref().is_some_and(|state| state.status == "over")
                {
                    return;
                }
            }
            self.note(|notes| notes.reconnections += 1);
        }
    }

    /// Takes in what was told; answers with the next command, if there is one.
    fn hear(&mut self, told: ServerMessage) -> Option<Json> {
        match told.kind.as_str() {
            "update" => {
                self.check_numbers(&told);
                self.known = told.state.as_ref().map(|state| state.seq);
            }
            "done" | "refused" => {
                let (word, _) = self.pending.take_if(|(word, _)| told.id.as_ref() == Some(word))?;
                let (table, person) = (self.table.clone(), self.client.person.clone());
                match told.seq {
                    Some(seq) => self.note(|notes| {
                        notes.acknowledged.push(Ack { table, person, command: word, seq });
                    }),
                    None => {
                        // Whether a failed write is in the log or not is for the next attempt to find out.
                        let failed = told.problem.is_some_and(|problem| {
                            ["not-stored", "shutting-down"].contains(&problem.code.as_str())
                        });
                        if !failed {
                            self.note(|notes| notes.refused.push((person, word)));
                        }
                        self.answered = None;
                    }
                }
            }
            _ => return None,
        }
        self.latest = told.state.or(self.latest.take());
        self.next()
    }

    fn check_numbers(&self, told: &ServerMessage) {
        let follow = told.news.windows(2).all(|pair| pair[1].seq == pair[0].seq + 1);
        let first = told.news.first().map(|news| news.seq);
        let reached = told.state.as_ref().map_or(0, |state| state.seq);
        let fits = match (self.known, first) {
            // A client that missed too much gets no news, but never an older table.
            (Some(known), None) => reached >= known,
            (Some(known), Some(first)) => first == known + 1,
            (None, _) => true,
        };
        if !follow || !fits {
            self.note(|notes| notes.told_wrong += 1);
        }
    }

    fn next(&mut self) -> Option<Json> {
        let state = self.latest.as_ref()?;
        if self.pending.is_some() || self.answered == Some(state.at) {
            return None;
        }
        let word = fresh_word();
        let command = if state.status == "waiting" && !self.is_ready {
            self.is_ready = true;
            let nonce = nonce(&mut self.dice);
            json!({ "idempotency_key": word, "type": "ready", "nonce": nonce})
        } else if !state.moves.is_empty() {
            self.answered = Some(state.at);
            let chosen = self.dice.below(state.moves.len() as u32) as usize;
            json!({ "idempotency_key": word, "type": "act", "at": state.at, "actions": [state.moves[chosen].action]})
        } else {
            return None;
        };
        self.pending = Some((word, command.clone()));
        Some(command)
    }
}
