//! Pairs of games that differ only in what one viewer cannot see, and how they go on.
//!
//! A game is played to some position by dice. Behind what the viewer sees of it there are many positions;
//! another one of them is drawn. Then both are played on side by side with actions that look the same to the
//! viewer, until something comes that looks different (a card is drawn that is another one there).

use bots::Heuristics;
use catalog::AnyTable;
use serde_json::{Map, Value as Json};
use tabletop::{Allowed, Dice, Seat, Seed, Settings, Table, Value, Viewer};

/// How many actions a pair is played on at most.
const STEPS: usize = 14;
/// How many positions behind the view are tried; the pair that stays alike the longest is taken.
const TWINS: usize = 4;
/// How many actions of another seat are tried, to find one that can look the same there.
const TRIES: usize = 12;

/// Two games that differ only in what the viewer cannot see.
pub struct Pair {
    /// How the table is set up.
    pub game: &'static str,
    /// Its options.
    pub options: Map<String, Json>,
    /// How many play.
    pub seats: u8,
    /// From whom the difference is hidden.
    pub viewer: Viewer,
    /// Where both begin.
    pub starts: [Box<dyn AnyTable>; 2],
    /// What is done, in each.
    pub steps: Vec<[String; 2]>,
    /// Actions that are possible now and then, for somebody: something to try.
    pub pool: Vec<String>,
    /// In each, words that the viewer must not be told, whatever happens: see [`crate::secrets`].
    pub canaries: [Vec<String>; 2],
}

/// What kind of pair is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Among people: everybody acts.
    People,
    /// The viewer against bots, as long as it is the viewer's decision.
    Bots,
}

/// Whatever can make pairs of a game.
pub type Planner = fn(Kind, &mut Dice) -> Pair;

/// A pair of this game.
pub fn pair<G: Heuristics>(kind: Kind, dice: &mut Dice) -> Pair {
    loop {
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let seats = least + dice.below(u32::from(most - least) + 1) as u8;
        let settings = options::<G>(dice);
        let Ok(settings) = Table::<G>::checked(&settings, seats) else { continue };
        if let Some(pair) = try_pair::<G>(&settings, seats, kind, dice) {
            return pair;
        }
    }
}

/// Options as dice choose them; not every choice is allowed.
fn options<G: Heuristics>(dice: &mut Dice) -> Settings {
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

fn try_pair<G: Heuristics>(settings: &Settings, seats: u8, kind: Kind, dice: &mut Dice) -> Option<Pair> {
    let mut position = Table::<G>::deal(settings, seats, seed(dice)).ok()?;
    let (mut game, mut chance) = (position.position().clone(), position.dice().clone());
    let mut scratch = Vec::new();
    // One pair in four begins with the deal; the others anywhere.
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
    let viewer = match kind {
        Kind::Bots => Viewer::Seat(game.decider()?),
        Kind::People => {
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            *dice.pick(&viewers)
        }
    };
    let chance = seed(dice);
    position = Table::load(game.clone(), chance);
    let view = game.view(viewer);
    let mut best: Option<(Table<G>, Vec<[String; 2]>)> = None;
    for _ in 0..TWINS {
        let twin = G::determinize(&view, dice);
        if twin == game {
            continue;
        }
        let twin = Table::load(twin, chance);
        let steps = walk(viewer, kind, &position, &twin, dice);
        if best.as_ref().is_none_or(|(_, longest)| steps.len() > longest.len()) {
            best = Some((twin, steps));
        }
    }
    let (twin, steps) = best?;
    let options = match catalog::options_to_json(settings) {
        Json::Object(options) => options,
        _ => Map::new(),
    };
    Some(Pair {
        game: G::NAME,
        options,
        seats,
        viewer,
        starts: [Box::new(position), Box::new(twin)],
        steps,
        pool: pool(&game, dice),
        canaries: Default::default(),
    })
}

/// Actions of all seats, as they come when a game goes on.
fn pool<G: Heuristics>(game: &G, dice: &mut Dice) -> Vec<String> {
    let (mut game, mut chance) = (game.clone(), Dice::quick(0));
    let (mut scratch, mut pool) = (Vec::new(), Vec::new());
    while pool.len() < 24 && !game.is_over() {
        let action = game.random_action(dice, &mut scratch);
        pool.push(action.to_string());
        game.apply(action, &mut chance);
    }
    pool
}

/// Plays both on with what looks the same to the viewer.
fn walk<G: Heuristics>(
    viewer: Viewer,
    kind: Kind,
    one: &Table<G>,
    two: &Table<G>,
    dice: &mut Dice,
) -> Vec<[String; 2]> {
    let (mut one, mut two) = (begin(one), begin(two));
    let mut steps = Vec::new();
    let mut scratch = Vec::new();
    'steps: while steps.len() < STEPS {
        let own = one.0.decider().is_some_and(|seat: Seat| viewer.is(seat));
        for _ in 0..if own { 3 } else { TRIES } {
            let action = one.0.random_action(dice, &mut scratch);
            let (seen, next) = step(viewer, &one, action);
            // What the viewer decides is the same in both; what another decides only has to look the same.
            let candidates = if own {
                vec![action]
            } else {
                let mut legal = Vec::new();
                two.0.legal_actions(&mut legal);
                // The very same first, if it is possible.
                legal.sort_by_key(|other| *other != action);
                legal
            };
            // The viewer may do it in one of them only: then the server's answers tell, and the pair ends here.
            let looks =
                |other: &G::Action| two.0.check(*other).is_ok() && step(viewer, &two, *other).0 == seen;
            let Some(other) = candidates.into_iter().find(looks) else { continue };
            let (_, alike) = step(viewer, &two, other);
            if next.0.is_over() && alike.0.is_over() {
                // When all is over, all is open.
                continue;
            }
            if kind == Kind::Bots && !next.0.decider().is_some_and(|seat| viewer.is(seat)) {
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

fn begin<G: Heuristics>(table: &Table<G>) -> (G, Dice) {
    table.begin()
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
