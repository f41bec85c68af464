//! Bergues, encoded for a policy net: a slot for every action, with spaces counted from the own gate.
//!
//! There are no hands: hidden are only the lower faces of tiles that were never turned.

use std::sync::LazyLock;

use bots::encoding::{Block, Encoding, FeatureWriter, Layout, split_blocks};
use tabletop::{Game, Seat};

use super::net::NET;
use crate::face::FACES;
use crate::{
    Action, Direction, Face, Guard, LARGEST_RING, LAST_TURN, Phase, Pickup, Position, Side, Space, TILES,
    Tile, TileSet,
};

/// The spaces of the largest ring.
const SPACES: usize = LARGEST_RING as usize;
/// The most tiles of a path, in the junior game, and one.
const PATH: usize = 8;

/// Where the slots of each kind of action begin.
mod slot {
    use super::{SPACES, TILES};
    pub(super) const FILL: usize = 0;
    pub(super) const TURN: usize = FILL + 2;
    pub(super) const USE: usize = TURN + TILES as usize;
    pub(super) const WALK: usize = USE + 2;
    pub(super) const GO: usize = WALK + 2;
    pub(super) const END: usize = GO + SPACES;
}

const DIRECTIONS: [Direction; 2] = [Direction::Clockwise, Direction::CounterClockwise];

const BLOCKS: [Block; 3] = [
    Block { name: "guards", items: 4, features: 3 + 4 + 4 * SPACES + 2 + 8 + SPACES + 1 },
    Block { name: "tiles", items: TILES as usize, features: 2 * FACES + 1 + 3 + PATH + 3 },
    Block { name: "table", items: 1, features: 3 + 5 + 3 + 6 + 4 + 2 * PATH + 2 * FACES + 1 },
];

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| Layout {
    name: "bergues-1",
    observation: BLOCKS.to_vec(),
    privileged: BLOCKS.to_vec(),
    actions: slot::END,
});

static OVER_CANDIDATES: LazyLock<Layout> = LazyLock::new(|| LAYOUT.over_candidates(&NET.specs[0]));

/// The encoding of the classic and the junior game. Tables for two and for more have policies of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BerguesEncoding {
    /// For two players.
    Two,
    /// For three and four.
    More,
}

impl BerguesEncoding {
    /// The encoding for this number of players.
    pub const fn of(seats: u8) -> BerguesEncoding {
        if seats == 2 { BerguesEncoding::Two } else { BerguesEncoding::More }
    }
}

/// A position from the side of the deciding seat.
struct Table<'a> {
    position: &'a Position,
    me: Seat,
    /// The gate from which spaces are counted.
    home: Space,
    /// Whether the lower faces of all tiles are shown.
    open: bool,
}

