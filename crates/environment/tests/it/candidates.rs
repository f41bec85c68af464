//! Environments whose slots are the candidates of the value net.

use bots::policy::{CANDIDATES, Candidates, Ranker};
use bots::{BotSpec, Budget, Heuristics};
use environment::{Branches, Config, Environment, EnvironmentError, Observation, Outcome, Slots, make};
use tabletop::{Dice, Settings, Value, Viewer};

use super::every_game::tables;

/// The tables whose rules have a value net and an encoding over candidates.
fn with_candidates() -> Vec<(&'static str, u8, Settings)> {
    let is_plain = |settings: &Settings, name| settings.flag("tactics") || name != "schotten-totten";
    let is_junior = |settings: &Settings| settings.word("variant") == Some("junior");
    let mut tables = tables();
    tables.retain(|(name, _, settings)| is_plain(settings, *name) && !is_junior(settings));
    tables
}

fn config() -> Config {
    Config { games: 6, threads: 2, seed: 8, auto_reset: false, slots: Slots::Candidates, ..Config::default() }
}

struct Seen {
    rows: Vec<u8>,
    mask: Vec<u8>,
    seats: Vec<i8>,
}

fn observe(env: &dyn Environment) -> Seen {
    let games = env.games();
    let mut seen = Seen {
        rows: vec![0; games * env.layout().observation_len()],
        mask: vec![0; games * env.layout().actions],
        seats: vec![0; games],
    };
    let Seen { rows, mask, seats } = &mut seen;
    env.observe(Observation { rows, mask, seats }).unwrap();
    seen
}

#[test]
fn the_bot_net_takes_the_first_candidate() {
    for (name, seats, settings) in with_candidates() {
        let mut env = make(name, &settings, seats, config()).unwrap();
        assert_eq!(env.layout().actions, CANDIDATES);
        let mut decisions = 0;
        for step in 0..60 {
            let seen = observe(&*env);
            let wanted: Vec<u8> = seen.seats.iter().map(|seat| u8::from(*seat >= 0)).collect();
            let mut actions = vec![0; env.games()];
            env.bot_actions("net", step, &wanted, &mut actions).unwrap();
            for (action, wanted) in actions.iter().zip(&wanted) {
                assert_eq!(*action, i32::from(*wanted) - 1, "{name}");
                decisions += u32::from(*wanted);
            }
            let (mut rewards, mut ended) =
                (vec![0.0; env.games() * usize::from(seats)], vec![0; env.games()]);
            env.step(&actions, Outcome { rewards: &mut rewards, ended: &mut ended }).unwrap();
        }
        assert!(decisions > 100, "{name}");
    }
}

#[test]
fn a_tried_candidate_leads_where_its_step_leads() {
    for (name, seats, settings) in with_candidates() {
        let mut env = make(name, &settings, seats, config()).unwrap();
        let (games, width) = (env.games(), env.layout().privileged_len());
        for step in 0..20 {
            let seen = observe(&*env);
            let slots: Vec<i32> = seen
                .mask
                .chunks(CANDIDATES)
                .map(|mask| {
                    let count = mask.iter().map(|legal| usize::from(*legal)).sum::<usize>();
                    assert!(mask[..count].iter().all(|legal| *legal == 1), "candidates come first");
                    (step * 7 % count) as i32
                })
                .collect();
            if seen.seats.iter().any(|seat| *seat < 0) {
                break;
            }
            let all: Vec<i32> = (0..games as i32).collect();
            let (mut tried, mut then) = (vec![0; games * width], vec![0; games]);
            let mut tried_rewards = vec![0.0; games * usize::from(seats)];
            let branches = Branches {
                games: &all,
                actions: &slots,
                privileged: &mut tried,
                seats: &mut then,
                rewards: &mut tried_rewards,
            };
            env.branch(branches).unwrap();
            let (mut rewards, mut ended) = (vec![0.0; games * usize::from(seats)], vec![0; games]);
            env.step(&slots, Outcome { rewards: &mut rewards, ended: &mut ended }).unwrap();
            assert_eq!(rewards, tried_rewards, "{name}");
            if ended.iter().all(|ended| *ended == 0) {
                let mut privileged = vec![0; games * width];
                env.observe_privileged(&mut privileged).unwrap();
                assert!(privileged == tried, "{name}");
            }
        }
    }
}

/// Candidates and what is written about them are equal in all positions behind a view, and the first is the action of `net`.
fn depend_on_the_view_alone<G: Heuristics>(settings: &Settings, seats: u8) {
    let (mut ranker, mut other_ranker) = (Ranker::<G>::default(), Ranker::<G>::default());
    let (mut candidates, mut others) = (Candidates::default(), Candidates::default());
    let net: BotSpec = "net".parse().unwrap();
    let mut net = net.bot::<G>();
    let mut dice = Dice::quick(4);
    let mut position = G::deal(settings, seats, &mut dice).unwrap();
    for _ in 0..80 {
        let Some(seat) = position.decider() else { break };
        let view = position.view(Viewer::Seat(seat));
        ranker.rank(&position, &mut candidates);
        other_ranker.rank(&G::determinize(&view, &mut dice), &mut others);
        assert_eq!(candidates.actions(), others.actions(), "{position}");
        let written = |candidates: &Candidates<G::Action>| {
            let mut block = vec![1; 5000];
            candidates.write(&mut block);
            block
        };
        assert!(written(&candidates) == written(&others), "{position}");
        let chosen = net.think(&view, Budget::Iterations(1), &mut dice).action;
        assert_eq!(candidates.actions()[0], chosen, "{position}");
        let action = position.random_action(&mut dice, &mut Vec::new());
        position.apply(action, &mut dice);
    }
}

#[test]
fn candidates_depend_on_the_view_alone() {
    for (name, seats, settings) in with_candidates() {
        match name {
            "schotten-totten" => depend_on_the_view_alone::<schotten_totten::Position>(&settings, seats),
            "lords-of-scotland" => depend_on_the_view_alone::<lords_of_scotland::Position>(&settings, seats),
            _ => depend_on_the_view_alone::<bergues::Position>(&settings, seats),
        }
    }
}

#[test]
fn rules_without_a_value_net_have_no_candidates() {
    let junior = Settings::new().with("variant", Value::Word("junior".to_owned()));
    for (name, settings) in [("bergues", junior), ("schotten-totten", Settings::new())] {
        let refused = make(name, &settings, 2, config()).err().unwrap();
        assert!(matches!(refused, EnvironmentError::NoCandidates(_)), "{refused}");
    }
}
