//! The laws of every game, over all rule sets.

use laws::{Effort, check_all};
use schotten_totten::{Edition, Position, Rules};
use tabletop::{Settings, Value};

fn settings(rules: Rules) -> Settings {
    let edition = if rules.edition == Edition::Classic { "classic" } else { "2016" };
    Settings::new()
        .with("edition", Value::Word(edition.to_owned()))
        .with("tactics", Value::Flag(rules.tactics))
        .with("expert", Value::Flag(rules.expert))
        .with_rules_version(if rules.joker_returns { 1 } else { 2 })
}

fn check_rules(text: &str) {
    let rules: Rules = text.parse().unwrap();
    check_all::<Position>(
        &settings(rules),
        2,
        Effort { games: 1500, most_decisions: 250, sample_one_in: 12 },
    );
}

macro_rules! laws {
    ($($name:ident $rules:literal),*) => { $(
        #[test]
        fn $name() {
            check_rules($rules);
        }
    )* };
}

laws!(
    base_2016 "2016", expert_2016 "2016x", tactics_2016 "2016t", tactics_expert_2016 "2016tx",
    base_classic "classic", expert_classic "classicx", tactics_classic "classict",
    tactics_expert_classic "classictx", version_1 "2016tv1"
);
