//! The differences between the two databases behind one interface: statements with text, integer and real arguments.

use std::future::Future;

use sqlx::{Arguments as _, Database, Pool, Row as _, Transaction};

/// A supported database.
pub(super) trait Dialect: Database {
    /// Adds a text argument.
    fn add_text(arguments: &mut Self::Arguments, value: Option<String>);
    /// Adds an integer argument.
    fn add_int(arguments: &mut Self::Arguments, value: Option<i64>);
    /// Adds a real argument.
    fn add_real(arguments: &mut Self::Arguments, value: Option<f64>);
    /// Reads a text column.
    fn text(row: &Self::Row, column: usize) -> Result<Option<String>, sqlx::Error>;
    /// Reads an integer column.
    fn int(row: &Self::Row, column: usize) -> Result<Option<i64>, sqlx::Error>;
    /// Reads a real column.
    fn real(row: &Self::Row, column: usize) -> Result<Option<f64>, sqlx::Error>;
    /// Runs a statement and returns the number of rows it changed.
    fn run(
        on: &mut Self::Connection,
        sql: &'static str,
        arguments: Self::Arguments,
    ) -> impl Future<Output = Result<u64, sqlx::Error>> + Send;
    /// Runs a query and returns its rows.
    fn all(
        on: &mut Self::Connection,
        sql: &'static str,
        arguments: Self::Arguments,
    ) -> impl Future<Output = Result<Vec<Self::Row>, sqlx::Error>> + Send;
    /// Begins a transaction that can write.
    fn begin(
        pool: &Pool<Self>,
    ) -> impl Future<Output = Result<Transaction<'static, Self>, sqlx::Error>> + Send;
}

macro_rules! dialect {
    ($database:ty, $begin:literal) => {
        impl Dialect for $database {
            fn add_text(arguments: &mut Self::Arguments, value: Option<String>) {
                arguments.add(value).expect("a text can be written");
            }

            fn add_int(arguments: &mut Self::Arguments, value: Option<i64>) {
                arguments.add(value).expect("a number can be written");
            }

            fn add_real(arguments: &mut Self::Arguments, value: Option<f64>) {
                arguments.add(value).expect("a number can be written");
            }

            fn text(row: &Self::Row, column: usize) -> Result<Option<String>, sqlx::Error> {
                row.try_get(column)
            }

            fn int(row: &Self::Row, column: usize) -> Result<Option<i64>, sqlx::Error> {
                row.try_get(column)
            }

            fn real(row: &Self::Row, column: usize) -> Result<Option<f64>, sqlx::Error> {
                row.try_get(column)
            }

            async fn run(
                on: &mut Self::Connection,
                sql: &'static str,
                arguments: Self::Arguments,
            ) -> Result<u64, sqlx::Error> {
                Ok(sqlx::query_with(sql, arguments).execute(on).await?.rows_affected())
            }

            async fn all(
                on: &mut Self::Connection,
                sql: &'static str,
                arguments: Self::Arguments,
            ) -> Result<Vec<Self::Row>, sqlx::Error> {
                sqlx::query_with(sql, arguments).fetch_all(on).await
            }

            async fn begin(pool: &Pool<Self>) -> Result<Transaction<'static, Self>, sqlx::Error> {
                pool.begin_with($begin).await
            }
        }
    };
}

// A deferred SQLite transaction that has read can fail to upgrade to a write lock.
dialect!(sqlx::Sqlite, "BEGIN IMMEDIATE");
dialect!(sqlx::Postgres, "BEGIN");

/// A statement with its arguments.
pub(super) struct Sql<D: Dialect> {
    sql: &'static str,
    arguments: D::Arguments,
}

/// A statement; its arguments are added in order.
pub(super) fn sql<D: Dialect>(sql: &'static str) -> Sql<D> {
    Sql { sql, arguments: D::Arguments::default() }
}

impl<D: Dialect> Sql<D> {
    pub(super) fn text(mut self, value: impl Into<String>) -> Self {
        D::add_text(&mut self.arguments, Some(value.into()));
        self
    }

    pub(super) fn maybe_text(mut self, value: Option<impl Into<String>>) -> Self {
        D::add_text(&mut self.arguments, value.map(Into::into));
        self
    }

    pub(super) fn int(mut self, value: impl Into<i64>) -> Self {
        D::add_int(&mut self.arguments, Some(value.into()));
        self
    }

    pub(super) fn maybe_int(mut self, value: Option<i64>) -> Self {
        D::add_int(&mut self.arguments, value);
        self
    }

    pub(super) fn real(mut self, value: f64) -> Self {
        D::add_real(&mut self.arguments, Some(value));
        self
    }

    pub(super) fn maybe_real(mut self, value: Option<f64>) -> Self {
        D::add_real(&mut self.arguments, value);
        self
    }

    /// Runs the statement and returns the number of rows it changed.
    pub(super) async fn run(self, on: &mut D::Connection) -> Result<u64, sqlx::Error> {
        D::run(on, self.sql, self.arguments).await
    }

    /// Runs the query and returns its rows.
    pub(super) async fn all(self, on: &mut D::Connection) -> Result<Vec<Row<D>>, sqlx::Error> {
        Ok(D::all(on, self.sql, self.arguments).await?.into_iter().map(Row).collect())
    }

    /// Runs the query and returns its first row.
    pub(super) async fn first(self, on: &mut D::Connection) -> Result<Option<Row<D>>, sqlx::Error> {
        Ok(self.all(on).await?.into_iter().next())
    }
}

/// A row of a query result.
pub(super) struct Row<D: Dialect>(D::Row);

impl<D: Dialect> Row<D> {
    pub(super) fn text(&self, column: usize) -> Result<String, sqlx::Error> {
        self.maybe_text(column)?.ok_or(sqlx::Error::RowNotFound)
    }

    pub(super) fn maybe_text(&self, column: usize) -> Result<Option<String>, sqlx::Error> {
        D::text(&self.0, column)
    }

    pub(super) fn int(&self, column: usize) -> Result<i64, sqlx::Error> {
        D::int(&self.0, column)?.ok_or(sqlx::Error::RowNotFound)
    }

    pub(super) fn flag(&self, column: usize) -> Result<bool, sqlx::Error> {
        Ok(self.int(column)? != 0)
    }

    pub(super) fn real(&self, column: usize) -> Result<f64, sqlx::Error> {
        D::real(&self.0, column)?.ok_or(sqlx::Error::RowNotFound)
    }
}
