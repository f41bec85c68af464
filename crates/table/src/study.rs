//! Analysis of positions. Who asks sends the full position, so nothing in it is hidden from them; or a view, and then what is
//! hidden is drawn by lot.

use catalog::AnyTable;
use tabletop::{Refusal, Seat, Seed, Turn, Viewer};
use wire::{Study, StudyRequest};

use crate::show::{annotations, moves, phrase, reasons, verdict};

/// The maximum length of a position.
const MAX_POSITION_LENGTH: usize = 4000;
/// The maximum number of actions.
const MAX_ACTIONS: usize = 300;
/// The maximum number of actions about which the rules are asked.
const MAX_REASONS: usize = 8;

/// Why a position cannot be analysed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StudyError {
    /// The position, the seed, the seat or the bot is none.
    #[error("{0}")]
    BadPosition(String),
    /// An action is refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// A position that is analysed.
pub struct Analysis {
    /// The analysis without a hint.
    pub study: Study,
    /// The position after the actions, for a bot.
    pub game: Box<dyn AnyTable>,
    /// The seed of the bot: the same request gets the same hint.
    pub seed: Seed,
}

/// Analyses a position, without the hint.
pub fn study(request: &StudyRequest) -> Result<Analysis, StudyError> {
    let bad = |why: String| StudyError::BadPosition(why);
    if request.position.len() > MAX_POSITION_LENGTH || request.actions.len() > MAX_ACTIONS {
        return Err(bad("this is longer than any game".to_owned()));
    }
    let seed = match &request.seed {
        Some(seed) => seed.parse().map_err(|flaw: tabletop::BadSeed| bad(flaw.to_string()))?,
        None => Seed([0; 32]),
    };
    // Only views have hidden pieces.
    let game = if request.position.contains(['?', '!']) {
        catalog::load_view(&request.position, None, seed)
    } else {
        catalog::load(&request.position, seed)
    };
    let mut game = game.map_err(|flaw| bad(flaw.to_string()))?;
    let steps = game.play(&request.actions)?;
    let seats = game.seats();
    let seat = match &request.seat {
        Some(name) => Seat::first(seats)
            .find(|seat| seat.to_string() == *name)
            .ok_or_else(|| bad("there is no such seat".to_owned()))?,
        None => game.turn().seat().unwrap_or(Seat::A),
    };
    if let Some(name) = &request.level
        && bots::LEVELS.iter().all(|level| level.name != name)
    {
        return Err(bad(format!("there is no bot \"{name}\"")));
    }
    let seen = steps.iter().filter_map(|step| {
        let own = step.seen.iter().find(|(viewer, _)| *viewer == Viewer::Seat(seat));
        own.map(|(_, sight)| phrase(&sight.phrase))
    });
    let study = Study {
        position: game.position(),
        view: game.view(seat.into()),
        game: game.name().to_owned(),
        players: seats,
        seat: seat.to_string(),
        turn: game.turn().seat().map(|seat| seat.to_string()),
        phase: game.phase(),
        scores: game.scores().iter().map(|(_, score)| score.into()).collect(),
        annotations: annotations(&*game, seat.into()),
        phrases: seen.collect(),
        verdict: match game.turn() {
            Turn::Over(over) => Some(verdict(over)),
            Turn::Decide(_) => None,
        },
        moves: moves(&*game),
        hint: None,
        reasons: request.reasons.iter().take(MAX_REASONS).map(|action| reasons(&*game, action)).collect(),
    };
    Ok(Analysis { study, game, seed })
}
