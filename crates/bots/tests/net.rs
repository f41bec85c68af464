//! Nets: weight files, evaluation, and the bots built on them.

use bots::net::{
    BadNet, Handicap, Layout, Net, NetEvaluator, NetFeatures, NetShape, NetSpec, Provenance, TOP, TRUNK,
    WIDTH, embedded,
};
use bots::{BotSpec, FeatureBuffer, Heuristics, LEVELS};
use schotten_totten::Position;
use tabletop::{Dice, Game, Seat};

/// A net with random weights.
fn random_net(shape: NetShape, seed: u64) -> Net {
    let mut dice = Dice::quick(seed);
    let weights = (0..Layout::of(&shape).len).map(|_| dice.below(2001) as f32 / 4000.0 - 0.25).collect();
    Net::new(shape, weights, Provenance(vec!["a test".to_owned(), "seed 7".to_owned()]))
}

/// The specification of Schotten Totten without (0) or with tactics (1).
fn spec(family: usize) -> &'static NetSpec {
    &Position::NET.unwrap().specs[family]
}

/// The specifications of all games.
fn all_specs() -> impl Iterator<Item = &'static NetSpec> {
    fn specs<G: Heuristics>() -> &'static [NetSpec] {
        G::NET.unwrap().specs
    }
    let games = [specs::<Position>(), specs::<lords_of_scotland::Position>(), specs::<bergues::Position>()];
    games.into_iter().flatten()
}

/// A game after this many random decisions.
fn after(rules: &str, decisions: u32, seed: u64) -> Position {
    let mut dice = Dice::quick(seed);
    let mut position = Position::deal_rules(rules.parse().unwrap(), Seat::A, &mut dice);
    for _ in 0..decisions {
        if position.is_over() {
            break;
        }
        let action = position.random_action(&mut dice, &mut Vec::new());
        position.apply(action, &mut dice);
    }
    position
}

#[test]
fn shipped_nets_fit_their_shape_and_are_small() {
    let mut found = 0;
    for spec in all_specs() {
        if let Some(net) = embedded(spec) {
            found += 1;
            assert!(net.write().len() <= 2 << 20, "{}", spec.shape.name);
            assert!(!net.provenance.0.is_empty(), "{} has no provenance", spec.shape.name);
        }
    }
    assert_eq!(found, 5);
}

#[test]
fn a_written_net_reads_back() {
    let net = random_net(spec(0).shape, 7);
    assert_eq!(Net::read(&net.write(), net.shape), Ok(net));
}

#[test]
fn rounded_weights_are_close_and_stay() {
    let net = random_net(spec(0).shape, 5);
    let rounded = net.clone().rounded();
    for (weight, rounded) in net.weights.iter().zip(&rounded.weights) {
        assert!((weight - rounded).abs() <= weight.abs() / 8192.0, "{weight} {rounded}");
        assert_eq!(rounded.to_bits() & 0x7ff, 0, "{rounded}");
    }
    assert_ne!(rounded, net);
    assert_eq!(rounded.clone().rounded(), rounded);
}

#[test]
fn damaged_and_foreign_weight_files_are_refused() {
    let net = random_net(spec(0).shape, 7);
    let file = net.write();
    for place in (0..file.len()).step_by(file.len() / 50) {
        let mut damaged = file.clone();
        damaged[place] ^= 1;
        let refused = Net::read(&damaged, net.shape);
        assert!(matches!(refused, Err(BadNet::Checksum | BadNet::Format)), "byte {place}: {refused:?}");
        assert!(Net::read(&file[..place], net.shape).is_err(), "truncated at {place}");
    }
    let other = Net::read(&file, spec(1).shape);
    assert!(matches!(other, Err(BadNet::Shape { .. })), "{other:?}");
    let mut weights = net.weights.clone();
    weights[5] = f32::NAN;
    let broken = Net::new(net.shape, weights, Provenance::default());
    assert_eq!(Net::read(&broken.write(), net.shape), Err(BadNet::NotANumber));
}

