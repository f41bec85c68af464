//! Settlement: the results of a finished table.

use serde_json::{Map, Value as Json};
use table::Table;
use wire::{Instant, Setup, Verdict};

use crate::store::{LadderRow, Score, SeatResult, Settlement};

/// The results of a table; `None` if it is not over.
pub(crate) fn settlement(table: &Table, now: Instant) -> Option<Settlement> {
    let outcome = table.outcome()?.clone();
    let seats = table.seats().filter_map(|seat| {
        let person = table.person(seat)?.clone();
        let score = match &outcome.verdict {
            // A seat that resigned or timed out has lost, even if its stand-in bot did well.
            _ if table.is_gone(seat) => Score::Lost,
            Verdict::Won { seat: winner } if *winner == seat.to_string() => Score::Won,
            Verdict::Draw => Score::Drawn,
            Verdict::Won { .. } | Verdict::Nobody => Score::Lost,
        };
        Some(SeatResult { seat: seat.to_string(), person, score })
    });
    Some(Settlement {
        table: table.id.clone(),
        game: table.setup.game.clone(),
        ended: now,
        seats: seats.collect(),
        ladder: table.setup.rated.then(|| ladder(&table.setup)),
        outcome,
    })
}

/// The rating list of a setup: one for each game, set of options except `first`, and number of players.
pub(crate) fn ladder(setup: &Setup) -> LadderRow {
    let options: Map<String, Json> = setup
        .options
        .iter()
        .filter(|(name, _)| *name != tabletop::STARTER_OPTION)
        .map(|(n, v)| (n.clone(), v.clone()))
        .collect();
    let word = |value: &Json| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let parts: Vec<String> = options.iter().map(|(name, value)| format!("{name}-{}", word(value))).collect();
    LadderRow {
        key: format!("{}.{}.{}", setup.game, setup.players, parts.join(".")),
        game: setup.game.clone(),
        options: Json::Object(options).to_string(),
        players: setup.players,
    }
}
