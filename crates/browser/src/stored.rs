//! What the worker stores: for each table a row, and the entries of its log.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Entry, Event, PersonId};
use wire::{Instant, TableOverview};

/// One entry of a log as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredEntry {
    /// Its number, from 1 without gaps.
    pub seq: u32,
    /// When it was written.
    pub at: Instant,
    /// The person whose command made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonId>,
    /// The key of that command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What happened.
    pub event: Event,
}

impl From<Entry> for StoredEntry {
    fn from(entry: Entry) -> StoredEntry {
        let Entry { seq, at, person, idempotency_key: key, event } = entry;
        StoredEntry { seq, at, person, key, event }
    }
}

impl From<StoredEntry> for Entry {
    fn from(stored: StoredEntry) -> Entry {
        let StoredEntry { seq, at, person, key, event } = stored;
        Entry { seq, at, person, idempotency_key: key, event }
    }
}

/// What is stored of a table besides its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableRow {
    /// What lists show of it.
    pub overview: TableOverview,
    /// The names of the people, by their ids.
    pub names: BTreeMap<String, String>,
    /// The records that it was read from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded: Option<String>,
}

/// What a home needs of a row that was stored: what lists show of the table follows from its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LoadedRow {
    /// Of what lists show, the id.
    pub overview: LoadedOverview,
    /// The names of the people, by their ids.
    pub names: BTreeMap<String, String>,
    /// The records that it was read from.
    #[serde(default)]
    pub recorded: Option<String>,
}

/// See [`LoadedRow`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LoadedOverview {
    /// The id of the table.
    pub id: String,
}

/// What the worker writes, in one transaction: the row replaces the old one, the entries are added.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Change {
    /// The row.
    pub row: TableRow,
    /// New entries.
    pub entries: Vec<StoredEntry>,
}
