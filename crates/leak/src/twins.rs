//! One pair of games, played at two servers side by side. All that the viewer gets is compared, message by
//! message, as soon as it comes.

use std::fmt;

use axum::http::Method;
use catalog::AnyTable;
use serde::Deserialize;
use serde_json::{Value as Json, json};
use tabletop::{Dice, Seat, Viewer};

use crate::plan::{Kind, Pair};
use crate::world::{Broken, Person, Socket, World, broken};

/// The watcher among the people.
const WATCHER: usize = 5;
const NONCE: &str = "00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee";

/// The viewer was told two different things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What was done just before.
    pub after: String,
    /// What was told in each.
    pub told: [String; 2],
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two] = &self.told;
        let same = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b).count();
        let around = |text: &str| {
            let bytes = &text.as_bytes()[same.saturating_sub(60)..(same + 60).min(text.len())];
            String::from_utf8_lossy(bytes).into_owned()
        };
        write!(f, "after {}: byte {same}\n  …{}…\n  …{}…", self.after, around(one), around(two))
    }
}

/// How a pair ended that did not end well.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The viewer can tell the games apart.
    #[error("the viewer can tell them apart {0}")]
    Leak(Difference),
    /// The trial itself failed.
    #[error(transparent)]
    Broken(#[from] Broken),
}

/// What was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Compared {
    /// Pairs of games.
    pub pairs: u64,
    /// Actions made in both.
    pub steps: u64,
    /// Messages and answers.
    pub messages: u64,
    /// Their bytes, of one of the two.
    pub bytes: u64,
}

impl std::ops::AddAssign for Compared {
    fn add_assign(&mut self, other: Compared) {
        self.pairs += other.pairs;
        self.steps += other.steps;
        self.messages += other.messages;
        self.bytes += other.bytes;
    }
}

/// What the trial itself has to know of a message.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    id: Option<String>,
    state: Option<Numbers>,
}

#[derive(Deserialize)]
struct Numbers {
    seq: u32,
    at: u32,
}

/// A pair at two tables.
pub(crate) struct Twins<'a> {
    worlds: &'a [World; 2],
    pub(crate) pair: &'a Pair,
    kind: Kind,
    tables: [String; 2],
    /// What differs between any two tables and says nothing: ids, and the commitments to the shuffles.
    words: [Vec<(String, String)>; 2],
    sockets: Vec<Socket>,
    /// Who looks, among the people; nobody if it is somebody who is not signed in.
    looks: Option<usize>,
    /// The games as they are, to know what can be tried.
    pub(crate) games: [Box<dyn AnyTable>; 2],
    /// Who made each action, and whether it showed its maker anything.
    pub(crate) made: [Vec<(Seat, bool)>; 2],
    pub(crate) at: u32,
    pub(crate) seq: u32,
    commands: u32,
    /// When exactly a closed socket is noticed is up to the system, so who is present is not compared after that.
    came_back: bool,
    after: String,
    compared: Compared,
}

/// Plays a pair, and compares.
pub async fn play(worlds: &[World; 2], pair: &Pair, kind: Kind, dice: &mut Dice) -> Result<Compared, Fault> {
    let mut twins = Twins::sit_down(worlds, pair, kind, dice).await?;
    let played = twins.play(dice).await;
    for (world, table) in worlds.iter().zip(&twins.tables) {
        world.dealer.remove(table);
    }
    for socket in std::mem::take(&mut twins.sockets) {
        socket.close().await;
    }
    played.map(|()| twins.compared)
}

