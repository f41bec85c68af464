//! How supporters will be claimed, and what follows for the game.

use tabletop::{MAX_SEATS, Seat};

use crate::list::List;
use crate::skirmish::Ranking;
use crate::{Card, MOST_SUPPORTERS, Position};

/// The strength in the victory pile of each seat.
pub(super) type Piles = [u16; MAX_SEATS as usize];

/// The strengths of a row of supporters, strongest first, padded with 0.
#[inline]
pub(super) fn strongest_first(row: &[Card]) -> [u8; MOST_SUPPORTERS] {
    let mut strengths = [0; MOST_SUPPORTERS];
    for (i, card) in row.iter().enumerate() {
        let strength = card.strength();
        let mut at = i;
        while at > 0 && strengths[at - 1] < strength {
            strengths[at] = strengths[at - 1];
            at -= 1;
        }
        strengths[at] = strength;
    }
    strengths
}

/// Adds the supporters to the victory piles if every seat claims the strongest left; `claims` lists seats and counts.
#[inline]
pub(super) fn claim_all(
    piles: &mut Piles,
    row: [u8; MOST_SUPPORTERS],
    claims: impl Iterator<Item = (Seat, u8)>,
) {
    let mut next = 0;
    for (seat, due) in claims {
        for _ in 0..due {
            if next < row.len() {
                piles[seat.index()] += u16::from(row[next]);
                next += 1;
            }
        }
    }
}

impl Position {
    /// The strength in each victory pile.
    #[inline]
    pub(super) fn piles(&self) -> Piles {
        let mut piles = [0; MAX_SEATS as usize];
        for seat in Seat::first(self.rules.seats) {
            piles[seat.index()] = self.strength_won(seat);
        }
        piles
    }

    /// The winner with these piles, if the game ends (LS-E4); `order` is that of the armies.
    #[inline]
    pub(super) fn winner_with(&self, piles: &Piles, order: impl Iterator<Item = Seat>) -> Option<Seat> {
        let mut best: Option<(u16, Seat)> = None;
        for seat in order {
            if best.is_none_or(|(most, _)| piles[seat.index()] > most) {
                best = Some((piles[seat.index()], seat));
            }
        }
        best.filter(|(most, _)| *most >= u16::from(self.rules.target)).map(|(_, seat)| seat)
    }

    /// All seats in the order of their armies, seats without an army last.
    pub(super) fn full_order(&self) -> Ranking {
        let mut order = self.ranking();
        for seat in Seat::first(self.rules.seats) {
            if !order.contains(&seat) {
                order.push(seat);
            }
        }
        order
    }

    /// The seats that will still claim, the one claiming now first, and how many supporters each.
    pub(super) fn claims_left(&self, due: u8) -> List<(Seat, u8), { MAX_SEATS as usize }> {
        let mut left = List::new((Seat::A, 0));
        for &seat in self.ranking().iter().skip_while(|seat| **seat != self.seat) {
            left.push((seat, if seat == self.seat { due } else { self.due(seat) }));
        }
        left
    }
}
