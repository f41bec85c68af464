//! The action slots.

use tabletop::Seat;

use super::SEATS;
use crate::{Action, CardSet, MOST_CLANS, MOST_HAND, MOST_SUPPORTERS, Position, SLOTS, Spot};

/// The clans of all armies.
const CLANS: usize = SEATS * MOST_CLANS;

const FLIP: usize = 0;
const TAKE: usize = FLIP + SLOTS;
const MUSTER_UP: usize = TAKE + SLOTS;
const MUSTER_DOWN: usize = MUSTER_UP + MOST_HAND;
const KILL: usize = MUSTER_DOWN + MOST_HAND;
const SWAP: usize = KILL + CLANS;
const COPY: usize = SWAP + CLANS;
const TRADE: usize = COPY + CLANS;
const CLAIM: usize = TRADE + MOST_SUPPORTERS;
const SINGLE: usize = CLAIM + MOST_SUPPORTERS;
/// The actions that name nothing.
const SINGLES: [Action; 6] =
    [Action::Draw, Action::More, Action::Stay, Action::Two, Action::Join, Action::Skip];
/// The number of slots.
pub(super) const END: usize = SINGLE + SINGLES.len();

/// The place of a clan, with armies counted from that of the deciding seat.
fn clan(position: &Position, spot: Spot) -> usize {
    let seats = usize::from(position.rules.seats);
    let army = (spot.seat.index() + seats - position.seat.index()) % seats;
    army * MOST_CLANS + usize::from(spot.place)
}

fn spot(position: &Position, clan: usize) -> Option<Spot> {
    let (army, place) = (clan / MOST_CLANS, (clan % MOST_CLANS) as u8);
    let seats = usize::from(position.rules.seats);
    let seat = || Seat::new(((position.seat.index() + army) % seats) as u8);
    (army < seats).then(|| Spot { seat: seat(), place })
}

/// The slot of an action; `None` if it musters a card beyond the largest hand.
pub(super) fn slot(position: &Position, action: Action) -> Option<usize> {
    Some(match action {
        Action::Flip(slot) => FLIP + usize::from(slot),
        Action::Take(slot) => TAKE + usize::from(slot),
        Action::Muster { card, up } => {
            let lower = CardSet::from_bits((1 << card.index()) - 1);
            let place = usize::from(position.hands[position.seat.index()].and(lower).len());
            let first = if up { MUSTER_UP } else { MUSTER_DOWN };
            (place < MOST_HAND).then_some(first + place)?
        }
        Action::Kill(spot) => KILL + clan(position, spot),
        Action::Swap(spot) => SWAP + clan(position, spot),
        Action::Copy(spot) => COPY + clan(position, spot),
        Action::Trade(place) => TRADE + usize::from(place),
        Action::Claim(place) => CLAIM + usize::from(place),
        other => SINGLE + SINGLES.iter().position(|&single| single == other)?,
    })
}

/// The action of a slot, which may not be legal; `None` if what it names does not exist.
pub(super) fn action(position: &Position, slot: usize) -> Option<Action> {
    let muster = |place: usize, up| {
        let hand = position.hands[position.seat.index()];
        (place < usize::from(hand.len())).then(|| Action::Muster { card: hand.nth(place as u32), up })
    };
    match slot {
        FLIP..TAKE => Some(Action::Flip((slot - FLIP) as u8)),
        TAKE..MUSTER_UP => Some(Action::Take((slot - TAKE) as u8)),
        MUSTER_UP..MUSTER_DOWN => muster(slot - MUSTER_UP, true),
        MUSTER_DOWN..KILL => muster(slot - MUSTER_DOWN, false),
        KILL..SWAP => spot(position, slot - KILL).map(Action::Kill),
        SWAP..COPY => spot(position, slot - SWAP).map(Action::Swap),
        COPY..TRADE => spot(position, slot - COPY).map(Action::Copy),
        TRADE..CLAIM => Some(Action::Trade((slot - TRADE) as u8)),
        CLAIM..SINGLE => Some(Action::Claim((slot - CLAIM) as u8)),
        _ => SINGLES.get(slot - SINGLE).copied(),
    }
}
