//! A test for each rule: a position in notation, actions, and the resulting position.

mod classic;
mod guards;
mod junior;
mod material;
mod moves;
mod notation;

use bergues::Position;
use tabletop::{Dice, Game};

/// The tiles in the order of the set: `ab` is tile 1, `nn` is tile 16. Those named lie on their first face.
fn tiles(turned: &[usize]) -> String {
    let set = "ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn".split(',').enumerate();
    let lying =
        set.map(
            |(at, tile)| {
                if turned.contains(&(at + 1)) { tile.chars().rev().collect() } else { tile.to_owned() }
            },
        );
    lying.collect::<Vec<String>>().join(",")
}

/// A position in notation, for a game with the presets: these guards, these tiles turned, paths and turn.
fn classic(seats: u8, guards: &str, turned: &[usize], paths: &str, turn: &str) -> String {
    format!("bg classic.{seats}.4.e.pairs {guards} {} {paths} {turn}", tiles(turned))
}

fn junior(seats: u8, guards: &str, turned: &[usize], paths: &str, turn: &str) -> String {
    format!("bg junior.{seats}.4.e.pairs {guards} {} {paths} {turn}", tiles(turned))
}

fn read(text: &str) -> Position {
    text.parse().unwrap_or_else(|flaw| panic!("{flaw}: {text}"))
}

/// The position after these legal actions.
fn play(text: &str, actions: &str) -> Position {
    let mut position = read(text);
    for word in actions.split(' ') {
        let action = word.parse().expect("an action");
        if let Err(illegal) = position.check(action) {
            panic!("{word} is not legal: {illegal}");
        }
        position.apply(action, &mut Dice::quick(0));
    }
    // A reached position can be read.
    assert_eq!(read(&position.to_string()).to_string(), position.to_string());
    position
}

/// Checks where these actions lead.
fn leads(from: &str, actions: &str, to: &str) {
    assert_eq!(play(from, actions).to_string(), to, "{actions} from {from}");
}

fn legal(text: &str) -> String {
    let mut actions = Vec::new();
    read(text).legal_actions(&mut actions);
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Why an action is refused.
fn refused(text: &str, action: &str) -> String {
    read(text).check(action.parse().expect("an action")).expect_err("not legal").to_string()
}
