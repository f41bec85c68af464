//! Policy nets: weight files, evaluation, and the bot built on them.

mod common;

use std::sync::Arc;

use bergues::BerguesEncoding;
use bots::encoding::{Encoding, Layout};
use bots::policy::{BadPolicy, Candidates, PolicyEvaluator, PolicyNet, PolicyPlayer, PolicySearch, Ranker};
use bots::{Bot, BotSpec, Budget};
use common::middle;
use lords_of_scotland::LordsEncoding;
use schotten_totten::{Action, BaseEncoding, Position, View};
use serde_json::json;
use tabletop::{Dice, Game, Seat, Settings, Verdict};

// The widths of the test net.
const TRUNK: usize = 12;
const STONE: usize = 6;
const CARD: usize = 5;
const PAIR: usize = 7;
/// The hidden layers of the encoders.
const HIDDEN: usize = 8;

fn layout() -> &'static Layout {
    BaseEncoding.layout()
}

/// The tensors of a net with one residual block.
fn tensors() -> Vec<(&'static str, Vec<usize>)> {
    let features = |name: &str| {
        let block = layout().observation.iter().find(|block| block.name == name).unwrap();
        (block.items, block.features)
    };
    let ((stones, stone), (cards, card)) = (features("stones"), features("cards"));
    let inputs = stones * STONE + cards * CARD + features("table").1;
    let linear = [
        ("stone.0", stone, HIDDEN),
        ("stone.2", HIDDEN, STONE),
        ("card.0", card, HIDDEN),
        ("card.2", HIDDEN, CARD),
        ("trunk.first", inputs, TRUNK),
        ("trunk.up.0", TRUNK, TRUNK),
        ("trunk.down.0", TRUNK, TRUNK),
        ("stone_query", STONE, 9),
        ("stone_context", TRUNK, 9),
        ("pair_stone", 9, PAIR),
        ("pair_card", CARD, PAIR),
        ("pair_context", TRUNK, PAIR),
        ("pair_features", features("actions").1, PAIR),
        ("pair_hidden", PAIR, PAIR),
        ("logit", PAIR, 1),
        ("value", TRUNK, 1),
    ];
    let mut tensors = Vec::new();
    for (name, inputs, outputs) in linear {
        let weight: &'static str = format!("{name}.weight").leak();
        let bias: &'static str = format!("{name}.bias").leak();
        tensors.extend([(weight, vec![outputs, inputs]), (bias, vec![outputs])]);
    }
    for name in ["trunk.norms.0.weight", "trunk.norms.0.bias", "trunk.norms.1.weight", "trunk.norms.1.bias"] {
        tensors.push((name, vec![TRUNK]));
    }
    tensors
}

/// A weight file with random numbers between -1/4 and 1/4.
fn file(encoding: &str) -> Vec<u8> {
    let mut dice = Dice::quick(5);
    let count: usize = tensors().iter().map(|(_, shape)| shape.iter().product::<usize>()).sum();
    let half = |dice: &mut Dice| (dice.below(2) << 15 | (9 + dice.below(4)) << 10 | dice.below(1024)) as u16;
    let numbers: Vec<u8> = (0..count).flat_map(|_| half(&mut dice).to_le_bytes()).collect();
    with_header(encoding, &numbers)
}

fn with_header(encoding: &str, numbers: &[u8]) -> Vec<u8> {
    let tensors: Vec<_> = tensors().iter().map(|(name, shape)| json!([name, shape])).collect();
    let header = json!({
        "format": "marchstone-policy-1",
        "encoding": encoding,
        "tensors": tensors,
        "provenance": { "what": "random numbers" },
        "crc32": bots::checksum(numbers),
    });
    let mut file = format!("{header}\n").into_bytes();
    file.extend(numbers);
    file
}

fn observation(position: &Position) -> Vec<u8> {
    let mut observation = vec![0; layout().observation_len()];
    BaseEncoding.observe(position, &mut observation);
    observation
}

fn mask(position: &Position) -> Vec<u8> {
    let mut mask = vec![0; layout().actions];
    BaseEncoding.mask(position, &mut mask);
    mask
}

