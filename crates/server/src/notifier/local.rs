//! One server alone: there is nobody to notification for.

use async_trait::async_trait;

use super::{Notification, Notifier, Received};

/// A bell that nobody else can hear.
pub(super) struct Local;

#[async_trait]
impl Notifier for Local {
    fn notify(&self, _: Notification) {}

    async fn receive(&self) -> Received {
        std::future::pending().await
    }

    async fn flush(&self) {}
}
