//! The total of an army, and the total it could still reach.

use crate::{Army, Card, CardSet, EndPower};

/// The part of an army that determines its total (LS-E1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Force {
    /// The sum of the strengths.
    sum: u16,
    /// The number of clans.
    pub(super) clans: u8,
    /// The number of clans that do not join every bloodline (LS-P11).
    plain: u8,
    /// The number of those per bloodline, four bits each.
    lines: u64,
}

impl Force {
    pub(super) const NONE: Force = Force { sum: 0, clans: 0, plain: 0, lines: 0 };

    #[inline]
    pub(super) fn of(army: &Army) -> Force {
        let mut force = Force::NONE;
        if army.has(EndPower::Join) {
            for clan in army.clans() {
                force = force.with(clan.card, clan.active == Some(EndPower::Join));
            }
        } else {
            for &card in army.cards() {
                force = force.with(card, false);
            }
        }
        force
    }

    /// The force with one more clan, which joins every bloodline if `joins`.
    #[inline]
    pub(super) fn with(self, card: Card, joins: bool) -> Force {
        let plain = u8::from(!joins);
        Force {
            sum: self.sum + u16::from(card.strength()),
            clans: self.clans + 1,
            plain: self.plain + plain,
            lines: self.lines + (u64::from(plain) << shift(card)),
        }
    }

    /// The force without one of its clans.
    #[inline]
    pub(super) fn without(self, card: Card, joins: bool) -> Force {
        let plain = u8::from(!joins);
        Force {
            sum: self.sum - u16::from(card.strength()),
            clans: self.clans - 1,
            plain: self.plain - plain,
            lines: self.lines - (u64::from(plain) << shift(card)),
        }
    }

    /// Whether one of its clans joins every bloodline.
    #[inline]
    pub(super) fn has_joined(self) -> bool {
        self.plain != self.clans
    }

    /// Whether all clans are of one bloodline.
    #[inline]
    pub(super) fn is_pure(self) -> bool {
        let first = self.lines.trailing_zeros() / 4 * 4;
        self.plain == 0 || self.lines >> first & 15 == u64::from(self.plain)
    }

    /// Whether all clans are of the bloodline of this card.
    #[inline]
    pub(super) fn suits(self, card: Card) -> bool {
        self.lines >> shift(card) & 15 == u64::from(self.plain)
    }

    /// The total: doubled for two or more clans of one bloodline (LS-E1).
    #[inline]
    pub(super) fn total(self) -> u16 {
        if self.clans > 1 && self.is_pure() { 2 * self.sum } else { self.sum }
    }

    /// The largest total after `turns` more turns of mustering from this hand, ignoring powers.
    #[inline]
    pub(super) fn potential(self, hand: CardSet, turns: u8) -> u16 {
        if turns == 0 {
            return self.total();
        }
        let pure = self.is_pure();
        largest_total(self.sum, self.total(), hand, turns, |line, mustered| {
            let fits = self.lines >> (4 * line) & 15 == u64::from(self.plain);
            pure && fits && self.clans + mustered > 1
        })
    }
}

/// The largest total of an army with this sum and total after `turns` more turns of mustering from this hand, ignoring
/// powers. `doubles` says whether the total doubles after mustering a number of clans of one bloodline (LS-E1).
#[inline]
pub(super) fn largest_total(
    sum: u16,
    total: u16,
    hand: CardSet,
    turns: u8,
    doubles: impl Fn(usize, u8) -> bool,
) -> u16 {
    let (mut mixed, mut mustered) = (sum, 0);
    let (mut sums, mut counts) = ([sum; 9], [0_u8; 9]);
    for card in hand.iter().rev() {
        let (strength, line) = (u16::from(card.strength()), card.bloodline() as usize);
        if mustered < turns {
            mixed += strength;
            mustered += 1;
        }
        if counts[line] < turns {
            sums[line] += strength;
            counts[line] += 1;
        }
    }
    let doubled = (0..9).filter(|line| doubles(*line, counts[*line])).map(|line| 2 * sums[line]);
    doubled.fold(mixed.max(total), u16::max)
}

/// The bit position of the count of a card's bloodline.
#[inline]
fn shift(card: Card) -> u32 {
    4 * card.bloodline() as u32
}
