//! Environments whose slots are the candidates of the value net.

use std::sync::Arc;

use bots::net::{Net, NetEvaluator, NetFeatures, NetShape, TOP, TRUNK, WIDTH, embedded};
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
    let after_states = Config { slots: Slots::AfterStates, ..config() };
    let refusals = [
        ("bergues", junior.clone(), config()),
        ("bergues", junior, after_states),
        ("schotten-totten", Settings::new(), config()),
    ];
    for (name, settings, config) in refusals {
        let refused = make(name, &settings, 2, config).err().unwrap();
        assert!(matches!(refused, EnvironmentError::NoCandidates(_)), "{refused}");
    }
}

/// The logit that a net computes from the bits of an after-state, layer by layer.
fn logit_of_bits(net: &Net, bytes: &[u8]) -> f32 {
    let (NetShape { table, parts, part, .. }, weights) = (net.shape, &net.weights);
    let is_set = |bytes: &[u8], feature: usize| bytes[feature / 8] >> (feature % 8) & 1 == 1;
    let (table_bits, mut rest) = bytes[1..].split_at(table.div_ceil(8));
    let mut trunk: [f32; TRUNK] = std::array::from_fn(|unit| weights[net.layout.trunk_bias + unit]);
    for feature in (0..table).filter(|&feature| is_set(table_bits, feature)) {
        trunk
            .iter_mut()
            .enumerate()
            .for_each(|(i, sum)| *sum += weights[net.layout.table + feature * TRUNK + i]);
    }
    for number in 0..parts {
        let bits;
        (bits, rest) = rest.split_at(part.div_ceil(8));
        for unit in 0..WIDTH {
            let on = (0..part).filter(|&feature| is_set(bits, feature));
            let sum: f32 = on.map(|feature| weights[net.layout.encoder + feature * WIDTH + unit]).sum();
            let unit_out = (sum + weights[net.layout.encoder_bias + unit]).max(0.0);
            let row = net.layout.mixer + (number * WIDTH + unit) * TRUNK;
            trunk.iter_mut().enumerate().for_each(|(i, sum)| *sum += unit_out * weights[row + i]);
        }
    }
    assert!(rest.is_empty());
    let top = (0..TOP).map(|unit| {
        let inputs = trunk.iter().enumerate();
        let sum: f32 = inputs.map(|(i, x)| x.max(0.0) * weights[net.layout.top + i * TOP + unit]).sum();
        (sum + weights[net.layout.top_bias + unit]).max(0.0) * weights[net.layout.output + unit]
    });
    top.sum::<f32>() + weights[net.layout.output_bias]
}

/// The bits of an after-state say all that the value net reads.
fn have_what_the_value_net_reads<G: Heuristics>(settings: &Settings, seats: u8) {
    let (mut ranker, mut candidates) = (Ranker::<G>::default(), Candidates::default());
    let mut dice = Dice::quick(6);
    let mut position = G::deal(settings, seats, &mut dice).unwrap();
    let net = embedded(NetFeatures::spec_of(&position).unwrap()).unwrap();
    let mut evaluator = NetEvaluator::new(Arc::clone(&net));
    let width = 1 + net.shape.table.div_ceil(8) + net.shape.parts * net.shape.part.div_ceil(8);
    let mut compared = 0;
    for _ in 0..60 {
        if position.decider().is_none() {
            break;
        }
        ranker.list_after_states(&position, &mut candidates);
        let mut block = vec![1; CANDIDATES * width];
        candidates.write(&mut block);
        let (rows, rest) = block.split_at(candidates.actions().len() * width);
        assert!(rest.iter().all(|byte| *byte == 0), "slots without an action are empty");
        for (&action, row) in candidates.actions().iter().zip(rows.chunks(width)) {
            let logit = evaluator.logit(&position, action);
            match row[0] {
                // The evaluator computes the first layer in fixed point.
                0 => assert!((logit_of_bits(&net, row) - logit).abs() < 0.03, "{position} {action}"),
                certain => assert!((40.0 * (f32::from(certain - 1) / 254.0 - 0.5) - logit).abs() < 0.1),
            }
            compared += 1;
        }
        let action = position.random_action(&mut dice, &mut Vec::new());
        position.apply(action, &mut dice);
    }
    assert!(compared > 100);
}

#[test]
fn after_states_have_what_the_value_net_reads() {
    let base = ("schotten-totten", 2, Settings::new());
    for (name, seats, settings) in with_candidates().into_iter().chain([base]) {
        let config = Config { slots: Slots::AfterStates, ..config() };
        assert_eq!(make(name, &settings, seats, config).unwrap().layout().actions, CANDIDATES);
        match name {
            "schotten-totten" => have_what_the_value_net_reads::<schotten_totten::Position>(&settings, seats),
            "lords-of-scotland" => {
                have_what_the_value_net_reads::<lords_of_scotland::Position>(&settings, seats);
            }
            _ => have_what_the_value_net_reads::<bergues::Position>(&settings, seats),
        }
    }
}
