//! Self-play: one game, and its training samples.

use bots::net::{NetEvaluator, NetFeatures, sample_softmax, sigmoid};
use bots::{Bot, Budget, Heuristics, Rewards};
use tabletop::{Dice, Seat, Settings};

use crate::sample::Samples;
use crate::settings::Pace;

/// An action whose logit is this much below the best says little about the position before it.
const BLUNDER: f32 = 0.7;

/// The players of a game.
pub struct Players<'a, G: Heuristics> {
    /// The learner.
    pub learner: &'a mut NetEvaluator,
    /// Plays every other seat at full strength; its positions are not learned from.
    pub opponent: Option<&'a mut Opponent<G>>,
    /// The exploration of the learner.
    pub pace: Pace,
    /// The λ of TD(λ): 1 learns from the final reward alone.
    pub lambda: f32,
}

/// An opponent that does not learn.
pub enum Opponent<G: Heuristics> {
    /// A frozen net.
    Net(Box<NetEvaluator>),
    /// A bot and its budget.
    Bot(Box<dyn Bot<G>>, Budget),
}

impl<G: Heuristics> Opponent<G> {
    /// Its action.
    fn choose(&mut self, position: &G, seat: Seat, actions: &[G::Action], dice: &mut Dice) -> G::Action {
        match self {
            Opponent::Net(evaluator) => {
                let mut logits = Vec::with_capacity(actions.len());
                evaluator.logits(position, actions, &mut logits);
                actions[sample_softmax(&logits, 0.0, dice)]
            }
            Opponent::Bot(bot, budget) => bot.think(&position.view(seat.into()), *budget, dice).action,
        }
    }
}

/// One decision of the learner.
#[derive(Clone, Copy)]
struct Decision {
    seat: Seat,
    /// The win probability of the chosen action.
    chosen: f32,
    /// The win probability of the best action.
    best: f32,
    blunder: bool,
    /// The index of its sample; an action that certainly ends the game has none.
    sample: Option<usize>,
}

/// The result of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The training samples.
    pub samples: Samples,
    /// The reward of the learner, if it had an opponent.
    pub won: Option<f32>,
}

/// Plays one game. With an opponent, the learner sits in the odd seats if `turned`, otherwise in the even ones.
pub fn play<G: Heuristics>(
    players: &mut Players<'_, G>,
    (settings, seats): &(Settings, u8),
    parts: usize,
    turned: bool,
    dice: &mut Dice,
) -> Played {
    let mut position = G::deal(settings, *seats, dice).expect("the options were checked");
    let (mut actions, mut logits) = (Vec::new(), Vec::new());
    let mut samples = Samples::new(parts);
    let mut decisions: Vec<Decision> = Vec::new();
    let learner_sits = |seat: Seat| (seat.index() % 2 == 1) == turned;
    while let Some(seat) = position.decider() {
        if let Some(forced) = position.forced_action(&mut actions) {
            position.apply(forced, dice);
            continue;
        }
        if let Some(opponent) = players.opponent.as_deref_mut()
            && !learner_sits(seat)
        {
            let action = opponent.choose(&position, seat, &actions, dice);
            position.apply(action, dice);
            continue;
        }
        players.learner.logits(&position, &actions, &mut logits);
        let Pace { temperature, epsilon, .. } = players.pace;
        let index = if (dice.word() as f32) < epsilon * 4_294_967_296.0 {
            dice.below(actions.len() as u32) as usize
        } else {
            sample_softmax(&logits, temperature, dice)
        };
        let best = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let chosen = logits[index];
        // Written again: the buffer holds the features of the last action evaluated.
        let open =
            NetFeatures::write_after(&position, actions[index], players.learner.features_mut()).is_none();
        let sample = open.then(|| {
            samples.push(players.learner.features());
            samples.len() - 1
        });
        let blunder = chosen < best - BLUNDER;
        decisions.push(Decision { seat, chosen: sigmoid(chosen), best: sigmoid(best), blunder, sample });
        position.apply(actions[index], dice);
    }
    let verdict = position.turn().verdict().expect("the game is over");
    let rewards = Rewards::of(verdict, *seats);
    set_targets(&decisions, &rewards, *seats, players.lambda, &mut samples);
    let won = players.opponent.is_some().then(|| {
        Seat::first(*seats).filter(|seat| learner_sits(*seat)).map(|seat| rewards.for_seat(seat)).sum()
    });
    Played { samples, won }
}

/// Sets the targets: the final reward mixed with the estimates of later decisions (TD(λ)). Behind an exploratory
/// blunder, the best action at that point counts instead.
fn set_targets(decisions: &[Decision], rewards: &Rewards, seats: u8, lambda: f32, samples: &mut Samples) {
    let mut returns: Vec<f32> = Seat::first(seats).map(|seat| rewards.for_seat(seat)).collect();
    let mut next: Vec<f32> = returns.clone();
    for decision in decisions.iter().rev() {
        let seat = decision.seat.index();
        let target = lambda * returns[seat] + (1.0 - lambda) * next[seat];
        if let Some(sample) = decision.sample {
            samples.targets[sample] = target;
        }
        (returns[seat], next[seat]) =
            if decision.blunder { (decision.best, decision.best) } else { (target, decision.chosen) };
    }
}
