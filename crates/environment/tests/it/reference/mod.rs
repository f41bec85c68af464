//! A straightforward version of `BaseEncoding`: each feature from the cards it is about, nothing computed in advance.

mod formation;
mod stone;
mod table;

use bots::encoding::{Block, Encoding, ONE};
use schotten_totten::{BaseEncoding, CardSet, PileKind, Position, Stone};
use tabletop::{Game, Seat};

/// One lane of a set of cards: the nine values of one colour.
const LANE: u64 = 0x1ff;
/// The value 1 in each of the six lanes.
const LANES: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45;

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
        let me = position.decider().expect("a seat decides");
        let hand = position.hand(me);
        let unseen = position.border().unseen().without(hand);
        Sides { position, me, you: me.next(2), hand, unseen }
    }

    /// The cards of the pile that the deciding seat and the opponent draw if both draw after each turn.
    fn draws(&self) -> (CardSet, CardSet) {
        let (mut mine, mut yours) = (CardSet::EMPTY, CardSet::EMPTY);
        for (i, &card) in self.position.pile(PileKind::Clan).iter().rev().enumerate() {
            if i % 2 == 0 { mine.insert(card) } else { yours.insert(card) }
        }
        (mine, yours)
    }
}

/// Writes a byte for each card of a set of clan cards.
fn write_cards(cards: CardSet, out: &mut [u8]) {
    for card in cards {
        out[usize::from(card.index())] = ONE;
    }
}

/// What the deciding seat sees.
pub(crate) fn observe(position: &Position) -> Vec<u8> {
    let sides = Sides::new(position);
    let layout = BaseEncoding.layout();
    let mut row = vec![0; layout.observation_len()];
    let [stones, cards, table, actions] = split(&layout.observation, &mut row);
    for (stone, out) in Stone::all().zip(stones.chunks_exact_mut(stone::FEATURES)) {
        sides.write_stone(stone, out);
    }
    sides.write_hand(cards);
    sides.write_table(table);
    sides.write_actions(actions);
    row
}

/// Everything.
pub(crate) fn observe_privileged(position: &Position) -> Vec<u8> {
    let sides = Sides::new(position);
    let layout = BaseEncoding.layout();
    let mut row = vec![0; layout.privileged_len()];
    let [stones, table] = split(&layout.privileged, &mut row);
    let draws = sides.draws();
    for (stone, out) in Stone::all().zip(stones.chunks_exact_mut(stone::PRIVILEGED_FEATURES)) {
        sides.write_stone_privileged(stone, draws, out);
    }
    sides.write_table_privileged(table);
    row
}

/// The blocks of a row.
fn split<'a, const N: usize>(blocks: &[Block], mut row: &'a mut [u8]) -> [&'a mut [u8]; N] {
    std::array::from_fn(|i| row.split_off_mut(..blocks[i].len()).expect("a row has room for all its blocks"))
}
