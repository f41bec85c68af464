//! The account of the signed-in person.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use wire::{
    Command, Me, NewName, NewPassword, NewToken, Registration, SessionInfo, Status, TableRequest,
    TokenRequest,
};

use super::extract::{MaybeSignedIn, Path, Sent, SignedIn};
use super::session::{me as myself, new_session, signed_in};
use crate::app_state::AppState;
use crate::client::Client;
use crate::names;
use crate::notifier::Notification;
use crate::problem::Problem;
use crate::room::{RoomMessage, SentCommand};
use crate::rooms::request;
use crate::store::{NameChange, Person, PersonId, Proof, SessionRow};
use crate::tokens::random_id;

/// Create an account. A signed-in guest becomes the account and keeps its history.
#[utoipa::path(post, path = "/api/account", tag = "account", request_body = Registration,
    responses((status = 200, body = wire::SignedIn), (status = 409, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn register(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
    Sent(who, registration): Sent<MaybeSignedIn, Registration>,
) -> Result<Response, Problem> {
    let name = names::validate(&registration.name)?;
    if who.0.as_ref().is_some_and(|signed_in| !signed_in.person.guest) {
        return Err(Problem::HasAccount);
    }
    let password = Some(app.passwords.hash(registration.password).await?);
    let program = registration.program;
    let person = match who.0 {
        Some(SignedIn { person, .. }) => {
            let person = Person { name, guest: false, program, password, ..person };
            changed(app.stores.accounts.make_account(&person).await?)?;
            notify_tables(&app, &person.id).await?;
            person
        }
        None => {
            let id = PersonId(random_id());
            let since = app.time.now();
            let person = Person { id, name, guest: false, program, password, since, deleted: false };
            if !app.stores.accounts.add_person(&person).await? {
                return Err(Problem::NameTaken);
            }
            person
        }
    };
    signed_in(&app, &person, Proof::NewPerson, &headers).await
}

/// The answer to a change of a person's name.
const fn changed(change: NameChange) -> Result<(), Problem> {
    match change {
        NameChange::Done => Ok(()),
        NameChange::NameTaken => Err(Problem::NameTaken),
        // Deleted, or no guest any more, since the request was authenticated.
        NameChange::NotThere => Err(Problem::NotSignedIn),
    }
}

/// Tells the rooms of a person's tables, here and at other nodes, that the name has changed.
async fn notify_tables(app: &Arc<AppState>, person: &PersonId) -> Result<(), Problem> {
    for row in app.stores.tables.open_tables(person).await? {
        app.rooms.send(&row.id, RoomMessage::PersonChanged(person.clone()));
    }
    app.notifier.notify(Notification::PersonChanged(person.clone()));
    Ok(())
}

/// Change your name.
#[utoipa::path(put, path = "/api/account/name", tag = "account", request_body = NewName,
    responses((status = 200, body = Me), (status = 401, body = wire::Problem), (status = 409, body = wire::Problem),
        (status = 422, body = wire::Problem)))]
pub(super) async fn rename(
    State(app): State<Arc<AppState>>,
    Sent(who, new): Sent<SignedIn, NewName>,
) -> Result<Json<Me>, Problem> {
    let person = Person { name: names::validate(&new.name)?, ..who.person };
    changed(app.stores.accounts.rename(&person.id, &person.name).await?)?;
    notify_tables(&app, &person.id).await?;
    Ok(Json(myself(&person)))
}

/// Change your password. All other sessions and all API tokens end.
#[utoipa::path(put, path = "/api/account/password", tag = "account", request_body = NewPassword,
    responses((status = 200, body = Me), (status = 401, body = wire::Problem), (status = 409, body = wire::Problem),
        (status = 422, body = wire::Problem)))]
