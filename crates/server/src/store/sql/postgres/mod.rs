//! PostgreSQL: a pool of connections, and tasks that commit batches.

mod append;
mod commit;
mod wait;

use std::str::FromStr;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgArguments, PgConnection, PgPoolOptions, PgRow};
use sqlx::{Arguments as _, Connection as _, PgPool, Row as _};

use super::columns::{person_row, session_row, statement};
use super::commit::Work;
use super::dialect::{Dialect, Value, sql};
use super::migrations::migrator;
use crate::store::{Appended, Person, SessionRow, StoreError};
use commit::Committer;

/// A connection that was idle for longer is tested before it is used.
const LONG_IDLE: Duration = Duration::from_secs(1);
/// Transactions that are committed at the same time.
const COMMITTERS: usize = 4;

/// A PostgreSQL database.
#[derive(Debug)]
pub(super) struct Postgres {
    pool: PgPool,
    committers: Vec<Committer>,
}

impl Postgres {
    /// Connects to a database.
    pub(super) async fn connect(address: &str) -> Result<Postgres, StoreError> {
        let options = sqlx::postgres::PgConnectOptions::from_str(address)
            .map_err(|_| StoreError::BadAddress("postgres://…".to_owned()))?
            // Overrides the default of the host: a commit returns after fsync.
            .options([("synchronous_commit", "on")]);
        wait::until_answering(&options).await?;
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
        migrator().run(&pool).await?;
        let committers = (0..COMMITTERS).map(|_| Committer::start(pool.clone())).collect();
        Ok(Postgres { pool, committers })
    }

    /// The connection pool.
    pub(super) const fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// The committer of a write. That of a table is always the same one, which keeps the entries of a log in order. New
    /// people and sessions join the batches of one of them, so a burst of sign-ins does not add commits.
    fn committer(&self, work: &Work) -> &Committer {
        let sum: usize = work.table().map_or(0, |table| table.0.bytes().map(usize::from).sum());
        &self.committers[sum % self.committers.len()]
    }
}

fn arguments(values: Vec<Value<'_>>) -> Result<PgArguments, sqlx::Error> {
    let mut arguments = PgArguments::default();
    for value in values {
        match value {
            Value::Text(text) => arguments.add(text.as_deref()),
            Value::Int(number) => arguments.add(number),
            Value::Real(number) => arguments.add(number),
        }
        .map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
}

impl Dialect for Postgres {
    type Connection = PgConnection;
    type Row = PgRow;

    fn text(row: &PgRow, column: usize) -> Result<Option<String>, StoreError> {
        Ok(row.try_get(column)?)
    }

    fn int(row: &PgRow, column: usize) -> Result<Option<i64>, StoreError> {
        Ok(row.try_get(column)?)
    }

    fn real(row: &PgRow, column: usize) -> Result<Option<f64>, StoreError> {
        Ok(row.try_get(column)?)
    }

    async fn run(
        on: &mut PgConnection,
        sql: &'static str,
        values: Vec<Value<'_>>,
    ) -> Result<u64, StoreError> {
        Ok(sqlx::query_with(sql, arguments(values)?).execute(on).await?.rows_affected())
    }

    async fn all(
        on: &mut PgConnection,
        sql: &'static str,
        values: Vec<Value<'_>>,
    ) -> Result<Vec<PgRow>, StoreError> {
        Ok(sqlx::query_with(sql, arguments(values)?).fetch_all(on).await?)
    }

    async fn read<T, F>(&self, query: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        let mut connection = self.pool.acquire().await?;
        query(&mut connection).await
    }

    async fn write<T, F>(&self, statements: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T, StoreError>>
            + Clone
            + Send
            + 'static,
    {
        // Dropped after an error, the transaction is rolled back.
        let mut transaction = self.pool.begin().await?;
        let result = statements(&mut transaction).await?;
        transaction.commit().await?;
        Ok(result)
    }

    async fn authenticate(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError> {
        // Read every time, since other servers write to the database.
        let hash = hash.to_owned();
        let read = self.read(move |on| {
            Box::pin(async move {
                let row = sql::<Postgres>(statement!(
                    "SELECT s.id, s.person, s.label, s.created, s.used, {person} FROM sessions s \
                     JOIN people p ON p.id = s.person WHERE s.hash = $1 AND p.deleted = 0"
                ));
                let row = row.text(&hash).first(on).await?;
                row.map(|row| Ok((session_row(&row)?, person_row(&row, 5)?))).transpose()
            })
        });
        read.await
    }

    async fn commit(&self, work: Work) -> Result<Appended, StoreError> {
        self.committer(&work).submit(work).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.read(|on| Box::pin(async move { Ok(on.ping().await?) })).await
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}
