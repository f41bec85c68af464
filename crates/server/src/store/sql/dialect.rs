//! The differences between the two databases behind one interface. The statements of all subjects are written once, with
//! text, integer and real arguments.

use std::borrow::Cow;
use std::future::Future;

use futures_util::future::BoxFuture;

use super::commit::Work;
use crate::store::{Appended, Person, SessionRow, StoreError};

/// A supported database.
pub(super) trait Dialect: Send + Sync + Sized + 'static {
    /// A connection.
    type Connection: Send;
    /// A row of a query result.
    type Row: Send + Sync;

    /// Reads a text column.
    fn text(row: &Self::Row, column: usize) -> Result<Option<String>, StoreError>;
    /// Reads an integer column.
    fn int(row: &Self::Row, column: usize) -> Result<Option<i64>, StoreError>;
    /// Reads a real column.
    fn real(row: &Self::Row, column: usize) -> Result<Option<f64>, StoreError>;
    /// Runs a statement and returns the number of rows it changed.
    fn run(
        on: &mut Self::Connection,
        sql: &'static str,
        arguments: Vec<Value<'_>>,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;
    /// Runs a query and returns its rows.
    fn all(
        on: &mut Self::Connection,
        sql: &'static str,
        arguments: Vec<Value<'_>>,
    ) -> impl Future<Output = Result<Vec<Self::Row>, StoreError>> + Send;

    /// Runs queries on one connection.
    fn read<T, F>(&self, query: F) -> impl Future<Output = Result<T, StoreError>> + Send
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Self::Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static;
    /// Runs statements in one transaction and returns once it is durable. An error rolls the transaction back. The
    /// transaction can be shared with other writes; if one of those fails, the statements run again without it.
    fn write<T, F>(&self, statements: F) -> impl Future<Output = Result<T, StoreError>> + Send
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Self::Connection) -> BoxFuture<'c, Result<T, StoreError>>
            + Clone
            + Send
            + 'static;
    /// The session with this hash of its token, and its person.
    fn authenticate(
        &self,
        hash: &str,
    ) -> impl Future<Output = Result<Option<(SessionRow, Person)>, StoreError>> + Send;
    /// Commits a frequent write together with others; returns once it is durable.
    fn commit(&self, work: Work) -> impl Future<Output = Result<Appended, StoreError>> + Send;
    /// Succeeds if the database answers and writes succeed.
    fn ping(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
    /// Fails while writes are known to fail.
    fn check_writes(&self) -> Result<(), StoreError> {
        Ok(())
    }
    /// Waits for pending writes and closes all connections.
    fn close(&self) -> impl Future<Output = ()> + Send;
}

/// An argument of a statement.
#[derive(Clone, Debug)]
pub(super) enum Value<'a> {
    Text(Option<Cow<'a, str>>),
    Int(Option<i64>),
    Real(Option<f64>),
}

/// A statement with its arguments.
pub(super) struct Sql<'a, D: Dialect> {
    text: &'static str,
    arguments: Vec<Value<'a>>,
    dialect: std::marker::PhantomData<fn(&D)>,
}

/// A statement; its arguments are added in order.
pub(super) fn sql<'a, D: Dialect>(text: &'static str) -> Sql<'a, D> {
    Sql { text, arguments: Vec::with_capacity(8), dialect: std::marker::PhantomData }
}

impl<'a, D: Dialect> Sql<'a, D> {
    fn add(mut self, value: Value<'a>) -> Self {
        self.arguments.push(value);
        self
    }

    pub(super) fn text(self, value: impl Into<Cow<'a, str>>) -> Self {
        self.add(Value::Text(Some(value.into())))
    }

    pub(super) fn maybe_text(self, value: Option<&'a str>) -> Self {
        self.add(Value::Text(value.map(Cow::Borrowed)))
    }

    pub(super) fn int(self, value: impl Into<i64>) -> Self {
        self.add(Value::Int(Some(value.into())))
    }

    pub(super) fn maybe_int(self, value: Option<i64>) -> Self {
        self.add(Value::Int(value))
    }

    pub(super) fn real(self, value: f64) -> Self {
        self.add(Value::Real(Some(value)))
    }

    pub(super) fn maybe_real(self, value: Option<f64>) -> Self {
        self.add(Value::Real(value))
    }

    /// Runs the statement and returns the number of rows it changed.
    pub(super) async fn run(self, on: &mut D::Connection) -> Result<u64, StoreError> {
        D::run(on, self.text, self.arguments).await
    }

    /// Runs the query and returns its rows.
    pub(super) async fn all(self, on: &mut D::Connection) -> Result<Vec<Row<D>>, StoreError> {
        Ok(D::all(on, self.text, self.arguments).await?.into_iter().map(Row).collect())
    }

    /// Runs the query and returns its first row.
    pub(super) async fn first(self, on: &mut D::Connection) -> Result<Option<Row<D>>, StoreError> {
        Ok(self.all(on).await?.into_iter().next())
    }
}

/// A row of a query result.
pub(super) struct Row<D: Dialect>(D::Row);

impl<D: Dialect> Row<D> {
    pub(super) fn text(&self, column: usize) -> Result<String, StoreError> {
        self.maybe_text(column)?.ok_or(StoreError::EmptyColumn(column))
    }

    pub(super) fn maybe_text(&self, column: usize) -> Result<Option<String>, StoreError> {
        D::text(&self.0, column)
    }

    pub(super) fn int(&self, column: usize) -> Result<i64, StoreError> {
        D::int(&self.0, column)?.ok_or(StoreError::EmptyColumn(column))
    }

    pub(super) fn flag(&self, column: usize) -> Result<bool, StoreError> {
        Ok(self.int(column)? != 0)
    }

    pub(super) fn real(&self, column: usize) -> Result<f64, StoreError> {
        D::real(&self.0, column)?.ok_or(StoreError::EmptyColumn(column))
    }
}
