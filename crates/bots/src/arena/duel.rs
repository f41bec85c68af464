//! Two bots, many deals.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use tabletop::{Dice, Game, Rewards, Seat, Seed, Settings, Verdict};

use crate::arena::rating::{Decision, Sprt};
use crate::bot::{Bot, Budget};

/// A bot that takes part: its name, how to make one, and how long it thinks.
pub struct Entrant<G> {
    /// What the tables call it.
    pub name: String,
    /// Makes one for each thread.
    pub make: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
    /// How long it thinks about a move.
    pub budget: Budget,
}

/// What is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The options of the table.
    pub settings: Settings,
    /// How many play; with more than two, the bots sit alternately.
    pub seats: u8,
    /// How many deals, each played twice.
    pub pairs: u32,
    /// Everything follows from it.
    pub seed: u64,
    /// How many games are played side by side.
    pub threads: u32,
    /// Stop when this is decided.
    pub sprt: Option<Sprt>,
}

/// The result of a duel so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Duel {
    /// The two bots.
    pub names: [String; 2],
    /// Games that the first won, drew and lost.
    pub games: [u32; 3],
    /// Pairs in which the first got 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
    /// Decisions made by each of the two, forced ones left out.
    pub decisions: [u64; 2],
    /// The time each took to think.
    pub thinking: [Duration; 2],
}

/// One game of a duel, as it can be written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// Where all chance of the table came from.
    pub seed: Seed,
    /// Which of the two bots sat where, by seat.
    pub whose: Vec<usize>,
    /// What was done, each with whether a turn begins with it.
    pub actions: Vec<(String, bool)>,
    /// How it ended.
    pub verdict: Verdict,
}

struct GameResult {
    /// Twice the points of the first bot: 0, 1 or 2.
    halves: usize,
    decisions: [u64; 2],
    thinking: [Duration; 2],
    /// The game itself, if somebody wants it.
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

    /// How many milliseconds each of the two took for a decision.
    pub fn pace(&self) -> [f64; 2] {
        let of = |bot: usize| 1000.0 * self.thinking[bot].as_secs_f64() / self.decisions[bot].max(1) as f64;
        [of(0), of(1)]
    }

    /// How many pairs were played.
    pub fn played(&self) -> u32 {
        self.pairs.iter().sum()
    }
}

/// Plays a duel. `watch` sees it after every pair; `stop` ends it early. The same plan gives the same result
/// whatever the number of threads, as pairs are counted in order.
pub fn duel<G: Game>(
    entrants: [&Entrant<G>; 2],
    plan: &Plan,
    stop: &AtomicBool,
    watch: impl FnMut(&Duel),
) -> Duel {
    duel_kept(entrants, plan, stop, watch, None)
}

/// The same, and hands every game over, in order. What is kept must be able to begin again, so it is dealt from
/// seeds as records hold them: other deals than those of [`duel`].
pub fn duel_kept<G: Game>(
    entrants: [&Entrant<G>; 2],
    plan: &Plan,
    stop: &AtomicBool,
    mut watch: impl FnMut(&Duel),
    mut keep: Option<&mut dyn FnMut(PlayedGame)>,
) -> Duel {
    let kept = keep.is_some();
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
                        [0, 1].map(|swapped| game(entrants, &mut bots, plan, pair, swapped == 1, kept));
                    if sender.send((pair, games)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // Pairs may come out of order; they are counted in order.
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
                if let Some(keep) = &mut keep {
                    games.into_iter().filter_map(|game| game.played).for_each(&mut **keep);
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
    kept: bool,
) -> GameResult {
    // Both games of a pair are dealt alike; the bots' own chance differs.
    let mut deal = Dice::quick(plan.seed ^ (u64::from(pair) << 20));
    let seed = kept.then(|| Seed(std::array::from_fn(|_| deal.below(256) as u8)));
    if let Some(seed) = seed {
        deal = Dice::from_seed(seed);
    }
    let (mut actions, mut last_turn) = (Vec::new(), 0);
    let mut own = Dice::quick(!plan.seed ^ (u64::from(pair) << 21 | u64::from(swapped)));
    let mut position = G::deal(&plan.settings, plan.seats, &mut deal).expect("the options were checked");
    let whose = |seat: Seat| (seat.index() + usize::from(swapped)) % 2;
    let (mut decisions, mut thinking, mut legal) = ([0; 2], [Duration::ZERO; 2], Vec::new());
    while let Some(seat) = position.decider() {
        legal.clear();
        position.legal_actions(&mut legal);
        let action = if let [forced] = legal[..] {
            forced
        } else {
            let bot = whose(seat);
            decisions[bot] += 1;
            let start = Instant::now();
            let thought = bots[bot].think(&position.view(seat.into()), entrants[bot].budget, &mut own);
            thinking[bot] += start.elapsed();
            thought.action
        };
        if kept {
            let turn = position.turn_number();
            actions.push((action.to_string(), turn != last_turn));
            last_turn = turn;
        }
        position.apply(action, &mut deal);
    }
    let verdict = position.turn().verdict().expect("the game is over");
    let rewards = Rewards::of(verdict, plan.seats);
    let of = |bot: usize| -> f32 {
        Seat::first(plan.seats).filter(|seat| whose(*seat) == bot).map(|seat| rewards.for_seat(seat)).sum()
    };
    let halves = match of(0).total_cmp(&of(1)) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    };
    let whose = Seat::first(plan.seats).map(whose).collect();
    let played = seed.map(|seed| PlayedGame { seed, whose, actions, verdict });
    GameResult { halves, decisions, thinking, played }
}
