//! The decisions of the game and their notation.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use tabletop::BadAction;

use crate::card::{Card, Kind};
use crate::stone::Stone;

/// One of the two draw piles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PileKind {
    /// The pile of clan cards, `c`.
    Clan,
    /// The pile of tactic cards, `t`.
    Tactic,
}

impl PileKind {
    /// The pile a card belongs to.
    #[inline]
    pub const fn of(card: Card) -> PileKind {
        if card.is_clan() { PileKind::Clan } else { PileKind::Tactic }
    }

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            PileKind::Clan => 'c',
            PileKind::Tactic => 't',
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Play a clan card, an elite troop or a combat mode at a stone: `r5@3`.
    Place(Card, Stone),
    /// Play the Strategist: move an own card to another stone, `ST:r5@3>7`, or to the discard, `ST:r5@3>x`.
    Strategist {
        /// The card that moves.
        card: Card,
        /// Where it lies.
        from: Stone,
        /// Where it goes; `None` is the discard.
        to: Option<Stone>,
    },
    /// Play the Banshee: `BN:r5@3`.
    Banshee {
        /// The opponent's card that goes to the discard.
        card: Card,
        /// Where it lies.
        from: Stone,
    },
    /// Play the Traitor: `TR:r5@3>7`.
    Traitor {
        /// The opponent's card that changes sides.
        card: Card,
        /// Where it lies.
        from: Stone,
        /// Where it goes.
        to: Stone,
    },
    /// Play the Recruiter: `RC`.
    Recruiter,
    /// Draw from a pile: `+c`, `+t`.
    Draw(PileKind),
    /// Put a card under its pile: `-r5`.
    PutBack(Card),
    /// Claim a stone: `!3`.
    Claim(Stone),
    /// End the turn without drawing: `end`.
    End,
    /// Play no card: `pass`.
    Pass,
}

impl Action {
    /// The card that this action plays from the hand.
    pub const fn played(self) -> Option<Card> {
        match self {
            Action::Place(card, _) => Some(card),
            Action::Strategist { .. } => Some(Card::STRATEGIST),
            Action::Banshee { .. } => Some(Card::BANSHEE),
            Action::Traitor { .. } => Some(Card::TRAITOR),
            Action::Recruiter => Some(Card::RECRUITER),
            _ => None,
        }
    }
}

/// All fields in one word, which a search tree hashes faster than one after the other.
impl Hash for Action {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let word = |kind: u32, card: Card, from: u8, to: u8| {
            kind << 24 | u32::from(card.index()) << 16 | u32::from(from) << 8 | u32::from(to)
        };
        let (first, no_stone) = (Card::at(0), u8::MAX);
        let place = |stone: Stone| stone.index() as u8;
        state.write_u32(match *self {
            Action::Place(card, stone) => word(0, card, place(stone), 0),
            Action::Strategist { card, from, to } => word(1, card, place(from), to.map_or(no_stone, place)),
            Action::Banshee { card, from } => word(2, card, place(from), 0),
            Action::Traitor { card, from, to } => word(3, card, place(from), place(to)),
            Action::Recruiter => word(4, first, 0, 0),
            Action::Draw(pile) => word(5, first, pile as u8, 0),
            Action::PutBack(card) => word(6, card, 0, 0),
            Action::Claim(stone) => word(7, first, place(stone), 0),
            Action::End => word(8, first, 0, 0),
            Action::Pass => word(9, first, 0, 0),
        });
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(card, stone) => write!(f, "{card}@{stone}"),
            Action::Strategist { card, from, to: Some(to) } => write!(f, "ST:{card}@{from}>{to}"),
            Action::Strategist { card, from, to: None } => write!(f, "ST:{card}@{from}>x"),
            Action::Banshee { card, from } => write!(f, "BN:{card}@{from}"),
            Action::Traitor { card, from, to } => write!(f, "TR:{card}@{from}>{to}"),
            Action::Recruiter => f.write_str("RC"),
            Action::Draw(pile) => write!(f, "+{}", pile.letter()),
            Action::PutBack(card) => write!(f, "-{card}"),
            Action::Claim(stone) => write!(f, "!{stone}"),
            Action::End => f.write_str("end"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        parse(text).map_err(|reason| BadAction::new(text, reason))
    }
}

