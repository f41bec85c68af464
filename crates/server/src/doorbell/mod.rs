//! How servers on one database hear at once that something has happened. Only a bell: what happened stands in the
//! log, and whoever misses a ring finds it there a second later.

mod local;
mod postgres;
mod ring;

use async_trait::async_trait;

pub(crate) use ring::Ring;

use crate::store::{NodeId, StoreError, is_postgres};

/// What came from the other servers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// One of them rang.
    Rung(NodeId, Ring),
    /// The line was broken for a while: anything may have happened.
    Missed,
}

/// A bell that the other servers hear. Redis could take the place of PostgreSQL here.
#[async_trait]
pub(crate) trait Doorbell: Send + Sync + 'static {
    /// Tells the others, soon; never waits.
    fn ring(&self, ring: Ring);
    /// Waits for what the others ring.
    async fn heard(&self) -> Heard;
    /// Waits until all that was rung is on its way.
    async fn flush(&self);
}

/// The bell that belongs to a database.
pub(crate) async fn hang(address: &str, node: &NodeId) -> Result<Box<dyn Doorbell>, StoreError> {
    if is_postgres(address) {
        Ok(Box::new(postgres::Postgres::connect(address, node).await?))
    } else {
        Ok(Box::new(local::Local))
    }
}
