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

/// Analyse a position: legal moves, annotations of the rules, and optionally a bot's hint.
#[utoipa::path(post, path = "/api/study", tag = "study", request_body = StudyRequest,
    responses((status = 200, body = Study), (status = 422, body = wire::Problem)))]
pub(super) async fn study(
    State(app): State<Arc<AppState>>,
    client: Client,
    Body(request): Body<StudyRequest>,
) -> Result<Json<Study>, Problem> {
    let budget = app.budget();
    let counted = app.replays.count(None, &client)?;
    let (mut study, task) = app.replays.run(move || analyse(&request, budget)).await??;
    drop(counted);
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
    Ok((study, task))
}
