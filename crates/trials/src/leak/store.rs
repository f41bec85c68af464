//! A store in memory with what tables need. It stores no ratings and erases nothing.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use server::store::{
    Accounts, Append, Appended, Companion, Cursor, Entry, LadderRow, Lifecycle, NameChange, NewRow,
    PasskeyRow, Passkeys, Person, PersonId, Proof, RatingRow, RatingRule, ResultRow, Results, SessionRow,
    Settlement, StoreError, Stores, Summary, TableId, TableLog, TableRow,
};
use wire::{Instant, RatingPoint, Setup, Status, Tally};

#[derive(Default)]
struct Contents {
    logs: HashMap<TableId, Vec<Entry>>,
    /// In order of creation.
    tables: Vec<TableRow>,
    people: HashMap<PersonId, Person>,
    sessions: HashMap<String, SessionRow>,
}

/// A store in memory.
#[derive(Default)]
pub(super) struct MemoryStore(Mutex<Contents>);

impl MemoryStore {
    /// Stores that are all in memory.
    pub(super) fn stores() -> Stores {
        let memory = Arc::new(MemoryStore::default());
        Stores {
            tables: memory.clone(),
            accounts: memory.clone(),
            passkeys: memory.clone(),
            results: memory.clone(),
            nodes: None,
            lifecycle: memory,
        }
    }

    fn with<T>(&self, act: impl FnOnce(&mut Contents) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn tables(&self, wanted: impl Fn(&TableRow) -> bool) -> Vec<TableRow> {
        self.with(|contents| contents.tables.iter().rev().filter(|row| wanted(row)).cloned().collect())
    }
}

fn show(row: &mut TableRow, summary: Summary, changed: Instant) {
    (row.status, row.seats, row.turn) = (summary.status, summary.seats, summary.turn);
    row.changed = changed;
}

#[async_trait]
impl TableLog for MemoryStore {
    async fn create(&self, table: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError> {
        let NewRow { id, setup, created, summary } = table;
        let Summary { status, seats, turn, .. } = summary;
        let row = TableRow { id: id.clone(), setup, status, seats, turn, created, changed: created };
        Ok(self.with(|contents| {
            if contents.logs.contains_key(&id) {
                return Appended::Conflict;
            }
            contents.tables.push(row);
            contents.logs.insert(id, entries);
            Appended::Stored
        }))
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        Ok(self.with(|contents| {
            let log = contents.logs.entry(append.table.clone()).or_default();
            if append.entries.first().is_some_and(|first| first.seq as usize != log.len() + 1) {
                return Appended::Conflict;
            }
            let changed = append.entries.last().map_or(0, |entry| entry.at);
            log.extend(append.entries);
            if let Some(row) = contents.tables.iter_mut().rev().find(|row| row.id == append.table) {
                show(row, append.summary, changed);
            }
            Appended::Stored
        }))
    }

    async fn append_with(&self, append: Append, companion: Companion) -> Result<Appended, StoreError> {
        match (self.append(append).await?, companion) {
            (Appended::Stored, Companion::Table(table, entries)) => self.create(*table, entries).await,
            (appended, _) => Ok(appended),
        }
    }

    async fn entries(&self, table: &TableId, after: u32) -> Result<Vec<Entry>, StoreError> {
        Ok(self.with(|contents| {
            contents.logs.get(table).map_or_else(Vec::new, |log| log[after as usize..].to_vec())
        }))
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.tables(|row| row.id == *table).pop())
    }

    async fn listed(&self, wanted: Status, _limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let shown = |row: &TableRow| match row.status {
            Status::Waiting => row.seats.iter().any(Option::is_none),
            Status::Playing => row.setup.spectators,
            _ => false,
        };
        Ok(self.tables(|row| row.setup.open && row.status == wanted && shown(row)))
    }

    async fn waiting(&self, setup: &Setup, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let mut listed = self.listed(Status::Waiting, limit).await?;
        listed.retain(|row| row.setup == *setup);
        Ok(listed)
    }

    async fn abandoned(&self, _before: Instant, _limit: u32) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }

    async fn open_tables(&self, person: &PersonId) -> Result<Vec<TableRow>, StoreError> {
        let theirs = |row: &TableRow| row.seats.iter().flatten().any(|who| who.person() == Some(person));
        let open = |row: &TableRow| !matches!(row.status, Status::Over | Status::Aborted);
        Ok(self.tables(|row| open(row) && theirs(row)))
    }

    async fn busy(&self) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }

    async fn due(&self, _now: Instant) -> Result<Vec<TableId>, StoreError> {
        Ok(Vec::new())
    }
}

#[async_trait]
impl Results for MemoryStore {
    async fn settle(&self, _settlement: &Settlement, _rate: RatingRule) -> Result<(), StoreError> {
        Ok(())
    }

    async fn is_settled(&self, _table: &TableId) -> Result<bool, StoreError> {
        Ok(true)
    }

