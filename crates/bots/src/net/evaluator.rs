//! Fast evaluation of positions by a net: encodings of parts are cached.

use std::sync::Arc;

use tabletop::Dice;

use super::{Net, NetFeatures, TOP, TRUNK, WIDTH, add, dot, relu_matvec, row};
use crate::features::{FeatureBuffer, MAX_ACTIVE_FEATURES, MAX_PARTS};
use crate::heuristics::Heuristics;

/// The number of cached encodings per part.
const CACHED: usize = 128;

/// The logit of a certain win. The net itself returns at most [`MOST_CONFIDENT`].
const CERTAIN: f32 = 20.0;
const MOST_CONFIDENT: f32 = 16.0;

/// A cached encoding: the features it was computed from, and what it adds to the trunk.
struct Encoding {
    features: [u16; MAX_ACTIVE_FEATURES],
    len: u8,
    /// The number of encodings computed before it.
    number: u32,
    trunk: [f32; TRUNK],
}

/// Where the encoding of features is in the cache.
#[derive(Clone, Copy, Default)]
struct Found {
    /// The version of the features.
    version: u64,
    slot: usize,
    /// The number of the encoding; another one there means that it was replaced.
    number: u32,
}

/// A net with its caches. Evaluation does not allocate.
pub struct NetEvaluator {
    net: Arc<Net>,
    cache: Vec<Encoding>,
    /// The encodings of the last two versions of each part.
    found: [[Found; 2]; MAX_PARTS],
    /// The cache slot of each part now.
    current: [usize; MAX_PARTS],
    /// The number of encodings computed so far.
    encoded: u32,
    /// The version of the table's features in `sums`, and the slot and number of each part's encoding there.
    summed_table: u64,
    summed: [(usize, u32); MAX_PARTS],
    /// The trunk with the features of the whole table, and after adding each part: sums run in this order, and what
    /// did not change is not added again.
    sums: [[f32; TRUNK]; MAX_PARTS + 1],
    features: FeatureBuffer,
}

impl NetEvaluator {
    /// An evaluator with empty caches.
    pub fn new(net: Arc<Net>) -> NetEvaluator {
        let empty =
            || Encoding { features: [0; MAX_ACTIVE_FEATURES], len: u8::MAX, number: 0, trunk: [0.0; TRUNK] };
        NetEvaluator {
            cache: (0..net.shape.parts * CACHED).map(|_| empty()).collect(),
            net,
            found: [[Found::default(); 2]; MAX_PARTS],
            current: [0; MAX_PARTS],
            encoded: 0,
            summed_table: 0,
            summed: [(usize::MAX, 0); MAX_PARTS],
            sums: [[0.0; TRUNK]; MAX_PARTS + 1],
            features: FeatureBuffer::default(),
        }
    }

    /// The logit of the deciding seat's win probability after this legal action. An action that certainly ends the
    /// game gets ±20 or 0, a win thus more than the net returns.
    pub fn logit<G: Heuristics>(&mut self, position: &G, action: G::Action) -> f32 {
        self.logit_and_trunk(position, action).0
    }

    /// The same with the trunk from which it was computed; none where the result is certain, since the net is not asked then.
    pub(crate) fn logit_and_trunk<G: Heuristics>(
        &mut self,
        position: &G,
        action: G::Action,
    ) -> (f32, Option<&[f32; TRUNK]>) {
        match NetFeatures::write_after(position, action, &mut self.features) {
            Some(reward) => (2.0 * CERTAIN * (reward - 0.5), None),
            None => {
                let logit = self.forward().clamp(-MOST_CONFIDENT, MOST_CONFIDENT);
                (logit, Some(&self.sums[self.net.shape.parts]))
            }
        }
    }

    /// The logit of each action.
    pub fn logits<G: Heuristics>(&mut self, position: &G, actions: &[G::Action], logits: &mut Vec<f32>) {
        logits.clear();
        for &action in actions {
            logits.push(self.logit(position, action));
        }
    }

    /// The features of the last action evaluated.
    pub const fn features(&self) -> &FeatureBuffer {
        &self.features
    }

