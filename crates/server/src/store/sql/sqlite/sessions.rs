//! The sessions in use, so that a command needs no query.
//!
//! The writer notes every row of `sessions` and `people` that it changes or removes, by SQLite's update hook, and forgets
//! the sessions that were read from these rows before it answers. So a look-up that begins after a change was acknowledged
//! sees it. This needs a file that no other server writes to; what an operator changes in the file by hand is seen after
//! a minute.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use rusqlite::hooks::Action;

use crate::store::{Person, SessionRow};

/// After this time a session is read again.
const LIFETIME: Duration = Duration::from_mins(1);
/// The number of sessions that are kept; about as many as there are connections.
const CAPACITY: usize = 20_000;

/// A row of `sessions` or `people`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum RowId {
    Session(i64),
    Person(i64),
}

thread_local! {
    /// The rows that the transaction of this thread has changed or removed.
    static CHANGED: RefCell<HashSet<RowId>> = RefCell::default();
}

/// Notes the rows that are changed or removed on this connection, which stays on one thread. A new row changes nothing that
/// was read before. (The hook does not see a `DELETE` without `WHERE`, or rows that are replaced; neither is used.)
pub(super) fn note_changes(connection: &Connection) -> rusqlite::Result<()> {
    connection.update_hook(Some(|action, _: &str, table: &str, row| {
        let row = match table {
            _ if action == Action::SQLITE_INSERT => return,
            "sessions" => RowId::Session(row),
            "people" => RowId::Person(row),
            _ => return,
        };
        CHANGED.with_borrow_mut(|changed| changed.insert(row));
    }))
}

/// The rows that were noted on this thread since the last call.
pub(super) fn take_changes() -> HashSet<RowId> {
    CHANGED.take()
}

/// A session with its person.
pub(super) type Session = (SessionRow, Person);

/// The sessions in use, by the hash of their token.
pub(super) struct Sessions {
    /// `None` if others may write to the file.
    state: Option<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// Grows with every change of a session or a person.
    version: u64,
    known: HashMap<String, Known>,
}

struct Known {
    rows: [RowId; 2],
    read: Instant,
    session: Session,
}

impl Sessions {
    /// No sessions. Keeps none if others may write to the file.
    pub(super) fn new(exclusive: bool) -> Sessions {
        Sessions { state: exclusive.then(Mutex::default) }
    }

    fn state(&self) -> Option<MutexGuard<'_, State>> {
        // No operation leaves the state half-changed.
        self.state.as_ref().map(|state| state.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A session that was read not long ago and has not changed since.
    pub(super) fn get(&self, hash: &str, now: Instant) -> Option<Session> {
        let state = self.state()?;
        let known = state.known.get(hash)?;
        (now.saturating_duration_since(known.read) < LIFETIME).then(|| known.session.clone())
    }

    /// The version before a session is read.
    pub(super) fn version(&self) -> u64 {
        self.state().map_or(0, |state| state.version)
    }

    /// Keeps a session that was read from these rows, unless something has changed since `version`.
    pub(super) fn keep(&self, hash: &str, session: &Session, rows: [RowId; 2], version: u64, now: Instant) {
        let Some(mut state) = self.state().filter(|state| state.version == version) else { return };
        if state.known.len() >= CAPACITY {
            state.known.clear();
        }
        state.known.insert(hash.to_owned(), Known { rows, read: now, session: session.clone() });
    }

    /// Forgets the sessions that were read from these rows.
    pub(super) fn forget(&self, changed: &HashSet<RowId>) {
        if !changed.is_empty()
            && let Some(mut state) = self.state()
        {
            state.version += 1;
            state.known.retain(|_, known| known.rows.iter().all(|row| !changed.contains(row)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::PersonId;

    const ROWS: [RowId; 2] = [RowId::Session(7), RowId::Person(8)];

    fn session() -> Session {
        let id = PersonId("ann".to_owned());
        let (name, label) = ("Ann".to_owned(), String::new());
        let person = Person {
            id: id.clone(),
            name,
            guest: true,
            program: false,
            password: None,
            since: 1,
            deleted: false,
        };
        (SessionRow { id: "s".to_owned(), person: id, label, created: 1, used: 1 }, person)
    }

    fn forget(sessions: &Sessions, row: RowId) {
        sessions.forget(&HashSet::from([row]));
    }

    #[test]
    fn a_session_is_kept_until_one_of_its_rows_changes() {
        let (sessions, now) = (Sessions::new(true), Instant::now());
        for changed in ROWS {
            sessions.keep("hash", &session(), ROWS, sessions.version(), now);
            forget(&sessions, RowId::Person(7));
            forget(&sessions, RowId::Session(8));
            assert_eq!(sessions.get("hash", now), Some(session()), "other rows have changed");
            forget(&sessions, changed);
            assert_eq!(sessions.get("hash", now), None);
        }
    }

    #[test]
    fn what_was_read_before_a_change_is_not_kept_after_it() {
        let (sessions, now) = (Sessions::new(true), Instant::now());
        let version = sessions.version();
        forget(&sessions, ROWS[0]);
        sessions.keep("hash", &session(), ROWS, version, now);
        assert_eq!(sessions.get("hash", now), None);
    }

    #[test]
    fn a_session_is_read_again_after_a_minute() {
        let (sessions, now) = (Sessions::new(true), Instant::now());
        sessions.keep("hash", &session(), ROWS, sessions.version(), now);
        assert!(sessions.get("hash", now + LIFETIME.mul_f32(0.99)).is_some());
        assert_eq!(sessions.get("hash", now + LIFETIME), None);
    }

    #[test]
    fn nothing_is_kept_if_others_may_write() {
        let (sessions, now) = (Sessions::new(false), Instant::now());
        sessions.keep("hash", &session(), ROWS, sessions.version(), now);
        assert_eq!(sessions.get("hash", now), None);
    }
}
