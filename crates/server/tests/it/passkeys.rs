//! Adding passkeys.

use serde_json::json;
use server::store::{Person, PersonId, Proof, SessionRow};
use sha2::{Digest, Sha256};
use wire::PasskeyChallenge;

use crate::support::client::refusal;
use crate::support::database::Database;
use crate::support::server::{PASSWORD, START, TestServer};

#[tokio::test]
async fn a_passkey_is_added_only_with_the_password() {
    let server = TestServer::open().await;
    let ann = server.account("Ann").await;
    let path = "/api/me/passkeys/challenge";
    let with = |password: &str| json!({ "password": password });
    let wrong = (401, "wrong-credentials".to_owned());
    assert_eq!(refusal(ann.post::<PasskeyChallenge>(path, &json!({})).await), wrong);
    assert_eq!(refusal(ann.post::<PasskeyChallenge>(path, &with("not the password")).await), wrong);
    let passkey = json!({ "passkey": { "ticket": "none", "credential": {} } });
    assert_eq!(
        refusal(ann.post::<PasskeyChallenge>(path, &passkey).await),
        wrong,
        "a password is there, so it is needed"
    );
    assert!(ann.post::<PasskeyChallenge>(path, &with(PASSWORD)).await.is_ok());

    let guest = server.guest().await;
    assert_eq!(
        refusal(guest.post::<PasskeyChallenge>(path, &with(PASSWORD)).await),
        (403, "account-needed".to_owned())
    );
    for _ in 0..20 {
        let _ = ann.post::<PasskeyChallenge>(path, &with("not the password")).await;
    }
    assert_eq!(
        refusal(ann.post::<PasskeyChallenge>(path, &with(PASSWORD)).await).0,
        429,
        "guesses are limited"
    );
}

#[tokio::test]
async fn without_a_password_a_passkey_is_added_only_with_another_one() {
    let database = Database::sqlite();
    let stores = database.stores().await;
    let person = Person {
        id: PersonId("ann".to_owned()),
        name: "Ann".to_owned(),
        guest: false,
        program: false,
        password: None,
        since: 0,
        deleted: false,
    };
    assert!(stores.accounts.add_person(&person).await.expect("the store works"));
    let session = SessionRow {
        id: "session".to_owned(),
        person: person.id,
        label: String::new(),
        created: START,
        used: START,
    };
    let hash = table::fairness::hex(&Sha256::digest(b"token"));
    assert!(stores.accounts.add_session(&session, &hash, Proof::NewPerson).await.expect("the store works"));
    let server = TestServer::with(database, stores, |_| {}).await;
    let ann = server.nobody().with_token("token");
    for (proof, code) in [
        (json!({}), "wrong-credentials"),
        (json!({ "password": "" }), "wrong-credentials"),
        (json!({ "passkey": { "ticket": "none", "credential": {} } }), "bad-passkey"),
    ] {
        let asked = ann.post::<PasskeyChallenge>("/api/me/passkeys/challenge", &proof).await;
        assert_eq!(refusal(asked).1, code, "{proof}");
    }
}