const NO_CARD: &str = "there is no such card";
const NO_STONE: &str = "stones have the numbers 1 to 9";
const NO_TARGET: &str = "only clan cards and elite troops lie at a stone";

fn parse(text: &str) -> Result<Action, &'static str> {
    match text {
        "RC" => return Ok(Action::Recruiter),
        "+c" => return Ok(Action::Draw(PileKind::Clan)),
        "+t" => return Ok(Action::Draw(PileKind::Tactic)),
        "end" => return Ok(Action::End),
        "pass" => return Ok(Action::Pass),
        _ => {}
    }
    if let Some(stone) = text.strip_prefix('!') {
        return Ok(Action::Claim(self::stone(stone)?));
    }
    if let Some(card) = text.strip_prefix('-') {
        return Ok(Action::PutBack(card.parse().map_err(|()| NO_CARD)?));
    }
    if let Some(rest) = text.strip_prefix("ST:") {
        let (card, from, to) = movement(rest)?;
        let to = if to == "x" { None } else { Some(stone(to)?) };
        return Ok(Action::Strategist { card, from, to });
    }
    if let Some(rest) = text.strip_prefix("TR:") {
        let (card, from, to) = movement(rest)?;
        return Ok(Action::Traitor { card, from, to: stone(to)? });
    }
    if let Some(rest) = text.strip_prefix("BN:") {
        let (card, from) = target(rest)?;
        return Ok(Action::Banshee { card, from });
    }
    let Some((card, stone)) = text.split_once('@') else {
        return Err("an action is for instance r5@3, !3, +c or end");
    };
    let card: Card = card.parse().map_err(|()| NO_CARD)?;
    if card.kind() == Kind::Ruse {
        return Err("a ruse is not placed at a stone");
    }
    Ok(Action::Place(card, self::stone(stone)?))
}

fn stone(text: &str) -> Result<Stone, &'static str> {
    text.parse().map_err(|()| NO_STONE)
}

/// `r5@3`: a card that lies at a stone.
fn target(text: &str) -> Result<(Card, Stone), &'static str> {
    let (card, from) = text.split_once('@').ok_or("a ruse names a card and its stone, as r5@3")?;
    let card: Card = card.parse().map_err(|()| NO_CARD)?;
    if card.is_troop() { Ok((card, stone(from)?)) } else { Err(NO_TARGET) }
}

/// `r5@3>7`: the same, and where it goes.
fn movement(text: &str) -> Result<(Card, Stone, &str), &'static str> {
    let (from, to) = text.split_once('>').ok_or("this ruse also says where the card goes, as r5@3>7")?;
    let (card, from) = target(from)?;
    Ok((card, from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_read_as_they_are_written() {
        for text in [
            "r5@3",
            "J1@3",
            "MF@9",
            "ST:r5@3>7",
            "ST:SP@3>x",
            "BN:r5@3",
            "TR:r5@3>7",
            "RC",
            "!3",
            "+c",
            "+t",
            "end",
            "pass",
            "-r5",
            "-J2",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn other_texts_are_refused_with_a_reason() {
        for (text, reason) in [
            ("", "an action is"),
            ("r5", "an action is"),
            (" end", "an action is"),
            ("r0@3", "no such card"),
            ("r5@10", "numbers 1 to 9"),
            ("r5@3 ", "numbers 1 to 9"),
            ("RC@3", "a ruse is not placed"),
            ("!0", "numbers 1 to 9"),
            ("-x", "no such card"),
            ("ST:r5@3", "where the card goes"),
            ("BN:MF@3", "only clan cards and elite troops"),
            ("TR:r5@3>x", "numbers 1 to 9"),
            ("+x", "an action is"),
        ] {
            let refused = text.parse::<Action>().unwrap_err().to_string();
            assert!(refused.contains(reason), "{text}: {refused}");
        }
    }
}
