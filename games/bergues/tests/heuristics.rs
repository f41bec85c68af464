//! The heuristics are useful: players who follow them beat random play and solve the puzzles.

mod common;

use bergues::{Action, Position};
use bots::{Heuristics, Rewards};
use common::OptionSet;
use tabletop::{Dice, Game, Seat, Turn, Viewer};

/// A way to play by heuristics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    /// The best evaluation one action ahead, over this many determinizations.
    Greedy(u32),
    /// The highest prior.
    Prior,
}

/// The action of this style.
fn decide(style: Style, view: &<Position as Game>::View, seat: Seat, dice: &mut Dice) -> Action {
    let mut sample = Position::determinize(view, dice);
    let mut actions = Vec::new();
    sample.legal_actions(&mut actions);
    let mut values = vec![0.0; actions.len()];
    match style {
        _ if actions.len() == 1 => {}
        Style::Greedy(samples) => {
            for _ in 0..samples {
                sample = Position::determinize(view, dice);
                for (&action, value) in actions.iter().zip(&mut values) {
                    let mut after = sample;
                    after.apply(action, dice);
                    *value += after.evaluate().for_seat(seat);
                }
            }
        }
        Style::Prior => {
            values.clear();
            sample.priors(&actions, &mut values);
        }
    }
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    let at = values.iter().position(|&value| value >= best).expect("there is an action");
    actions[at]
}

/// The score share of one player at a table of random players, on each deal once in each seat.
fn share_won(style: Style, set: OptionSet, deals: u64) -> f64 {
    let settings = set.settings();
    let mut won = 0.0;
    for deal in 0..deals {
        for hero in Seat::first(set.seats) {
            let start = Position::deal(&settings, set.seats, &mut Dice::quick(deal)).expect("a deal");
            let (mut position, mut dice) = (start, Dice::quick(1_000_000 + deal));
            while let Some(seat) = position.decider() {
                let action = if seat == hero {
                    decide(style, &position.view(seat.into()), seat, &mut dice)
                } else {
                    position.random_action(&mut dice, &mut Vec::new())
                };
                position.apply(action, &mut dice);
            }
            won += f64::from(position.evaluate().for_seat(hero));
        }
    }
    won / (deals * u64::from(set.seats)) as f64
}

fn table(variant: &'static str, seats: u8, tiles: &'static str) -> OptionSet {
    OptionSet { variant, seats, towers: 4, pickup: "exact", tiles }
}

#[test]
fn looking_one_action_ahead_beats_random_play() {
    for (set, deals, least) in [
        (table("classic", 2, "pairs"), 200, 0.95),
        (table("classic", 3, "pairs"), 60, 0.9),
        (table("classic", 4, "pairs"), 50, 0.9),
        (table("classic", 2, "quartets"), 60, 0.9),
        (table("junior", 2, "pairs"), 100, 0.9),
        (table("junior", 4, "quartets"), 50, 0.9),
    ] {
        let won = share_won(Style::Greedy(8), set, deals);
        assert!(won >= least, "{set:?}: {won}");
    }
}

#[test]
fn the_highest_prior_beats_random_play() {
    for (set, deals, least) in [
        (table("classic", 2, "pairs"), 100, 0.95),
        (table("classic", 4, "quartets"), 50, 0.9),
        (table("junior", 3, "pairs"), 60, 0.9),
    ] {
        let won = share_won(Style::Prior, set, deals);
        assert!(won >= least, "{set:?}: {won}");
    }
}

fn sum(rewards: &Rewards, seats: u8) -> f32 {
    Seat::first(seats).map(|seat| rewards.for_seat(seat)).sum()
}

#[test]
fn evaluations_and_priors_stay_within_bounds_with_all_options() {
    let mut dice = Dice::quick(3);
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    for set in OptionSet::all() {
        for _ in 0..20 {
            let mut position = Position::deal(&set.settings(), set.seats, &mut dice).expect("a deal");
            loop {
                let rewards = position.evaluate();
                for seat in Seat::first(set.seats) {
                    assert!((0.0..=1.0).contains(&rewards.for_seat(seat)), "{position}: {rewards:?}");
                }
                let all = sum(&rewards, set.seats);
                assert!(all <= 1.0001, "{position}: {rewards:?}");
                if let Turn::Over(verdict) = position.turn() {
                    assert_eq!(rewards, Rewards::of(verdict, set.seats));
                    break;
                }
                // Guards without players rarely win.
                assert!(all > 0.9, "{position}: {rewards:?}");
                actions.clear();
                position.legal_actions(&mut actions);
                weights.clear();
                weights.push(-1.0);
                position.priors(&actions, &mut weights);
                assert_eq!(weights.len(), actions.len() + 1);
                assert!(weights[1..].iter().all(|weight| (0.0..=50.0).contains(weight)), "{position}");
                assert!(weights[1..].iter().any(|&weight| weight > 0.0), "{position}");
                position.apply(*dice.pick(&actions), &mut dice);
            }
        }
    }
}

#[test]
fn playouts_end_with_the_final_rewards_and_do_not_allocate() {
    let mut dice = Dice::quick(4);
    let mut scratch = Vec::new();
    for set in OptionSet::all() {
        let mut turns = 0;
        for _ in 0..50 {
            let mut position = Position::deal(&set.settings(), set.seats, &mut dice).expect("a deal");
            let mut rewards = None;
            // The tables of these rules are made on first use.
            let estimate = position.evaluate();
            let allocations = allocation_counter::measure(|| {
                assert_eq!(position.evaluate(), estimate);
                rewards = Some(position.playout(&mut dice, &mut scratch));
                assert_ne!(rewards, Some(estimate));
            });
            assert_eq!(allocations.count_total, 0);
            let Turn::Over(verdict) = position.turn() else { panic!("{position}") };
            assert_eq!(rewards, Some(Rewards::of(verdict, set.seats)));
            turns += position.turn_number();
        }
        assert!(turns / 50 < 60, "{set:?}: {turns}");
    }
}

/// The lines of the puzzles: name, position, best actions.
fn puzzles() -> Vec<(&'static str, Position, Vec<Action>)> {
    let lines = include_str!("fixtures/puzzles.txt").lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let [name, position, best, reason] = line.split(" | ").collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            assert!(!reason.is_empty(), "{name}");
            let position = position.parse().unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
            let best = best.split(' ').map(|action| action.parse().expect("an action")).collect();
            (name, position, best)
        })
        .collect()
}

#[test]
fn the_solutions_of_the_puzzles_are_some_of_the_legal_actions() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 16);
    for (name, position, best) in puzzles {
        for &action in &best {
            position.check(action).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        }
        assert!(best.len() < position.legal_count(), "{name}");
    }
}

/// Whether a style finds a solution in twenty attempts from the view.
fn solves(style: Style, position: &Position, best: &[Action]) -> bool {
    let mut dice = Dice::quick(8);
    let seat = position.decider().expect("a puzzle is not over");
    (0..20).all(|_| best.contains(&decide(style, &position.view(Viewer::Seat(seat)), seat, &mut dice)))
}

#[test]
fn looking_one_action_ahead_solves_the_puzzles() {
    for (style, beyond) in [
        (Style::Greedy(100), &[][..]),
        // Priors do not infer hidden faces from the open ones.
        (Style::Prior, &["stop-repeat", "go-on", "junior-go-on"]),
    ] {
        let puzzles = puzzles();
        let missed = puzzles.iter().filter(|(_, position, best)| !solves(style, position, best));
        let names: Vec<&str> = missed.map(|&(name, ..)| name).collect();
        assert_eq!(names, beyond, "{style:?}");
    }
}
