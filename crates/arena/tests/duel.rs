//! Duels: more search is not weaker, and results do not depend on how a duel is run.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use arena::{Duel, Entrant, Plan, duel};
use bots::{Bot, BotDecision, BotSpec, Budget, wins_at_once};
use schotten_totten::Position;
use tabletop::{Dice, Game, Settings};

/// A built-in bot.
fn entrant(name: &str) -> Entrant<Position> {
    let spec: BotSpec = name.parse().unwrap();
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

#[test]
fn search_beats_random_play() {
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
        // Only the thinking time may differ.
        Duel { thinking: [Duration::ZERO; 2], ..duel }
    });
    assert_eq!(one, two);
    assert_eq!(one.played(), 10);
    assert_eq!(one.games.iter().sum::<u32>(), 20);
}

/// Plays like `greedy`, but never takes an action that wins at once while there is another one.
struct Declining(Box<dyn Bot<Position>>);

impl Bot<Position> for Declining {
    fn think(
        &mut self,
        view: &<Position as Game>::View,
        budget: Budget,
        dice: &mut Dice,
    ) -> BotDecision<<Position as Game>::Action> {
        let decision = self.0.think(view, budget, dice);
        let position = Position::determinize(view, dice);
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        let other = legal.into_iter().find(|action| !wins_at_once(&position, *action));
        if wins_at_once(&position, decision.action) {
            BotDecision { action: other.unwrap_or(decision.action), ..decision }
        } else {
            decision
        }
    }
}

#[test]
fn immediate_wins_that_a_bot_declines_are_counted() {
    let greedy: BotSpec = "greedy".parse().unwrap();
    let declining = Entrant {
        name: "declining".to_owned(),
        make: Box::new(move || Box::new(Declining(greedy.bot())) as Box<dyn Bot<Position>>),
        budget: Budget::Iterations(1),
    };
    let plan = plan(10, 1);
    let counted = duel([&declining, &entrant("greedy")], &plan, &AtomicBool::new(false), |_| {});
    assert!(counted.declined[0] > 0, "{counted:?}");
    assert_eq!(counted.declined[1], 0, "a bot that takes its wins declines none: {counted:?}");
    // The other seat order counts for the same bot.
    let exchanged = duel([&entrant("greedy"), &declining], &plan, &AtomicBool::new(false), |_| {});
    assert!(exchanged.declined[0] == 0 && exchanged.declined[1] > 0, "{exchanged:?}");
}

#[test]
fn a_duel_can_be_stopped_early() {
    let stop = AtomicBool::new(false);
    let mut seen = 0;
    let plan = plan(1_000_000, 2);
    let stopped = duel([&entrant("random"), &entrant("greedy")], &plan, &stop, |duel| {
        seen = duel.played();
        stop.store(seen >= 5, Ordering::Relaxed);
    });
    assert_eq!(stopped.played(), seen, "the last result watched is the one returned");
    assert!((5..1_000_000).contains(&seen), "{seen}");
    let never = duel([&entrant("random"), &entrant("greedy")], &plan, &AtomicBool::new(true), |_| {});
    assert_eq!(never.played(), 0, "stopped before it began");
}
