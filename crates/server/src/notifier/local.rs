//! The notifier of a single server, which has no other nodes to notify.

use async_trait::async_trait;

use super::{Notification, Notifier, Received};

/// A notifier without other nodes.
pub(super) struct Local;

#[async_trait]
impl Notifier for Local {
    fn notify(&self, _: Notification) {}

    async fn receive(&self) -> Received {
        std::future::pending().await
    }

    async fn flush(&self) {}
}
