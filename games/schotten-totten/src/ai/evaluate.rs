//! Static evaluation.
//!
//! Each side of a stone gets a *promise* between 0 and 1: how strong it is or is likely to become, from the
//! formations that are still open, the cards of the hand that would make them, and the unseen cards that would. The
//! difference of the two promises is the chance of winning the stone; the nine chances, and how they lie side by
//! side, are the chance of winning the game.

use tabletop::Seat;

use super::outs::is_plain_pair;
use crate::card::{CardGroups, CardSet};
use crate::formation::{Formation, Strength};
use crate::position::Position;
use crate::stone::{STONES, Stone};
use crate::strongest::{Horizon, Troop, third_cards};

/// How strong a complete side is, from 0 to 1: about the share of complete sides it would beat.
pub(super) fn worth(strength: Strength, capacity: u8) -> f32 {
    let height = f32::from(strength.sum) / (9.0 * f32::from(capacity));
    match strength.formation {
        Formation::Sum => 0.40 * height * height,
        Formation::Run => 0.36 + 0.14 * height,
        Formation::Colour => 0.50 + 0.18 * height,
        Formation::Kind => 0.72 + 0.12 * height,
        Formation::ColourRun => 0.86 + 0.14 * height,
    }
}

/// The chance of getting one of the outs: almost certain with one in the hand, otherwise by the draws to come.
fn chance(in_hand: u32, unseen: u32, draw: f32) -> f32 {
    if in_hand > 0 { 0.95 } else { 1.0 - power(1.0 - draw, unseen) }
}

/// A power by repeated squaring: the same on every machine.
#[inline]
fn power(mut base: f32, mut exponent: u32) -> f32 {
    let mut power = 1.0;
    loop {
        if exponent & 1 == 1 {
            power *= base;
        }
        exponent /= 2;
        if exponent == 0 {
            return power;
        }
        base *= base;
    }
}

/// The cards that one seat has or may get.
struct Hopes {
    /// The clan cards of its hand.
    hand: CardSet,
    /// The elite troops of its hand that it may play (ST-X1, ST-X2).
    elite: CardSet,
    /// The clan cards that are neither on the table nor in its hand.
    out: CardSet,
    /// The chance of drawing one given card of `out` in time.
    draw: f32,
    /// The clan cards of the hand, and those with the others that may come.
    by_hand: Horizon,
    all: Horizon,
}

impl Hopes {
    fn new(position: &Position, seat: Seat) -> Hopes {
        let hand = position.hand(seat).clan();
        let (own, other) = (position.tally[seat.index()], position.tally[seat.next(2).index()]);
        let barred = if own.joker { CardSet::JOKERS } else { CardSet::EMPTY };
        let elite = if own.played <= other.played {
            position.hand(seat).and(CardSet::TROOPS).tactic().without(barred)
        } else {
            CardSet::EMPTY
        };
        let out = position.border.unseen().without(hand);
        let draws = f32::from(position.clan.len()) / 2.0;
        Hopes {
            hand,
            elite,
            out,
            draw: (draws / f32::from(out.len().max(1))).min(0.5) * 0.5,
            by_hand: Horizon::new(hand),
            all: Horizon::new(hand.or(out)),
        }
    }

    /// The promise of a side.
    fn promise(&self, side: CardSet, capacity: u8, blind: bool) -> f32 {
        let troop = Troop::of(side, capacity);
        match troop.lacks() {
            0 => worth(troop.strength(blind), capacity),
            1 => self.last_card(side, capacity, blind),
            lacks => self.early(side, capacity, blind, lacks),
        }
    }

    /// The promise of a side that lacks one card: every formation it could complete, weighted by its chance.
    fn last_card(&self, side: CardSet, capacity: u8, blind: bool) -> f32 {
        // Outs per formation, and the best sum: from the hand, and from the unseen cards.
        let mut outs = [[0_u32; 5]; 2];
        let mut best_sum = [0_u8; 2];
        for (source, cards) in [self.hand.or(self.elite), self.out].into_iter().enumerate() {
            let mut others = cards;
            if is_plain_pair(side, capacity, blind) {
                let clan = cards.clan();
                for (place, outs_of) in third_cards(side.bits(), clan.bits()).into_iter().enumerate() {
                    outs[source][place + 1] = outs_of.count_ones();
                }
                if !clan.is_empty() {
                    best_sum[source] = Troop::of(side, capacity).sum(&Horizon::new(clan));
                }
                others = cards.tactic();
            }
            for card in others {
                let strength = Troop::of(side.or(CardSet::of(card)), capacity).strength(blind);
                outs[source][strength.formation as usize] += 1;
                best_sum[source] = best_sum[source].max(strength.sum);
            }
        }
        let sum = if best_sum[0] > 0 { best_sum[0] } else { best_sum[1].saturating_sub(3) };
        let mut promise = worth(Strength { formation: Formation::Sum, sum }, capacity);
        for formation in &Formation::ALL[1..] {
            let (held, unseen) = (outs[0][*formation as usize], outs[1][*formation as usize]);
            let value = worth(Strength { formation: *formation, sum }, capacity);
            let likely = chance(held, unseen, self.draw);
            promise = promise.max(likely * value + (1.0 - likely) * promise);
        }
        promise
    }

    /// The promise of a side that lacks two or more cards: its best case, discounted, or what the hand can make of it.
    fn early(&self, side: CardSet, capacity: u8, blind: bool, lacks: u8) -> f32 {
        if side.is_empty() {
            return 0.47;
        }
        let troop = Troop::of(side, capacity);
        let worth_of = |horizon| troop.strongest(horizon, blind).map_or(0.0, |best| worth(best, capacity));
        let (by_hand, at_best) = (worth_of(&self.by_hand), worth_of(&self.all));
        let far = 0.60 - 0.06 * f32::from(lacks);
        (0.30 + far * at_best * 0.45).max(0.92 * by_hand)
    }
}

/// The chance that seat A wins each stone.
fn chances(position: &Position) -> [f32; STONES as usize] {
    let (a, b) = (Hopes::new(position, Seat::A), Hopes::new(position, Seat::B));
    let border = &position.border;
    let proof = position.claim_proof();
    let horizon = Horizon::new(border.unseen());
    let proven = |seat: Seat, stone: Stone| {
        border.complete(seat).contains(stone) && proof.holds(seat, stone, &horizon)
    };
    let mut chances = [0.5; STONES as usize];
    for stone in Stone::all() {
        chances[stone.index()] = match border.owner(stone) {
            Some(seat) => f32::from(u8::from(seat == Seat::A)),
            None if proven(Seat::A, stone) => 0.97,
            None if proven(Seat::B, stone) => 0.03,
            None => {
                let (capacity, blind) = (border.capacity(stone), border.is_blind(stone));
                let own = a.promise(border.side(Seat::A, stone).set(), capacity, blind);
                let other = b.promise(border.side(Seat::B, stone).set(), capacity, blind);
                1.0 / (1.0 + (-6.0 * (own - other)).exp())
            }
        };
    }
    chances
}

/// The chance that seat A wins the game (five stones, or three adjacent ones).
pub(super) fn win_chance(position: &Position) -> f32 {
    let stones = chances(position);
    let lead: f32 = stones.iter().map(|chance| chance - 0.5).sum();
    let threes: f32 = stones
        .windows(3)
        .map(|three| {
            let own: f32 = three.iter().product();
            let other: f32 = three.iter().map(|chance| 1.0 - chance).product();
            own * own - other * other
        })
        .sum();
    1.0 / (1.0 + (-(1.1 * lead + 3.0 * threes)).exp())
}