pub(super) async fn change_password(
    State(app): State<Arc<AppState>>,
    client: Client,
    Sent(who, passwords): Sent<SignedIn, NewPassword>,
) -> Result<Json<Me>, Problem> {
    app.rate_meter.password_attempt(&names::key(&who.person.name), client.address)?;
    let Some(stored) = who.person.password.clone() else { return Err(Problem::NoPassword) };
    if !app.passwords.verify(passwords.old, Some(stored.clone())).await? {
        return Err(Problem::WrongCredentials);
    }
    let new = app.passwords.hash(passwords.new).await?;
    // Another password change may have come first: then the password that was checked is not the current one.
    if !app.stores.accounts.change_password(&who.person.id, &stored, &new, &who.session.id).await? {
        return Err(Problem::WrongCredentials);
    }
    Ok(Json(myself(&who.person)))
}

/// The account that is signed in.
#[utoipa::path(get, path = "/api/me", tag = "account",
    responses((status = 200, body = Me), (status = 401, body = wire::Problem)))]
pub(super) async fn me(who: SignedIn) -> Json<Me> {
    Json(myself(&who.person))
}

/// Delete your account. Games in play are resigned; your name and chat messages are erased.
#[utoipa::path(delete, path = "/api/me", tag = "account",
    responses((status = 204), (status = 401, body = wire::Problem)))]
pub(super) async fn delete(
    State(app): State<Arc<AppState>>,
    client: Client,
    who: SignedIn,
) -> Result<StatusCode, Problem> {
    for row in app.stores.tables.open_tables(&who.person.id).await? {
        let leave = if row.status == Status::Waiting { TableRequest::Leave } else { TableRequest::Resign };
        let command = Command { idempotency_key: random_id(), request: leave };
        let result = request(&app, &row.id, |reply| {
            let (person, command) = (who.person.clone(), command.clone());
            RoomMessage::Command(Box::new(SentCommand { person, network: client.network(), command }), reply)
        });
        // A table that refuses is over already.
        if let Err(refused) = result.await? {
            tracing::debug!(problem = %refused.problem, table = %row.id, "a table could not be resigned");
        }
    }
    app.stores.accounts.erase_person(&who.person.id).await?;
    for room in app.rooms.all() {
        // The room may have ended.
        let _ = room.send(RoomMessage::PersonChanged(who.person.id.clone())).await;
    }
    app.notifier.notify(Notification::PersonChanged(who.person.id.clone()));
    Ok(StatusCode::NO_CONTENT)
}

pub(super) fn session_info(row: SessionRow, current: &str) -> SessionInfo {
    SessionInfo { current: row.id == current, id: row.id, label: row.label, created: row.created }
}

/// Your sessions and API tokens.
#[utoipa::path(get, path = "/api/me/sessions", tag = "account",
    responses((status = 200, body = Vec<SessionInfo>), (status = 401, body = wire::Problem)))]
pub(super) async fn sessions(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
) -> Result<Json<Vec<SessionInfo>>, Problem> {
    let rows = app.stores.accounts.sessions(&who.person.id).await?;
    Ok(Json(rows.into_iter().map(|row| session_info(row, &who.session.id)).collect()))
}

/// Revoke a session or an API token.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "account", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = wire::Problem), (status = 404, body = wire::Problem)))]
pub(super) async fn end_session(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let ended = app.stores.accounts.end_session(&who.person.id, &id).await?;
    if ended { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::NoSession) }
}

/// Create an API token for a program.
#[utoipa::path(post, path = "/api/me/tokens", tag = "account", request_body = TokenRequest,
    responses((status = 200, body = NewToken), (status = 401, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn new_token(
    State(app): State<Arc<AppState>>,
    Sent(who, request): Sent<SignedIn, TokenRequest>,
) -> Result<Json<NewToken>, Problem> {
    let label = request.label.trim();
    if !(1..=60).contains(&label.chars().count()) || label.chars().any(char::is_control) {
        return Err(Problem::BadLabel);
    }
    let proof = Proof::Session(who.session.id);
    let (session, token) = new_session(&app, &who.person.id, label, proof).await?;
    Ok(Json(NewToken { id: session.id, token }))
}
