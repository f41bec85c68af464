//! Rated games at the bare table: calling off, claims against players who left, and breaks between rounds.

use std::sync::Arc;

use table::fairness::Secret;
use table::{
    Actor, Circumstances, Decision, Entry, Event, MOST_RATED_ABORTS, PersonId, SeatHolder, SeededDealer,
    Table, TableId,
};
use tabletop::{Dice, Seat};
use wire::{Clock, Ending, Outcome, Setup, Status, TableRequest, Verdict};

const C: Seat = Seat::new(2);
const REAL_TIME: Clock = Clock::RealTime { base: 600, increment: 0 };

fn person(seat: Seat) -> PersonId {
    PersonId(seat.to_string())
}

fn write(table: &mut Table, at: i64, event: Event) {
    let entry = Entry { seq: table.seq + 1, at, person: Some(person(Seat::A)), idempotency_key: None, event };
    table.apply(&entry).expect("the event can be applied");
}

/// A dealt rated table.
fn dealt(game: &str, players: u8, rounds: u8, clock: Clock) -> Table {
    let options = serde_json::json!({ "first": "A" });
    let setup = Setup {
        game: game.to_owned(),
        options: options.as_object().cloned().expect("an object"),
        players,
        clock,
        open: false,
        rated: true,
        spectators: true,
        chat: true,
        rounds,
    };
    let event = Event::opened(setup, Secret::new(&[3; 32]));
    let first = Entry { seq: 1, at: 0, person: Some(person(Seat::A)), idempotency_key: None, event };
    let mut table = Table::open(TableId("t".to_owned()), &first, Arc::new(SeededDealer)).expect("a table");
    for seat in Seat::first(players) {
        write(&mut table, 0, Event::Sat { seat, holder: SeatHolder::Person(person(seat)) });
    }
    for seat in Seat::first(players) {
        write(&mut table, 0, Event::Ready { seat, nonce: None });
    }
    table
}

fn decide(
    table: &Table,
    seat: Seat,
    request: &TableRequest,
    known: &Circumstances,
) -> Result<Vec<Event>, String> {
    let actor = Actor { id: person(seat), guest: false };
    match table.decide_knowing(&actor, request, known, 0) {
        Ok(Decision::Events(events) | Decision::Rematch(events)) => Ok(events),
        Err(error) => Err(error.code().to_owned()),
    }
}

fn absent(seats: &[Seat]) -> Circumstances {
    Circumstances { absent: seats.to_vec(), rated_aborts: 0 }
}

#[test]
fn a_few_rated_games_can_be_called_off() {
    let table = dealt("schotten-totten", 2, 1, REAL_TIME);
    let after = |rated_aborts| Circumstances { absent: Vec::new(), rated_aborts };
    let abort = |known| decide(&table, Seat::A, &TableRequest::Abort, &known);
    assert_eq!(abort(after(MOST_RATED_ABORTS - 1)), Ok(vec![Event::Aborted]));
    assert_eq!(abort(after(MOST_RATED_ABORTS)), Err("abort-limit".to_owned()));
}

#[test]
fn among_three_a_claim_retires_those_who_left() {
    let mut table = dealt("lords-of-scotland", 3, 1, REAL_TIME);
    let claim = |table: &Table, call_off, known: &[Seat]| {
        decide(table, Seat::A, &TableRequest::Claim { call_off }, &absent(known))
    };
    assert_eq!(claim(&table, false, &[]), Err("not-absent".to_owned()));
    assert_eq!(claim(&table, false, &[Seat::A]), Err("not-absent".to_owned()), "A itself is there");
    assert_eq!(claim(&table, true, &[C]), Err("not-absent".to_owned()), "B wants to play on");
    assert_eq!(claim(&table, true, &[Seat::B, C]), Ok(vec![Event::Aborted]));
    assert_eq!(claim(&table, false, &[C]), Ok(vec![Event::Abandoned { seat: C }]));
    write(&mut table, 0, Event::Abandoned { seat: C });
    assert!(table.is_gone(C) && table.status() == Status::Playing);
    assert_eq!(claim(&table, false, &[C]), Err("not-absent".to_owned()), "a bot plays for C");
    for event in claim(&table, false, &[Seat::B]).expect("B left") {
        write(&mut table, 0, event);
    }
    let won = Outcome { verdict: Verdict::Won { seat: "A".to_owned() }, ending: Ending::Abandoned };
    assert_eq!((table.status(), table.outcome()), (Status::Over, Some(&won)));
}

