//! Action priors.

use super::claims::{claim_all, strongest_first};
use super::scene::ActionScene;
use crate::{Action, Phase, Position};

/// The bounds of a prior weight.
const LEAST: f32 = 0.02;
const MOST: f32 = 20.0;

impl Position {
    /// Appends the prior of each legal action.
    pub(super) fn weigh(&self, actions: &[Action], weights: &mut Vec<f32>) {
        match self.phase {
            Phase::Claim(due) => weights.extend(actions.iter().map(|&action| self.weigh_claim(action, due))),
            // Face-down recruits are unknown to all, so they are equal.
            Phase::Flip | Phase::Over => weights.extend(actions.iter().map(|_| 1.0)),
            Phase::Act | Phase::Power(_) | Phase::Muster => {
                let scene = ActionScene::of(self);
                let begin = weights.len();
                weights.extend(actions.iter().map(|&action| scene.score(action).exp()));
                let added = &mut weights[begin..];
                let scale = added.len() as f32 / added.iter().sum::<f32>();
                for weight in added {
                    *weight = (*weight * scale).clamp(LEAST, MOST);
                }
            }
        }
    }

    /// Prefers the strongest supporter, unless another claim wins the game if all others take the strongest.
    fn weigh_claim(&self, action: Action, due: u8) -> f32 {
        let Action::Claim(place) = action else { return 1.0 };
        let mut left = self.supporters;
        let strength = left.remove(place.into()).strength();
        let mut piles = self.piles();
        piles[self.seat.index()] += u16::from(strength);
        claim_all(&mut piles, strongest_first(&left), self.claims_left(due - 1).iter().copied());
        let strongest = left.iter().all(|other| other.strength() <= strength);
        let weight = if strongest { 4.0 } else { f32::from(strength) / 12.0 };
        match self.winner_with(&piles, self.full_order().iter().copied()) {
            Some(winner) if winner == self.seat => MOST,
            Some(_) => LEAST * weight,
            None => weight,
        }
    }
}
