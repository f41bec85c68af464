//! Backpropagation of the cross-entropy loss.

use bots::MAX_PARTS;
use bots::net::{Layout, NetShape, TOP, TRUNK, WIDTH, add, add_scaled, dot, relu_matvec, row, sigmoid};

use crate::sample::Sample;

/// The summed gradient and loss of some positions.
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

    /// Adds one position, with its parts in reverse order if `mirrored`.
    pub(crate) fn add(&mut self, weights: &[f32], shape: &NetShape, sample: Sample<'_>, mirrored: bool) {
        let layout = Layout::of(shape);
        let parts = shape.parts;
        let source = |part: usize| if mirrored { parts - 1 - part } else { part };
        // Forward.
        let mut encoded = [[0.0_f32; WIDTH]; MAX_PARTS];
        let mut trunk: [f32; TRUNK] = *row(weights, layout.trunk_bias);
        for &feature in sample.table() {
            add(&mut trunk, row(weights, layout.table + usize::from(feature) * TRUNK));
        }
        for (part, encoded) in encoded[..parts].iter_mut().enumerate() {
            *encoded = *row(weights, layout.encoder_bias);
            for &feature in sample.part(source(part)) {
                add(encoded, row(weights, layout.encoder + usize::from(feature) * WIDTH));
            }
            relu_matvec(encoded, &weights[layout.mixer + part * WIDTH * TRUNK..], &mut trunk);
        }
        let mut top: [f32; TOP] = *row(weights, layout.top_bias);
        relu_matvec(&trunk, &weights[layout.top..], &mut top);
        let output_row: &[f32; TOP] = row(weights, layout.output);
        let logit = weights[layout.output_bias] + dot(&top.map(|unit| unit.max(0.0)), output_row);
        let (guess, target) = (sigmoid(logit), sample.target());
        let log = |p: f32| f64::from(p.clamp(1e-7, 1.0)).ln();
        self.loss -= f64::from(target) * log(guess) + f64::from(1.0 - target) * log(1.0 - guess);

        // Backward.
        let error = guess - target;
        let sums = &mut self.sums[..];
        sums[layout.output_bias] += error;
        let mut top_error = [0.0_f32; TOP];
        for unit in 0..TOP {
            sums[layout.output + unit] += error * top[unit].max(0.0);
            top_error[unit] = if top[unit] > 0.0 { error * output_row[unit] } else { 0.0 };
        }
        add(row_mut(sums, layout.top_bias), &top_error);
        let mut trunk_error = [0.0_f32; TRUNK];
        for unit in 0..TRUNK {
            if trunk[unit] > 0.0 {
                let at = layout.top + unit * TOP;
                trunk_error[unit] = dot(row::<TOP>(weights, at), &top_error);
                add_scaled(row_mut::<TOP>(sums, at), trunk[unit], &top_error);
            }
        }
        add(row_mut(sums, layout.trunk_bias), &trunk_error);
        for &feature in sample.table() {
            add(row_mut(sums, layout.table + usize::from(feature) * TRUNK), &trunk_error);
        }
        for (part, encoded) in encoded[..parts].iter().enumerate() {
            let mut part_error = [0.0_f32; WIDTH];
            for unit in 0..WIDTH {
                if encoded[unit] > 0.0 {
                    let at = layout.mixer + (part * WIDTH + unit) * TRUNK;
                    part_error[unit] = dot(row::<TRUNK>(weights, at), &trunk_error);
                    add_scaled(row_mut::<TRUNK>(sums, at), encoded[unit], &trunk_error);
                }
            }
            add(row_mut(sums, layout.encoder_bias), &part_error);
            for &feature in sample.part(source(part)) {
                add(row_mut(sums, layout.encoder + usize::from(feature) * WIDTH), &part_error);
            }
        }
    }
}

#[inline]
fn row_mut<const N: usize>(sums: &mut [f32], at: usize) -> &mut [f32; N] {
    (&mut sums[at..at + N]).try_into().expect("a row has its width")
}
