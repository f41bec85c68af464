//! Replays logs on blocking threads, a few at a time: a replay takes milliseconds of computing, which would delay every
//! other request of a runtime thread.

use std::sync::Arc;

use table::{AppliedEvent, Table};
use tokio::sync::Semaphore;

use crate::app_state::AppState;
use crate::problem::Problem;
use crate::store::TableId;

/// The maximum number of replays at the same time.
const MAX_REPLAYS: usize = 2;

/// Limits the replays at the same time.
pub(crate) struct Replays(Semaphore);

impl Default for Replays {
    fn default() -> Replays {
        Replays(Semaphore::new(MAX_REPLAYS))
    }
}

/// Replays the log of a table and calls a function with the result, on a blocking thread.
pub(crate) async fn replay<T: Send + 'static>(
    app: &AppState,
    id: &TableId,
    then: impl FnOnce(Table, Vec<AppliedEvent>) -> T + Send + 'static,
) -> Result<T, Problem> {
    let log = app.stores.tables.entries(id, 0).await?;
    if log.is_empty() {
        return Err(Problem::NoTable);
    }
    // The semaphore is never closed.
    let _permit = app.replays.0.acquire().await.map_err(|_| Problem::ShuttingDown)?;
    let (id, dealer) = (id.clone(), Arc::clone(&app.dealer));
    let replay = move || {
        let (table, events) = Table::replay(&id, &log, dealer).map_err(|error| {
            tracing::error!(%error, table = %id, "a log cannot be replayed");
            Problem::NotStored
        })?;
        Ok(then(table, events))
    };
    tokio::task::spawn_blocking(replay).await.map_err(|_| Problem::NotStored)?
}
