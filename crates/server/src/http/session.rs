//! Who you are: guests, signing in and out.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::{Credentials, Me, SignedIn};

use super::extract::{Anyone, Body, Someone, cookie_name};
use super::names::{self, guest_name};
use crate::client::Client;
use crate::fair::{hash, hex, random, unguessable};
use crate::house::House;
use crate::problem::Problem;
use crate::store::{Person, PersonId, SessionRow};

/// You, as you see yourself.
pub(super) fn me(person: &Person) -> Me {
    Me { player: person.player(), since: person.since, password: person.password.is_some() }
}

/// Makes a token: 256 bits, of which only the hash is kept.
pub(super) async fn new_session(
    house: &House,
    person: &PersonId,
    label: &str,
) -> Result<(SessionRow, String), Problem> {
    let token = hex(&random::<32>());
    let session = SessionRow {
        id: unguessable(),
        person: person.clone(),
        label: label.to_owned(),
        created: house.time.now(),
    };
    house.store.add_session(&session, &hash(&token)).await?;
    Ok((session, token))
}

/// Signs somebody in: the token in the answer, and as a cookie that scripts cannot read.
pub(super) async fn signed_in(
    house: &House,
    person: &Person,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("");
    let label: String = agent.chars().take(120).collect();
    let (_, token) = new_session(house, &person.id, &label).await?;
    let cookie = cookie(house, &token, 60 * 60 * 24 * 365);
    Ok(([(header::SET_COOKIE, cookie)], Json(SignedIn { me: me(person), token })).into_response())
}

fn cookie(house: &House, token: &str, seconds: u32) -> HeaderValue {
    let name = cookie_name(house);
    let secure = if house.https { "; Secure" } else { "" };
    // Our pages ask for everything themselves, so the cookie need not come with links from elsewhere.
    let text = format!("{name}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).expect("hexadecimal digits fit into a header")
}

/// A password as it is kept. It takes time and memory on purpose, so only some at once, away from the rest.
pub(super) async fn hashed(house: &House, password: String) -> Result<String, Problem> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Problem::BadPassword);
    }
    let _permit = house.passwords.acquire().await.map_err(|_| Problem::ShuttingDown)?;
    let work = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    work.await.ok().and_then(Result::ok).ok_or(Problem::NotStored)
}

/// The hash of a word that nobody knows.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5a25vd3N0aGlz$N8Qq3vJ5b1m0W1k0e2n3o4p5q6r7s8t9u0v1w2x3y4w";

/// Whether a password is the one that is kept. If nothing is kept, it takes as long.
pub(super) async fn is_right(house: &House, password: String, kept: Option<String>) -> Result<bool, Problem> {
    let _permit = house.passwords.acquire().await.map_err(|_| Problem::ShuttingDown)?;
    let work = tokio::task::spawn_blocking(move || {
        let known = kept.is_some();
        let kept = kept.unwrap_or_else(|| NOBODYS.to_owned());
        let right = PasswordHash::new(&kept)
            .is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok());
        right && known
    });
    Ok(work.await.unwrap_or(false))
}

/// Be a guest, without any form.
#[utoipa::path(post, path = "/api/session/guest", tag = "session",
    responses((status = 200, body = SignedIn), (status = 503, body = wire::Problem)))]
pub(super) async fn guest(State(house): State<Arc<House>>, headers: HeaderMap) -> Result<Response, Problem> {
    for _ in 0..20 {
        let person = Person {
            id: PersonId(unguessable()),
            name: guest_name(),
            guest: true,
            program: false,
            password: None,
            since: house.time.now(),
            deleted: false,
        };
        if house.store.add_person(&person).await? {
            return signed_in(&house, &person, &headers).await;
        }
    }
    Err(Problem::TooMany)
}

/// Come back to an account.
#[utoipa::path(post, path = "/api/session", tag = "session", request_body = Credentials,
    responses((status = 200, body = SignedIn), (status = 401, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn sign_in(
    State(house): State<Arc<House>>,
    client: Client,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, Problem> {
    house.meter.guess(&Person::name_key(&credentials.name), client.address)?;
    let person = match names::allowed(&credentials.name) {
        Ok(name) => house.store.person_named(&Person::name_key(&name)).await?,
        Err(_) => None,
    };
    let kept = person.as_ref().and_then(|person| person.password.clone());
    let right = is_right(&house, credentials.password, kept).await?;
    match person {
        Some(person) if right => signed_in(&house, &person, &headers).await,
        _ => Err(Problem::WrongCredentials),
    }
}

/// Sign out here.
#[utoipa::path(delete, path = "/api/session", tag = "session", responses((status = 204)))]
pub(super) async fn sign_out(State(house): State<Arc<House>>, who: Anyone) -> Result<Response, Problem> {
    if let Anyone(Some(Someone { person, session, .. })) = who {
        house.store.end_session(&person.id, &session.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie(&house, "", 0))]).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_nobody_has_takes_as_long_as_a_wrong_password() {
        let kept = PasswordHash::new(NOBODYS).expect("it can be read, so it is worked on");
        let own = Argon2::default().hash_password(b"a password").expect("a hash");
        assert_eq!((kept.algorithm, kept.params), (own.algorithm, own.params));
    }
}
