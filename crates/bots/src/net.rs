//! A learned judgement: a small net that looks at what a seat sees and says how likely that seat wins.
//!
//! Each part of the table goes through the same encoder; what comes out, and the features of the whole table, meet in
//! the trunk. All sums run in a fixed order, so a position gets the same value on every machine.

mod belief;
mod bot;
mod file;
mod judge;
mod ladder;
mod nets;
mod search;

pub use bot::Learned;
pub use file::{BadNet, Provenance};
pub use judge::{Judge, softmax_choice};
pub use ladder::Below;
pub use nets::embedded;
pub use search::{Pondering, Searching};

use tabletop::Outlook;

/// How wide the encoder of a part is.
pub const WIDTH: usize = 32;
/// How wide the trunk is.
pub const TRUNK: usize = 64;
/// How wide the layer above it is.
pub const TOP: usize = 32;

/// Where the weights of each layer begin in the list of all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The rows of the encoder, one for each feature of a part, then its bias.
    pub encoder: usize,
    /// The bias of the encoder.
    pub encoder_bias: usize,
    /// For each part, what its encoding adds to the trunk.
    pub mixer: usize,
    /// What each feature of the whole table adds to the trunk.
    pub table: usize,
    /// The bias of the trunk.
    pub trunk_bias: usize,
    /// From the trunk to the top.
    pub top: usize,
    /// The bias of the top.
    pub top_bias: usize,
    /// From the top to the answer.
    pub answer: usize,
    /// The bias of the answer.
    pub answer_bias: usize,
    /// How many weights there are.
    pub len: usize,
}

impl Layout {
    /// The layout of a net with this outlook.
    pub const fn of(outlook: &Outlook) -> Layout {
        let encoder = 0;
        let encoder_bias = encoder + outlook.part * WIDTH;
        let mixer = encoder_bias + WIDTH;
        let table = mixer + outlook.parts * WIDTH * TRUNK;
        let trunk_bias = table + outlook.table * TRUNK;
        let top = trunk_bias + TRUNK;
        let top_bias = top + TRUNK * TOP;
        let answer = top_bias + TOP;
        let answer_bias = answer + TOP;
        Layout {
            encoder,
            encoder_bias,
            mixer,
            table,
            trunk_bias,
            top,
            top_bias,
            answer,
            answer_bias,
            len: answer_bias + 1,
        }
    }
}

/// A net: its weights, and what they belong to.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What it looks at.
    pub outlook: Outlook,
    /// Where its weights are.
    pub layout: Layout,
    /// All its weights.
    pub weights: Vec<f32>,
    /// Where they come from.
    pub provenance: Provenance,
}

impl Net {
    /// A net with these weights.
    ///
    /// # Panics
    /// If there are not as many as its layout needs.
    pub fn new(outlook: Outlook, weights: Vec<f32>, provenance: Provenance) -> Net {
        let layout = Layout::of(&outlook);
        assert_eq!(weights.len(), layout.len, "every layer has its weights");
        Net { outlook, layout, weights, provenance }
    }
}

/// The chance to win that an answer of a net means.
pub fn chance(answer: f32) -> f32 {
    1.0 / (1.0 + (-answer).exp())
}

/// Adds a row to a sum.
#[inline]
pub fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N]) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight;
    }
}

/// Adds to a sum what the units of a layer that answer (those above 0) contribute, each by its row.
// As a call of its own the sum stays in registers.
#[inline(never)]
pub fn rise<const FROM: usize, const TO: usize>(units: &[f32; FROM], rows: &[f32], sum: &mut [f32; TO]) {
    // Which units answer is as good as random: gathering them first spares the branches.
    let mut answering = [0_u8; FROM];
    let mut count = 0;
    for (place, &unit) in units.iter().enumerate() {
        answering[count] = place as u8;
        count += usize::from(unit > 0.0);
    }
    let mut total = *sum;
    for &place in &answering[..count] {
        let place = usize::from(place);
        add_scaled(&mut total, units[place], row(rows, place * TO));
    }
    *sum = total;
}

/// The product of two rows, in eight lanes that are added at the end: an order that vectorises.
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

/// Adds so much of a row to a sum.
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
