//! A position: everything on the table, secrets included.

use tabletop::{Dice, MAX_SEATS, Seat};

use crate::card::CARDS;
use crate::list::List;
use crate::memory::Memory;
use crate::recruits::Recruits;
use crate::{Army, Card, CardSet, Phase, Recruit, Rules, SLOTS};

/// The largest number of supporters in the row: one per player; a swap leaves one behind.
pub const MOST_SUPPORTERS: usize = MAX_SEATS as usize;

/// The largest number of cards in a victory pile: 35 can have less than 100 strength together, and two more come at once.
pub(crate) const MOST_VICTORY: usize = 37;

/// The largest number of cards in a hand: recruiting stops at ten (LS-T3), and a card is drawn only after one was mustered
/// (LS-P7).
pub const MOST_HAND: usize = 10;

/// The number of rounds of a skirmish (LS-T1).
pub const ROUNDS: u8 = 5;

/// One position of the game, secrets included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) rules: Rules,
    /// The top card is the last one.
    pub(crate) draw: List<Card, CARDS>,
    pub(crate) discard: List<Card, CARDS>,
    pub(crate) recruits: Recruits,
    pub(crate) supporters: List<Card, MOST_SUPPORTERS>,
    pub(crate) hands: [CardSet; MAX_SEATS as usize],
    pub(crate) armies: [Army; MAX_SEATS as usize],
    pub(crate) victory: [List<Card, MOST_VICTORY>; MAX_SEATS as usize],
    pub(crate) initiative: Seat,
    pub(crate) round: u8,
    /// The seat that decides; when the game is over, the winner.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    /// The number of the turn, counted from 1.
    pub(crate) turns: u32,
    pub(crate) memory: Memory,
}

impl Position {
    /// A table with no card on it.
    pub(crate) fn bare(rules: Rules) -> Position {
        Position {
            rules,
            draw: List::new(Card::LOWEST),
            discard: List::new(Card::LOWEST),
            recruits: Recruits::EMPTY,
            supporters: List::new(Card::LOWEST),
            hands: [CardSet::EMPTY; MAX_SEATS as usize],
            armies: [Army::EMPTY; MAX_SEATS as usize],
            victory: [List::new(Card::LOWEST); MAX_SEATS as usize],
            initiative: Seat::A,
            round: 1,
            seat: Seat::A,
            phase: Phase::Act,
            turns: 0,
            memory: Memory::BLANK,
        }
    }

    /// LS-S2, LS-S4: shuffles, deals hands and rows, and begins the first turn with the seat that has the initiative.
    pub(crate) fn deal_rules(rules: Rules, initiative: Seat, dice: &mut Dice) -> Position {
        let mut position = Position::bare(rules);
        for card in Card::deck(rules.bruce) {
            position.draw.push(card);
        }
        dice.shuffle(&mut position.draw);
        position.draw.reverse();
        for seat in Seat::first(rules.seats) {
            for _ in 0..5 {
                let card = position.draw.pop().expect("the deck has more cards than hands need");
                position.hands[seat.index()].insert(card);
                position.memory.hidden_card_came(seat, 0);
            }
        }
        position.initiative = initiative;
        position.deal_rows(dice);
        position.begin_skirmish(dice);
        position
    }

    /// LS-S2: both rows, recruits first.
    pub(crate) fn deal_rows(&mut self, dice: &mut Dice) {
        for slot in 0..SLOTS {
            let recruit = self.next_card(dice).map_or(Recruit::Empty, Recruit::Down);
            self.recruits.put(slot, recruit);
            self.memory.slot_filled(slot);
        }
        self.deal_supporters(dice);
        // LS-S3: a row of one strength is replaced, while there is a card of another strength to deal.
        while let Some(strength) = one_strength(&self.supporters) {
            let another = |card: &Card| card.strength() != strength;
            if !self.draw.iter().chain(self.discard.iter()).any(another) {
                // A row that stays makes the content of the pile public.
                self.memory.pile_known(&self.draw, self.recruits.down());
                break;
            }
            for &card in self.supporters.iter() {
                self.discard.push(card);
            }
            self.supporters.clear();
            self.deal_supporters(dice);
        }
    }

    fn deal_supporters(&mut self, dice: &mut Dice) {
        for _ in 0..self.rules.seats {
            // LS-E6: without a card to deal the row stays shorter.
            if let Some(card) = self.next_card(dice) {
                self.supporters.push(card);
            }
        }
    }

    /// LS-E6: draws a card. The shuffled discard replaces an empty draw pile.
    #[inline]
    pub(crate) fn next_card(&mut self, dice: &mut Dice) -> Option<Card> {
        if self.draw.is_empty() {
            self.reshuffle(dice);
        }
        self.draw.pop()
    }

    #[cold]
    fn reshuffle(&mut self, dice: &mut Dice) {
        if self.discard.is_empty() {
            return;
        }
        self.draw = self.discard;
        self.discard.clear();
        dice.shuffle(&mut self.draw);
        self.draw.reverse();
        self.memory.pile_known(&self.draw, self.recruits.down());
    }

    /// Whether there is a card to draw (LS-E6).
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        !self.draw.is_empty() || !self.discard.is_empty()
    }

    /// The strength in a victory pile.
    #[inline]
    pub(crate) fn strength_won(&self, seat: Seat) -> u16 {
        strength(&self.victory[seat.index()])
    }

    /// The rules of the table.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The cards in a hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The army of a seat.
    pub fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat.index()]
    }

    /// The victory pile of a seat, in order of arrival.
    pub fn victory(&self, seat: Seat) -> &[Card] {
        &self.victory[seat.index()]
    }

    /// The supporter row.
    pub fn supporters(&self) -> &[Card] {
        &self.supporters
    }

    /// The recruit row.
    pub fn recruits(&self) -> &Recruits {
        &self.recruits
    }

    /// The discard in order of arrival.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// The draw pile, top card first.
    pub fn draw_pile(&self) -> impl ExactSizeIterator<Item = Card> + '_ {
        self.draw.iter().rev().copied()
    }

    /// The seat that holds the Initiative card.
    pub fn initiative(&self) -> Seat {
        self.initiative
    }

    /// The round of the skirmish, 1 to 5.
    pub fn round(&self) -> u8 {
        self.round
    }
}

/// The total strength of some cards.
pub(crate) fn strength(cards: &[Card]) -> u16 {
    cards.iter().map(|card| u16::from(card.strength())).sum()
}

/// The common strength of all cards of a row, if they have one (LS-S3).
pub(crate) fn one_strength(row: &[Card]) -> Option<u8> {
    let strength = row.first()?.strength();
    row.iter().all(|card| card.strength() == strength).then_some(strength)
}
