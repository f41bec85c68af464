//! What a move costs at a table, without network and database: it is decided, applied to a copy of the table, and the
//! events and patches of both or all seats are built and serialised.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use allocation_counter::measure;
use table::fairness::Secret;
use table::{
    Actor, AppliedEvent, Audience, Decision, Entry, Event, PersonId, SeatHolder, SeededDealer, Table,
    TableId, unknown_player,
};
use tabletop::{Dice, Seat, Viewer};
use wire::{Clock, ServerMessage, Setup, TableRequest};

/// Tables that are played.
const TABLES: u8 = 20;

/// The steps of a move.
const STEPS: [&str; 3] = ["decide", "apply", "views"];

/// The sums over all moves.
#[derive(Default)]
struct Totals {
    moves: u64,
    allocations: [u64; 3],
    time: [Duration; 3],
    patch_bytes: usize,
    state_bytes: usize,
}

fn person(seat: Seat) -> PersonId {
    PersonId(format!("{seat}-5e1f0c7ab39d42"))
}

fn entry(seq: u32, seat: Seat, event: Event) -> Entry {
    let idempotency_key = Some(format!("a key with thirty-two letters {seq}"));
    Entry { seq, at: 0, person: Some(person(seat)), idempotency_key, event }
}

/// A table that has been dealt.
fn deal(game: &str, players: u8, number: u8) -> Table {
    let setup = Setup {
        game: game.to_owned(),
        options: serde_json::Map::new(),
        players,
        clock: Clock::None,
        open: false,
        rated: false,
        spectators: true,
        chat: true,
        rounds: 1,
    };
    let opened = Event::opened(setup, Secret::new(&[number; 32]));
    let first = entry(1, Seat::A, opened);
    let mut table =
        Table::open(TableId("a table".to_owned()), &first, Arc::new(SeededDealer)).expect("a table");
    let sat = Seat::first(players)
        .map(|seat| (seat, Event::Sat { seat, holder: SeatHolder::Person(person(seat)) }));
    let ready = Seat::first(players).map(|seat| (seat, Event::Ready { seat, nonce: Some("5".repeat(64)) }));
    for (seat, event) in sat.chain(ready) {
        table.apply(&entry(table.seq + 1, seat, event)).expect("the seat is free");
    }
    table
}

impl Totals {
    fn step<T>(&mut self, step: usize, run: impl FnOnce() -> T) -> T {
        let mut result = None;
        let started = Instant::now();
        let counted = measure(|| result = Some(black_box(run())));
        self.time[step] += started.elapsed();
        self.allocations[step] += counted.count_total;
        result.expect("it ran")
    }

    /// Plays a table with random moves to its end.
    fn play(&mut self, mut table: Table, dice: &mut Dice) {
        while let Some(seat) = table.turn() {
            let legal = table.game().expect("a round is played").legal();
            let request =
                TableRequest::Act { at: table.position_number(), actions: vec![dice.pick(&legal).clone()] };
            let actor = Actor { id: person(seat), guest: true };
            let decided = self.step(0, || table.decide(&actor, &request, 0).expect("it is legal"));
            let (Decision::Events(events) | Decision::Rematch(events)) = decided;
            let entries: Vec<Entry> =
                events.into_iter().zip(table.seq + 1..).map(|(event, seq)| entry(seq, seat, event)).collect();
            let (after, applied) = self.step(1, || {
                let mut after = table.clone();
                let applied: Vec<AppliedEvent> =
                    entries.iter().map(|entry| after.apply(entry).expect("it was decided")).collect();
                (after, applied)
            });
            for seat in table.seats() {
                let audience = Audience { viewer: Viewer::Seat(seat), host: seat == Seat::A };
                let patch = self.step(2, || {
                    let events =
                        applied.iter().map(|event| after.event_view(event, audience.viewer, &unknown_player));
                    let events = events.collect();
                    let patch = after.patch(&table, &audience, 0, &unknown_player, &BTreeMap::new());
                    let patch = ServerMessage::Patch { events, base: table.seq, patch: Box::new(patch) };
                    serde_json::to_vec(&patch).expect("messages can be serialised")
                });
                self.patch_bytes += patch.len();
                let state = after.state(&audience, 0, &unknown_player, &BTreeMap::new());
                self.state_bytes += serde_json::to_vec(&state).expect("states can be serialised").len();
            }
            self.moves += 1;
            table = after;
        }
    }
}

/// Prints the allocations, microseconds and bytes of a move, for each game.
pub(crate) fn report() {
    println!(
        "\nA move at a table, on one core: allocations and microseconds of each step, bytes for each seat.\n"
    );
    print!("{:<34} {:>6}", "game", "moves");
    for step in STEPS {
        print!(" {:>10} {:>8}", format!("{step} all."), "us");
    }
    println!(" {:>8} {:>8}", "patch B", "state B");
    for game in catalog::GAMES {
        for players in [*game.seats().start(), *game.seats().end()] {
            let mut totals = Totals::default();
            let mut dice = Dice::quick(3);
            for number in 0..TABLES {
                totals.play(deal(game.name(), players, number), &mut dice);
            }
            let moves = totals.moves as f64;
            print!("{:<34} {:>6}", format!("{}, {players} players", game.name()), totals.moves);
            for (allocations, time) in totals.allocations.iter().zip(totals.time) {
                print!(" {:>10.0} {:>8.1}", *allocations as f64 / moves, time.as_secs_f64() * 1e6 / moves);
            }
            let each = |bytes: usize| bytes as f64 / moves / f64::from(players);
            println!(" {:>8.0} {:>8.0}", each(totals.patch_bytes), each(totals.state_bytes));
            if game.seats().count() == 1 {
                break;
            }
        }
    }
}
