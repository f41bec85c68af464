//! What each seat may expect.

use bots::Rewards;

use super::outlook::{Outlook, Row, shared};
use super::race;
use super::shares::{Shares, at_rest, certain, moving};
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
        let row = |side: Side| Row::of(self.path(side));
        match self.phase {
            Phase::Path => at_rest(self),
            Phase::Flip(side) => {
                let (outlook, left) = (Outlook::of(self), row(side.other()));
                let own = outlook.turning(self.path(side).len(), shared(self, side), left);
                outlook.everyone(own, left.tiles)
            }
            Phase::Use | Phase::Winoc => Outlook::of(self).everyone_uses(row(Side::North), row(Side::South)),
            Phase::Move(guard, steps) => moving(self, guard, steps),
            Phase::Over(_) => unreachable!("the game goes on"),
        }
    }
}
