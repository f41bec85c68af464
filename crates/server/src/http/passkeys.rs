//! Passkeys (`WebAuthn`).

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::CommandError;
use webauthn_rs::prelude::{
    Passkey, PasskeyAuthentication, PasskeyRegistration, PublicKeyCredential, RegisterPublicKeyCredential,
    Uuid,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};
use wire::{NewPasskey, PasskeyAnswer, PasskeyChallenge, PasskeyInfo, PasskeyName, PasskeyRequest};

use super::extract::{Body, Path, Sent, SignedIn};
use super::session::signed_in;
use crate::app_state::AppState;
use crate::client::Client;
use crate::config::Settings;
use crate::names;
use crate::problem::Problem;
use crate::public_url::PublicUrl;
use crate::store::{PasskeyRow, Person, PersonId, Proof};
use crate::tokens::{hash, random_id};

/// How long a ceremony may take, in milliseconds.
const CEREMONY_TIMEOUT_MS: i64 = 5 * 60 * 1000;

/// The verifier for the public URL. `WebAuthn` needs a domain name, not an IP address; without a public URL passkeys work
/// on `localhost` only.
pub(crate) fn verifier(settings: &Settings) -> Option<Webauthn> {
    let usual = || format!("http://localhost:{}", settings.address.port()).parse().ok();
    let origin: PublicUrl = settings.public_url.clone().or_else(usual)?;
    let name = origin.url().domain()?.to_owned();
    WebauthnBuilder::new(&name, origin.url()).ok()?.rp_name("Marchstone").build().ok()
}

fn verifier_of(app: &AppState) -> Result<&Webauthn, Problem> {
    app.passkeys.as_ref().ok_or(Problem::NoPasskeys)
}

/// The user handle of a person.
fn handle(person: &PersonId) -> Uuid {
    let digits = hash(&person.0);
    Uuid::parse_str(&digits[..32]).unwrap_or_default()
}

/// A short id of a passkey: credential ids may have any length.
fn id_of(key: &Passkey) -> String {
    let mut digits = hash(&serde_json::json!(key.cred_id()).to_string());
    digits.truncate(32);
    digits
}

async fn keys(app: &AppState, person: &PersonId) -> Result<Vec<(PasskeyRow, Passkey)>, Problem> {
    let rows = app.stores.passkeys.passkeys(person).await?;
    let key = |row: PasskeyRow| serde_json::from_str(&row.body).ok().map(|key| (row, key));
    Ok(rows.into_iter().filter_map(key).collect())
}

/// Stores the state of a ceremony and returns its challenge.
async fn challenge(
    app: &AppState,
    person: &PersonId,
    challenge_options: impl Serialize,
    ceremony: impl Serialize,
) -> Result<Json<PasskeyChallenge>, Problem> {
    let ticket = random_id();
    let text = |value| serde_json::to_string(value).map_err(|_| Problem::BadPasskey);
    let now = app.time.now();
    app.stores
        .passkeys
        .put_ceremony(&ticket, person, &text(&serde_json::json!(ceremony))?, now + CEREMONY_TIMEOUT_MS)
        .await?;
    Ok(Json(PasskeyChallenge { ticket, options: serde_json::json!(challenge_options) }))
}

/// Takes the state of a ceremony, which can be finished once.
async fn take_ceremony<T: DeserializeOwned>(app: &AppState, ticket: &str) -> Result<(PersonId, T), Problem> {
    // PostgreSQL refuses text with a zero character.
    if ticket.contains('\0') {
        return Err(Problem::BadPasskey);
    }
    let taken = app.stores.passkeys.take_ceremony(ticket, app.time.now()).await?;
    let (person, body) = taken.ok_or(Problem::BadPasskey)?;
    Ok((person, serde_json::from_str(&body).map_err(|_| Problem::BadPasskey)?))
}

fn credential<T: DeserializeOwned>(json: serde_json::Value) -> Result<T, Problem> {
    serde_json::from_value(json).map_err(|_| Problem::BadPasskey)
}

/// Verifies that a request comes from the owner of the account and not from a thief of a session, who would keep the
/// account by adding a passkey.
async fn verify_owner(
    app: &AppState,
    person: &Person,
    client: &Client,
    proof: PasskeyRequest,
) -> Result<(), Problem> {
    let proved = match &person.password {
        Some(stored) => {
            app.rate_meter.password_attempt(&names::key(&person.name), client.address)?;
            let password = proof.password.ok_or(Problem::WrongCredentials)?;
            app.passwords.verify(password, Some(stored.clone())).await?
        }
        None => {
            let answer = proof.passkey.ok_or(Problem::WrongCredentials)?;
            verify_passkey(app, answer).await?.person == person.id
        }
    };
    if proved { Ok(()) } else { Err(Problem::WrongCredentials) }
}

/// Verifies the answer of a passkey to a challenge, and returns the passkey.
async fn verify_passkey(app: &AppState, answer: PasskeyAnswer) -> Result<PasskeyRow, Problem> {
    let (id, ceremony): (PersonId, PasskeyAuthentication) = take_ceremony(app, &answer.ticket).await?;
    let given: PublicKeyCredential = credential(answer.credential)?;
    let result = verifier_of(app)?
        .finish_passkey_authentication(&given, &ceremony)
        .map_err(|_| Problem::WrongCredentials)?;
    // The passkey may have been removed since the challenge.
    let mut keys = keys(app, &id).await?.into_iter();
    let (mut row, mut key) =
        keys.find(|(_, key)| key.cred_id() == result.cred_id()).ok_or(Problem::WrongCredentials)?;
    // The signature counter has advanced; it detects cloned devices.
    if key.update_credential(&result) == Some(true) {
        row.body = serde_json::to_string(&key).map_err(|_| Problem::BadPasskey)?;
        app.stores.passkeys.update_passkey(&row).await?;
    }
    Ok(row)
}