/// The net computed the plain way, straight from the file: every layer by its definition, in f64.
mod plain {
    use std::collections::BTreeMap;

    use bots::encoding::Layout;

    /// The weights by tensor.
    pub(super) struct Plain(pub(super) BTreeMap<&'static str, Vec<f64>>);

    impl Plain {
        fn linear(&self, name: &str, input: &[f64]) -> Vec<f64> {
            let (weights, bias) = (&self.0[&*format!("{name}.weight")], &self.0[&*format!("{name}.bias")]);
            let row = |output: usize| &weights[output * input.len()..][..input.len()];
            let dot = |row: &[f64]| row.iter().zip(input).map(|(weight, x)| weight * x).sum::<f64>();
            (0..bias.len()).map(|output| bias[output] + dot(row(output))).collect()
        }

        fn norm(&self, name: &str, input: &[f64]) -> Vec<f64> {
            let (scale, bias) = (&self.0[&*format!("{name}.weight")], &self.0[&*format!("{name}.bias")]);
            let len = input.len() as f64;
            let mean = input.iter().sum::<f64>() / len;
            let deviation = (input.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / len + 1e-5).sqrt();
            (0..input.len()).map(|i| (input[i] - mean) / deviation * scale[i] + bias[i]).collect()
        }

        /// The logits and the value.
        pub(super) fn evaluate(&self, layout: &Layout, observation: &[u8]) -> (Vec<f64>, f64) {
            let numbers: Vec<f64> = observation.iter().map(|byte| f64::from(*byte) / 32.0).collect();
            let mut at = 0;
            let mut block = |place: usize| {
                let block = layout.observation[place];
                at += block.len();
                let items = numbers[at - block.len()..at].chunks_exact(block.features);
                items.map(<[f64]>::to_vec).collect::<Vec<_>>()
            };
            let [stones, cards, table, actions] = [0, 1, 2, 3].map(&mut block);
            let encode = |name: &str, item: &Vec<f64>| {
                let hidden = relu(self.linear(&format!("{name}.0"), item));
                relu(self.linear(&format!("{name}.2"), &hidden))
            };
            let stones: Vec<_> = stones.iter().map(|item| encode("stone", item)).collect();
            let cards: Vec<_> = cards.iter().map(|item| encode("card", item)).collect();
            let x = self.linear("trunk.first", &[stones.concat(), cards.concat(), table.concat()].concat());
            let up = relu(self.linear("trunk.up.0", &self.norm("trunk.norms.0", &x)));
            let x = sum(&x, &self.linear("trunk.down.0", &up));
            let x = relu(self.norm("trunk.norms.1", &x));
            let value = self.linear("value", &x)[0].tanh();
            let mut logits = Vec::new();
            for (c, card) in cards.iter().enumerate() {
                for (s, stone) in stones.iter().enumerate() {
                    let stone =
                        relu(sum(&self.linear("stone_query", stone), &self.linear("stone_context", &x)));
                    let card = sum(&self.linear("pair_card", card), &self.linear("pair_context", &x));
                    let pair = sum(&card, &self.linear("pair_stone", &stone));
                    let features = self.linear("pair_features", &actions[c * stones.len() + s]);
                    let hidden = relu(self.linear("pair_hidden", &relu(sum(&pair, &features))));
                    logits.extend(self.linear("logit", &hidden));
                }
            }
            (logits, value)
        }
    }

    fn relu(units: Vec<f64>) -> Vec<f64> {
        units.into_iter().map(|unit| unit.max(0.0)).collect()
    }

    fn sum(one: &[f64], two: &[f64]) -> Vec<f64> {
        one.iter().zip(two).map(|(one, two)| one + two).collect()
    }
}

#[test]
fn logits_and_values_are_those_of_the_definition() {
    let file = file(layout().name);
    let start = file.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    let mut numbers = file[start..].chunks_exact(2).map(|bytes| {
        let bits = u16::from_le_bytes([bytes[0], bytes[1]]);
        let size = (1024.0 + f64::from(bits & 1023)) * 2_f64.powi(i32::from(bits >> 10 & 31) - 25);
        if bits >> 15 == 1 { -size } else { size }
    });
    let tensors = tensors()
        .into_iter()
        .map(|(name, shape)| (name, numbers.by_ref().take(shape.iter().product()).collect()));
    let plain = plain::Plain(tensors.collect());
    let mut evaluator = PolicyEvaluator::new(Arc::new(PolicyNet::read(&file, layout()).unwrap()));
    let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
    for seed in 0..8 {
        let position = middle(seed);
        let (observation, mask) = (observation(&position), mask(&position));
        let (expected, value) = plain.evaluate(layout(), &observation);
        let evaluation = evaluator.evaluate(&observation, &mask);
        assert!((f64::from(evaluation.value) - (0.5 + 0.5 * value)).abs() < 1e-4, "{value}");
        assert_eq!(evaluation.logits.len(), expected.len());
        for ((logit, expected), legal) in evaluation.logits.iter().zip(&expected).zip(mask) {
            if legal == 0 {
                assert!(*logit < f32::MIN, "{logit}");
                continue;
            }
            assert!((f64::from(*logit) - expected).abs() < 1e-4, "{logit} {expected}");
            (least, most) = (least.min(*expected), most.max(*expected));
        }
    }
    assert!(most - least > 1e-3, "all logits are alike");
}

#[test]
fn damaged_and_foreign_files_are_refused() {
    let read = |file: &[u8]| PolicyNet::read(file, layout()).map(|net| net.provenance().to_owned());
    let good = file(layout().name);
    assert_eq!(read(&good).as_deref(), Ok("{\"what\":\"random numbers\"}"));
    let mut damaged = good.clone();
    *damaged.last_mut().unwrap() ^= 1;
    assert_eq!(read(&damaged), Err(BadPolicy::Checksum));
    assert_eq!(read(&good[..good.len() - 2]), Err(BadPolicy::Checksum));
    assert_eq!(read(b"marchstone net 1\n"), Err(BadPolicy::Format));
    assert!(matches!(read(&file("another-1")), Err(BadPolicy::Encoding { .. })));
    let start = good.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    let shorter = with_header(layout().name, &good[start..good.len() - 2]);
    assert_eq!(read(&shorter), Err(BadPolicy::Format));
    let mut infinite = good[start..].to_vec();
    infinite[..2].copy_from_slice(&0x7c00_u16.to_le_bytes());
    assert_eq!(read(&with_header(layout().name, &infinite)), Err(BadPolicy::NotANumber));
}

#[test]
fn a_forward_pass_does_not_allocate() {
    let net = Arc::new(PolicyNet::read(&file(layout().name), layout()).unwrap());
    let mut evaluator = PolicyEvaluator::new(net);
    let (observation, mask) = (observation(&middle(1)), mask(&middle(1)));
    let allocations = allocation_counter::measure(|| {
        evaluator.evaluate(&observation, &mask);
    });
    assert_eq!(allocations.count_total, 0);
}

#[test]
fn the_bot_plays_whole_games_and_decides_by_its_view() {
    let mut bot = PolicyPlayer::<Position>::by(&file(layout().name)).unwrap();
    let budget = Budget::Iterations(1);
    for seed in 0..3 {
        let mut dice = Dice::quick(seed);
        let mut position = Position::deal_rules("classic".parse().unwrap(), Seat::A, &mut dice);
        while let Some(seat) = position.decider() {
            let view = position.view(seat.into());
            let decision = bot.think(&view, budget, &mut Dice::quick(1));
            let twin = Position::determinize(&view, &mut dice).view(seat.into());
            assert_eq!(bot.think(&twin, budget, &mut Dice::quick(2)), decision, "{position}");
            assert_eq!(position.check(decision.action), Ok(()), "{position}");
            position.apply(decision.action, &mut dice);
        }
    }
}

/// Bytes from hexadecimal digits.
fn bytes(hex: &serde_json::Value) -> Vec<u8> {
    let hex = hex.as_str().unwrap().as_bytes();
    let digit = |digit: u8| (digit as char).to_digit(16).unwrap() as u8;
    hex.chunks_exact(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
}

/// `PyTorch` computed the logits and values in a golden file from the weights beside it. Returns the text of each position with its
/// observation and mask.
#[track_caller]
fn compare(weights: &[u8], golden: &str, layout: &Layout) -> Vec<(String, Vec<u8>, Vec<u8>)> {
    let golden: serde_json::Value = serde_json::from_str(golden).unwrap();
    let mut evaluator = PolicyEvaluator::new(Arc::new(PolicyNet::read(weights, layout).unwrap()));
    let mut compared = 0;
    let compare = |case: &serde_json::Value| {
        let position = case["position"].as_str().unwrap().to_owned();
        let (observation, mask) = (bytes(&case["observation"]), bytes(&case["mask"]));
        let evaluation = evaluator.evaluate(&observation, &mask);
        let value = case["value"].as_f64().unwrap();
        assert!((f64::from(2.0 * evaluation.value - 1.0) - value).abs() < 1e-4, "{position} {value}");
        let legal = mask.iter().zip(evaluation.logits).filter(|(legal, _)| **legal != 0);
        let expected = case["logits"].as_array().unwrap();
        assert_eq!(legal.clone().count(), expected.len());
        for ((_, logit), expected) in legal.zip(expected) {
            let expected = expected.as_f64().unwrap();
            let difference = (f64::from(*logit) - expected).abs();
            assert!(difference <= 1e-3 * (1.0 + expected.abs()), "{logit} {expected}");
            compared += 1;
        }
        (position, observation, mask)
    };
    let cases = golden["cases"].as_array().unwrap().iter().map(compare).collect();
    assert!(compared > 80, "{compared} logits");
    cases
}

/// The same for the base game, whose observations follow from the texts of the positions.
#[track_caller]
fn compare_base(weights: &[u8], golden: &str) {
    for (text, row, legal) in compare(weights, golden, layout()) {
        let position: Position = text.parse().unwrap();
        assert!(observation(&position) == row, "{text}");
        assert_eq!(mask(&position), legal, "{text}");
    }
}

#[test]
fn logits_and_values_are_those_of_pytorch() {
    compare_base(include_bytes!("fixtures/tiny.weights"), include_str!("fixtures/tiny.golden.json"));
}

#[test]
fn weights_in_bytes_are_scaled_by_row() {
    compare_base(include_bytes!("fixtures/tiny.i8.weights"), include_str!("fixtures/tiny.i8.golden.json"));
}

#[test]
fn logits_of_candidates_are_those_of_pytorch() {
    let layout = BerguesEncoding::Two.over_candidates().unwrap();
    let golden = include_str!("fixtures/candidates.golden.json");
    let cases = compare(include_bytes!("fixtures/candidates.weights"), golden, layout);
    // The text of a position does not say which tiles were turned; at first there are none.
    let (text, row, legal) = &cases[0];
    let position: bergues::Position = text.parse().unwrap();
    let (mut observation, mut mask) = (vec![0; row.len()], vec![0; legal.len()]);
    let mut candidates = Candidates::default();
    Ranker::default().rank(&position, &mut candidates);
    BerguesEncoding::Two.observe(&position, &mut observation);
    candidates.write(&mut observation);
    candidates.mask(&mut mask);
    for (at, (here, there)) in observation.iter().zip(row).enumerate() {
        // The value net was evaluated by another program.
        assert!(here.abs_diff(*there) <= 1, "{text}: {here} {there} at {at}");
    }
    assert_eq!(mask, *legal);
    let golden = include_str!("fixtures/candidates.i8.golden.json");
    compare(include_bytes!("fixtures/candidates.i8.weights"), golden, layout);
}

#[test]
fn a_policy_over_candidates_is_that_of_one_value_net() {
    let file = include_bytes!("fixtures/candidates.weights");
    let read = |layout: &Layout| PolicyNet::read(file, layout).map(|_| ());
    assert_eq!(PolicyNet::of(&BerguesEncoding::Two, file).map(|_| ()), Ok(()));
    assert!(matches!(read(BerguesEncoding::Two.layout()), Err(BadPolicy::Encoding { .. })));
    assert!(matches!(PolicyNet::of(&LordsEncoding::Two, file), Err(BadPolicy::Encoding { .. })));
}

#[test]
fn a_policy_over_candidates_plays_whole_games_by_its_view() {
    let file = include_bytes!("fixtures/candidates.weights");
    assert!(PolicyPlayer::<Position>::by(file).is_err(), "the policy of another game");
    let mut bot = PolicyPlayer::<bergues::Position>::by(file).unwrap();
    let mut search =
        PolicySearch::<bergues::Position>::by(file, PolicySearch::<bergues::Position>::CONFIG).unwrap();
    let mut dice = Dice::quick(5);
    let mut position = bergues::Position::deal(&Settings::new(), 4, &mut dice).unwrap();
    let mut differ = 0;
    while let Some(seat) = position.decider() {
        let view = position.view(seat.into());
        let decision = bot.think(&view, Budget::Iterations(1), &mut Dice::quick(1));
        let twin = bergues::Position::determinize(&view, &mut dice).view(seat.into());
        assert_eq!(bot.think(&twin, Budget::Iterations(1), &mut Dice::quick(2)), decision, "{position}");
        assert_eq!(position.check(decision.action), Ok(()), "{position}");
        let searched = search.think(&view, Budget::Iterations(8), &mut Dice::quick(1)).action;
        assert_eq!(position.check(searched), Ok(()), "{position}");
        differ += u32::from(searched != decision.action);
        position.apply(decision.action, &mut dice);
    }
    assert!(differ > 0, "a search that never disagrees with random weights does not search");
}

#[test]
fn the_shipped_policy_beats_greedy_play() {
    let mut bots = ["policy", "greedy"].map(|name| name.parse::<BotSpec>().unwrap().bot::<Position>());
    let mut won = 0;
    for game in 0..40_u64 {
        let mut dice = Dice::quick(game / 2);
        let mut position = Position::deal_rules("2016".parse().unwrap(), Seat::A, &mut dice);
        while let Some(seat) = position.decider() {
            let bot = &mut bots[(seat.index() as u64 + game) as usize % 2];
            let action = bot.think(&position.view(seat.into()), Budget::Iterations(1), &mut dice).action;
            position.apply(action, &mut dice);
        }
        let policy = Seat::new((game % 2) as u8);
        won += u32::from(position.turn().verdict() == Some(Verdict::Won(policy)));
    }
    assert!(won >= 28, "{won} of 40 games");
}

#[test]
fn claims_are_reported_with_an_estimate() {
    let mut claims = 0;
    for name in ["policy", "policy:8"] {
        let mut bot = name.parse::<BotSpec>().unwrap().bot::<Position>();
        for seed in 0..6 {
            let mut dice = Dice::quick(seed);
            let mut position = Position::deal_rules("2016".parse().unwrap(), Seat::A, &mut dice);
            let mut actions = Vec::new();
            while let Some(seat) = position.decider() {
                if let Some(forced) = position.forced_action(&mut actions) {
                    position.apply(forced, &mut dice);
                    continue;
                }
                let decision = bot.think(&position.view(seat.into()), Budget::Iterations(8), &mut dice);
                if matches!(decision.action, Action::Claim(_)) {
                    claims += 1;
                    assert!((0.0..=1.0).contains(&decision.value));
                    assert_ne!(decision.value.to_bits(), 0.5_f32.to_bits(), "{position}");
                }
                position.apply(decision.action, &mut dice);
            }
        }
    }
    assert!(claims > 10, "{claims} claims");
}

#[test]
fn a_longer_search_with_the_policy_allocates_as_much_as_a_short_one() {
    let mut bot = "policy+".parse::<BotSpec>().unwrap().bot::<Position>();
    let mut is_searched =
        |view: &View| bot.think(view, Budget::Iterations(20), &mut Dice::quick(3)).iterations >= 20;
    let mut views = (0..20).map(middle).map(|position| position.view(position.decider().unwrap().into()));
    let view = views.find(|view| is_searched(view)).expect("not all decisions are clear");
    let [short, long] = [20, 80].map(|iterations| {
        let mut think = || bot.think(&view, Budget::Iterations(iterations), &mut Dice::quick(3));
        let warm = think();
        assert!(warm.iterations >= u64::from(iterations), "{warm:?}");
        allocation_counter::measure(|| assert_eq!(think(), warm)).count_total
    });
    assert!(long <= short + 4, "{short} {long}");
}
