//! The nine bloodlines and their powers (LS-M1).

use std::fmt;

use crate::card::{COMMON_CARDS, CardSet};

/// A bloodline. Its clans share one power, so it names the power too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bloodline {
    /// Copies another power (LS-P9).
    Scott,
    /// Musters another clan (LS-P8).
    Makgill,
    /// Is not discarded (LS-P6).
    MacDonnell,
    /// Discards another clan (LS-P3).
    Wemyss,
    /// Swaps with another clan (LS-P4).
    Fergusson,
    /// Draws a card (LS-P7).
    Forsyth,
    /// Swaps with a supporter (LS-P5).
    Cockburn,
    /// Claims two supporters (LS-P10).
    Cochrane,
    /// The royal bloodline, which joins every other (LS-P11).
    Bruce,
}

impl Bloodline {
    /// Every bloodline, by index; the royal one last.
    pub const ALL: [Bloodline; 9] = [
        Bloodline::Scott,
        Bloodline::Makgill,
        Bloodline::MacDonnell,
        Bloodline::Wemyss,
        Bloodline::Fergusson,
        Bloodline::Forsyth,
        Bloodline::Cockburn,
        Bloodline::Cochrane,
        Bloodline::Bruce,
    ];

    /// Its clan cards.
    #[inline]
    pub const fn cards(self) -> CardSet {
        const SCOTTS: u128 = 0x01_01_01_01_01_01_01_01_01_01_01_01;
        match self {
            Bloodline::Bruce => CardSet::from_bits(3 << COMMON_CARDS),
            _ => CardSet::from_bits(SCOTTS << self as u32),
        }
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        b"smdwfokcb"[self as usize] as char
    }

    /// The bloodline with this letter.
    pub fn from_letter(letter: char) -> Option<Bloodline> {
        Bloodline::ALL.into_iter().find(|bloodline| bloodline.letter() == letter)
    }

    /// Its power, if that takes effect at the end of the skirmish only.
    pub const fn end_power(self) -> Option<EndPower> {
        match self {
            Bloodline::MacDonnell => Some(EndPower::Stay),
            Bloodline::Cochrane => Some(EndPower::Two),
            Bloodline::Bruce => Some(EndPower::Join),
            _ => None,
        }
    }
}

impl fmt::Display for Bloodline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A power that is activated at once and takes effect at the end of the skirmish (LS-P2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndPower {
    /// The clan is not discarded (LS-P6).
    Stay,
    /// Its controller claims two supporters (LS-P10).
    Two,
    /// The clan joins every bloodline (LS-P11).
    Join,
}

impl EndPower {
    /// All end powers.
    pub const ALL: [EndPower; 3] = [EndPower::Stay, EndPower::Two, EndPower::Join];

    /// The bloodline whose power it is.
    pub const fn bloodline(self) -> Bloodline {
        match self {
            EndPower::Stay => Bloodline::MacDonnell,
            EndPower::Two => Bloodline::Cochrane,
            EndPower::Join => Bloodline::Bruce,
        }
    }
}
