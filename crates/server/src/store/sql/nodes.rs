//! Nodes and leases in PostgreSQL. All times are the database's.
//!
//! A heartbeat renews one row for the whole node, not one for each table. A table names its lease holder in `keeper`, and
//! the lease is valid while the holder's row is.

use std::time::Duration;

use async_trait::async_trait;

use super::SqlStore;
use super::postgres::Postgres;
use crate::store::{Heartbeat, NodeId, Nodes, PersonId, StoreError, TableId};

/// The database's time in milliseconds since 1970.
macro_rules! now {
    () => {
        "(extract(epoch from clock_timestamp()) * 1000)::bigint"
    };
}

#[async_trait]
impl Nodes for SqlStore<Postgres> {
    async fn join(&self, endpoint: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM nodes WHERE place = $1")
            .bind(endpoint)
            .execute(self.database.pool())
            .await?;
        Ok(())
    }

    async fn heartbeat(
        &self,
        node: &NodeId,
        endpoint: &str,
        lease: Duration,
    ) -> Result<Heartbeat, StoreError> {
        let mut transaction = self.database.pool().begin().await?;
        let on = &mut *transaction;
        let (now,): (i64,) = sqlx::query_as(concat!("SELECT ", now!())).fetch_one(&mut *on).await?;
        let others: Vec<(String, i64)> =
            sqlx::query_as("SELECT id, since FROM nodes WHERE expires > $1 AND id <> $2 ORDER BY id")
                .bind(now)
                .bind(&node.0)
                .fetch_all(&mut *on)
                .await?;
        let own: Option<(i64,)> = sqlx::query_as("SELECT since FROM nodes WHERE expires > $1 AND id = $2")
            .bind(now)
            .bind(&node.0)
            .fetch_optional(&mut *on)
            .await?;
        let known = others.iter().map(|(_, since)| *since).chain(own.map(|(since,)| since));
        let since = known.min().unwrap_or(now);
        sqlx::query(
            "INSERT INTO nodes (id, place, since, expires) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO UPDATE SET since = excluded.since, expires = excluded.expires",
        )
        .bind(&node.0)
        .bind(endpoint)
        .bind(since)
        .bind(now + lease.as_millis() as i64)
        .execute(&mut *on)
        .await?;
        transaction.commit().await?;
        let others = others.into_iter().map(|(id, _)| NodeId(id)).collect();
        Ok(Heartbeat { now, since, held: own.is_some(), others })
    }

    async fn leave(&self, node: &NodeId) -> Result<(), StoreError> {
        // Also removes nodes that crashed more than an hour ago.
        sqlx::query(concat!("DELETE FROM nodes WHERE id = $1 OR expires < ", now!(), " - 3600000"))
            .bind(&node.0)
            .execute(self.database.pool())
            .await?;
        Ok(())
    }

    async fn acquire_lease(&self, table: &TableId, node: &NodeId) -> Result<bool, StoreError> {
        let kept = sqlx::query(concat!(
            "UPDATE tables SET keeper = $2 WHERE id = $1 AND (keeper IS NULL OR keeper = $2 OR NOT EXISTS \
             (SELECT 1 FROM nodes n WHERE n.id = keeper AND n.expires > ",
            now!(),
            "))"
        ))
        .bind(&table.0)
        .bind(&node.0)
        .execute(self.database.pool())
        .await?;
        Ok(kept.rows_affected() == 1)
    }

    async fn release_lease(&self, table: &TableId, node: &NodeId) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET keeper = NULL WHERE id = $1 AND keeper = $2")
            .bind(&table.0)
            .bind(&node.0)
            .execute(self.database.pool())
            .await?;
        Ok(())
    }

    async fn unleased(&self, node: &NodeId, own: bool) -> Result<Vec<TableId>, StoreError> {
        let rows: Vec<(String,)> = sqlx::query_as(concat!(
            "SELECT id FROM tables WHERE busy = 1 AND (keeper IS NULL OR (keeper = $1 AND $2) OR NOT EXISTS \
             (SELECT 1 FROM nodes n WHERE n.id = keeper AND n.expires > ",
            now!(),
            "))"
        ))
        .bind(&node.0)
        .bind(own)
        .fetch_all(self.database.pool())
        .await?;
        Ok(rows.into_iter().map(|(id,)| TableId(id)).collect())
    }

    async fn changed_names(&self) -> Result<Vec<(PersonId, i64)>, StoreError> {
        // A transaction may commit after others that have larger numbers, so that many are read again.
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT id, name_changed FROM people WHERE name_changed > \
             (SELECT MAX(name_changed) FROM people WHERE name_changed IS NOT NULL) - 100",
        )
        .fetch_all(self.database.pool())
        .await?;
        Ok(rows.into_iter().map(|(id, number)| (PersonId(id), number)).collect())
    }

    async fn latest_seqs(&self, tables: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let ids: Vec<&str> = tables.iter().map(|table| table.0.as_str()).collect();
        // MAX on the primary key reads one index entry for each table.
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT id, (SELECT MAX(seq) FROM entries WHERE table_id = id) FROM unnest($1::text[]) AS id",
        )
        .bind(ids)
        .fetch_all(self.database.pool())
        .await?;
        Ok(rows.into_iter().map(|(id, seq)| (TableId(id), seq as u32)).collect())
    }
}
