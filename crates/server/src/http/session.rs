//! Sessions: guests, signing in and out.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::fairness::hex;
use wire::{Credentials, Me};

use super::extract::{Body, MaybeSignedIn, SignedIn, cookie_name};
use crate::app_state::AppState;
use crate::client::Client;
use crate::names::{self, guest_name};
use crate::problem::Problem;
use crate::store::{Person, PersonId, Proof, SessionRow};
use crate::tokens::{hash, random, random_id};

/// A person's own account.
pub(super) fn me(person: &Person) -> Me {
    Me { player: person.player(), since: person.since, password: person.password.is_some() }
}

/// Creates a session with a random token of 256 bits. Only the hash of the token is stored. Refused if what proved the
/// identity of the person is not valid any more.
pub(super) async fn new_session(
    app: &AppState,
    person: &PersonId,
    label: &str,
    proof: Proof,
) -> Result<(SessionRow, String), Problem> {
    let token = hex(&random::<32>());
    let session = SessionRow {
        id: random_id(),
        person: person.clone(),
        label: label.to_owned(),
        created: app.time.now(),
        used: app.time.now(),
    };
    let invalid = match proof {
        Proof::Session(_) => Problem::NotSignedIn,
        _ => Problem::WrongCredentials,
    };
    let added = app.stores.accounts.add_session(&session, &hash(&token), proof).await?;
    if added { Ok((session, token)) } else { Err(invalid) }
}

/// Creates a session and returns its token in the body and as an `HttpOnly` cookie.
pub(super) async fn signed_in(
    app: &AppState,
    person: &Person,
    proof: Proof,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("");
    let label: String = agent.chars().take(120).collect();
    let (_, token) = new_session(app, &person.id, &label, proof).await?;
    let cookie = cookie(app, &token, 60 * 60 * 24 * 365);
    Ok(([(header::SET_COOKIE, cookie)], Json(wire::SignedIn { me: me(person), token })).into_response())
}

fn cookie(app: &AppState, token: &str, seconds: u32) -> HeaderValue {
    let name = cookie_name(app);
    let secure = if app.https { "; Secure" } else { "" };
    // The pages load all data by script, so links from other sites need no cookie.
    let text = format!("{name}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).expect("hexadecimal digits are valid in a header")
}

/// Sign in as a new guest.
#[utoipa::path(post, path = "/api/session/guest", tag = "session",
    responses((status = 200, body = wire::SignedIn), (status = 503, body = wire::Problem)))]
pub(super) async fn guest(State(app): State<Arc<AppState>>, headers: HeaderMap) -> Result<Response, Problem> {
    for attempt in 0..20 {
        let person = Person {
            id: PersonId(random_id()),
            name: guest_name(attempt),
            guest: true,
            program: false,
            password: None,
            since: app.time.now(),
            deleted: false,
        };
        if app.stores.accounts.add_person(&person).await? {
            return signed_in(&app, &person, Proof::NewPerson, &headers).await;
        }
    }
    Err(Problem::TooMany)
}

/// Sign in with name and password.
#[utoipa::path(post, path = "/api/session", tag = "session", request_body = Credentials,
    responses((status = 200, body = wire::SignedIn), (status = 401, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn sign_in(
    State(app): State<Arc<AppState>>,
    client: Client,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Problem> {
    // The same key for the limit and for the account, so that other spellings of a name share its limit.
    let key = names::key(&credentials.name);
    app.rate_meter.password_attempt(&key, client.address)?;
    let person = app.stores.accounts.person_by_name(&key).await?;
    let stored = person.as_ref().and_then(|person| person.password.clone());
    let right = app.passwords.verify(credentials.password, stored.clone()).await?;
    match person.zip(stored) {
        Some((person, stored)) if right => signed_in(&app, &person, Proof::Password(stored), &headers).await,
        _ => Err(Problem::WrongCredentials),
    }
}

/// End the current session.
#[utoipa::path(delete, path = "/api/session", tag = "session", responses((status = 204)))]
pub(super) async fn sign_out(
    State(app): State<Arc<AppState>>,
    who: MaybeSignedIn,
) -> Result<Response, Problem> {
    if let MaybeSignedIn(Some(SignedIn { person, session, .. })) = who {
        app.stores.accounts.end_session(&person.id, &session.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&app, "", 0))]).into_response())
}
