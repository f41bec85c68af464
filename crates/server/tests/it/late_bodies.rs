//! Requests whose body arrives long after their headers: what happened in between counts.

use testbed::LateRequest;
use wire::{Credentials, Me, NewName, NewPassword, Registration, SignedIn};

use crate::support::client::{TestClient, refusal};
use crate::support::database::Database;
use crate::support::server::{PASSWORD, TestServer};
use crate::support::{on_both_databases, soon};

on_both_databases!(
    a_late_name_change_does_not_restore_the_old_password,
    a_late_name_change_does_not_restore_a_deleted_account,
    a_late_registration_does_not_restore_a_deleted_guest,
    a_late_password_change_does_not_undo_a_newer_one,
);

/// A request of this client whose body is sent later.
struct Late(LateRequest);

impl Late {
    /// Sends the headers, and waits until the server asks for the body.
    async fn begin(who: &TestClient, line: &str, body: &impl serde::Serialize) -> Late {
        let body = serde_json::to_string(body).expect("a body");
        let token = who.token.as_deref().expect("a token");
        let begun = soon(LateRequest::begin(&who.authority(), token, line, body)).await;
        Late(begun.expect("the server asks for the body"))
    }

    /// Sends the body and returns the status.
    async fn finish(self) -> u16 {
        soon(self.0.finish()).await.expect("a status")
    }
}

fn new_name(name: &str) -> NewName {
    NewName { name: name.to_owned() }
}

fn new_password(old: &str, new: &str) -> NewPassword {
    NewPassword { old: old.to_owned(), new: new.to_owned() }
}

/// Signs in with a password.
async fn sign_in(server: &TestServer, name: &str, password: &str) -> Result<SignedIn, (u16, String)> {
    let credentials = Credentials { name: name.to_owned(), password: password.to_owned() };
    let answer = server.nobody().post("/api/session", &credentials).await;
    answer.map_err(|refused| (refused.status, refused.code))
}

async fn a_late_name_change_does_not_restore_the_old_password(database: Database) {
    let server = TestServer::on(database).await;
    let ann = server.account("Ann").await;
    let stolen = sign_in(&server, "Ann", PASSWORD).await.expect("the old password is valid");
    let thief = ann.with_token(&stolen.token);
    let late = Late::begin(&thief, "PUT /api/account/name", &new_name("Anna")).await;
    let own = Late::begin(&ann, "PUT /api/account/name", &new_name("Annie")).await;
    ann.put::<Me>("/api/account/password", &new_password(PASSWORD, "another password"))
        .await
        .expect("changed");
    assert_eq!(late.finish().await, 401, "the session has ended");
    assert_eq!(own.finish().await, 200, "this session has not");
    let old = sign_in(&server, "Annie", PASSWORD).await.map(|signed_in| signed_in.me);
    assert_eq!(old, Err((401, "wrong-credentials".to_owned())));
    sign_in(&server, "Annie", "another password").await.expect("the new password is valid");
}

async fn a_late_name_change_does_not_restore_a_deleted_account(database: Database) {
    let server = TestServer::on(database).await;
    let ann = server.account("Ann").await;
    let late = Late::begin(&ann, "PUT /api/account/name", &new_name("Anna")).await;
    ann.delete("/api/me").await.expect("the account is deleted");
    assert_eq!(late.finish().await, 401);
    let profile = server.nobody().get::<wire::Profile>(&format!("/api/people/{}", ann.id())).await;
    assert_eq!(refusal(profile), (404, "no-person".to_owned()));
    server.account("Anna").await;
}

async fn a_late_registration_does_not_restore_a_deleted_guest(database: Database) {
    let server = TestServer::on(database).await;
    let guest = server.guest().await;
    let registration = Registration { name: "Ann".to_owned(), password: PASSWORD.to_owned(), program: false };
    let late = Late::begin(&guest, "POST /api/account", &registration).await;
    guest.delete("/api/me").await.expect("the guest is deleted");
    late.finish().await;
    let profile = server.nobody().get::<wire::Profile>(&format!("/api/people/{}", guest.id())).await;
    assert_eq!(refusal(profile), (404, "no-person".to_owned()));
}

async fn a_late_password_change_does_not_undo_a_newer_one(database: Database) {
    let server = TestServer::on(database).await;
    let ann = server.account("Ann").await;
    let change = new_password(PASSWORD, "the thief's password");
    let late = Late::begin(&ann, "PUT /api/account/password", &change).await;
    ann.put::<Me>("/api/account/password", &new_password(PASSWORD, "another password"))
        .await
        .expect("changed");
    assert_eq!(late.finish().await, 401, "the old password is checked against the current one");
    sign_in(&server, "Ann", "another password").await.expect("the new password is valid");
}
