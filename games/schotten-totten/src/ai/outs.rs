//! Outs: the cards that complete a side which lacks one.

use crate::card::{CardGroups, CardSet};
use crate::formation::{Formation, Strength};
use crate::strongest::{LANE, LANES, Troop, third_cards};

/// Whether [`third_cards`] answers for this side: two clan cards that lack a third on an ordinary stone.
#[inline]
pub(super) fn is_plain_pair(set: CardSet, capacity: u8, blind: bool) -> bool {
    capacity == 3 && !blind && set.clan() == set && set.len() == 2
}

/// Counts the cards that complete a side which lacks one: per formation above the sum, and those with which it beats
/// its rival.
pub(super) fn count_outs(
    set: CardSet,
    capacity: u8,
    blind: bool,
    cards: CardSet,
    rival: Option<Strength>,
) -> ([usize; 4], usize) {
    if is_plain_pair(set, capacity, blind) && cards.clan() == cards {
        return third_card(set.bits(), cards.bits(), rival);
    }
    let (mut outs, mut beating) = ([0; 4], 0);
    for card in cards {
        let strength = Troop::of(set.or(CardSet::of(card)), capacity).strength(blind);
        if strength.formation != Formation::Sum {
            outs[strength.formation as usize - 1] += 1;
        }
        beating += usize::from(rival.is_some_and(|rival| strength > rival));
    }
    (outs, beating)
}

/// The same for two clan cards and a third, with one bit mask of cards per formation.
fn third_card(pair: u64, cards: u64, rival: Option<Strength>) -> ([usize; 4], usize) {
    let masks = third_cards(pair, cards);
    let sum = pair.trailing_zeros() % 9 + pair.ilog2() % 9 + 2;
    let outs = masks.map(|mask| mask.count_ones() as usize);
    let beating = rival.map_or(0, |rival| {
        let formation = rival.formation as usize;
        let better: usize = outs[formation..].iter().sum();
        let alike = match formation {
            0 => cards & !masks.into_iter().fold(0, |all, mask| all | mask),
            _ => masks[formation - 1],
        };
        // Cards that make the same formation beat it with a larger sum.
        let needed = i32::from(rival.sum) - sum as i32 + 1;
        let enough = if needed <= 1 {
            u64::MAX
        } else if needed > 9 {
            0
        } else {
            LANES * (LANE >> (needed - 1) << (needed - 1))
        };
        better + (alike & enough).count_ones() as usize
    });
    (outs, beating)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    #[test]
    fn masks_count_the_same_outs_as_trying_every_card() {
        let mut dice = tabletop::Dice::quick(7);
        let mut deck: Vec<Card> = Card::deck(false).collect();
        for _ in 0..20_000 {
            dice.shuffle(&mut deck);
            let set: CardSet = deck[..2].iter().copied().collect();
            let cards: CardSet = deck[2..2 + dice.below(40) as usize].iter().copied().collect();
            let side: CardSet = deck[51..].iter().copied().collect();
            let rival = (dice.below(3) > 0).then(|| Troop::of(side, 3).strength(false));
            let (mut outs, mut beating) = ([0; 4], 0);
            for card in cards {
                let strength = Troop::of(set.or(CardSet::of(card)), 3).strength(false);
                if strength.formation != Formation::Sum {
                    outs[strength.formation as usize - 1] += 1;
                }
                beating += usize::from(rival.is_some_and(|rival| strength > rival));
            }
            assert_eq!(
                third_card(set.bits(), cards.bits(), rival),
                (outs, beating),
                "{set:?} {cards:?} {rival:?}"
            );
        }
    }
}
