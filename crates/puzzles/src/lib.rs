//! Puzzles: views of a seat in which one action is clearly the best.
//!
//! A puzzle shows what a seat could see and nothing else. The collections lie in `games/<name>/puzzles`; `cargo xtask
//! puzzles` finds them in self-play.

mod collection;
mod puzzle;

pub mod figures;
pub mod mine;
pub mod select;

pub use collection::{COLLECTIONS, Collection, of_the_day};
pub use puzzle::{BadPuzzle, Grade, Puzzle};
