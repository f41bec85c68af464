//! A training run: rounds of play and learning.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use bots::net::{Net, NetEvaluator, NetSearch, NetSearchConfig, NetShape, Provenance};
use bots::{BotSpec, Budget, Heuristics, hash_combine};
use tabletop::{Dice, Settings};

use crate::checkpoint::Checkpoint;
use crate::play::{Opponent, Played, Players, play};
use crate::sample::Samples;
use crate::settings::{Pace, Training};
use crate::study::study;
use crate::update::learn;

/// The iterations of an opponent bot whose name has no budget.
const DEFAULT_ITERATIONS: u32 = 200;

/// A training run.
pub struct Run {
    /// The shape of the net.
    pub shape: NetShape,
    /// The hyperparameters.
    pub training: Training,
    /// The options and player counts that the games cycle through.
    pub tables: Vec<(Settings, u8)>,
    /// The current state.
    pub at: Checkpoint,
    /// The number of threads, which does not influence the result.
    pub threads: usize,
    /// What the games teach.
    pub lesson: Lesson,
}

/// What the games of a run teach.
#[derive(Clone, Debug)]
pub enum Lesson {
    /// To play well, by self-play.
    Play,
    /// To beat this frozen net. An untrained net would only lose and learn nothing, so a decreasing share of the
    /// games is self-play.
    Beat(Arc<Net>),
    /// To beat this bot, in the same way.
    BeatBot(BotSpec),
    /// To predict the result of a search with this many rollouts.
    Study(u32),
}

/// The result of a round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Report {
    /// The mean loss.
    pub loss: f64,
    /// The number of training positions.
    pub samples: usize,
    /// The score share against the opponent, if there is one.
    pub won: Option<f64>,
}

impl Run {
    /// Plays one round and learns from it; `progress` is the share of the run that is done, from 0 to 1.
    pub fn round<G: Heuristics>(&mut self, progress: f32) -> Report {
        let pace = self.training.pace(progress);
        let played = self.play_games::<G>(pace, progress);
        let against: Vec<f64> = played.iter().filter_map(|game| game.won).map(f64::from).collect();
        let won = (!against.is_empty()).then(|| against.iter().sum::<f64>() / against.len() as f64);
        let games: Vec<Samples> = played.into_iter().map(|game| game.samples).collect();
        let samples = games.iter().map(Samples::len).sum();
        let mut dice = Dice::quick(hash_combine(self.training.seed, self.at.rounds ^ 0x00c0_ffee));
        let Training { epochs, batch, .. } = self.training;
        let loss = learn(
            &mut self.at.state,
            &self.shape,
            &games,
            (epochs, batch, pace.rate),
            self.threads,
            &mut dice,
        );
        self.at.rounds += 1;
        self.at.games += games.len() as u64;
        self.at.samples += samples as u64;
        Report { loss, samples, won }
    }

    /// The net with the averaged weights.
    pub fn net(&self, provenance: Provenance) -> Net {
        Net::new(self.shape, self.at.state.average.clone(), provenance)
    }

    fn play_games<G: Heuristics>(&self, pace: Pace, progress: f32) -> Vec<Played> {
        let net = Arc::new(self.net(Provenance::default()));
        let next = AtomicU32::new(0);
        let games: Vec<Mutex<Option<Played>>> = (0..self.training.games).map(|_| Mutex::new(None)).collect();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    let mut learner = NetEvaluator::new(Arc::clone(&net));
                    let mut other = match &self.lesson {
                        Lesson::Play | Lesson::Study(_) => None,
                        Lesson::Beat(net) => {
                            Some(Opponent::Net(Box::new(NetEvaluator::new(Arc::clone(net)))))
                        }
                        Lesson::BeatBot(spec) => {
                            let budget = spec.budget(Budget::Iterations(DEFAULT_ITERATIONS));
                            Some(Opponent::Bot(spec.bot::<G>(), budget))
                        }
                    };
                    // A small prior weight: the rollouts are to be learned, not the old values.
                    let config = NetSearchConfig { prior_weight: 4.0, ..NetSearchConfig::default() };
                    let mut search = NetSearch::<G>::by(&net, config);
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.training.games {
                            break;
                        }
                        // Two games in a row use the same table, with the seats swapped.
                        let number = self.at.rounds << 32 | u64::from(game);
                        let table = &self.tables[(game as usize / 2) % self.tables.len()];
                        let mut dice =
                            Dice::quick(hash_combine(hash_combine(self.training.seed, 0xdea1), number));
                        let parts = self.shape.parts;
                        let played = match (&self.lesson, &mut other) {
                            (&Lesson::Study(rollouts), _) => {
                                let samples = study(
                                    (&mut search, rollouts),
                                    &mut learner,
                                    pace,
                                    table,
                                    parts,
                                    &mut dice,
                                );
                                Played { samples, won: None }
                            }
                            (_, other) => {
                                // The share of games against the opponent: a tenth at first, all in the last fifth.
                                let share = (1.25 * progress).max(0.1);
                                let mut met = || dice.word() as f32 <= share * 4_294_967_296.0;
                                let mut players = Players {
                                    learner: &mut learner,
                                    opponent: other.as_mut().filter(|_| met()),
                                    pace,
                                    lambda: self.training.lambda,
                                };
                                play::<G>(&mut players, table, parts, game % 2 == 1, &mut dice)
                            }
                        };
                        *games[game as usize].lock().expect("no worker panics") = Some(played);
                    }
                });
            }
        });
        let take = |game: Mutex<Option<Played>>| {
            game.into_inner().expect("no worker panics").expect("every game was played")
        };
        games.into_iter().map(take).collect()
    }
}
