//! How servers on one database hear at once that something has happened. Only a bell: what happened stands in the
//! log, and whoever misses a notification finds it there a second later.

mod local;
mod notification;
mod postgres;

use async_trait::async_trait;

pub(crate) use notification::Notification;

use crate::store::{NodeId, StoreError, is_postgres};

/// What came from the other servers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Received {
    /// One of them rang.
    Notification(NodeId, Notification),
    /// The line was broken for a while: anything may have happened.
    Gap,
}

/// A bell that the other servers hear. Redis could take the place of PostgreSQL here.
#[async_trait]
pub(crate) trait Notifier: Send + Sync + 'static {
    /// Tells the others, soon; never waits.
    fn notify(&self, notification: Notification);
    /// Waits for what the others notification.
    async fn receive(&self) -> Received;
    /// Waits until all that was rung is on its way.
    async fn flush(&self);
}

/// The bell that belongs to a database.
pub(crate) async fn connect(address: &str, node: &NodeId) -> Result<Box<dyn Notifier>, StoreError> {
    if is_postgres(address) {
        Ok(Box::new(postgres::Postgres::connect(address, node).await?))
    } else {
        Ok(Box::new(local::Local))
    }
}
