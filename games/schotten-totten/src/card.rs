//! ST-M1, ST-M3: the clan cards and the tactic cards.

use std::fmt;
use std::str::FromStr;

use tabletop::{BitSet, bit_index};

/// The lowest and the highest value of a clan card.
pub const VALUES: std::ops::RangeInclusive<u8> = 1..=9;
const CLAN_CARDS: u8 = 54;
const ALL_CARDS: u8 = 64;
const CODES: [&str; 10] = ["J1", "J2", "SP", "SB", "BM", "MF", "RC", "ST", "BN", "TR"];

/// ST-M1: the six colours, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// `r`
    Red,
    /// `o`
    Orange,
    /// `y`
    Yellow,
    /// `g`
    Green,
    /// `b`
    Blue,
    /// `p`
    Purple,
}

impl Colour {
    /// All colours in order.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Orange, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Purple];

    /// The letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Orange => 'o',
            Colour::Yellow => 'y',
            Colour::Green => 'g',
            Colour::Blue => 'b',
            Colour::Purple => 'p',
        }
    }
}

/// The kind of a card, which decides how it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A clan card.
    Clan,
    /// An elite troop: a tactic card that is placed like a clan card.
    Elite,
    /// A combat mode: a tactic card that lies on the stone itself.
    Mode,
    /// A ruse: a tactic card that acts once and goes to the discard.
    Ruse,
}

/// One card, by its index in the canonical deck order, clan cards first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The first Joker.
    pub const JOKER_1: Card = Card(54);
    /// The second Joker.
    pub const JOKER_2: Card = Card(55);
    /// The Spy: a 7 of any colour.
    pub const SPY: Card = Card(56);
    /// The Shield-Bearer: a 1, 2 or 3 of any colour.
    pub const SHIELD_BEARER: Card = Card(57);
    /// Blind-Man's Bluff: only the sum counts.
    pub const BLIND_MANS_BLUFF: Card = Card(58);
    /// Mud Fight: four cards a side.
    pub const MUD_FIGHT: Card = Card(59);
    /// The Recruiter: draw three, put two back.
    pub const RECRUITER: Card = Card(60);
    /// The Strategist: move or discard an own card.
    pub const STRATEGIST: Card = Card(61);
    /// The Banshee: discard a card of the opponent's.
    pub const BANSHEE: Card = Card(62);
    /// The Traitor: take a clan card of the opponent's.
    pub const TRAITOR: Card = Card(63);

    /// The clan card of this colour and value.
    ///
    /// # Panics
    /// If the value is not 1 to 9.
    pub const fn clan(colour: Colour, value: u8) -> Card {
        assert!(1 <= value && value <= 9, "clan cards have the values 1 to 9");
        Card(colour as u8 * 9 + value - 1)
    }

    /// The card at this index of the canonical deck order.
    #[inline]
    pub(crate) const fn at(index: u8) -> Card {
        debug_assert!(index < ALL_CARDS);
        Card(index)
    }

    /// All cards in canonical order; without tactics only the clan cards.
    pub fn deck(tactics: bool) -> impl Iterator<Item = Card> {
        (0..if tactics { ALL_CARDS } else { CLAN_CARDS }).map(Card)
    }

    /// The index in the canonical deck order.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Whether it is a clan card.
    #[inline]
    pub const fn is_clan(self) -> bool {
        self.0 < CLAN_CARDS
    }

    /// Whether it is one of the two Jokers.
    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0 == Card::JOKER_1.0 || self.0 == Card::JOKER_2.0
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 {
            0..54 => Kind::Clan,
            54..58 => Kind::Elite,
            58..60 => Kind::Mode,
            _ => Kind::Ruse,
        }
    }

    /// Whether it can lie on a side of a stone.
    #[inline]
    pub const fn is_troop(self) -> bool {
        self.0 < Card::BLIND_MANS_BLUFF.0
    }

    /// The colour of a clan card.
    pub const fn colour(self) -> Option<Colour> {
        if self.is_clan() { Some(Colour::ALL[(self.0 / 9) as usize]) } else { None }
    }

    /// The value of a clan card.
    pub const fn value(self) -> Option<u8> {
        if self.is_clan() { Some(self.0 % 9 + 1) } else { None }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour(), self.value()) {
            (Some(colour), Some(value)) => write!(f, "{}{value}", colour.letter()),
            _ => f.write_str(CODES[(self.0 - CLAN_CARDS) as usize]),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Card, ()> {
        if let Some(place) = CODES.iter().position(|code| *code == text) {
            return Ok(Card(CLAN_CARDS + place as u8));
        }
        let &[letter, digit @ b'1'..=b'9'] = text.as_bytes() else { return Err(()) };
        let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter as char).ok_or(())?;
        Ok(Card::clan(colour, digit - b'0'))
    }
}

bit_index!(Card, u64, Card::at);

/// A set of cards. Its bits are in canonical deck order: six lanes of nine values, then the tactic cards.
pub type CardSet = BitSet<Card>;

/// The kinds of cards in a [`CardSet`].
pub trait CardGroups {
    /// All 54 clan cards.
    const CLAN: CardSet = CardSet::from_bits((1 << CLAN_CARDS) - 1);
    /// All ten tactic cards.
    const TACTIC: CardSet = CardSet::from_bits(!((1 << CLAN_CARDS) - 1));
    /// All cards that can lie on a side: clan cards and elite troops.
    const TROOPS: CardSet = CardSet::from_bits((1 << Card::BLIND_MANS_BLUFF.0) - 1);
    /// Both Jokers.
    const JOKERS: CardSet = CardSet::from_bits(1 << Card::JOKER_1.0 | 1 << Card::JOKER_2.0);
    /// Both combat modes.
    const MODES: CardSet = CardSet::from_bits(1 << Card::BLIND_MANS_BLUFF.0 | 1 << Card::MUD_FIGHT.0);

    /// The clan cards of the set.
    fn clan(self) -> CardSet;

    /// The tactic cards of the set.
    fn tactic(self) -> CardSet;
}

impl CardGroups for CardSet {
    #[inline]
    fn clan(self) -> CardSet {
        self.and(CardSet::CLAN)
    }

    #[inline]
    fn tactic(self) -> CardSet {
        self.and(CardSet::TACTIC)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn st_m1_there_are_54_clan_cards_in_six_colours() {
        let texts: Vec<String> = Card::deck(false).map(|card| card.to_string()).collect();
        assert_eq!(texts.len(), 54);
        assert_eq!(texts[..10], ["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "o1"]);
        assert_eq!(texts[53], "p9");
        assert!(Card::deck(false).all(|card| card.kind() == Kind::Clan && card.is_troop()));
    }

    #[test]
    fn st_m3_there_are_ten_tactic_cards_of_three_kinds() {
        let tactics: Vec<Card> = Card::deck(true).skip(54).collect();
        assert_eq!(tactics.iter().map(ToString::to_string).collect::<Vec<_>>(), CODES);
        let kinds: Vec<Kind> = tactics.iter().map(|card| card.kind()).collect();
        assert_eq!(kinds[..4], [Kind::Elite; 4]);
        assert_eq!(kinds[4..6], [Kind::Mode; 2]);
        assert_eq!(kinds[6..], [Kind::Ruse; 4]);
    }

    #[test]
    fn every_card_reads_as_it_is_written_and_nothing_else_does() {
        for card in Card::deck(true) {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["", "r", "r0", "r10", "R5", "x5", "j1", "J3", " r5", "r5 ", "rr", "é5"] {
            assert_eq!(text.parse::<Card>(), Err(()), "{text}");
        }
    }
}
