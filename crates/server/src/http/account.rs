//! The account of the signed-in person.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use table::Event;
use wire::{
    Command, DataExport, ExportedMessage, Me, NewName, NewPassword, NewToken, Registration, SessionInfo,
    Status, TableRequest, TokenRequest,
};

use super::extract::{Body, MaybeSignedIn, Path, SignedIn};
use super::people::{history_entries, profile_of};
use super::session::{me as myself, new_session, signed_in};
use super::{names, tables};
use crate::app_state::AppState;
use crate::client::Client;
use crate::notifier::Notification;
use crate::problem::Problem;
use crate::room::RoomMessage;
use crate::rooms::request;
use crate::store::{Person, PersonId, SessionRow};
use crate::tokens::random_id;

/// Create an account. A signed-in guest becomes the account and keeps its history.
#[utoipa::path(post, path = "/api/account", tag = "account", request_body = Registration,
    responses((status = 200, body = wire::SignedIn), (status = 409, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn register(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
    who: MaybeSignedIn,
    Body(registration): Body<Registration>,
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
            if !app.stores.accounts.change_person(&person).await? {
                return Err(Problem::NameTaken);
            }
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
    signed_in(&app, &person, &headers).await
}

/// Tells the rooms of a person's tables, here and at other nodes, that the name has changed.
async fn notify_tables(app: &Arc<AppState>, person: &PersonId) -> Result<(), Problem> {
    for row in app.stores.tables.open_tables(person).await? {
        app.rooms.send(&row.id, RoomMessage::PersonRenamed(person.clone()));
    }
    app.notifier.notify(Notification::PersonRenamed(person.clone()));
    Ok(())
}

/// Change your name.
#[utoipa::path(put, path = "/api/account/name", tag = "account", request_body = NewName,
    responses((status = 200, body = Me), (status = 401, body = wire::Problem), (status = 409, body = wire::Problem),
        (status = 422, body = wire::Problem)))]
pub(super) async fn rename(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
    Body(new): Body<NewName>,
) -> Result<Json<Me>, Problem> {
    let person = Person { name: names::validate(&new.name)?, ..who.person };
    if !app.stores.accounts.change_person(&person).await? {
        return Err(Problem::NameTaken);
    }
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
    who: SignedIn,
    Body(passwords): Body<NewPassword>,
) -> Result<Json<Me>, Problem> {
    app.rate_meter.password_attempt(&Person::name_key(&who.person.name), client.address)?;
    let Some(stored) = who.person.password.clone() else { return Err(Problem::NoPassword) };
    if !app.passwords.verify(passwords.old, Some(stored)).await? {
        return Err(Problem::WrongCredentials);
    }
    let password = Some(app.passwords.hash(passwords.new).await?);
    let person = Person { password, ..who.person };
    app.stores.accounts.change_person(&person).await?;
    app.stores.accounts.end_other_sessions(&person.id, &who.session.id).await?;
    Ok(Json(myself(&person)))
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
pub(super) async fn delete(State(app): State<Arc<AppState>>, who: SignedIn) -> Result<StatusCode, Problem> {
    for row in app.stores.tables.open_tables(&who.person.id).await? {
        let leave = if row.status == Status::Waiting { TableRequest::Leave } else { TableRequest::Resign };
        let command = Command { idempotency_key: random_id(), request: leave };
        let result = request(&app, &row.id, |reply| {
            RoomMessage::Command(Box::new((who.person.clone(), command.clone())), reply)
        });
        // A table that refuses is over already.
        if let Err(refused) = result.await? {
            tracing::debug!(problem = %refused.problem, table = %row.id, "a table could not be resigned");
        }
    }
    app.stores.accounts.erase_person(&who.person.id).await?;
    for room in app.rooms.all() {
        // The room may have ended.
        let _ = room.send(RoomMessage::PersonErased(who.person.id.clone())).await;
    }
    app.notifier.notify(Notification::PersonErased(who.person.id.clone()));
    Ok(StatusCode::NO_CONTENT)
}

fn session_info(row: SessionRow, current: &str) -> SessionInfo {
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
    who: SignedIn,
    Body(request): Body<TokenRequest>,
) -> Result<Json<NewToken>, Problem> {
    let label = request.label.trim();
    if !(1..=60).contains(&label.chars().count()) || label.chars().any(char::is_control) {
        return Err(Problem::BadLabel);
    }
    let (session, token) = new_session(&app, &who.person.id, label).await?;
    Ok(Json(NewToken { id: session.id, token }))
}

/// Export everything the server stores about you.
#[utoipa::path(get, path = "/api/me/export", tag = "account",
    responses((status = 200, body = DataExport), (status = 401, body = wire::Problem)))]
pub(super) async fn export(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
) -> Result<Json<DataExport>, Problem> {
    let id = &who.person.id;
    let results = app.stores.results.results(id, None, 100_000).await?;
    let history = history_entries(&app, &results).await?;
    let mut records = Vec::new();
    for result in &results {
        records.push(tables::record_text(&app, &result.table.id).await?);
    }
    let messages = app.stores.accounts.chat_entries(id).await?.into_iter().filter_map(|(table, entry)| {
        match entry.event {
            Event::Said { text, .. } => Some(ExportedMessage { table: table.0, at: entry.at, text }),
            _ => None,
        }
    });
    let sessions = app.stores.accounts.sessions(id).await?;
    Ok(Json(DataExport {
        me: myself(&who.person),
        sessions: sessions.into_iter().map(|row| session_info(row, &who.session.id)).collect(),
        profile: profile_of(&app, &who.person).await?,
        history,
        records,
        playing: app.stores.tables.open_tables(id).await?.into_iter().map(|row| row.id.0).collect(),
        messages: messages.collect(),
    }))
}
