//! Self-play: one game, and what is learned from it.

use bots::net::{NetEvaluator, NetFeatures, sample_softmax, sigmoid};
use bots::{Bot, Budget, Heuristics, Rewards};
use tabletop::{Dice, Seat, Settings};

use crate::sample::Samples;
use crate::settings::Pace;

/// An action this much below the best, as the net logits, says little about what went before.
const BLUNDER: f32 = 0.7;

/// Who plays, and how.
pub struct Players<'a, G: Heuristics> {
    /// The learner.
    pub learner: &'a mut NetEvaluator,
    /// Somebody who plays their best in every other seat, and from whom nothing is learned.
    pub opponent: Option<&'a mut Opponent<G>>,
    /// How the learner plays.
    pub pace: Pace,
    /// How much the end of a game counts.
    pub lambda: f32,
}

/// Somebody to be beaten.
pub enum Opponent<G: Heuristics> {
    /// A frozen net.
    Net(Box<NetEvaluator>),
    /// A bot, and how long it thinks.
    Bot(Box<dyn Bot<G>>, Budget),
}

impl<G: Heuristics> Opponent<G> {
    /// What it does.
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

/// One decision that is learned from.
#[derive(Clone, Copy)]
struct Decision {
    seat: Seat,
    /// What the chosen action promised, and the best.
    chosen: f32,
    best: f32,
    blunder: bool,
    /// Which sample it is; a game that was over for certain makes none.
    sample: Option<usize>,
}

/// How a game went.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// What is learned from it.
    pub samples: Samples,
    /// What the learner got, if it had an opponent.
    pub won: Option<f32>,
}

/// Plays one game. `turned` gives the learner the second seat instead of the first if it has an opponent.
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
        actions.clear();
        position.legal_actions(&mut actions);
        if let [forced] = actions[..] {
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
        let Pace { temperature, any, .. } = players.pace;
        let place = if (dice.word() as f32) < any * 4_294_967_296.0 {
            dice.below(actions.len() as u32) as usize
        } else {
            sample_softmax(&logits, temperature, dice)
        };
        let best = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let chosen = logits[place];
        // Once more, as its features are wanted.
        let open =
            NetFeatures::write_after(&position, actions[place], players.learner.features_mut()).is_none();
        let sample = open.then(|| {
            samples.push(players.learner.features());
            samples.len() - 1
        });
        let blunder = chosen < best - BLUNDER;
        decisions.push(Decision { seat, chosen: sigmoid(chosen), best: sigmoid(best), blunder, sample });
        position.apply(actions[place], dice);
    }
    let verdict = position.turn().verdict().expect("the game is over");
    let rewards = Rewards::of(verdict, *seats);
    settle(&decisions, &rewards, *seats, players.lambda, &mut samples);
    let won = players.opponent.is_some().then(|| {
        Seat::first(*seats).filter(|seat| learner_sits(*seat)).map(|seat| rewards.for_seat(seat)).sum()
    });
    Played { samples, won }
}

/// What each decision is to be worth: the end of the game, mixed with what was thought later in it. Where a later
/// decision was a blunder, made to see what happens, what was best then counts instead.
fn settle(decisions: &[Decision], rewards: &Rewards, seats: u8, lambda: f32, samples: &mut Samples) {
    let mut worth: Vec<f32> = Seat::first(seats).map(|seat| rewards.for_seat(seat)).collect();
    let mut ahead: Vec<f32> = worth.clone();
    for decision in decisions.iter().rev() {
        let seat = decision.seat.index();
        let target = lambda * worth[seat] + (1.0 - lambda) * ahead[seat];
        if let Some(sample) = decision.sample {
            samples.targets[sample] = target;
        }
        (worth[seat], ahead[seat]) =
            if decision.blunder { (decision.best, decision.best) } else { (target, decision.chosen) };
    }
}
