//! One server alone: there is nobody to ring for.

use async_trait::async_trait;

use super::{Doorbell, Heard, Ring};

/// A bell that nobody else can hear.
pub(super) struct Local;

#[async_trait]
impl Doorbell for Local {
    fn ring(&self, _: Ring) {}

    async fn heard(&self) -> Heard {
        std::future::pending().await
    }

    async fn flush(&self) {}
}
