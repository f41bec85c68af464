//! The junior game: a race once round the rampart (BG-J1 to BG-J3).

use crate::{Phase, Position, Side, Tile};

impl Position {
    /// BG-J1: turns a tile onto the north path; a neutral tile or a repeated symbol ends the turning.
    #[inline]
    pub(crate) fn turn_junior(&mut self, tile: Tile) {
        let face = self.tiles.turn(tile);
        let path = &mut self.paths[Side::North.index()];
        if !face.is_neutral() && !path.shows(face) {
            path.lay(tile, face);
            return;
        }
        // BG-J2: the tile that ended the turning counts too.
        let steps = path.len() + 1;
        self.clear_paths();
        self.race(steps);
    }

    /// BG-J3: a guard that would pass its gate walks back by the remaining steps.
    fn race(&mut self, steps: u8) {
        let (guard, goal) = (self.active_guard(), self.rules.ring().spaces);
        let sum = self.guards.walked(guard) + steps;
        self.guards.walk_to(guard, if sum > goal { 2 * goal - sum } else { sum });
        if sum == goal {
            self.phase = Phase::Over(Some(guard));
        } else {
            self.end_turn();
        }
    }
}
