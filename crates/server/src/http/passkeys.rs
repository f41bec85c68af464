//! Passkeys: signing in with a device instead of a password.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;
use serde::de::DeserializeOwned;
use webauthn_rs::prelude::{
    CredentialID, Passkey, PasskeyAuthentication, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Uuid,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};
use wire::{NewPasskey, PasskeyAnswer, PasskeyChallenge, PasskeyInfo, PasskeyName, SignedIn};

use super::extract::{Body, Path, Someone};
use super::session::signed_in;
use crate::config::Settings;
use crate::fair::{hash, unguessable};
use crate::house::House;
use crate::problem::Problem;
use crate::store::{PasskeyRow, Person, PersonId};

/// How long a question waits for its answer.
const PATIENCE: i64 = 5 * 60 * 1000;

/// What checks passkeys, for the address people type. Browsers know passkeys for names only, not for numbers:
/// without a public address they work on `localhost`.
pub(crate) fn checker(settings: &Settings) -> Option<Webauthn> {
    let usual = format!("http://localhost:{}", settings.address.port());
    let origin = webauthn_rs::prelude::Url::parse(settings.public_url.as_ref().unwrap_or(&usual)).ok()?;
    let name = origin.domain()?.to_owned();
    WebauthnBuilder::new(&name, &origin).ok()?.rp_name("Marchstone").build().ok()
}

fn checker_of(house: &House) -> Result<&Webauthn, Problem> {
    house.passkeys.as_ref().ok_or(Problem::NoPasskeys)
}

/// The number by which devices know a person.
fn handle(person: &PersonId) -> Uuid {
    let digits = hash(&person.0);
    Uuid::parse_str(&digits[..32]).unwrap_or_default()
}

fn id_of(key: &Passkey) -> String {
    let id: &CredentialID = key.cred_id();
    serde_json::to_value(id).ok().and_then(|id| id.as_str().map(str::to_owned)).unwrap_or_default()
}

async fn keys(house: &House, person: &PersonId) -> Result<Vec<(PasskeyRow, Passkey)>, Problem> {
    let rows = house.store.passkeys(person).await?;
    let key = |row: PasskeyRow| serde_json::from_str(&row.body).ok().map(|key| (row, key));
    Ok(rows.into_iter().filter_map(key).collect())
}

/// Puts a question, and remembers it.
async fn challenge(
    house: &House,
    person: &PersonId,
    question: impl Serialize,
    remembered: impl Serialize,
) -> Result<Json<PasskeyChallenge>, Problem> {
    let ticket = unguessable();
    let text = |value| serde_json::to_string(value).map_err(|_| Problem::BadPasskey);
    let now = house.time.now();
    house.store.put_ceremony(&ticket, person, &text(&serde_json::json!(remembered))?, now + PATIENCE).await?;
    Ok(Json(PasskeyChallenge { ticket, options: serde_json::json!(question) }))
}

/// Takes up a question that was put; it can be answered once.
async fn answered<T: DeserializeOwned>(house: &House, ticket: &str) -> Result<(PersonId, T), Problem> {
    let taken = house.store.take_ceremony(ticket, house.time.now()).await?;
    let (person, body) = taken.ok_or(Problem::BadPasskey)?;
    Ok((person, serde_json::from_str(&body).map_err(|_| Problem::BadPasskey)?))
}

fn credential<T: DeserializeOwned>(json: serde_json::Value) -> Result<T, Problem> {
    serde_json::from_value(json).map_err(|_| Problem::BadPasskey)
}

/// The question a device answers to become a passkey of your account.
#[utoipa::path(post, path = "/api/me/passkeys/challenge", tag = "account",
    responses((status = 200, body = PasskeyChallenge), (status = 401, body = wire::Problem),
        (status = 403, body = wire::Problem), (status = 409, body = wire::Problem)))]
pub(super) async fn registration(
    State(house): State<Arc<House>>,
    who: Someone,
) -> Result<Json<PasskeyChallenge>, Problem> {
    let person = &who.person;
    if person.guest {
        return Err(Problem::AccountNeeded);
    }
    let known = keys(&house, &person.id).await?.iter().map(|(_, key)| key.cred_id().clone()).collect();
    let (question, remembered) = checker_of(&house)?
        .start_passkey_registration(handle(&person.id), &person.name, &person.name, Some(known))
        .map_err(|_| Problem::BadPasskey)?;
    challenge(&house, &person.id, question, remembered).await
}

