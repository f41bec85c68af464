//! Reviews of games. The client sends the record of a finished game, so nothing in it is hidden from the client.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use review::ReviewPlan;
use wire::{ReviewPart, ReviewRequest};

use super::extract::Body;
use crate::app_state::AppState;
use crate::bot_pool::SearchOrigin;
use crate::client::Client;
use crate::problem::Problem;

/// The maximum length of a record.
const MAX_RECORD_LENGTH: usize = 100_000;
/// How long one request computes steps: about as long as a bot thinks.
const TIME: Duration = Duration::from_millis(600);

/// Review a game: for each seat what was luck, what its decisions gave away, and what was better. One request returns some
/// steps; `done` and `chances` ask for the next ones.
#[utoipa::path(post, path = "/api/review", tag = "study", request_body = ReviewRequest,
    responses((status = 200, body = ReviewPart), (status = 422, body = wire::Problem)))]
pub(super) async fn review(
    State(app): State<Arc<AppState>>,
    client: Client,
    Body(request): Body<ReviewRequest>,
) -> Result<Json<ReviewPart>, Problem> {
    if request.record.len() > MAX_RECORD_LENGTH {
        return Err(Problem::BadPosition("this is longer than any game".to_owned()));
    }
    let task = move || {
        let start = Instant::now();
        table::review(&request, ReviewPlan::default(), || start.elapsed() < TIME)
    };
    let part = app.bot_pool.run_hint(&SearchOrigin::address(client.address), task).await?;
    part.map(Json).map_err(|bad| Problem::BadPosition(bad.to_string()))
}
