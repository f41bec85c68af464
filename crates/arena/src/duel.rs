//! Two bots, many deals.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Rewards};
use tabletop::{Dice, Game, Seat, Seed, Settings, Verdict};

use crate::rating::{Decision, Sprt};

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
}

/// One game of a duel, with all that a record needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The seed of the deal and of all chance in the game.
    pub seed: Seed,
    /// The index of the bot at each seat.
    pub bots: Vec<usize>,
    /// The actions, each with whether a turn begins with it.
    pub actions: Vec<(String, bool)>,
    /// How it ended.
    pub verdict: Verdict,
}

struct GameResult {
    /// Twice the points of the first bot: 0, 1 or 2.
    halves: usize,
    decisions: [u64; 2],
    thinking: [Duration; 2],
    /// The game itself, if the caller records games.
    played: Option<PlayedGame>,
}

impl Duel {
    fn add(&mut self, games: &[GameResult; 2]) {
        for game in games {
            self.games[2 - game.halves] += 1;
            for bot in 0..2 {
                self.decisions[bot] += game.decisions[bot];
                self.thinking[bot] += game.thinking[bot];
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
    duel_recorded(entrants, plan, stop, watch, None)
}

/// Plays a duel and passes every game to `record`, in order. Recorded games are dealt from full seeds, so their deals
/// differ from those of [`duel`].
pub fn duel_recorded<G: Game>(
    entrants: [&Entrant<G>; 2],
    plan: &Plan,
    stop: &AtomicBool,
    mut watch: impl FnMut(&Duel),
    mut record: Option<&mut dyn FnMut(PlayedGame)>,
) -> Duel {
    let recorded = record.is_some();
    let next = AtomicU32::new(0);
    let done = AtomicBool::new(false);
    let (sender, results) = mpsc::channel();
    let mut duel = Duel { names: entrants.map(|entrant| entrant.name.clone()), ..Duel::default() };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (sender, next, done) = (sender.clone(), &next, &done);
            scope.spawn(move || {
                let mut bots = entrants.map(|entrant| (entrant.make)());
                while !done.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= plan.pairs {
                        break;
                    }
                    let games =
                        [0, 1].map(|swapped| game(entrants, &mut bots, plan, pair, swapped == 1, recorded));
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
                duel.add(&games);
                if let Some(record) = &mut record {
                    games.into_iter().filter_map(|game| game.played).for_each(&mut **record);
                }
                watch(&duel);
                if plan.sprt.is_some_and(|test| test.decide(&duel) != Decision::Open) {
                    done.store(true, Ordering::Relaxed);
                }
            }
        }
    });
    duel
}

fn game<G: Game>(
    entrants: [&Entrant<G>; 2],
    bots: &mut [Box<dyn Bot<G>>; 2],
    plan: &Plan,
    pair: u32,
    swapped: bool,
    recorded: bool,
) -> GameResult {
    // Both games of a pair have the same deal; the bots' own random sources differ.
    let mut deal = Dice::quick(plan.seed ^ (u64::from(pair) << 20));
    let seed = recorded.then(|| Seed(std::array::from_fn(|_| deal.below(256) as u8)));
    if let Some(seed) = seed {
        deal = Dice::from_seed(seed);
    }
    let (mut actions, mut last_turn) = (Vec::new(), 0);
    let mut own = Dice::quick(!plan.seed ^ (u64::from(pair) << 21 | u64::from(swapped)));
    let mut position = G::deal(&plan.settings, plan.seats, &mut deal).expect("the options were checked");
    let bot_at = |seat: Seat| (seat.index() + usize::from(swapped)) % 2;
    let (mut decisions, mut thinking, mut legal) = ([0; 2], [Duration::ZERO; 2], Vec::new());
    while let Some(seat) = position.decider() {
        let action = if let Some(forced) = position.forced_action(&mut legal) {
            forced
        } else {
            let bot = bot_at(seat);
            decisions[bot] += 1;
            let start = Instant::now();
            let decision = bots[bot].think(&position.view(seat.into()), entrants[bot].budget, &mut own);
            thinking[bot] += start.elapsed();
            decision.action
        };
        if recorded {
            let turn = position.turn_number();
            actions.push((action.to_string(), turn != last_turn));
            last_turn = turn;
        }
        position.apply(action, &mut deal);
    }
    let verdict = position.turn().verdict().expect("the game is over");
    let rewards = Rewards::of(verdict, plan.seats);
    let of = |bot: usize| -> f32 {
        Seat::first(plan.seats).filter(|seat| bot_at(*seat) == bot).map(|seat| rewards.for_seat(seat)).sum()
    };
    let halves = match of(0).total_cmp(&of(1)) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    };
    let bots = Seat::first(plan.seats).map(bot_at).collect();
    let played = seed.map(|seed| PlayedGame { seed, bots, actions, verdict });
    GameResult { halves, decisions, thinking, played }
}
