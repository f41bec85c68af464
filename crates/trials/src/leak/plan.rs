//! Plans pairs of games that differ only in what one viewer cannot see.
//!
//! A game is played to a random position. Many positions look the same to the viewer; another one of them is sampled
//! (determinized). Then both are played on side by side with actions that look the same to the viewer, until the
//! viewer sees a difference that the rules allow (a different card is drawn, for example).

use bots::Heuristics;
use catalog::AnyTable;
use serde_json::{Map, Value as Json};
use tabletop::{Allowed, Dice, Seat, Seed, Settings, Table, Value, Viewer};

/// The largest number of actions of a pair.
const STEPS: usize = 14;
/// Positions that are sampled; the one with the longest common play is taken.
const SAMPLES: usize = 4;
/// Actions of another seat that are tried, to find one with a counterpart that looks the same.
const ATTEMPTS: usize = 12;

/// Two games that differ only in what the viewer cannot see.
pub struct Pair {
    /// The game of the table.
    pub game: &'static str,
    /// Its options.
    pub options: Map<String, Json>,
    /// The number of players.
    pub seats: u8,
    /// The viewer that cannot see the difference.
    pub viewer: Viewer,
    /// The starting positions.
    pub starts: [Box<dyn AnyTable>; 2],
    /// The actions, in each game.
    pub steps: Vec<[String; 2]>,
    /// Actions that are possible later or for other seats, for probes.
    pub other_actions: Vec<String>,
    /// In each game, words that the viewer must never receive: see [`super::secrets`].
    pub canaries: [Vec<String>; 2],
}

/// The opponents of the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponents {
    /// People: every seat acts by the plan.
    People,
    /// Bots: the plan ends when another seat is to decide.
    Bots,
}

/// Plans one pair of a game.
pub type Planner = fn(Opponents, &mut Dice) -> Pair;

/// Plans one pair of this game.
pub fn pair<G: Heuristics>(opponents: Opponents, dice: &mut Dice) -> Pair {
    loop {
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let seats = least + dice.below(u32::from(most - least) + 1) as u8;
        let settings = random_options::<G>(dice);
        let Ok(settings) = Table::<G>::checked(&settings, seats) else { continue };
        if let Some(pair) = try_pair::<G>(&settings, seats, opponents, dice) {
            return pair;
        }
    }
}

/// Random options; not every combination is allowed.
fn random_options<G: Heuristics>(dice: &mut Dice) -> Settings {
    G::OPTIONS.iter().fold(Settings::new(), |settings, spec| match spec.allowed {
        _ if dice.below(2) == 0 => settings,
        Allowed::Flag => settings.with(spec.name, Value::Flag(dice.below(2) == 0)),
        Allowed::Words(words) => settings.with(spec.name, Value::Word((*dice.pick(words)).to_owned())),
        Allowed::Range(least, most) => {
            settings.with(spec.name, Value::Number(least + i64::from(dice.below((most - least + 1) as u32))))
        }
        Allowed::SeatOrRandom => settings,
    })
}

fn seed(dice: &mut Dice) -> Seed {
    Seed(std::array::from_fn(|_| dice.below(256) as u8))
}

