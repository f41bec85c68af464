//! A position: all cards on the table, in hands and in piles.

use tabletop::{Dice, Scores, Seat, Turn};

use crate::action::PileKind;
use crate::border::Border;
use crate::card::{Card, CardGroups, CardSet};
use crate::claim::ClaimProof;
use crate::memory::Memory;
use crate::phase::Phase;
use crate::pile::Pile;
use crate::rules::Rules;
use crate::tactics::{Discard, Tally};
use crate::turn::TurnState;

/// One position, secrets included: a small value without heap memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pub(crate) hands: [CardSet; 2],
    pub(crate) border: Border,
    pub(crate) memory: Memory,
    pub(crate) turn: TurnState,
    pub(crate) rules: Rules,
    pub(crate) tally: [Tally; 2],
    pub(crate) discard: Discard,
    pub(crate) clan: Pile<54>,
    pub(crate) tactic: Pile<10>,
}

impl Position {
    /// ST-S2: shuffles and deals; `first` takes the first turn.
    pub fn deal_rules(rules: Rules, first: Seat, dice: &mut Dice) -> Position {
        let mut clan: [Card; 54] = std::array::from_fn(|i| Card::at(i as u8));
        dice.shuffle(&mut clan);
        let mut tactic: [Card; 10] = std::array::from_fn(|i| Card::at(54 + i as u8));
        if rules.tactics {
            dice.shuffle(&mut tactic);
        }
        let limit = usize::from(rules.hand_limit());
        Position {
            rules,
            border: Border::EMPTY,
            hands: [
                clan[..limit].iter().copied().collect(),
                clan[limit..2 * limit].iter().copied().collect(),
            ],
            clan: Pile::from_top(&clan[2 * limit..]),
            tactic: if rules.tactics { Pile::from_top(&tactic) } else { Pile::EMPTY },
            discard: Discard::EMPTY,
            tally: [Tally::default(); 2],
            turn: TurnState::first(first),
            memory: Memory::default(),
        }
    }

    /// The rule set.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The border.
    pub const fn border(&self) -> &Border {
        &self.border
    }

    /// The hand of a seat.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The number of cards in a pile.
    #[inline]
    pub const fn pile_len(&self, pile: PileKind) -> u8 {
        match pile {
            PileKind::Clan => self.clan.len(),
            PileKind::Tactic => self.tactic.len(),
        }
    }

    /// The cards of a pile, bottom first.
    pub fn pile(&self, pile: PileKind) -> &[Card] {
        match pile {
            PileKind::Clan => self.clan.upwards(),
            PileKind::Tactic => self.tactic.upwards(),
        }
    }

    /// What claims are proved from.
    #[inline]
    pub fn claim_proof(&self) -> ClaimProof<'_> {
        let reach = |seat: usize| self.hands[seat].clan().len() + self.clan.len();
        ClaimProof { border: &self.border, reach: [reach(0), reach(1)] }
    }

    /// The seat that decides, or how the game ended.
    #[inline]
    pub const fn whose_turn(&self) -> Turn {
        match self.turn.phase {
            Phase::Over => Turn::Over(self.turn.verdict),
            _ => Turn::Decide(self.turn.seat),
        }
    }

    /// The number of stones that each seat owns.
    pub fn stones(&self) -> Scores {
        Scores::new(2, |seat| u16::from(self.border.owned(seat).len()))
    }

    /// ST-T4: whether the seat to move has room for another card.
    #[inline]
    pub(crate) fn hand_has_room(&self) -> bool {
        self.hands[self.turn.seat.index()].len() < self.rules.hand_limit()
    }

    /// ST-X2: the Joker that this seat must keep in hand, if it holds it: it has played the other one.
    #[inline]
    pub(crate) fn kept_jokers(&self, seat: Seat) -> CardSet {
        if self.tally[seat.index()].joker { CardSet::JOKERS } else { CardSet::EMPTY }
    }

    /// ST-X6: the cards of the hand that the Recruiter may put back.
    #[inline]
    pub(crate) fn returnable(&self, seat: Seat) -> CardSet {
        let hand = self.hand(seat);
        if self.rules.joker_returns { hand } else { hand.without(self.kept_jokers(seat)) }
    }

    /// ST-X1: whether the seat to move may play a tactic card.
    #[inline]
    pub(crate) const fn may_play_tactic(&self) -> bool {
        let me = self.turn.seat;
        self.tally[me.index()].played <= self.tally[me.next(2).index()].played
    }
}
