//! No bot cheats: what it does depends on what its seat may know, its budget and its own chance, and on
//! nothing else. Two positions that look alike get the same answer, and so does the same question asked twice.

use bots::net::{Below, Learned, Searching};
use bots::{Bot, Budget, Greedy, Ismcts, Lookahead, Random, Settings as Tuning, Thought};
use tabletop::{Dice, Features, Game, Impression, Settings, Value};

/// How many positions are looked at in each rule set.
const POSITIONS: u32 = 40;
/// How long the search thinks.
const BUDGET: Budget = Budget::Iterations(200);
/// The bot each of whose iterations takes longer.
const SEARCH_WITH_NET: &str = "search with the net";
/// How long it thinks.
const SHORT: Budget = Budget::Iterations(12);

#[test]
fn schotten_totten() {
    let flags = [false, true];
    for edition in ["2016", "classic"] {
        for (tactics, expert) in flags.into_iter().flat_map(|tactics| flags.map(|expert| (tactics, expert))) {
            let settings = Settings::new()
                .with("edition", Value::Word(edition.to_owned()))
                .with("tactics", Value::Flag(tactics))
                .with("expert", Value::Flag(expert));
            fair::<schotten_totten::Position>(&settings, 2);
        }
    }
}

#[test]
fn lords_of_scotland() {
    for seats in 2..=5 {
        fair::<lords_of_scotland::Position>(
            &Settings::new().with("bruce", Value::Flag(seats % 2 == 0)),
            seats,
        );
    }
}

#[test]
fn bergues() {
    for seats in 2..=4 {
        for variant in ["classic", "junior"] {
            let settings = Settings::new().with("variant", Value::Word(variant.to_owned()));
            fair::<bergues::Position>(&settings, seats);
        }
    }
}

/// Checks every bot at random positions of one rule set.
#[track_caller]
fn fair<G: Features>(settings: &Settings, seats: u8) {
    let mut bots: Vec<(&str, Box<dyn Bot<G>>)> = vec![
        ("random", Box::new(Random)),
        ("greedy", Box::new(Greedy)),
        ("lookahead", Box::new(Lookahead)),
        ("search", Box::new(Ismcts::default())),
        ("plain search", Box::new(Ismcts::new(Tuning { plain: true, ..Tuning::default() }))),
        ("two searches", Box::new(Ismcts::new(Tuning { threads: 2, ..Tuning::default() }))),
        ("net", Box::new(Learned::new(0.0))),
        ("free net", Box::new(Learned::new(0.1))),
        ("a weak level", Box::new(Below::new(3))),
        (SEARCH_WITH_NET, Box::new(Searching::default())),
    ];
    let mut dice = Dice::quick(2016);
    let mut different = 0;
    for _ in 0..POSITIONS {
        let position = middle::<G>(settings, seats, &mut dice);
        let seat = position.decider().expect("the game goes on");
        let view = position.view(seat.into());
        let alike = G::determinize(&view, &mut dice);
        let same_view = alike.view(seat.into());
        assert_eq!(same_view, view, "{position}");
        different += u32::from(alike != position);
        let seed = u64::from(dice.word());
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        for &action in &legal {
            assert_eq!(
                foreseen(&position, action),
                foreseen(&alike, action),
                "{action} at {position}\n{alike}"
            );
        }
        for other in tabletop::Seat::first(seats) {
            let imagined = G::determinize(&position.view(other.into()), &mut dice);
            assert_eq!(sight(&position, other), sight(&imagined, other), "{other} at {position}\n{imagined}");
        }
        for (name, bot) in &mut bots {
            let budget = if *name == SEARCH_WITH_NET { SHORT } else { BUDGET };
            let mut answer = |view: &G::View| bot.think(view, budget, &mut Dice::quick(seed));
            let thought = answer(&view);
            sensible(&thought, &legal);
            assert_eq!(answer(&view), thought, "{name} says something else when asked again: {position}");
            assert_eq!(answer(&same_view), thought, "{name} tells apart: {position}\n{alike}");
        }
    }
    // Late in a game of Bergues most faces have been seen; the other games hide much to the end.
    assert!(different > 0, "nothing was hidden in any position");
}

/// What the features say this seat sees now.
fn sight<G: Features>(position: &G, seat: tabletop::Seat) -> Option<Vec<Vec<u16>>> {
    let mut impression = Impression::default();
    let told = position.sight(seat, &mut impression);
    told.then(|| {
        let parts = impression.parts()[..G::OUTLOOKS[position.outlook()].parts].iter();
        std::iter::once(impression.table()).chain(parts).map(|present| present.list().to_vec()).collect()
    })
}

/// What the features say the deciding seat will see.
fn foreseen<G: Features>(position: &G, action: G::Action) -> (Option<f32>, Vec<Vec<u16>>) {
    let mut impression = Impression::default();
    let over = position.foresee(action, &mut impression);
    let outlook = G::OUTLOOKS[position.outlook()];
    let table = impression.table().list();
    assert!(table.iter().all(|feature| usize::from(*feature) < outlook.table), "{action} at {position}");
    let parts = impression.parts()[..outlook.parts].iter().map(|part| part.list().to_vec());
    let parts: Vec<Vec<u16>> = parts.collect();
    assert!(
        parts.iter().flatten().all(|feature| usize::from(*feature) < outlook.part),
        "{action} at {position}"
    );
    (over, std::iter::once(table.to_vec()).chain(parts).collect())
}

/// A position somewhere in a random game, with something to decide.
fn middle<G: Game>(settings: &Settings, seats: u8, dice: &mut Dice) -> G {
    let mut scratch = Vec::new();
    loop {
        let mut position = G::deal(settings, seats, dice).expect("these options are allowed");
        for _ in 0..5 + dice.below(60) {
            if position.is_over() {
                break;
            }
            let action = position.random_action(dice, &mut scratch);
            position.apply(action, dice);
        }
        if !position.is_over() && position.legal_count() > 1 {
            return position;
        }
    }
}

/// The report fits the action, and the action is legal.
#[track_caller]
fn sensible<A: Copy + Ord + std::fmt::Debug>(thought: &Thought<A>, legal: &[A]) {
    assert!(legal.contains(&thought.action), "{thought:?}");
    assert_eq!(thought.line.first(), Some(&thought.action), "{thought:?}");
    let most = thought.alternatives.iter().find(|other| other.action == thought.action).map(|own| own.share);
    assert_eq!(most, Some(thought.alternatives[0].share), "nothing is better: {thought:?}");
    let share: f32 = thought.alternatives.iter().map(|other| other.share).sum();
    assert!((share - 1.0).abs() < 1e-3, "the shares add up to {share}: {thought:?}");
    for other in &thought.alternatives {
        assert!(legal.contains(&other.action) && (0.0..=1.001).contains(&other.value), "{other:?}");
    }
}
