//! The decisions of the game and their notation.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use tabletop::{BadAction, Seat};

use crate::{Bloodline, Card, MOST_CLANS, MOST_SUPPORTERS, SLOTS};

/// The place of a clan in the skirmish.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// The owner of the army.
    pub seat: Seat,
    /// The place in it, counted from 0.
    pub place: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat, self.place + 1)
    }
}

/// A decision. Slots and places are counted from 0 here and from 1 in the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Turn the recruit in this slot face up (LS-T2).
    Flip(u8),
    /// Take the recruit in this slot (LS-T3).
    Take(u8),
    /// Muster a clan (LS-T3, LS-P8).
    Muster {
        /// The card of the hand.
        card: Card,
        /// Face up or face down.
        up: bool,
    },
    /// Wemyss: discard this clan (LS-P3).
    Kill(Spot),
    /// Fergusson: change places with this clan (LS-P4).
    Swap(Spot),
    /// Cockburn: change places with this supporter (LS-P5).
    Trade(u8),
    /// Forsyth: draw a card (LS-P7).
    Draw,
    /// Makgill: muster another clan (LS-P8).
    More,
    /// `MacDonnell`: this clan will not be discarded (LS-P6).
    Stay,
    /// Cochrane: two supporters (LS-P10).
    Two,
    /// Bruce: this clan joins every bloodline (LS-P11).
    Join,
    /// Scott: use the power of this clan (LS-P9).
    Copy(Spot),
    /// Do not use the power (LS-P1).
    Skip,
    /// Take this supporter (LS-E3).
    Claim(u8),
}

impl Action {
    /// The power that this action uses.
    pub(crate) const fn power(self) -> Option<Bloodline> {
        match self {
            Action::Kill(_) => Some(Bloodline::Wemyss),
            Action::Swap(_) => Some(Bloodline::Fergusson),
            Action::Trade(_) => Some(Bloodline::Cockburn),
            Action::Draw => Some(Bloodline::Forsyth),
            Action::More => Some(Bloodline::Makgill),
            Action::Stay => Some(Bloodline::MacDonnell),
            Action::Two => Some(Bloodline::Cochrane),
            Action::Join => Some(Bloodline::Bruce),
            Action::Copy(_) => Some(Bloodline::Scott),
            Action::Flip(_) | Action::Take(_) | Action::Muster { .. } | Action::Skip | Action::Claim(_) => {
                None
            }
        }
    }
}

/// All fields in one word, which a search tree hashes faster than one after the other.
impl Hash for Action {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let word = |kind: u32, what: u8, more: u8| kind << 16 | u32::from(what) << 8 | u32::from(more);
        let at = |kind: u32, spot: Spot| word(kind, spot.seat.index() as u8, spot.place);
        state.write_u32(match *self {
            Action::Flip(slot) => word(0, slot, 0),
            Action::Take(slot) => word(1, slot, 0),
            Action::Muster { card, up } => word(2, card.index() as u8, u8::from(up)),
            Action::Kill(spot) => at(3, spot),
            Action::Swap(spot) => at(4, spot),
            Action::Trade(place) => word(5, place, 0),
            Action::Draw => word(6, 0, 0),
            Action::More => word(7, 0, 0),
            Action::Stay => word(8, 0, 0),
            Action::Two => word(9, 0, 0),
            Action::Join => word(10, 0, 0),
            Action::Copy(spot) => at(11, spot),
            Action::Skip => word(12, 0, 0),
            Action::Claim(place) => word(13, place, 0),
        });
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Flip(slot) => write!(f, "flip{}", slot + 1),
            Action::Take(slot) => write!(f, "take{}", slot + 1),
            Action::Muster { card, up: true } => write!(f, "+{card}"),
            Action::Muster { card, up: false } => write!(f, "-{card}"),
            Action::Kill(spot) => write!(f, "kill:{spot}"),
            Action::Swap(spot) => write!(f, "swap:{spot}"),
            Action::Trade(place) => write!(f, "trade:{}", place + 1),
            Action::Draw => f.write_str("draw"),
            Action::More => f.write_str("more"),
            Action::Stay => f.write_str("stay"),
            Action::Two => f.write_str("two"),
            Action::Join => f.write_str("join"),
            Action::Copy(spot) => write!(f, "copy:{spot}"),
            Action::Skip => f.write_str("skip"),
            Action::Claim(place) => write!(f, "claim{}", place + 1),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    /// Reads every text that is an action in some position; `check` decides whether it is legal.
    fn from_str(text: &str) -> Result<Action, BadAction> {
        let bad = |reason| BadAction::new(text, reason);
        let slot = |rest| number(rest, SLOTS).ok_or(bad("the recruit row has slots 1 to 5"));
        let supporter = |rest| number(rest, MOST_SUPPORTERS).ok_or(bad("there are at most five supporters"));
        let spot = |rest| spot(rest).ok_or(bad("a clan is named by a seat A to E and a place from 1 to 16"));
        let muster = |rest: &str, up| match rest.parse() {
            Ok(card) => Ok(Action::Muster { card, up }),
            Err(()) => Err(bad("after + or - stands a card, such as s5 or wC")),
        };
        match text {
            "draw" => return Ok(Action::Draw),
            "more" => return Ok(Action::More),
            "stay" => return Ok(Action::Stay),
            "two" => return Ok(Action::Two),
            "join" => return Ok(Action::Join),
            "skip" => return Ok(Action::Skip),
            _ => {}
        }
        if let Some(rest) = text.strip_prefix('+') {
            muster(rest, true)
        } else if let Some(rest) = text.strip_prefix('-') {
            muster(rest, false)
        } else if let Some(rest) = text.strip_prefix("flip") {
            slot(rest).map(Action::Flip)
        } else if let Some(rest) = text.strip_prefix("take") {
            slot(rest).map(Action::Take)
        } else if let Some(rest) = text.strip_prefix("claim") {
            supporter(rest).map(Action::Claim)
        } else if let Some(rest) = text.strip_prefix("trade:") {
            supporter(rest).map(Action::Trade)
        } else if let Some(rest) = text.strip_prefix("kill:") {
            spot(rest).map(Action::Kill)
        } else if let Some(rest) = text.strip_prefix("swap:") {
            spot(rest).map(Action::Swap)
        } else if let Some(rest) = text.strip_prefix("copy:") {
            spot(rest).map(Action::Copy)
        } else {
            Err(bad("no action of Lords of Scotland is written like this"))
        }
    }
}

/// A number from 1 to `most` without leading zeros, counted from 0.
fn number(text: &str, most: usize) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    let number: usize = text.parse().ok().filter(|_| plain)?;
    (1..=most).contains(&number).then(|| number as u8 - 1)
}

fn spot(text: &str) -> Option<Spot> {
    let seat = text.get(..1)?.parse().ok()?;
    Some(Spot { seat, place: number(&text[1..], MOST_CLANS)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_round_trip() {
        let texts = "flip1 flip5 take3 +s5 -wC +b2 kill:B2 kill:E16 swap:A10 trade:5 draw more stay two join \
                     copy:C1 skip claim1 claim5";
        for text in texts.split(' ') {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn texts_that_are_actions_in_no_position_are_refused() {
        let texts = "flip0 flip6 flip flip01 take0 take6 take+1 +s0 +b3 +s s5 ++s5 kill:B0 kill:B17 kill:F1 \
                     kill:B kill: killB2 swap:b1 trade:0 trade:6 trade1 claim0 claim6 claim:1 Draw skip1 copy:A01 \
                     flip１ kill:é1";
        for text in texts.split(' ').chain(["", " ", " skip", "skip "]) {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
