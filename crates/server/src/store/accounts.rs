//! People and their sessions.

use async_trait::async_trait;
use table::{Actor, Entry, PersonId, TableId};
use wire::Instant;

use super::StoreError;

/// People and their sessions.
#[async_trait]
pub trait Accounts: Send + Sync {
    /// Adds a person; false if the name is taken.
    async fn add_person(&self, person: &Person) -> Result<bool, StoreError>;
    /// Gives a person another name.
    async fn rename(&self, person: &PersonId, name: &str) -> Result<NameChange, StoreError>;
    /// Makes a guest an account with this name, password and kind, and ends the sessions of the guest.
    async fn make_account(&self, person: &Person) -> Result<NameChange, StoreError>;
    /// Replaces the password hash `old`, and ends all sessions but `kept` and all passkeys. False if the hash is not
    /// `old` any more.
    async fn change_password(
        &self,
        person: &PersonId,
        old: &str,
        new: &str,
        kept: &str,
    ) -> Result<bool, StoreError>;
    /// A person by id.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;
    /// People by their ids, in any order; unknown ids are left out.
    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError>;
    /// A person by [`Person::name_key`].
    async fn person_by_name(&self, name_key: &str) -> Result<Option<Person>, StoreError>;
    /// Erases the personal data of a person: name, password, sessions, passkeys, ratings and chat messages. Results stay,
    /// since they belong to the opponents too.
    async fn erase_person(&self, id: &PersonId) -> Result<(), StoreError>;
    /// The log entries of a person's chat messages, earliest first.
    async fn chat_entries(&self, person: &PersonId) -> Result<Vec<(TableId, Entry)>, StoreError>;

    /// Adds a session under the hash of its token; false if what proved the person's identity is not valid any more.
    async fn add_session(&self, session: &SessionRow, hash: &str, proof: Proof) -> Result<bool, StoreError>;
    /// The session with this token hash and its person, unless the person is erased. Called for every request.
    async fn authenticate(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError>;
    /// Records that a session was used.
    async fn use_session(&self, session: &str, now: Instant) -> Result<(), StoreError>;
    /// The sessions of a person, latest first.
    async fn sessions(&self, person: &PersonId) -> Result<Vec<SessionRow>, StoreError>;
    /// Ends a session of a person; false if it does not exist.
    async fn end_session(&self, person: &PersonId, session: &str) -> Result<bool, StoreError>;
    /// Ends sessions that were not used since `sessions`, and removes guests without tables, messages and sessions who
    /// came before `guests`.
    async fn expire(&self, sessions: Instant, guests: Instant) -> Result<(), StoreError>;
    /// Computes the looks of names that were given before looks were compared.
    async fn fill_looks(&self) -> Result<(), StoreError>;
}

/// What proved the identity of a person who gets a session. It was checked a while ago, and must still be valid when the
/// session is stored: a password change ends what the old password has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The person has just been created or become an account.
    NewPerson,
    /// This password hash.
    Password(String),
    /// The passkey with this id.
    Passkey(String),
    /// The session with this id.
    Session(String),
}

/// What became of a change of a person's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameChange {
    /// It is done.
    Done,
    /// Another person has the name, or one that looks the same.
    NameTaken,
    /// The person is erased, or is no guest any more.
    NotThere,
}

/// A person: an account or a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Identifies the person.
    pub id: PersonId,
    /// The display name.
    pub name: String,
    /// Whether this is a guest without an account.
    pub guest: bool,
    /// Whether a program plays with this account.
    pub program: bool,
    /// The Argon2 hash of the password.
    pub password: Option<String>,
    /// When the person was added.
    pub since: Instant,
    /// Whether the personal data was erased.
    pub deleted: bool,
}

impl Person {
    /// The person as the sender of a command.
    pub fn actor(&self) -> Actor {
        Actor { id: self.id.clone(), guest: self.guest }
    }

    /// The person as other players see it.
    pub fn player(&self) -> wire::Player {
        wire::Player {
            id: self.id.0.clone(),
            name: self.name.clone(),
            guest: self.guest,
            program: self.program,
        }
    }

    /// The form in which people are found by name.
    pub fn name_key(name: &str) -> String {
        crate::names::key(name)
    }
}

/// A session or an API token. The token itself is not stored, only its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The id used to revoke it.
    pub id: String,
    /// The person it belongs to.
    pub person: PersonId,
    /// The user agent that signed in, or the display name of the token.
    pub label: String,
    /// When it was created.
    pub created: Instant,
    /// When it was used last, to the day.
    pub used: Instant,
}
