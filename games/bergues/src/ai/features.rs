//! The features of a position: the whole table, and guard by guard.
//!
//! There are no hands, so all seats see the same. Hidden are only the lower faces of tiles that were never turned;
//! after turning such a tile, the features say what may come up, not what will.

use bots::{FeatureBuffer, Rewards, SparseFeatures};
use tabletop::{Seat, Turn};

use super::forced::Forced;
use crate::face::FACES;
use crate::path::WINOC;
use crate::{Action, Direction, Face, Guard, Phase, Pickup, Position, Side, Space, Tile, TileSet};

const DIRECTIONS: [Direction; 2] = [Direction::Clockwise, Direction::CounterClockwise];
/// The spaces of the largest ring.
const SPACES: usize = crate::LARGEST_RING as usize;

/// Where each group of features of a guard begins.
pub(super) mod guard {
    use super::SPACES;
    pub(super) const WHOSE: usize = 0;
    pub(super) const RING: usize = WHOSE + 3;
    pub(super) const TURN: usize = RING + 10;
    pub(super) const PLACE: usize = TURN + 4;
    pub(super) const AHEAD: usize = PLACE + 2 * SPACES;
    pub(super) const NEAREST: usize = AHEAD + 2 * 2 * SPACES;
    pub(super) const GATE: usize = NEAREST + 2 * 16;
    pub(super) const MOVING: usize = GATE + 1;
    pub(super) const ARRIVES: usize = MOVING + 7;
    pub(super) const HITS: usize = ARRIVES + 2 * 3;
    pub(super) const FORCED: usize = HITS + 4;
    pub(in crate::ai) const END: usize = FORCED + 2 * 2 * 2;
}

/// Where each group of features of the whole table begins.
pub(super) mod table {
    use super::FACES;
    pub(super) const SEATS: usize = 0;
    pub(super) const RULES: usize = SEATS + 3;
    pub(super) const PHASE: usize = RULES + 4;
    pub(super) const ACTIVE: usize = PHASE + 2 * 7;
    pub(super) const PATHS: usize = ACTIVE + 4;
    pub(super) const BOTH: usize = PATHS + 2 * 7;
    pub(super) const SHOWN: usize = BOTH + 49;
    pub(super) const KNOWN: usize = SHOWN + 2 * FACES;
    pub(super) const UNKNOWN: usize = KNOWN + 3 * 8;
    pub(super) const TURNING: usize = UNKNOWN + 17;
    pub(super) const FORCED: usize = TURNING + 1 + 2 * 9;
    pub(super) const SYMBOLS: usize = FORCED + 2 * 6;
    pub(super) const HIDDEN: usize = SYMBOLS + 2 * 8;
    pub(in crate::ai) const END: usize = HIDDEN + 4 * 4 + 5;
}

/// Writes the features after an action ([`bots::net::NetFeatures::after_each`]).
pub(super) fn features_after(position: &Position, action: Action, buffer: &mut FeatureBuffer) -> Option<f32> {
    let me = position.whose_turn().seat().unwrap_or(position.active);
    let mut after = *position;
    let turning = match action {
        Action::Turn(tile) if !position.tiles.has_been_turned(tile) => Some(tile),
        _ => None,
    };
    if turning.is_none() {
        after.apply_action(action);
        if let Turn::Over(verdict) = after.whose_turn() {
            return Some(Rewards::of(verdict, position.rules.seats).for_seat(me));
        }
    }
    let forced = Forced::of(&after);
    buffer.rewrite_table(|features| write_table(&after, me, turning, forced, features));
    for place in 0..4 {
        buffer.rewrite_part(place, |features| write_guard(&after, me, place, forced, features));
    }
    None
}

