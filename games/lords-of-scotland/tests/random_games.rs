//! Random games of every rule set end without a panic.

use lords_of_scotland::{Action, Position, Recruit};
use tabletop::{Dice, Game, Seat, Settings, Value, Verdict};

fn settings(bruce: bool, activation: &str, target: i64) -> Settings {
    Settings::new()
        .with("bruce", Value::Flag(bruce))
        .with("activation", Value::Word(activation.to_owned()))
        .with("target", Value::Number(target))
}

/// Plays games to their end. Returns the number of decisions.
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

/// The weight of an action for a biased player.
fn weight_of(action: Action, weights: &[u32; 8]) -> u32 {
    match action {
        Action::Take(_) => weights[0],
        Action::Muster { up: true, .. } => weights[1],
        Action::Muster { up: false, .. } => weights[2],
        Action::Stay | Action::Two | Action::Join => weights[3],
        Action::More | Action::Draw => weights[4],
        Action::Swap(_) | Action::Trade(_) => weights[5],
        Action::Kill(_) => weights[6],
        Action::Copy(_) => weights[7],
        Action::Skip | Action::Flip(_) | Action::Claim(_) => 1,
    }
}

/// Uniform play rarely fills hands, keeps many clans that stay, or chains powers; biased players do. Every position they
/// reach can be read, so validation refuses nothing that can occur.
#[test]
fn biased_games_reach_only_valid_positions() {
    let mut dice = Dice::quick(4);
    let (mut most_clans, mut empty_slots) = (0, 0);
    for number in 0..1_000 {
        let seats = 2 + number % 4;
        let target = [40, 100][usize::from(number % 8 < 4)];
        let activation = ["lowest", "bloodline"][usize::from(number % 3 == 0)];
        let mut position =
            Position::deal(&settings(number % 5 == 0, activation, target), seats as u8, &mut dice).unwrap();
        let weights: [[u32; 8]; 5] =
            std::array::from_fn(|_| std::array::from_fn(|_| [1, 1, 20, 400][dice.below(4) as usize]));
        // Strong or weak cards first, or any.
        let order = dice.below(3);
        while let Some(seat) = position.decider() {
            let text = position.to_string();
            let again: Position = text.parse().unwrap_or_else(|flaw| panic!("{flaw}: {text}"));
            assert_eq!(again.to_string(), text);
            let mut actions = Vec::new();
            position.legal_actions(&mut actions);
            let weight = |action: &Action| {
                let rank = match *action {
                    Action::Muster { card, .. } if order == 0 => 1 + u32::from(card.strength()),
                    Action::Muster { card, .. } if order == 1 => 13 - u32::from(card.strength()),
                    _ => 6,
                };
                weight_of(*action, &weights[seat.index()]) * rank * rank * rank
            };
            let mut left = dice.below(actions.iter().map(weight).sum());
            let chosen = actions.iter().find(|action| {
                let weight = weight(action);
                let found = left < weight;
                left = left.saturating_sub(weight);
                found
            });
            position.apply(*chosen.unwrap(), &mut dice);
            let clans = Seat::first(position.seats()).map(|seat| position.army(seat).len());
            most_clans = most_clans.max(clans.max().unwrap());
            empty_slots += position.recruits().iter().filter(|&slot| slot == Recruit::Empty).count();
        }
    }
    assert!(most_clans >= 7, "{most_clans}");
    assert!(empty_slots > 100, "{empty_slots}");
}
