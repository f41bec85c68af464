//! Reasons why an action is not legal.

use tabletop::{Describe, Phrase, Seat};

use crate::{Bloodline, Card, Spot};

/// Why an action is not legal. `Display` begins with the id of the rule. Slots and places count from 1 here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("LS-E4: the game is over")]
    GameOver,
    /// Another decision comes first.
    #[error("LS-T2: whoever holds the Initiative first turns a face-down recruit face up")]
    MustFlip,
    /// Another decision comes first.
    #[error("LS-T3: now a recruit is taken or a clan mustered, nothing else")]
    MustAct,
    /// Another decision comes first.
    #[error("LS-P1: first decide about the power of {0}")]
    MustDecide(Bloodline),
    /// Another decision comes first.
    #[error("LS-P8: now one more clan is mustered from the hand, nothing else")]
    MustMuster,
    /// Another decision comes first.
    #[error("LS-E3: the skirmish is over, and a supporter is to be claimed")]
    MustClaim,
    /// The slot holds nothing.
    #[error("LS-E6: slot {0} of the recruit row is empty")]
    SlotIsEmpty(u8),
    /// The recruit lies open already.
    #[error("LS-T2: the recruit in slot {0} is face up already")]
    AlreadyFaceUp(u8),
    /// Ten cards are the most that may be held when recruiting.
    #[error("LS-T3: with ten cards in hand there is no recruiting; muster a clan")]
    HandIsFull,
    /// The card is not in the hand.
    #[error("LS-T3: {0} is not in the hand")]
    NotInHand(Card),
    /// The table has fewer players.
    #[error("LS-S1: nobody sits in seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The army is smaller.
    #[error("LS-M1: there is no clan {0} in this skirmish")]
    NoSuchClan(Spot),
    /// The row is shorter.
    #[error("LS-S2: there is no supporter {0} in the row")]
    NoSuchSupporter(u8),
    /// Another clan, not this one.
    #[error("LS-P3: this clan discards another clan, not itself")]
    DiscardsItself,
    /// Another player's army, not one's own.
    #[error("LS-P4: this clan changes places with a clan of another player")]
    OwnArmy,
    /// Another clan, not this one.
    #[error("LS-P9: this clan copies another clan, not itself")]
    CopiesItself,
    /// Only face-up clans can be copied.
    #[error("LS-P9: {0} lies face down, and only face-up clans are copied")]
    FaceDown(Spot),
    /// A Scott copies no Scott.
    #[error("LS-P9: {0} is a Scott itself, and a copier is not copied")]
    CopiesCopier(Spot),
    /// The power would have no effect.
    #[error("LS-P12: the power of {0} has nothing to work on now")]
    Idle(Bloodline),
    /// A power that was copied is used.
    #[error("LS-P9: the power of {0} has been copied and is used now")]
    MustUseCopied(Bloodline),
}

impl Describe for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Illegal::GameOver => Phrase::new("ls-game-over"),
            Illegal::MustFlip => Phrase::new("ls-must-flip"),
            Illegal::MustAct => Phrase::new("ls-must-act"),
            Illegal::MustDecide(power) => Phrase::new("ls-must-decide").with("power", power),
            Illegal::MustMuster => Phrase::new("ls-must-muster"),
            Illegal::MustClaim => Phrase::new("ls-must-claim"),
            Illegal::SlotIsEmpty(slot) => Phrase::new("ls-slot-is-empty").with("slot", slot),
            Illegal::AlreadyFaceUp(slot) => Phrase::new("ls-already-face-up").with("slot", slot),
            Illegal::HandIsFull => Phrase::new("ls-hand-is-full"),
            Illegal::NotInHand(card) => Phrase::new("ls-not-in-hand").with("card", card),
            Illegal::NoSuchSeat(seat) => Phrase::new("ls-no-such-seat").with("seat", seat),
            Illegal::NoSuchClan(_) => Phrase::new("ls-no-such-clan"),
            Illegal::NoSuchSupporter(place) => Phrase::new("ls-no-such-supporter").with("place", place),
            Illegal::DiscardsItself => Phrase::new("ls-discards-itself"),
            Illegal::OwnArmy => Phrase::new("ls-own-army"),
            Illegal::CopiesItself => Phrase::new("ls-copies-itself"),
            Illegal::FaceDown(_) => Phrase::new("ls-face-down"),
            Illegal::CopiesCopier(_) => Phrase::new("ls-copies-copier"),
            Illegal::Idle(power) => Phrase::new("ls-idle").with("power", power),
            Illegal::MustUseCopied(power) => Phrase::new("ls-must-use-copied").with("power", power),
        }
    }
}
