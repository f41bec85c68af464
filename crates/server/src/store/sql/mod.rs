//! SQLite and PostgreSQL, with the same statements.

mod accounts;
mod columns;
mod commit;
mod dialect;
mod migrations;
mod nodes;
mod passkeys;
mod postgres;
mod results;
mod settlement;
mod sqlite;
mod tables;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;

use dialect::Dialect;
use postgres::Postgres;
use sqlite::{FileLock, Sqlite};

use super::{Lifecycle, StoreError, Stores};

/// A store in an SQL database.
struct SqlStore<D> {
    database: D,
}

/// Whether an address names a PostgreSQL database.
pub(crate) fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// Opens the stores of a database: `postgres://…`, or the path of a SQLite file, which is created if missing. A SQLite
/// file must not be used by two servers: see [`open_exclusively`].
pub async fn open(address: &str) -> Result<Stores, StoreError> {
    open_with(address, |_| Ok(None)).await
}

/// Opens the stores of a database for a server. Refuses a SQLite file that another server uses.
pub async fn open_exclusively(address: &str) -> Result<Stores, StoreError> {
    open_with(address, |path| FileLock::acquire(path).map(Some)).await
}

async fn open_with(
    address: &str,
    lock: impl FnOnce(&Path) -> Result<Option<FileLock>, StoreError>,
) -> Result<Stores, StoreError> {
    if is_postgres(address) {
        let store = Arc::new(SqlStore { database: Postgres::connect(address).await? });
        Ok(Stores { nodes: Some(Arc::clone(&store) as _), ..SqlStore::stores(store) })
    } else if let Some((scheme, _)) = address.split_once("://").filter(|(scheme, _)| *scheme != "sqlite") {
        Err(StoreError::BadAddress(format!("{scheme}://…")))
    } else {
        let path: &Path = address.trim_start_matches("sqlite://").as_ref();
        let lock = lock(path)?;
        Ok(SqlStore::stores(Arc::new(SqlStore { database: Sqlite::open(path, lock).await? })))
    }
}

impl<D: Dialect> SqlStore<D> {
    /// This store for every subject but nodes.
    fn stores(store: Arc<SqlStore<D>>) -> Stores {
        Stores {
            tables: Arc::clone(&store) as _,
            accounts: Arc::clone(&store) as _,
            passkeys: Arc::clone(&store) as _,
            results: Arc::clone(&store) as _,
            nodes: None,
            lifecycle: store,
        }
    }
}

#[async_trait]
impl<D: Dialect> Lifecycle for SqlStore<D> {
    async fn ping(&self) -> Result<(), StoreError> {
        self.database.ping().await
    }

    fn check_writes(&self) -> Result<(), StoreError> {
        self.database.check_writes()
    }

    async fn close(&self) {
        self.database.close().await;
    }
}

#[cfg(test)]
mod tests;
