//! What bots know of the game: nothing but its rules. Searches play random games to the end.

use bots::Heuristics;

use crate::Position;

impl Heuristics for Position {}
