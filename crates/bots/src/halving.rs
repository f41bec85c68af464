//! Successive halving: candidate actions are played forward in sampled determinizations, and the larger the share of the budget
//! spent, the fewer of them get rollouts.

use tabletop::Dice;

use crate::bot::Budget;
use crate::clock::{self, Instant};
use crate::heuristics::Heuristics;
use crate::sorting::sort_by;

/// An action that a search looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<A> {
    pub(crate) action: A,
    /// The weighted sum of its rollouts' values.
    pub(crate) value: f32,
    /// The sum of the weights.
    pub(crate) weight: f32,
    /// Whether it still gets rollouts.
    pub(crate) alive: bool,
}

impl<A> Candidate<A> {
    pub(crate) fn mean(&self) -> f32 {
        if self.weight > 0.0 { self.value / self.weight } else { 0.0 }
    }
}

/// Spends a budget, counted from `start`, on rollouts from determinizations of a view; returns how many were made. `rollout` values
/// the position after an action. Every candidate without a value of its own is tried at least once.
pub(crate) fn spend<G: Heuristics>(
    candidates: &mut Vec<Candidate<G::Action>>,
    view: &G::View,
    (budget, start): (Budget, Instant),
    dice: &mut Dice,
    mut rollout: impl FnMut(G, &mut Dice) -> f32,
) -> u32 {
    let mut quick = Dice::quick(u64::from(dice.word()) << 32 | u64::from(dice.word()));
    let sample = G::determinizer(view);
    let mut rollouts = 0_u32;
    loop {
        let spent = match budget {
            Budget::Iterations(most) => rollouts as f32 / most as f32,
            Budget::Time(time) => start.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6),
        };
        if candidates.iter().all(|candidate| candidate.weight > 0.0) {
            if spent >= 1.0 {
                return rollouts;
            }
            halve(candidates, spent);
        }
        let sampled = sample(&mut quick);
        let seed = u64::from(quick.word());
        for candidate in candidates.iter_mut().filter(|candidate| candidate.alive) {
            // Common random numbers: all candidates get the same determinization and the same dice.
            let mut after = sampled.clone();
            let mut dice = Dice::quick(seed);
            after.apply(candidate.action, &mut dice);
            candidate.value += rollout(after, &mut dice);
            candidate.weight += 1.0;
            rollouts += 1;
            clock::give_way();
        }
    }
}

/// Ends the rollouts of the worst.
fn halve<A>(candidates: &mut Vec<Candidate<A>>, spent: f32) {
    let keep = match spent {
        ..0.3 => candidates.len(),
        ..0.6 => 4,
        _ => 2,
    };
    if candidates.iter().filter(|candidate| candidate.alive).count() > keep {
        best_first(candidates);
        candidates[keep..].iter_mut().for_each(|candidate| candidate.alive = false);
    }
}

/// Sorts by mean; those that still get rollouts come first.
pub(crate) fn best_first<A>(candidates: &mut Vec<Candidate<A>>) {
    sort_by(candidates, |one, two| two.alive.cmp(&one.alive).then(two.mean().total_cmp(&one.mean())));
}
