//! The rules of Goofspiel: everybody bids for the same prizes with the same cards, face down.
//!
//! This crate is the example of a game: the smallest one that has hidden cards, options, several numbers of players and
//! matches, written as `CONTRIBUTING.md` describes. `RULES.en.md` numbers the rules; comments here give the number, `GS-…`.
//!
//! What an attentive player knows is what lies on the table: bids that were turned up have left the hands they came from,
//! so every hand is known but for the card that lies face down in front of it.

mod action;
mod ai;
mod apply;
mod card;
mod determinize;
mod game;
mod illegal;
mod notation;
mod position;
mod rules;
mod seen;
mod view;

pub use action::Action;
pub use card::{Card, CardSet};
pub use illegal::Illegal;
pub use position::{Phase, Position};
pub use rules::{Rules, Ties};
pub use seen::Seen;
pub use view::View;