fn write_table(
    position: &Position,
    me: Seat,
    turning: Option<Tile>,
    forced: Option<Forced>,
    features: &mut SparseFeatures,
) {
    let rules = position.rules;
    features.add(table::SEATS + usize::from(rules.seats) - 2);
    features.add(table::RULES + usize::from(rules.pickup == Pickup::Pass));
    features.add(table::RULES + 2 + usize::from(rules.tiles == TileSet::Quartets));
    let own = usize::from(position.whose_turn().seat() == Some(me));
    let phase = match position.phase {
        Phase::Path => 0,
        Phase::Flip(Side::North) => 1,
        Phase::Flip(Side::South) => 2,
        Phase::Use => 3,
        Phase::Winoc => 4,
        Phase::Move(..) => 5,
        Phase::Over(_) => 6,
    };
    features.add(table::PHASE + 7 * own + phase);
    let ahead = (position.active.index() + usize::from(rules.seats) - me.index()) % usize::from(rules.seats);
    features.add(table::ACTIVE + ahead);
    let lens = Side::BOTH.map(|side| usize::from(position.path(side).len()).min(6));
    features.add(table::PATHS + lens[0]);
    features.add(table::PATHS + 7 + lens[1]);
    features.add(table::BOTH + 7 * lens[0] + lens[1]);
    for side in Side::BOTH {
        for face in 0..FACES {
            let shown = position.path(side).shows(Face::from_index(face as u8));
            features.add_if(shown, table::SHOWN + FACES * side.index() + face);
        }
    }
    // The tiles that can be turned, by what they are known to do.
    let side = match position.phase {
        Phase::Flip(side) => side,
        _ => Side::North,
    };
    let (mut known, mut unknown) = ([0_usize; 3], 0);
    for tile in Tile::all().filter(|tile| position.in_centre(*tile)) {
        if position.tiles.has_been_turned(tile) {
            known[fate(position, side, position.tiles.down(tile))] += 1;
        } else {
            unknown += 1;
        }
    }
    for (place, &count) in known.iter().enumerate() {
        features.add(table::KNOWN + 8 * place + count.min(7));
    }
    features.add(table::UNKNOWN + unknown);
    if let Some(tile) = turning {
        features.add(table::TURNING);
        let chances = chances(position, side, tile);
        features.add(table::TURNING + 1 + (8.0 * chances[0]).round() as usize);
        features.add(table::TURNING + 10 + (8.0 * chances[1]).round() as usize);
        // Everybody will know the face that is up now: whether it lies on a path, and how many known tiles have it below.
        let up = position.tiles.up(tile);
        let shown = [side, side.other()].map(|side| usize::from(position.path(side).shows(up)));
        let alike = Tile::all().filter(|other| {
            position.in_centre(*other)
                && position.tiles.has_been_turned(*other)
                && position.tiles.down(*other) == up
        });
        features.add(table::HIDDEN + 4 * (2 * shown[0] + shown[1]) + alike.count().min(3));
        // Tiles of a set are different, so what it may show depends on how many others are up like it.
        let others = Tile::all().filter(|other| {
            !position.tiles.has_been_turned(*other) && position.tiles.up(*other) == up && *other != tile
        });
        features.add(table::HIDDEN + 16 + others.count().min(4));
    }
    if let Some(forced) = forced {
        let other = usize::from(forced.guard != Guard::of(me, rules.seats));
        for steps in 1..WINOC {
            features
                .add_if(forced.steps >> steps & 1 == 1, table::FORCED + 6 * other + usize::from(steps) - 1);
        }
        features.add_if(forced.winoc, table::FORCED + 6 * other + 5);
        features.add(table::SYMBOLS + 8 * other + forced.symbols);
    }
}

/// What a face does on a path: 0 continues, 1 is neutral, 2 is a repeat.
fn fate(position: &Position, side: Side, face: Face) -> usize {
    if face.is_neutral() {
        1
    } else if position.path(side).shows(face) {
        2
    } else {
        0
    }
}

/// The chances that a tile which was never turned continues, and is neutral, over the tiles it may be.
fn chances(position: &Position, side: Side, tile: Tile) -> [f32; 2] {
    let up = position.tiles.up(tile);
    let mut counts = [0_u32; 3];
    // Tiles that were turned are known, so they are removed from the set.
    let mut open = position.rules.tiles.table().map(Some);
    for other in Tile::all().filter(|other| position.tiles.has_been_turned(*other)) {
        let [up, down] = [position.tiles.up(other), position.tiles.down(other)];
        let same =
            |there: &Option<[Face; 2]>| there.is_some_and(|there| there == [up, down] || there == [down, up]);
        if let Some(place) = open.iter().position(same) {
            open[place] = None;
        }
    }
    for [one, two] in open.into_iter().flatten() {
        for (here, under) in [(one, two), (two, one)] {
            if here == up {
                counts[fate(position, side, under)] += 1;
            }
        }
    }
    let all = counts.iter().sum::<u32>().max(1) as f32;
    [counts[0] as f32 / all, counts[1] as f32 / all]
}