impl<'a> Twins<'a> {
    /// Makes both tables and deals.
    async fn sit_down(
        worlds: &'a [World; 2],
        pair: &'a Pair,
        kind: Kind,
        dice: &mut Dice,
    ) -> Result<Twins<'a>, Fault> {
        let looks = match (pair.viewer, kind) {
            (Viewer::Seat(_), Kind::Bots) => Some(0),
            (Viewer::Seat(seat), Kind::People) => Some(seat.index()),
            (Viewer::Spectator, _) => (dice.below(2) == 0).then_some(WATCHER),
        };
        let mut tables: [String; 2] = Default::default();
        let mut words: [Vec<(String, String)>; 2] = Default::default();
        let mut sockets = Vec::new();
        for (w, world) in worlds.iter().enumerate() {
            let seats: Vec<Json> = Seat::first(pair.seats)
                .map(|seat| match kind {
                    Kind::Bots if pair.viewer.is(seat) => json!({ "type": "me" }),
                    Kind::Bots => json!({ "type": "bot", "level": "lamb" }),
                    Kind::People if seat == Seat::A => json!({ "type": "me" }),
                    Kind::People => json!({ "type": "anyone" }),
                })
                .collect();
            let new = json!({ "game": pair.game, "options": pair.options, "seats": seats, "open": true });
            let made = world.json(Method::POST, "/api/tables", Some(&world.people[0]), new).await?;
            let table = made["id"].as_str().ok_or_else(|| broken("no table"))?.to_owned();
            world.dealer.insert(&table, pair.starts[w].clone());
            let players = if kind == Kind::Bots { 1 } else { usize::from(pair.seats) };
            let state = world.ask(Method::GET, &format!("/api/tables/{table}"), None, None).await?;
            words[w] = words_of(world, &table, &state);
            world.tables.lock().expect("nobody panics with it").push(table.clone());
            tables[w] = table;
            for person in 1..players {
                order(world, &tables[w], person, json!({ "idempotency_key": "sit", "type": "sit" })).await?;
            }
            let who = looks.map(|person| &world.people[person]);
            sockets.push(world.socket(&tables[w], None, who).await?);
            for person in 0..players {
                let ready = json!({ "idempotency_key": "ready", "type": "ready", "nonce": NONCE });
                order(world, &tables[w], person, ready).await?;
            }
        }
        Ok(Twins {
            worlds,
            pair,
            kind,
            tables,
            words,
            sockets,
            looks,
            games: pair.starts.clone(),
            made: Default::default(),
            at: 0,
            seq: 0,
            commands: 0,
            came_back: false,
            after: "the deal".to_owned(),
            compared: Compared::default(),
        })
    }

    async fn play(&mut self, dice: &mut Dice) -> Result<(), Fault> {
        self.catch_up().await?;
        let mut taken_back = false;
        while let Some([one, two]) = self.pair.steps.get(self.made[0].len()) {
            self.try_something(dice).await?;
            self.act([one.clone(), two.clone()]).await?;
            if !taken_back && self.kind == Kind::People && dice.below(6) == 0 {
                taken_back = self.take_back(dice).await?;
            }
        }
        self.try_something(dice).await?;
        self.ask(Method::GET, "", None).await?;
        self.ask(Method::GET, "/events", None).await?;
        self.ask(Method::GET, "/record", None).await?;
        self.catch_up().await?;
        self.compared.pairs = 1;
        Ok(())
    }

    pub(crate) fn is_among_people(&self) -> bool {
        self.kind == Kind::People
    }

    /// Makes the next action of the plan.
    async fn act(&mut self, actions: [String; 2]) -> Result<(), Fault> {
        let seat = self.games[0].turn().seat().ok_or_else(|| broken("it is over"))?;
        let at = self.at;
        let orders = actions.each_ref().map(|action| json!({ "type": "act", "at": at, "actions": [action] }));
        self.after = format!("{} by {seat}", actions[0]);
        if !self.does(seat, orders).await? {
            return Err(broken(format!("{} was refused", actions[0])).into());
        }
        for (w, action) in actions.into_iter().enumerate() {
            let steps = self.games[w].play(&[action]).map_err(broken)?;
            self.made[w].extend(steps.iter().map(|step| (step.seat, step.reveals)));
        }
        self.compared.steps += 1;
        Ok(())
    }

    /// A seat gives an order, in each world its own; whether it was carried out.
    pub(crate) async fn does(&mut self, seat: Seat, orders: [Json; 2]) -> Result<bool, Fault> {
        if self.pair.viewer.is(seat) {
            let [order, _] = orders;
            return self.viewer_orders(order).await;
        }
        let word = self.word();
        let mut answers = Vec::new();
        for (w, order) in orders.into_iter().enumerate() {
            let world = &self.worlds[w];
            let path = format!("/api/tables/{}/commands", self.tables[w]);
            let body = named(order, &word).to_string();
            let person = &world.people[seat.index()];
            answers.push(world.ask(Method::POST, &path, Some(person), Some(body)).await?);
        }
        let done: Vec<Option<u32>> = answers.iter().map(|answer| number(answer)).collect();
        match done[..] {
            [Some(seq), Some(_)] => {
                self.hear(|heard, seen| heard.state.is_some() && seen >= seq).await?;
                Ok(true)
            }
            [None, None] => Ok(false),
            _ => {
                let [one, two] = [answers[0].clone(), answers[1].clone()];
                Err(Fault::Leak(Difference { after: self.after.clone(), told: [one, two] }))
            }
        }
    }

    /// The viewer gives an order over the socket; whether it was carried out.
    pub(crate) async fn viewer_orders(&mut self, order: Json) -> Result<bool, Fault> {
        let word = self.word();
        self.after = order.to_string();
        let order = named(order, &word).to_string();
        for socket in &mut self.sockets {
            socket.send(&order).await?;
        }
        let answered = self.hear(|heard, _| heard.id.as_deref() == Some(&word)).await?;
        Ok(answered == "done")
    }

    /// Sends something that is no order, and hears all that was told before the answer to it.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Fault> {
        for socket in &mut self.sockets {
            socket.send("what is new?").await?;
        }
        self.hear(|heard, _| heard.r#type == "refused" && heard.id.is_none()).await.map(drop)
    }

    /// Hears what both sockets tell, until this; the type of the last message.
    async fn hear(&mut self, enough: impl Fn(&Heard, u32) -> bool) -> Result<String, Fault> {
        loop {
            let told = [self.next(0).await?, self.next(1).await?];
            let heard: Heard = serde_json::from_str(&told[0]).map_err(broken)?;
            if let Some(state) = &heard.state {
                (self.seq, self.at) = (state.seq, state.at);
            }
            self.compare(told)?;
            if enough(&heard, self.seq) {
                return Ok(heard.r#type);
            }
        }
    }

    async fn next(&mut self, w: usize) -> Result<String, Fault> {
        loop {
            let text = self.sockets[w].next().await?;
            if !(self.came_back && text.starts_with("{\"type\":\"presence\"")) {
                return Ok(text);
            }
        }
    }

    /// The viewer asks something about the table without the socket.
    pub(crate) async fn ask(&mut self, method: Method, path: &str, body: Option<Json>) -> Result<(), Fault> {
        let paths = self.tables.each_ref().map(|table| format!("/api/tables/{table}{path}"));
        self.ask_each(method, paths, body).await
    }

    /// The viewer asks something else.
    pub(crate) async fn ask_each(
        &mut self,
        method: Method,
        paths: [String; 2],
        body: Option<Json>,
    ) -> Result<(), Fault> {
        let mut answers: [String; 2] = Default::default();
        for (w, path) in paths.iter().enumerate() {
            let body = body.as_ref().map(Json::to_string);
            answers[w] = self.worlds[w].ask(method.clone(), path, self.person(w), body).await?;
        }
        self.after = format!("{method} {}", paths[0]);
        self.compare(answers)
    }

    fn person(&self, w: usize) -> Option<&'a Person> {
        self.looks.map(|person| &self.worlds[w].people[person])
    }

    /// The ids of a player in each world.
    pub(crate) fn player(&self, person: usize) -> [&'a str; 2] {
        let [one, two] = self.worlds;
        [&one.people[person].id, &two.people[person].id]
    }

    /// The viewer loses the connection and comes back, knowing this much.
    pub(crate) async fn come_back(&mut self, since: Option<u32>) -> Result<(), Fault> {
        self.catch_up().await?;
        self.came_back = true;
        self.after = format!("coming back with {since:?}");
        for socket in std::mem::take(&mut self.sockets) {
            socket.close().await;
        }
        for w in 0..2 {
            let socket = self.worlds[w].socket(&self.tables[w], since, self.person(w)).await?;
            self.sockets.push(socket);
        }
        self.hear(|heard, _| heard.state.is_some()).await.map(drop)
    }

    fn word(&mut self) -> String {
        self.commands += 1;
        self.commands.to_string()
    }

    fn compare(&mut self, mut told: [String; 2]) -> Result<(), Fault> {
        for (text, words) in told.iter_mut().zip(&self.words) {
            for (word, instead) in words {
                replace(text, word, instead);
            }
        }
        if told[0] != told[1] {
            // Lists show the tables of earlier pairs as well.
            for (text, world) in told.iter_mut().zip(self.worlds) {
                for (number, table) in world.tables.lock().expect("nobody panics with it").iter().enumerate()
                {
                    replace(text, table, &format!("(table {number})"));
                }
            }
        }
        let canary = |w: usize| self.pair.canaries[w].iter().any(|word| told[w].contains(word.as_str()));
        if canary(0) || canary(1) {
            return Err(Fault::Leak(Difference { after: format!("{}: a canary", self.after), told }));
        }
        self.compared.messages += 1;
        self.compared.bytes += told[0].len() as u64;
        if told[0] == told[1] {
            return Ok(());
        }
        Err(Fault::Leak(Difference { after: self.after.clone(), told }))
    }
}

