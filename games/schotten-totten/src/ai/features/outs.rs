//! Outs: the cards that complete a side which lacks one.

use super::{LANE, LANES};
use crate::card::{CardGroups, CardSet};
use crate::formation::{Formation, Strength};
use crate::strongest::Troop;

/// Counts the cards that complete a side which lacks one: per formation above the sum, and those with which it beats
/// its rival.
pub(super) fn count_outs(
    set: CardSet,
    capacity: u8,
    blind: bool,
    cards: CardSet,
    rival: Option<Strength>,
) -> ([usize; 4], usize) {
    let plain = set.clan() == set && cards.clan() == cards && capacity == 3 && !blind;
    if plain {
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
    let (low, high) = (pair.trailing_zeros(), pair.ilog2());
    let values = [low % 9, high % 9];
    let (least, most) = (values[0].min(values[1]), values[0].max(values[1]));
    // The values that make a run of both, in one lane.
    let run: u64 = match most - least {
        1 => (1 << most << 1 | (1 << least) >> 1) & LANE,
        2 => 1 << (least + 1),
        _ => 0,
    };
    let colour = if low / 9 == high / 9 { LANE << (low / 9 * 9) } else { 0 };
    let runs = run * LANES;
    let kind = if least == most { LANES << least } else { 0 };
    let colour_run = colour & runs & cards;
    let kind = kind & cards;
    let colour = colour & cards & !colour_run;
    let run = runs & cards & !colour_run;
    let masks = [run, colour, kind, colour_run];
    let outs = masks.map(|mask| mask.count_ones() as usize);
    let beating = rival.map_or(0, |rival| {
        let formation = rival.formation as usize;
        let better: usize = outs[formation..].iter().sum();
        let alike =
            if formation == 0 { cards & !(run | colour | kind | colour_run) } else { masks[formation - 1] };
        // Cards that make the same formation beat it with a larger sum.
        let needed = i32::from(rival.sum) - (least + most + 2) as i32 + 1;
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
