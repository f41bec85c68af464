//! The legal actions: listed, counted, or picked at random.

use tabletop::{Dice, Seat};

use crate::position::MOST_HAND;
use crate::{Action, Bloodline, Phase, Position, Spot};

impl Position {
    /// The slots that may be taken now, one bit each (LS-T3).
    #[inline]
    fn takeable(&self) -> u8 {
        if usize::from(self.hands[self.seat.index()].len()) < MOST_HAND { self.recruits.filled() } else { 0 }
    }

    /// The number of legal actions.
    #[inline]
    pub(crate) fn count_legal(&self) -> usize {
        let hand = usize::from(self.hands[self.seat.index()].len());
        match self.phase {
            Phase::Flip => self.recruits.down().count_ones() as usize,
            Phase::Act => 2 * hand + self.takeable().count_ones() as usize,
            Phase::Muster => 2 * hand,
            Phase::Power(power) => self.uses(power) + usize::from(!self.is_copied(power)),
            Phase::Claim(_) => self.supporters.len(),
            Phase::Over => 0,
        }
    }

    /// The number of ways to use a power.
    fn uses(&self, power: Bloodline) -> usize {
        match power {
            Bloodline::Scott => self.copyable().count(),
            Bloodline::Wemyss => self.clan_count() - 1,
            Bloodline::Fergusson => self.clan_count() - self.armies[self.seat.index()].len(),
            Bloodline::Cockburn => self.supporters.len(),
            Bloodline::Makgill
            | Bloodline::MacDonnell
            | Bloodline::Forsyth
            | Bloodline::Cochrane
            | Bloodline::Bruce => 1,
        }
    }

    /// The legal action with this index, below [`Position::count_legal`].
    pub(crate) fn nth_legal(&self, number: usize) -> Action {
        let hand = self.hands[self.seat.index()];
        match self.phase {
            Phase::Flip => Action::Flip(nth_bit(self.recruits.down(), number)),
            Phase::Act | Phase::Muster if number < 2 * usize::from(hand.len()) => {
                Action::Muster { card: hand.nth(number as u32 / 2), up: number.is_multiple_of(2) }
            }
            Phase::Act => Action::Take(nth_bit(self.recruits.filled(), number - 2 * usize::from(hand.len()))),
            Phase::Power(power) => self.nth_use(power, number),
            Phase::Claim(_) => Action::Claim(number as u8),
            Phase::Muster | Phase::Over => unreachable!("the index is below the count"),
        }
    }

    /// The use of a power with this index; the one after the last is to skip it (LS-P1).
    fn nth_use(&self, power: Bloodline, number: usize) -> Action {
        if number == self.uses(power) {
            return Action::Skip;
        }
        match power {
            Bloodline::Scott => Action::Copy(self.copyable().nth(number).expect("counted before")),
            Bloodline::Makgill => Action::More,
            Bloodline::MacDonnell => Action::Stay,
            Bloodline::Wemyss => Action::Kill(self.nth_other_clan(number, false)),
            Bloodline::Fergusson => Action::Swap(self.nth_other_clan(number, true)),
            Bloodline::Forsyth => Action::Draw,
            Bloodline::Cockburn => Action::Trade(number as u8),
            Bloodline::Cochrane => Action::Two,
            Bloodline::Bruce => Action::Join,
        }
    }

    /// The clan with this index among all except the pending one (LS-P3), or among the other armies (LS-P4).
    fn nth_other_clan(&self, mut number: usize, elsewhere: bool) -> Spot {
        for seat in Seat::first(self.rules.seats) {
            let mut clans = self.armies[seat.index()].len();
            if seat == self.seat {
                clans = if elsewhere { 0 } else { clans - 1 };
            }
            if number < clans {
                return Spot { seat, place: number as u8 };
            }
            number -= clans;
        }
        unreachable!("the index is below the number of other clans")
    }

    /// Appends every legal action.
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        if !matches!(self.phase, Phase::Act | Phase::Muster) {
            out.extend((0..self.count_legal()).map(|number| self.nth_legal(number)));
            return;
        }
        for card in self.hands[self.seat.index()] {
            out.push(Action::Muster { card, up: true });
            out.push(Action::Muster { card, up: false });
        }
        if self.phase == Phase::Act {
            let takeable = self.takeable();
            out.extend((0..8).filter(|slot| takeable >> slot & 1 == 1).map(Action::Take));
        }
    }

    /// A legal action, each equally likely.
    #[inline]
    pub(crate) fn pick_legal(&self, dice: &mut Dice) -> Action {
        self.nth_legal(dice.below(self.count_legal() as u32) as usize)
    }
}

/// The place of the set bit that has `number` set bits below it.
#[inline]
fn nth_bit(mut bits: u8, number: usize) -> u8 {
    for _ in 0..number {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as u8
}
