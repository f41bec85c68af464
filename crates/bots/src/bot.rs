//! The bot trait, and what a bot returns.

use std::time::Duration;

use tabletop::{Dice, Game};

use crate::heuristics::Solution;
use crate::sorting::sort_by;

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of iterations: the result is the same on every machine.
    Iterations(u32),
    /// A duration.
    Time(Duration),
}

impl Budget {
    /// The larger of two budgets of one kind; of different kinds, this one.
    pub(crate) fn at_least(self, least: Budget) -> Budget {
        match (self, least) {
            (Budget::Iterations(own), Budget::Iterations(least)) => Budget::Iterations(own.max(least)),
            _ => self,
        }
    }
}

/// What a bot decided, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct BotDecision<A> {
    /// The chosen action.
    pub action: A,
    /// The number of simulations.
    pub iterations: u64,
    /// The expected reward, from 0 to 1.
    pub value: f32,
    /// The principal variation, beginning with `action`.
    pub line: Vec<A>,
    /// All actions considered, best first.
    pub alternatives: Vec<Alternative<A>>,
}

impl<A: Clone + Eq> BotDecision<A> {
    /// The decision of searches for the same view that ran side by side: the action that most of them chose. Their visits and
    /// rewards are added up, and decide between actions that were chosen equally often. A search may prefer an action for
    /// other reasons than its rewards, so these alone are not enough. It depends on the order of the searches only where two
    /// actions are equally good.
    ///
    /// # Panics
    /// If there are none.
    pub fn merge(decisions: &[BotDecision<A>]) -> BotDecision<A> {
        let iterations: u64 = decisions.iter().map(|decision| decision.iterations).sum();
        let mut sums: Vec<(A, f32, f32)> = Vec::new();
        for decision in decisions {
            // A decision without a search counts as one visit.
            let made = decision.iterations.max(1) as f32;
            for Alternative { action, share, value } in &decision.alternatives {
                let (visits, reward) = (share * made, share * made * value);
                match sums.iter_mut().find(|(known, ..)| known == action) {
                    Some(sum) => (sum.1, sum.2) = (sum.1 + visits, sum.2 + reward),
                    None => sums.push((action.clone(), visits, reward)),
                }
            }
        }
        let total = iterations.max(decisions.len() as u64);
        let mut alternatives: Vec<Alternative<A>> = sums
            .into_iter()
            .map(|(action, visits, reward)| {
                let value = if visits > 0.0 { reward / visits } else { 0.0 };
                Alternative { action, share: visits / total as f32, value }
            })
            .collect();
        let votes =
            |one: &Alternative<A>| decisions.iter().filter(|decision| decision.action == one.action).count();
        let order = best_first(total);
        sort_by(&mut alternatives, |one, two| votes(two).cmp(&votes(one)).then_with(|| order(one, two)));
        let (action, value) = (alternatives[0].action.clone(), alternatives[0].value);
        let line = decisions.iter().map(|decision| &decision.line).find(|line| line.first() == Some(&action));
        let line = line.cloned().unwrap_or_else(|| vec![action.clone()]);
        BotDecision { action, iterations, value, line, alternatives }
    }
}

/// One action that a bot considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alternative<A> {
    /// The action.
    pub action: A,
    /// Its share of the simulations, from 0 to 1.
    pub share: f32,
    /// Its expected reward.
    pub value: f32,
}

impl<A: Copy> BotDecision<A> {
    /// The only legal action, or one chosen without an evaluation.
    pub fn forced(action: A) -> BotDecision<A> {
        BotDecision::immediate(action, 0.5)
    }

    /// Replaces the action by another of the alternatives, which then comes first.
    pub(crate) fn choose_instead(&mut self, action: A)
    where
        A: Eq,
    {
        let chosen = self.alternatives.iter().position(|other| other.action == action);
        self.alternatives.swap(0, chosen.expect("the action is one of the alternatives"));
        for (i, other) in self.alternatives.iter_mut().enumerate() {
            other.share = if i == 0 { 1.0 } else { 0.0 };
        }
        self.action = action;
        self.value = self.alternatives[0].value;
        self.line = vec![action];
    }

    /// Replaces the action by one of the alternatives whose reward is known exactly.
    pub(crate) fn choose_exactly(&mut self, (action, value): (A, f32))
    where
        A: Eq,
    {
        self.choose_instead(action);
        self.alternatives[0].value = value;
        self.value = value;
    }

