//! A passkey in memory, with what a browser adds to its answers.

use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};
use webauthn_rs::prelude::{Passkey, Uuid, WebauthnBuilder};
use wire::{PasskeyAnswer, PasskeyChallenge, PasskeyInfo};

use super::client::TestClient;
use super::server::{PASSWORD, TestServer};

/// The public URL of servers that know passkeys, and its domain.
pub(crate) const PUBLIC_URL: &str = "https://table.example";
const DOMAIN: &str = "table.example";

const CREDENTIAL_ID: &[u8] = b"the passkey of a test";

/// A server that knows passkeys.
pub(crate) async fn server_with_passkeys() -> TestServer {
    let url = PUBLIC_URL.parse().expect("a public URL");
    TestServer::set_up(|settings| settings.public_url = Some(url)).await
}

/// The user is present and verified.
const VERIFIED: u8 = 0x05;
/// The data contain a new credential.
const WITH_CREDENTIAL: u8 = 0x40;

/// A passkey (ES256) in memory, without an attestation.
pub(crate) struct Authenticator {
    key: SigningKey,
}

impl Authenticator {
    pub(crate) fn new() -> Authenticator {
        Authenticator { key: SigningKey::from_slice(&[7; 32]).expect("a key") }
    }

    /// The answer to a challenge to register a passkey.
    pub(crate) fn register(&self, options: &Json) -> Json {
        let data = authenticator_data(VERIFIED | WITH_CREDENTIAL);
        let length = u16::try_from(CREDENTIAL_ID.len()).expect("a short id");
        let data = [&data[..], &[0; 16], &length.to_be_bytes(), CREDENTIAL_ID, &self.public_key()].concat();
        // CBOR: a map of three, with texts as keys.
        let head: &[u8] = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59";
        let size = u16::try_from(data.len()).expect("short data");
        let attestation = [head, &size.to_be_bytes(), &data].concat();
        answer(&json!({
            "attestationObject": base64(&attestation),
            "clientDataJSON": base64(&client_data("webauthn.create", options)),
        }))
    }

    /// The answer to a challenge to sign in.
    pub(crate) fn sign(&self, challenge: &PasskeyChallenge) -> PasskeyAnswer {
        let client_data = client_data("webauthn.get", &challenge.options);
        let data = authenticator_data(VERIFIED);
        let signed = [&data[..], &Sha256::digest(&client_data)].concat();
        let signature: Signature = self.key.sign(&signed);
        let credential = answer(&json!({
            "authenticatorData": base64(&data),
            "clientDataJSON": base64(&client_data),
            "signature": base64(signature.to_der().as_bytes()),
            "userHandle": null,
        }));
        PasskeyAnswer { ticket: challenge.ticket.clone(), credential }
    }

    /// Adds it to an account.
    pub(crate) async fn add_to(&self, account: &TestClient, label: &str) -> PasskeyInfo {
        let password = json!({ "password": PASSWORD });
        let challenge: PasskeyChallenge =
            account.post("/api/me/passkeys/challenge", &password).await.expect("a challenge");
        let credential = self.register(&challenge.options);
        let new = json!({ "ticket": challenge.ticket, "label": label, "credential": credential });
        account.post("/api/me/passkeys", &new).await.expect("the passkey is added")
    }

    /// What a server stores of it.
    pub(crate) fn passkey(&self) -> Passkey {
        let origin = PUBLIC_URL.parse().expect("a URL");
        let verifier = WebauthnBuilder::new(DOMAIN, &origin).and_then(WebauthnBuilder::build);
        let verifier = verifier.expect("a verifier");
        let (options, ceremony) = verifier
            .start_passkey_registration(Uuid::from_bytes([1; 16]), "name", "name", None)
            .expect("a challenge");
        let answer = self.register(&json!(options));
        let answer = serde_json::from_value(answer).expect("an answer");
        verifier.finish_passkey_registration(&answer, &ceremony).expect("a passkey")
    }

    /// The public key, as COSE writes it.
    fn public_key(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_sec1_point(false);
        // Without the first byte, which says that both coordinates follow.
        let (x, y) = point.as_bytes()[1..].split_at(32);
        [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20", x, b"\x22\x58\x20", y].concat()
    }
}

/// What the authenticator says in every answer: the domain, flags, and a counter that it does not have.
fn authenticator_data(flags: u8) -> Vec<u8> {
    [&Sha256::digest(DOMAIN)[..], &[flags], &[0; 4]].concat()
}

/// What the browser says in every answer.
fn client_data(kind: &str, options: &Json) -> Vec<u8> {
    let challenge = &options["publicKey"]["challenge"];
    json!({ "type": kind, "challenge": challenge, "origin": PUBLIC_URL, "crossOrigin": false })
        .to_string()
        .into_bytes()
}

fn answer(response: &Json) -> Json {
    let id = base64(CREDENTIAL_ID);
    json!({ "id": id, "rawId": id, "type": "public-key", "response": response })
}

/// Base64 for URLs, without padding.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let group = |three: &[u8]| {
        let bits = (0..3).fold(0, |bits, i| (bits << 8) | usize::from(three.get(i).copied().unwrap_or(0)));
        (0..=three.len()).map(|i| char::from(DIGITS[(bits >> (18 - 6 * i)) & 63])).collect::<String>()
    };
    bytes.chunks(3).map(group).collect()
}
