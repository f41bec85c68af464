//! Analysis of positions. The client sends the full position, so nothing in it is hidden from the client.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bots::Budget;
use catalog::BotTask;
use table::Analysis;
use wire::{Study, StudyRequest};

use super::extract::Body;
use crate::app_state::AppState;
use crate::bot_pool::SearchOrigin;
use crate::client::Client;
use crate::problem::Problem;

/// The maximum length of a position.
const MAX_POSITION_LENGTH: usize = 4000;
/// The maximum number of actions.
const MAX_ACTIONS: usize = 300;
/// The maximum number of actions about which the rules are asked.
const MAX_REASONS: usize = 8;

/// Analyse a position: legal moves, annotations of the rules, and optionally a bot's hint.
#[utoipa::path(post, path = "/api/study", tag = "study", request_body = StudyRequest,
    responses((status = 200, body = Study), (status = 422, body = wire::Problem)))]
pub(super) async fn study(
    State(app): State<Arc<AppState>>,
    client: Client,
    Body(request): Body<StudyRequest>,
) -> Result<Json<Study>, Problem> {
    let budget = app.budget();
    let (mut study, task) = app.replays.run(move || analyse(&request, budget)).await??;
    if let Some(task) = task {
        let report = app.bot_pool.run_hint(&SearchOrigin::address(client.address), task).await?;
        study.hint = Some(table::hint(report, &study.moves));
    }
    Ok(Json(study))
}

/// The analysis without the hint, and the search for it.
fn analyse(request: &StudyRequest, budget: Budget) -> Result<(Study, Option<BotTask>), Problem> {
    let Analysis { study, game, seed } = table::study(request)?;
    let level = request.level.as_ref();
    let task = level.and_then(|name| game.bot_task(AppState::spec(name), budget, seed));
    if request.position.len() > MAX_POSITION_LENGTH || request.actions.len() > MAX_ACTIONS {
        return Err(Problem::BadPosition("this is longer than any game".to_owned()));
    }
    let seed = match &request.seed {
        Some(seed) => seed.parse().map_err(|bad: tabletop::BadSeed| Problem::BadPosition(bad.to_string()))?,
        None => Seed([0; 32]),
    };
    // Only views have hidden pieces.
    let is_view = request.position.contains(['?', '!']);
    let game = if is_view {
        catalog::load_view(&request.position, None, seed)
    } else {
        catalog::load(&request.position, seed)
    };
    let mut game = game.map_err(|bad| Problem::BadPosition(bad.to_string()))?;
    let steps = game.play(&request.actions)?;
    let seats = game.seats();
    let seat = match &request.seat {
        Some(name) => tabletop::Seat::first(seats)
            .find(|seat| seat.to_string() == *name)
            .ok_or_else(|| Problem::BadPosition("there is no such seat".to_owned()))?,
        None => game.turn().seat().unwrap_or(tabletop::Seat::A),
    };
    let moves = table::moves(&*game);
    let task = match &request.level {
        Some(name) if level(name).is_none() => {
            return Err(Problem::BadPosition(format!("there is no bot \"{name}\"")));
        }
        // The same request gets the same hint.
        Some(name) => game.bot_task(AppState::spec(name), budget, seed),
        None => None,
    };
    let seen = steps.iter().filter_map(|step| {
        step.seen
            .iter()
            .find(|(viewer, _)| *viewer == Viewer::Seat(seat))
            .map(|(_, sight)| table::phrase(&sight.phrase))
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
        annotations: table::annotations(&*game, seat.into()),
        phrases: seen.collect(),
        verdict: match game.turn() {
            Turn::Over(verdict) => Some(table::verdict(verdict)),
            Turn::Decide(_) => None,
        },
        moves,
        hint: None,
        reasons: request
            .reasons
            .iter()
            .take(MAX_REASONS)
            .map(|action| table::reasons(&*game, action))
            .collect(),
    };
    Ok((study, task))
}
