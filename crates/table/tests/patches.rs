//! Patches: a client that applies every patch to the first state has, at any time, the state that a new client gets.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use table::fairness::Secret;
use table::{Actor, Audience, Decision, Entry, Event, PersonId, SeatHolder, SeededDealer, Table, TableId};
use tabletop::{Dice, Seat, Viewer};
use wire::{Clock, Instant, ListItem, Player, ServerMessage, Setup, State, StatePatch, Status, TableRequest};

/// A table, and its clients with the state that each of them has put together.
struct Home {
    table: Table,
    now: Instant,
    clients: Vec<(Audience, State)>,
    /// The length of all patches and of the states they stand for, as JSON.
    bytes: [usize; 2],
}

fn person(seat: Seat) -> PersonId {
    PersonId(format!("person {seat}"))
}

fn player(id: &PersonId) -> Player {
    Player { id: id.0.clone(), name: id.0.to_uppercase(), guest: true, program: false }
}

fn state(table: &Table, audience: &Audience, now: Instant) -> State {
    table.state(audience, now, &player, &BTreeMap::new())
}

impl Home {
    fn open(game: &str, players: u8, clock: Clock, rounds: u8, secret: u8) -> Home {
        let setup = Setup {
            game: game.to_owned(),
            options: serde_json::Map::new(),
            players,
            clock,
            open: true,
            rated: false,
            spectators: true,
            chat: true,
            rounds,
        };
        let opened = Event::opened(setup, Secret::new(&[secret; 32]));
        let first = entry(1, 1_000, Some(person(Seat::A)), opened);
        let table =
            Table::open(TableId("table".to_owned()), &first, Arc::new(SeededDealer)).expect("a table");
        let viewers = Seat::first(players).map(Viewer::Seat).chain([Viewer::Spectator]);
        let client = |viewer: Viewer| {
            let audience = Audience { viewer, host: viewer.is(Seat::A) };
            let state = state(&table, &audience, 1_000);
            (audience, state)
        };
        let clients = viewers.map(client).collect();
        let mut home = Home { table, now: 1_000, clients, bytes: [0; 2] };
        for seat in Seat::first(players) {
            let holder = SeatHolder::Person(person(seat));
            home.write(Some(&person(seat)), vec![Event::Sat { seat, holder }]);
        }
        home
    }

    /// Writes events and sends every client what changed for it.
    fn write(&mut self, by: Option<&PersonId>, events: Vec<Event>) {
        let before = self.table.clone();
        for event in events {
            let entry = entry(self.table.seq + 1, self.now, by.cloned(), event);
            self.table.apply(&entry).expect("what was decided can be applied");
        }
        for (audience, known) in &mut self.clients {
            let patch = self.table.patch(&before, audience, self.now, &player, &BTreeMap::new());
            // The patch goes over the wire.
            let text = serde_json::to_string(&patch).expect("patches can be serialised");
            let received: StatePatch = serde_json::from_str(&text).expect("patches can be read");
            assert_eq!(received, patch);
            known.apply(received).expect("the patch fits");
            let complete = state(&self.table, audience, self.now);
            assert_eq!(*known, complete, "{audience:?}");
            let complete = serde_json::to_string(&complete).expect("states can be serialised");
            assert!(only_holds_parts_of(&text, &complete), "{text}\n{complete}");
            self.bytes[0] += text.len();
            self.bytes[1] += complete.len();
        }
    }

    /// Sends a request; false if it is refused.
    fn send(&mut self, seat: Seat, request: &TableRequest) -> bool {
        let actor = Actor { id: person(seat), guest: true };
        match self.table.decide(&actor, request, self.now) {
            Ok(Decision::Events(events) | Decision::Rematch(events)) => {
                self.write(Some(&actor.id), events);
                true
            }
            Err(_) => false,
        }
    }

    fn ready(&mut self) {
        for seat in self.table.seats() {
            let nonce = (self.table.status() == Status::Waiting).then(|| "5".repeat(64));
            let is_ready = self.send(seat, &TableRequest::Ready { nonce });
            assert!(is_ready || self.table.is_gone(seat), "the seat is not ready yet");
        }
    }