    async fn rating_changes(&self, _table: &TableId) -> Result<Vec<(String, f64, f64)>, StoreError> {
        Ok(Vec::new())
    }

    async fn results(
        &self,
        _person: &PersonId,
        _before: Option<Cursor>,
        _limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        Ok(Vec::new())
    }

    async fn tallies(&self, _person: &PersonId) -> Result<Vec<(String, Tally)>, StoreError> {
        Ok(Vec::new())
    }

    async fn ladders(&self) -> Result<Vec<LadderRow>, StoreError> {
        Ok(Vec::new())
    }

    async fn ladder(&self, _key: &str, _limit: u32) -> Result<Vec<(Person, RatingRow)>, StoreError> {
        Ok(Vec::new())
    }

    async fn rated_aborts(
        &self,
        _person: &PersonId,
        _since: Instant,
    ) -> Result<Vec<(TableId, Instant)>, StoreError> {
        Ok(Vec::new())
    }

    async fn opponents(&self, _person: &PersonId) -> Result<Vec<(String, PersonId)>, StoreError> {
        Ok(Vec::new())
    }

    async fn ratings(&self, _person: &PersonId) -> Result<Vec<(LadderRow, RatingRow)>, StoreError> {
        Ok(Vec::new())
    }

    async fn rating_points(&self, _person: &PersonId) -> Result<Vec<RatingPoint>, StoreError> {
        Ok(Vec::new())
    }
}

#[async_trait]
impl Accounts for MemoryStore {
    async fn add_person(&self, person: &Person) -> Result<bool, StoreError> {
        self.with(|contents| contents.people.insert(person.id.clone(), person.clone()));
        Ok(true)
    }

    async fn rename(&self, person: &PersonId, name: &str) -> Result<NameChange, StoreError> {
        self.with(|contents| {
            if let Some(person) = contents.people.get_mut(person) {
                name.clone_into(&mut person.name);
            }
        });
        Ok(NameChange::Done)
    }

    async fn make_account(&self, person: &Person) -> Result<NameChange, StoreError> {
        self.add_person(person).await.map(|_| NameChange::Done)
    }

    async fn change_password(
        &self,
        _person: &PersonId,
        _old: &str,
        _new: &str,
        _kept: &str,
    ) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        Ok(self.with(|contents| contents.people.get(id).cloned()))
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        Ok(self.with(|contents| ids.iter().filter_map(|id| contents.people.get(id).cloned()).collect()))
    }

    async fn person_by_name(&self, name_key: &str) -> Result<Option<Person>, StoreError> {
        let named = |person: &&Person| Person::name_key(&person.name) == name_key;
        Ok(self.with(|contents| contents.people.values().find(named).cloned()))
    }

    async fn erase_person(&self, _id: &PersonId) -> Result<(), StoreError> {
        Ok(())
    }

    async fn chat_entries(&self, _person: &PersonId) -> Result<Vec<(TableId, Entry)>, StoreError> {
        Ok(Vec::new())
    }

    async fn add_session(&self, session: &SessionRow, hash: &str, _proof: Proof) -> Result<bool, StoreError> {
        self.with(|contents| contents.sessions.insert(hash.to_owned(), session.clone()));
        Ok(true)
    }

    async fn authenticate(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError> {
        Ok(self.with(|contents| {
            let session = contents.sessions.get(hash)?;
            Some((session.clone(), contents.people.get(&session.person)?.clone()))
        }))
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<SessionRow>, StoreError> {
        let theirs = |row: &&SessionRow| row.person == *person;
        Ok(self.with(|contents| contents.sessions.values().filter(theirs).cloned().collect()))
    }

    async fn end_session(&self, _person: &PersonId, _session: &str) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn use_session(&self, _session: &str, _now: Instant) -> Result<(), StoreError> {
        Ok(())
    }

    async fn expire(&self, _sessions: Instant, _guests: Instant) -> Result<(), StoreError> {
        Ok(())
    }

    async fn fill_looks(&self) -> Result<(), StoreError> {
        Ok(())
    }
}

#[async_trait]
impl Passkeys for MemoryStore {
    async fn add_passkey(&self, _passkey: &PasskeyRow, _session: &str) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn update_passkey(&self, _passkey: &PasskeyRow) -> Result<(), StoreError> {
        Ok(())
    }

    async fn passkeys(&self, _person: &PersonId) -> Result<Vec<PasskeyRow>, StoreError> {
        Ok(Vec::new())
    }

    async fn remove_passkey(&self, _person: &PersonId, _id: &str) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn put_ceremony(
        &self,
        _ticket: &str,
        _person: &PersonId,
        _body: &str,
        _expires: Instant,
    ) -> Result<(), StoreError> {
        Ok(())
    }

    async fn take_ceremony(
        &self,
        _ticket: &str,
        _now: Instant,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        Ok(None)
    }
}

#[async_trait]
impl Lifecycle for MemoryStore {
    async fn ping(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(&self) {}
}