/// Start to register a passkey for your account. This needs the password of the account, or without one a passkey.
#[utoipa::path(post, path = "/api/me/passkeys/challenge", tag = "account", request_body = PasskeyRequest,
    responses((status = 200, body = PasskeyChallenge), (status = 401, body = wire::Problem),
        (status = 403, body = wire::Problem), (status = 409, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn registration(
    State(app): State<Arc<AppState>>,
    client: Client,
    Sent(who, proof): Sent<SignedIn, PasskeyRequest>,
) -> Result<Json<PasskeyChallenge>, Problem> {
    let person = &who.person;
    if person.guest {
        return Err(CommandError::AccountNeeded.into());
    }
    verify_owner(&app, person, &client, proof).await?;
    let known = keys(&app, &person.id).await?.iter().map(|(_, key)| key.cred_id().clone()).collect();
    let (challenge_options, ceremony) = verifier_of(&app)?
        .start_passkey_registration(handle(&person.id), &person.name, &person.name, Some(known))
        .map_err(|_| Problem::BadPasskey)?;
    challenge(&app, &person.id, challenge_options, ceremony).await
}

/// Finish to register a passkey.
#[utoipa::path(post, path = "/api/me/passkeys", tag = "account", request_body = NewPasskey,
    responses((status = 200, body = PasskeyInfo), (status = 401, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn add(
    State(app): State<Arc<AppState>>,
    Sent(who, new): Sent<SignedIn, NewPasskey>,
) -> Result<Json<PasskeyInfo>, Problem> {
    let label = new.label.trim();
    if !(1..=60).contains(&label.chars().count()) || label.chars().any(char::is_control) {
        return Err(Problem::BadLabel);
    }
    let (person, ceremony): (PersonId, PasskeyRegistration) = take_ceremony(&app, &new.ticket).await?;
    if person != who.person.id {
        return Err(Problem::BadPasskey);
    }
    let answer: RegisterPublicKeyCredential = credential(new.credential)?;
    let key = verifier_of(&app)?
        .finish_passkey_registration(&answer, &ceremony)
        .map_err(|_| Problem::BadPasskey)?;
    let row = PasskeyRow {
        id: id_of(&key),
        person,
        label: label.to_owned(),
        created: app.time.now(),
        body: serde_json::to_string(&key).map_err(|_| Problem::BadPasskey)?,
    };
    if !app.stores.passkeys.add_passkey(&row, &who.session.id).await? {
        return Err(Problem::BadPasskey);
    }
    Ok(Json(info(row)))
}

pub(super) fn info(row: PasskeyRow) -> PasskeyInfo {
    PasskeyInfo { id: row.id, label: row.label, created: row.created }
}

/// List your passkeys.
#[utoipa::path(get, path = "/api/me/passkeys", tag = "account",
    responses((status = 200, body = Vec<PasskeyInfo>), (status = 401, body = wire::Problem)))]
pub(super) async fn list(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
) -> Result<Json<Vec<PasskeyInfo>>, Problem> {
    Ok(Json(app.stores.passkeys.passkeys(&who.person.id).await?.into_iter().map(info).collect()))
}

/// Remove a passkey.
#[utoipa::path(delete, path = "/api/me/passkeys/{id}", tag = "account", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = wire::Problem), (status = 404, body = wire::Problem)))]
pub(super) async fn remove(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let removed = app.stores.passkeys.remove_passkey(&who.person.id, &id).await?;
    if removed { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::NoSession) }
}

/// Start to sign in with a passkey.
#[utoipa::path(post, path = "/api/session/passkey/challenge", tag = "session", request_body = PasskeyName,
    responses((status = 200, body = PasskeyChallenge), (status = 401, body = wire::Problem),
        (status = 409, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn authentication(
    State(app): State<Arc<AppState>>,
    Body(name): Body<PasskeyName>,
) -> Result<Json<PasskeyChallenge>, Problem> {
    let verifier = verifier_of(&app)?;
    let person = app.stores.accounts.person_by_name(&names::key(&name.name)).await?;
    let person = person.ok_or(Problem::WrongCredentials)?;
    let keys: Vec<Passkey> = keys(&app, &person.id).await?.into_iter().map(|(_, key)| key).collect();
    if keys.is_empty() {
        return Err(Problem::WrongCredentials);
    }
    let (challenge_options, ceremony) =
        verifier.start_passkey_authentication(&keys).map_err(|_| Problem::BadPasskey)?;
    challenge(&app, &person.id, challenge_options, ceremony).await
}

/// Finish to sign in with a passkey.
#[utoipa::path(post, path = "/api/session/passkey", operation_id = "sign_in_with_passkey", tag = "session", request_body = PasskeyAnswer,
    responses((status = 200, body = wire::SignedIn), (status = 401, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn sign_in(
    State(app): State<Arc<AppState>>,
    headers: HeaderMap,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<Response, Problem> {
    let passkey = verify_passkey(&app, answer).await?;
    let person = app.stores.accounts.person(&passkey.person).await?.filter(|person| !person.deleted);
    let proof = Proof::Passkey(passkey.id);
    signed_in(&app, &person.ok_or(Problem::WrongCredentials)?, proof, &headers).await
}
