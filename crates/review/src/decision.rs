//! One decision of a seat: what it could do, and what each action was worth from its view.

use std::cmp::Reverse;

use bots::{Heuristics, Solution, sort_by};
use tabletop::{Annotation, Describe, Dice, Phrase, Seat};

use crate::chance::{Chance, dice};
use crate::evaluator::Evaluator;
use crate::reasons::reasons;

/// The largest number of candidates that the evaluation chooses itself.
const CANDIDATES: usize = 6;
/// Actions that promise less than the best by more than this (in logits) are no candidates.
const MARGIN: f32 = 2.0;
/// The longest expected continuation, in decisions.
const LINE: usize = 4;
/// A continuation is expected as long as at least this share of the rollouts goes that way.
const LINE_SHARE: f64 = 0.2;
/// A smaller difference is no mistake, however certain.
const SMALLEST_MISTAKE: f64 = 0.02;
/// A difference must exceed its standard error this many times to be called a mistake.
const SURENESS: f64 = 2.5;

/// A decision of a seat, seen from its view.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// What the seat saw, in notation.
    pub view: String,
    /// The chance with the best action, before the seat decided.
    pub before: Chance,
    /// The action that was played; `None` if nothing was played yet.
    pub played: Option<Candidate>,
    /// The actions looked at, best first.
    pub candidates: Vec<Candidate>,
    /// How much chance the action played gives away against the best one, with the error of the difference.
    pub cost: Chance,
    /// What the choice between the best action and the one played is about, as a word of the game
    /// ([`tabletop::Game::theme`]); without a worse action played, between the best two.
    pub theme: Option<&'static str>,
}

/// One action that was looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The action.
    pub action: String,
    /// The things to touch for it, in order.
    pub touches: Vec<String>,
    /// The action as a message; `None` if what it reveals would be part of the message.
    pub phrase: Option<Phrase>,
    /// The chance of the seat after it, before anything is revealed.
    pub chance: Chance,
    /// What is expected to follow, as far as the sampled positions agree: seats and their decisions.
    pub line: Vec<(Seat, String)>,
    /// What the rules say about it.
    pub reasons: Vec<Annotation>,
}

impl Decision {
    /// Whether the action played is worse than the best one by more than the error of the estimate.
    pub fn is_mistake(&self) -> bool {
        self.cost.value >= SMALLEST_MISTAKE && self.cost.value > SURENESS * self.cost.error
    }

    /// The best action.
    pub fn best(&self) -> &Candidate {
        &self.candidates[0]
    }

    /// How much better the best action is than the next one, with the error of the difference.
    pub fn margin(&self) -> f64 {
        self.candidates.get(1).map_or(1.0, |second| self.best().chance.value - second.chance.value)
    }
}

/// An action while it is looked at.
struct Trial<A> {
    action: A,
    /// The reward in each sampled position.
    rewards: Vec<f64>,
    lines: Vec<Vec<(Seat, A)>>,
    alive: bool,
}

impl<A> Trial<A> {
    fn new(action: A) -> Trial<A> {
        Trial { action, rewards: Vec::new(), lines: Vec::new(), alive: true }
    }

    /// An action whose reward by perfect play is known.
    fn exact(action: A, reward: f32) -> Trial<A> {
        Trial { rewards: vec![reward.into()], ..Trial::new(action) }
    }

    fn mean(&self) -> f64 {
        self.rewards.iter().sum::<f64>() / self.rewards.len().max(1) as f64
    }
}

/// Judges a decision of the seat whose view this is. All actions meet the same sampled positions and the same dice; the
/// less promising ones are dropped after a quarter and after half of the samples, but never the action played. `None` if
/// the seat has no choice. Where the game can be solved from the view, the values are exact.
///
/// # Panics
/// If the game is over or another seat decides.
pub fn judge<G: Heuristics>(
    evaluator: &mut Evaluator<G>,
    view: &G::View,
    played: Option<G::Action>,
    samples: u32,
    seed: u64,
) -> Option<Decision> {
    let mut sampling = dice(seed, &[0]);
    let sample = G::determinizer(view);
    let position = sample(&mut sampling);
    let seat = position.decider().expect("the game goes on");
    let mut actions = Vec::new();
    if position.forced_action(&mut actions).is_some() {
        return None;
    }
    sort_by(&mut actions, Ord::cmp);
    let is_played = |trial: &Trial<G::Action>| Some(trial.action) == played;
    let solved = position.solve();
    let mut trials = match &solved {
        Some(Solution { values, .. }) => {
            values.iter().map(|&(action, value)| Trial::exact(action, value)).collect()
        }
        None => choose_trials(evaluator, &position, &actions, played),
    };
    for number in 0..if solved.is_some() { 0 } else { samples } {
        let keep = match 4 * number / samples.max(1) {
            0 => trials.len(),
            1 => 4,
            _ => 2,
        };
        drop_trials(&mut trials, keep, is_played);
        let sampled = sample(&mut sampling);
        let seed = u64::from(sampling.word()) << 32 | u64::from(sampling.word());
        for trial in trials.iter_mut().filter(|trial| trial.alive) {
            let mut after = sampled.clone();
            let mut dice = dice(seed, &[1]);
            after.apply(trial.action, &mut dice);
            let mut line = Vec::new();
            trial.rewards.push(evaluator.play_on(after, seat, &mut dice, &mut line));
            line.truncate(LINE);
            trial.lines.push(line);
        }
    }
    // Among equals the action played comes first: it gave nothing away.
    sort_by(&mut trials, |one, two| {
        let order = two.alive.cmp(&one.alive).then(two.mean().total_cmp(&one.mean()));
        order.then(is_played(two).cmp(&is_played(one)))
    });
    let place = trials.iter().position(is_played);
    let cost = place
        .map_or(Chance::certain(0.0), |place| Chance::difference(&trials[0].rewards, &trials[place].rewards));
    // If nothing was played, or the best action, the choice was between the best action and the next one.
    let other = place.filter(|place| *place > 0).unwrap_or(1);
    let theme = trials.get(other).and_then(|other| position.theme(trials[0].action, other.action));
    let candidates: Vec<Candidate> = trials.iter().map(|trial| candidate(view, &position, trial)).collect();
    Some(Decision {
        view: view.to_string(),
        before: candidates[0].chance,
        played: place.map(|place| candidates[place].clone()),
        candidates,
        cost,
        theme,
    })
}

