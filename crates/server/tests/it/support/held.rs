//! A table log whose appends can be delayed or made to fail.

use std::sync::Arc;

use async_trait::async_trait;
use server::store::{
    Append, Appended, Companion, Entry, NewRow, PersonId, StoreError, Stores, TableId, TableLog, TableRow,
};
use tokio::sync::watch;
use wire::{Instant, Setup, Status};

/// How appends are handled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Appends {
    /// They are written.
    Pass,
    /// One is written, and later ones wait.
    PassOne,
    /// They wait.
    Wait,
    /// They fail, and nothing is written.
    Fail,
}

/// Controls a [`HeldLog`] from a test.
#[derive(Clone)]
pub(crate) struct Control {
    appends: watch::Sender<Appends>,
    waiting: watch::Sender<usize>,
}

impl Control {
    pub(crate) fn set(&self, appends: Appends) {
        self.appends.send_replace(appends);
    }

    /// Waits until `count` appends wait.
    pub(crate) async fn wait_for(&self, count: usize) {
        let mut waiting = self.waiting.subscribe();
        super::soon(waiting.wait_for(|waiting| *waiting == count)).await.expect("the store is alive");
    }
}

/// A table log whose appends can be delayed or made to fail.
struct HeldLog {
    log: Arc<dyn TableLog>,
    control: Control,
}

/// Puts a [`Control`] on the appends of these stores.
pub(crate) fn hold(stores: Stores) -> (Stores, Control) {
    let control = Control { appends: watch::Sender::new(Appends::Pass), waiting: watch::Sender::new(0) };
    let held = HeldLog { log: stores.tables, control: control.clone() };
    (Stores { tables: Arc::new(held), ..stores }, control)
}

impl HeldLog {
    /// Waits until an append is to be written; an error if it is to fail.
    async fn pass(&self) -> Result<(), StoreError> {
        self.control.waiting.send_modify(|waiting| *waiting += 1);
        let mut appends = self.control.appends.subscribe();
        let now = *appends.wait_for(|appends| *appends != Appends::Wait).await.expect("the control is alive");
        if now == Appends::PassOne {
            self.control.set(Appends::Wait);
        }
        self.control.waiting.send_modify(|waiting| *waiting -= 1);
        if now == Appends::Fail { Err(StoreError::Closed) } else { Ok(()) }
    }
}

#[async_trait]
impl TableLog for HeldLog {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.pass().await?;
        self.log.append(append).await
    }

    async fn append_with(&self, append: Append, companion: Companion) -> Result<Appended, StoreError> {
        self.pass().await?;
        self.log.append_with(append, companion).await
    }

    async fn waiting(&self, setup: &Setup, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.log.waiting(setup, limit).await
    }

    async fn abandoned(&self, before: Instant, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.log.abandoned(before, limit).await
    }

    async fn create(&self, table: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError> {
        self.log.create(table, entries).await
    }

    async fn entries(&self, table: &TableId, after: u32) -> Result<Vec<Entry>, StoreError> {
        self.log.entries(table, after).await
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.log.table(table).await
    }

    async fn listed(&self, status: Status, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.log.listed(status, limit).await
    }

    async fn open_tables(&self, person: &PersonId) -> Result<Vec<TableRow>, StoreError> {
        self.log.open_tables(person).await
    }

    async fn busy(&self) -> Result<Vec<TableId>, StoreError> {
        self.log.busy().await
    }

    async fn due(&self, now: Instant) -> Result<Vec<TableId>, StoreError> {
        self.log.due(now).await
    }
}
