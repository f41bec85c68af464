//! Schotten Totten: random games of each rule set with immediate claims, and the claim proof alone.

use std::hint::black_box;

use schotten_totten::{Position, Rules, Stone, playout};
use tabletop::{Dice, Game, Seat};

use crate::Row;
use crate::measure::best_rate;

/// All eight rule sets.
pub(crate) fn rows() -> impl Iterator<Item = Row> {
    Rules::all().map(|rules| Row {
        name: format!("schotten-totten {rules}"),
        play: Box::new(move |games| play(rules, games)),
        bytes: size_of::<Position>(),
        proof: Some(Box::new(move || nanoseconds_per_proof(rules))),
    })
}

fn play(rules: Rules, games: u32) -> u64 {
    let mut dice = Dice::quick(0x5eed);
    let one = |game: u32| {
        let mut position = Position::deal_rules(rules, Seat::new((game % 2) as u8), &mut dice);
        u64::from(playout(&mut position, &mut dice).decisions)
    };
    (0..games).map(one).sum()
}

/// Times the proof on stones of random games whose own side is complete and the other is not.
fn nanoseconds_per_proof(rules: Rules) -> f64 {
    let cases = cases(rules);
    let proofs_per_second = best_rate(|| {
        for (position, seat, stone) in &cases {
            black_box(position.claim_proof().claimable(*seat, *stone));
        }
        cases.len() as u64
    });
    1e9 / proofs_per_second
}

fn cases(rules: Rules) -> Vec<(Position, Seat, Stone)> {
    let mut dice = Dice::quick(0x5eed);
    let mut scratch = Vec::new();
    let mut cases = Vec::new();
    while cases.len() < 4000 {
        let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
        while let Some(seat) = position.decider() {
            let border = position.border();
            let open = border.complete(seat).and(border.unclaimed()).without(border.complete(seat.next(2)));
            cases.extend(open.into_iter().map(|stone| (position, seat, stone)));
            // Stones are claimed as soon as possible, as in `play`.
            match position.claims_now().into_iter().next() {
                Some(stone) => position.apply(schotten_totten::Action::Claim(stone), &mut dice),
                None => position.apply(position.random_action(&mut dice, &mut scratch), &mut dice),
            }
        }
    }
    cases
}
