//! A hash of the decisions of each bot: a change that only makes a bot faster leaves it as it is.

use std::hash::{DefaultHasher, Hash, Hasher};

use bots::{BotSpec, Budget, Heuristics};
use tabletop::{Dice, Seed, Settings, Value};

/// The bots whose decisions are hashed, and the games that each plays against itself.
const BOTS: [(&str, u8); 6] =
    [("greedy", 20), ("lookahead", 4), ("plain:100", 2), ("ismcts:200", 3), ("net", 20), ("net:40", 3)];

/// Prints a hash of actions and values of every decision, per game and bot.
pub(crate) fn report() {
    for (edition, tactics) in [("2016", false), ("2016", true), ("classic", false), ("classic", true)] {
        let settings = Settings::new()
            .with("edition", Value::Word(edition.to_owned()))
            .with("tactics", Value::Flag(tactics));
        row::<schotten_totten::Position>(&format!("{edition} tactics {tactics}"), &settings, 2);
    }
    for seats in [2, 3, 4] {
        row::<lords_of_scotland::Position>("", &Settings::new(), seats);
        row::<bergues::Position>("classic", &Settings::new(), seats);
        let junior = Settings::new().with("variant", Value::Word("junior".to_owned()));
        row::<bergues::Position>("junior", &junior, seats);
    }
}

fn row<G: Heuristics>(rules: &str, settings: &Settings, seats: u8) {
    for (name, games) in BOTS {
        let spec: BotSpec = name.parse().expect("a bot");
        let mut bot = spec.bot::<G>();
        let (mut hash, mut values, mut decisions) = (DefaultHasher::new(), DefaultHasher::new(), 0);
        for game in 0..games {
            let mut dice = Dice::from_seed(Seed([game; 32]));
            let mut position = G::deal(settings, seats, &mut dice).expect("these options are allowed");
            while let Some(seat) = position.decider() {
                let budget = spec.budget(Budget::Iterations(100));
                let decision = bot.think(&position.view(seat.into()), budget, &mut dice);
                decision.action.to_string().hash(&mut hash);
                decision.value.to_bits().hash(&mut values);
                position.apply(decision.action, &mut dice);
                decisions += 1;
            }
        }
        println!(
            "{:<18} {rules:<22} {seats} {name:<12} {decisions:>6} actions {:016x} values {:016x}",
            G::NAME,
            hash.finish(),
            values.finish()
        );
    }
}
