//! What can be played: the games of the catalog with their options, and the levels of the bots.

use bots::LEVELS;
use serde_json::Value as Json;
use tabletop::{OptionSpec, Value};
use wire::{Allowed, GameInfo, LevelInfo, OptionInfo};

/// Every game with its options.
pub fn games() -> Vec<GameInfo> {
    let info = |game: &&'static dyn catalog::AnyGame| GameInfo {
        name: game.name().to_owned(),
        min_players: *game.seats().start(),
        max_players: *game.seats().end(),
        options: game.options().iter().map(option_info).collect(),
        matches: game.matches(),
        usual_rounds: game.seats().map(|seats| game.usual_rounds(seats)).collect(),
        listed: game.listed(),
    };
    catalog::GAMES.iter().map(info).collect()
}

/// The levels of the bots, weakest first.
pub fn levels() -> Vec<LevelInfo> {
    LEVELS.iter().map(|level| LevelInfo { name: level.name.to_owned() }).collect()
}

fn option_info(spec: &OptionSpec) -> OptionInfo {
    let allowed = match spec.allowed {
        tabletop::Allowed::Flag => Allowed::Flag,
        tabletop::Allowed::Words(words) => {
            Allowed::Words { words: words.iter().map(|word| (*word).to_owned()).collect() }
        }
        tabletop::Allowed::Range(least, most) => Allowed::Number { min: least as i32, max: most as i32 },
        tabletop::Allowed::SeatOrRandom => Allowed::Seat,
    };
    let preset = spec.preset.value().map_or(Json::Null, |value| match value {
        Value::Flag(flag) => flag.into(),
        Value::Number(number) => number.into(),
        Value::Word(word) => word.into(),
    });
    OptionInfo { name: spec.name.to_owned(), allowed, preset }
}
