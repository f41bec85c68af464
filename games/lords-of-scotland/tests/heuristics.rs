//! The heuristics are useful: players who follow them beat random play and solve the puzzles.

use bots::{Heuristics, Rewards};
use lords_of_scotland::{Action, Position};
use tabletop::{Dice, Game, Seat, Settings, Value, Viewer};

/// Chooses among several legal actions.
type Player = fn(&Position, &[Action], &mut Dice) -> Action;

fn random(_: &Position, actions: &[Action], dice: &mut Dice) -> Action {
    *dice.pick(actions)
}

/// Takes the action with the best evaluation over some determinizations.
fn greedy(position: &Position, actions: &[Action], dice: &mut Dice) -> Action {
    let me = position.decider().unwrap();
    let view = position.view(Viewer::Seat(me));
    let mut values = vec![0.0; actions.len()];
    for _ in 0..12 {
        let sample = Position::determinize(&view, dice);
        for (value, &action) in values.iter_mut().zip(actions) {
            let mut after = sample;
            after.apply(action, dice);
            *value += after.evaluate().for_seat(me);
        }
    }
    best(actions, &values)
}

/// Takes the action with the highest prior in a determinization.
fn by_priors(position: &Position, actions: &[Action], dice: &mut Dice) -> Action {
    let view = position.view(Viewer::Seat(position.decider().unwrap()));
    let mut weights = Vec::new();
    Position::determinize(&view, dice).priors(actions, &mut weights);
    best(actions, &weights)
}

fn best(actions: &[Action], values: &[f32]) -> Action {
    let mut best = 0;
    for (i, value) in values.iter().enumerate() {
        if *value > values[best] {
            best = i;
        }
    }
    actions[best]
}

/// The percentage of games that one player wins against a table of others, each deal played from every seat.
fn percent_won(one: Player, others: Player, seats: u8, deals: u64) -> f32 {
    let (mut won, mut games) = (0.0, 0.0);
    for number in 0..deals {
        for seat in Seat::first(seats) {
            let mut dice = Dice::quick(number << 32 | 0x5eed);
            let mut position = Position::deal(&Settings::new(), seats, &mut dice).unwrap();
            let mut actions = Vec::new();
            while let Some(decider) = position.decider() {
                actions.clear();
                position.legal_actions(&mut actions);
                let player = if decider == seat { one } else { others };
                let action =
                    if actions.len() == 1 { actions[0] } else { player(&position, &actions, &mut dice) };
                position.apply(action, &mut dice);
            }
            won += position.evaluate().for_seat(seat);
            games += 1.0;
        }
    }
    100.0 * won / games
}

#[test]
fn the_evaluation_beats_random_play() {
    let won = percent_won(greedy, random, 2, 200);
    assert!(won >= 95.0, "{won} %");
}

#[test]
fn the_evaluation_beats_larger_tables_of_random_players() {
    for (seats, deals) in [(3, 20), (4, 12), (5, 8)] {
        let won = percent_won(greedy, random, seats, deals);
        assert!(won >= 85.0, "{won} % with {seats} players");
    }
}

#[test]
fn priors_beat_random_play() {
    for (seats, deals) in [(2, 200), (3, 60), (4, 40), (5, 30)] {
        let won = percent_won(by_priors, random, seats, deals);
        assert!(won >= 85.0, "{won} % with {seats} players");
    }
}

#[test]
fn the_evaluation_beats_priors() {
    let won = percent_won(greedy, by_priors, 2, 60);
    assert!(won >= 70.0, "{won} %");
}

/// Calls `look` with every position of random games with all kinds of options.
fn random_games(mut look: impl FnMut(&Position)) {
    for (number, seats) in [2, 3, 4, 5].into_iter().cycle().take(40).enumerate() {
        let activation = if number % 8 < 4 { "lowest" } else { "bloodline" };
        let settings = Settings::new()
            .with("bruce", Value::Flag(number % 3 == 0))
            .with("activation", Value::Word(activation.to_owned()))
            .with("target", Value::Number([40, 15, 70][number % 3]));
        let mut dice = Dice::quick(number as u64);
        let mut position = Position::deal(&settings, seats, &mut dice).unwrap();
        while !position.is_over() {
            look(&position);
            let action = position.random_action(&mut dice, &mut Vec::new());
            position.apply(action, &mut dice);
        }
        look(&position);
    }
}

