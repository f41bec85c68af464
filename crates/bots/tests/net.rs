//! The nets: their files, what they answer, and that answering allocates nothing.

use bots::net::{BadNet, Judge, Layout, Net, Provenance, TOP, TRUNK, WIDTH, embedded};
use bots::{Budget, LEVELS, Spec};
use schotten_totten::Position;
use tabletop::{Dice, Features, Game, Impression, Outlook, Rung, Seat};

/// A net with random weights.
fn any_net(outlook: Outlook, seed: u64) -> Net {
    let mut dice = Dice::quick(seed);
    let weights = (0..Layout::of(&outlook).len).map(|_| dice.below(2001) as f32 / 4000.0 - 0.25).collect();
    Net::new(outlook, weights, Provenance(vec!["a test".to_owned(), "seed 7".to_owned()]))
}

/// A game after so many random decisions.
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
fn the_nets_of_the_program_fit_it_and_are_small() {
    let outlooks = Position::OUTLOOKS
        .iter()
        .chain(lords_of_scotland::Position::OUTLOOKS)
        .chain(bergues::Position::OUTLOOKS);
    let mut found = 0;
    for outlook in outlooks {
        if let Some(net) = embedded(outlook) {
            found += 1;
            assert!(net.write().len() <= 2 << 20, "{}", outlook.name);
            assert!(!net.provenance.0.is_empty(), "{} does not say where it comes from", outlook.name);
        }
    }
    assert_eq!(found, 5);
}

#[test]
fn a_net_reads_as_it_is_written() {
    let net = any_net(Position::OUTLOOKS[0], 7);
    assert_eq!(Net::read(&net.write(), net.outlook), Ok(net));
}

#[test]
fn what_is_no_net_is_refused_with_the_reason() {
    let net = any_net(Position::OUTLOOKS[0], 7);
    let file = net.write();
    for place in (0..file.len()).step_by(file.len() / 50) {
        let mut damaged = file.clone();
        damaged[place] ^= 1;
        let refused = Net::read(&damaged, net.outlook);
        assert!(matches!(refused, Err(BadNet::Checksum | BadNet::Format)), "byte {place}: {refused:?}");
        assert!(Net::read(&file[..place], net.outlook).is_err(), "cut at {place}");
    }
    let other = Net::read(&file, Position::OUTLOOKS[1]);
    assert!(matches!(other, Err(BadNet::Outlook { .. })), "{other:?}");
    let mut weights = net.weights.clone();
    weights[5] = f32::NAN;
    let broken = Net::new(net.outlook, weights, Provenance::default());
    assert_eq!(Net::read(&broken.write(), net.outlook), Err(BadNet::NotANumber));
}

/// The same net, worked out in the plainest way.
fn plainly(net: &Net, impression: &Impression) -> f32 {
    let Net { layout, weights, outlook, .. } = net;
    let mut trunk: Vec<f32> = weights[layout.trunk_bias..][..TRUNK].to_vec();
    for &feature in impression.table().list() {
        for unit in 0..TRUNK {
            trunk[unit] += weights[layout.table + usize::from(feature) * TRUNK + unit];
        }
    }
    for part in 0..outlook.parts {
        for unit in 0..WIDTH {
            let present = impression.parts()[part].list();
            let row = |feature: &u16| weights[layout.encoder + usize::from(*feature) * WIDTH + unit];
            let encoded = weights[layout.encoder_bias + unit] + present.iter().map(row).sum::<f32>();
            for (place, trunk) in trunk.iter_mut().enumerate() {
                *trunk += encoded.max(0.0) * weights[layout.mixer + (part * WIDTH + unit) * TRUNK + place];
            }
        }
    }
    let mut answer = weights[layout.answer_bias];
    for unit in 0..TOP {
        let from = |place: usize| trunk[place].max(0.0) * weights[layout.top + place * TOP + unit];
        let top = weights[layout.top_bias + unit] + (0..TRUNK).map(from).sum::<f32>();
        answer += top.max(0.0) * weights[layout.answer + unit];
    }
    answer
}

