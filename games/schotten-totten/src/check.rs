//! Whether an action is legal, and which rule forbids it.

use crate::action::{Action, PileKind};
use crate::card::{Card, CardGroups, Kind};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Edition;
use crate::stone::Stone;

impl Position {
    /// Returns why this action is not legal now.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        self.check_phase(action)?;
        match action {
            Action::Place(card, stone) => self.check_place(card, stone),
            Action::Strategist { card, from, to } => {
                self.check_tactic(Card::STRATEGIST)?;
                self.check_target(Card::STRATEGIST, card, from, true)?;
                match to {
                    Some(to) => self.check_move(Card::STRATEGIST, from, to),
                    None => Ok(()),
                }
            }
            Action::Banshee { card, from } => {
                self.check_tactic(Card::BANSHEE)?;
                self.check_target(Card::BANSHEE, card, from, false)
            }
            Action::Traitor { card, from, to } => {
                self.check_tactic(Card::TRAITOR)?;
                self.check_target(Card::TRAITOR, card, from, false)?;
                if !card.is_clan() {
                    return Err(Illegal::NotAClanCard(card));
                }
                self.check_move(Card::TRAITOR, from, to)
            }
            Action::Recruiter => {
                self.check_tactic(Card::RECRUITER)?;
                let left = self.clan.len() + self.tactic.len();
                if left == 0 { Err(Illegal::NothingToRecruit) } else { Ok(()) }
            }
            Action::Draw(pile) => self.check_draw(pile),
            Action::PutBack(card) => self.check_put_back(card),
            Action::Claim(stone) => self.explain_claim(self.turn.seat, stone).refusal(stone),
            Action::End => match self.draws() {
                (false, false) => Ok(()),
                _ => Err(Illegal::MustDraw),
            },
            Action::Pass => {
                let me = self.turn.seat;
                let stuck = self.hand(me).clan().is_empty() || self.border.room(me).is_empty();
                if stuck { Ok(()) } else { Err(Illegal::MayNotPass) }
            }
        }
    }

    /// Whether an action of this kind fits the phase.
    fn check_phase(&self, action: Action) -> Result<(), Illegal> {
        let plays = action.played().is_some() || action == Action::Pass;
        match (self.turn.phase, action) {
            (Phase::Over, _) => Err(Illegal::Over),
            (Phase::Recruit(_), Action::Draw(_)) | (Phase::Return(_), Action::PutBack(_)) => Ok(()),
            (Phase::Recruit(left), _) => Err(Illegal::Recruiting(left)),
            (Phase::Return(left), _) => Err(Illegal::Returning(left)),
            (_, Action::PutBack(_)) => Err(Illegal::NotReturning),
            (Phase::Play, Action::Claim(_)) if !self.rules.claims_before_play() => Err(Illegal::ClaimLater),
            (Phase::Claim, Action::Claim(_)) if !self.rules.claims_after_play() => Err(Illegal::ClaimEarlier),
            (Phase::Play, Action::Draw(_) | Action::End) => Err(Illegal::PlayFirst),
            (Phase::Claim, _) if plays => Err(Illegal::AlreadyPlayed),
            _ => Ok(()),
        }
    }

    fn check_in_hand(&self, card: Card) -> Result<(), Illegal> {
        if self.hand(self.turn.seat).contains(card) { Ok(()) } else { Err(Illegal::NotInHand(card)) }
    }

    /// ST-X2, ST-X6
    fn check_put_back(&self, card: Card) -> Result<(), Illegal> {
        self.check_in_hand(card)?;
        let may = self.returnable(self.turn.seat).contains(card);
        if may { Ok(()) } else { Err(Illegal::JokerStays(card)) }
    }

    /// ST-X1, ST-X2
    fn check_tactic(&self, card: Card) -> Result<(), Illegal> {
        self.check_in_hand(card)?;
        if !self.may_play_tactic() {
            return Err(Illegal::AheadInTactics);
        }
        if self.kept_jokers(self.turn.seat).contains(card) {
            return Err(Illegal::SecondJoker);
        }
        Ok(())
    }

    fn check_open(&self, stone: Stone) -> Result<(), Illegal> {
        if self.border.unclaimed().contains(stone) { Ok(()) } else { Err(Illegal::Closed(stone)) }
    }

    fn check_room(&self, stone: Stone) -> Result<(), Illegal> {
        self.check_open(stone)?;
        if self.border.room(self.turn.seat).contains(stone) { Ok(()) } else { Err(Illegal::Full(stone)) }
    }

    fn check_place(&self, card: Card, stone: Stone) -> Result<(), Illegal> {
        match card.kind() {
            Kind::Clan => self.check_in_hand(card)?,
            _ => self.check_tactic(card)?,
        }
        // ST-X4: a combat mode takes no room.
        if card.kind() == Kind::Mode { self.check_open(stone) } else { self.check_room(stone) }
    }

    fn check_target(&self, ruse: Card, card: Card, stone: Stone, own: bool) -> Result<(), Illegal> {
        self.check_open(stone)?;
        let seat = if own { self.turn.seat } else { self.turn.seat.next(2) };
        if self.border.side(seat, stone).cards().contains(&card) {
            Ok(())
        } else {
            Err(Illegal::NotThere { ruse, card, stone, own })
        }
    }

    fn check_move(&self, ruse: Card, from: Stone, to: Stone) -> Result<(), Illegal> {
        let same_allowed = ruse == Card::TRAITOR && self.rules.edition == Edition::E2016;
        if from == to && !same_allowed {
            return Err(Illegal::SameStone(ruse));
        }
        self.check_room(to)
    }

    fn check_draw(&self, pile: PileKind) -> Result<(), Illegal> {
        if self.turn.phase == Phase::Claim && !self.hand_has_room() {
            return Err(Illegal::HandFull);
        }
        if self.pile_len(pile) == 0 { Err(Illegal::PileEmpty(pile)) } else { Ok(()) }
    }
}
