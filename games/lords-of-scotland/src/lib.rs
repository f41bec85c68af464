//! The rules of Lords of Scotland.
//!
//! Rule ids (`LS-…`) are those of `RULES.md`. A [`Position`] is a value without heap memory; it changes only in
//! [`tabletop::Game::apply`]. The module `memory` describes what each viewer knows about hidden cards.

mod action;
mod ai;
mod annotations;
mod apply;
mod army;
mod bloodline;
mod card;
mod check;
mod determinize;
mod game;
mod illegal;
mod legal;
mod list;
mod memory;
mod notation;
mod notes;
mod phase;
mod phrases;
mod position;
mod power;
mod recruits;
mod reveals;
mod rules;
mod seen;
mod skirmish;
mod touches;
mod view;

pub use action::{Action, Spot};
pub use army::{Army, Clan, MOST_CLANS};
pub use bloodline::{Bloodline, EndPower};
pub use card::{CARDS, COMMON_CARDS, Card, CardSet};
pub use illegal::Illegal;
pub use phase::Phase;
pub use position::{MOST_HAND, MOST_SUPPORTERS, Position, ROUNDS};
pub use recruits::{Recruit, Recruits, SLOTS};
pub use rules::{Activation, Rules};
pub use seen::{Place, Seen, SeenAction};
pub use view::{KnownClan, KnownRecruit, View};