#[test]
fn correspondence_games_have_no_claims() {
    let table = dealt("schotten-totten", 2, 1, Clock::Days { days: 1 });
    let refused = decide(&table, Seat::A, &TableRequest::Claim { call_off: false }, &absent(&[Seat::B]));
    assert_eq!(refused, Err("no-claim".to_owned()));
}

/// Plays the current round to its end.
fn play_round(table: &mut Table, dice: &mut Dice) {
    while let Some(seat) = table.turn() {
        let actions = table.game().expect("a round is played").legal();
        let action = actions[dice.below(actions.len() as u32) as usize].clone();
        write(table, 0, Event::Acted { seat, action });
    }
}

#[test]
fn between_rounds_the_late_ones_lose() {
    let mut table = dealt("schotten-totten", 2, 3, REAL_TIME);
    play_round(&mut table, &mut Dice::quick(1));
    assert_eq!((table.status(), table.deadline()), (Status::Between, Some((Seat::A, 600_000))));
    assert_eq!(table.timeouts(599_999), []);
    write(&mut table, 0, Event::Ready { seat: Seat::A, nonce: None });
    assert_eq!(table.timeouts(600_000), [Event::OutOfTime { seat: Seat::B }]);
    // Downtime does not count.
    write(&mut table, 500_000, Event::Resumed);
    assert_eq!(table.timeouts(600_000), []);
    assert_eq!(table.timeouts(1_100_000), [Event::OutOfTime { seat: Seat::B }]);
    write(&mut table, 600_000, Event::Ready { seat: Seat::B, nonce: None });
    assert_eq!(table.status(), Status::Playing);
}

#[test]
fn if_all_are_late_the_leader_wins_and_without_a_leader_the_table_is_called_off() {
    let mut dice = Dice::quick(2);
    let (mut led, mut level) = (0, 0);
    for _ in 0..400 {
        let mut table = dealt("goofspiel", 2, 3, REAL_TIME);
        play_round(&mut table, &mut dice);
        let points = points(&table);
        let events = table.timeouts(600_000);
        match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Equal => {
                assert_eq!(events, [Event::Aborted]);
                level += 1;
            }
            order => {
                let loser = if order.is_gt() { Seat::B } else { Seat::A };
                assert_eq!(events, [Event::OutOfTime { seat: loser }]);
                led += 1;
            }
        }
    }
    assert!(led > 0 && level > 0, "{led} {level}");
}

fn points(table: &Table) -> Vec<u32> {
    let audience = table::Audience { viewer: tabletop::Viewer::Spectator, host: false };
    let state = table.state(&audience, 0, &table::unknown_player, &std::collections::BTreeMap::new());
    state.seats.iter().map(|seat| seat.points).collect()
}

#[test]
fn the_next_round_begins_when_the_last_one_who_was_not_ready_is_retired() {
    let mut table = dealt("goofspiel", 3, 2, REAL_TIME);
    play_round(&mut table, &mut Dice::quick(3));
    assert_eq!(table.status(), Status::Between);
    for seat in [Seat::A, Seat::B] {
        write(&mut table, 0, Event::Ready { seat, nonce: None });
    }
    assert_eq!(table.timeouts(600_000), [Event::OutOfTime { seat: C }]);
    write(&mut table, 600_000, Event::OutOfTime { seat: C });
    assert_eq!((table.status(), table.round()), (Status::Playing, 2));
}