    /// The feature buffer, to be filled by [`NetFeatures::features_after`].
    pub const fn features_mut(&mut self) -> &mut FeatureBuffer {
        &mut self.features
    }

    fn forward(&mut self) -> f32 {
        for part in 0..self.net.shape.parts {
            self.find_encoding(part);
        }
        let Net { layout, weights, shape, .. } = &*self.net;
        let table = self.features.table();
        let mut changed = self.summed_table != table.version();
        if changed {
            let mut sum: [f32; TRUNK] = *row(weights, layout.trunk_bias);
            for &feature in table.indices() {
                add(&mut sum, row(weights, layout.table + usize::from(feature) * TRUNK));
            }
            self.sums[0] = sum;
            self.summed_table = table.version();
        }
        for part in 0..shape.parts {
            let encoding = &self.cache[self.current[part]];
            let which = (self.current[part], encoding.number);
            changed |= self.summed[part] != which;
            if changed {
                let mut sum = self.sums[part];
                add(&mut sum, &encoding.trunk);
                self.sums[part + 1] = sum;
                self.summed[part] = which;
            }
        }
        let trunk = &self.sums[shape.parts];
        let mut top: [f32; TOP] = *row(weights, layout.top_bias);
        relu_matvec(trunk, &weights[layout.top..], &mut top);
        weights[layout.output_bias] + dot(&top.map(|unit| unit.max(0.0)), row(weights, layout.output))
    }

    /// Finds the encoding of a part in the cache, or computes it.
    #[inline]
    fn find_encoding(&mut self, part: usize) {
        let sparse = self.features.part(part);
        let version = sparse.version();
        // The two versions that the buffer keeps differ in the lowest bit.
        let place = (version % 2) as usize;
        let found = self.found[part][place];
        if found.version == version && self.cache[found.slot].number == found.number {
            self.current[part] = found.slot;
            return;
        }
        let features = sparse.indices();
        let hash = features.iter().fold(0_u32, |hash, feature| {
            (hash.rotate_left(5) ^ u32::from(*feature)).wrapping_mul(0x9e37_79b1)
        });
        let slot = part * CACHED + (hash >> 16) as usize % CACHED;
        let cached = &self.cache[slot];
        if usize::from(cached.len) != features.len() || cached.features[..features.len()] != *features {
            self.encode(part, slot);
        }
        self.found[part][place] = Found { version, slot, number: self.cache[slot].number };
        self.current[part] = slot;
    }

    fn encode(&mut self, part: usize, slot: usize) {
        let Net { layout, weights, .. } = &*self.net;
        let features = self.features.part(part).indices();
        let mut encoded: [f32; WIDTH] = *row(weights, layout.encoder_bias);
        for &feature in features {
            add(&mut encoded, row(weights, layout.encoder + usize::from(feature) * WIDTH));
        }
        self.encoded = self.encoded.wrapping_add(1);
        let cached = &mut self.cache[slot];
        cached.number = self.encoded;
        cached.len = features.len() as u8;
        cached.features[..features.len()].copy_from_slice(features);
        cached.trunk = [0.0; TRUNK];
        relu_matvec(&encoded, &weights[layout.mixer + part * WIDTH * TRUNK..], &mut cached.trunk);
    }
}

/// An index sampled from the softmax of the logits; at temperature 0 the first maximum.
pub fn sample_softmax(logits: &[f32], temperature: f32, dice: &mut Dice) -> usize {
    let best = argmax(logits);
    if temperature <= 0.0 {
        return best;
    }
    let weight = |logit: f32| ((logit - logits[best]) / temperature).exp();
    let total: f32 = logits.iter().map(|logit| weight(*logit)).sum();
    let mut left = total * (dice.word() as f32 / 4_294_967_296.0);
    for (i, logit) in logits.iter().enumerate() {
        left -= weight(*logit);
        if left < 0.0 {
            return i;
        }
    }
    best
}

/// The index of the first maximum.
pub(super) fn argmax(logits: &[f32]) -> usize {
    let mut best = 0;
    for (i, logit) in logits.iter().enumerate() {
        if *logit > logits[best] {
            best = i;
        }
    }
    best
}
