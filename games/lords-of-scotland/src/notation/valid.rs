//! What cannot occur: each check refuses only what no game can lead to.

use tabletop::{BadPosition, Seat};

use crate::position::{MOST_HAND, ROUNDS, one_strength, strength};
use crate::{Bloodline, Card, Phase, Position};

type Valid = Result<(), BadPosition>;

fn flaw<T>(field: &'static str, part: impl std::fmt::Display, reason: &str) -> Result<T, BadPosition> {
    Err(BadPosition::flaw(field, part, reason))
}

fn texts(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect()
}

impl Position {
    /// Refuses what cannot occur in any game.
    pub(super) fn validate(&self) -> Valid {
        self.validate_recruits()?;
        self.validate_fresh_rows()?;
        self.validate_supporters()?;
        for seat in Seat::first(self.rules.seats) {
            self.validate_seat(seat)?;
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

    /// How many turns of this skirmish a seat has finished.
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

    /// Whether the seat is in the middle of a turn: it has mustered already.
    fn has_mustered(&self, seat: Seat) -> bool {
        seat == self.seat && matches!(self.phase, Phase::Power(_) | Phase::Muster)
    }

    /// LS-T2: one recruit is turned up in each round, and a slot is filled as it was before.
    fn validate_recruits(&self) -> Valid {
        if self.ended() && self.round != ROUNDS {
            return flaw("turn", self.phase_text(), "supporters are claimed after round 5");
        }
        let count = |bits: u8| bits.count_ones() as u8;
        let (up, down) = (count(self.recruits.up()), count(self.recruits.down()));
        let flips = if self.phase == Phase::Flip { self.round - 1 } else { self.round };
        let slots = crate::SLOTS as u8;
        if up > flips {
            return flaw("recruits", up, "more recruits are face up than have been turned so far");
        }
        if down > slots - flips {
            return flaw(
                "recruits",
                down,
                "more recruits are face down than can be: one is turned each round",
            );
        }
        Ok(())
    }

    fn validate_supporters(&self) -> Valid {
        if self.supporters.len() > usize::from(self.rules.seats) {
            let row = texts(self.supporters.iter().copied());
            return flaw("supporters", row, "there are no more supporters than players");
        }
        if !self.is_first_decision() {
            return Ok(());
        }
        // LS-S3, and the ruling that a row stays if there is nothing else.
        let Some(common) = one_strength(&self.supporters) else { return Ok(()) };
        if self.draw.iter().chain(self.discard.iter()).any(|card| card.strength() != common) {
            let row = texts(self.supporters.iter().copied());
            return flaw("supporters", row, "a fresh row of one strength is replaced");
        }
        Ok(())
    }

    /// Whether nobody has recruited or mustered in this skirmish yet.
    fn is_first_decision(&self) -> bool {
        self.round == 1 && self.seat == self.initiative && matches!(self.phase, Phase::Flip | Phase::Act)
    }

    /// LS-E6: rows that were just dealt are short only if there is no card left. Later on clans may have been
    /// discarded since.
    fn validate_fresh_rows(&self) -> Valid {
        let short = self.recruits.filled().count_ones() as usize != crate::SLOTS
            || self.supporters.len() < self.rules.seats.into();
        if short && self.is_first_decision() && self.can_draw() {
            let piles = self.draw.len() + self.discard.len();
            return flaw("draw", piles, "with cards left to deal no slot and no supporter is missing");
        }
        Ok(())
    }

    /// Cards that come to a hand and leave it, turn by turn.
    ///
    /// A turn brings at most one card to the hand (recruited or drawn). A clan that lies face down or has an
    /// activated end power cost its controller a turn that brought none: he mustered or took it by a swap. So
    /// clans that stayed from the skirmish before did too.
    fn validate_seat(&self, seat: Seat) -> Valid {
        let (hand, army) = (self.hands[seat.index()], &self.armies[seat.index()]);
        let (held, clans, gained) = (hand.len(), army.len(), army.gained());
        let finished = self.turns_finished(seat);
        let under_way = usize::from(self.has_mustered(seat));
        if held + under_way > MOST_HAND {
            return flaw("hands", texts(hand), "a hand cannot have so many cards");
        }
        if self.ended() && (0..clans).any(|place| army.is_down(place)) {
            return flaw("armies", texts(army.cards().iter().copied()), "at the end every clan is face up");
        }
        if gained > finished {
            let reason = "at most one clan a turn is mustered face down or with an activated end power";
            return flaw("armies", texts(army.cards().iter().copied()), reason);
        }
        if finished + under_way == 0 && clans > ROUNDS.into() {
            let reason = "at most five clans stay from one skirmish to the next";
            return flaw("armies", texts(army.cards().iter().copied()), reason);
        }
        let brought = finished - gained;
        let stayed = if finished + under_way == 0 { 2 * clans } else { 0 };
        let most_held = (MOST_HAND + brought).saturating_sub(gained + under_way);
        if held > most_held || (stayed > 0 && held + stayed > 15) || clans + held > 12 + brought {
            return flaw("hands", texts(hand), "too many cards in hand for what this player has mustered");
        }
        Ok(())
    }

    /// LS-E4: with the target reached, the game does not go on after the supporters are claimed.
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
            Phase::Act
                if self.seat == self.initiative && self.recruits.up() == 0 && self.recruits.down() != 0 =>
            {
                wrong("the Initiative holder has not turned a recruit yet")
            }
            Phase::Power(power) => self.validate_power(power),
            Phase::Muster => self.validate_power(Bloodline::Makgill),
            _ => Ok(()),
        }
    }

