//! Adding passkeys, and signing in with them.

use serde_json::json;
use server::store::{PasskeyRow, Person, PersonId, Proof, SessionRow};
use sha2::{Digest, Sha256};
use wire::{PasskeyChallenge, SignedIn};

use crate::support::authenticator::{Authenticator, PUBLIC_URL, server_with_passkeys};
use crate::support::client::{TestClient, refusal};
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
        person: person.id.clone(),
        label: String::new(),
        created: START,
        used: START,
    };
    let hash = table::fairness::hex(&Sha256::digest(b"token"));
    assert!(stores.accounts.add_session(&session, &hash, Proof::NewPerson).await.expect("the store works"));
    let device = Authenticator::new();
    let passkey = PasskeyRow {
        id: "passkey".to_owned(),
        person: person.id.clone(),
        label: "my phone".to_owned(),
        created: START,
        body: serde_json::to_string(&device.passkey()).expect("a passkey can be written"),
    };
    assert!(stores.passkeys.add_passkey(&passkey, &session.id).await.expect("the store works"));
    let server = TestServer::with(database, stores.clone(), |settings| {
        settings.public_url = Some(PUBLIC_URL.parse().expect("a public URL"));
    })
    .await;
    let ann = server.nobody().with_token("token");
    for (proof, code) in [
        (json!({}), "wrong-credentials"),
        (json!({ "password": "" }), "wrong-credentials"),
        (json!({ "passkey": { "ticket": "none", "credential": {} } }), "bad-passkey"),
    ] {
        let asked = ann.post::<PasskeyChallenge>("/api/me/passkeys/challenge", &proof).await;
        assert_eq!(refusal(asked).1, code, "{proof}");
    }
    let challenge = sign_in_challenge(&ann).await;
    let proof = json!({ "passkey": device.sign(&challenge) });
    let asked = ann.post::<PasskeyChallenge>("/api/me/passkeys/challenge", &proof).await;
    assert!(asked.is_ok(), "{asked:?}");
    // The passkey is removed between challenge and answer.
    let challenge = sign_in_challenge(&ann).await;
    assert!(stores.passkeys.remove_passkey(&person.id, &passkey.id).await.expect("the store works"));
    let proof = json!({ "passkey": device.sign(&challenge) });
    let asked = ann.post::<PasskeyChallenge>("/api/me/passkeys/challenge", &proof).await;
    assert_eq!(refusal(asked), (401, "wrong-credentials".to_owned()));
}

/// A challenge to sign in as Ann.
async fn sign_in_challenge(client: &TestClient) -> PasskeyChallenge {
    let challenge = client.post("/api/session/passkey/challenge", &json!({ "name": "Ann" })).await;
    challenge.expect("a challenge")
}

#[tokio::test]
async fn a_passkey_that_is_removed_after_the_challenge_signs_nobody_in() {
    let server = server_with_passkeys().await;
    let (ann, nobody, device) = (server.account("Ann").await, server.nobody(), Authenticator::new());
    let passkey = device.add_to(&ann, "my phone").await;
    let first = device.sign(&sign_in_challenge(&nobody).await);
    let second = device.sign(&sign_in_challenge(&nobody).await);
    let signed_in: SignedIn = nobody.post("/api/session/passkey", &first).await.expect("Ann signs in");
    assert_eq!(signed_in.me.player.id, ann.id());
    let again = nobody.post::<SignedIn>("/api/session/passkey", &first).await;
    assert_eq!(refusal(again), (422, "bad-passkey".to_owned()), "a challenge is answered once");
    ann.delete(&format!("/api/me/passkeys/{}", passkey.id)).await.expect("the passkey is removed");
    let late = nobody.post::<SignedIn>("/api/session/passkey", &second).await;
    assert_eq!(refusal(late), (401, "wrong-credentials".to_owned()));
}
