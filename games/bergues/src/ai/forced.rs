//! What the player whose turn it is can do for certain with tiles that have been turned before, since everybody knows their faces.

use super::shares::neutrals;
use crate::face::FACES;
use crate::path::WINOC;
use crate::{Face, Guard, Path, Phase, Position, Side, Tile};

/// The results of a turn that a player can force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Forced {
    /// Whose guard moves by it: the active player's, or the next one's while the guards move.
    pub(super) guard: Guard,
    /// A bit for each number of steps that the guard can make.
    pub(super) steps: u8,
    /// Whether a path can get six tiles, after which the guard goes anywhere.
    pub(super) winoc: bool,
    /// The number of symbols that known tiles can add to the path.
    pub(super) symbols: usize,
}

impl Forced {
    /// Nothing while a path is chosen to move by, and in the junior game.
    pub(super) fn of(position: &Position) -> Option<Forced> {
        let seats = position.rules.seats;
        let empty = || Side::BOTH.into_iter().find(|side| position.path(*side).is_empty());
        let (seat, side) = match position.phase {
            _ if position.rules.junior() => return None,
            Phase::Path => (position.active, empty()?),
            Phase::Flip(side) => (position.active, side),
            Phase::Move(..) => (position.active.next(seats), empty()?),
            Phase::Use | Phase::Winoc | Phase::Over(_) => return None,
        };
        let mut known = [0_u8; FACES];
        for tile in Tile::all().filter(|tile| position.in_centre(*tile)) {
            if position.tiles.has_been_turned(tile) {
                known[position.tiles.down(tile).index()] += 1;
            }
        }
        let mut forced = Forced { guard: Guard::of(seat, seats), steps: 0, winoc: false, symbols: 0 };
        forced.fill(position, side, known);
        Some(forced)
    }

    /// Adds all results of filling a path with tiles of which this number lies in the centre for each face.
    fn fill(&mut self, position: &Position, side: Side, known: [u8; FACES]) {
        let (path, other) = (position.path(side), position.path(side.other()));
        let shows = |path: Path, face: usize| path.shows(Face::from_index(face as u8));
        let symbols = || (0..FACES).filter(|&face| known[face] > 0 && face != Face::NEUTRAL.index());
        self.symbols = symbols().filter(|&face| !shows(path, face)).count();
        let neutral = !neutrals(position).is_empty();
        for more in 0..=self.symbols as u8 {
            // Tiles that continue, then one that ends the turning.
            let len = path.len() + more;
            if len >= WINOC {
                self.winoc |= more > 0;
                break;
            }
            if neutral {
                self.end(len + 1, other.len());
            }
            for face in symbols() {
                let repeats = shows(path, face) || (more > 0 && known[face] > 1);
                if repeats {
                    let there = if shows(other, face) { other.len() - 1 } else { other.len() + 1 };
                    self.end(len, there);
                }
            }
        }
    }

    /// The turning ends with this many tiles on the paths.
    fn end(&mut self, filled: u8, other: u8) {
        if filled >= WINOC || other >= WINOC {
            self.winoc = true;
        } else {
            self.steps |= 1 << filled | 1 << other;
        }
    }

    /// Whether the guard can make this many steps, or go anywhere.
    pub(super) fn reaches(&self, steps: u8) -> bool {
        self.winoc || (1..WINOC).contains(&steps) && self.steps >> steps & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Dice, Game, Settings, Value};

    use super::*;
    use crate::Action;

    /// Tries all ways to turn known tiles; adds the steps that the paths then offer, and whether there is a Winoc.
    fn try_all(position: &Position, found: &mut (u8, bool), dice: &mut Dice) {
        match position.phase {
            Phase::Winoc => found.1 = true,
            Phase::Use => Side::BOTH.iter().for_each(|side| found.0 |= 1 << position.path(*side).len()),
            _ => {
                let is_known = |tile: &Tile| {
                    position.in_centre(*tile)
                        && (position.tiles.has_been_turned(*tile)
                            || position.tiles.up(*tile).is_neutral() && !neutrals(position).is_empty())
                };
                for tile in Tile::all().filter(is_known) {
                    let mut after = *position;
                    after.apply(Action::Turn(tile), dice);
                    try_all(&after, found, dice);
                }
            }
        }
    }

    #[test]
    fn known_tiles_are_what_a_player_can_count_on() {
        let (mut compared, mut winocs, mut dice) = (0, 0, Dice::quick(5));
        for game in 0..60 {
            let settings = Settings::new().with("tiles", Value::Word("pairs".to_owned()));
            let mut position = Position::deal(&settings, 2 + game % 3, &mut dice).unwrap();
            while !position.is_over() {
                if let Phase::Flip(_) = position.phase
                    && position.number % 4 == 1
                {
                    let forced = Forced::of(&position).unwrap();
                    let mut found = (0, false);
                    try_all(&position, &mut found, &mut dice);
                    assert_eq!((forced.steps, forced.winoc), found, "{position}");
                    assert_eq!(forced.guard, position.active_guard());
                    compared += u32::from(found.0 != 0);
                    winocs += u32::from(found.1);
                }
                let action = position.random_action(&mut dice, &mut Vec::new());
                position.apply(action, &mut dice);
            }
        }
        assert!(compared > 500 && winocs > 20, "{compared} {winocs}");
    }
}
