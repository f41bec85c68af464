//! Every encoding with every option set, against the rules.

use bergues::BerguesEncoding;
use bots::Heuristics;
use bots::encoding::Encoding;
use environment::{Branches, Config, Observation, Outcome, deal, make};
use lords_of_scotland::LordsEncoding;
use schotten_totten::{BaseEncoding, TacticEncoding};
use tabletop::{Dice, Game, Settings, Value, Viewer};

/// Names, numbers of seats and options of games that cover all encodings.
pub(crate) fn tables() -> Vec<(&'static str, u8, Settings)> {
    let word = |settings: Settings, name, value: &str| settings.with(name, Value::Word(value.to_owned()));
    let mut tables = Vec::new();
    for edition in ["2016", "classic"] {
        for (tactics, expert) in [(false, false), (false, true), (true, false), (true, true)] {
            let settings = word(Settings::new(), "edition", edition);
            let settings = settings.with("tactics", Value::Flag(tactics)).with("expert", Value::Flag(expert));
            tables.push(("schotten-totten", 2, settings));
        }
    }
    for seats in 2..=5 {
        for (bruce, activation) in [(false, "lowest"), (true, "bloodline")] {
            let settings = Settings::new().with("bruce", Value::Flag(bruce));
            tables.push(("lords-of-scotland", seats, word(settings, "activation", activation)));
        }
    }
    for seats in 2..=4 {
        for (variant, pickup, tiles, towers) in [
            ("classic", "exact", "pairs", 4),
            ("classic", "pass", "quartets", 6),
            ("junior", "exact", "pairs", 2),
        ] {
            let settings = word(word(Settings::new(), "variant", variant), "pickup", pickup);
            let settings = word(settings, "tiles", tiles).with("towers", Value::Number(towers));
            tables.push(("bergues", seats, settings));
        }
    }
    tables
}

/// Calls `each` at every decision of random games with all options of the encoding's game.
fn each_decision<E: Encoding<Game: Heuristics>>(encoding: &E, games: u64, mut each: impl FnMut(&E::Game)) {
    let mut decisions = 0;
    for (name, seats, settings) in tables() {
        let sample =
            (name == E::Game::NAME).then(|| E::Game::deal(&settings, seats, &mut Dice::quick(0)).unwrap());
        if !sample.is_some_and(|sample| encoding.covers(&sample)) {
            continue;
        }
        for seed in 0..games {
            let mut dice = Dice::quick(seed);
            let mut position = E::Game::deal(&settings, seats, &mut dice).unwrap();
            while !position.is_over() {
                let action = encoding.automatic(&position).unwrap_or_else(|| {
                    each(&position);
                    decisions += 1;
                    position.random_action(&mut dice, &mut Vec::new())
                });
                assert!(position.check(action).is_ok(), "{action} in {position}");
                position.apply(action, &mut dice);
            }
        }
    }
    assert!(decisions > 100, "{decisions}");
}

fn legal_slots_are_the_legal_actions<E: Encoding<Game: Heuristics>>(encoding: &E) {
    each_decision(encoding, 4, |position| {
        let mut mask = vec![0; encoding.layout().actions];
        encoding.mask(position, &mut mask);
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        legal.sort_unstable();
        let mut of_slots = Vec::new();
        for (slot, &allowed) in mask.iter().enumerate() {
            let action = encoding.action(position, slot);
            assert_eq!(action.is_some(), allowed == 1, "slot {slot} of {position}");
            if let Some(action) = action {
                assert_eq!(encoding.slot(position, action), Some(slot), "{action} in {position}");
                of_slots.push(action);
            }
        }
        of_slots.sort_unstable();
        assert_eq!(of_slots, legal, "{position}");
        assert_eq!(encoding.action(position, mask.len()), None);
    });
}

#[test]
fn every_legal_action_has_one_slot() {
    legal_slots_are_the_legal_actions(&TacticEncoding);
    for seats in [2, 3] {
        legal_slots_are_the_legal_actions(&LordsEncoding::of(seats));
        legal_slots_are_the_legal_actions(&BerguesEncoding::of(seats));
    }
}

