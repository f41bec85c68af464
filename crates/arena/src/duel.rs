//! Two bots, many deals.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use bots::{Bot, Budget};
use tabletop::{Game, Settings};

use crate::failure::BotFailure;
use crate::game::{Contestant, GameResult, PlayedGame, Seated, play};
use crate::rating::{Decision, Sprt};

/// The number of failures of each bot that a duel describes.
const DESCRIBED: usize = 3;

/// A bot that takes part.
pub struct Entrant<G> {
    /// Its name in the results.
    pub name: String,
    /// Creates one instance per thread.
    pub make: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
    /// Its budget per decision.
    pub budget: Budget,
}

/// What a duel plays.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The options of the table.
    pub settings: Settings,
    /// The number of players; with more than two, the bots sit alternately.
    pub seats: u8,
    /// The number of deals, each played twice.
    pub pairs: u32,
    /// Seeds the deals and the bots.
    pub seed: u64,
    /// The number of games played in parallel.
    pub threads: u32,
    /// Stops when this test is decided.
    pub sprt: Option<Sprt>,
}

/// The result of a duel so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Duel {
    /// The two bots.
    pub names: [String; 2],
    /// Games that the first bot won, drew and lost.
    pub games: [u32; 3],
    /// Pairs in which the first bot scored 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
    /// Decisions of each bot, without forced ones.
    pub decisions: [u64; 2],
    /// The thinking time of each bot.
    pub thinking: [Duration; 2],
    /// How often each bot could win with one action, whatever is hidden, and chose another.
    pub declined: [u32; 2],
    /// The games that each bot lost because its program failed.
    pub forfeits: [u32; 2],
    /// The first failures of each bot.
    pub failures: [Vec<BotFailure>; 2],
    /// The bot that failed so often, or so early, that the duel was stopped.
    pub stopped_by: Option<usize>,
}

impl Duel {
    fn add(&mut self, games: &[GameResult; 2], entrants: [&Contestant<'_, impl Game>; 2]) {
        for game in games {
            if let Some((bot, failure)) = &game.failure {
                self.forfeits[*bot] += 1;
                if self.failures[*bot].len() < DESCRIBED {
                    self.failures[*bot].push(failure.clone());
                }
                let most = entrants[*bot].forfeits();
                if failure.is_fatal() || self.forfeits[*bot] >= most {
                    self.stopped_by.get_or_insert(*bot);
                }
            }
            self.games[2 - game.halves] += 1;
            for bot in 0..2 {
                self.decisions[bot] += game.decisions[bot];
                self.thinking[bot] += game.thinking[bot];
                self.declined[bot] += game.declined[bot];
            }
        }
        self.pairs[games[0].halves + games[1].halves] += 1;
    }

    /// The mean thinking time of each bot per decision, in milliseconds.
    pub fn mean_milliseconds(&self) -> [f64; 2] {
        let of = |bot: usize| 1000.0 * self.thinking[bot].as_secs_f64() / self.decisions[bot].max(1) as f64;
        [of(0), of(1)]
    }

    /// The number of pairs played.
    pub fn played(&self) -> u32 {
        self.pairs.iter().sum()
    }
}

/// Plays a duel. `watch` gets the result after every pair; `stop` ends the duel early. The same plan gives the same
/// result with any number of threads, as pairs are counted in order.
pub fn duel<G: Game>(
    entrants: [&Entrant<G>; 2],
    plan: &Plan,
    stop: &AtomicBool,
    watch: impl FnMut(&Duel),
) -> Duel {
    let entrants = entrants.map(Contestant::BuiltIn);
    duel_recorded([&entrants[0], &entrants[1]], plan, stop, watch, None)
}

/// Plays a duel and passes every game to `record`, in order. Recorded games are dealt from full seeds, so their deals
/// differ from those of [`duel`].
pub(crate) fn duel_recorded<G: Game>(
    entrants: [&Contestant<'_, G>; 2],
    plan: &Plan,
    stop: &AtomicBool,
    mut watch: impl FnMut(&Duel),
    mut record: Option<&mut dyn FnMut(PlayedGame)>,
) -> Duel {
    let recorded = record.is_some();
    let next = AtomicU32::new(0);
    let done = AtomicBool::new(false);
    let (sender, results) = mpsc::channel();
    let mut duel = Duel { names: entrants.map(|entrant| entrant.name().to_owned()), ..Duel::default() };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (sender, next, done) = (sender.clone(), &next, &done);
            scope.spawn(move || {
                let mut bots = entrants.map(Seated::new);
                while !done.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= plan.pairs {
                        break;
                    }
                    let games = [0, 1].map(|swapped| play(&mut bots, plan, pair, swapped == 1, recorded));
                    if sender.send((pair, games)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // Pairs finish out of order; they are counted in order.
        let mut waiting = std::collections::BTreeMap::new();
        let mut counted = 0;
        for (pair, games) in results {
            waiting.insert(pair, games);
            while let Some(games) = waiting.remove(&counted) {
                if done.load(Ordering::Relaxed) {
                    break;
                }
                counted += 1;
                duel.add(&games, entrants);
                if let Some(record) = &mut record {
                    games.into_iter().filter_map(|game| game.played).for_each(&mut **record);
                }
                watch(&duel);
                let is_decided = plan.sprt.is_some_and(|test| test.decide(&duel) != Decision::Open);
                if is_decided || duel.stopped_by.is_some() {
                    done.store(true, Ordering::Relaxed);
                }
            }
        }
    });
    duel
}
