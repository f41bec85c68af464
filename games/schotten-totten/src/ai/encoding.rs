//! The game without tactics, encoded for a policy net: a slot for every card of the hand at every stone.
//!
//! Claims are automatic: what can be proved is claimed at once, the stone with the lowest number first.

mod formation;
mod stone;
mod supply;
mod table;
mod tables;
mod troop;

use std::sync::LazyLock;

use bots::encoding::{Block, Encoding, Layout, ONE, split_blocks};
use tabletop::{Game, Seat};

use crate::action::{Action, PileKind};
use crate::card::{Card, CardSet};
use crate::phase::Phase;
use crate::position::Position;
use crate::stone::{STONES, Stone};
use crate::symmetry::Symmetry;
use supply::Supply;
use tables::BITS;

/// Cards of a full hand.
const HAND: usize = 6;
/// One lane of a set of cards: the nine values of one colour.
const LANE: u64 = 0x1ff;
/// The value 1 in each of the six lanes.
const LANES: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45;

const OBSERVATION: [Block; 4] = [
    Block { name: "stones", items: STONES as usize, features: stone::FEATURES },
    Block { name: "cards", items: HAND, features: table::CARD_FEATURES },
    Block { name: "table", items: 1, features: table::FEATURES },
    Block { name: "actions", items: HAND * STONES as usize, features: formation::FEATURES },
];

const PRIVILEGED: [Block; 2] = [
    Block { name: "stones", items: STONES as usize, features: stone::PRIVILEGED_FEATURES },
    Block { name: "table", items: 1, features: table::PRIVILEGED_FEATURES },
];

static LAYOUT: LazyLock<Layout> = LazyLock::new(|| Layout {
    name: "schotten-totten-base-1",
    observation: OBSERVATION.to_vec(),
    privileged: PRIVILEGED.to_vec(),
    actions: HAND * STONES as usize,
});

/// With the position as it is they are a group, so a policy that is asked about all of them decides alike in all of them.
const SYMMETRIES: [Symmetry; 3] = [
    Symmetry { colours: 0, mirrored: true },
    Symmetry { colours: 3, mirrored: false },
    Symmetry { colours: 3, mirrored: true },
];

/// The encoding of the four rule sets without tactics.
#[derive(Clone, Copy, Default, Debug)]
pub struct BaseEncoding;

/// A position from the side of the deciding seat.
struct Sides<'a> {
    position: &'a Position,
    me: Seat,
    you: Seat,
    /// The own hand.
    hand: CardSet,
    /// The clan cards that the deciding seat sees neither on the table nor in its hand.
    unseen: CardSet,
}

impl<'a> Sides<'a> {
    fn new(position: &'a Position) -> Sides<'a> {
        let me = position.turn.seat;
        let hand = position.hand(me);
        let unseen = position.border.unseen().without(hand);
        Sides { position, me, you: me.next(2), hand, unseen }
    }

    /// The cards of the pile that the deciding seat and the opponent draw if both draw after each turn.
    fn draws(&self) -> [CardSet; 2] {
        let mut draws = [CardSet::EMPTY; 2];
        for (i, &card) in self.position.pile(PileKind::Clan).iter().rev().enumerate() {
            draws[i % 2].insert(card);
        }
        draws
    }

    fn placement(&self, slot: usize) -> Option<(Card, Stone)> {
        let (card, stone) = (slot / STONES as usize, slot % STONES as usize);
        let stone = Stone::numbered(stone as u8 + 1)?;
        let playable =
            card < usize::from(self.hand.len()) && self.position.border.room(self.me).contains(stone);
        playable.then(|| (self.hand.nth(card as u32), stone))
    }
}

/// Writes a byte for each card of a set of clan cards.
fn write_cards(cards: CardSet, out: &mut [u8]) {
    let bytes = cards.bits().to_le_bytes();
    let (whole, rest) = out[..54].as_chunks_mut::<8>();
    for (out, byte) in whole.iter_mut().zip(bytes) {
        *out = BITS[usize::from(byte)];
    }
    rest.copy_from_slice(&BITS[usize::from(bytes[6])][..6]);
}

/// Writes a byte for each of a few clan cards.
#[inline]
fn write_each(cards: &[Card], out: &mut [u8]) {
    for card in cards {
        out[usize::from(card.index())] = ONE;
    }
}

impl Encoding for BaseEncoding {
    type Game = Position;

