//! Random games of every rule set end without a panic.

use schotten_totten::{Position, Rules, playout};
use tabletop::{Dice, Game, Seat, Verdict};

#[test]
fn a_hundred_thousand_games_of_every_rule_set_end() {
    for rules in Rules::all() {
        let mut dice = Dice::quick(2016);
        let (mut wins, mut draws) = ([0_u32; 2], 0_u32);
        for game in 0..100_000_u32 {
            let first = Seat::new((game % 2) as u8);
            let mut position = Position::deal_rules(rules, first, &mut dice);
            match playout(&mut position, &mut dice).verdict {
                Verdict::Won(seat) => wins[seat.index()] += 1,
                Verdict::Draw => draws += 1,
                Verdict::Nobody => panic!("a seat wins or the game is drawn: {position}"),
            }
            assert!(position.is_over());
        }
        // The game is symmetric; a draw needs a deadlock, which is rare.
        assert!(wins[0].abs_diff(wins[1]) < 2_000, "{rules}: {wins:?}");
        assert!(draws < 1_000, "{rules}: {draws} draws");
    }
}

#[test]
fn games_with_optional_claims_end() {
    // Claims are optional here, which makes games longer.
    for rules in Rules::all() {
        let mut dice = Dice::quick(1);
        let mut scratch = Vec::new();
        for _ in 0..10_000 {
            let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
            let mut decisions = 0;
            while !position.is_over() {
                let action = position.random_action(&mut dice, &mut scratch);
                position.apply(action, &mut dice);
                decisions += 1;
                assert!(decisions < 250, "{position}");
            }
        }
    }
}
