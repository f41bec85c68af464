//! The mean of nets.

use std::sync::Arc;

use bots::net::{Net, Provenance};

/// A net with the mean of the weights of nets of one shape, whose provenance names them all. It is a good net only if these began
/// with the same weights and were trained on separately: then it has less of the noise of each.
///
/// # Panics
/// If there is no net, or their shapes differ.
pub fn average(nets: &[Arc<Net>]) -> Net {
    let [first, others @ ..] = nets else { panic!("there is a net") };
    let mut sums = first.weights.clone();
    for net in others {
        assert_eq!(net.shape, first.shape, "nets of one shape have a mean");
        for (sum, weight) in sums.iter_mut().zip(&net.weights) {
            *sum += weight;
        }
    }
    let share = 1.0 / nets.len() as f32;
    let weights = sums.into_iter().map(|sum| share * sum).collect();
    let each = nets.iter().map(|net| format!("a net of {}", net.provenance.0.join("; ")));
    let lines = [format!("mean of {} nets", nets.len())].into_iter().chain(each);
    Net::new(first.shape, weights, Provenance(lines.collect()))
}
