//! What each seat may expect.

use tabletop::Rewards;

use super::outlook::{Outlook, Row, Shares, at_rest, certain, moving, shared};
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
        let row = |side: Side| Row::of(self.path(side));
        match self.phase {
            Phase::Path => at_rest(self),
            Phase::Flip(side) => {
                let filled = self.path(side).len();
                Outlook::of(self).turning(filled, shared(self, side), row(side.other()))
            }
            Phase::Use | Phase::Winoc => Outlook::of(self).stop(row(Side::North), row(Side::South)),
            Phase::Move(guard, steps) => moving(self, guard, steps),
            Phase::Over(_) => unreachable!("the game goes on"),
        }
    }
}
