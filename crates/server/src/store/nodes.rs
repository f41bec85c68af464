//! The servers (nodes) that share a database, and their leases on tables.

use std::fmt;
use std::time::Duration;

use async_trait::async_trait;
use table::{PersonId, TableId};
use wire::Instant;

use super::StoreError;

/// The nodes that share a database. The node that holds the lease of a table runs its bots and clocks. Leases only save
/// work: appends to a log are exclusive in any case, so two holders at once do no harm.
#[async_trait]
pub trait Nodes: Send + Sync {
    /// Removes the entry of an earlier node at the same endpoint: it cannot be alive any more.
    async fn join(&self, endpoint: &str) -> Result<(), StoreError>;
    /// Renews the lease of a node on all its tables for `lease`.
    async fn heartbeat(
        &self,
        node: &NodeId,
        endpoint: &str,
        lease: Duration,
    ) -> Result<Heartbeat, StoreError>;
    /// Removes a node and with it all its leases.
    async fn leave(&self, node: &NodeId) -> Result<(), StoreError>;
    /// Acquires the lease of a table; false if another live node holds it.
    async fn acquire_lease(&self, table: &TableId, node: &NodeId) -> Result<bool, StoreError>;
    /// Releases the lease of a table.
    async fn release_lease(&self, table: &TableId, node: &NodeId) -> Result<(), StoreError>;
    /// Busy tables without a live lease holder; with `own`, also those whose lease this node holds.
    async fn unleased(&self, node: &NodeId, own: bool) -> Result<Vec<TableId>, StoreError>;
    /// The latest changes of names, with numbers that differ for each change of a person's name.
    async fn changed_names(&self) -> Result<Vec<(PersonId, i64)>, StoreError>;
    /// The last sequence numbers of these logs.
    async fn latest_seqs(&self, tables: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError>;
}

/// Identifies one run of a server.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NodeId(pub String);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The answer to a heartbeat. All times are the database's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// The current time.
    pub now: Instant,
    /// Since when at least one node has been alive without interruption.
    pub since: Instant,
    /// Whether this node's lease was still valid.
    pub held: bool,
    /// The other live nodes.
    pub others: Vec<NodeId>,
}
