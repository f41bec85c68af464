//! Records checked by the rules, without tables.

use tabletop::{
    BadAction, Beginning, Describe, Dice, Game, Note, Record, Refusal, Scores, Seat, Seed, Settings, Table,
    Turn, Verdict,
};

use crate::any::Erased;
use crate::game;
use crate::records::{BadReplay, settings_of};

/// How a replayed record ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayVerdict {
    /// The deciding seat, or the result by the rules.
    pub turn: Turn,
    /// The number of turns begun.
    pub turns: u32,
    /// The score of each seat.
    pub scores: Scores,
}

/// The same check as [`replay`](crate::replay) without building a table, for many records. Notes go to `count` with the seat that
/// made the action.
pub fn verify(
    record: &Record,
    count: Option<&mut dyn FnMut(Seat, Note)>,
) -> Result<ReplayVerdict, BadReplay> {
    let Some(entry) = game(&record.game) else { return Err(BadReplay::UnknownGame(record.game.clone())) };
    let ended = entry.verify(record, &settings_of(record)?, count)?;
    match ended.turn {
        Turn::Over(verdict) if record.result != Some(verdict) => {
            let recorded = record.result.map_or('*', Verdict::mark);
            Err(BadReplay::Result { recorded, found: verdict.mark() })
        }
        _ => Ok(ended),
    }
}

/// What [`verify`] asks of a game.
pub trait VerifyRecords {
    /// Replays a record by the rules and returns how it ended. Notes of its actions go to `count`.
    fn verify(
        &self,
        record: &Record,
        settings: &Settings,
        count: Option<&mut dyn FnMut(Seat, Note)>,
    ) -> Result<ReplayVerdict, BadReplay>;
}

impl<G: Game> VerifyRecords for Erased<G> {
    fn verify(
        &self,
        record: &Record,
        settings: &Settings,
        count: Option<&mut dyn FnMut(Seat, Note)>,
    ) -> Result<ReplayVerdict, BadReplay> {
        verify_as::<G>(record, settings, count)
    }
}

/// Replays a record of this game.
fn verify_as<G: Game>(
    record: &Record,
    settings: &Settings,
    mut count: Option<&mut dyn FnMut(Seat, Note)>,
) -> Result<ReplayVerdict, BadReplay> {
    let (mut position, mut dice): (G, Dice) = match &record.beginning {
        Beginning::Seed(seed) => {
            let settings = Table::<G>::checked(settings, record.players)?;
            let mut dice = Dice::from_seed(*seed);
            (G::deal(&settings, record.players, &mut dice)?, dice)
        }
        // Without a seed, later random events are unknown: any seed will do.
        Beginning::Position(position, seed) => {
            let other = position.split(' ').next() != Some(G::TAG);
            let position = if other { return Err(BadReplay::OtherGame) } else { position.parse()? };
            (position, Dice::from_seed(seed.unwrap_or(Seed([0; 32]))))
        }
    };
    if position.seats() != record.players {
        return Err(BadReplay::OtherGame);
    }
    let first = position.turn_number();
    for (i, played) in record.played.iter().enumerate() {
        let refused = |refusal: Refusal| BadReplay::Action { number: i + 1, refusal };
        let action: G::Action = played.action.parse().map_err(|bad: BadAction| refused(bad.into()))?;
        let Some(seat) = position.decider() else { return Err(refused(Refusal::GameOver)) };
        position.check(action).map_err(|illegal| {
            let (why, phrase) = (illegal.to_string(), illegal.phrase());
            refused(Refusal::Illegal { action: action.to_string(), why, phrase })
        })?;
        if let Some(count) = &mut count
            && let Some(note) = position.note(action)
        {
            count(seat, note);
        }
        position.apply(action, &mut dice);
    }
    let turns = position.turn_number() - first + 1;
    Ok(ReplayVerdict { turn: position.turn(), turns, scores: position.scores() })
}