    /// LS-P1, LS-P9, LS-P12: the newest clan lies open, may activate its power, and could use it.
    fn validate_power(&self, power: Bloodline) -> Valid {
        let wrong = |reason| flaw("turn", self.phase_text(), reason);
        let army = &self.armies[self.seat.index()];
        let Some(newest) = army.clans().last() else { return wrong("no clan has been mustered") };
        let own = newest.card.bloodline();
        if newest.down || newest.active.is_some() {
            return wrong("the newest clan of this army has no power to decide about");
        }
        if own != power {
            let source = (self.open_clans() & crate::CardSet::of(power)).is_empty();
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

    /// LS-E3: who claims, how many, and what those before him must have taken.
    fn validate_claim(&self, count: u8) -> Valid {
        let wrong = |reason| flaw("turn", self.phase_text(), reason);
        let ranking = self.ranking();
        let Some(place) = ranking.iter().position(|&seat| seat == self.seat) else {
            return wrong("a player without an army claims nothing");
        };
        let left = self.supporters.len();
        if usize::from(count) > left {
            return wrong("there are not so many supporters left");
        }
        if count > self.due(self.seat) {
            return wrong("this player may not claim so many supporters");
        }
        let before: usize = ranking[..place].iter().map(|&seat| usize::from(self.due(seat))).sum();
        // One of two may be taken already: certainly if two are left, perhaps if one is.
        let second = self.due(self.seat) == 2 && count == 1;
        let possible = |own: usize| {
            before + own + left <= self.rules.seats.into()
                && self.was_below_target(|seat| match ranking.iter().position(|&ranked| ranked == seat) {
                    Some(earlier) if earlier < place => self.due(seat).into(),
                    Some(here) if here == place => own,
                    _ => 0,
                })
        };
        let occurs = (second && possible(1)) || (!(second && left > 1) && possible(0));
        if occurs {
            Ok(())
        } else {
            flaw("victory", self.phase_text(), "these victory piles do not fit the claims")
        }
    }

    /// Whether nobody had reached the target before taking these many supporters.
    fn was_below_target(&self, taken: impl Fn(Seat) -> usize) -> bool {
        Seat::first(self.rules.seats).all(|seat| {
            let pile = &self.victory[seat.index()];
            let before = pile.len().checked_sub(taken(seat));
            before.is_some_and(|before| strength(&pile[..before]) < self.rules.target.into())
        })
    }

    /// LS-E4: somebody has just reached the target, and the right player has won.
    fn validate_over(&self) -> Valid {
        let ranking = self.ranking();
        match self.winner(ranking) {
            None => return flaw("turn", self.phase_text(), "nobody has reached the target"),
            Some(winner) if winner != self.seat => {
                return flaw("turn", self.phase_text(), format!("{winner} has won").as_str());
            }
            Some(_) => {}
        }
        let due: usize = ranking.iter().map(|&seat| usize::from(self.due(seat))).sum();
        let left = self.supporters.len();
        let most = due.min(usize::from(self.rules.seats) - left);
        // With supporters left, everyone took all that was due; else any number may have been taken.
        let least = if left > 0 { due } else { 0 };
        let possible = |all: usize| {
            let mut rest = all;
            let mut taken = [0; 5];
            for &seat in ranking.iter() {
                taken[seat.index()] = rest.min(self.due(seat).into());
                rest -= taken[seat.index()];
            }
            self.was_below_target(|seat| taken[seat.index()])
        };
        if (least..=most).any(possible) {
            return Ok(());
        }
        flaw(
            "victory",
            self.phase_text(),
            "the target was reached before this skirmish, or nobody could reach it now",
        )
    }
}