#[test]
fn evaluations_are_probabilities_and_exact_at_the_end() {
    let mut seen = 0;
    random_games(|position| {
        let rewards = position.evaluate();
        let chances = Seat::first(position.seats()).map(|seat| rewards.for_seat(seat));
        assert!(chances.clone().all(|chance| (0.0..=1.0).contains(&chance)), "{position}");
        assert!((chances.sum::<f32>() - 1.0).abs() < 1e-4, "{position}");
        if let Some(verdict) = position.turn().verdict() {
            assert_eq!(rewards, Rewards::of(verdict, position.seats()));
        }
        seen += 1;
    });
    assert!(seen > 4_000, "{seen} positions");
}

#[test]
fn every_action_has_a_prior() {
    random_games(|position| {
        let (mut actions, mut weights) = (Vec::new(), vec![0.5]);
        position.legal_actions(&mut actions);
        position.priors(&actions, &mut weights);
        assert_eq!(weights.len(), actions.len() + 1, "they are appended");
        assert!(weights.iter().all(|weight| (0.0..=20.0).contains(weight)), "{position}");
        assert!(actions.is_empty() || weights[1..].iter().any(|weight| *weight > 0.0), "{position}");
    });
}

#[test]
fn heuristics_do_not_allocate() {
    for seats in 2..=5 {
        let mut dice = Dice::quick(u64::from(seats));
        let settings = Settings::new().with("bruce", Value::Flag(true));
        let start = Position::deal(&settings, seats, &mut dice).unwrap();
        let (mut scratch, mut weights) = (Vec::with_capacity(64), Vec::with_capacity(64));
        let mut won = 0.0;
        let info = allocation_counter::measure(|| {
            for _ in 0..20 {
                let mut position = start;
                let rewards = position.playout(&mut dice, &mut scratch);
                won += Seat::first(seats).map(|seat| rewards.for_seat(seat)).sum::<f32>();
                assert!(position.is_over());
            }
            let mut position = start;
            while !position.is_over() {
                scratch.clear();
                weights.clear();
                position.legal_actions(&mut scratch);
                position.priors(&scratch, &mut weights);
                won += position.evaluate().for_seat(Seat::A) * 0.0;
                position.apply(*dice.pick(&scratch), &mut dice);
            }
        });
        assert_eq!(info.count_total, 0, "{seats} players");
        assert!((won - 20.0).abs() < 1e-3, "every playout has a winner");
    }
}

/// Positions with one clearly best action, or several equally good ones: `id | position | actions | reason`.
const PUZZLES: &str = include_str!("fixtures/puzzles.txt");

#[test]
fn the_solutions_of_the_puzzles_are_some_of_the_legal_actions() {
    let mut ids = Vec::new();
    for line in PUZZLES.lines() {
        let &[id, position, solutions, why] = &line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("four parts: {line}");
        };
        let position: Position = position.parse().unwrap_or_else(|flaw| panic!("{id}: {flaw}"));
        assert!(!position.is_over() && !why.is_empty(), "{id}");
        let solutions: Vec<Action> = solutions.split(' ').map(|text| text.parse().unwrap()).collect();
        assert!(solutions.iter().all(|&action| position.check(action).is_ok()), "{id}");
        assert!(solutions.len() < position.legal_count(), "{id}: every action is a solution");
        assert!(!ids.contains(&id), "{id} occurs twice");
        ids.push(id);
    }
    assert!(ids.len() >= 16);
}

#[test]
fn the_evaluation_solves_the_puzzles() {
    let mut unsolved = Vec::new();
    for line in PUZZLES.lines() {
        let parts: Vec<&str> = line.split(" | ").collect();
        let position: Position = parts[1].parse().unwrap();
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let action = greedy(&position, &actions, &mut Dice::quick(1)).to_string();
        if !parts[2].split(' ').any(|solution| solution == action) {
            unsolved.push((parts[0], action));
        }
    }
    assert!(unsolved.len() <= 2, "{unsolved:?}");
}