/// Observations are equal in all positions behind a view, and privileged ones almost never.
fn hidden_things_are_only_in_privileged_rows<E: Encoding<Game: Heuristics>>(
    encoding: &E,
    least_percent: u32,
) {
    let layout = encoding.layout();
    let mut dice = Dice::quick(1);
    let (mut differ, mut all) = (0, 0);
    let row = |position: &E::Game, privileged: bool| {
        let mut row = vec![0; if privileged { layout.privileged_len() } else { layout.observation_len() }];
        if privileged {
            encoding.observe_privileged(position, &mut row);
        } else {
            encoding.observe(position, &mut row);
        }
        row
    };
    each_decision(encoding, 3, |position| {
        let view = position.view(Viewer::Seat(position.decider().unwrap()));
        let other = E::Game::determinize(&view, &mut dice);
        assert!(row(position, false) == row(&other, false), "{position} and {other}");
        all += 1;
        differ += u32::from(row(position, true) != row(&other, true));
    });
    assert!(differ * 100 > all * least_percent, "{differ} of {all}");
}

#[test]
fn observations_depend_on_the_view_alone() {
    hidden_things_are_only_in_privileged_rows(&BaseEncoding, 80);
    hidden_things_are_only_in_privileged_rows(&TacticEncoding, 80);
    for seats in [2, 3] {
        hidden_things_are_only_in_privileged_rows(&LordsEncoding::of(seats), 80);
        // Tiles that were turned once are known for the rest of the game.
        hidden_things_are_only_in_privileged_rows(&BerguesEncoding::of(seats), 5);
    }
}

