//! Middleware that checks the origin and the rate of requests.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::extract::cookie;
use crate::app_state::AppState;
use crate::client::{Client, Peer};
use crate::limits::RateLimitKey;
use crate::problem::Problem;

/// Refuses cross-site requests. Browsers send `Origin` with every request that changes something, so a cookie without
/// `Origin` is refused too. Programs send no `Origin` and authenticate with a bearer token.
pub(super) async fn same_origin(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let reading = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (reading && !upgrade) || origin_is_ours(&app, request.headers()) {
        next.run(request).await
    } else {
        Problem::ForeignOrigin.into_response()
    }
}

fn origin_is_ours(app: &AppState, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if !headers.contains_key(header::ORIGIN) {
        return headers.contains_key(header::AUTHORIZATION) || cookie(app, headers).is_none();
    }
    let Some(origin) = text(header::ORIGIN) else { return false };
    if let Some(ours) = &app.origin {
        return origin == ours;
    }
    let host = text(header::HOST).unwrap_or_default();
    origin.split_once("://").is_some_and(|(_, authority)| authority == host)
}

/// Attaches the [`Client`] and enforces the rate limits of the API. The files of the browser client are not limited.
pub(super) async fn limited(State(app): State<Arc<AppState>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions_mut().remove::<Peer>();
    let client = Client::of(peer, request.headers(), &app.settings.limits);
    if !client.unlimited
        && request.uri().path().starts_with("/api/")
        && let Err(problem) = count(&app, &client, &request)
    {
        return problem.into_response();
    }
    request.extensions_mut().insert(client);
    next.run(request).await
}

fn count(app: &AppState, client: &Client, request: &Request) -> Result<(), Problem> {
    let signs_in = |path: &str| path.starts_with("/api/session") || path == "/api/account";
    if *request.method() == Method::POST && signs_in(request.uri().path()) {
        app.rate_meter.sign_in(client.address)?;
    }
    app.rate_meter.request(&RateLimitKey::from(client.address))
}
