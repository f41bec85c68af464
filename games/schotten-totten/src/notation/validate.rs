//! Refuses positions that cannot occur although every card is there once.
//!
//! Only contradictions on the table are refused, not an impossible history: positions are also set up by hand, for
//! puzzles and lessons.

use tabletop::{BadPosition, Seat, Verdict};

use crate::card::{Card, CardGroups, CardSet, Kind};
use crate::phase::Phase;
use crate::position::Position;
use crate::stone::Stone;
use crate::strongest::Horizon;

type Result = std::result::Result<(), BadPosition>;

fn flaw(field: &'static str, part: &str, reason: impl std::fmt::Display) -> Result {
    Err(BadPosition::flaw(field, part, reason))
}

impl Position {
    /// Checks the fields against each other; `fields` are their texts, for the error.
    pub(super) fn validate(&self, fields: &[&str]) -> Result {
        let &[_, _, border, hands, _, discard, tally, turn] = fields else {
            unreachable!("the reader has counted the fields")
        };
        self.validate_discard(discard)?;
        self.validate_tally(tally)?;
        self.validate_owners(border)?;
        self.validate_turn(turn)?;
        self.validate_hands(hands)
    }

    /// ST-X5: a troop comes to the discard by a Strategist or a Banshee, which follows it; a Banshee always
    /// brings one.
    fn validate_discard(&self, text: &str) -> Result {
        let cards = self.discard.cards();
        for (i, &card) in cards.iter().enumerate() {
            let before = i.checked_sub(1).map(|i| cards[i]);
            let after = cards.get(i + 1).copied();
            match card.kind() {
                Kind::Mode => return flaw("discard", text, format!("{card} stays at its stone")),
                Kind::Clan | Kind::Elite if !matches!(after, Some(Card::STRATEGIST | Card::BANSHEE)) => {
                    return flaw("discard", text, format!("no ST or BN follows that put {card} there"));
                }
                Kind::Ruse if card == Card::BANSHEE && !before.is_some_and(Card::is_troop) => {
                    return flaw("discard", text, "BN puts a card there before it comes there itself");
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// ST-X1, ST-X2: the seats have played the tactic cards on the table, by turns.
    fn validate_tally(&self, text: &str) -> Result {
        let [a, b] = self.tally;
        let out = self.border.shown().tactic();
        if a.played.saturating_add(b.played) != out.len() {
            let reason = format!("{} tactic card(s) have been played", out.len());
            return flaw("tally", text, reason);
        }
        if a.played.abs_diff(b.played) > 1 {
            return flaw("tally", text, "nobody is ever ahead by more than one tactic card");
        }
        let jokers = out.and(CardSet::JOKERS).len();
        if u8::from(a.joker) + u8::from(b.joker) != jokers {
            return flaw("tally", text, format!("{jokers} Joker(s) have been played, j stands for each"));
        }
        for seat in Seat::first(2) {
            let tally = self.tally[seat.index()];
            let own_jokers = self.laid(seat).and(CardSet::JOKERS).len();
            if own_jokers > u8::from(tally.joker) {
                return flaw("tally", text, format!("{seat} has a Joker on the border for each j, not more"));
            }
            if tally.played < self.surely_played(seat) {
                return flaw(
                    "tally",
                    text,
                    format!("{seat} has more tactic cards on the border than played"),
                );
            }
        }
        Ok(())
    }

    /// The elite troops on the sides of a seat.
    fn laid(&self, seat: Seat) -> CardSet {
        let sides = Stone::all().map(|stone| self.border.side(seat, stone).set());
        sides.fold(CardSet::EMPTY, CardSet::or).tactic()
    }

    /// The least number of tactic cards that this seat has played: its elite troops, and a Joker that is gone.
    fn surely_played(&self, seat: Seat) -> u8 {
        let laid = self.laid(seat);
        laid.len() + u8::from(self.tally[seat.index()].joker) - laid.and(CardSet::JOKERS).len()
    }

    /// ST-C1 … ST-C5: a claimed stone was won by its owner.
    fn validate_owners(&self, text: &str) -> Result {
        let proof = self.claim_proof();
        let horizon = Horizon::new(self.border.unseen());
        for seat in Seat::first(2) {
            for stone in self.border.owned(seat) {
                let lacks = self.border.capacity(stone) - self.border.side(seat, stone).len();
                if lacks > 0 {
                    let reason =
                        format!("stone {stone} is claimed by {seat}, whose side lacks {lacks} card(s)");
                    return flaw("border", text, reason);
                }
                // A claim against an incomplete side is not proved again: that needs the history.
                let both = self.border.complete(seat.next(2)).contains(stone);
                if both && !proof.holds(seat, stone, &horizon) {
                    return flaw("border", text, format!("stone {stone} cannot have been claimed by {seat}"));
                }
            }
            if self.border.owned(seat).len() > 5 {
                return flaw("border", text, format!("{seat} has won with the fifth stone already"));
            }
        }
        Ok(())
    }

    fn validate_turn(&self, text: &str) -> Result {
        let (turn, border) = (self.turn, &self.border);
        let winner = match (border.has_won(Seat::A), border.has_won(Seat::B)) {
            (true, true) => return flaw("border", &border.to_string(), "both players have won"),
            (true, false) => Some(Seat::A),
            (false, true) => Some(Seat::B),
            (false, false) => None,
        };
        if let Some(seat) = winner {
            if turn.phase != Phase::Over || turn.verdict != Verdict::Won(seat) || turn.passes != 0 {
                return flaw("turn", text, format!("{seat} has won: {seat}.over.0"));
            }
            return Ok(());
        }
        let bad = |reason: &str| flaw("turn", text, reason);
        match turn.phase {
            Phase::Over => {
                let (a, b) = (border.owned(Seat::A).len(), border.owned(Seat::B).len());
                let verdict = match a.cmp(&b) {
                    std::cmp::Ordering::Greater => Verdict::Won(Seat::A),
                    std::cmp::Ordering::Less => Verdict::Won(Seat::B),
                    std::cmp::Ordering::Equal => Verdict::Draw,
                };
                if turn.passes != 2 {
                    return bad("nobody has won and nobody passed twice: the game is not over");
                }
                if turn.verdict != verdict {
                    return bad("after two passes more stones win, equal is a draw");
                }
            }
            // ST-T2: nothing has changed since a pass but the counter, and one card drawn at the end of the turn.
            Phase::Claim if turn.passes > 0 && self.could_play_clan(turn.seat, 1) => {
                return bad("this seat has passed, though it can play a clan card");
            }
            Phase::Claim if turn.passes == 2 && self.could_play_clan(turn.seat.next(2), 2) => {
                return bad("the other seat has passed, though it could play a clan card");
            }
            Phase::Play if turn.passes == 1 && self.could_play_clan(turn.seat.next(2), 2) => {
                return bad("the other seat has passed, though it could play a clan card");
            }
            Phase::Play if turn.passes == 2 => return bad("a turn that ends with two passes ends the game"),
            Phase::Recruit(_) | Phase::Return(_) => {
                if self.discard.cards().last() != Some(&Card::RECRUITER) {
                    return bad("the Recruiter was not played this turn: RC is not the last of the discard");
                }
                if turn.passes != 0 {
                    return bad("the Recruiter was played, so the pass counter is 0");
                }
                if self.tally[turn.seat.index()].played <= self.surely_played(turn.seat) {
                    return bad("the Recruiter was played, but not by this seat");
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether a seat has at least `least` clan cards and room for one.
    fn could_play_clan(&self, seat: Seat, least: u8) -> bool {
        self.hand(seat).clan().len() >= least && !self.border.room(seat).is_empty()
    }

    fn validate_hands(&self, text: &str) -> Result {
        let piles = self.clan.len() + self.tactic.len();
        let turn = self.turn;
        let (own, returnable) = (self.hand(turn.seat).len(), self.returnable(turn.seat).len());
        let bad = |reason: &str| flaw("turn", &turn.to_string(), reason);
        match turn.phase {
            Phase::Recruit(left) if piles < left => return bad("there are fewer cards left to draw"),
            Phase::Return(left) if own < left => return bad("there are fewer cards in the hand"),
            Phase::Return(left) if returnable < left => {
                return bad("there are fewer cards in the hand that may be put back");
            }
            Phase::Return(1) if returnable > 1 && piles == 0 => return bad("no card was put back yet"),
            _ => {}
        }
        for seat in Seat::first(2) {
            let limit = self.rules.hand_limit();
            let most = match turn.phase {
                _ if seat != turn.seat => limit,
                Phase::Recruit(left) => limit - 1 + (3 - left),
                Phase::Return(left) => limit + left,
                _ => limit,
            };
            let len = self.hand(seat).len();
            if len > most {
                return flaw("hands", text, format!("{seat} holds {len} cards, at most {most} are possible"));
            }
        }
        Ok(())
    }
}
