//! Information about the server, its health and metrics, and the files of the browser client.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRef, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use bots::LEVELS;
use rust_embed::RustEmbed;
use tabletop::OptionSpec;
use wire::{Allowed, GameInfo, LevelInfo, OptionInfo, ServerInfo};

use crate::app_state::AppState;
use crate::client::Client;
use crate::problem::Problem;
use crate::tokens::digest;

/// The files of the browser client, built by `cargo xtask web`.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Pages;

/// The page shown if the browser client was not built.
const WITHOUT_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Marchstone</title>\
    <h1>Marchstone</h1><p>The table server is running, but the browser client was not built into it. \
    <code>cargo xtask start</code> builds both. \
    <span lang=\"fr\">Le serveur fonctionne, mais sans le client du navigateur.</span></p>\
    <p><a href=\"/api/docs\">The API</a></p></html>";

fn option_info(spec: &OptionSpec) -> OptionInfo {
    let allowed = match spec.allowed {
        tabletop::Allowed::Flag => Allowed::Flag,
        tabletop::Allowed::Words(words) => {
            Allowed::Words { words: words.iter().map(|word| (*word).to_owned()).collect() }
        }
        tabletop::Allowed::Range(least, most) => Allowed::Number { min: least as i32, max: most as i32 },
        tabletop::Allowed::SeatOrRandom => Allowed::Seat,
    };
    let preset = spec.preset.value().map_or(serde_json::Value::Null, |value| match value {
        tabletop::Value::Flag(flag) => flag.into(),
        tabletop::Value::Number(number) => number.into(),
        tabletop::Value::Word(word) => word.into(),
    });
    OptionInfo { name: spec.name.to_owned(), allowed, preset }
}

/// The version of the server, its games and bot levels.
#[utoipa::path(get, path = "/api/server", tag = "tables", responses((status = 200, body = ServerInfo)))]
pub(super) async fn server(State(app): State<Arc<AppState>>) -> Json<ServerInfo> {
    let games = catalog::GAMES.iter().map(|game| GameInfo {
        name: game.name().to_owned(),
        min_players: *game.seats().start(),
        max_players: *game.seats().end(),
        options: game.options().iter().map(option_info).collect(),
        matches: game.matches(),
        listed: game.listed(),
    });
    Json(ServerInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        games: games.collect(),
        levels: LEVELS.iter().map(|level| LevelInfo { name: level.name.to_owned() }).collect(),
        passkeys: app.passkeys.is_some(),
    })
}

/// Readiness: 503 while the server shuts down or the database does not answer.
pub(super) async fn ready(State(app): State<Arc<AppState>>) -> Response {
    if *app.closing.borrow() {
        return Problem::ShuttingDown.into_response();
    }
    match app.stores.lifecycle.ping().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => Problem::from(error).into_response(),
    }
}

/// Serves a file of the browser client. Unknown paths get its index page, which routes them.
pub(super) async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Problem::NotFound.into_response();
    }
    let (name, file) = match Pages::get(path) {
        Some(file) if !path.is_empty() => (path, file),
        _ if path.starts_with("assets/") => return StatusCode::NOT_FOUND.into_response(),
        _ => match Pages::get("index.html") {
            Some(file) => ("index.html", file),
            None => return Html(WITHOUT_CLIENT).into_response(),
        },
    };
    // The names of files under assets/ contain a hash of their content.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kind = mime_guess::from_path(name).first_or_octet_stream().to_string();
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache.to_owned())], file.data).into_response()
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
