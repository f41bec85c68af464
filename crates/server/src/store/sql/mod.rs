//! SQLite and PostgreSQL, with the same statements.

mod accounts;
mod columns;
mod commit;
mod dialect;
mod nodes;
mod passkeys;
mod results;
mod settlement;
mod tables;

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, Database, Pool};

use commit::Committer;
use dialect::{Dialect, sql};

use super::{Lifecycle, StoreError, Stores, TableId};

/// A connection that was idle for longer is tested before it is used.
const LONG_IDLE: Duration = Duration::from_secs(1);

/// The migrations of both databases.
static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!();

/// A store in a SQLite file.
type Sqlite = SqlStore<sqlx::Sqlite>;
/// A store in a PostgreSQL database.
type Postgres = SqlStore<sqlx::Postgres>;

/// A store in an SQL database.
#[derive(Debug)]
struct SqlStore<D: Database> {
    reads: Pool<D>,
    writes: Pool<D>,
    committers: Vec<Committer>,
}

/// Whether an address names a PostgreSQL database.
pub(crate) fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// Opens the stores of a database: `postgres://…`, or the path of a SQLite file, which is created if missing.
pub async fn open(address: &str) -> Result<Stores, StoreError> {
    if is_postgres(address) {
        let store = Arc::new(Postgres::connect(address).await?);
        Ok(Stores { nodes: Some(Arc::clone(&store) as _), ..SqlStore::stores(store) })
    } else if let Some((scheme, _)) = address.split_once("://").filter(|(scheme, _)| *scheme != "sqlite") {
        Err(StoreError::BadAddress(format!("{scheme}://…")))
    } else {
        Ok(SqlStore::stores(Arc::new(Sqlite::file(address.trim_start_matches("sqlite://").as_ref()).await?)))
    }
}

impl Sqlite {
    /// Opens a file.
    async fn file(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns after fsync: acknowledged writes survive a crash of the machine.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        // SQLite allows one writer at a time: writers queue for the connection instead of the file lock.
        // A connection to a file cannot break, so it is not tested before use.
        let pool =
            |connections| SqlitePoolOptions::new().max_connections(connections).test_before_acquire(false);
        let writes = pool(1).connect_with(options.clone()).await?;
        MIGRATIONS.run(&writes).await?;
        let reads = pool(4).connect_with(options.read_only(true)).await?;
        let committers = vec![Committer::start(writes.clone())];
        Ok(SqlStore { reads, writes, committers })
    }
}

impl Postgres {
    /// The connection pool.
    pub(super) const fn pool(&self) -> &sqlx::PgPool {
        &self.writes
    }

    /// Connects to a database.
    async fn connect(address: &str) -> Result<Postgres, StoreError> {
        let options = sqlx::postgres::PgConnectOptions::from_str(address)
            .map_err(|_| StoreError::BadAddress("postgres://…".to_owned()))?
            // Overrides the default of the host: a commit returns after fsync.
            .options([("synchronous_commit", "on")]);
        let pool = PgPoolOptions::new()
            .max_connections(16)
            .test_before_acquire(false)
            .before_acquire(|connection, met| {
                Box::pin(async move {
                    if met.idle_for > LONG_IDLE {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options)
            .await?;
        MIGRATIONS.run(&pool).await?;
        let committers = (0..4).map(|_| Committer::start(pool.clone())).collect();
        Ok(SqlStore { reads: pool.clone(), writes: pool, committers })
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

    async fn read(&self) -> Result<PoolConnection<D>, StoreError> {
        Ok(self.reads.acquire().await?)
    }

    async fn write(&self) -> Result<PoolConnection<D>, StoreError> {
        Ok(self.writes.acquire().await?)
    }

    /// The committer of a table. It is always the same one, which keeps the entries of a log in order.
    fn lane(&self, table: &TableId) -> &Committer {
        let sum: usize = table.0.bytes().map(usize::from).sum();
        &self.committers[sum % self.committers.len()]
    }

    /// The committer of new people and sessions: they join the batch of a table lane, so a burst of sign-ins does not add
    /// fsyncs.
    fn accounts_lane(&self) -> &Committer {
        &self.committers[0]
    }
}

#[async_trait]
impl<D: Dialect> Lifecycle for SqlStore<D> {
    async fn ping(&self) -> Result<(), StoreError> {
        sql::<D>("SELECT 1").all(&mut *self.read().await?).await?;
        Ok(())
    }

    async fn close(&self) {
        // The writer last: the last connection checkpoints SQLite's write-ahead log.
        self.reads.close().await;
        self.writes.close().await;
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;
    use testbed::Durability;
    use testbed::postgres::create_database;

    use super::*;
    use crate::store::TableLog;

    /// The first row of a query on the writing connection.
    async fn first_row<D: Dialect>(store: &SqlStore<D>, question: &'static str) -> D::Row {
        let mut connection = store.write().await.expect("a connection");
        let rows = D::all(&mut connection, question, D::Arguments::default()).await.expect("the query runs");
        rows.into_iter().next().expect("a row")
    }

    #[tokio::test]
    async fn postgres_commits_synchronously_even_if_the_host_disabled_it() {
        let address = create_database(Durability::Unsynced).await.expect("PostgreSQL starts");
        let mut host = sqlx::PgConnection::connect(&address).await.expect("PostgreSQL answers");
        let disable = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', \
                        current_database()); END $$";
        sqlx::query(disable).execute(&mut host).await.expect("the setting is changed");
        let mut default = sqlx::PgConnection::connect(&address).await.expect("PostgreSQL answers");
        let default =
            sqlx::query("SHOW synchronous_commit").fetch_one(&mut default).await.expect("the query runs");
        assert_eq!(default.get::<String, _>(0), "off", "the default of the host");
        let store = Postgres::connect(&address).await.expect("the store opens");
        assert_eq!(first_row(&store, "SHOW synchronous_commit").await.get::<String, _>(0), "on");
    }

    #[tokio::test]
    async fn sqlite_commits_synchronously() {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Sqlite::file(&directory.path().join("test.db")).await.expect("the store opens");
        assert_eq!(first_row(&store, "PRAGMA synchronous").await.get::<i64, _>(0), 2, "FULL");
        assert_eq!(first_row(&store, "PRAGMA journal_mode").await.get::<String, _>(0), "wal");
    }

    #[tokio::test]
    async fn unknown_status_is_an_error() {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Sqlite::file(&directory.path().join("test.db")).await.expect("the store opens");
        let setup = r#"{"game":"bergues","options":{},"players":2,"clock":{"type":"none"},"open":true,"rated":false,
            "spectators":true,"chat":true,"rounds":1}"#;
        sqlx::query(
            "INSERT INTO tables (id, setup, seats, status, listed, created, changed, busy) \
             VALUES ('t', $1, '[null,null]', 'adjourned', 1, 1, 1, 0)",
        )
        .bind(setup)
        .execute(&mut *store.write().await.expect("a connection"))
        .await
        .expect("the row is written");
        let read = store.table(&TableId("t".to_owned())).await;
        let value = match read {
            Err(StoreError::UnknownValue { column: "tables.status", value }) => value,
            read => panic!("an unknown status is read: {read:?}"),
        };
        assert_eq!(value, "adjourned");
    }
}
