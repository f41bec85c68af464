//! The action slots: cards of the hand by their place in order of the deck, cards of the border by their place on their side.

use tabletop::Seat;

use super::HAND;
use crate::action::{Action, PileKind};
use crate::card::{Card, CardSet, Kind};
use crate::position::Position;
use crate::side::MOST;
use crate::stone::{STONES, Stone};

/// The number of stones.
const STONE_COUNT: usize = STONES as usize;
/// The cards of one seat on the border.
const BORDER: usize = STONE_COUNT * MOST;
/// Where the Strategist can put a card: at a stone or in the discard.
const GOALS: usize = STONE_COUNT + 1;

const PLACE: usize = 0;
const STRATEGIST: usize = PLACE + HAND * STONE_COUNT;
const BANSHEE: usize = STRATEGIST + BORDER * GOALS;
const TRAITOR: usize = BANSHEE + BORDER;
const PUT_BACK: usize = TRAITOR + BORDER * STONE_COUNT;
const SINGLE: usize = PUT_BACK + HAND;
/// The actions that name neither card nor stone.
const SINGLES: [Action; 4] =
    [Action::Recruiter, Action::Draw(PileKind::Clan), Action::Draw(PileKind::Tactic), Action::Pass];
/// The number of slots.
pub(super) const END: usize = SINGLE + SINGLES.len();

/// The place of a card in a hand.
fn in_hand(hand: CardSet, card: Card) -> Option<usize> {
    let place = usize::from(hand.and(CardSet::from_bits((1 << card.index()) - 1)).len());
    (place < HAND).then_some(place)
}

/// The place of a card on the border.
fn on_border(position: &Position, seat: Seat, card: Card, from: Stone) -> Option<usize> {
    let side = position.border.side(seat, from);
    let place = side.cards().iter().position(|&there| there == card)?;
    Some(from.index() * MOST + place)
}

fn border_card(position: &Position, seat: Seat, place: usize) -> Option<(Card, Stone)> {
    let from = stone(place / MOST)?;
    let card = position.border.side(seat, from).cards().get(place % MOST).copied()?;
    Some((card, from))
}

fn stone(index: usize) -> Option<Stone> {
    Stone::numbered(index as u8 + 1)
}

/// The slot of an action; `None` for claims and the end of a turn.
pub(super) fn slot(position: &Position, action: Action) -> Option<usize> {
    let me = position.turn.seat;
    let (hand, you) = (position.hand(me), me.next(2));
    Some(match action {
        Action::Place(card, stone) => PLACE + in_hand(hand, card)? * STONE_COUNT + stone.index(),
        Action::Strategist { card, from, to } => {
            let goal = to.map_or(STONE_COUNT, Stone::index);
            STRATEGIST + on_border(position, me, card, from)? * GOALS + goal
        }
        Action::Banshee { card, from } => BANSHEE + on_border(position, you, card, from)?,
        Action::Traitor { card, from, to } => {
            TRAITOR + on_border(position, you, card, from)? * STONE_COUNT + to.index()
        }
        Action::PutBack(card) => PUT_BACK + in_hand(hand, card)?,
        other => SINGLE + SINGLES.iter().position(|&single| single == other)?,
    })
}

/// The action of a slot, which may not be legal; `None` if what it names does not exist.
pub(super) fn action(position: &Position, slot: usize) -> Option<Action> {
    let me = position.turn.seat;
    let (hand, you) = (position.hand(me), me.next(2));
    let held = |place: usize| (place < usize::from(hand.len())).then(|| hand.nth(place as u32));
    Some(match slot {
        PLACE..STRATEGIST => {
            let card = held(slot / STONE_COUNT).filter(|card| card.kind() != Kind::Ruse)?;
            Action::Place(card, stone(slot % STONE_COUNT)?)
        }
        STRATEGIST..BANSHEE => {
            let (place, goal) = ((slot - STRATEGIST) / GOALS, (slot - STRATEGIST) % GOALS);
            let (card, from) = border_card(position, me, place)?;
            Action::Strategist { card, from, to: stone(goal) }
        }
        BANSHEE..TRAITOR => {
            let (card, from) = border_card(position, you, slot - BANSHEE)?;
            Action::Banshee { card, from }
        }
        TRAITOR..PUT_BACK => {
            let (place, goal) = ((slot - TRAITOR) / STONE_COUNT, (slot - TRAITOR) % STONE_COUNT);
            let (card, from) = border_card(position, you, place)?;
            Action::Traitor { card, from, to: stone(goal)? }
        }
        PUT_BACK..SINGLE => Action::PutBack(held(slot - PUT_BACK)?),
        _ => *SINGLES.get(slot - SINGLE)?,
    })
}