/// Adds the passkey that answered.
#[utoipa::path(post, path = "/api/me/passkeys", tag = "account", request_body = NewPasskey,
    responses((status = 200, body = PasskeyInfo), (status = 401, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn add(
    State(house): State<Arc<House>>,
    who: Someone,
    Body(new): Body<NewPasskey>,
) -> Result<Json<PasskeyInfo>, Problem> {
    let label = new.label.trim();
    if !(1..=60).contains(&label.chars().count()) || label.chars().any(char::is_control) {
        return Err(Problem::BadLabel);
    }
    let (person, remembered): (PersonId, PasskeyRegistration) = answered(&house, &new.ticket).await?;
    if person != who.person.id {
        return Err(Problem::BadPasskey);
    }
    let answer: RegisterPublicKeyCredential = credential(new.credential)?;
    let key = checker_of(&house)?
        .finish_passkey_registration(&answer, &remembered)
        .map_err(|_| Problem::BadPasskey)?;
    let row = PasskeyRow {
        id: id_of(&key),
        person,
        label: label.to_owned(),
        created: house.time.now(),
        body: serde_json::to_string(&key).map_err(|_| Problem::BadPasskey)?,
    };
    house.store.add_passkey(&row).await?;
    Ok(Json(info(row)))
}

fn info(row: PasskeyRow) -> PasskeyInfo {
    PasskeyInfo { id: row.id, label: row.label, created: row.created }
}

/// Your passkeys.
#[utoipa::path(get, path = "/api/me/passkeys", tag = "account",
    responses((status = 200, body = Vec<PasskeyInfo>), (status = 401, body = wire::Problem)))]
pub(super) async fn list(
    State(house): State<Arc<House>>,
    who: Someone,
) -> Result<Json<Vec<PasskeyInfo>>, Problem> {
    Ok(Json(house.store.passkeys(&who.person.id).await?.into_iter().map(info).collect()))
}

/// Remove a passkey.
#[utoipa::path(delete, path = "/api/me/passkeys/{id}", tag = "account", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = wire::Problem), (status = 404, body = wire::Problem)))]
pub(super) async fn remove(
    State(house): State<Arc<House>>,
    who: Someone,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let removed = house.store.remove_passkey(&who.person.id, &id).await?;
    if removed { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::NoSession) }
}

/// The question that the passkeys of an account answer.
#[utoipa::path(post, path = "/api/session/passkey/challenge", tag = "session", request_body = PasskeyName,
    responses((status = 200, body = PasskeyChallenge), (status = 401, body = wire::Problem),
        (status = 409, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn authentication(
    State(house): State<Arc<House>>,
    Body(name): Body<PasskeyName>,
) -> Result<Json<PasskeyChallenge>, Problem> {
    let checker = checker_of(&house)?;
    let person = house.store.person_named(&Person::name_key(&name.name)).await?;
    let person = person.ok_or(Problem::WrongCredentials)?;
    let keys: Vec<Passkey> = keys(&house, &person.id).await?.into_iter().map(|(_, key)| key).collect();
    if keys.is_empty() {
        return Err(Problem::WrongCredentials);
    }
    let (question, remembered) =
        checker.start_passkey_authentication(&keys).map_err(|_| Problem::BadPasskey)?;
    challenge(&house, &person.id, question, remembered).await
}

/// Come back to an account with a passkey.
#[utoipa::path(post, path = "/api/session/passkey", tag = "session", request_body = PasskeyAnswer,
    responses((status = 200, body = SignedIn), (status = 401, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn sign_in(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    Body(answer): Body<PasskeyAnswer>,
) -> Result<Response, Problem> {
    let (id, remembered): (PersonId, PasskeyAuthentication) = answered(&house, &answer.ticket).await?;
    let given: PublicKeyCredential = credential(answer.credential)?;
    let result = checker_of(&house)?
        .finish_passkey_authentication(&given, &remembered)
        .map_err(|_| Problem::WrongCredentials)?;
    for (row, mut key) in keys(&house, &id).await? {
        // A counter that goes on shows that a device was not copied.
        if key.update_credential(&result) == Some(true) {
            let body = serde_json::to_string(&key).map_err(|_| Problem::BadPasskey)?;
            house.store.add_passkey(&PasskeyRow { body, ..row }).await?;
        }
    }
    let person = house.store.person(&id).await?.filter(|person| !person.deleted);
    signed_in(&house, &person.ok_or(Problem::WrongCredentials)?, &headers).await
}
