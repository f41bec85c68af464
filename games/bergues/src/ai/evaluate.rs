//! Static evaluation.

use bots::Rewards;

use super::race;
use super::shares::{Shares, at_rest, certain, moving};
use super::turn_forecast::{Row, TurnForecast, shared};
use crate::{Guard, Phase, Position, Side};

impl Position {
    /// The expected reward of each seat while the game goes on.
    pub(super) fn expected(&self) -> Rewards {
        let shares = self.shares();
        let seats = self.rules.seats;
        Rewards::new(seats, |seat| shares[Guard::of(seat, seats).index()])
    }

    /// The expected reward of each guard.
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
                let (forecast, left) = (TurnForecast::of(self), row(side.other()));
                let own = forecast.turning(self.path(side).len(), shared(self, side), left);
                forecast.everyone(own, left.tiles)
            }
            Phase::Use | Phase::Winoc => {
                TurnForecast::of(self).everyone_uses(row(Side::North), row(Side::South))
            }
            Phase::Move(guard, steps) => moving(self, guard, steps),
            Phase::Over(_) => unreachable!("the game goes on"),
        }
    }
}
