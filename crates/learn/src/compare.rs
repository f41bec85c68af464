//! Compares bots decision by decision: where they choose differently, each choice is played on to the end of the game, by a net and
//! in many determinizations. That tells close bots apart with a fraction of the games that a duel needs.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use arena::Entrant;
use bots::net::{Net, NetEvaluator, sample_softmax};
use bots::{Heuristics, Rewards, hash_combine};
use tabletop::{Dice, Seat, Settings};

pub use worths::{BadWorths, Worths};

mod worths;

/// The softmax temperature of the games that the decisions are taken from.
const TEMPERATURE: f32 = 0.1;

/// The decisions to compare.
pub struct Decisions {
    /// The options.
    pub settings: Settings,
    /// The number of players.
    pub seats: u8,
    /// How many decisions, each from a game of its own.
    pub count: u32,
    /// How often each choice is played on.
    pub playouts: u32,
    /// The seed of the games and of the playouts.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}

/// How a bot decided.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Choices {
    /// For each decision, how much more its choice is worth than that of the first bot.
    pub gains: Vec<f32>,
    /// How often it chose something else than the first bot.
    pub different: u32,
    /// The time it thought.
    pub time: Duration,
}

impl Choices {
    /// The mean gain and its standard error.
    pub fn gain(&self) -> (f64, f64) {
        let count = self.gains.len() as f64;
        let mean = self.gains.iter().map(|gain| f64::from(*gain)).sum::<f64>() / count;
        let squares: f64 = self.gains.iter().map(|gain| (f64::from(*gain) - mean).powi(2)).sum();
        (mean, (squares / (count * (count - 1.0).max(1.0))).sqrt())
    }
}

/// Plays on by a net.
struct Player {
    evaluator: NetEvaluator,
    logits: Vec<f32>,
}

impl Player {
    fn action<G: Heuristics>(
        &mut self,
        position: &G,
        legal: &[G::Action],
        temperature: f32,
        dice: &mut Dice,
    ) -> G::Action {
        if let Some(free) = legal.iter().find(|action| position.is_free(**action)) {
            return *free;
        }
        self.evaluator.logits(position, legal, &mut self.logits);
        legal[sample_softmax(&self.logits, temperature, dice)]
    }

    /// A decision with a choice, taken at random from a game.
    fn decision<G: Heuristics>(&mut self, decisions: &Decisions, number: u32) -> Option<G> {
        let mut dice = Dice::quick(hash_combine(decisions.seed, number.into()));
        let mut position =
            G::deal(&decisions.settings, decisions.seats, &mut dice).expect("the options were checked");
        let (mut legal, mut all) = (Vec::new(), Vec::new());
        while position.decider().is_some() {
            let action = if let Some(forced) = position.forced_action(&mut legal) {
                forced
            } else {
                all.push(position.clone());
                self.action(&position, &legal, TEMPERATURE, &mut dice)
            };
            position.apply(action, &mut dice);
        }
        let chosen = dice.below(all.len().max(1) as u32);
        all.into_iter().nth(chosen as usize)
    }

    /// The mean reward of the seat that decides, after this action.
    fn worth<G: Heuristics>(
        &mut self,
        position: &G,
        action: G::Action,
        decisions: &Decisions,
        number: u32,
    ) -> f32 {
        let seat = position.decider().expect("it is a decision");
        let view = position.view(seat.into());
        let sample = G::determinizer(&view);
        let seed = hash_combine(!decisions.seed, number.into());
        let play_on = |playout: u32| {
            // The same determinizations and the same dice for every action.
            let mut dice = Dice::quick(hash_combine(seed, playout.into()));
            let mut after = sample(&mut dice);
            after.apply(action, &mut dice);
            self.play_on(after, seat, &mut dice)
        };
        (0..decisions.playouts).map(play_on).sum::<f32>() / decisions.playouts as f32
    }

    fn play_on<G: Heuristics>(&mut self, mut position: G, seat: Seat, dice: &mut Dice) -> f32 {
        let mut legal = Vec::new();
        while position.decider().is_some() {
            let action = match position.forced_action(&mut legal) {
                Some(forced) => forced,
                None => self.action(&position, &legal, 0.0, dice),
            };
            position.apply(action, dice);
        }
        Rewards::of(position.turn().verdict().expect("it is over"), position.seats()).for_seat(seat)
    }
}