/// The steps that a guard still makes while the guards move (BG-T6).
fn steps_to_come(position: &Position, guard: Guard) -> u8 {
    let Phase::Move(moving, steps) = position.phase else { return 0 };
    let active = position.active_guard();
    let turn = |guard: Guard| (guard.index() + 4 - active.index()) % 4;
    if guard == active || turn(guard) < turn(moving) {
        0
    } else if moving == active {
        // The tiles of the path that the active guard moves by are back in the centre.
        Side::BOTH.map(|side| position.path(side).len()).into_iter().max().unwrap_or(0)
    } else {
        steps
    }
}

/// Writes the guard `place` places after the own one in the wind rose.
fn write_guard(
    position: &Position,
    me: Seat,
    place: usize,
    forced: Option<Forced>,
    features: &mut SparseFeatures,
) {
    let rules = position.rules;
    let ring = rules.ring();
    let guard = (0..place).fold(Guard::of(me, rules.seats), |guard, _| guard.next());
    let owner = guard.seat(rules.seats);
    features.add(
        guard::WHOSE
            + match owner {
                Some(owner) if owner == me => 0,
                Some(_) => 1,
                None => 2,
            },
    );
    let pass = rules.pickup == Pickup::Pass;
    features.add(guard::RING + 5 * usize::from(pass) + usize::from(rules.towers) - 2);
    if let Some(owner) = owner {
        let seats = usize::from(rules.seats);
        features.add(guard::TURN + (owner.index() + seats - position.active.index()) % seats);
    }
    if rules.junior() {
        features.add(guard::PLACE + usize::from(position.guards.walked(guard)).min(SPACES));
        return;
    }
    let space = position.guards.space(guard);
    let carries = position.guards.carries(guard);
    let home = usize::from(ring.steps_clockwise(ring.home(guard), space));
    features.add(guard::PLACE + SPACES * usize::from(carries) + home);
    let goal = if carries { ring.home(guard) } else { ring.opposite(guard) };
    let ahead = [ring.steps_clockwise(space, goal), ring.steps_clockwise(goal, space)];
    for (way, &steps) in ahead.iter().enumerate() {
        features.add(guard::AHEAD + SPACES * (2 * usize::from(carries) + way) + usize::from(steps));
    }
    // Whether known tiles take it to its goal in this turn or, while the guards move, in the next; or not for certain.
    if let Some(forced) = forced.filter(|forced| forced.guard == guard) {
        let reaches = |from: Space| {
            let ways = [ring.steps_clockwise(from, goal), ring.steps_clockwise(goal, from)];
            ways.into_iter().any(|steps| forced.reaches(steps))
        };
        // It may have to move first, either way.
        let arrives = match steps_to_come(position, guard) {
            0 => reaches(space),
            steps => DIRECTIONS.into_iter().any(|way| reaches(position.walks_to(guard, steps, way))),
        };
        let waits = matches!(position.phase, Phase::Move(..));
        let place = 4 * usize::from(carries) + 2 * usize::from(waits) + usize::from(arrives);
        features.add(guard::FORCED + place);
    }
    let nearest = usize::from(ahead[0].min(ahead[1])).min(15);
    features.add(guard::NEAREST + 16 * usize::from(carries) + nearest);
    features.add_if(ring.is_gate(space), guard::GATE);
    if let Phase::Move(moving, steps) = position.phase
        && moving == guard
    {
        features.add(guard::MOVING + usize::from(steps.min(WINOC)));
    }
    // Whether a path takes it home, to its fortress, or onto another guard.
    let lens = Side::BOTH.map(|side| position.path(side).len());
    for (path, &len) in lens.iter().enumerate() {
        features.add_if(len > 0 && ahead.contains(&len), guard::ARRIVES + 3 * usize::from(carries) + path);
        for (way, direction) in DIRECTIONS.into_iter().enumerate() {
            if len > 0 {
                let end = position.walks_to(guard, len, direction);
                let there = Guard::ALL
                    .into_iter()
                    .any(|other| other != guard && position.guards.space(other) == end && !ring.is_gate(end));
                features.add_if(there, guard::HITS + 2 * path + way);
            }
        }
    }
}
