//! Middleware that checks the origin and the rate of requests.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};

use super::extract::cookie;
use crate::app_state::AppState;
use crate::client::{Client, Peer};
use crate::limits::RateLimitKey;
use crate::problem::Problem;

/// How long a request that exceeds the rate limit waits for its refusal.
const REFUSAL_DELAY: Duration = Duration::from_millis(500);

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

/// Refuses requests of a client that names another version of the protocol, such as a page that was loaded from an older
/// server. Programs need not name one.
pub(super) async fn same_protocol(request: Request, next: Next) -> Response {
    match named_protocol(&request) {
        None => next.run(request).await,
        Some(named) if named.parse() == Ok(wire::PROTOCOL) => next.run(request).await,
        Some(_) => Problem::OtherProtocol.into_response(),
    }
}

/// The version of the protocol in the header, or in the query, since a page cannot add headers to the request of a socket.
fn named_protocol(request: &Request) -> Option<&str> {
    let header = request.headers().get("marchstone-protocol").map(|value| value.to_str().unwrap_or_default());
    let query = || request.uri().query()?.split('&').find_map(|part| part.strip_prefix("protocol="));
    header.or_else(query)
}

/// Attaches the [`Client`], and enforces the limits of requests and of connections behind a proxy.
pub(super) async fn limited(State(app): State<Arc<AppState>>, mut request: Request, next: Next) -> Response {
    let limits = &app.settings.limits;
    let peer = request.extensions_mut().remove::<Peer>();
    app.proxy_warning.check(peer.as_ref(), request.headers(), limits);
    let mut client = Client::of(peer, request.headers(), limits);
    let counted = client.count(&app.rate_meter, limits).and_then(|()| count(&app, &client, &request));
    if let Err(problem) = counted {
        if matches!(problem, Problem::TooFast(_)) {
            // Its connections are limited, so a client that goes on cannot make the server refuse it very often.
            tokio::time::sleep(REFUSAL_DELAY).await;
        }
        return problem.into_response();
    }
    request.extensions_mut().insert(client.clone());
    let response = next.run(request).await;
    if client.is_counted() { hold_until_sent(response, client) } else { response }
}

/// Counts a request. The files of the browser client and other paths outside the API have a more generous limit.
fn count(app: &AppState, client: &Client, request: &Request) -> Result<(), Problem> {
    if client.unlimited {
        return Ok(());
    }
    let path = request.uri().path();
    if !path.starts_with("/api/") {
        return app.rate_meter.traffic(client.address);
    }
    if *request.method() == Method::POST && (path.starts_with("/api/session") || path == "/api/account") {
        app.rate_meter.sign_in(client.address)?;
    }
    app.rate_meter.request(&RateLimitKey::from(client.address))
}

/// Keeps what counts a request until the response is sent.
pub(super) fn hold_until_sent<G: Send + Unpin + 'static>(response: Response, guard: G) -> Response {
    response.map(|body| Body::new(CountedBody { body, _guard: guard }))
}

/// A response body that counts as long as it is not sent.
struct CountedBody<G> {
    body: Body,
    _guard: G,
}

impl<G: Unpin> HttpBody for CountedBody<G> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
