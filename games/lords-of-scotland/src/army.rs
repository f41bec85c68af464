//! An army: the clans that one player has in the skirmish, in order of arrival.

use crate::list::List;
use crate::{Card, CardSet, EndPower};

/// The largest number of clans in one army.
///
/// A hand has at most ten cards: recruiting stops there, and a drawn card (LS-P7) replaces the one that was mustered for
/// it. Let `s` clans have stayed from the skirmish before (LS-P6). Each cost a turn without a new card, so the hand had at
/// most `min(10, 15 − 2s)` cards at the start of this skirmish, and four turns can add one card each that is still
/// mustered. `s + min(10, 15 − 2s) + 4` is at most 16.
pub const MOST_CLANS: usize = 16;

/// One clan of an army.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clan {
    /// The card.
    pub card: Card,
    /// Whether it lies face down.
    pub down: bool,
    /// The end power that was activated with it (LS-P2).
    pub active: Option<EndPower>,
}

impl Clan {
    /// A face-up clan whose power is not activated.
    pub const fn open(card: Card) -> Clan {
        Clan { card, down: false, active: None }
    }
}

/// The clans of one player in the skirmish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Army {
    cards: List<Card, MOST_CLANS>,
    down: u16,
    /// For each end power, which clans have it activated.
    active: [u16; 3],
}

impl Army {
    /// An army without clans.
    pub(crate) const EMPTY: Army = Army { cards: List::new(Card::LOWEST), down: 0, active: [0; 3] };

    /// The number of clans.
    #[inline]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is no clan.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards in order of arrival.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The clan at a place, counted from 0.
    ///
    /// # Panics
    /// If there is none.
    pub fn clan(&self, place: usize) -> Clan {
        let active = EndPower::ALL.into_iter().find(|&power| self.active[power as usize] >> place & 1 == 1);
        Clan { card: self.cards[place], down: self.is_down(place), active }
    }

    /// The clans in order of arrival.
    pub fn clans(&self) -> impl ExactSizeIterator<Item = Clan> + '_ {
        (0..self.len()).map(|place| self.clan(place))
    }

    /// Whether the clan at a place lies face down.
    #[inline]
    pub fn is_down(&self, place: usize) -> bool {
        self.down >> place & 1 == 1
    }

    /// The cards that lie face up.
    #[inline]
    pub fn open(&self) -> CardSet {
        let mut open = CardSet::EMPTY;
        for (place, &card) in self.cards.iter().enumerate() {
            if !self.is_down(place) {
                open.insert(card);
            }
        }
        open
    }

    /// Whether an end power is activated somewhere in this army.
    #[inline]
    pub fn has(&self, power: EndPower) -> bool {
        self.active[power as usize] != 0
    }

    #[inline]
    pub(crate) fn muster(&mut self, card: Card, up: bool) {
        if !up {
            self.down |= 1 << self.len();
        }
        self.cards.push(card);
    }

    pub(crate) fn is_full(&self) -> bool {
        self.cards.is_full()
    }

    /// Removes a clan; those after it move up.
    pub(crate) fn remove(&mut self, place: usize) -> Card {
        self.down = close_gap(self.down, place);
        self.active = self.active.map(|clans| close_gap(clans, place));
        self.cards.remove(place)
    }

    /// Replaces the card of a clan, which was not known.
    #[inline]
    pub(crate) fn set_card(&mut self, place: usize, card: Card) {
        self.cards[place] = card;
    }

    /// Replaces a clan.
    pub(crate) fn replace(&mut self, place: usize, clan: Clan) {
        let bit = 1 << place;
        self.cards[place] = clan.card;
        self.down = self.down & !bit | if clan.down { bit } else { 0 };
        self.active = self.active.map(|bits| bits & !bit);
        if let Some(power) = clan.active {
            self.active[power as usize] |= bit;
        }
    }

    /// LS-P2: activates an end power of the newest clan.
    pub(crate) fn activate_last(&mut self, power: EndPower) {
        self.active[power as usize] |= 1 << (self.len() - 1);
    }

    /// LS-E1: turns every clan face up.
    #[inline]
    pub(crate) fn turn_up(&mut self) {
        self.down = 0;
    }

    /// LS-E1: the sum of the strengths, doubled for two or more clans of one bloodline. A clan that joins
    /// (LS-P11) is of the bloodline of all others.
    pub fn total(&self) -> u16 {
        let joined = self.active[EndPower::Join as usize];
        let (mut sum, mut common, mut mixed) = (0, None, false);
        for (place, card) in self.cards.iter().enumerate() {
            sum += u16::from(card.strength());
            if joined >> place & 1 == 0 {
                mixed |= common.replace(card.bloodline()).is_some_and(|before| before != card.bloodline());
            }
        }
        if self.len() > 1 && !mixed { 2 * sum } else { sum }
    }

    /// The strength of the clans that will not be discarded (LS-P6).
    #[inline]
    pub(crate) fn staying(&self) -> u16 {
        let stay = self.active[EndPower::Stay as usize];
        if stay == 0 {
            return 0;
        }
        let cards = self.cards.iter().enumerate();
        cards.filter(|(place, _)| stay >> place & 1 == 1).map(|(_, card)| u16::from(card.strength())).sum()
    }

    /// The highest-ranked card (LS-E2).
    pub fn highest(&self) -> Option<Card> {
        self.cards.iter().copied().max()
    }

    /// LS-P6: keeps the clans that stay for the next skirmish, face up and no longer activated; passes the others to
    /// `discard` in order.
    pub(crate) fn disband(&mut self, mut discard: impl FnMut(Card)) {
        let stay = self.active[EndPower::Stay as usize];
        let mut left = Army::EMPTY;
        for (place, &card) in self.cards.iter().enumerate() {
            if stay >> place & 1 == 1 {
                left.muster(card, true);
            } else {
                discard(card);
            }
        }
        *self = left;
    }
}

/// The flags of an army after the clan at a place was removed.
fn close_gap(flags: u16, place: usize) -> u16 {
    let before = (1 << place) - 1;
    flags & before | flags >> 1 & !before
}

#[cfg(test)]
mod tests {
    use super::*;

    fn army(cards: &[&str]) -> Army {
        let mut army = Army::EMPTY;
        for card in cards {
            army.muster(card.parse().unwrap(), true);
        }
        army
    }

    #[test]
    fn removing_a_clan_moves_flags_with_their_clans() {
        let mut army = army(&["s1", "d2", "w3"]);
        army.activate_last(EndPower::Stay);
        army.muster("f4".parse().unwrap(), false);
        army.remove(1);
        let clans: Vec<Clan> = army.clans().collect();
        assert_eq!(clans[0], Clan::open("s1".parse().unwrap()));
        assert_eq!(clans[1].active, Some(EndPower::Stay));
        assert!(clans[2].down);
        army.remove(2);
        assert!(army.clans().all(|clan| !clan.down));
    }

    #[test]
    fn a_full_army_keeps_its_flags() {
        let mut army = Army::EMPTY;
        (0..MOST_CLANS).for_each(|index| army.muster(Card::new(index), index != 15));
        assert!(army.is_full() && army.is_down(15));
        assert_eq!(army.remove(0), Card::LOWEST);
        assert!(army.is_down(14) && !army.is_down(13));
    }
}
