//! Static evaluation.
//!
//! Two steps. First the skirmish: the final total of each army is estimated from its present total and what the hand
//! could add, and the difference of two estimates gives the chance of ranking before the other. Then the game: the
//! supporters that follow from a ranking, and the value of the hands for later skirmishes, are compared with the
//! distance to the target.

use tabletop::{MAX_SEATS, Seat};

use super::claims::{Piles, claim_all, strongest_first};
use super::force::Force;
use crate::list::List;
use crate::{Army, Bloodline, Card, CardSet, EndPower, MOST_SUPPORTERS, Phase, Position, ROUNDS};

// These constants were tuned by matches of the one-ply player that uses them. Values are in supporter strength.

/// The share of the possible gain from the hand that is expected: with many turns left, and with one or two.
const SHARE: f32 = 0.89;
const LATE_SHARE: f32 = 0.95;
/// The error of estimated totals: a constant, and a part for each turn to come.
const SPREAD: f32 = 2.0;
const SPREAD_OF_TURN: f32 = 1.1;
/// The value of a card in hand: per card, per point of strength, and for being low enough to use its power.
const CARD: f32 = 0.29;
const STRENGTH: f32 = 0.13;
const LOW_CARD: f32 = 0.4;
/// The value of a point of the best army that could be mustered from the hand in three turns.
const POTENTIAL: f32 = 0.07;
/// The value of a drawn card that is not known yet.
const UNSEEN_CARD: f32 = 1.0;
/// The value of a point of strength that stays for the next skirmish (LS-P6).
const STAYING: f32 = 0.115;
/// The value of the Initiative card.
const INITIATIVE: f32 = 0.3;
/// The lead that luck can make up for in one skirmish, and the progress of the leader per skirmish.
const LUCK: f32 = 3.7;
const SKIRMISH: f32 = 4.2;

/// A probability for each seat.
pub(super) type Chances = [f32; MAX_SEATS as usize];

/// The table after one possible use of the pending power.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    pub(super) armies: [Army; MAX_SEATS as usize],
    pub(super) supporters: List<Card, MOST_SUPPORTERS>,
    /// Additional turns of the deciding seat (LS-P8).
    pub(super) more: u8,
    /// Additional cards drawn by the deciding seat (LS-P7).
    pub(super) drawn: u8,
}

/// The expected result of the skirmish for one seat.
#[derive(Clone, Copy)]
struct Side {
    /// The total of its army.
    strength: f32,
    /// Its value for the skirmishes to come.
    worth: f32,
    /// The number of supporters it claims.
    due: u8,
    /// Whether it has an army, or can still have one.
    ranked: bool,
}

type Sides = [Side; MAX_SEATS as usize];

impl Side {
    const NONE: Side = Side { strength: 0.0, worth: 0.0, due: 1, ranked: false };
}

impl Position {
    /// The probability of each seat to win.
    pub(super) fn win_chances(&self) -> Chances {
        match self.phase {
            Phase::Claim(due) => self.after_claims(due),
            Phase::Power(power) => self.best_use(power),
            _ => self.expect(&self.prospect()),
        }
    }

    /// The chances if the deciding seat uses the pending power in the best way.
    fn best_use(&self, power: Bloodline) -> Chances {
        let mut best: Option<Chances> = None;
        let me = self.seat.index();
        self.each_use(power, &mut |prospect| {
            let chances = self.expect(prospect);
            if best.is_none_or(|best| chances[me] > best[me]) {
                best = Some(chances);
            }
        });
        best.unwrap_or_else(|| self.expect(&self.prospect()))
    }

    /// The table as it is.
    pub(super) fn prospect(&self) -> Prospect {
        Prospect { armies: self.armies, supporters: self.supporters, more: 0, drawn: 0 }
    }

    /// The number of turns a seat still has in this skirmish.
    #[inline]
    pub(super) fn turns_left(&self, seat: Seat) -> u8 {
        let seats = self.rules.seats;
        let order = |seat: Seat| {
            let ahead = seat.index() as u8 + seats - self.initiative.index() as u8;
            if ahead >= seats { ahead - seats } else { ahead }
        };
        let here = match order(seat).cmp(&order(self.seat)) {
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => !matches!(self.phase, Phase::Power(_)),
            std::cmp::Ordering::Greater => true,
        };
        ROUNDS - self.round + u8::from(here)
    }

    /// The chances while supporters are claimed, if every seat takes the strongest.
    fn after_claims(&self, due: u8) -> Chances {
        let mut piles = self.piles();
        let row = strongest_first(&self.supporters);
        claim_all(&mut piles, row, self.claims_left(due).iter().copied());
        let order = self.full_order();
        let mut worth = [0.0; MAX_SEATS as usize];
        for seat in Seat::first(self.rules.seats) {
            worth[seat.index()] = hand_worth(self.hands[seat.index()])
                + STAYING * f32::from(self.armies[seat.index()].staying());
        }
        worth[order[0].index()] += INITIATIVE;
        self.after_skirmish(&piles, &worth, order.iter().copied())
    }

