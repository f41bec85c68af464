//! The first layer in fixed point: sums of whole numbers are exact, fast, and the same in any order.

use super::{Layout, NetShape, TRUNK, WIDTH};
use crate::features::MAX_ACTIVE_FEATURES;

/// The weights that features select, as multiples of a power of two.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct FirstLayer {
    encoder: Rows<WIDTH>,
    table: Rows<TRUNK>,
}

impl FirstLayer {
    pub(super) fn of(shape: &NetShape, layout: &Layout, weights: &[f32]) -> FirstLayer {
        FirstLayer {
            encoder: Rows::of(
                &weights[layout.encoder..][..shape.part * WIDTH],
                &weights[layout.encoder_bias..][..WIDTH],
            ),
            table: Rows::of(
                &weights[layout.table..][..shape.table * TRUNK],
                &weights[layout.trunk_bias..][..TRUNK],
            ),
        }
    }

    /// The encoder's units for the features of a part.
    pub(super) fn encode(&self, features: &[u16]) -> [f32; WIDTH] {
        self.encoder.sum(features)
    }

    /// What the features of the whole table add to the trunk, with its bias.
    pub(super) fn table(&self, features: &[u16]) -> [f32; TRUNK] {
        self.table.sum(features)
    }
}

/// One row of weights for each feature, and a bias.
#[derive(Clone, PartialEq, Debug)]
struct Rows<const UNITS: usize> {
    weights: Vec<[i16; UNITS]>,
    bias: [i16; UNITS],
    /// What 1 stands for: the smallest power of two with which no sum of features overflows.
    step: f32,
}

impl<const UNITS: usize> Rows<UNITS> {
    fn of(weights: &[f32], bias: &[f32]) -> Rows<UNITS> {
        let (rows, _) = weights.as_chunks::<UNITS>();
        let largest = (0..UNITS).map(|unit| largest_sum(rows, unit) + bias[unit].abs()).fold(0.0, f32::max);
        let mut step = 1.0 / 16_777_216.0;
        // Rounding adds at most half a step for each feature.
        let most = f32::from(i16::MAX) - 0.5 * (MAX_ACTIVE_FEATURES + 1) as f32;
        while largest > step * most {
            step *= 2.0;
        }
        let fixed = |weight: f32| (weight / step).round() as i16;
        Rows {
            weights: rows.iter().map(|row| row.map(fixed)).collect(),
            bias: std::array::from_fn(|unit| fixed(bias[unit])),
            step,
        }
    }

    // As a call of its own the sum stays in registers.
    #[inline(never)]
    fn sum(&self, features: &[u16]) -> [f32; UNITS] {
        let mut sum = self.bias;
        for &feature in features {
            for (sum, weight) in sum.iter_mut().zip(&self.weights[usize::from(feature)]) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        sum.map(|sum| f32::from(sum) * self.step)
    }
}

/// The largest amount that as many features as can be present add to a unit.
fn largest_sum<const UNITS: usize>(rows: &[[f32; UNITS]], unit: usize) -> f32 {
    let mut amounts: Vec<f32> = rows.iter().map(|row| row[unit].abs()).collect();
    crate::sorting::sort_by(&mut amounts, |one, two| two.total_cmp(one));
    amounts.iter().take(MAX_ACTIVE_FEATURES).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_the_weights() {
        let weights: Vec<f32> = (0..200 * 4).map(|i| ((i * 37 % 101) as f32 - 50.0) / 60.0).collect();
        let rows = Rows::<4>::of(&weights, &[0.5, -3.0, 0.0, 2.0]);
        let features: Vec<u16> = (0..MAX_ACTIVE_FEATURES as u16).map(|i| i * 2).collect();
        let sum = rows.sum(&features);
        for (unit, bias) in [0.5, -3.0, 0.0, 2.0].into_iter().enumerate() {
            let exact: f32 =
                features.iter().map(|feature| weights[usize::from(*feature) * 4 + unit]).sum::<f32>() + bias;
            assert!((sum[unit] - exact).abs() < 97.0 * rows.step, "{} is not {exact}", sum[unit]);
        }
    }

    #[test]
    fn no_sum_overflows() {
        // All weights are as large as the largest, in both directions.
        for weight in [1e-3, 1.0, 7.3, 1e6] {
            let mut weights = vec![weight; 96];
            weights.extend(vec![-weight; 96]);
            let rows = Rows::<1>::of(&weights, &[weight]);
            let (up, down): (Vec<u16>, Vec<u16>) = ((0..96).collect(), (96..192).collect());
            assert!((rows.sum(&up)[0] / weight - 97.0).abs() < 0.5, "{weight}");
            assert!((rows.sum(&down)[0] / weight + 95.0).abs() < 0.5, "{weight}");
        }
    }
}
