//! Winning chances with their errors.

use tabletop::Dice;

/// An estimated winning chance of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// The expected reward, from 0 to 1.
    pub value: f64,
    /// The standard error over the sampled positions.
    pub error: f64,
}

impl Chance {
    /// A chance without doubt, such as the reward of a finished game.
    pub const fn certain(value: f64) -> Chance {
        Chance { value, error: 0.0 }
    }

    /// The mean of samples.
    pub(crate) fn mean(samples: &[f64]) -> Chance {
        let count = samples.len().max(1) as f64;
        let value = samples.iter().sum::<f64>() / count;
        let squares: f64 = samples.iter().map(|sample| (sample - value).powi(2)).sum();
        Chance { value, error: (squares / (count - 1.0).max(1.0) / count).sqrt() }
    }

    /// How much the first list exceeds the second on average, where samples at the same place belong together.
    pub(crate) fn difference(one: &[f64], two: &[f64]) -> Chance {
        let differences: Vec<f64> = one.iter().zip(two).map(|(one, two)| one - two).collect();
        Chance::mean(&differences)
    }
}

/// Fast dice for one estimate. They depend on the seed of the review and the place of the estimate, never on the game's
/// own seed, which would give away what is hidden.
pub(crate) fn dice(seed: u64, place: &[u64]) -> Dice {
    // SplitMix64.
    let mix = |state: u64, word: &u64| {
        let mut mixed = (state ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    };
    Dice::quick(place.iter().fold(mix(seed, &0), mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_the_standard_error_of_its_samples() {
        let chance = Chance::mean(&[0.0, 1.0, 0.0, 1.0]);
        assert!((chance.value - 0.5).abs() < 1e-12);
        assert!((chance.error - (1.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn what_samples_share_is_no_error_of_their_difference() {
        let one = [0.1, 0.5, 0.9];
        let chance = Chance::difference(&one.map(|sample| sample + 0.05), &one);
        assert!((chance.value - 0.05).abs() < 1e-12 && chance.error < 1e-12);
    }

    #[test]
    fn different_places_have_different_dice() {
        let mut words: Vec<u32> = (0..100).map(|place| dice(7, &[place, 1]).word()).collect();
        words.extend((0..100).map(|place| dice(7, &[1, place + 100]).word()));
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), 200);
    }
}
