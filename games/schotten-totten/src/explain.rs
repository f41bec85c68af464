//! Why a stone can or cannot be claimed, with the cards that prove it (ST-C6).

use std::fmt;

use tabletop::{Describe, Phrase, Seat};

use crate::card::{Card, CardGroups, CardSet};
use crate::claim::ClaimProof;
use crate::formation::{Formation, Strength};
use crate::illegal::{Illegal, codes, compared};
use crate::position::Position;
use crate::side::MOST;
use crate::stone::Stone;
use crate::strongest::{Horizon, Troop};

/// A complete side: the cards that lie there, and any cards that could still be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// Its strength.
    pub strength: Strength,
    cards: [Card; MOST],
    /// The number of cards that lie there.
    laid: u8,
    len: u8,
}

impl Lineup {
    fn new(strength: Strength, laid: &[Card], added: CardSet) -> Lineup {
        let mut cards = [Card::at(0); MOST];
        let mut len = 0;
        for card in laid.iter().copied().chain(added) {
            cards[len] = card;
            len += 1;
        }
        Lineup { strength, cards, laid: laid.len() as u8, len: len as u8 }
    }

    /// All its cards: those that lie there in order of placement, then those that could be added.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The value by which messages select its formation: that of the formation, except that four of a kind have their own.
    pub(crate) fn formation_word(self) -> &'static str {
        match self.strength.formation {
            Formation::Kind if self.len == 4 => "four-kind",
            formation => formation.word(),
        }
    }

    /// The cards that would have to be added.
    pub fn added(&self) -> &[Card] {
        &self.cards[usize::from(self.laid)..usize::from(self.len)]
    }
}

impl fmt::Display for Lineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.strength)?;
        for (i, card) in self.cards().iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { " (" } else { " " })?;
        }
        f.write_str(")")
    }
}

/// Why a stone can or cannot be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The stone is claimed already.
    Owned(Seat),
    /// The own side lacks this many cards.
    Incomplete(u8),
    /// Both sides are complete, the own is stronger.
    Stronger,
    /// Both sides are equal, the own was complete first.
    CompletedFirst,
    /// Both sides are complete, the opponent's is stronger.
    Weaker,
    /// Both sides are equal, the opponent's was complete first.
    CompletedLater,
    /// ST-C4: the opponent cannot get enough cards to complete their side.
    OutOfCards,
    /// No completion beats the own side.
    Unbeatable,
    /// A completion would beat it.
    Beatable,
}

impl Reason {
    /// The id of the rule that decides.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Reason::Owned(_) => "ST-C5",
            Reason::Incomplete(_) => "ST-C1",
            Reason::Stronger | Reason::Weaker => "ST-C2",
            Reason::CompletedFirst | Reason::CompletedLater => "ST-F2",
            Reason::OutOfCards => "ST-C4",
            Reason::Unbeatable | Reason::Beatable => "ST-C3",
        }
    }
}

/// Whether a seat can claim a stone, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The stone in question.
    pub stone: Stone,
    /// Whether the seat could claim it if the phase allowed claims.
    pub claimable: bool,
    /// The own side, if it is complete.
    pub own: Option<Lineup>,
    /// The opponent's side, or its best completion; `None` if it cannot be completed.
    pub best_reply: Option<Lineup>,
    /// The reason.
    pub reason: Reason,
    /// For an unbeatable claim: the cards on the table that rule out a better reply.
    pub ruled_out_by: CardSet,
}

impl Position {
    /// Whether this seat could claim this stone, and why. Turn and phase do not matter.
    pub fn explain_claim(&self, seat: Seat, stone: Stone) -> Explanation {
        self.claim_proof().explain_claim(seat, stone)
    }
}

