//! Tables to records, and records to tables.

use serde_json::Value as Json;
use tabletop::{
    BadOption, BadPosition, Beginning, Played, Record, Refusal, Seat, Seed, Settings, Start, Turn, Verdict,
};

use crate::any::AnyTable;
use crate::{game, load, options_from_json, options_to_json};

/// The record of a table. `names` are the names of the seats, as far as known.
pub fn record(table: &dyn AnyTable, date: Option<String>, names: &[String]) -> Record {
    let (options, beginning, version) = match table.start() {
        Start::Dealt { settings, seed, .. } => {
            (options_to_json(&settings), Beginning::Seed(seed), settings.rules_version())
        }
        Start::Loaded { position, seed } => {
            (Json::Object(serde_json::Map::new()), Beginning::Position(position, Some(seed)), None)
        }
    };
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| "?".to_owned());
    let played = table.history().into_iter();
    let record = Record {
        game: table.name().to_owned(),
        options: options.to_string(),
        players: table.seats(),
        beginning,
        date,
        names: Seat::first(table.seats()).map(|seat| (seat, name(seat))).collect(),
        others: Vec::new(),
        played: played.map(|(action, opens_turn)| Played { action, opens_turn, comment: None }).collect(),
        result: table.turn().verdict(),
    };
    record.with_rules_version(version.unwrap_or(1))
}

/// The settings of a record: its options and the version of its rules.
pub(crate) fn settings_of(record: &Record) -> Result<Settings, BadReplay> {
    let Ok(Json::Object(options)) = serde_json::from_str(&record.options) else {
        return Err(BadReplay::NoOptions);
    };
    let version = record.rules_version().ok_or(BadReplay::NoRulesVersion)?;
    Ok(options_from_json(&options).with_rules_version(version))
}

/// A record that does not replay.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadReplay {
    /// There is no such game.
    #[error("there is no game \"{0}\"")]
    UnknownGame(String),
    /// The options are no JSON object.
    #[error("Options is not a JSON object")]
    NoOptions,
    /// The version of the rules is no number.
    #[error("Rules is not the number of a rules version")]
    NoRulesVersion,
    /// The options or the number of players do not fit the game.
    #[error(transparent)]
    Option(#[from] BadOption),
    /// The initial position is malformed.
    #[error(transparent)]
    Position(#[from] BadPosition),
    /// The position belongs to another game, or is for another number of players.
    #[error("the position does not fit the game and its players")]
    OtherGame,
    /// An action was not legal.
    #[error("action {number}: {refusal}")]
    Action {
        /// The number of the action, counted from 1.
        number: usize,
        /// Why it was refused.
        refusal: Refusal,
    },
    /// The game ended differently than the record says.
    #[error("the record says {recorded}, but the game ended with {found}")]
    Result {
        /// The result in the record.
        recorded: char,
        /// The result by the rules.
        found: char,
    },
}

/// Replays a record into a table. A game that was abandoned (resignation, time) may have any result; one that was
/// played to its end must have the result of the rules.
pub fn replay(record: &Record) -> Result<Box<dyn AnyTable>, BadReplay> {
    let Some(entry) = game(&record.game) else { return Err(BadReplay::UnknownGame(record.game.clone())) };
    let settings = settings_of(record)?;
    let mut table = match &record.beginning {
        Beginning::Seed(seed) => entry.deal(&settings, record.players, *seed)?,
        // Without a seed, later random events are unknown: any seed will do.
        Beginning::Position(position, seed) => load(position, seed.unwrap_or(Seed([0; 32])))?,
    };
    if table.name() != record.game || table.seats() != record.players {
        return Err(BadReplay::OtherGame);
    }
    for (i, played) in record.played.iter().enumerate() {
        table
            .apply(std::slice::from_ref(&played.action))
            .map_err(|refusal| BadReplay::Action { number: i + 1, refusal })?;
    }
    if let Turn::Over(verdict) = table.turn()
        && record.result != Some(verdict)
    {
        let recorded = record.result.map_or('*', Verdict::mark);
        return Err(BadReplay::Result { recorded, found: verdict.mark() });
    }
    Ok(table)
}
