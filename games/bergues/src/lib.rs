//! The rules of Bergues: four guards walk the rampart of a Flemish town to fetch their fortress and bring it home.
//!
//! Rule ids (`BG-…`) are those of `RULES.md`. A [`Position`] is a small value
//! without heap; it changes only in `apply.rs`, `moves.rs` and `junior.rs`. The board and the
//! tiles are tables (`board.rs`, `tile.rs`), because our copy of the rule book has no pictures and the real board
//! may differ. What the bots know about playing well is in `ai/`.

mod action;
mod ai;
mod annotations;
mod apply;
mod board;
mod check;
mod determinize;
mod face;
mod game;
mod guard;
mod illegal;
mod junior;
mod legal;
mod moves;
mod notation;
mod notes;
mod path;
mod phase;
mod phrases;
mod position;
mod reveals;
mod rules;
mod seen;
mod tile;
mod touches;
mod view;

pub use action::{Action, Direction};
pub use board::{LARGEST_RING, Ring, Space};
pub use face::Face;
pub use guard::{Guard, Guards};
pub use illegal::Illegal;
pub use path::{Path, Side};
pub use phase::Phase;
pub use position::{LAST_TURN, Position};
pub use rules::{Pickup, Rules, TileSet, Variant};
pub use seen::{Fate, Moved, Seen};
pub use tile::{TILES, Tile, Tiles};
pub use view::View;
