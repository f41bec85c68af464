//! The rules of Schotten Totten.
//!
//! Rule ids (`ST-…`) are those of `RULES.md`. Each concept of the rules is a file: `card`, `stone`, `side`, `formation`, `strongest` (the
//! proof), `claim`, `tactics`, `turn`. A [`Position`] changes in `apply.rs` only.

mod action;
mod ai;
mod annotations;
mod apply;
mod border;
mod card;
mod check;
mod claim;
mod determinize;
mod explain;
mod formation;
mod game;
mod illegal;
mod legal;
mod memory;
mod notation;
mod notes;
mod phase;
mod phrases;
mod pile;
mod position;
mod reveals;
mod rounds;
mod rules;
mod seen;
mod side;
mod stone;
mod strongest;
mod tactics;
mod touches;
mod turn;
mod view;

pub use action::{Action, PileKind};
pub use ai::{Playout, playout};
pub use border::Border;
pub use card::{Card, CardGroups, CardSet, Colour, Kind, VALUES};
pub use claim::ClaimProof;
pub use explain::{Explanation, Lineup, Reason};
pub use formation::{Formation, Strength};
pub use illegal::Illegal;
pub use memory::Memory;
pub use phase::Phase;
pub use position::Position;
pub use rounds::round_points;
pub use rules::{Edition, Rules};
pub use seen::{Seen, SeenAction};
pub use side::Side;
pub use stone::{STONES, Stone, StoneSet};
pub use strongest::{Horizon, Troop};
pub use tactics::{Discard, Tally};
pub use turn::TurnState;
pub use view::{HandView, PileView, View};
