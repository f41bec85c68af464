//! Passkeys and the `WebAuthn` ceremonies in progress.

use async_trait::async_trait;
use table::PersonId;
use wire::Instant;

use super::StoreError;

/// Passkeys and the `WebAuthn` ceremonies in progress.
#[async_trait]
pub trait Passkeys: Send + Sync {
    /// Adds a passkey; false if it exists, or if the session that registers it has ended.
    async fn add_passkey(&self, passkey: &PasskeyRow, session: &str) -> Result<bool, StoreError>;
    /// Updates the `body` of a passkey, unless it has been removed.
    async fn update_passkey(&self, passkey: &PasskeyRow) -> Result<(), StoreError>;
    /// The passkeys of a person, earliest first.
    async fn passkeys(&self, person: &PersonId) -> Result<Vec<PasskeyRow>, StoreError>;
    /// Removes a passkey of a person; false if it does not exist.
    async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, StoreError>;
    /// Stores the state of a ceremony until it is finished or expires.
    async fn put_ceremony(
        &self,
        ticket: &str,
        person: &PersonId,
        body: &str,
        expires: Instant,
    ) -> Result<(), StoreError>;
    /// Removes and returns the state of a ceremony; `None` if it is finished or expired.
    async fn take_ceremony(
        &self,
        ticket: &str,
        now: Instant,
    ) -> Result<Option<(PersonId, String)>, StoreError>;
}

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRow {
    /// Derived from the credential id.
    pub id: String,
    /// The person it belongs to.
    pub person: PersonId,
    /// The display name.
    pub label: String,
    /// When it was registered.
    pub created: Instant,
    /// The credential with its public key and counter, as JSON.
    pub body: String,
}
