//! The search for puzzles in self-play.

use bots::{Bot, BotSpec, Budget, Heuristics, LEVELS};
use review::{Decision, Evaluator, judge};
use tabletop::{Dice, Seat, Seed, Settings, Table};

use crate::puzzle::{Grade, Puzzle};

/// How much better the best action must be than any other.
const MARGIN: f64 = 0.12;
/// The samples of the first look, of the large budget, and of the confirmation.
const SAMPLES: [u32; 3] = [24, 128, 1280];
/// The margin that the first look asks for: its errors are larger.
const FIRST_MARGIN: f64 = 0.10;
/// The iterations of the tree search that must agree.
const TREE_SEARCH: u32 = 4000;
/// The best chance must not be below this: a lost game is no puzzle.
const SMALLEST_CHANCE: f64 = 0.2;
/// The most puzzles from one game, so that they differ.
const MOST_PER_GAME: usize = 2;
/// A level solves a puzzle if it plays the best action in this share of its trials.
const SOLVED: f64 = 0.75;
/// The trials of a level.
const TRIALS: u32 = 8;
/// The budget of the strongest level when it is graded.
const LAIRD: Budget = Budget::Iterations(150);

/// The theme of a puzzle that the game has no word for.
const OTHER: &str = "other";

/// Finds puzzles of one game and its settings.
pub struct Miner<G: Heuristics> {
    settings: Settings,
    seats: u8,
    evaluator: Evaluator<G>,
    players: Vec<Box<dyn Bot<G>>>,
    net: Box<dyn Bot<G>>,
    tree_search: Box<dyn Bot<G>>,
    levels: Vec<Box<dyn Bot<G>>>,
}

impl<G: Heuristics> Miner<G> {
    /// A miner of games with these settings.
    pub fn new(settings: Settings, seats: u8) -> Miner<G> {
        let level = |level: usize| LEVELS[level].spec.bot::<G>();
        Miner {
            settings,
            seats,
            evaluator: Evaluator::default(),
            players: vec![level(0), level(1), level(2), BotSpec::Net(0).bot()],
            net: BotSpec::Net(0).bot(),
            tree_search: BotSpec::Ismcts(None).bot(),
            levels: (0..LEVELS.len()).map(level).collect(),
        }
    }

    /// Plays the game of this number and returns the puzzles in it. The same number gives the same puzzles.
    pub fn mine(&mut self, number: u64) -> Vec<Puzzle> {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed[8] = 23;
        let mut table =
            Table::<G>::deal(&self.settings, self.seats, Seed(seed)).expect("the settings were checked");
        let mut dice = Dice::quick(number);
        // Games of all levels, so that puzzles come from positions that people reach.
        let levels: Vec<usize> =
            (0..self.seats).map(|_| dice.below(self.players.len() as u32) as usize).collect();
        let mut puzzles = Vec::new();
        while let Some(seat) = table.position().decider() {
            if puzzles.len() < MOST_PER_GAME
                && let Some(puzzle) = self.look(&table, seat, &mut dice)
            {
                puzzles.push(puzzle);
            }
            let view = table.view(seat.into());
            let player = &mut self.players[levels[seat.index()]];
            let action = player.think(&view, Budget::Iterations(16), &mut dice).action;
            table.apply(&[action.to_string()]).expect("bots play legal actions");
        }
        puzzles
    }

    /// The puzzle in this position, if it is one.
    fn look(&mut self, table: &Table<G>, seat: Seat, dice: &mut Dice) -> Option<Puzzle> {
        if table.position().forced_action(&mut Vec::new()).is_some() {
            return None;
        }
        // Solvers read the view from its text, which knows less than the game did.
        let text = G::remembered(&table.view(seat.into()));
        let view = G::read_view(&text, seat.into()).ok()?;
        // The bare net finds most candidates in no time; some that it does not see are looked at as well.
        let seen = self.net.think(&view, Budget::Iterations(1), dice);
        let margin = seen.alternatives[0].value - seen.alternatives.get(1).map_or(0.0, |next| next.value);
        if margin < 0.06 && dice.below(12) > 0 {
            return None;
        }
        let [first, large, confirming] = SAMPLES;
        let mut judge = |samples: u32, seed: u64| {
            judge(&mut self.evaluator, &view, None, samples, seed).filter(|decision| {
                decision.margin() >= if samples == first { FIRST_MARGIN } else { MARGIN }
                    && decision.best().chance.value >= SMALLEST_CHANCE
            })
        };
        judge(first, 1)?;
        let decision = judge(large, 2)?;
        let confirmed = judge(confirming, 3)?;
        let answer = &confirmed.best().action;
        if decision.best().action != *answer {
            return None;
        }
        let searched = self.tree_search.think(&view, Budget::Iterations(TREE_SEARCH), dice);
        if searched.action.to_string() != *answer {
            return None;
        }
        let grade = self.grade(&view, answer, dice);
        Some(puzzle(text, &confirmed, grade))
    }

    /// The same puzzle with the grade that the levels of this version give it.
    pub fn grade_again(&mut self, mut puzzle: Puzzle) -> Puzzle {
        if let Some(view) = view::<G>(&puzzle) {
            puzzle.grade = self.grade(&view, puzzle.answer(), &mut Dice::quick(23));
        }
        puzzle
    }

    /// The weakest level that solves it.
    fn grade(&mut self, view: &G::View, answer: &str, dice: &mut Dice) -> Grade {
        let mut grade = Grade::Beyond;
        // From the strongest down: a level counts only if all above it solve the puzzle, too.
        for (bot, level) in self.levels.iter_mut().zip(Grade::ALL).rev() {
            let solved =
                (0..TRIALS).filter(|_| bot.think(view, LAIRD, dice).action.to_string() == answer).count();
            if (solved as f64) < SOLVED * f64::from(TRIALS) {
                break;
            }
            grade = level;
        }
        grade
    }
}

fn puzzle(view: String, decision: &Decision, grade: Grade) -> Puzzle {
    let actions = decision.candidates.iter();
    Puzzle {
        theme: decision.theme.unwrap_or(OTHER).to_owned(),
        grade,
        view,
        actions: actions
            .map(|candidate| (candidate.action.clone(), (1000.0 * candidate.chance.value).round() as u16))
            .collect(),
    }
}

/// What a puzzle is about: the choice between its answer and the best alternative.
pub fn theme<G: Heuristics>(puzzle: &Puzzle) -> String {
    let theme = || {
        let position = G::determinize(&view::<G>(puzzle)?, &mut Dice::quick(0));
        let [best, next] = [0, 1].map(|place| puzzle.actions.get(place)?.0.parse::<G::Action>().ok());
        position.theme(best?, next?)
    };
    theme().unwrap_or(OTHER).to_owned()
}

/// Whether a puzzle holds at this budget: its answer is the best action by the margin.
pub fn confirm<G: Heuristics>(
    evaluator: &mut Evaluator<G>,
    puzzle: &Puzzle,
    samples: u32,
    seed: u64,
) -> bool {
    let decision = view::<G>(puzzle).and_then(|view| judge(evaluator, &view, None, samples, seed));
    decision.is_some_and(|decision| decision.best().action == puzzle.answer() && decision.margin() >= MARGIN)
}

/// The view of the seat that decides.
fn view<G: Heuristics>(puzzle: &Puzzle) -> Option<G::View> {
    Seat::first(*G::SEATS.end()).find_map(|seat| {
        let view = G::read_view(&puzzle.view, seat.into()).ok()?;
        let decides = G::determinize(&view, &mut Dice::quick(0)).decider() == Some(seat);
        decides.then_some(view)
    })
}
