//! Every rule, each pinned by a test that carries its id and begins with a position in notation.
//!
//! In these positions `*` stands for all cards that lie nowhere else, lowest rank first.

mod armies;
mod end;
mod memory;
mod mistakes;
mod notation;
mod powers;
mod setup;
mod turns;

use laws::counting_seed;
use lords_of_scotland::{Action, Card, CardSet, Position};
use tabletop::{Game, Table, Viewer};

/// The fields of the notation, by place.
const DRAW: usize = 2;
const DISCARD: usize = 3;
const RECRUITS: usize = 4;
const SUPPORTERS: usize = 5;
const HANDS: usize = 6;
const ARMIES: usize = 7;
const VICTORY: usize = 8;
const TURN: usize = 9;

/// A text with `*` expanded.
fn full(text: &str) -> String {
    let bruce = text.split(['.', ' ']).nth(1).is_some_and(|players| players.ends_with('b'));
    let body = text.split_once(' ').unwrap().1.split_once(' ').unwrap().1;
    let body = &body[..body.rfind(' ').unwrap()];
    // Marks behind a `+` are not cards.
    let mut found = CardSet::EMPTY;
    let mut rest = body;
    while !rest.is_empty() {
        if let Some(card) = rest.get(..2).and_then(|two| two.parse::<Card>().ok()) {
            found.insert(card);
            rest = &rest[2..];
        } else {
            let mut chars = rest.chars();
            if chars.next() == Some('+') {
                chars.next();
            }
            rest = chars.as_str();
        }
    }
    let others: String = Card::all(bruce).without(found).iter().map(|card| card.to_string()).collect();
    text.replace('*', &others)
}

/// The position of a text.
fn at(text: &str) -> Position {
    let text = full(text);
    text.parse().unwrap_or_else(|flaw| panic!("{flaw}: {text}"))
}

/// The position after some actions.
fn after(text: &str, actions: &str) -> Position {
    play(&at(text), actions)
}

/// The position after some more actions.
fn play(position: &Position, actions: &str) -> Position {
    let mut table = Table::load(*position, counting_seed());
    let actions: Vec<&str> = actions.split(' ').collect();
    table.apply(&actions).unwrap_or_else(|refusal| panic!("{refusal}: {position}"));
    *table.position()
}

/// The legal actions, sorted.
fn legal(position: &Position) -> String {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let mut actions: Vec<String> = actions.iter().map(Action::to_string).collect();
    actions.sort_unstable();
    actions.join(" ")
}

/// One field of a position.
fn field(position: &Position, field: usize) -> String {
    position.to_string().split(' ').nth(field).unwrap().to_owned()
}

/// Why an action is refused.
fn refusal(position: &Position, action: &str) -> String {
    position.check(action.parse().unwrap()).unwrap_err().to_string()
}

/// One field of what a viewer sees.
fn seen_field(position: &Position, viewer: Viewer, field: usize) -> String {
    position.view(viewer).to_string().split(' ').nth(field).unwrap().to_owned()
}
