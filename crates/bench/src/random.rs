//! Random games: every legal action equally likely.

use tabletop::{Dice, Game, Settings, Value};

use crate::Row;

/// Lords of Scotland and Bergues with their usual numbers of players.
pub(crate) fn rows() -> impl Iterator<Item = Row> {
    let variant = |word: &str| Settings::new().with("variant", Value::Word(word.to_owned()));
    let classic = [2, 3, 4].map(|seats| row::<bergues::Position>("classic", variant("classic"), seats));
    let junior = [2, 4].map(|seats| row::<bergues::Position>("junior", variant("junior"), seats));
    let lords = [2, 3, 4, 5].map(|seats| row::<lords_of_scotland::Position>("", Settings::new(), seats));
    lords.into_iter().chain(classic).chain(junior)
}

fn row<G: Game>(rules: &str, settings: Settings, seats: u8) -> Row {
    let play = move |games: u32| {
        let (mut dice, mut scratch) = (Dice::quick(0x5eed), Vec::new());
        let mut decisions = 0;
        for _ in 0..games {
            let mut position = G::deal(&settings, seats, &mut dice).expect("these options are allowed");
            while !position.is_over() {
                let action = position.random_action(&mut dice, &mut scratch);
                position.apply(action, &mut dice);
                decisions += 1;
            }
        }
        decisions
    };
    Row {
        name: format!("{} {rules} {seats} players", G::NAME).replace("  ", " "),
        play: Box::new(play),
        bytes: size_of::<G>(),
        proof: None,
    }
}
