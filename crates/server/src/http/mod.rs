//! The HTTP API.

mod account;
mod assets;
mod docs;
mod document;
mod export;
mod extract;
mod guard;
mod nets;
pub(crate) mod passkeys;
mod people;
mod precompressed;
mod review;
mod session;
mod site;
mod study;
mod tables;

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::get;
use serde_json::Value as Json;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app_state::AppState;
use crate::problem::Problem;
use crate::socket;
pub(crate) use extract::{MaybeSignedIn, Path, Query, SESSION_LIFETIME_MS};
use precompressed::Precompressed;
pub(crate) use site::Readiness;

/// The maximum size of a request body.
const MAX_BODY_SIZE: usize = 16 * 1024;

/// The content security policy: pages may load and connect to this origin only.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; \
     manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The content security policy of the scripts of Web Workers. They alone may compile WebAssembly; a worker has the policy of
/// its script, so pages need no such permission.
const WORKER_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
     connect-src 'self'";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Marchstone",
        description = "The API of a table server: requests over HTTP, and the events of a table over its WebSocket \
                       `/api/tables/{id}/socket`. The server sends messages of type `ServerMessage`, the client \
                       messages of type `Command`. docs/api.md explains how they work together."
    ),
    components(schemas(wire::ServerMessage, wire::EventView, wire::EventKind, wire::TableRequest)),
    tags(
        (name = "session", description = "Signing in and out"),
        (name = "account", description = "Your account"),
        (name = "people", description = "Players: statistics and ratings"),
        (name = "tables", description = "Tables: creating, finding, playing"),
        (name = "study", description = "Analysis of positions")
    )
)]
struct Document;

/// The routes of the API, with the document that describes them.
fn api() -> (Router<Arc<AppState>>, Json) {
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(site::server))
        .routes(routes!(session::guest))
        .routes(routes!(session::sign_in, session::sign_out))
        .routes(routes!(account::register))
        .routes(routes!(account::rename))
        .routes(routes!(account::change_password))
        .routes(routes!(account::me, account::delete))
        .routes(routes!(export::export))
        .routes(routes!(account::sessions))
        .routes(routes!(account::end_session))
        .routes(routes!(account::new_token))
        .routes(routes!(passkeys::registration))
        .routes(routes!(passkeys::list, passkeys::add))
        .routes(routes!(passkeys::remove))
        .routes(routes!(passkeys::authentication))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(tables::mine))
        .routes(routes!(people::profile))
        .routes(routes!(people::history))
        .routes(routes!(people::ladders))
        .routes(routes!(people::ladder))
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::quick))
        .routes(routes!(tables::create))
        .routes(routes!(tables::state))
        .routes(routes!(tables::events))
        .routes(routes!(tables::command))
        .routes(routes!(tables::annotation))
        .routes(routes!(tables::hint))
        .routes(routes!(tables::record))
        .routes(routes!(tables::replay))
        .routes(routes!(review::review))
        .routes(routes!(study::study))
        .split_for_parts();
    docs::with_limits(&mut document);
    (router, document::complete(&document))
}

/// The API, described once for all servers of this process: its schemas take longer than the rest of a start.
static API: LazyLock<Api> = LazyLock::new(|| {
    let (routes, document) = api();
    let page = Precompressed::new("text/html; charset=utf-8", docs::page(&document));
    Api { routes, document: Precompressed::new("application/json", document.to_string()), page }
});

struct Api {
    routes: Router<Arc<AppState>>,
    document: Precompressed,
    page: Precompressed,
}

/// The OpenAPI document.
pub fn openapi() -> Json {
    api().1
}

/// The HTTP service of the server.
pub(crate) fn router(
    app: &Arc<AppState>,
    metrics: Option<metrics_exporter_prometheus::PrometheusHandle>,
) -> Router {
    let Api { routes, document, page } = &*API;
    let router = routes
        .clone()
        .route("/api/tables/{id}/socket", get(socket::connect))
        // Only what differs from answer to answer is compressed when it is sent. What follows has compressed forms.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .route("/api/openapi.json", get(move |headers: HeaderMap| async move { document.respond(&headers) }))
        .route("/api/docs", get(move |headers: HeaderMap| async move { page.respond(&headers) }))
        .route("/healthz", get(|| async { "fine\n" }))
        .route("/readyz", get(site::ready))
        .route("/metrics", get(move |_: site::MayReadMetrics| async move { site::metrics(metrics.as_ref()) }))
        .fallback(assets::page)
        .method_not_allowed_fallback(|| async { Problem::BadMethod })
        .layer(DefaultBodyLimit::max(MAX_BODY_SIZE))
        .layer(from_fn(guard::same_protocol))
        .layer(from_fn_with_state(Arc::clone(app), guard::same_origin))
        .layer(from_fn_with_state(Arc::clone(app), guard::limited))
        .layer(from_fn(record_metrics))
        .layer(header_layer(header::CONTENT_SECURITY_POLICY, CONTENT_POLICY))
        .layer(header_layer(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header_layer(header::REFERRER_POLICY, "same-origin"))
        .layer(header_layer(header::X_FRAME_OPTIONS, "DENY"))
        .layer(header_layer(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header_layer(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(header_layer(
            HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=(), payment=()",
        ))
        .with_state(Arc::clone(app));
    if app.https {
        // Browsers that connected over HTTPS once use HTTPS from then on.
        router.layer(header_layer(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000"))
    } else {
        router
    }
}

fn header_layer(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

/// Records metrics of each request.
async fn record_metrics(request: Request, next: Next) -> Response {
    let started = std::time::Instant::now();
    let response = next.run(request).await;
    let status = response.status().as_u16() / 100;
    metrics::counter!("marchstone_requests", "status" => format!("{status}xx")).increment(1);
    metrics::histogram!("marchstone_request_seconds").record(started.elapsed().as_secs_f64());
    response
}
