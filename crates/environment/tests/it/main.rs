//! Environments against the rules: slots, observations, privileged observations.

mod candidates;
mod every_game;
mod reference;

use bots::encoding::Encoding;
use bots::{BotSpec, Budget};
use schotten_totten::{Action, BaseEncoding, Position};
use tabletop::{Dice, Game, Settings, Value, Viewer};

fn settings(edition: &str, expert: bool) -> Settings {
    Settings::new().with("edition", Value::Word(edition.to_owned())).with("expert", Value::Flag(expert))
}

/// Calls `each` at every decision of random games of all rule sets without tactics.
fn each_decision(games: u64, mut each: impl FnMut(&Position)) {
    for (edition, expert) in [("2016", false), ("2016", true), ("classic", false), ("classic", true)] {
        for seed in 0..games {
            let mut dice = Dice::quick(seed);
            let mut position = Position::deal(&settings(edition, expert), 2, &mut dice).unwrap();
            while !position.is_over() {
                let action = BaseEncoding.automatic(&position).unwrap_or_else(|| {
                    each(&position);
                    position.random_action(&mut dice, &mut Vec::new())
                });
                position.check(action).unwrap();
                position.apply(action, &mut dice);
            }
        }
    }
}

#[test]
fn legal_slots_are_the_legal_actions() {
    each_decision(20, |position| {
        let mut mask = vec![0; BaseEncoding.layout().actions];
        BaseEncoding.mask(position, &mut mask);
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        legal.sort_unstable();
        let mut slots = Vec::new();
        for (slot, &allowed) in mask.iter().enumerate() {
            let action = BaseEncoding.action(position, slot);
            assert_eq!(action.is_some(), allowed == 1, "slot {slot} of {position}");
            if let Some(action) = action {
                assert_eq!(BaseEncoding.slot(position, action), Some(slot));
                slots.push(action);
            }
        }
        slots.sort_unstable();
        assert_eq!(slots, legal);
        assert!(legal.iter().all(|action| matches!(action, Action::Place(..))));
    });
}

#[test]
fn an_observation_is_the_same_in_every_position_behind_a_view() {
    let width = BaseEncoding.layout().observation_len();
    let mut dice = Dice::quick(1);
    each_decision(8, |position| {
        let view = position.view(Viewer::Seat(position.decider().unwrap()));
        let [mut one, mut two] = [vec![0; width], vec![0; width]];
        BaseEncoding.observe(position, &mut one);
        BaseEncoding.observe(&Position::determinize(&view, &mut dice), &mut two);
        assert_eq!(one, two, "{position}");
    });
}

#[test]
fn a_privileged_observation_shows_the_hidden_cards() {
    let width = BaseEncoding.layout().privileged_len();
    let mut dice = Dice::quick(2);
    let (mut differ, mut all) = (0, 0);
    each_decision(8, |position| {
        let view = position.view(Viewer::Seat(position.decider().unwrap()));
        let other = Position::determinize(&view, &mut dice);
        let [mut one, mut two] = [vec![0; width], vec![0; width]];
        BaseEncoding.observe_privileged(position, &mut one);
        BaseEncoding.observe_privileged(&other, &mut two);
        all += 1;
        differ += u32::from(one != two);
        assert!(one != two || *position == other || position.to_string() == other.to_string());
    });
    assert!(differ * 10 > all * 8, "{differ} of {all}");
}

#[test]
fn the_formation_features_of_a_side_agree_with_the_rules() {
    // The last features of an action: the cards that would complete the side and beat the rival.
    let layout = BaseEncoding.layout();
    let before: usize = layout.observation[..3].iter().map(bots::encoding::Block::len).sum();
    let features = layout.observation[3].features;
    let mut compared = 0;
    each_decision(6, |position| {
        let mut row = vec![0; layout.observation_len()];
        BaseEncoding.observe(position, &mut row);
        let me = position.decider().unwrap();
        let you = me.next(2);
        let unseen = position.border().unseen().without(position.hand(me));
        for slot in 0..layout.actions {
            let Some(Action::Place(card, stone)) = BaseEncoding.action(position, slot) else { continue };
            let (own, other) =
                (position.border().side(me, stone).set(), position.border().side(you, stone).set());
            if own.len() != 1 || other.len() != 3 {
                continue;
            }
            let strength = |cards| schotten_totten::Troop::of(cards, 3).strength(false);
            let with = |last| own.or([card, last].into_iter().collect());
            let outs = unseen.into_iter().filter(|&last| strength(with(last)) > strength(other)).count();
            let found = row[before + slot * features + 51];
            assert_eq!(usize::from(found), (4 * outs).min(32), "slot {slot} of {position}");
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared}");
}

/// Greedy games, in which formations are made and stones are claimed, in part with random actions.
fn each_plausible_decision(games: u64, mut each: impl FnMut(&Position)) {
    for (edition, expert) in [("2016", false), ("classic", true)] {
        for seed in 0..games {
            let mut dice = Dice::quick(seed);
            let mut bot = "greedy".parse::<BotSpec>().unwrap().bot::<Position>();
            let mut position = Position::deal(&settings(edition, expert), 2, &mut dice).unwrap();
            while !position.is_over() {
                let action = BaseEncoding.automatic(&position).unwrap_or_else(|| {
                    each(&position);
                    let view = position.view(Viewer::Seat(position.decider().unwrap()));
                    bot.think(&view, Budget::Iterations(1), &mut dice).action
                });
                position.apply(action, &mut dice);
            }
        }
    }
}

/// FNV-1a.
fn add_to_hash(hash: &mut u64, bytes: &[u8]) {
    for &byte in bytes {
        *hash = (*hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    }
}

#[test]
fn rows_are_those_of_the_straightforward_version_and_never_change() {
    let layout = BaseEncoding.layout();
    let (mut hash, mut positions) = (0xcbf2_9ce4_8422_2325, 0);
    let mut compare = |position: &Position| {
        let mut row = vec![0; layout.observation_len()];
        BaseEncoding.observe(position, &mut row);
        assert_same(position, &row, &reference::observe(position));
        add_to_hash(&mut hash, &row);
        let mut row = vec![0; layout.privileged_len()];
        BaseEncoding.observe_privileged(position, &mut row);
        assert_same(position, &row, &reference::observe_privileged(position));
        add_to_hash(&mut hash, &row);
        positions += 1;
    };
    each_decision(60, &mut compare);
    each_plausible_decision(60, &mut compare);
    // Weights are trained on these bytes. Another hash needs another name of the layout.
    assert_eq!((layout.name, positions, hash), ("schotten-totten-base-1", 16_779, 3_751_199_835_480_656_662));
}

fn assert_same(position: &Position, row: &[u8], expected: &[u8]) {
    let differing: Vec<_> = (0..row.len()).filter(|&i| row[i] != expected[i]).collect();
    assert!(differing.is_empty(), "bytes {differing:?} of {position}");
}