impl ClaimProof<'_> {
    /// Whether this seat could claim this stone, and why. Turn and phase do not matter.
    pub fn explain_claim(&self, seat: Seat, stone: Stone) -> Explanation {
        let own = self.complete_side(seat, stone);
        let best_reply = self.best_reply(seat.next(2), stone);
        let reason = self.reason(seat, stone, own, best_reply);
        let claimable = matches!(
            reason,
            Reason::Stronger | Reason::CompletedFirst | Reason::OutOfCards | Reason::Unbeatable
        );
        let ruled_out_by = match own {
            Some(own) if reason == Reason::Unbeatable => self.ruled_out_by(seat.next(2), stone, own.strength),
            _ => CardSet::EMPTY,
        };
        Explanation { stone, claimable, own, best_reply, reason, ruled_out_by }
    }

    fn complete_side(&self, seat: Seat, stone: Stone) -> Option<Lineup> {
        let cards = self.border.side(seat, stone).cards();
        let complete = self.border.complete(seat).contains(stone);
        complete.then(|| Lineup::new(self.border.strength(seat, stone), cards, CardSet::EMPTY))
    }

    fn best_reply(&self, seat: Seat, stone: Stone) -> Option<Lineup> {
        if let Some(lineup) = self.complete_side(seat, stone) {
            return Some(lineup);
        }
        // ST-C5: no card is added to a claimed stone.
        if self.border.owner(stone).is_some() {
            return None;
        }
        let strength = self.best_completion(seat, stone)?;
        let side = self.border.side(seat, stone);
        let (capacity, blind) = (self.border.capacity(stone), self.border.is_blind(stone));
        let added = ClaimProof::witness(side.set(), capacity, self.border.unseen(), blind, strength);
        Some(Lineup::new(strength, side.cards(), added))
    }

    fn reason(&self, seat: Seat, stone: Stone, own: Option<Lineup>, reply: Option<Lineup>) -> Reason {
        if let Some(owner) = self.border.owner(stone) {
            return Reason::Owned(owner);
        }
        let Some(own) = own else { return Reason::Incomplete(self.border.troop(seat, stone).lacks()) };
        let Some(reply) = reply else { return Reason::OutOfCards };
        let complete = reply.added().is_empty();
        match (complete, own.strength.cmp(&reply.strength)) {
            (true, std::cmp::Ordering::Greater) => Reason::Stronger,
            (true, std::cmp::Ordering::Less) => Reason::Weaker,
            (true, std::cmp::Ordering::Equal) if self.border.first(stone) == Some(seat) => {
                Reason::CompletedFirst
            }
            (true, std::cmp::Ordering::Equal) => Reason::CompletedLater,
            (false, std::cmp::Ordering::Less) => Reason::Beatable,
            (false, _) => Reason::Unbeatable,
        }
    }

    /// The clan cards on the table, at other stones or in the discard, that belong to a completion which
    /// would beat the claim if every card away from this stone were still to come.
    fn ruled_out_by(&self, seat: Seat, stone: Stone, own: Strength) -> CardSet {
        let side = self.border.side(seat, stone).set();
        let here = side.or(self.border.side(seat.next(2), stone).set());
        let (capacity, blind) = (self.border.capacity(stone), self.border.is_blind(stone));
        let away = CardSet::CLAN.without(here);
        self.border
            .shown()
            .and(away)
            .into_iter()
            .filter(|&card| {
                let with = Troop::of(side.or(CardSet::of(card)), capacity);
                with.can_beat(own, &Horizon::new(away.without(CardSet::of(card))), blind)
            })
            .collect()
    }
}

impl Explanation {
    /// Why a claim is refused, if it is.
    pub(crate) fn refusal(&self, stone: Stone) -> Result<(), Illegal> {
        let illegal = match (self.reason, self.own, self.best_reply) {
            (Reason::Owned(owner), _, _) => Illegal::AlreadyClaimed { stone, owner },
            (Reason::Incomplete(lacks), _, _) => Illegal::Incomplete { stone, lacks },
            (Reason::Weaker, Some(own), Some(reply)) => Illegal::Weaker { stone, own, reply },
            (Reason::CompletedLater, Some(own), Some(reply)) => Illegal::CompletedLater { stone, own, reply },
            (Reason::Beatable, Some(own), Some(reply)) => Illegal::Beatable { stone, own, reply },
            _ => return Ok(()),
        };
        Err(illegal)
    }
}

impl Describe for Explanation {
    fn phrase(&self) -> Phrase {
        if let Err(illegal) = self.refusal(self.stone) {
            return illegal.phrase();
        }
        let key = match self.reason {
            Reason::Stronger => "st-claim-stronger",
            Reason::CompletedFirst => "st-claim-first",
            Reason::Unbeatable if self.ruled_out_by.is_empty() => "st-claim-unbeatable",
            Reason::Unbeatable => "st-claim-ruled-out",
            _ => "st-claim-out-of-cards",
        };
        let phrase = match (self.own, self.best_reply) {
            (Some(own), Some(reply)) => compared(key, self.stone, own, reply),
            _ => Phrase::new(key).with("stone", self.stone),
        };
        phrase.with("blockers", codes(&self.ruled_out_by.into_iter().collect::<Vec<_>>()))
    }
}
