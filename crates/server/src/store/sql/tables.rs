//! Table logs and the rows that lists read.

use async_trait::async_trait;
use wire::{Instant, Setup, Status};

use super::SqlStore;
use super::columns::{entry_row, statement, status_word, table_row};
use super::commit::Work;
use super::dialect::{Dialect, Row, sql};
use crate::store::{
    Append, Appended, Companion, Entry, NewRow, PersonId, StoreError, TableId, TableLog, TableRow,
};

#[async_trait]
impl<D: Dialect> TableLog for SqlStore<D> {
    async fn create(&self, table: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError> {
        self.database.commit(Work::Create(Box::new(table), entries)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.database.commit(Work::Append(append)).await
    }

    async fn append_with(&self, append: Append, companion: Companion) -> Result<Appended, StoreError> {
        self.database.commit(Work::AppendWith(append, companion)).await
    }

    async fn entries(&self, table: &TableId, after: u32) -> Result<Vec<Entry>, StoreError> {
        let table = table.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
                    "SELECT seq, at, person, command, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",
                )
                .text(&table.0)
                .int(after)
                .all(on)
                .await?;
                rows.iter().map(entry_row).collect()
            })
        });
        read.await
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        let table = table.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let query = sql::<D>(statement!("SELECT {table} FROM tables t WHERE t.id = $1"));
                let row = query.text(&table.0).first(on).await?;
                row.map(|row| table_row(&row, 0)).transpose()
            })
        });
        read.await
    }

    async fn listed(&self, status: Status, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(statement!(
                    "SELECT {table} FROM tables t WHERE t.listed = 1 AND t.status = $1 \
                     ORDER BY t.changed DESC LIMIT $2"
                ))
                .text(status_word(status))
                .int(limit)
                .all(on)
                .await?;
                rows.iter().map(|row| table_row(row, 0)).collect()
            })
        });
        read.await
    }

    async fn waiting(&self, setup: &Setup, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let setup = serde_json::to_string(setup)?;
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(statement!(
                    "SELECT {table} FROM tables t WHERE t.listed = 1 AND t.status = 'waiting' AND t.setup = $1 \
                     ORDER BY t.changed DESC LIMIT $2"
                ))
                .text(&setup)
                .int(limit)
                .all(on)
                .await?;
                rows.iter().map(|row| table_row(row, 0)).collect()
            })
        });
        read.await
    }

    async fn abandoned(&self, before: Instant, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
                    "SELECT id FROM tables WHERE status = 'waiting' AND changed < $1 ORDER BY changed LIMIT $2",
                )
                .int(before)
                .int(limit)
                .all(on)
                .await?;
                rows.iter().map(id).collect()
            })
        });
        read.await
    }

    async fn open_tables(&self, person: &PersonId) -> Result<Vec<TableRow>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(statement!(
                    "SELECT {table} FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.person = $1 \
                     AND t.status IN ('waiting', 'playing', 'between') ORDER BY t.changed DESC"
                ))
                .text(&person.0)
                .all(on)
                .await?;
                rows.iter().map(|row| table_row(row, 0)).collect()
            })
        });
        read.await
    }

    async fn busy(&self) -> Result<Vec<TableId>, StoreError> {
        let read = self.database.read(|on| {
            Box::pin(async {
                let rows = sql::<D>("SELECT id FROM tables WHERE busy = 1").all(on).await?;
                rows.iter().map(id).collect()
            })
        });
        read.await
    }

    async fn due(&self, now: Instant) -> Result<Vec<TableId>, StoreError> {
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
                    "SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 AND status = 'playing'",
                )
                .int(now)
                .all(on)
                .await?;
                rows.iter().map(id).collect()
            })
        });
        read.await
    }
}

fn id<D: Dialect>(row: &Row<D>) -> Result<TableId, StoreError> {
    Ok(TableId(row.text(0)?))
}