fn replace(text: &mut String, word: &str, instead: &str) {
    if text.contains(word) {
        *text = text.replace(word, instead);
    }
}

/// The same order with the client's word for it.
fn named(mut order: Json, word: &str) -> Json {
    order["idempotency_key"] = json!(word);
    order
}

/// What differs between any two tables: each id with what stands for it.
fn words_of(world: &World, table: &str, state: &str) -> Vec<(String, String)> {
    let mut words = vec![(table.to_owned(), "(table)".to_owned())];
    for (i, person) in world.people.iter().enumerate() {
        words.push((person.id.clone(), format!("(person {i})")));
        words.push((person.session.clone(), format!("(session {i})")));
    }
    if let Some((_, rest)) = state.split_once("\"commitment\":\"") {
        words.push((rest.chars().take(64).collect(), "(commitment)".to_owned()));
    }
    words
}

/// The number of what was done, if it was.
fn number(answer: &str) -> Option<u32> {
    let (head, body) = answer.split_once("\n\n")?;
    let done: Json = serde_json::from_str(body).ok()?;
    head.starts_with("200").then(|| done["seq"].as_u64().map(|seq| seq as u32))?
}

async fn order(world: &World, table: &str, person: usize, command: Json) -> Result<(), Broken> {
    let path = format!("/api/tables/{table}/commands");
    world.json(Method::POST, &path, Some(&world.people[person]), command).await.map(drop)
}
