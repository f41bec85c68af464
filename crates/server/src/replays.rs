//! Replays logs on threads of their own, a few at a time: a replay takes milliseconds of computing, which would delay every
//! other request of a runtime thread.

use std::sync::Arc;

use table::{AppliedEvent, Table};

use crate::app_state::AppState;
use crate::background::Workers;
use crate::problem::Problem;
use crate::store::TableId;

/// The maximum number of replays at the same time.
const MAX_REPLAYS: usize = 2;

/// The threads that replay logs.
pub(crate) struct Replays(Workers);

impl Default for Replays {
    fn default() -> Replays {
        Replays(Workers::new("replays", MAX_REPLAYS))
    }
}

impl Replays {
    /// Runs a computation that takes about as long as a replay.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.0.run(work).await
    }
}

/// Replays the log of a table and calls a function with the result.
pub(crate) async fn replay<T: Send + 'static>(
    app: &AppState,
    id: &TableId,
    then: impl FnOnce(Table, Vec<AppliedEvent>) -> T + Send + 'static,
) -> Result<T, Problem> {
    let log = app.stores.tables.entries(id, 0).await?;
    if log.is_empty() {
        return Err(Problem::NoTable);
    }
    let (id, dealer) = (id.clone(), Arc::clone(&app.dealer));
    let replay = move || {
        let (table, events) = Table::replay(&id, &log, dealer).map_err(|error| {
            tracing::error!(%error, table = %id, "a log cannot be replayed");
            Problem::NotStored
        })?;
        Ok(then(table, events))
    };
    app.replays.run(replay).await.map_err(|_| Problem::NotStored)?
}