/// Lets all bots decide, and values their choices where they differ. What is known from an earlier comparison is not computed again;
/// what is new is added.
pub fn compare<G: Heuristics>(
    net: &Arc<Net>,
    bots: &[Entrant<G>],
    decisions: &Decisions,
    known: &mut Worths,
) -> Vec<Choices> {
    let next = AtomicU32::new(0);
    let all = Mutex::new(vec![Choices::default(); bots.len()]);
    let known = Mutex::new(known);
    let work = || {
        let mut player = Player { evaluator: NetEvaluator::new(Arc::clone(net)), logits: Vec::new() };
        let mut players: Vec<_> = bots.iter().map(|bot| (bot.make)()).collect();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= decisions.count {
                return;
            }
            let Some(position) = player.decision::<G>(decisions, number) else { continue };
            let seat = position.decider().expect("it is a decision");
            let view = position.view(seat.into());
            let mut dice = Dice::quick(hash_combine(decisions.seed ^ 1, number.into()));
            let mut chosen = Vec::new();
            for (bot, player) in bots.iter().zip(&mut players) {
                let start = Instant::now();
                let action = player.think(&view, bot.budget, &mut dice).action;
                chosen.push((action, start.elapsed()));
            }
            let differ = chosen.iter().any(|(action, _)| *action != chosen[0].0);
            let mut worth = |action: G::Action| {
                let text = action.to_string();
                let before = known.lock().expect("no worker panics").of(number, &text);
                before.unwrap_or_else(|| {
                    let worth = player.worth(&position, action, decisions, number);
                    known.lock().expect("no worker panics").add(number, text, worth);
                    worth
                })
            };
            let worths: Vec<f32> =
                chosen.iter().map(|(action, _)| if differ { worth(*action) } else { 0.0 }).collect();
            let mut all = all.lock().expect("no worker panics");
            for (place, (action, time)) in chosen.iter().enumerate() {
                let choices = &mut all[place];
                choices.gains.push(worths[place] - worths[0]);
                choices.different += u32::from(*action != chosen[0].0);
                choices.time += *time;
            }
        }
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..decisions.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for thread in running {
            thread.join().expect("no worker panics");
        }
    });
    all.into_inner().expect("no worker panics")
}

#[cfg(test)]
mod tests {
    use bots::BotSpec;
    use bots::net::embedded;
    use schotten_totten::Position;
    use tabletop::Game;

    use super::*;

    fn gains(names: &[&str], known: &mut Worths) -> Vec<Choices> {
        let spec = &Position::NET.unwrap().specs[0];
        let entrant = |name: &&str| {
            let spec: BotSpec = name.parse().unwrap();
            let make = move || spec.bot::<Position>();
            Entrant { name: (*name).to_owned(), make: Box::new(make), budget: bots::Budget::Iterations(1) }
        };
        let bots: Vec<_> = names.iter().map(entrant).collect();
        let settings = Settings::new().checked(Position::OPTIONS, Position::SEATS, 2).unwrap();
        let decisions = Decisions { settings, seats: 2, count: 40, playouts: 20, seed: 4, threads: 2 };
        compare(&embedded(spec).unwrap(), &bots, &decisions, known)
    }

    #[test]
    fn a_bot_gains_nothing_on_itself_and_random_play_loses() {
        let [same, itself, random] = &gains(&["net", "net", "random"], &mut Worths::new("a"))[..] else {
            panic!("three bots")
        };
        assert_eq!((same.different, itself.different), (0, 0));
        assert!(itself.gains.iter().all(|gain| gain.abs() < 1e-9));
        assert!(random.different > 20, "{random:?}");
        let (gain, error) = random.gain();
        assert!(gain < -3.0 * error && error > 0.0, "{gain} {error}");
    }

    #[test]
    fn what_is_known_is_not_computed_again() {
        let mut known = Worths::new("a");
        let first = gains(&["net", "random"], &mut known);
        let fresh = known.clone();
        assert_eq!(gains(&["net", "random"], &mut known)[1].gain(), first[1].gain());
        assert_eq!(known, fresh);
        let mut doubled = Worths::new("a");
        for (number, action, worth) in known.iter() {
            doubled.add(number, action.to_owned(), 2.0 * worth);
        }
        let (twice, once) = (gains(&["net", "random"], &mut doubled)[1].gain().0, first[1].gain().0);
        assert!((twice - 2.0 * once).abs() < 1e-6, "{twice} {once}");
    }
}
