//! Whether an action is legal, and which rule forbids it.

use crate::position::MOST_HAND;
use crate::{Action, Bloodline, Illegal, Phase, Position, Recruit, Spot};

impl Position {
    /// Returns why this action is not legal now.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (action, self.phase) {
            (Action::Flip(slot), Phase::Flip) => match self.recruits.slot(slot.into()) {
                Recruit::Down(_) => Ok(()),
                Recruit::Up(_) => Err(Illegal::AlreadyFaceUp(slot + 1)),
                Recruit::Empty => Err(Illegal::SlotIsEmpty(slot + 1)),
            },
            (Action::Take(slot), Phase::Act) => self.check_recruiting(slot),
            (Action::Muster { card, .. }, Phase::Act | Phase::Muster) => {
                let held = self.hands[self.seat.index()].contains(card);
                if held { Ok(()) } else { Err(Illegal::NotInHand(card)) }
            }
            (Action::Skip, Phase::Power(power)) if self.is_copied(power) => {
                Err(Illegal::MustUseCopied(power))
            }
            (Action::Skip, Phase::Power(_)) => Ok(()),
            (Action::Claim(place), Phase::Claim(_)) => self.check_supporter(place),
            (_, Phase::Power(power)) if action.power() == Some(power) => self.check_power(action),
            _ => Err(self.expected()),
        }
    }

    /// The refusal that names the expected decision.
    fn expected(&self) -> Illegal {
        match self.phase {
            Phase::Flip => Illegal::MustFlip,
            Phase::Act => Illegal::MustAct,
            Phase::Power(power) => Illegal::MustDecide(power),
            Phase::Muster => Illegal::MustMuster,
            Phase::Claim(_) => Illegal::MustClaim,
            Phase::Over => Illegal::GameOver,
        }
    }

    fn check_recruiting(&self, slot: u8) -> Result<(), Illegal> {
        if self.recruits.slot(slot.into()) == Recruit::Empty {
            return Err(Illegal::SlotIsEmpty(slot + 1));
        }
        let room = usize::from(self.hands[self.seat.index()].len()) < MOST_HAND;
        if room { Ok(()) } else { Err(Illegal::HandIsFull) }
    }

    fn check_supporter(&self, place: u8) -> Result<(), Illegal> {
        let there = usize::from(place) < self.supporters.len();
        if there { Ok(()) } else { Err(Illegal::NoSuchSupporter(place + 1)) }
    }

    /// Checks the target of the pending power.
    fn check_power(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Kill(spot) => {
                self.check_spot(spot)?;
                if spot == self.pending() { Err(Illegal::DiscardsItself) } else { Ok(()) }
            }
            Action::Swap(spot) => {
                self.check_spot(spot)?;
                if spot.seat == self.seat { Err(Illegal::OwnArmy) } else { Ok(()) }
            }
            Action::Copy(spot) => self.check_copy(spot),
            Action::Trade(place) => self.check_supporter(place),
            _ => Ok(()),
        }
    }

    fn check_copy(&self, spot: Spot) -> Result<(), Illegal> {
        self.check_spot(spot)?;
        let clan = self.armies[spot.seat.index()].clan(spot.place.into());
        let power = clan.card.bloodline();
        if spot == self.pending() {
            Err(Illegal::CopiesItself)
        } else if clan.down {
            Err(Illegal::FaceDown(spot))
        } else if power == Bloodline::Scott {
            Err(Illegal::CopiesCopier(spot))
        } else if self.usable(power) {
            Ok(())
        } else {
            Err(Illegal::Idle(power))
        }
    }

    fn check_spot(&self, spot: Spot) -> Result<(), Illegal> {
        if spot.seat.index() >= usize::from(self.rules.seats) {
            Err(Illegal::NoSuchSeat(spot.seat))
        } else if usize::from(spot.place) >= self.armies[spot.seat.index()].len() {
            Err(Illegal::NoSuchClan(spot))
        } else {
            Ok(())
        }
    }
}
