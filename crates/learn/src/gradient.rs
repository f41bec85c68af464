//! How much each weight is to blame for how far the net is off.

use bots::MAX_PARTS;
use bots::net::{Layout, NetShape, TOP, TRUNK, WIDTH, add, add_scaled, dot, relu_matvec, row, sigmoid};

use crate::sample::Sample;

/// The gradient of some positions, summed.
#[derive(Clone, Debug)]
pub(crate) struct Gradient {
    pub(crate) sums: Vec<f32>,
    pub(crate) loss: f64,
}

impl Gradient {
    pub(crate) fn new(len: usize) -> Gradient {
        Gradient { sums: vec![0.0; len], loss: 0.0 }
    }

    pub(crate) fn clear(&mut self) {
        self.sums.fill(0.0);
        self.loss = 0.0;
    }

    /// Adds one position; `mirrored`, its parts are told in reverse.
    pub(crate) fn add(&mut self, weights: &[f32], shape: &NetShape, sample: Sample<'_>, mirrored: bool) {
        let layout = Layout::of(shape);
        let parts = shape.parts;
        let place = |part: usize| if mirrored { parts - 1 - part } else { part };
        // Forward.
        let mut encoded = [[0.0_f32; WIDTH]; MAX_PARTS];
        let mut trunk: [f32; TRUNK] = *row(weights, layout.trunk_bias);
        for &feature in sample.table() {
            add(&mut trunk, row(weights, layout.table + usize::from(feature) * TRUNK));
        }
        for (part, encoded) in encoded[..parts].iter_mut().enumerate() {
            *encoded = *row(weights, layout.encoder_bias);
            for &feature in sample.part(place(part)) {
                add(encoded, row(weights, layout.encoder + usize::from(feature) * WIDTH));
            }
            relu_matvec(encoded, &weights[layout.mixer + part * WIDTH * TRUNK..], &mut trunk);
        }
        let mut top: [f32; TOP] = *row(weights, layout.top_bias);
        relu_matvec(&trunk, &weights[layout.top..], &mut top);
        let answer_row: &[f32; TOP] = row(weights, layout.output);
        let answer = weights[layout.output_bias] + dot(&top.map(|unit| unit.max(0.0)), answer_row);
        let (guess, target) = (sigmoid(answer), sample.target());
        let log = |p: f32| f64::from(p.clamp(1e-7, 1.0)).ln();
        self.loss -= f64::from(target) * log(guess) + f64::from(1.0 - target) * log(1.0 - guess);

        // Backward.
        let blame = guess - target;
        let sums = &mut self.sums[..];
        sums[layout.output_bias] += blame;
        let mut top_blame = [0.0_f32; TOP];
        for unit in 0..TOP {
            sums[layout.output + unit] += blame * top[unit].max(0.0);
            top_blame[unit] = if top[unit] > 0.0 { blame * answer_row[unit] } else { 0.0 };
        }
        add(row_mut(sums, layout.top_bias), &top_blame);
        let mut trunk_blame = [0.0_f32; TRUNK];
        for unit in 0..TRUNK {
            if trunk[unit] > 0.0 {
                let at = layout.top + unit * TOP;
                trunk_blame[unit] = dot(row::<TOP>(weights, at), &top_blame);
                add_scaled(row_mut::<TOP>(sums, at), trunk[unit], &top_blame);
            }
        }
        add(row_mut(sums, layout.trunk_bias), &trunk_blame);
        for &feature in sample.table() {
            add(row_mut(sums, layout.table + usize::from(feature) * TRUNK), &trunk_blame);
        }
        for (part, encoded) in encoded[..parts].iter().enumerate() {
            let mut part_blame = [0.0_f32; WIDTH];
            for unit in 0..WIDTH {
                if encoded[unit] > 0.0 {
                    let at = layout.mixer + (part * WIDTH + unit) * TRUNK;
                    part_blame[unit] = dot(row::<TRUNK>(weights, at), &trunk_blame);
                    add_scaled(row_mut::<TRUNK>(sums, at), encoded[unit], &trunk_blame);
                }
            }
            add(row_mut(sums, layout.encoder_bias), &part_blame);
            for &feature in sample.part(place(part)) {
                add(row_mut(sums, layout.encoder + usize::from(feature) * WIDTH), &part_blame);
            }
        }
    }
}

#[inline]
fn row_mut<const N: usize>(sums: &mut [f32], at: usize) -> &mut [f32; N] {
    (&mut sums[at..at + N]).try_into().expect("a row has its width")
}
