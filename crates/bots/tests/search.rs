//! The search and the arena: more thinking is not weaker, memory is reused, nothing is searched without need,
//! and a duel is the same however it is run.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::arena::{Duel, Entrant, Plan, duel};
use bots::{Bot, Budget, Ismcts, Settings as Tuning, Spec};
use schotten_totten::Position;
use tabletop::{Dice, Game, Seat, Settings};

/// A bot by its name.
fn entrant(name: &str) -> Entrant<Position> {
    let spec: Spec = name.parse().unwrap();
    Entrant {
        name: name.to_owned(),
        make: Box::new(move || spec.bot()),
        budget: spec.budget(Budget::Iterations(1)),
    }
}

fn plan(pairs: u32, threads: u32) -> Plan {
    Plan { settings: Settings::new(), seats: 2, pairs, seed: 54, threads, sprt: None }
}

fn result(one: &str, two: &str, plan: &Plan) -> Duel {
    duel([&entrant(one), &entrant(two)], plan, &AtomicBool::new(false), |_| {})
}

/// A game after so many random decisions.
fn after(decisions: u32) -> Position {
    let mut dice = Dice::quick(9);
    let mut position = Position::deal_rules("2016t".parse().unwrap(), Seat::A, &mut dice);
    for _ in 0..decisions {
        let action = position.random_action(&mut dice, &mut Vec::new());
        position.apply(action, &mut dice);
    }
    position
}

#[test]
fn search_beats_chance() {
    let duel = result("ismcts:400", "random", &plan(12, 2));
    assert!(duel.share() > 0.9, "{duel:?}");
}

#[test]
fn more_search_is_not_weaker() {
    let duel = result("ismcts:400", "ismcts:20", &plan(24, 2));
    assert!(duel.share() > 0.5, "{duel:?}");
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let [one, two] = [1, 2].map(|threads| {
        let duel = result("ismcts:30", "greedy", &plan(10, threads));
        // How long it took is the one thing that may differ.
        Duel { thinking: [Duration::ZERO; 2], ..duel }
    });
    assert_eq!(one, two);
    assert_eq!(one.played(), 10);
    assert_eq!(one.games.iter().sum::<u32>(), 20);
}

#[test]
fn a_duel_can_be_stopped() {
    let stop = AtomicBool::new(false);
    let mut seen = 0;
    let plan = plan(1_000_000, 2);
    let stopped = duel([&entrant("random"), &entrant("greedy")], &plan, &stop, |duel| {
        seen = duel.played();
        stop.store(seen >= 5, Ordering::Relaxed);
    });
    assert_eq!(stopped.played(), seen, "what was watched is what is answered");
    assert!((5..1_000_000).contains(&seen), "{seen}");
    let never = duel([&entrant("random"), &entrant("greedy")], &plan, &AtomicBool::new(true), |_| {});
    assert_eq!(never.played(), 0, "stopped before it began");
}

#[test]
fn a_forced_decision_is_not_searched() {
    let forced = (0..200)
        .map(after)
        .find(|position| !position.is_over() && position.legal_count() == 1)
        .expect("turns end in a forced way sooner or later");
    let mut only = Vec::new();
    forced.legal_actions(&mut only);
    let view = forced.view(forced.decider().unwrap().into());
    // So many iterations would take days.
    let thought =
        Ismcts::<Position>::default().think(&view, Budget::Iterations(u32::MAX), &mut Dice::quick(1));
    assert_eq!((thought.action, thought.iterations), (only[0], 0));
    assert_eq!(thought.line, only);
}

#[test]
fn a_win_at_hand_is_taken() {
    // Nothing could stop the claim at 6 a turn later either, so the value of drawing first is 1 too.
    let position: Position = "st 2016 g3g5r5|y2b5o8:>B/-|-/r2g4|b8/g7g8g9|o2p4y6:<A/p7o7b7|r3y1g2:<A/\
        y3y5y8|r9p8g6:>/o5|b2b3/r7|p1p2p3:>/-|y9o9 r4o4b1b9p6/r6r8o1o3o6p5 y4g1b4p9r1b6y7/- - 0-0 A.claim.0"
        .parse()
        .unwrap();
    let view = position.view(Seat::A.into());
    for seed in 0..20 {
        let thought =
            Ismcts::<Position>::default().think(&view, Budget::Iterations(100), &mut Dice::quick(seed));
        assert_eq!((thought.action.to_string().as_str(), thought.value), ("!6", 1.0));
    }
}

#[test]
fn a_search_allocates_for_its_report_only() {
    let position = after(20);
    let view = position.view(position.decider().unwrap().into());
    for plain in [true, false] {
        let mut search = Ismcts::<Position>::new(Tuning { plain, ..Tuning::default() });
        let mut allocations = [500, 5_000].map(|iterations| {
            let mut think = || search.think(&view, Budget::Iterations(iterations), &mut Dice::quick(3));
            // The first search makes room, the second finds it.
            let warm = think();
            let counted = allocation_counter::measure(|| assert_eq!(think(), warm));
            counted.count_total
        });
        allocations.sort_unstable();
        assert!(allocations[1] <= 24, "plain {plain}: {allocations:?}");
        assert!(allocations[1] - allocations[0] <= 4, "it depends on the iterations: {allocations:?}");
    }
}