/// Evaluates a net in the most direct way.
fn forward(net: &Net, buffer: &FeatureBuffer) -> f32 {
    let Net { layout, weights, shape, .. } = net;
    let mut trunk: Vec<f32> = weights[layout.trunk_bias..][..TRUNK].to_vec();
    for &feature in buffer.table().indices() {
        for unit in 0..TRUNK {
            trunk[unit] += weights[layout.table + usize::from(feature) * TRUNK + unit];
        }
    }
    for part in 0..shape.parts {
        for unit in 0..WIDTH {
            let present = buffer.part(part).indices();
            let row = |feature: &u16| weights[layout.encoder + usize::from(*feature) * WIDTH + unit];
            let encoded = weights[layout.encoder_bias + unit] + present.iter().map(row).sum::<f32>();
            for (place, trunk) in trunk.iter_mut().enumerate() {
                *trunk += encoded.max(0.0) * weights[layout.mixer + (part * WIDTH + unit) * TRUNK + place];
            }
        }
    }
    let mut logit = weights[layout.output_bias];
    for unit in 0..TOP {
        let from = |place: usize| trunk[place].max(0.0) * weights[layout.top + place * TOP + unit];
        let top = weights[layout.top_bias + unit] + (0..TRUNK).map(from).sum::<f32>();
        logit += top.max(0.0) * weights[layout.output + unit];
    }
    logit
}

#[test]
fn cached_evaluation_equals_direct_evaluation() {
    for rules in ["2016", "classictx"] {
        let shape = spec(usize::from(rules.contains('t'))).shape;
        let net = std::sync::Arc::new(random_net(shape, 3));
        let mut evaluator = NetEvaluator::new(net.clone());
        let (mut actions, mut logits) = (Vec::new(), Vec::new());
        for game in 0..60 {
            let position = after(rules, game, u64::from(game));
            actions.clear();
            position.legal_actions(&mut actions);
            evaluator.logits(&position, &actions, &mut logits);
            for (action, logit) in actions.iter().zip(&logits) {
                let mut buffer = FeatureBuffer::default();
                if NetFeatures::write_after(&position, *action, &mut buffer).is_none() {
                    let direct = forward(&net, &buffer);
                    assert!(
                        (direct - logit).abs() < 1e-2 * direct.abs().max(1.0),
                        "{action}: {direct} {logit}"
                    );
                }
            }
        }
    }
}

#[test]
fn evaluation_does_not_allocate() {
    let position = after("2016", 30, 5);
    let mut evaluator = NetEvaluator::new(embedded(spec(0)).unwrap());
    let (mut actions, mut logits) = (Vec::new(), Vec::new());
    position.legal_actions(&mut actions);
    assert!(actions.len() > 1);
    evaluator.logits(&position, &actions, &mut logits);
    let counted = allocation_counter::measure(|| evaluator.logits(&position, &actions, &mut logits));
    assert_eq!(counted.count_total, 0);
}

#[test]
fn names_of_net_bots_read_back() {
    for name in ["net", "net~50", "net:200", "net:40ms", "net+"] {
        assert_eq!(name.parse::<BotSpec>().map(|spec| spec.to_string()).as_deref(), Ok(name));
    }
    for name in ["net~", "net~x", "net:", "net:0", "net:ms", "net++"] {
        assert!(name.parse::<BotSpec>().is_err(), "{name}");
    }
}

#[test]
fn levels_are_found_by_name() {
    for level in LEVELS {
        assert_eq!(level.name.parse::<BotSpec>(), Ok(level.spec), "{}", level.name);
        assert_eq!(level.spec.to_string().parse::<BotSpec>(), Ok(level.spec), "{}", level.name);
    }
}

#[test]
fn every_level_is_weaker_than_the_next() {
    // Any search beats none; a higher temperature is weaker, and so is forgetting, the more the shorter it remembers.
    let strength = |handicap: &Handicap| match handicap {
        Handicap::Iterations(iterations) => i32::from(*iterations),
        Handicap::Temperature(thousandths) => -i32::from(*thousandths),
        Handicap::Forgetful { span, temperature } => {
            -10_000 * (256 - i32::from(*span)) - i32::from(*temperature)
        }
    };
    for (spec, seats) in all_specs().flat_map(|spec| (2..=5).map(move |seats| (spec, seats))) {
        let strengths = (spec.handicaps)(seats).each_ref().map(strength);
        let name = spec.shape.name;
        assert!(strengths.is_sorted_by(|above, below| above > below), "{name} for {seats}: {strengths:?}");
    }
}
