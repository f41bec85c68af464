//! The tree: nodes in one arena, the children of each in a small hash table in another.

use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;
use tabletop::Seat;

use crate::heuristics::Rewards;

/// The index of a node in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

#[derive(Clone, Copy, Debug)]
struct Node<A> {
    /// The action that leads here; `None` at the root.
    action: Option<A>,
    /// The seat that decided it.
    mover: Seat,
    visits: u32,
    available: u32,
    /// The sum of the mover's rewards.
    reward: f32,
    /// Where its table of children begins.
    table: u32,
    /// The binary logarithm of the size of that table; 0 without one.
    bits: u8,
    children: u32,
    /// One bit for each child, by the hash of its action: most actions without a child are found out here.
    filter: u64,
}

/// A slot of a table of children: seat, action and child. The deciding seat is part of the key, because forced
/// decisions make no node, so that hidden information can determine who decides at a node.
type Slot<A> = Option<(Seat, A, NodeId)>;

/// Progressive widening: a node with `n` visits may have about `WIDENING * √n` children.
const WIDENING: f32 = 0.8;
/// The binary logarithm of the size of a node's first table.
const FIRST_BITS: u8 = 3;

#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    tables: Vec<Slot<A>>,
}

impl<A: Copy + Eq + Hash> Tree<A> {
    pub(super) const ROOT: NodeId = NodeId(0);

