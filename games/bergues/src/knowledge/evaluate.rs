//! What each seat may expect.

use tabletop::Rewards;

use super::outlook::{Outlook, Shares, certain, moving, shared};
use super::race;
use crate::{Guard, Phase, Position, Side};

impl Position {
    /// What each seat may expect of a game that goes on.
    pub(super) fn expected(&self) -> Rewards {
        let shares = self.shares();
        let seats = self.rules.seats;
        Rewards::new(seats, |seat| shares[Guard::of(seat, seats).index()])
    }

    /// What each guard may expect of a game that goes on; a draw is nobody's.
    pub(super) fn shares(&self) -> Shares {
        if let Phase::Over(winner) = self.phase {
            return winner.map_or([0.25; 4], certain);
        }
        if self.rules.junior() {
            return race::expected(self);
        }
        let lengths = |side: Side| (self.path(side).len(), self.path(side.other()).len());
        match self.phase {
            Phase::Path => {
                let left = self.paths[0].len() + self.paths[1].len();
                Outlook::of(self).turning(0, 0, left)
            }
            Phase::Flip(side) => {
                let (filled, left) = lengths(side);
                Outlook::of(self).turning(filled, shared(self, side), left)
            }
            Phase::Use => {
                let (north, south) = lengths(Side::North);
                Outlook::of(self).stop(north, south)
            }
            Phase::Winoc => Outlook::of(self).stop(crate::turn::WINOC, 0),
            Phase::Move(guard, steps) => moving(self, guard, steps),
            Phase::Over(_) => unreachable!("the game goes on"),
        }
    }
}
