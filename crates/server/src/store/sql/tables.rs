//! Table logs and the rows that lists read.

use async_trait::async_trait;
use wire::{Instant, Status};

use super::SqlStore;
use super::columns::{entry_row, statement, status_word, table_row};
use super::dialect::{Dialect, sql};
use crate::store::{Append, Appended, Entry, NewRow, PersonId, StoreError, TableId, TableLog, TableRow};

#[async_trait]
impl<D: Dialect> TableLog for SqlStore<D> {
    async fn create(&self, table: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError> {
        let lane = self.lane(&table.id);
        lane.create(table, entries).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let lane = self.lane(&append.table);
        lane.append(append).await
    }

    async fn entries(&self, table: &TableId, after: u32) -> Result<Vec<Entry>, StoreError> {
        let rows = sql::<D>(
            "SELECT seq, at, person, command, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",
        )
        .text(&table.0)
        .int(after)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(entry_row).collect()
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        let row = sql::<D>(statement!("SELECT {table} FROM tables t WHERE t.id = $1"))
            .text(&table.0)
            .first(&mut *self.read().await?)
            .await?;
        row.map(|row| table_row(&row, 0)).transpose()
    }

    async fn listed(&self, status: Status, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sql::<D>(statement!(
            "SELECT {table} FROM tables t WHERE t.listed = 1 AND t.status = $1 ORDER BY t.changed DESC LIMIT $2"
        ))
        .text(status_word(status))
        .int(limit)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| table_row(row, 0)).collect()
    }

    async fn open_tables(&self, person: &PersonId) -> Result<Vec<TableRow>, StoreError> {
        let rows = sql::<D>(statement!(
            "SELECT {table} FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.person = $1 \
             AND t.status IN ('waiting', 'playing', 'between') ORDER BY t.changed DESC LIMIT 200"
        ))
        .text(&person.0)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| table_row(row, 0)).collect()
    }

    async fn busy(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sql::<D>("SELECT id FROM tables WHERE busy = 1").all(&mut *self.read().await?).await?;
        rows.iter().map(|row| Ok(TableId(row.text(0)?))).collect()
    }

    async fn due(&self, now: Instant) -> Result<Vec<TableId>, StoreError> {
        let rows =
            sql::<D>("SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 AND status = 'playing'")
                .int(now)
                .all(&mut *self.read().await?)
                .await?;
        rows.iter().map(|row| Ok(TableId(row.text(0)?))).collect()
    }
}
