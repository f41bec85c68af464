//! Action priors.

use super::faces::{NEUTRAL, Unseen};
use super::race::{self, Race};
use super::shares::{at_rest, neutrals};
use super::strength::{Stand, Strength};
use super::turn_forecast::{Row, TurnForecast, shared};
use crate::{Action, Guard, Phase, Position, Side};

/// The weight of an action that wins at once.
const WINNING: f32 = 50.0;
/// The weight of an action that loses at once.
const LOSING: f32 = 0.01;
/// The inverse temperature of the weights.
const SLOPE: f32 = 10.0;

/// An approximation of e to the power of x, for x from −10 to 10.
#[inline]
fn about_exp(x: f32) -> f32 {
    let mut power = 1.0 + x * (1.0 / 64.0);
    for _ in 0..6 {
        power *= power;
    }
    power
}

/// Converts the mover's expected shares into weights: 1 for the average.
fn weights_of_shares(weights: &mut [f32]) {
    let mean = weights.iter().sum::<f32>() / weights.len().max(1) as f32;
    for weight in weights {
        *weight = if *weight >= 0.999 {
            WINNING
        } else if *weight <= 0.0 {
            LOSING
        } else {
            about_exp(SLOPE * (*weight - mean)).clamp(LOSING, 0.5 * WINNING)
        };
    }
}

impl Position {
    pub(super) fn weigh(&self, actions: &[Action], weights: &mut Vec<f32>) {
        let start = weights.len();
        match self.phase {
            // Two empty paths are equivalent, so one of them gets weight 0.
            Phase::Path => {
                let alike = actions.len() == 2;
                let weight = |&action: &Action| action != Action::Fill(Side::South) || !alike;
                weights.extend(actions.iter().map(|action| f32::from(u8::from(weight(action)))));
            }
            Phase::Flip(_) if self.rules.junior() => self.weigh_race(actions, weights),
            Phase::Flip(side) => self.weigh_tiles(side, actions, weights),
            Phase::Use => {
                let forecast = TurnForecast::of(self);
                weights.extend(actions.iter().map(|&action| {
                    let Action::Use(side) = action else { return 0.0 };
                    forecast.moves(Row::of(self.path(side)), Row::of(self.path(side.other())))
                }));
            }
            Phase::Move(guard, _) => {
                let seats = self.rules.seats;
                let mover = Guard::of(guard.seat(seats).unwrap_or(self.active), seats);
                weights.extend(actions.iter().map(|&action| self.share_after(action, mover)));
            }
            Phase::Winoc => self.weigh_spaces(actions, weights),
            Phase::Over(_) => {}
        }
        if self.phase != Phase::Path {
            weights_of_shares(&mut weights[start..]);
        }
    }

    /// The share of the mover after an action.
    fn share_after(&self, action: Action, mover: Guard) -> f32 {
        let mut after = *self;
        after.apply_action(action);
        let shares = if after.phase == Phase::Path { at_rest(&after) } else { after.shares() };
        shares[mover.index()]
    }

    /// Appends the share for each space of a Winoc.
    fn weigh_spaces(&self, actions: &[Action], weights: &mut Vec<f32>) {
        let (forecast, strength) = (TurnForecast::of(self), Strength::under(self.rules));
        let (ring, mover) = (self.rules.ring(), self.active_guard());
        let carries = self.guards.carries(mover);
        let crowded = Guard::ALL.iter().fold(0u32, |spaces, &guard| spaces | 1 << self.guards.space(guard).0);
        weights.extend(actions.iter().map(|&action| {
            let Action::Go(space) = action else { return 0.0 };
            if space == ring.home(mover) && carries {
                return 1.0;
            }
            if crowded >> space.0 & 1 == 1 && !ring.is_gate(space) {
                return self.share_after(action, mover);
            }
            let steps = ring.steps_clockwise(ring.home(mover), space);
            let at = Stand { steps, carries: carries || space == ring.opposite(mover) };
            forecast.after_winoc(strength.resting(at))
        }));
    }

    /// Appends the mean share over the faces that a tile may show.
    fn weigh_tiles(&self, side: Side, actions: &[Action], weights: &mut Vec<f32>) {
        let forecast = TurnForecast::of(self);
        let (path, other) = (self.path(side), self.path(side.other()));
        let (filled, left) = (path.len(), Row::of(other));
        let rest = forecast.rest(filled, left);
        let more = forecast.more(filled, left);
        let fewer = forecast.fewer(filled, left);
        let on = if filled + 1 == crate::path::WINOC {
            rest
        } else {
            forecast.turning(filled + 1, shared(self, side), left)
        };
        let (here, there) = (path.faces().bits(), other.faces().bits());
        let unseen = Unseen::of(self);
        weights.extend(actions.iter().map(|&action| {
            let Action::Turn(tile) = action else { return 0.0 };
            let under = unseen.under(tile, self);
            let count = |faces: u8| (under & faces).count_ones() as f32;
            let sum = count(NEUTRAL) * rest
                + count(here & !there) * more
                + count(here & there) * fewer
                + count(!here & !NEUTRAL) * on;
            sum / under.count_ones().max(1) as f32
        }));
    }

    /// The same for the junior game, where a neutral tile counts like a repeat.
    fn weigh_race(&self, actions: &[Action], weights: &mut Vec<f32>) {
        let race = Race::with(self.rules.tiles);
        let (path, to_go) = (self.path(Side::North), race::to_go(self, self.active_guard()));
        let neutral = !neutrals(self).is_empty();
        let stop = race.stop(to_go, path.len() + 1).strength;
        let on = race.turning(to_go, path.len() + 1, neutral).strength;
        let stops = path.faces().bits() | NEUTRAL;
        let unseen = Unseen::of(self);
        weights.extend(actions.iter().map(|&action| {
            let Action::Turn(tile) = action else { return 0.0 };
            let under = unseen.under(tile, self);
            let all = under.count_ones().max(1) as f32;
            let stopping = (under & stops).count_ones() as f32 / all;
            stopping * stop + (1.0 - stopping) * on
        }));
    }
}
