//! After-states: the candidates of a decision with all features that the value net reads after each of them. With these a trainer
//! improves the value net itself.

use super::candidates::{CANDIDATES, Candidates, Ranker};
use crate::encoding::{Block, Layout};
use crate::features::FeatureBuffer;
use crate::heuristics::Heuristics;
use crate::net::{NetFeatures, NetShape, NetSpec};

impl Layout {
    /// The layout of after-states of this net, whose name it has. Each candidate has a byte that is 0 unless the action certainly ends
    /// the game, then 1 for a loss up to 255 for a win; then a bit for each feature of the table and of each part. Bits begin
    /// with the lowest of a byte, and table and parts each with a byte of their own.
    #[must_use]
    pub fn of_after_states(&self, net: &NetSpec) -> Layout {
        let NetShape { name, table, parts, part, .. } = net.shape;
        let features = 1 + table.div_ceil(8) + parts * part.div_ceil(8);
        Layout {
            name,
            observation: vec![Block { name: "after_states", items: CANDIDATES, features }],
            privileged: self.privileged.clone(),
            actions: CANDIDATES,
        }
    }
}

impl<G: Heuristics> Ranker<G> {
    /// Fills the list with the candidates of a decision and their after-states. The value net ranks the actions only if there are too
    /// many.
    ///
    /// # Panics
    /// If the rules have no value net.
    pub fn list_after_states(&mut self, position: &G, candidates: &mut Candidates<G::Action>) {
        self.list_actions(position);
        let shape = NetFeatures::spec_of(position).expect("rules with a value net").shape;
        let net = self.nets.of(position).expect("rules with a value net");
        if self.eligible.len() > CANDIDATES {
            let logits = self.eligible.iter().map(|&index| (net.logit(position, self.actions[index]), index));
            let mut ranked: Vec<(f32, usize)> = logits.collect();
            ranked.sort_by(|one, two| two.0.total_cmp(&one.0));
            self.eligible.clear();
            self.eligible.extend(ranked[..CANDIDATES].iter().map(|(_, index)| index));
        }
        candidates.actions.clear();
        candidates.features.clear();
        for &index in &self.eligible {
            let action = self.actions[index];
            candidates.actions.push(action);
            let reward = NetFeatures::write_after(position, action, net.features_mut());
            write_bits(reward, net.features(), &shape, &mut candidates.features);
        }
    }
}

fn write_bits(reward: Option<f32>, features: &FeatureBuffer, shape: &NetShape, bytes: &mut Vec<u8>) {
    bytes.push(reward.map_or(0, |reward| 1 + (254.0 * reward).round() as u8));
    let parts = (0..shape.parts).map(|part| (features.part(part), shape.part));
    for (sparse, size) in std::iter::once((features.table(), shape.table)).chain(parts) {
        let start = bytes.len();
        bytes.resize(start + size.div_ceil(8), 0);
        // What was written before a certain result says nothing about it.
        for &feature in sparse.indices().iter().filter(|_| reward.is_none()) {
            bytes[start + usize::from(feature) / 8] |= 1 << (feature % 8);
        }
    }
}
