//! Tables as records, and records as tables.

use serde_json::Value as Json;
use tabletop::{
    BadOption, BadPosition, Beginning, Played, Record, Refusal, Seat, Seed, Start, Turn, Verdict,
};

use crate::any::AnyTable;
use crate::{game, load, options_from_json, options_to_json};

/// Writes a table down. `names` are those of the seats, as far as they are known.
pub fn record(table: &dyn AnyTable, date: Option<String>, names: &[String]) -> Record {
    let (options, beginning) = match table.start() {
        Start::Dealt { settings, seed, .. } => (options_to_json(&settings), Beginning::Seed(seed)),
        Start::Loaded { position, seed } => {
            (Json::Object(serde_json::Map::new()), Beginning::Position(position, Some(seed)))
        }
    };
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| "?".to_owned());
    let played = table.history().into_iter();
    Record {
        game: table.name().to_owned(),
        options: options.to_string(),
        players: table.seats(),
        beginning,
        date,
        names: Seat::first(table.seats()).map(|seat| (seat, name(seat))).collect(),
        others: Vec::new(),
        played: played.map(|(action, opens_turn)| Played { action, opens_turn, comment: None }).collect(),
        result: table.turn().verdict(),
    }
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
    /// The options or the number of players do not fit the game.
    #[error(transparent)]
    Option(#[from] BadOption),
    /// The position it begins with is none.
    #[error(transparent)]
    Position(#[from] BadPosition),
    /// The position belongs to another game, or is for another number of players.
    #[error("the position does not fit the game and its players")]
    OtherGame,
    /// An action was not legal.
    #[error("action {number}: {refusal}")]
    Action {
        /// Which action, counted from 1.
        number: usize,
        /// Why not.
        refusal: Refusal,
    },
    /// The game ended otherwise than the record says.
    #[error("the record says {told}, but the game ended with {found}")]
    Result {
        /// What the record says.
        told: char,
        /// How it ended.
        found: char,
    },
}

/// Plays a record through. A game that was left before its end (a player resigned, or time ran out) may have
/// any result; one that was played to its end has its own.
pub fn replay(record: &Record) -> Result<Box<dyn AnyTable>, BadReplay> {
    let Some(entry) = game(&record.game) else { return Err(BadReplay::UnknownGame(record.game.clone())) };
    let Ok(Json::Object(options)) = serde_json::from_str(&record.options) else {
        return Err(BadReplay::NoOptions);
    };
    let mut table = match &record.beginning {
        Beginning::Seed(seed) => entry.deal(&options_from_json(&options), record.players, *seed)?,
        // Without a seed, what was still to be drawn by lot cannot be known: any seed is as good.
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
        let told = record.result.map_or('*', Verdict::mark);
        return Err(BadReplay::Result { told, found: verdict.mark() });
    }
    Ok(table)
}
