//! Value nets: small networks that map what a seat sees to its probability of winning.
//!
//! All parts of the table share one encoder; its outputs and the features of the whole table meet in the trunk.
//! Sums run in a fixed order, so a position has the same value on every machine.

mod embedded;
mod evaluator;
mod file;
mod first_layer;
mod policy;
mod search;
mod spec;
mod tree;

pub use embedded::{embedded, load};
pub use evaluator::{NetEvaluator, sample_softmax};
pub use file::{BadNet, Provenance};
use first_layer::FirstLayer;
pub use policy::NetPolicy;
pub(crate) use policy::{NetEvaluators, bare_value, list_eligible};
pub(crate) use search::NetRollout;
pub use search::{NetSearch, NetSearchConfig};
pub use spec::{Handicap, NetFeatures, NetShape, NetSpec, VisitFeatures};

/// Width of the part encoder.
pub const WIDTH: usize = 32;
/// Width of the trunk.
pub const TRUNK: usize = 64;
/// Width of the layer above the trunk.
pub const TOP: usize = 32;

/// Where the weights of each layer begin in the flat weight list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The encoder: one row per feature of a part.
    pub encoder: usize,
    /// The bias of the encoder.
    pub encoder_bias: usize,
    /// From the encodings of the parts to the trunk: one matrix per part.
    pub mixer: usize,
    /// From the features of the whole table to the trunk.
    pub table: usize,
    /// The bias of the trunk.
    pub trunk_bias: usize,
    /// From the trunk to the top layer.
    pub top: usize,
    /// The bias of the top layer.
    pub top_bias: usize,
    /// From the top layer to the logit.
    pub output: usize,
    /// The bias of the logit.
    pub output_bias: usize,
    /// The number of weights.
    pub len: usize,
}

impl Layout {
    /// The layout of a net of this shape.
    pub const fn of(shape: &NetShape) -> Layout {
        let encoder = 0;
        let encoder_bias = encoder + shape.part * WIDTH;
        let mixer = encoder_bias + WIDTH;
        let table = mixer + shape.parts * WIDTH * TRUNK;
        let trunk_bias = table + shape.table * TRUNK;
        let top = trunk_bias + TRUNK;
        let top_bias = top + TRUNK * TOP;
        let output = top_bias + TOP;
        let output_bias = output + TOP;
        Layout {
            encoder,
            encoder_bias,
            mixer,
            table,
            trunk_bias,
            top,
            top_bias,
            output,
            output_bias,
            len: output_bias + 1,
        }
    }
}

/// A net.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The shape of its input.
    pub shape: NetShape,
    /// Where its layers begin in `weights`.
    pub layout: Layout,
    /// All weights.
    pub weights: Vec<f32>,
    /// How the weights were made.
    pub provenance: Provenance,
    /// The first layer in fixed point, computed from `weights`.
    first: FirstLayer,
}

impl Net {
    /// A net with these weights.
    ///
    /// # Panics
    /// If the number of weights is not that of the layout.
    pub fn new(shape: NetShape, weights: Vec<f32>, provenance: Provenance) -> Net {
        let layout = Layout::of(&shape);
        assert_eq!(weights.len(), layout.len, "every layer has its weights");
        let first = FirstLayer::of(&shape, &layout, &weights);
        Net { shape, layout, weights, provenance, first }
    }

    /// The net with weights of 13 significant bits, which play as well and are compressed to two thirds.
    #[must_use]
    pub fn rounded(self) -> Net {
        let round = |weight: &f32| f32::from_bits((weight.to_bits() + (1 << 10)) & !((1 << 11) - 1));
        Net::new(self.shape, self.weights.iter().map(round).collect(), self.provenance)
    }
}

/// The win probability of a logit.
pub fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// The logit of a win probability, which is clamped away from 0 and 1.
pub fn logit(probability: f32) -> f32 {
    let probability = probability.clamp(1e-4, 1.0 - 1e-4);
    (probability / (1.0 - probability)).ln()
}

/// `sum += row`.
#[inline]
pub fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N]) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight;
    }
}

/// `sum += relu(units) · rows`.
// As a call of its own the sum stays in registers.
#[inline(never)]
pub fn relu_matvec<const FROM: usize, const TO: usize>(
    units: &[f32; FROM],
    rows: &[f32],
    sum: &mut [f32; TO],
) {
    // Which units are positive is unpredictable: gathering them first avoids mispredicted branches.
    let mut positive = [0_u8; FROM];
    let mut count = 0;
    for (i, &unit) in units.iter().enumerate() {
        positive[count] = i as u8;
        count += usize::from(unit > 0.0);
    }
    let mut total = *sum;
    for &i in &positive[..count] {
        let i = usize::from(i);
        add_scaled(&mut total, units[i], row(rows, i * TO));
    }
    *sum = total;
}

/// The dot product, in eight lanes that are added at the end: an order that vectorises.
#[inline(never)]
pub fn dot<const N: usize>(one: &[f32; N], two: &[f32; N]) -> f32 {
    let mut lanes = [0.0_f32; 8];
    for (one, two) in one.as_chunks::<8>().0.iter().zip(two.as_chunks::<8>().0) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * two[lane];
        }
    }
    lanes.iter().sum()
}

/// `sum += scale * row`.
#[inline]
pub fn add_scaled<const N: usize>(sum: &mut [f32; N], scale: f32, row: &[f32; N]) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += scale * weight;
    }
}

/// The row that begins at this weight.
#[inline]
pub fn row<const N: usize>(weights: &[f32], at: usize) -> &[f32; N] {
    weights[at..at + N].try_into().expect("a row has its width")
}
