//! Turns and rounds (LS-T), and the end of a skirmish (LS-E).

use tabletop::{Dice, MAX_SEATS, Seat};

use crate::list::List;
use crate::position::{MOST_HAND, ROUNDS};
use crate::{EndPower, Phase, Position};

/// Seats in the order of their armies, the strongest first.
pub(crate) type Ranking = List<Seat, { MAX_SEATS as usize }>;

impl Position {
    /// Whether a seat can recruit or muster (LS-T3).
    #[inline]
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        let hand = self.hands[seat.index()];
        !hand.is_empty() || (usize::from(hand.len()) < MOST_HAND && self.recruits.filled() != 0)
    }

    /// The Initiative holder takes the first turn of the skirmish (LS-T1).
    pub(crate) fn begin_skirmish(&mut self, dice: &mut Dice) {
        self.round = 1;
        self.seat = self.initiative;
        if !self.begin_turn() {
            self.end_turn(dice);
        }
    }

    /// Begins the turn of the seat. Returns false if it has no decision (ruling in LS-T3: it is skipped).
    #[inline]
    fn begin_turn(&mut self) -> bool {
        self.phase = if self.seat == self.initiative && self.recruits.down() != 0 {
            Phase::Flip
        } else if self.can_act(self.seat) {
            Phase::Act
        } else {
            return false;
        };
        self.turns += 1;
        true
    }

    /// Passes the turn on, in seat order and round by round (LS-T1).
    pub(crate) fn end_turn(&mut self, dice: &mut Dice) {
        loop {
            self.seat = self.seat.next(self.rules.seats);
            if self.seat == self.initiative {
                if self.round == ROUNDS {
                    return self.end_skirmish(dice);
                }
                self.round += 1;
            }
            if self.begin_turn() {
                return;
            }
        }
    }

    /// LS-E2: armies by total, ties by the highest-ranked card. A seat without an army is not ranked.
    pub(crate) fn ranking(&self) -> Ranking {
        let mut ranking = Ranking::new(Seat::A);
        let mut keys = [None; MAX_SEATS as usize];
        for seat in Seat::first(self.rules.seats) {
            let army = &self.armies[seat.index()];
            keys[seat.index()] = army.highest().map(|highest| (army.total(), highest));
            if !army.is_empty() {
                // At most five seats: each moves up past the weaker ones.
                let place = ranking.iter().position(|other| keys[other.index()] < keys[seat.index()]);
                ranking.push(seat);
                let place = place.unwrap_or(ranking.len() - 1);
                ranking[place..].rotate_right(1);
            }
        }
        ranking
    }

    /// The number of supporters that a seat may take (LS-E3).
    #[inline]
    pub(crate) fn due(&self, seat: Seat) -> u8 {
        if self.armies[seat.index()].has(EndPower::Two) { 2 } else { 1 }
    }

    fn end_skirmish(&mut self, dice: &mut Dice) {
        let armies = &mut self.armies;
        self.memory.clans_turned_up(self.rules.seats, |army, place| armies[army.index()].cards()[place]);
        armies.iter_mut().for_each(crate::Army::turn_up);
        let ranking = self.ranking();
        self.next_claim(ranking, 0, dice);
    }

    /// LS-E3: the seat at this place of the ranking takes supporters, if any are left.
    fn next_claim(&mut self, ranking: Ranking, place: usize, dice: &mut Dice) {
        let left = self.supporters.len() as u8;
        match ranking.get(place) {
            Some(&seat) if left > 0 => {
                self.seat = seat;
                self.phase = Phase::Claim(self.due(seat).min(left));
                self.turns += 1;
            }
            _ => self.settle(ranking, dice),
        }
    }

    /// A supporter has been taken; `more` are still due to the same seat.
    pub(crate) fn claimed(&mut self, more: u8, dice: &mut Dice) {
        if more > 0 {
            self.phase = Phase::Claim(more);
            return;
        }
        let ranking = self.ranking();
        let place = ranking.iter().position(|&seat| seat == self.seat).expect("only armies claim");
        self.next_claim(ranking, place + 1, dice);
    }

    /// All claims are done: the game ends (LS-E4), or another skirmish begins (LS-E5).
    fn settle(&mut self, ranking: Ranking, dice: &mut Dice) {
        if let Some(winner) = self.winner(ranking) {
            self.seat = winner;
            self.phase = Phase::Over;
            return;
        }
        self.clear_field();
        if let Some(&first) = ranking.first() {
            self.initiative = first;
        }
        self.deal_rows(dice);
        self.begin_skirmish(dice);
    }

    /// LS-E4: once the target is reached, the seat with the most strength; of equals the better ranked.
    pub(crate) fn winner(&self, ranking: Ranking) -> Option<Seat> {
        let unplaced = Seat::first(self.rules.seats).filter(|seat| !ranking.contains(seat));
        let mut best: Option<(u16, Seat)> = None;
        for seat in ranking.iter().copied().chain(unplaced) {
            let won = self.strength_won(seat);
            if best.is_none_or(|(most, _)| won > most) {
                best = Some((won, seat));
            }
        }
        best.filter(|(most, _)| *most >= u16::from(self.rules.target)).map(|(_, seat)| seat)
    }

    /// LS-E5: recruits, armies and unclaimed supporters are discarded, in this order.
    fn clear_field(&mut self) {
        for recruit in self.recruits.iter() {
            if let crate::Recruit::Up(card) | crate::Recruit::Down(card) = recruit {
                self.discard.push(card);
            }
        }
        self.recruits = crate::Recruits::EMPTY;
        for seat in Seat::first(self.rules.seats) {
            self.armies[seat.index()].disband(|card| self.discard.push(card));
        }
        for &card in self.supporters.iter() {
            self.discard.push(card);
        }
        self.supporters.clear();
    }
}
