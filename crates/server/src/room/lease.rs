//! The lease of a table: the node that holds it runs the bots and clocks.

use super::Room;
use crate::store::NodeId;

/// Who holds the lease of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LeaseHolder {
    /// Not known; try to acquire it.
    Unknown,
    /// This node.
    ThisNode,
    /// Another node.
    OtherNode,
}

impl Room {
    /// Whether this node holds the lease; acquires it if the holder is not known.
    pub(super) async fn holds_lease(&mut self) -> bool {
        let Some(nodes) = &self.app.stores.nodes else { return true };
        let lost = self.app.node.lost_leases();
        if std::mem::replace(&mut self.lost_leases, lost) != lost {
            self.lease_holder = LeaseHolder::Unknown;
        }
        if self.lease_holder == LeaseHolder::Unknown {
            self.lease_holder = match nodes.acquire_lease(&self.table.id, &self.app.node.id).await {
                Ok(true) => LeaseHolder::ThisNode,
                Ok(false) => LeaseHolder::OtherNode,
                Err(error) => {
                    tracing::warn!(%error, table = %self.table.id, "a lease could not be acquired");
                    LeaseHolder::Unknown
                }
            };
        }
        self.lease_holder == LeaseHolder::ThisNode && self.app.node.lease_is_valid()
    }

    /// Releases the lease, if this node holds it.
    pub(super) async fn release_lease(&mut self) {
        if self.lease_holder == LeaseHolder::ThisNode
            && let Some(nodes) = &self.app.stores.nodes
        {
            self.lease_holder = LeaseHolder::Unknown;
            if let Err(error) = nodes.release_lease(&self.table.id, &self.app.node.id).await {
                // The heartbeat loop finds busy tables that this node still holds.
                tracing::warn!(%error, table = %self.table.id, "a lease could not be released");
            }
        }
    }

    /// Another node is gone: its clients are not connected and its leases are free.
    pub(super) fn remove_node(&mut self, node: &NodeId) {
        if self.remote.remove(node) {
            self.publish_presence();
        }
        if self.lease_holder == LeaseHolder::OtherNode {
            self.lease_holder = LeaseHolder::Unknown;
        }
    }
}