    /// Makes a random move.
    fn act(&mut self, dice: &mut Dice) {
        let seat = self.table.turn().expect("a seat decides");
        let mut legal = self.table.game().expect("a round is played").legal();
        let action = legal.swap_remove(dice.below(legal.len() as u32) as usize);
        let event = Event::Acted { seat, action };
        self.write(Some(&person(seat)), vec![event]);
    }

    /// Sends a random request that is no move. Most are refused.
    fn interrupt(&mut self, dice: &mut Dice) {
        let seats: Vec<Seat> = self.table.seats().collect();
        let seat = seats[dice.below(seats.len() as u32) as usize];
        let (yes, other) = (dice.below(2) == 0, seats[dice.below(seats.len() as u32) as usize]);
        let request = match dice.below(8) {
            0 => TableRequest::OfferDraw,
            1 => TableRequest::AnswerDraw { yes: false },
            2 => TableRequest::AskTakeback,
            3 | 4 => TableRequest::AnswerTakeback { yes },
            5 => TableRequest::Say { text: "well played".to_owned() },
            6 => TableRequest::Mute { seat: other.to_string(), on: yes },
            _ if dice.below(20) == 0 => TableRequest::Resign,
            _ => TableRequest::Rematch,
        };
        self.send(seat, &request);
    }
}

fn entry(seq: u32, at: Instant, person: Option<PersonId>, event: Event) -> Entry {
    Entry { seq, at, person, idempotency_key: None, event }
}

/// Whether every text in the patch occurs in the complete state of the same viewer.
fn only_holds_parts_of(patch: &str, complete: &str) -> bool {
    fn holds(patch: &Value, complete: &str) -> bool {
        match patch {
            Value::String(_) => complete.contains(&patch.to_string()),
            Value::Array(items) => items.iter().all(|item| holds(item, complete)),
            Value::Object(fields) => fields.values().all(|field| holds(field, complete)),
            Value::Null | Value::Bool(_) | Value::Number(_) => true,
        }
    }
    holds(&serde_json::from_str(patch).expect("JSON"), complete)
}

/// Plays a table with interruptions to its end; returns the bytes of patches and of the states they stand for.
fn play(game: &str, players: u8, seed: u64) -> [usize; 2] {
    let clock = match seed % 3 {
        0 => Clock::None,
        1 => Clock::RealTime { base: 7200, increment: 5 },
        _ => Clock::Days { days: 2 },
    };
    let matches = catalog::game(game).is_some_and(catalog::AnyGame::matches);
    let mut dice = Dice::quick(seed);
    let mut home = Home::open(game, players, clock, if matches { 3 } else { 1 }, seed as u8);
    while home.table.status() != Status::Over {
        home.now += i64::from(dice.below(900));
        match home.table.status() {
            Status::Waiting | Status::Between => home.ready(),
            _ if dice.below(4) == 0 => home.interrupt(&mut dice),
            _ if home.table.turn().is_some() => home.act(&mut dice),
            _ => {}
        }
    }
    for _ in 0..20 {
        home.interrupt(&mut dice);
    }
    home.bytes
}

#[test]
fn patches_lead_to_the_state_that_a_new_client_gets() {
    for game in catalog::GAMES {
        let mut bytes = [0; 2];
        for players in game.seats() {
            for seed in 0..3 {
                let [patches, states] = play(game.name(), players, seed);
                bytes = [bytes[0] + patches, bytes[1] + states];
            }
        }
        assert!(bytes[0] * 2 < bytes[1], "{}: {bytes:?}", game.name());
    }
}

