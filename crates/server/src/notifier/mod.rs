//! Notifications between the servers that share a database. They only save time: all facts are in the logs, and a node
//! that misses a notification finds the change by polling within a second.

mod local;
mod notification;
mod postgres;

use async_trait::async_trait;

pub(crate) use notification::Notification;

use crate::store::{NodeId, StoreError, is_postgres};

/// What a node receives.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Received {
    /// A notification of another node.
    Notification(NodeId, Notification),
    /// The connection was interrupted: notifications may be lost.
    Gap,
}

/// Sends notifications to the other nodes and receives theirs.
#[async_trait]
pub(crate) trait Notifier: Send + Sync + 'static {
    /// Queues a notification. Never blocks.
    fn notify(&self, notification: Notification);
    /// Waits for the next notification of another node.
    async fn receive(&self) -> Received;
    /// Waits until all queued notifications are sent.
    async fn flush(&self);
}

/// The notifier of a database.
pub(crate) async fn connect(address: &str, node: &NodeId) -> Result<Box<dyn Notifier>, StoreError> {
    if is_postgres(address) {
        Ok(Box::new(postgres::Postgres::connect(address, node).await?))
    } else {
        Ok(Box::new(local::Local))
    }
}
