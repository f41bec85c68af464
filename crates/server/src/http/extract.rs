//! Extractors: the client, the signed-in person, and the parts of a request.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRef, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use table::CommandError;

use crate::app_state::AppState;
use crate::client::Client;
use crate::limits::RateLimitKey;
use crate::problem::Problem;
use crate::store::{Person, PersonId, SessionRow, StoreError};
use crate::tokens::hash;

/// The name of the session cookie.
pub(super) const fn cookie_name(app: &AppState) -> &'static str {
    // Browsers accept a `__Host-` cookie only from this host and over HTTPS.
    if app.https { "__Host-marchstone" } else { "marchstone" }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status()).unwrap_or(StatusCode::CONFLICT);
        let mut response = (status, axum::Json(self.to_wire())).into_response();
        let wait = match self {
            Problem::TooFast(seconds) | Problem::Command(CommandError::TooFast(seconds)) => Some(seconds),
            // Queues are short.
            Problem::TooMany => Some(1),
            _ => None,
        };
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        Problem::NotStored
    }
}

/// How long a session lives without being used, in milliseconds.
pub(crate) const SESSION_LIFETIME_MS: i64 = 180 * DAY_MS;
/// The use of a session is recorded once a day.
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl AppState {
    /// The person with this session token hash, unless the session has ended or expired.
    pub(crate) async fn authenticate(&self, hash: &str) -> Result<Option<SignedIn>, Problem> {
        let Some((session, person)) = self.stores.accounts.authenticate(hash).await? else { return Ok(None) };
        let unused = self.time.now() - session.used;
        if unused > SESSION_LIFETIME_MS {
            return Ok(None);
        }
        if unused > DAY_MS {
            self.stores.accounts.use_session(&session.id, self.time.now()).await?;
        }
        Ok(Some(SignedIn { person, session, hash: hash.to_owned() }))
    }
}

/// A signed-in person. The request is refused if there is none.
pub(crate) struct SignedIn {
    pub(crate) person: Person,
    pub(crate) session: SessionRow,
    /// The hash of the session token.
    pub(crate) hash: String,
}

/// The signed-in person, if there is one.
pub(crate) struct MaybeSignedIn(pub(crate) Option<SignedIn>);

impl MaybeSignedIn {
    /// The id of the person; empty for an anonymous client, which is the id of no person.
    pub(crate) fn id(&self) -> PersonId {
        self.0.as_ref().map_or_else(|| PersonId(String::new()), |signed_in| signed_in.person.id.clone())
    }
}

fn token<'a>(app: &AppState, headers: &'a HeaderMap) -> Option<&'a str> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(bearer) = text(header::AUTHORIZATION) {
        return bearer.strip_prefix("Bearer ");
    }
    cookie(app, headers)
}

/// The session token in the cookie.
pub(super) fn cookie<'a>(app: &AppState, headers: &'a HeaderMap) -> Option<&'a str> {
    let name = cookie_name(app);
    let mut cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.find_map(|cookies| {
        cookies.split("; ").find_map(|cookie| cookie.strip_prefix(name)?.strip_prefix('='))
    })
}

impl<S: Send + Sync> FromRequestParts<S> for MaybeSignedIn
where
    Arc<AppState>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<MaybeSignedIn, Problem> {
        let app = Arc::<AppState>::from_ref(state);
        let Some(token) = token(&app, &parts.headers) else { return Ok(MaybeSignedIn(None)) };
        let signed_in = app.authenticate(&hash(token)).await?;
        if let Some(SignedIn { person, .. }) = &signed_in
            && !parts.extensions.get::<Client>().is_some_and(|client| client.unlimited)
        {
            app.rate_meter.request(&RateLimitKey::from(&person.id))?;
        }
        Ok(MaybeSignedIn(signed_in))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for SignedIn
where
    Arc<AppState>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<SignedIn, Problem> {
        MaybeSignedIn::from_request_parts(parts, state).await?.0.ok_or(Problem::NotSignedIn)
    }
}

impl MaybeSignedIn {
    /// The same session and person, read again. Refused if the session has ended.
    async fn again(self, app: &AppState) -> Result<MaybeSignedIn, Problem> {
        let Some(SignedIn { hash, .. }) = self.0 else { return Ok(MaybeSignedIn(None)) };
        let again = app.authenticate(&hash).await?.ok_or(Problem::NotSignedIn)?;
        Ok(MaybeSignedIn(Some(again)))
    }
}

/// The sender of a request and its JSON body. The session is checked before the body is read, which may take seconds, and
/// again after that: the session may have ended and the person may have changed in the meantime.
pub(super) struct Sent<W, T>(pub(super) W, pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequest<S> for Sent<MaybeSignedIn, T>
where
    Arc<AppState>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Sent<MaybeSignedIn, T>, Problem> {
        let (mut parts, body) = request.into_parts();
        let who = MaybeSignedIn::from_request_parts(&mut parts, state).await?;
        let Body(body) = Body::from_request(Request::from_parts(parts, body), state).await?;
        Ok(Sent(who.again(&Arc::<AppState>::from_ref(state)).await?, body))
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequest<S> for Sent<SignedIn, T>
where
    Arc<AppState>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Sent<SignedIn, T>, Problem> {
        let (mut parts, body) = request.into_parts();
        let who = SignedIn::from_request_parts(&mut parts, state).await?;
        let Body(body) = Body::from_request(Request::from_parts(parts, body), state).await?;
        let MaybeSignedIn(who) = MaybeSignedIn(Some(who)).again(&Arc::<AppState>::from_ref(state)).await?;
        Ok(Sent(who.ok_or(Problem::NotSignedIn)?, body))
    }
}

/// A JSON body of a request that may come from anyone.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T>
where
    Arc<AppState>: FromRef<S>,
{
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let timeout = Arc::<AppState>::from_ref(state).settings.limits.client_timeout;
        let read = tokio::time::timeout(timeout, axum::Json::from_request(request, state));
        match read.await {
            Ok(Ok(axum::Json(body))) => Ok(Body(body)),
            Ok(Err(rejection)) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Problem::TooLarge)
            }
            Ok(Err(rejection)) => Err(Problem::BadRequest(rejection.body_text())),
            Err(_) => Err(Problem::TooSlow),
        }
    }
}

/// The network origin, as `guard::limited` has determined it.
impl<S: Send + Sync> FromRequestParts<S> for Client
where
    Arc<AppState>: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Client, Infallible> {
        let known = parts.extensions.get::<Client>().cloned();
        let limits = &Arc::<AppState>::from_ref(state).settings.limits;
        Ok(known.unwrap_or_else(|| Client::of(None, &parts.headers, limits)))
    }
}

/// The query parameters.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Problem> {
        match axum::extract::Query::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(rejection) => Err(Problem::BadRequest(rejection.body_text())),
        }
    }
}

/// The path parameters.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Problem> {
        // PostgreSQL refuses text with a zero character.
        if parts.uri.path().contains("%00") {
            return Err(Problem::NotFound);
        }
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(path)) => Ok(Path(path)),
            Err(_) => Err(Problem::NotFound),
        }
    }
}
