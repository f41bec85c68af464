//! Information about the server, its health and metrics.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRef, FromRequestParts, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use tokio::sync::Mutex;
use wire::{Instant, ServerInfo};

use crate::app_state::AppState;
use crate::client::Client;
use crate::problem::Problem;
use crate::tokens::digest;

/// The version of the server, its games and bot levels.
#[utoipa::path(get, path = "/api/server", tag = "tables", responses((status = 200, body = ServerInfo)))]
pub(super) async fn server(State(app): State<Arc<AppState>>) -> Json<ServerInfo> {
    Json(ServerInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: wire::PROTOCOL,
        games: table::games(),
        levels: table::levels(),
        passkeys: app.passkeys.is_some(),
    })
}

/// Whether the database answers, asked at most once a second however many requests there are.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    /// How long an answer of the database holds, in milliseconds; a failure is shorter, so that an end of it is noticed.
    const fn lifetime_ms(is_ready: bool) -> i64 {
        if is_ready { 1000 } else { 100 }
    }

    async fn check(&self, app: &AppState) -> bool {
        // Requests that arrive while the database is asked wait for its answer.
        let mut last = self.0.lock().await;
        let now = app.time.now();
        if let Some((at, is_ready)) = *last
            && (at..at + Self::lifetime_ms(is_ready)).contains(&now)
        {
            // A write that fails is known at once.
            return is_ready && app.stores.lifecycle.check_writes().is_ok();
        }
        let answer = app.stores.lifecycle.ping().await;
        if let Err(error) = &answer {
            tracing::error!(%error, "the database does not answer");
        }
        *last = Some((now, answer.is_ok()));
        answer.is_ok()
    }
}

/// Readiness: 503 while the server shuts down or the database does not answer.
pub(super) async fn ready(State(app): State<Arc<AppState>>) -> Response {
    if *app.closing.borrow() {
        return Problem::ShuttingDown.into_response();
    }
    if app.readiness.check(&app).await {
        "ready\n".into_response()
    } else {
        Problem::NotStored.into_response()
    }
}

/// Permission to read the metrics: the metrics token, or without one a direct request from this machine.
pub(super) struct MayReadMetrics;

impl<S: Send + Sync> FromRequestParts<S> for MayReadMetrics
where
    Arc<AppState>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<MayReadMetrics, Problem> {
        let app = Arc::<AppState>::from_ref(state);
        let Ok(client) = Client::from_request_parts(parts, state).await;
        let allowed = match &app.settings.metrics_token {
            // Comparing hashes leaks nothing about the token through timing.
            Some(token) => parts
                .headers
                .get(header::AUTHORIZATION)
                .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "))
                .is_some_and(|given| digest(given) == digest(token)),
            None => client.address.is_loopback() && !client.forwarded,
        };
        if allowed { Ok(MayReadMetrics) } else { Err(Problem::NoMetrics) }
    }
}

/// The metrics in the text format of Prometheus.
pub(super) fn metrics(metrics: Option<&metrics_exporter_prometheus::PrometheusHandle>) -> String {
    metrics.map(metrics_exporter_prometheus::PrometheusHandle::render).unwrap_or_default()
}
