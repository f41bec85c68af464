//! A store whose appends can be held up or made to fail.

use async_trait::async_trait;
use server::store::{
    Append, Appended, Cursor, Entry, LadderRow, NewRow, Nodes, PasskeyRow, Person, PersonId, RatedSeat,
    Rating, RatingRow, ResultRow, SessionRow, Settlement, Store, StoreError, TableId, TableRow,
};
use tokio::sync::watch;
use wire::{Instant, RatingPoint, Tally};

/// What becomes of appends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Appends {
    /// They go through.
    Pass,
    /// One goes through, and those after it wait.
    PassOne,
    /// They wait.
    Wait,
    /// They fail, and nothing is written.
    Fail,
}

/// The test's hand on the store.
#[derive(Clone)]
pub(crate) struct Hand {
    appends: watch::Sender<Appends>,
    waiting: watch::Sender<usize>,
}

impl Hand {
    pub(crate) fn set(&self, appends: Appends) {
        self.appends.send_replace(appends);
    }

    /// Waits until so many appends wait.
    pub(crate) async fn holds(&self, count: usize) {
        let mut waiting = self.waiting.subscribe();
        super::soon(waiting.wait_for(|waiting| *waiting == count)).await.expect("the store is there");
    }
}

/// A store whose appends can be held up.
pub(crate) struct Held {
    store: Box<dyn Store>,
    hand: Hand,
}

impl Held {
    pub(crate) fn new(store: Box<dyn Store>) -> (Held, Hand) {
        let hand = Hand { appends: watch::Sender::new(Appends::Pass), waiting: watch::Sender::new(0) };
        (Held { store, hand: hand.clone() }, hand)
    }
}

#[async_trait]
impl Store for Held {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.hand.waiting.send_modify(|waiting| *waiting += 1);
        let mut appends = self.hand.appends.subscribe();
        let now = *appends.wait_for(|appends| *appends != Appends::Wait).await.expect("the hand is there");
        if now == Appends::PassOne {
            self.hand.set(Appends::Wait);
        }
        self.hand.waiting.send_modify(|waiting| *waiting -= 1);
        if now == Appends::Fail { Err(StoreError::Closed) } else { self.store.append(append).await }
    }

    async fn create(&self, table: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError> {
        self.store.create(table, entries).await
    }

    async fn entries(&self, table: &TableId, after: u32) -> Result<Vec<Entry>, StoreError> {
        self.store.entries(table, after).await
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.store.table(table).await
    }

    async fn listed(&self, status: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.store.listed(status, limit).await
    }

    async fn open_tables(&self, person: &PersonId) -> Result<Vec<TableRow>, StoreError> {
        self.store.open_tables(person).await
    }

    async fn busy(&self) -> Result<Vec<TableId>, StoreError> {
        self.store.busy().await
    }

    async fn due(&self, now: Instant) -> Result<Vec<TableId>, StoreError> {
        self.store.due(now).await
    }

    async fn settle(
        &self,
        settlement: &Settlement,
        rate: &(dyn for<'a> Fn(&'a [RatedSeat]) -> Vec<Rating> + Send + Sync),
    ) -> Result<(), StoreError> {
        self.store.settle(settlement, rate).await
    }

    async fn is_settled(&self, table: &TableId) -> Result<bool, StoreError> {
        self.store.is_settled(table).await
    }

    async fn rating_changes(&self, table: &TableId) -> Result<Vec<(String, f64, f64)>, StoreError> {
        self.store.rating_changes(table).await
    }

    async fn results(
        &self,
        person: &PersonId,
        before: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        self.store.results(person, before, limit).await
    }

    async fn tallies(&self, person: &PersonId) -> Result<Vec<(String, Tally)>, StoreError> {
        self.store.tallies(person).await
    }

    async fn ladders(&self) -> Result<Vec<LadderRow>, StoreError> {
        self.store.ladders().await
    }

    async fn ladder(&self, key: &str, limit: u32) -> Result<Vec<(Person, RatingRow)>, StoreError> {
        self.store.ladder(key, limit).await
    }

    async fn ratings(&self, person: &PersonId) -> Result<Vec<(LadderRow, RatingRow)>, StoreError> {
        self.store.ratings(person).await
    }

    async fn rating_points(&self, person: &PersonId) -> Result<Vec<RatingPoint>, StoreError> {
        self.store.rating_points(person).await
    }

    async fn add_person(&self, person: &Person) -> Result<bool, StoreError> {
        self.store.add_person(person).await
    }

    async fn change_person(&self, person: &Person) -> Result<bool, StoreError> {
        self.store.change_person(person).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        self.store.person(id).await
    }

    async fn person_named(&self, name_key: &str) -> Result<Option<Person>, StoreError> {
        self.store.person_named(name_key).await
    }

    async fn erase_person(&self, id: &PersonId) -> Result<(), StoreError> {
        self.store.erase_person(id).await
    }

    async fn said(&self, person: &PersonId) -> Result<Vec<(TableId, Entry)>, StoreError> {
        self.store.said(person).await
    }

    async fn add_session(&self, session: &SessionRow, hash: &str) -> Result<(), StoreError> {
        self.store.add_session(session, hash).await
    }

    async fn signed_in(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError> {
        self.store.signed_in(hash).await
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<SessionRow>, StoreError> {
        self.store.sessions(person).await
    }

    async fn end_session(&self, person: &PersonId, session: &str) -> Result<bool, StoreError> {
        self.store.end_session(person, session).await
    }

    async fn end_other_sessions(&self, person: &PersonId, kept: &str) -> Result<(), StoreError> {
        self.store.end_other_sessions(person, kept).await
    }

    async fn add_passkey(&self, passkey: &PasskeyRow) -> Result<(), StoreError> {
        self.store.add_passkey(passkey).await
    }

    async fn passkeys(&self, person: &PersonId) -> Result<Vec<PasskeyRow>, StoreError> {
        self.store.passkeys(person).await
    }

    async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        self.store.remove_passkey(person, id).await
    }

    async fn put_ceremony(
        &self,
        ticket: &str,
        person: &PersonId,
        body: &str,
        expires: Instant,
    ) -> Result<(), StoreError> {
        self.store.put_ceremony(ticket, person, body, expires).await
    }

    async fn take_ceremony(
        &self,
        ticket: &str,
        now: Instant,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        self.store.take_ceremony(ticket, now).await
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        self.store.nodes()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.store.ping().await
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
