//! Law: determinization is uniform. Samples cover the enumerated possibilities evenly.

use std::collections::BTreeMap;

/// Checks that the samples are spread evenly over exactly these possibilities: Pearson's χ² with a bound of about six
/// standard deviations, so that a uniform sampler fails once in a billion runs.
///
/// # Panics
/// If a sample is not among the possibilities, or the spread is uneven.
pub fn assert_uniform(possible: &[String], samples: impl IntoIterator<Item = String>) {
    let mut counts: BTreeMap<&str, u32> = possible.iter().map(|text| (text.as_str(), 0)).collect();
    assert_eq!(counts.len(), possible.len(), "a possibility is there twice");
    let mut total = 0;
    for sample in samples {
        match counts.get_mut(sample.as_str()) {
            Some(count) => *count += 1,
            None => panic!("not possible: {sample}"),
        }
        total += 1;
    }
    let expected = f64::from(total) / counts.len() as f64;
    assert!(expected >= 10.0, "too few samples to tell");
    let chi: f64 = counts.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
    let freedom = counts.len() as f64 - 1.0;
    let bound = freedom + 6.0 * (2.0 * freedom).sqrt() + 12.0;
    assert!(chi < bound, "uneven: χ² = {chi:.1} with {freedom} degrees of freedom: {counts:?}");
}

#[cfg(test)]
mod tests {
    use super::assert_uniform;

    fn faces(count: u32) -> Vec<String> {
        (0..count).map(|face| face.to_string()).collect()
    }

    #[test]
    fn a_fair_die_passes() {
        let mut dice = tabletop::Dice::quick(1);
        assert_uniform(&faces(6), (0..6000).map(|_| dice.below(6).to_string()));
    }

    #[test]
    #[should_panic(expected = "uneven")]
    fn a_loaded_die_fails() {
        let mut dice = tabletop::Dice::quick(1);
        assert_uniform(&faces(6), (0..6000).map(|_| (dice.below(12).min(5)).to_string()));
    }

    #[test]
    #[should_panic(expected = "not possible: 6")]
    fn a_seventh_face_fails() {
        assert_uniform(&faces(6), (0..70).map(|roll| (roll % 7).to_string()));
    }
}
