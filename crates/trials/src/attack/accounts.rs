//! Attacks on accounts: late bodies, and guesses of a password.

use std::time::Instant;

use client::Client;
use client::http::Method;
use serde_json::json;
use testbed::{LateRequest, Program};
use wire::{Credentials, NewPassword, Profile};

use super::{Outcome, PASSWORD, Target, refused};
use crate::TrialError;

const NEW_PASSWORD: &str = "another password";
/// How often a password is guessed, each time from another address.
const GUESSES: u32 = 130;
/// Guesses of one account that are answered at once, and how many more each minute (docs/security.md).
const ANSWERED: u32 = 100;
const ANSWERED_PER_MINUTE: f64 = 12.0;

async fn late_rename(target: &Target, who: &Client, name: &str) -> Result<LateRequest, TrialError> {
    let token = who.token().unwrap_or_default();
    let server = target.server.address.to_string();
    let body = json!({ "name": name }).to_string();
    Ok(LateRequest::begin(&server, token, "PUT /api/account/name", body).await?)
}

/// A thief with a session changes the name with a body that is sent after the owner changed the password or deleted
/// the account.
pub(super) async fn late_bodies(program: &Program) -> Result<Outcome, TrialError> {
    let target = Target::start(program, &[])?;
    let (ann, _) = target.account("Ann").await?;
    let sign_in = async |name: &str, password: &str| {
        let credentials = Credentials { name: name.to_owned(), password: password.to_owned() };
        target.client.sign_in(&credentials).await
    };
    let (thief, _) = sign_in("Ann", PASSWORD).await?;
    let late = late_rename(&target, &thief, "Anna").await?;
    ann.change_password(&NewPassword { old: PASSWORD.to_owned(), new: NEW_PASSWORD.to_owned() }).await?;
    let renamed = late.finish().await?;
    for name in ["Ann", "Anna"] {
        if refused(sign_in(name, PASSWORD).await)?.is_none() {
            return Ok(Outcome::Worked("the old password is valid again".to_owned()));
        }
    }
    if let Some(status) = refused(sign_in("Ann", NEW_PASSWORD).await)? {
        return Ok(Outcome::Worked(format!("the new password is refused with {status}")));
    }
    let (ben, id) = target.account("Ben").await?;
    let late = late_rename(&target, &ben, "Benny").await?;
    ben.delete("/api/me").await?;
    let restored = late.finish().await?;
    if refused(target.client.get::<Profile>(&format!("/api/people/{id}")).await)?.is_none() {
        return Ok(Outcome::Worked("the deleted account is back".to_owned()));
    }
    Ok(Outcome::Withstood(format!("the late bodies were answered by {renamed} and {restored}")))
}

/// Guesses a password from many addresses, with a name that is written differently each time.
pub(super) async fn name_spellings(program: &Program) -> Result<Outcome, TrialError> {
    let target = Target::start(program, &["--trusted-proxies", "127.0.0.1", "--sign-ins-per-minute", "0"])?;
    target.account("Ann").await?;
    let started = Instant::now();
    let mut answered = 0;
    for guess in 0..GUESSES {
        let (before, after) = (" ".repeat(guess as usize % 60), "\u{a0}".repeat(guess as usize / 60));
        let body = json!({ "name": format!("{before}Ａnn{after}"), "password": "a guess of the password" });
        let request = target.client.request(Method::POST, "/api/session");
        let request = request.header("x-forwarded-for", format!("192.0.2.{guess}")).json(&body);
        match request.send().await?.status().as_u16() {
            401 => answered += 1,
            429 => {}
            status => return Err(TrialError::unexpected(format!("a guess was answered by {status}"))),
        }
    }
    let refilled = started.elapsed().as_secs_f64() / 60.0 * ANSWERED_PER_MINUTE;
    let seen = format!("{answered} of {GUESSES} guesses with other spellings were answered");
    let allowed = f64::from(ANSWERED) + refilled + 1.0;
    Ok(if f64::from(answered) > allowed { Outcome::Worked(seen) } else { Outcome::Withstood(seen) })
}
