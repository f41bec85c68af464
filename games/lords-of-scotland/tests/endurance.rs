//! Random games of every rule set, by the thousand: they all end, and nothing panics.

use lords_of_scotland::Position;
use tabletop::{Dice, Game, Settings, Value, Verdict};

fn settings(bruce: bool, activation: &str, target: i64) -> Settings {
    Settings::new()
        .with("bruce", Value::Flag(bruce))
        .with("activation", Value::Word(activation.to_owned()))
        .with("target", Value::Number(target))
}

/// Plays games to their end; answers how many decisions they took.
fn play(settings: &Settings, seats: u8, games: u64, most_decisions: u32) -> u64 {
    let mut dice = Dice::quick(u64::from(seats) << 40 | games);
    let (mut scratch, mut all) = (Vec::new(), 0);
    for number in 0..games {
        let mut position = Position::deal(settings, seats, &mut dice).unwrap();
        let mut decisions = 0;
        while !position.is_over() {
            let action = position.random_action(&mut dice, &mut scratch);
            position.apply(action, &mut dice);
            decisions += 1;
            assert!(decisions <= most_decisions, "game {number} does not end: {position}");
        }
        let Some(Verdict::Won(winner)) = position.turn().verdict() else { panic!("nobody won: {position}") };
        let best = position.scores().iter().map(|(_, score)| score).max();
        assert_eq!(Some(position.scores().of(winner)), best, "{position}");
        all += u64::from(decisions);
    }
    all
}

#[test]
fn twenty_thousand_games_of_each_rule_set_end() {
    for seats in 2..=5 {
        for bruce in [false, true] {
            for activation in ["lowest", "bloodline"] {
                let decisions = play(&settings(bruce, activation, 40), seats, 20_000, 5_000);
                assert!(decisions > 20_000 * 50);
            }
        }
    }
}

#[test]
fn games_with_the_highest_target_end_though_cards_run_out() {
    for seats in 2..=5 {
        play(&settings(true, "lowest", 100), seats, 3_000, 20_000);
        play(&settings(false, "bloodline", 100), seats, 3_000, 20_000);
    }
}