    /// The chances at this table at the end of the turn.
    pub(super) fn expect(&self, prospect: &Prospect) -> Chances {
        let mut sides = [Side::NONE; MAX_SEATS as usize];
        let mut to_come = 0;
        for seat in Seat::first(self.rules.seats) {
            let (army, hand) = (&prospect.armies[seat.index()], self.hands[seat.index()]);
            let mut turns = self.turns_left(seat);
            let mut worth = hand_worth(hand) + STAYING * f32::from(army.staying());
            if seat == self.seat {
                turns += prospect.more;
                worth += f32::from(prospect.drawn) * UNSEEN_CARD;
            }
            to_come += turns;
            let force = Force::of(army);
            let (now, then) = (f32::from(force.total()), f32::from(force.potential(hand, turns)));
            let share = if turns > 2 { SHARE } else { LATE_SHARE };
            sides[seat.index()] = Side {
                // Equal totals are decided by the highest rank (LS-E2).
                strength: now
                    + share * (then - now)
                    + f32::from(army.highest().map_or(0, Card::rank)) / 128.0,
                worth,
                due: 1 + u8::from(army.has(EndPower::Two)),
                ranked: turns > 0 || !army.is_empty(),
            };
        }
        let row = strongest_first(&prospect.supporters);
        let ahead = |one: usize, other: usize| {
            let (one, other) = (&sides[one], &sides[other]);
            let difference = one.strength - other.strength;
            match (one.ranked, other.ranked) {
                (false, _) => 0.0,
                (true, false) => 1.0,
                // No turns are left.
                _ if to_come == 0 => f32::from(u8::from(difference > 0.0)),
                _ => logistic(difference / (SPREAD + SPREAD_OF_TURN * f32::from(to_come))),
            }
        };
        if self.rules.seats == 2 {
            self.either_first(&sides, row, ahead(0, 1))
        } else {
            self.placed(&sides, row, ahead)
        }
    }

    /// The chances of two players, over both rankings.
    fn either_first(&self, sides: &Sides, row: [u8; MOST_SUPPORTERS], first: f32) -> Chances {
        let mut chances = [0.0; MAX_SEATS as usize];
        for (chance, order) in [(first, [Seat::A, Seat::B]), (1.0 - first, [Seat::B, Seat::A])] {
            if chance > 0.0 {
                let mut piles = self.piles();
                let claims = order.iter().filter(|seat| sides[seat.index()].ranked);
                claim_all(&mut piles, row, claims.map(|&seat| (seat, sides[seat.index()].due)));
                let mut worth = sides.map(|side| side.worth);
                worth[order[0].index()] += INITIATIVE;
                let then = self.after_skirmish(&piles, &worth, order.into_iter());
                chances[0] += chance * then[0];
                chances[1] += chance * then[1];
            }
        }
        chances
    }

    /// The chances of more than two players, from the expected claims of each; `ahead` is the probability that one
    /// ranks before another.
    fn placed(
        &self,
        sides: &Sides,
        row: [u8; MOST_SUPPORTERS],
        ahead: impl Fn(usize, usize) -> f32,
    ) -> Chances {
        let seats = usize::from(self.rules.seats);
        let mut worth = sides.map(|side| side.worth);
        for seat in (0..seats).filter(|&seat| sides[seat].ranked) {
            // The distribution of the number of seats before this one, and their expected second supporters.
            let mut before = [1.0, 0.0, 0.0, 0.0, 0.0];
            let mut seconds = 0.0;
            for other in (0..seats).filter(|&other| other != seat) {
                let chance = ahead(other, seat);
                for count in (1..5).rev() {
                    before[count] = before[count] * (1.0 - chance) + before[count - 1] * chance;
                }
                before[0] *= 1.0 - chance;
                seconds += chance * f32::from(sides[other].due - 1);
            }
            let share = f32::min(seconds, 1.0);
            let at = |place: usize| f32::from(row.get(place).copied().unwrap_or(0));
            let claimed = |place: usize| at(place) * (1.0 - share) + at(place + 1) * share;
            for (place, chance) in before.into_iter().enumerate() {
                worth[seat] += chance * claimed(place);
                if sides[seat].due == 2 {
                    worth[seat] += chance * claimed(place + 1);
                }
            }
            worth[seat] += INITIATIVE * before[0];
        }
        self.race(&self.piles(), &worth)
    }

    /// The chances after the claims: certain if the game ends, otherwise those of the race.
    fn after_skirmish(&self, piles: &Piles, worth: &Chances, order: impl Iterator<Item = Seat>) -> Chances {
        match self.winner_with(piles, order) {
            Some(winner) => {
                let mut chances = [0.0; MAX_SEATS as usize];
                chances[winner.index()] = 1.0;
                chances
            }
            None => self.race(piles, worth),
        }
    }

    /// The chances in a race to the target with these piles and values.
    fn race(&self, piles: &Piles, worth: &Chances) -> Chances {
        let seats = usize::from(self.rules.seats);
        let (mut most, mut highest) = (0.0_f32, f32::MIN);
        for seat in 0..seats {
            most = most.max(f32::from(piles[seat]));
            highest = highest.max(f32::from(piles[seat]) + worth[seat]);
        }
        let way = (f32::from(self.rules.target) - most).max(1.0);
        let scale = LUCK * (0.5 + way / SKIRMISH).sqrt();
        let mut chances = [0.0; MAX_SEATS as usize];
        let mut sum = 0.0;
        for seat in 0..seats {
            chances[seat] = ((f32::from(piles[seat]) + worth[seat] - highest) / scale).exp();
            sum += chances[seat];
        }
        chances.map(|chance| chance / sum)
    }
}

/// The value of a hand for the skirmishes to come.
fn hand_worth(hand: CardSet) -> f32 {
    let strength: u16 = hand.iter().map(|card| u16::from(card.strength())).sum();
    let best = Force::NONE.potential(hand, 3);
    let low = hand.and(Card::weaker_than(5)).len();
    LOW_CARD * low as f32
        + STRENGTH * f32::from(strength)
        + CARD * hand.len() as f32
        + POTENTIAL * f32::from(best)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
