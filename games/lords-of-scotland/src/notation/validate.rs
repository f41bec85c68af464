//! Refuses positions that cannot occur.
//!
//! Only contradictions on the table are refused, not an impossible history: positions are also set up by hand, for
//! puzzles and lessons.

use tabletop::{BadPosition, Seat};

use crate::position::{MOST_HAND, ROUNDS, one_strength};
use crate::{Bloodline, Card, Phase, Position};

type Valid = Result<(), BadPosition>;

fn flaw<T>(field: &'static str, part: impl std::fmt::Display, reason: &str) -> Result<T, BadPosition> {
    Err(BadPosition::flaw(field, part, reason))
}

fn texts(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect()
}

impl Position {
    /// Refuses a position that cannot occur in any game.
    pub(super) fn validate(&self) -> Valid {
        self.validate_supporters()?;
        for seat in Seat::first(self.rules.seats) {
            self.validate_seat(seat)?;
        }
        if self.ended() && self.round != ROUNDS {
            return flaw("turn", self.phase_text(), "supporters are claimed after round 5");
        }
        match self.phase {
            Phase::Claim(count) => self.validate_claim(count),
            Phase::Over => self.validate_over(),
            _ => {
                self.validate_goes_on()?;
                self.validate_phase()
            }
        }
    }

    fn phase_text(&self) -> String {
        format!("{}.{}.{}.{}", self.initiative, self.round, self.seat, self.phase)
    }

    fn ended(&self) -> bool {
        matches!(self.phase, Phase::Claim(_) | Phase::Over)
    }

    /// The number of turns of this skirmish that a seat has finished.
    fn turns_finished(&self, seat: Seat) -> usize {
        let seats = usize::from(self.rules.seats);
        let order = |seat: Seat| (seat.index() + seats - self.initiative.index()) % seats;
        let round = usize::from(self.round);
        if self.ended() {
            ROUNDS.into()
        } else if order(seat) < order(self.seat) {
            round
        } else {
            round - 1
        }
    }

    /// Whether the seat has already mustered in the current turn.
    fn has_mustered(&self, seat: Seat) -> bool {
        seat == self.seat && matches!(self.phase, Phase::Power(_) | Phase::Muster)
    }

    fn validate_supporters(&self) -> Valid {
        if self.supporters.len() > usize::from(self.rules.seats) {
            let row = texts(self.supporters.iter().copied());
            return flaw("supporters", row, "there are no more supporters than players");
        }
        if !self.is_first_decision() {
            return Ok(());
        }
        // LS-S3, and the ruling that a row stays if there is no card of another strength.
        if self.supporters.len() < usize::from(self.rules.seats) {
            return Ok(());
        }
        let Some(common) = one_strength(&self.supporters) else { return Ok(()) };
        if self.draw.iter().chain(self.discard.iter()).any(|card| card.strength() != common) {
            let row = texts(self.supporters.iter().copied());
            return flaw("supporters", row, "a fresh row of one strength is replaced");
        }
        Ok(())
    }

    /// Whether no seat has recruited or mustered in this skirmish.
    fn is_first_decision(&self) -> bool {
        self.round == 1 && self.seat == self.initiative && matches!(self.phase, Phase::Flip | Phase::Act)
    }

    fn validate_seat(&self, seat: Seat) -> Valid {
        let (hand, army) = (self.hands[seat.index()], &self.armies[seat.index()]);
        if usize::from(hand.len()) + usize::from(self.has_mustered(seat)) > MOST_HAND {
            return flaw("hands", texts(hand), "a hand cannot have this many cards");
        }
        let down = (0..army.len()).filter(|&place| army.is_down(place)).count();
        if down > ROUNDS.into() {
            let reason = "at most one clan a round is mustered face down";
            return flaw("armies", texts(army.cards().iter().copied()), reason);
        }
        // A turn adds at most one card to hand and army together, recruited or drawn.
        if army.len() + usize::from(hand.len()) > 12 + self.turns_finished(seat) {
            return flaw("hands", texts(hand), "too many cards in hand beside this army");
        }
        if self.ended() && down > 0 {
            return flaw("armies", texts(army.cards().iter().copied()), "at the end every clan is face up");
        }
        Ok(())
    }

    /// LS-E4: once the target is reached and the supporters are claimed, the game is over.
    fn validate_goes_on(&self) -> Valid {
        for seat in Seat::first(self.rules.seats) {
            if self.strength_won(seat) >= self.rules.target.into() {
                let pile = texts(self.victory[seat.index()].iter().copied());
                return flaw("victory", pile, "the target is reached, so the game is over");
            }
        }
        Ok(())
    }

    fn validate_phase(&self) -> Valid {
        let wrong = |reason| flaw("turn", self.phase_text(), reason);
        match self.phase {
            Phase::Flip if self.seat != self.initiative => {
                wrong("only the Initiative holder turns recruits up")
            }
            Phase::Flip if self.recruits.down() == 0 => wrong("no recruit is face down"),
            Phase::Act if !self.can_act(self.seat) => wrong("this player can neither recruit nor muster"),
            Phase::Power(power) => self.validate_power(power),
            Phase::Muster => self.validate_power(Bloodline::Makgill),
            _ => Ok(()),
        }
    }

    /// LS-P1, LS-P9, LS-P12: the newest clan is face up, may activate its power, and the power has an effect.
    fn validate_power(&self, power: Bloodline) -> Valid {
        let wrong = |reason| flaw("turn", self.phase_text(), reason);
        let army = &self.armies[self.seat.index()];
        let Some(newest) = army.clans().last() else { return wrong("no clan has been mustered") };
        let own = newest.card.bloodline();
        if newest.down || newest.active.is_some() {
            return wrong("the newest clan of this army has no power to decide about");
        }
        if own != power {
            let source = self.open_clans().and(power.cards()).is_empty();
            if own != Bloodline::Scott || source {
                return wrong("the newest clan of this army does not have this power");
            }
        }
        if !self.may_activate(newest.card) {
            return wrong("the newest clan of this army may not activate its power");
        }
        if !self.usable(power) {
            return wrong("this power has nothing to work on");
        }
        Ok(())
    }

    /// LS-E3: the seat that claims, and the number of supporters. The target may already be reached.
    fn validate_claim(&self, count: u8) -> Valid {
        let wrong = |reason| flaw("turn", self.phase_text(), reason);
        if !self.ranking().contains(&self.seat) {
            return wrong("a player without an army claims nothing");
        }
        if usize::from(count) > self.supporters.len() {
            return wrong("there are not this many supporters left");
        }
        if count > self.due(self.seat) {
            return wrong("this player may not claim this many supporters");
        }
        Ok(())
    }

    /// LS-E4: a player has reached the target, and the right player has won.
    fn validate_over(&self) -> Valid {
        match self.winner(self.ranking()) {
            None => flaw("turn", self.phase_text(), "nobody has reached the target"),
            Some(winner) if winner != self.seat => {
                flaw("turn", self.phase_text(), format!("{winner} has won").as_str())
            }
            Some(_) => Ok(()),
        }
    }
}