    pub(super) fn new() -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new(), tables: Vec::new() };
        tree.clear();
        tree
    }

    /// Removes all nodes but the root; keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.tables.clear();
        self.push(Seat::A, None);
    }

    fn push(&mut self, mover: Seat, action: Option<A>) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            action,
            mover,
            visits: 0,
            available: 1,
            reward: 0.0,
            table: 0,
            bits: 0,
            children: 0,
            filter: 0,
        });
        id
    }

    fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    #[inline]
    fn hash(action: A) -> u64 {
        FxBuildHasher.hash_one(action)
    }

    /// The first slot to probe for an action with this hash.
    #[inline]
    const fn slot(hash: u64, bits: u8) -> usize {
        // The hasher leaves its best bits lowest.
        hash as usize & ((1 << bits) - 1)
    }

    /// The bit in [`Node::filter`] of an action with this hash.
    #[inline]
    const fn filter_bit(hash: u64) -> u64 {
        1 << (hash >> 12 & 63)
    }

    /// The child that this action leads to, if it was tried.
    #[inline]
    pub(super) fn child(&self, parent: NodeId, mover: Seat, action: A) -> Option<NodeId> {
        self.child_of(self.node(parent), mover, action)
    }

    #[inline]
    fn child_of(&self, node: &Node<A>, mover: Seat, action: A) -> Option<NodeId> {
        let hash = Tree::hash(action);
        if node.filter & Tree::<A>::filter_bit(hash) == 0 {
            return None;
        }
        let table = &self.tables[node.table as usize..node.table as usize + (1 << node.bits)];
        let mut slot = Tree::<A>::slot(hash, node.bits);
        while let Some((seat, other, child)) = table[slot] {
            if other == action && seat == mover {
                return Some(child);
            }
            slot = (slot + 1) & (table.len() - 1);
        }
        None
    }

    /// Fills the list with the child of each of these actions, and counts the children as available. Returns how many
    /// actions were tried.
    pub(super) fn available_children(
        &mut self,
        parent: NodeId,
        mover: Seat,
        actions: &[A],
        children: &mut Vec<Option<NodeId>>,
    ) -> u32 {
        children.clear();
        let node = *self.node(parent);
        if node.children == 0 {
            children.resize(actions.len(), None);
            return 0;
        }
        children.extend(actions.iter().map(|&action| self.child_of(&node, mover, action)));
        let mut tried = 0;
        for child in children.iter().flatten() {
            self.mark_available(*child);
            tried += 1;
        }
        tried
    }

    /// Adds a child that is not there yet.
    pub(super) fn add(&mut self, parent: NodeId, mover: Seat, action: A) -> NodeId {
        let child = self.push(mover, Some(action));
        let Node { bits, children, .. } = *self.node(parent);
        if bits == 0 || (children + 1) * 2 > 1 << bits {
            self.grow(parent);
        }
        self.insert(parent, (mover, action, child));
        self.nodes[parent.0 as usize].children += 1;
        child
    }

    /// Gives a node a larger table. The old one stays in memory until the tree is cleared.
    fn grow(&mut self, parent: NodeId) {
        let Node { table, bits, .. } = *self.node(parent);
        let old = if bits == 0 { 0..0 } else { table as usize..table as usize + (1 << bits) };
        let bits = if bits == 0 { FIRST_BITS } else { bits + 2 };
        let start = self.tables.len();
        self.tables.resize(start + (1 << bits), None);
        let node = &mut self.nodes[parent.0 as usize];
        (node.table, node.bits) = (start as u32, bits);
        for slot in old {
            if let Some(entry) = self.tables[slot] {
                self.insert(parent, entry);
            }
        }
    }

    fn insert(&mut self, parent: NodeId, entry: (Seat, A, NodeId)) {
        let Node { table, bits, .. } = *self.node(parent);
        let mask = (1 << bits) - 1;
        let hash = Tree::hash(entry.1);
        self.nodes[parent.0 as usize].filter |= Tree::<A>::filter_bit(hash);
        let mut slot = Tree::<A>::slot(hash, bits);
        while self.tables[table as usize + slot].is_some() {
            slot = (slot + 1) & mask;
        }
        self.tables[table as usize + slot] = Some(entry);
    }

    /// Counts that this child could be chosen in the current iteration.
    #[inline]
    pub(super) fn mark_available(&mut self, child: NodeId) {
        self.nodes[child.0 as usize].available += 1;
    }

    /// The number of children a node may have by now.
    #[inline]
    pub(super) fn width(&self, id: NodeId) -> u32 {
        1 + (WIDENING * (self.node(id).visits as f32).sqrt()) as u32
    }

    /// The child with the highest upper confidence bound, with availability counts.
    pub(super) fn select(&self, parent: NodeId, children: &[Option<NodeId>], exploration: f32) -> NodeId {
        self.argmax(parent, children, exploration, |node| quick_ln(node.available as f32))
    }

    /// The same at the root, where every child was available at every visit.
    pub(super) fn select_at_root(
        &self,
        parent: NodeId,
        children: &[Option<NodeId>],
        exploration: f32,
    ) -> NodeId {
        let log = quick_ln((self.node(parent).visits as f32).max(1.0));
        self.argmax(parent, children, exploration, |_| log)
    }

    #[inline]
    fn argmax(
        &self,
        parent: NodeId,
        children: &[Option<NodeId>],
        exploration: f32,
        log: impl Fn(&Node<A>) -> f32,
    ) -> NodeId {
        // Children that began unluckily are revisited: together they get √n of n visits regardless of value.
        let least = (self.node(parent).visits as f32).sqrt() / children.len() as f32;
        let mut best = (f32::NEG_INFINITY, Tree::<A>::ROOT);
        for child in children.iter().flatten() {
            let node = self.node(*child);
            let visits = node.visits as f32;
            if visits < least {
                return *child;
            }
            let bound = node.reward / visits + exploration * (log(node) / visits).sqrt();
            if bound > best.0 {
                best = (bound, *child);
            }
        }
        best.1
    }

    /// The action that leads to this child.
    #[inline]
    pub(super) fn action(&self, child: NodeId) -> A {
        self.node(child).action.expect("a child has an action")
    }

    /// Adds one visit with these rewards.
    #[inline]
    pub(super) fn update(&mut self, id: NodeId, rewards: &Rewards) {
        let node = &mut self.nodes[id.0 as usize];
        node.visits += 1;
        node.reward += rewards.for_seat(node.mover);
    }

    /// The visits of a node and the mean reward of its mover.
    pub(super) fn mean(&self, id: NodeId) -> (u32, f32) {
        let node = self.node(id);
        (node.visits, node.reward / (node.visits.max(1) as f32))
    }

    /// The most visited path from a child of the root.
    pub(super) fn principal_variation(&self, first: NodeId) -> Vec<A> {
        let mut line = vec![self.action(first)];
        let mut node = self.node(first);
        while node.children > 0 && line.len() < 12 {
            let table = &self.tables[node.table as usize..node.table as usize + (1 << node.bits)];
            let children = table.iter().flatten().map(|(_, _, child)| *child);
            let Some(best) = children.max_by_key(|child| (self.node(*child).visits, child.0)) else { break };
            node = self.node(best);
            line.extend(node.action);
        }
        line
    }
}

/// The natural logarithm of a number of at least 1, to about a hundredth.
#[inline]
fn quick_ln(x: f32) -> f32 {
    let bits = x.to_bits();
    let exponent = (bits >> 23) as f32 - 127.0;
    let mantissa = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000) - 1.0;
    // log2(1 + m) by a parabola through 0, ½ and 1.
    let log2 = exponent + mantissa * (1.339_85 - 0.339_85 * mantissa);
    log2 * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_ln_is_close_to_ln() {
        for n in 1..100_000 {
            let x = n as f32;
            assert!((quick_ln(x) - x.ln()).abs() < 0.01, "{x}: {} {}", quick_ln(x), x.ln());
        }
    }

    #[test]
    fn a_thousand_children_are_found_again() {
        let mut tree: Tree<u32> = Tree::new();
        let ids: Vec<NodeId> =
            (0..1000).map(|action| tree.add(Tree::<u32>::ROOT, Seat::A, action * 7)).collect();
        for (action, id) in (0..1000).zip(ids) {
            assert_eq!(tree.child(Tree::<u32>::ROOT, Seat::A, action * 7), Some(id));
            assert_eq!(tree.child(Tree::<u32>::ROOT, Seat::A, action * 7 + 1), None);
        }
    }
}