/// FNV-1a of all rows and masks of encodings with one layout.
fn hash_of<E: Encoding<Game: Heuristics>>(encodings: &[E]) -> (&'static str, u64) {
    let layout = encodings[0].layout();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |encoding: &E, position: &E::Game| {
        let mut rows = vec![0; layout.observation_len() + layout.privileged_len() + layout.actions];
        let (observation, rest) = rows.split_at_mut(layout.observation_len());
        let (privileged, mask) = rest.split_at_mut(layout.privileged_len());
        encoding.observe(position, observation);
        encoding.observe_privileged(position, privileged);
        encoding.mask(position, mask);
        for &byte in &rows {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    };
    for encoding in encodings {
        each_decision(encoding, 2, |position| add(encoding, position));
    }
    (layout.name, hash)
}

#[test]
fn rows_never_change() {
    // Weights are trained on these bytes. Another hash needs another name of the layout.
    let hashes = [
        hash_of(&[TacticEncoding]),
        hash_of(&[LordsEncoding::Two, LordsEncoding::More]),
        hash_of(&[BerguesEncoding::Two, BerguesEncoding::More]),
    ];
    assert_eq!(
        hashes,
        [
            ("schotten-totten-tactics-1", 12_895_311_938_650_096_676),
            ("lords-of-scotland-1", 18_368_110_415_967_550_136),
            ("bergues-1", 3_363_122_248_294_253_986),
        ]
    );
}

/// Plays with the first legal slot of a rotated mask; returns all rewards.
fn play(name: &str, seats: u8, settings: &Settings, config: Config) -> Vec<f32> {
    let mut env = make(name, settings, seats, config).unwrap();
    let (width, slots) = (env.layout().observation_len(), env.layout().actions);
    let (mut rows, mut mask) = (vec![0; config.games * width], vec![0; config.games * slots]);
    let mut deciders = vec![0; config.games];
    let mut all = vec![0.0; config.games * usize::from(seats)];
    for step in 0..6000 {
        let observation = Observation { rows: &mut rows, mask: &mut mask, seats: &mut deciders };
        env.observe(observation).unwrap();
        if deciders.iter().all(|&seat| seat < 0) {
            return all;
        }
        let choose = |(game, mask): (usize, &[u8])| {
            if deciders[game] < 0 {
                return -1;
            }
            let legal: Vec<usize> = (0..slots).filter(|&slot| mask[slot] == 1).collect();
            if config.skip_forced {
                assert!(legal.len() > 1, "a forced decision of {name}");
            }
            legal[step * 7919 % legal.len()] as i32
        };
        let actions: Vec<i32> = mask.chunks(slots).enumerate().map(choose).collect();
        let (mut rewards, mut ended) = (vec![0.0; all.len()], vec![0; config.games]);
        env.step(&actions, Outcome { rewards: &mut rewards, ended: &mut ended }).unwrap();
        for (sum, reward) in all.iter_mut().zip(&rewards) {
            *sum += reward;
        }
    }
    panic!("{name} does not end");
}

#[test]
fn games_end_alike_on_any_number_of_threads() {
    for (name, seats, settings) in tables() {
        let config = Config { games: 20, threads: 1, seed: 3, auto_reset: false, ..Config::default() };
        let one = play(name, seats, &settings, config);
        assert_eq!(one, play(name, seats, &settings, Config { threads: 3, ..config }), "{name}");
        assert!(one.iter().all(|reward| (-1.0..=1.0).contains(reward)));
        assert!(one.contains(&1.0), "nobody won a game of {name}");
    }
}

#[test]
fn branches_lead_where_steps_lead() {
    for (name, seats, settings) in tables() {
        let config = Config { games: 1, threads: 1, seed: 5, auto_reset: false, ..Config::default() };
        let mut env = make(name, &settings, seats, config).unwrap();
        let layout = env.layout().clone();
        let (mut rows, mut mask) = (vec![0; layout.observation_len()], vec![0; layout.actions]);
        for step in 0..30 {
            let mut decider = [0];
            let observation = Observation { rows: &mut rows, mask: &mut mask, seats: &mut decider };
            env.observe(observation).unwrap();
            if decider[0] < 0 {
                break;
            }
            let legal: Vec<usize> = (0..layout.actions).filter(|&slot| mask[slot] == 1).collect();
            let slot = legal[step % legal.len()] as i32;
            let (mut tried, mut then) = (vec![0; layout.privileged_len()], [0]);
            let mut tried_rewards = vec![0.0; usize::from(seats)];
            let branches = Branches {
                games: &[0],
                actions: &[slot],
                privileged: &mut tried,
                seats: &mut then,
                rewards: &mut tried_rewards,
            };
            env.branch(branches).unwrap();
            let (mut rewards, mut ended) = (vec![0.0; usize::from(seats)], [0]);
            env.step(&[slot], Outcome { rewards: &mut rewards, ended: &mut ended }).unwrap();
            assert_eq!((rewards, ended[0] == 1), (tried_rewards, then[0] < 0), "{name}");
            if ended[0] == 0 {
                let mut privileged = vec![0; layout.privileged_len()];
                env.observe_privileged(&mut privileged).unwrap();
                assert!(privileged == tried, "{name} after slot {slot}");
            }
        }
    }
}

#[test]
fn a_state_is_the_first_game_of_an_environment() {
    for (name, seats, settings) in tables() {
        let config = Config { games: 1, threads: 1, seed: 9, auto_reset: false, ..Config::default() };
        let mut env = make(name, &settings, seats, config).unwrap();
        let mut state = deal(name, &settings, seats, 9, true).unwrap();
        let mut mask = vec![0; state.layout().actions];
        for step in 0..40 {
            assert_eq!(vec![state.position()], env.positions(), "{name}");
            let Some(seat) = state.seat() else { break };
            state.mask(&mut mask);
            let legal: Vec<usize> = (0..mask.len()).filter(|&slot| mask[slot] == 1).collect();
            let slot = legal[step * 31 % legal.len()];
            assert!(state.action_text(slot).is_some());
            // A sample behind the seat's view offers the same actions and looks the same.
            let other = state.resample(seat, step as u64);
            let (mut one, mut two) =
                (vec![0; state.layout().observation_len()], vec![0; state.layout().observation_len()]);
            state.observe(&mut one);
            other.observe(&mut two);
            assert!(one == two, "{name}");
            assert_eq!(state.information_state(seat), other.information_state(seat));
            let kept = state.copy();
            let before = state.position();
            state.apply(slot as i32).unwrap();
            assert_eq!(kept.position(), before);
            let (mut rewards, mut ended) = (vec![0.0; usize::from(seats)], [0]);
            env.step(&[slot as i32], Outcome { rewards: &mut rewards, ended: &mut ended }).unwrap();
            let mut own = vec![0.0; usize::from(seats)];
            state.rewards(&mut own);
            assert_eq!(own, rewards);
        }
        let illegal = (0..mask.len()).find(|&slot| state.action_text(slot).is_none()).unwrap();
        assert!(state.apply(illegal as i32).is_err());
    }
}