/// The most promising actions and the one played, in the order of their promise.
fn choose_trials<G: Heuristics>(
    evaluator: &mut Evaluator<G>,
    position: &G,
    actions: &[G::Action],
    played: Option<G::Action>,
) -> Vec<Trial<G::Action>> {
    let promise = evaluator.promise(position, actions);
    let margin = if evaluator.has_net(position) { MARGIN } else { f32::INFINITY };
    let top = promise.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    sort_by(&mut order, |one, two| promise[*two].total_cmp(&promise[*one]));
    let is_promising = |rank: usize, index: usize| rank < 2 || promise[index] >= top - margin;
    let chosen = order.into_iter().enumerate().filter(|&(rank, index)| {
        rank < CANDIDATES && is_promising(rank, index) || Some(actions[index]) == played
    });
    chosen.map(|(_, index)| Trial::new(actions[index])).collect()
}

/// Keeps the best trials alive, and the action played.
fn drop_trials<A>(trials: &mut Vec<Trial<A>>, keep: usize, is_played: impl Fn(&Trial<A>) -> bool) {
    if trials.iter().filter(|trial| trial.alive).count() <= keep {
        return;
    }
    sort_by(trials, |one, two| two.alive.cmp(&one.alive).then(two.mean().total_cmp(&one.mean())));
    for trial in &mut trials[keep..] {
        trial.alive &= is_played(trial);
    }
}

/// The result of a trial; the position is any behind the view.
fn candidate<G: Heuristics>(view: &G::View, position: &G, trial: &Trial<G::Action>) -> Candidate {
    let seat = position.decider().expect("the game goes on");
    let phrase = || {
        let mut after = position.clone();
        after.apply(trial.action, &mut Dice::quick(0));
        position.seen(trial.action, &after, seat.into()).phrase()
    };
    Candidate {
        action: trial.action.to_string(),
        touches: position.touches(trial.action),
        phrase: (!position.reveals(trial.action)).then(phrase),
        chance: Chance::mean(&trial.rewards),
        line: expected_line(&trial.lines),
        reasons: reasons::<G>(view, seat, trial.action),
    }
}

/// The continuation that most sampled positions agree on.
fn expected_line<A: Copy + Ord + ToString>(lines: &[Vec<(Seat, A)>]) -> Vec<(Seat, String)> {
    let mut line: Vec<(Seat, A)> = Vec::new();
    let enough = (LINE_SHARE * lines.len() as f64).max(2.0);
    while line.len() < LINE {
        let agreeing = lines.iter().filter(|other| other.starts_with(&line));
        let mut next: Vec<(Seat, A)> = agreeing.filter_map(|other| other.get(line.len()).copied()).collect();
        sort_by(&mut next, Ord::cmp);
        let most = next.chunk_by(|one, two| one == two).min_by_key(|same| Reverse(same.len()));
        match most {
            Some(same) if same.len() as f64 >= enough => line.push(same[0]),
            _ => break,
        }
    }
    line.into_iter().map(|(seat, action)| (seat, action.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_expected_line_is_what_most_samples_do() {
        let line = |actions: &[u8]| actions.iter().map(|action| (Seat::A, *action)).collect::<Vec<_>>();
        let lines = [line(&[1, 2]), line(&[1, 2]), line(&[1, 3]), line(&[4, 5]), line(&[4])];
        let expected = [(Seat::A, "1".to_owned()), (Seat::A, "2".to_owned())];
        assert_eq!(expected_line(&lines), expected);
        assert!(expected_line::<u8>(&[]).is_empty());
    }

    #[test]
    fn small_or_uncertain_differences_are_no_mistakes() {
        let decision = |value, error| Decision {
            view: String::new(),
            before: Chance::certain(0.5),
            played: None,
            candidates: Vec::new(),
            cost: Chance { value, error },
            theme: None,
        };
        assert!(decision(0.1, 0.02).is_mistake());
        assert!(!decision(0.1, 0.08).is_mistake());
        assert!(!decision(0.01, 0.0).is_mistake());
    }
}
