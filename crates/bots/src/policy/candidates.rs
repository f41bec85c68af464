//! Candidates: the actions that the value net ranks highest, each with what that net computes of the table after it.
//!
//! A policy over candidates scores each of them with the same weights, so what it learns of one action holds for all that are
//! like it. Before it has learnt anything it plays as the value net does.

use crate::encoding::{Block, Layout, ONE};
use crate::heuristics::Heuristics;
use crate::net::{NetEvaluators, NetSpec, TRUNK, list_eligible, sigmoid};

/// The most candidates of a decision.
pub const CANDIDATES: usize = 16;
/// The name of the block of candidates, the last one of an observation.
pub(super) const BLOCK: &str = "candidates";
/// The features of a candidate: the trunk of the value net after the action, then those of [`write_rank`].
const FEATURES: usize = TRUNK + 5;

impl Layout {
    /// The layout of a policy over candidates: what the deciding seat sees, and the candidates of this net. Its name has that of the
    /// net and the checksum of its weights, since another net has other features.
    #[must_use]
    pub fn over_candidates(&self, net: &NetSpec) -> Layout {
        // A net's file ends with its checksum.
        let checksum =
            net.weights.and_then(|file| file.last_chunk()).map_or(0, |end| u32::from_le_bytes(*end));
        let block = Block { name: BLOCK, items: CANDIDATES, features: FEATURES };
        Layout {
            name: format!("{}+{}@{checksum:08x}", self.name, net.shape.name).leak(),
            observation: self.observation.iter().copied().chain([block]).collect(),
            privileged: self.privileged.clone(),
            actions: CANDIDATES,
        }
    }
}

/// The candidates of a decision, best first.
#[derive(Clone, Debug)]
pub struct Candidates<A> {
    pub(super) actions: Vec<A>,
    /// As many bytes for each of them.
    pub(super) features: Vec<u8>,
}

impl<A> Default for Candidates<A> {
    fn default() -> Candidates<A> {
        Candidates {
            actions: Vec::with_capacity(CANDIDATES),
            features: Vec::with_capacity(CANDIDATES * FEATURES),
        }
    }
}

impl<A: Copy> Candidates<A> {
    /// The actions: slot 0 is what the value net would play.
    pub fn actions(&self) -> &[A] {
        &self.actions
    }

    /// Writes the last block of an observation.
    pub fn write(&self, observation: &mut [u8]) {
        let start = observation.len() - CANDIDATES * self.features.len() / self.actions.len().max(1);
        let block = &mut observation[start..];
        block[..self.features.len()].copy_from_slice(&self.features);
        block[self.features.len()..].fill(0);
    }

    /// Sets the byte of every slot that has a candidate to 1, those of others to 0.
    pub fn mask(&self, mask: &mut [u8]) {
        for (slot, legal) in mask.iter_mut().enumerate() {
            *legal = u8::from(slot < self.actions.len());
        }
    }
}

/// Ranks actions by the value nets that are shipped.
pub struct Ranker<G: Heuristics> {
    pub(super) nets: NetEvaluators,
    pub(super) actions: Vec<G::Action>,
    pub(super) eligible: Vec<usize>,
    /// The logit of each eligible action, its index, and the trunk after it; none where the result is certain.
    ranked: Vec<(f32, usize, Option<[f32; TRUNK]>)>,
}

impl<G: Heuristics> Default for Ranker<G> {
    fn default() -> Ranker<G> {
        let (actions, eligible, ranked) = Default::default();
        Ranker { nets: NetEvaluators::embedded::<G>(), actions, eligible, ranked }
    }
}

impl<G: Heuristics> Ranker<G> {
    /// Whether the rules of this position have a value net.
    pub fn covers(&mut self, position: &G) -> bool {
        self.nets.of(position).is_some()
    }

    /// Fills the list with the candidates of a decision: a certain win alone, if there is one. Like the value net, they depend on what
    /// the deciding seat sees only.
    ///
    /// # Panics
    /// If the rules have no value net.
    pub fn rank(&mut self, position: &G, candidates: &mut Candidates<G::Action>) {
        self.list_actions(position);
        let net = self.nets.of(position).expect("rules with a value net");
        self.ranked.clear();
        for &index in &self.eligible {
            let (logit, trunk) = net.logit_and_trunk(position, self.actions[index]);
            self.ranked.push((logit, index, trunk.copied()));
        }
        // Stable, so that of equal actions the first stays first: that one the net plays.
        self.ranked.sort_by(|one, two| two.0.total_cmp(&one.0));
        self.ranked.truncate(CANDIDATES);
        candidates.actions.clear();
        candidates.features.clear();
        let best = self.ranked[0].0;
        for (logit, index, trunk) in &self.ranked {
            candidates.actions.push(self.actions[*index]);
            candidates.features.extend(trunk.map_or([0; TRUNK], |trunk| trunk.map(byte)));
            candidates.features.extend(write_rank(best, *logit, trunk.is_none()));
        }
    }

    /// Lists the legal actions, and which of them to choose from.
    pub(super) fn list_actions(&mut self, position: &G) {
        self.actions.clear();
        position.legal_actions(&mut self.actions);
        list_eligible(position, &self.actions, &mut self.eligible);
        if let Some(win) = position.sure_win() {
            self.eligible.clear();
            self.eligible.extend(self.actions.iter().position(|action| *action == win));
        }
    }
}

/// How far the logit is below the best, fine and coarse; the probability of winning; whether a win is certain, and a loss.
fn write_rank(best: f32, logit: f32, is_certain: bool) -> [u8; 5] {
    let below = best - logit;
    let flag = |value: bool| if value { ONE } else { 0 };
    [
        byte(8.0 * below),
        byte(below),
        byte(7.0 * sigmoid(logit)),
        flag(is_certain && logit > 0.0),
        flag(is_certain && logit < 0.0),
    ]
}

/// A number from 0 to 7.97 as a byte.
fn byte(number: f32) -> u8 {
    // The conversion saturates.
    (number * f32::from(ONE)).round() as u8
}