    fn layout(&self) -> &Layout {
        &LAYOUT
    }

    fn symmetries(&self) -> usize {
        SYMMETRIES.len()
    }

    fn symmetries_of_value_net(&self) -> usize {
        // Its features name no colours.
        1
    }

    fn renamed(&self, position: &Position, symmetry: usize) -> Position {
        SYMMETRIES[symmetry].position(position)
    }

    fn renamed_action(&self, action: Action, symmetry: usize) -> Action {
        SYMMETRIES[symmetry].action(action)
    }

    fn covers(&self, position: &Position) -> bool {
        !position.rules.tactics
    }

    fn automatic(&self, position: &Position) -> Option<Action> {
        if let Some(stone) = position.claims_now().into_iter().next() {
            return Some(Action::Claim(stone));
        }
        match position.turn.phase {
            Phase::Play => {
                let me = position.turn.seat;
                let stuck = position.hand(me).is_empty() || position.border.room(me).is_empty();
                stuck.then_some(Action::Pass)
            }
            Phase::Claim if position.draws().0 => Some(Action::Draw(PileKind::Clan)),
            Phase::Claim => Some(Action::End),
            _ => None,
        }
    }

    fn mask(&self, position: &Position, mask: &mut [u8]) {
        let sides = Sides::new(position);
        let room = position.border.room(sides.me);
        for row in mask.chunks_exact_mut(STONES as usize).take(usize::from(sides.hand.len())) {
            for stone in room {
                row[stone.index()] = 1;
            }
        }
    }

    fn action(&self, position: &Position, slot: usize) -> Option<Action> {
        let placement = Sides::new(position).placement(slot);
        placement.map(|(card, stone)| Action::Place(card, stone))
    }

    fn slot(&self, position: &Position, action: Action) -> Option<usize> {
        let Action::Place(card, stone) = action else { return None };
        let below = CardSet::from_bits((1 << card.index()) - 1);
        let place = usize::from(position.hand(position.decider()?).and(below).len());
        Some(place * STONES as usize + stone.index())
    }

    fn observe(&self, position: &Position, observation: &mut [u8]) {
        let sides = Sides::new(position);
        let [stones, cards, table, actions] = split_blocks(&OBSERVATION, observation);
        let own = Supply::new(sides.hand, sides.unseen);
        let other = Supply::new(CardSet::EMPTY, sides.unseen);
        let mut rivals = [0; STONES as usize];
        for (stone, out) in Stone::all().zip(stones.as_chunks_mut().0) {
            if let Some(rival) = sides.write_stone(stone, [&own, &other], out) {
                rivals[stone.index()] = rival;
            }
        }
        sides.write_hand(cards);
        sides.write_table(table);
        sides.write_actions(rivals, actions);
    }

    fn observe_privileged(&self, position: &Position, observation: &mut [u8]) {
        let sides = Sides::new(position);
        let [stones, table] = split_blocks(&PRIVILEGED, observation);
        let draws = sides.draws();
        let hands = [sides.hand, position.hand(sides.you)];
        let pile = draws[0].or(draws[1]);
        let any = hands.map(|hand| Supply::new(hand, pile));
        let drawn = [0, 1].map(|i| Supply::new(hands[i].or(draws[i]), CardSet::EMPTY));
        for (stone, out) in Stone::all().zip(stones.as_chunks_mut().0) {
            sides.write_stone_privileged(stone, any.each_ref(), drawn.each_ref(), out);
        }
        sides.write_table_privileged(table);
    }
}