fn try_pair<G: Heuristics>(
    settings: &Settings,
    seats: u8,
    opponents: Opponents,
    dice: &mut Dice,
) -> Option<Pair> {
    let mut position = Table::<G>::deal(settings, seats, seed(dice)).ok()?;
    let (mut game, mut chance) = (position.position().clone(), position.dice());
    let mut scratch = Vec::new();
    // One pair in four begins with the deal, the others at any position.
    let played = if dice.below(4) == 0 { 0 } else { dice.below(120) };
    for _ in 0..played {
        let action = game.random_action(dice, &mut scratch);
        let mut after = game.clone();
        after.apply(action, &mut chance);
        if after.is_over() {
            break;
        }
        game = after;
    }
    let viewer = match opponents {
        Opponents::Bots => Viewer::Seat(game.decider()?),
        Opponents::People => {
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            *dice.pick(&viewers)
        }
    };
    let chance = seed(dice);
    position = Table::load(game.clone(), chance);
    let view = game.view(viewer);
    let mut best: Option<(Table<G>, Vec<[String; 2]>)> = None;
    for _ in 0..SAMPLES {
        let sample = G::determinize(&view, dice);
        if sample == game {
            continue;
        }
        let sample = Table::load(sample, chance);
        let steps = common_play(viewer, opponents, &position, &sample, dice);
        if best.as_ref().is_none_or(|(_, longest)| steps.len() > longest.len()) {
            best = Some((sample, steps));
        }
    }
    let (sample, steps) = best?;
    let options = match catalog::options_to_json(settings) {
        Json::Object(options) => options,
        _ => Map::new(),
    };
    Some(Pair {
        game: G::NAME,
        options,
        seats,
        viewer,
        starts: [Box::new(position), Box::new(sample)],
        steps,
        other_actions: random_actions(&game, dice),
        canaries: Default::default(),
    })
}

/// Actions of all seats from a random continuation.
fn random_actions<G: Heuristics>(game: &G, dice: &mut Dice) -> Vec<String> {
    let (mut game, mut chance) = (game.clone(), Dice::quick(0));
    let (mut scratch, mut actions) = (Vec::new(), Vec::new());
    while actions.len() < 24 && !game.is_over() {
        let action = game.random_action(dice, &mut scratch);
        actions.push(action.to_string());
        game.apply(action, &mut chance);
    }
    actions
}

/// Plays both games on with actions that look the same to the viewer.
fn common_play<G: Heuristics>(
    viewer: Viewer,
    opponents: Opponents,
    one: &Table<G>,
    two: &Table<G>,
    dice: &mut Dice,
) -> Vec<[String; 2]> {
    let (mut one, mut two) = (one.begin(), two.begin());
    let mut steps = Vec::new();
    let mut scratch = Vec::new();
    'steps: while steps.len() < STEPS {
        let is_own_turn = one.0.decider().is_some_and(|seat: Seat| viewer.is(seat));
        for _ in 0..if is_own_turn { 3 } else { ATTEMPTS } {
            let action = one.0.random_action(dice, &mut scratch);
            let (seen, next) = step(viewer, &one, action);
            // The viewer's own action is the same in both games; the action of another seat only has to look the same.
            let candidates = if is_own_turn {
                vec![action]
            } else {
                let mut legal = Vec::new();
                two.0.legal_actions(&mut legal);
                // The same action comes first, if it is possible.
                legal.sort_by_key(|other| *other != action);
                legal
            };
            // An action may be legal in one game only: then the rules let the viewer see a difference, and the pair ends.
            let looks_same =
                |other: &G::Action| two.0.check(*other).is_ok() && step(viewer, &two, *other).0 == seen;
            let Some(other) = candidates.into_iter().find(looks_same) else { continue };
            let (_, alike) = step(viewer, &two, other);
            if next.0.is_over() && alike.0.is_over() {
                // A finished game is shown in full.
                continue;
            }
            if opponents == Opponents::Bots && !next.0.decider().is_some_and(|seat| viewer.is(seat)) {
                continue;
            }
            let ends = next.0.is_over() || alike.0.is_over();
            steps.push([action.to_string(), other.to_string()]);
            (one, two) = (next, alike);
            if ends {
                break 'steps;
            }
            continue 'steps;
        }
        break;
    }
    steps
}

fn step<G: Heuristics>(
    viewer: Viewer,
    (before, dice): &(G, Dice),
    action: G::Action,
) -> (G::Seen, (G, Dice)) {
    let (mut after, mut dice) = (before.clone(), dice.clone());
    after.apply(action, &mut dice);
    (before.seen(action, &after, viewer), (after, dice))
}
