//! Playouts: the best-scored of a few random actions.

use tabletop::Dice;

use super::scene::ActionScene;
use crate::{Action, Phase, Position};

/// The number of random actions among which the best-scored is made.
const CANDIDATES: usize = 3;

impl Position {
    /// Plays to the end, in place, without allocating.
    pub(super) fn play_out(&mut self, dice: &mut Dice) {
        while self.phase != Phase::Over {
            let action = self.playout_action(dice);
            self.apply_action(action, dice);
        }
    }

    /// The action of the playout policy.
    #[inline]
    fn playout_action(&self, dice: &mut Dice) -> Action {
        let count = self.count_legal();
        match self.phase {
            _ if count == 1 => self.nth_legal(0),
            Phase::Flip => self.pick_legal(dice),
            Phase::Claim(_) => self.strongest_supporter(),
            _ => self.best_of_some(count, dice),
        }
    }

    fn strongest_supporter(&self) -> Action {
        let strengths = self.supporters.iter().map(|card| card.strength()).enumerate();
        let (place, _) = strengths.max_by_key(|&(_, strength)| strength).expect("there is one to claim");
        Action::Claim(place as u8)
    }

    /// The best-scored of a few random actions.
    fn best_of_some(&self, count: usize, dice: &mut Dice) -> Action {
        let scene = ActionScene::glance(self);
        let all = count <= CANDIDATES;
        let mut best: Option<(f32, Action)> = None;
        for candidate in 0..CANDIDATES.min(count) {
            let number = if all { candidate } else { dice.below(count as u32) as usize };
            let action = self.nth_legal(number);
            let score = scene.score(action);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, action));
            }
        }
        best.expect("something is legal").1
    }
}