impl<'a> Table<'a> {
    fn new(position: &'a Position, open: bool) -> Table<'a> {
        let me = position.whose_turn().seat().unwrap_or(position.active);
        let home = position.rules.ring().home(Guard::of(me, position.rules.seats));
        Table { position, me, home, open }
    }

    fn write(&self, row: &mut [u8]) {
        let [guards, tiles, table] = split_blocks(&BLOCKS, row);
        let mut guard = Guard::of(self.me, self.position.rules.seats);
        for out in guards.chunks_exact_mut(BLOCKS[0].features) {
            self.write_guard(guard, FeatureWriter::new(out));
            guard = guard.next();
        }
        for (tile, out) in Tile::all().zip(tiles.chunks_exact_mut(BLOCKS[1].features)) {
            self.write_tile(tile, FeatureWriter::new(out));
        }
        self.write_table(FeatureWriter::new(table));
    }

    fn write_guard(&self, guard: Guard, mut out: FeatureWriter<'_>) {
        let Position { rules, guards, .. } = *self.position;
        let ring = rules.ring();
        let owner = guard.seat(rules.seats);
        out.one_hot(owner.map_or(2, |owner| usize::from(owner != self.me)), 3);
        let seats = usize::from(rules.seats);
        out.one_hot(owner.map(|owner| (owner.index() + seats - self.position.active.index()) % seats), 4);
        if rules.junior() {
            for _ in 0..4 {
                out.one_hot(None::<usize>, SPACES);
            }
        } else {
            let space = guards.space(guard);
            let goal = if guards.carries(guard) { ring.home(guard) } else { ring.opposite(guard) };
            for (from, to) in [(self.home, space), (ring.home(guard), space), (space, goal), (goal, space)] {
                out.one_hot(usize::from(ring.steps_clockwise(from, to)), SPACES);
            }
        }
        out.flag(guards.carries(guard));
        out.flag(!rules.junior() && ring.is_gate(guards.space(guard)));
        let moving = match self.position.phase {
            Phase::Move(moving, steps) if moving == guard => Some(usize::from(steps).min(7)),
            _ => None,
        };
        out.one_hot(moving, 8);
        let walked = rules.junior().then(|| usize::from(guards.walked(guard)).min(SPACES));
        out.one_hot(walked, SPACES + 1);
        out.end();
    }

    fn write_tile(&self, tile: Tile, mut out: FeatureWriter<'_>) {
        let Position { tiles, .. } = self.position;
        out.one_hot(tiles.up(tile).index(), FACES);
        let down = (self.open || tiles.has_been_turned(tile)).then(|| tiles.down(tile));
        out.one_hot(down.map(Face::index), FACES);
        out.flag(tiles.has_been_turned(tile));
        let place = |side: Side| self.position.path(side).tiles().position(|there| there == tile);
        let places = Side::BOTH.map(place);
        out.one_hot(places.iter().position(Option::is_some).map_or(0, |side| side + 1), 3);
        out.one_hot(places[0].or(places[1]), PATH);
        // What a known lower face does on the path that is being filled: it continues, ends the turn, or repeats.
        let fate = match (self.position.phase, down) {
            (Phase::Flip(side), Some(face)) if self.position.in_centre(tile) => {
                let repeats = self.position.path(side).shows(face);
                Some(if face.is_neutral() { 1 } else { 2 * usize::from(repeats) })
            }
            _ => None,
        };
        out.one_hot(fate, 3);
        out.end();
    }

    fn write_table(&self, mut out: FeatureWriter<'_>) {
        let Position { rules, phase, .. } = *self.position;
        out.one_hot(usize::from(rules.seats) - 2, 3);
        out.one_hot(usize::from(rules.towers) - 2, 5);
        out.flag(rules.junior());
        out.flag(rules.pickup == Pickup::Pass);
        out.flag(rules.tiles == TileSet::Quartets);
        let phase = match phase {
            Phase::Path => Some(0),
            Phase::Flip(side) => Some(1 + side.index()),
            Phase::Use => Some(3),
            Phase::Winoc => Some(4),
            Phase::Move(..) => Some(5),
            Phase::Over(_) => None,
        };
        out.one_hot(phase, 6);
        let seats = usize::from(rules.seats);
        out.one_hot((self.position.active.index() + seats - self.me.index()) % seats, 4);
        for side in Side::BOTH {
            let path = self.position.path(side);
            out.one_hot(usize::from(path.len()).min(PATH - 1), PATH);
            out.many_hot(path.faces().into_iter().map(Face::index), FACES);
        }
        out.number(self.position.number.into(), LAST_TURN.into());
        out.end();
    }

    fn action(&self, slot: usize) -> Option<Action> {
        let ring = self.position.rules.ring();
        Some(match slot {
            slot::FILL..slot::TURN => Action::Fill(Side::BOTH[slot - slot::FILL]),
            slot::TURN..slot::USE => Action::Turn(Tile::new((slot - slot::TURN) as u8)),
            slot::USE..slot::WALK => Action::Use(Side::BOTH[slot - slot::USE]),
            slot::WALK..slot::GO => Action::Walk(DIRECTIONS[slot - slot::WALK]),
            slot::GO..slot::END => {
                let steps = (slot - slot::GO) as u8;
                Action::Go((steps < ring.spaces).then(|| ring.clockwise(self.home, steps))?)
            }
            _ => return None,
        })
    }

    fn slot(&self, action: Action) -> usize {
        match action {
            Action::Fill(side) => slot::FILL + side.index(),
            Action::Turn(tile) => slot::TURN + tile.index(),
            Action::Use(side) => slot::USE + side.index(),
            Action::Walk(direction) => slot::WALK + direction as usize,
            Action::Go(space) => {
                slot::GO + usize::from(self.position.rules.ring().steps_clockwise(self.home, space))
            }
        }
    }
}

impl Encoding for BerguesEncoding {
    type Game = Position;

    fn layout(&self) -> &Layout {
        &LAYOUT
    }

    fn over_candidates(&self) -> Option<&Layout> {
        Some(&OVER_CANDIDATES)
    }

    fn covers(&self, position: &Position) -> bool {
        *self == BerguesEncoding::of(position.rules.seats)
    }

    fn mask(&self, position: &Position, mask: &mut [u8]) {
        let table = Table::new(position, false);
        for (slot, legal) in mask.iter_mut().enumerate() {
            let is_legal = table.action(slot).is_some_and(|action| position.check(action).is_ok());
            *legal = u8::from(is_legal);
        }
    }

    fn action(&self, position: &Position, slot: usize) -> Option<Action> {
        Table::new(position, false).action(slot).filter(|&action| position.check(action).is_ok())
    }

    fn slot(&self, position: &Position, action: Action) -> Option<usize> {
        Some(Table::new(position, false).slot(action))
    }

    fn observe(&self, position: &Position, observation: &mut [u8]) {
        Table::new(position, false).write(observation);
    }

    fn observe_privileged(&self, position: &Position, observation: &mut [u8]) {
        Table::new(position, true).write(observation);
    }
}
