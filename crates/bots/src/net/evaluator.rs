//! Fast evaluation of positions by a net: encodings of parts are cached.

use std::sync::Arc;

use tabletop::Dice;

use super::{Net, NetFeatures, TOP, TRUNK, WIDTH, add, dot, relu_matvec, row};
use crate::features::{FeatureBuffer, MAX_ACTIVE_FEATURES, MAX_PARTS, SparseFeatures};
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
    features: FeatureBuffer,
    layers: Layers,
}

/// The layers of a net, and what they computed before.
struct Layers {
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
}

impl NetEvaluator {
    /// An evaluator with empty caches.
    pub fn new(net: Arc<Net>) -> NetEvaluator {
        let empty =
            || Encoding { features: [0; MAX_ACTIVE_FEATURES], len: u8::MAX, number: 0, trunk: [0.0; TRUNK] };
        let layers = Layers {
            cache: (0..net.shape.parts * CACHED).map(|_| empty()).collect(),
            net,
            found: [[Found::default(); 2]; MAX_PARTS],
            current: [0; MAX_PARTS],
            encoded: 0,
            summed_table: 0,
            summed: [(usize::MAX, 0); MAX_PARTS],
            sums: [[0.0; TRUNK]; MAX_PARTS + 1],
        };
        NetEvaluator { features: FeatureBuffer::default(), layers }
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
        let over = NetFeatures::write_after(position, action, &mut self.features);
        let logit = self.layers.logit(&self.features, over);
        (logit, over.is_none().then_some(&self.layers.sums[self.layers.net.shape.parts]))
    }

    /// The logit of each action.
    pub fn logits<G: Heuristics>(&mut self, position: &G, actions: &[G::Action], logits: &mut Vec<f32>) {
        logits.clear();
        let NetEvaluator { features, layers } = self;
        NetFeatures::write_after_each(position, actions, features, &mut |features, over| {
            logits.push(layers.logit(features, over));
        });
    }

    /// The features of the last action evaluated.
    pub const fn features(&self) -> &FeatureBuffer {
        &self.features
    }

    /// The feature buffer, to be filled by [`NetFeatures::write_after`].
    pub const fn features_mut(&mut self) -> &mut FeatureBuffer {
        &mut self.features
    }
}

impl Layers {
    /// The logit of these features, or that of the reward if the action certainly ends the game.
    fn logit(&mut self, features: &FeatureBuffer, over: Option<f32>) -> f32 {
        match over {
            Some(reward) => 2.0 * CERTAIN * (reward - 0.5),
            None => self.forward(features).clamp(-MOST_CONFIDENT, MOST_CONFIDENT),
        }
    }

    fn forward(&mut self, features: &FeatureBuffer) -> f32 {
        for part in 0..self.net.shape.parts {
            self.find_encoding(part, features.part(part));
        }
        let Net { layout, weights, shape, first, .. } = &*self.net;
        let table = features.table();
        let mut changed = self.summed_table != table.version();
        if changed {
            self.sums[0] = first.table(table.indices());
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
    fn find_encoding(&mut self, part: usize, sparse: &SparseFeatures) {
        let version = sparse.version();
        // The two versions that the buffer keeps differ in the lowest bit.
        let place = (version % 2) as usize;
        let found = self.found[part][place];
        if found.version == version && self.cache[found.slot].number == found.number {
            self.current[part] = found.slot;
            return;
        }
        let features = sparse.indices();
        let slot = cache_slot(part, features);
        let cached = &self.cache[slot];
        if usize::from(cached.len) != features.len() || cached.features[..features.len()] != *features {
            self.encode(part, slot, features);
        }
        self.found[part][place] = Found { version, slot, number: self.cache[slot].number };
        self.current[part] = slot;
    }

    fn encode(&mut self, part: usize, slot: usize, features: &[u16]) {
        let Net { layout, weights, first, .. } = &*self.net;
        let encoded = first.encode(features);
        self.encoded = self.encoded.wrapping_add(1);
        let cached = &mut self.cache[slot];
        cached.number = self.encoded;
        cached.len = features.len() as u8;
        cached.features[..features.len()].copy_from_slice(features);
        cached.trunk = [0.0; TRUNK];
        relu_matvec(&encoded, &weights[layout.mixer + part * WIDTH * TRUNK..], &mut cached.trunk);
    }
}

/// The place in the cache of these features of a part.
fn cache_slot(part: usize, features: &[u16]) -> usize {
    let mix = |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let (fours, rest) = features.as_chunks::<4>();
    let word = |four: &[u16]| four.iter().fold(0, |word, feature| word << 16 | u64::from(*feature));
    let hash = mix(fours.iter().fold(0, |hash, four| mix(hash, word(four))), word(rest));
    part * CACHED + (hash >> 32) as usize % CACHED
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