    /// The decision of an exact solution.
    pub(crate) fn solved(solution: Solution<A>) -> BotDecision<A>
    where
        A: Eq,
    {
        let Solution { best, values } = solution;
        let mut alternatives: Vec<Alternative<A>> = values
            .into_iter()
            .map(|(action, value)| Alternative { action, share: f32::from(u8::from(action == best)), value })
            .collect();
        sort_by(&mut alternatives, |one, two| {
            two.share.total_cmp(&one.share).then(two.value.total_cmp(&one.value))
        });
        let value = alternatives[0].value;
        BotDecision {
            action: best,
            iterations: alternatives.len() as u64,
            value,
            line: vec![best],
            alternatives,
        }
    }

    /// An action chosen without considering others.
    pub(crate) fn immediate(action: A, value: f32) -> BotDecision<A> {
        let alternatives = vec![Alternative { action, share: 1.0, value }];
        BotDecision { action, iterations: 0, value, line: vec![action], alternatives }
    }
}

/// Orders by a lower confidence bound: the value less a margin that shrinks with the visits. An action that turned
/// out well late may be better than the most visited one.
pub(crate) fn best_first<A>(
    iterations: u64,
) -> impl Fn(&Alternative<A>, &Alternative<A>) -> std::cmp::Ordering {
    let bound = move |one: &Alternative<A>| {
        let visits = one.share * iterations as f32;
        if visits < 1.0 { -1.0 } else { one.value - visits.sqrt().recip() }
    };
    move |one, two| bound(two).total_cmp(&bound(one)).then(two.share.total_cmp(&one.share))
}

/// A player. It gets a view, a budget and its own random source, and returns an action.
pub trait Bot<G: Game>: Send {
    /// Decides for the seat whose view this is.
    ///
    /// # Panics
    /// If the game is over or another seat decides.
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> BotDecision<G::Action>;
}

/// The legal actions of the deciding seat, which are the same in every position behind its view.
///
/// # Panics
/// If the game is over.
pub fn legal_actions<G: Game>(view: &G::View, dice: &mut Dice) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::determinize(view, dice).legal_actions(&mut actions);
    assert!(!actions.is_empty(), "the game is over");
    actions
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decision(iterations: u64, alternatives: &[(char, f32, f32)]) -> BotDecision<char> {
        let alternative = |&(action, share, value): &(char, f32, f32)| Alternative { action, share, value };
        let alternatives: Vec<Alternative<char>> = alternatives.iter().map(alternative).collect();
        let Alternative { action, value, .. } = alternatives[0];
        BotDecision { action, iterations, value, line: vec![action, 'z'], alternatives }
    }

    #[test]
    fn decisions_of_parallel_searches_are_added_up() {
        let one = decision(100, &[('a', 0.6, 0.5), ('b', 0.4, 0.4)]);
        let two = decision(300, &[('b', 0.8, 0.7), ('a', 0.2, 0.5)]);
        let merged = BotDecision::merge(&[one, two]);
        assert_eq!((merged.action, merged.iterations), ('b', 400));
        assert_eq!(merged.line, ['b', 'z'], "the line of the search that found it");
        let [best, other] = merged.alternatives[..] else { panic!("two actions") };
        assert!((best.share - 0.7).abs() < 1e-6 && (other.share - 0.3).abs() < 1e-6);
        assert!((best.value - (40.0 * 0.4 + 240.0 * 0.7) / 280.0).abs() < 1e-6);
        assert!((merged.value - best.value).abs() < 1e-9);
    }

    #[test]
    fn parallel_searches_choose_what_most_of_them_chose() {
        // A search may prefer an action that is worth less in its rollouts.
        let one = || decision(100, &[('a', 0.5, 0.5), ('b', 0.5, 0.6)]);
        let two = decision(100, &[('b', 0.6, 0.7), ('a', 0.4, 0.5)]);
        let alone = BotDecision::merge(&[one()]);
        assert_eq!(alone, one());
        let merged = BotDecision::merge(&[two.clone(), one(), one()]);
        assert_eq!((merged.action, merged.value), ('a', 0.5));
        assert_eq!(merged.alternatives.iter().map(|other| other.action).collect::<Vec<_>>(), ['a', 'b']);
        assert_eq!(
            BotDecision::merge(&[one(), two]).action,
            'b',
            "rewards decide between equally many votes"
        );
    }

    #[test]
    fn forced_decisions_stay_as_they_are() {
        let merged = BotDecision::merge(&[BotDecision::forced('a'), BotDecision::forced('a')]);
        assert_eq!((merged.action, merged.iterations, merged.alternatives.len()), ('a', 0, 1));
        assert!((merged.alternatives[0].share - 1.0).abs() < 1e-6);
    }
}
