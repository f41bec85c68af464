//! Making a legal action: filling a path, using one, passing the turn (BG-T1 to BG-T7).

use crate::path::WINOC;
use crate::position::first_phase;
use crate::{Action, Guard, LAST_TURN, Path, Phase, Position, Side, Tile};

impl Position {
    /// Makes a legal action.
    #[inline]
    pub(crate) fn apply_action(&mut self, action: Action) {
        match (self.phase, action) {
            (Phase::Path, Action::Fill(side)) => self.phase = Phase::Flip(side),
            (Phase::Flip(side), Action::Turn(tile)) => {
                if self.rules.junior() {
                    self.turn_junior(tile);
                } else {
                    self.turn_onto(side, tile);
                }
            }
            (Phase::Use, Action::Use(side)) => self.use_path(side),
            (Phase::Move(guard, steps), Action::Walk(direction)) => self.walk(guard, steps, direction),
            (Phase::Winoc, Action::Go(space)) => self.go(space),
            (phase, action) => unreachable!("{action} was made in phase {phase}"),
        }
    }

    /// BG-T2: turns a tile onto the path that is being filled.
    #[inline]
    fn turn_onto(&mut self, side: Side, tile: Tile) {
        let face = self.tiles.turn(tile);
        let path = &mut self.paths[side.index()];
        // A neutral tile ends the turning, so a path being filled has none: a repeated face is a symbol.
        if path.shows(face) {
            // BG-T3: a repeated symbol goes to the other path, or to the centre together with its twin there.
            let other = &mut self.paths[side.other().index()];
            if other.shows(face) {
                other.take(face, &self.tiles);
            } else {
                other.lay(tile, face);
            }
        } else {
            path.lay(tile, face);
            if !face.is_neutral() && path.len() < WINOC {
                return;
            }
        }
        // BG-T4
        let winoc = self.paths.iter().any(|path| path.len() == WINOC);
        self.phase = if winoc { Phase::Winoc } else { Phase::Use };
    }

    /// BG-T5: the tiles of the path go to the centre as soon as it is chosen, before the guard moves.
    #[inline]
    fn use_path(&mut self, side: Side) {
        let steps = self.path(side).len();
        self.paths[side.index()].clear();
        let guard = self.active_guard();
        if steps > 0 {
            self.phase = Phase::Move(guard, steps);
        } else {
            // BG-T6: a move of 0 is no move.
            self.next_to_move(guard);
        }
    }

    /// BG-T6: after this guard the next one moves, by the tiles that still lie on a path.
    #[inline]
    pub(crate) fn next_to_move(&mut self, moved: Guard) {
        let (next, steps) = (moved.next(), self.paths[0].len() + self.paths[1].len());
        if steps == 0 || next == self.active_guard() {
            self.end_turn();
        } else {
            self.phase = Phase::Move(next, steps);
        }
    }

    /// All tiles of both paths go to the centre (BG-T4, BG-J2).
    #[inline]
    pub(crate) fn clear_paths(&mut self) {
        self.paths = [Path::default(); 2];
    }

    /// BG-T7, BG-E1
    #[inline]
    pub(crate) fn end_turn(&mut self) {
        if self.number == LAST_TURN {
            self.phase = Phase::Over(None);
        } else {
            self.number += 1;
            self.active = self.active.next(self.rules.seats);
            self.phase = first_phase(self.rules);
        }
    }
}