#[test]
fn message_without_a_change_has_an_empty_patch() {
    let mut home = Home::open("schotten-totten", 2, Clock::None, 1, 7);
    home.ready();
    let before = home.table.clone();
    assert!(home.send(Seat::A, &TableRequest::Say { text: "hello".to_owned() }));
    let audience = &home.clients[0].0;
    let patch = home.table.patch(&before, audience, home.now, &player, &BTreeMap::new());
    let text = serde_json::to_value(&patch).expect("patches can be serialised");
    assert_eq!(text, json!({ "seq": home.table.seq, "now": home.now }));
}

#[test]
fn patch_for_another_state_is_refused() {
    let mut home = Home::open("schotten-totten", 2, Clock::None, 1, 7);
    home.ready();
    let mut dice = Dice::quick(1);
    let audience = home.clients[0].0.clone();
    let start = state(&home.table, &audience, home.now);
    let mut messages = Vec::new();
    for _ in 0..2 {
        let before = home.table.clone();
        home.act(&mut dice);
        let patch = home.table.patch(&before, &audience, home.now, &player, &BTreeMap::new());
        messages.push(ServerMessage::Patch { events: Vec::new(), base: before.seq, patch: Box::new(patch) });
    }
    // The first patch is missed.
    let mut latest = Some(start.clone());
    assert!(messages[1].clone().complete(&mut latest).is_err());
    assert!(messages[0].clone().complete(&mut None).is_err(), "there is no state yet");
    let mut latest = Some(start);
    for message in messages {
        let complete = message.complete(&mut latest).expect("no patch is missed");
        assert!(matches!(complete, ServerMessage::Update { state, .. } if Some(&*state) == latest.as_ref()));
    }
    assert_eq!(latest, Some(state(&home.table, &audience, home.now)));

    let mut broken = home.clients[0].1.clone();
    let mut patch = home.table.patch(&home.table, &audience, home.now, &player, &BTreeMap::new());
    patch.moves = Some(vec![ListItem::Kept(1000)]);
    assert!(broken.apply(patch).is_err(), "there is no such element");
}

/// Games as one client gets them: the first state, the patches and the last state. The browser client reads them too.
fn examples() -> Vec<Value> {
    let example = |game: &&dyn catalog::AnyGame| {
        let clock = Clock::RealTime { base: 300, increment: 5 };
        let mut home = Home::open(game.name(), *game.seats().start(), clock, 1, 3);
        let mut dice = Dice::quick(5);
        let audience = home.clients[0].0.clone();
        let first = state(&home.table, &audience, home.now);
        let mut patches = Vec::new();
        let mut step = |home: &mut Home, change: &mut dyn FnMut(&mut Home)| {
            home.now += 700;
            let before = home.table.clone();
            change(home);
            let patch = home.table.patch(&before, &audience, home.now, &player, &BTreeMap::new());
            patches.push(json!({ "base": before.seq, "patch": patch }));
        };
        step(&mut home, &mut |home| home.ready());
        for _ in 0..8 {
            step(&mut home, &mut |home| home.act(&mut dice));
        }
        step(&mut home, &mut |home| assert!(home.send(Seat::B, &TableRequest::Resign)));
        json!({ "game": game.name(), "first": first, "patches": patches, "last": state(&home.table, &audience, home.now) })
    };
    catalog::GAMES.iter().map(example).collect()
}

/// If this fails, run `cargo xtask codegen`.
#[test]
fn examples_are_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/patches.json");
    let lines: Vec<String> = examples().iter().map(ToString::to_string).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    if std::env::var_os("MARCHSTONE_CODEGEN").is_some() {
        std::fs::write(path, &text).expect("the examples can be written");
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == text, "web/src/lib/patches.json is stale: run `cargo xtask codegen`");
    for example in serde_json::from_str::<Vec<Value>>(&written).expect("a list") {
        let mut state: State = serde_json::from_value(example["first"].clone()).expect("a state");
        for step in example["patches"].as_array().expect("a list") {
            assert_eq!(json!(state.seq), step["base"]);
            state.apply(serde_json::from_value(step["patch"].clone()).expect("a patch")).expect("it fits");
        }
        assert_eq!(serde_json::to_value(&state).expect("a state"), example["last"]);
    }
}
