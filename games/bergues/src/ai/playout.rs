//! Playouts: exact landings are taken, directions follow the strength tables, tiles are turned at random.

use tabletop::Dice;

use super::race::{self, Race};
use super::shares::{neutrals, players};
use super::strength::{Stand, Strength, WON};
use crate::legal::pick_tile;
use crate::{Action, Direction, Guard, Phase, Position, Side, Space, Tile};

impl Position {
    /// Plays to the end.
    pub(super) fn play_on(&mut self, dice: &mut Dice) {
        if self.rules.junior() {
            while let Phase::Flip(_) = self.phase {
                self.apply_action(Action::Turn(self.race_tile(dice)));
            }
            return;
        }
        let strength = Strength::under(self.rules);
        let players = players(self.rules);
        loop {
            let action = match self.phase {
                Phase::Path if self.paths[0].is_empty() => Action::Fill(Side::North),
                Phase::Path => Action::Fill(Side::South),
                Phase::Flip(side) => Action::Turn(self.playout_tile(side, dice)),
                Phase::Use => Action::Use(self.playout_path(strength, players)),
                Phase::Move(guard, steps) => {
                    // A guard without a player moves in the worse direction.
                    let [one, two] = strength.both_ways(Stand::of(guard, self), steps);
                    let clockwise = (one > two) == (players >> guard.index() & 1 == 1);
                    Action::Walk(if clockwise { Direction::Clockwise } else { Direction::CounterClockwise })
                }
                Phase::Winoc => Action::Go(self.target(self.active_guard())),
                Phase::Over(_) => return,
            };
            self.apply_action(action);
        }
    }

    /// The target of a guard: its fortress, then home.
    fn target(&self, guard: Guard) -> Space {
        let ring = self.rules.ring();
        if self.guards.carries(guard) { ring.home(guard) } else { ring.opposite(guard) }
    }

    /// A random tile, unless a neutral one is known and stopping now lands on the target.
    fn playout_tile(&self, side: Side, dice: &mut Dice) -> Tile {
        if let Some(neutral) = neutrals(self).iter().next() {
            let (ring, guard) = (self.rules.ring(), self.active_guard());
            let one = ring.steps_clockwise(self.guards.space(guard), self.target(guard));
            let two = ring.spaces - one;
            let (filled, left) = (self.path(side).len() + 1, self.path(side.other()).len());
            if filled == one || filled == two || left == one || left == two {
                return neutral;
            }
        }
        pick_tile(self.centre(), dice)
    }

    /// The path that gives the active guard the larger share, by the strength tables.
    fn playout_path(&self, strength: &Strength, players: u8) -> Side {
        let active = self.active_guard();
        let mut best = (Side::North, -1.0);
        for side in Side::BOTH {
            let (own, others) = (self.path(side).len(), self.path(side.other()).len());
            let mine = strength.moved(Stand::of(active, self), own);
            if mine >= WON {
                return side;
            }
            let mut all = mine;
            for guard in Guard::ALL {
                if guard != active && players >> guard.index() & 1 == 1 {
                    let theirs = strength.moved(Stand::of(guard, self), others);
                    all += if theirs >= WON { 100.0 } else { theirs };
                }
            }
            if mine > best.1 * all {
                best = (side, mine / all);
            }
        }
        best.0
    }

    /// In the junior game: stops if that is better than continuing.
    fn race_tile(&self, dice: &mut Dice) -> Tile {
        if let Some(neutral) = neutrals(self).iter().next() {
            let race = Race::with(self.rules.tiles);
            let (to_go, filled) = (race::to_go(self, self.active_guard()), self.path(Side::North).len());
            if race.stop(to_go, filled + 1).strength > race.turning(to_go, filled + 1, true).strength {
                return neutral;
            }
        }
        pick_tile(self.centre(), dice)
    }
}