#[test]
fn what_is_remembered_answers_like_what_is_worked_out() {
    for rules in ["2016", "classictx"] {
        let outlook = Position::OUTLOOKS[usize::from(rules.contains('t'))];
        let net = std::sync::Arc::new(any_net(outlook, 3));
        let mut judge = Judge::new(net.clone());
        let (mut actions, mut answers) = (Vec::new(), Vec::new());
        for game in 0..60 {
            let position = after(rules, game, u64::from(game));
            actions.clear();
            position.legal_actions(&mut actions);
            judge.answers(&position, &actions, &mut answers);
            for (action, answer) in actions.iter().zip(&answers) {
                let mut impression = Impression::default();
                if position.foresee(*action, &mut impression).is_none() {
                    let plain = plainly(&net, &impression);
                    assert!(
                        (plain - answer).abs() < 1e-2 * plain.abs().max(1.0),
                        "{action}: {plain} {answer}"
                    );
                }
            }
        }
    }
}

#[test]
fn answering_allocates_nothing() {
    let position = after("2016", 30, 5);
    let mut judge = Judge::new(embedded(&Position::OUTLOOKS[0]).unwrap());
    let (mut actions, mut answers) = (Vec::new(), Vec::new());
    position.legal_actions(&mut actions);
    assert!(actions.len() > 1);
    judge.answers(&position, &actions, &mut answers);
    let counted = allocation_counter::measure(|| judge.answers(&position, &actions, &mut answers));
    assert_eq!(counted.count_total, 0);
}

#[test]
fn names_of_nets_read_as_they_are_written() {
    for name in ["net", "net~50", "net:200", "net:40ms", "net+"] {
        assert_eq!(name.parse::<Spec>().map(|spec| spec.to_string()).as_deref(), Ok(name));
    }
    for name in ["net~", "net~x", "net:", "net:0", "net:ms", "net++"] {
        assert!(name.parse::<Spec>().is_err(), "{name}");
    }
}

#[test]
fn levels_are_bots_by_their_names() {
    for level in LEVELS {
        assert_eq!(level.name.parse::<Spec>(), Ok(level.spec), "{}", level.name);
        assert_eq!(level.spec.to_string().parse::<Spec>(), Ok(level.spec), "{}", level.name);
    }
}

#[test]
fn no_level_is_held_back_less_than_the_one_above() {
    let outlooks = Position::OUTLOOKS
        .iter()
        .chain(lords_of_scotland::Position::OUTLOOKS)
        .chain(bergues::Position::OUTLOOKS);
    // Few lines are more than none; the freer, the weaker.
    let strength = |rung: &Rung| match rung {
        Rung::Lines(lines) => i32::from(*lines),
        Rung::Freedom(thousandths) => -i32::from(*thousandths),
    };
    for outlook in outlooks {
        let strengths = outlook.ladder.each_ref().map(strength);
        assert!(strengths.is_sorted_by(|above, below| above > below), "{}: {strengths:?}", outlook.name);
    }
}

#[test]
fn a_net_takes_a_win_at_hand() {
    let position: Position = "st 2016 g3g5r5|y2b5o8:>B/-|-/r2g4|b8/g7g8g9|o2p4y6:<A/p7o7b7|r3y1g2:<A/\
        y3y5y8|r9p8g6:>/o5|b2b3/r7|p1p2p3:>/-|y9o9 r4o4b1b9p6/r6r8o1o3o6p5 y4g1b4p9r1b6y7/- - 0-0 A.claim.0"
        .parse()
        .unwrap();
    let view = position.view(Seat::A.into());
    for name in ["net", "net:50", "net+"] {
        let mut bot = name.parse::<Spec>().unwrap().bot::<Position>();
        let thought = bot.think(&view, Budget::Iterations(50), &mut Dice::quick(1));
        assert_eq!(thought.action.to_string(), "!6", "{name}");
        assert!(thought.value > 0.999, "{name}");
    }
}
