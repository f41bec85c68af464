//! The exponential function and what is made of it, with the same result on every machine.
//!
//! The standard library calls the system's mathematics, which differs in the last bit between systems and in
//! WebAssembly, so that a bot could decide differently there. These functions use only operations that IEEE 754
//! defines exactly, in a fixed order.

/// e to the power of x, to about one unit in the last place; x is clamped to ±87, where the result is still a normal
/// number.
#[inline]
pub fn exp(x: f32) -> f32 {
    /// The natural logarithm of 2 in two parts: the first has so few bits that its products with exponents are exact.
    const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];
    /// The Taylor series from x² on, adjusted for the smallest error between ±½ ln 2 (Cephes).
    const SERIES: [f32; 6] = [1.987_569_1e-4, 1.398_2e-3, 8.333_452e-3, 4.166_579_6e-2, 1.666_666_5e-1, 0.5];
    let x = x.clamp(-87.0, 87.0);
    let exponent = (x * std::f32::consts::LOG2_E + 0.5).floor();
    let rest = x - exponent * LN_2[0] - exponent * LN_2[1];
    let series = SERIES[1..].iter().fold(SERIES[0], |sum, factor| sum * rest + factor);
    let power = series * (rest * rest) + rest + 1.0;
    power * f32::from_bits(((exponent as i32 + 127) as u32) << 23)
}

/// The logistic function: the probability with these log-odds.
#[inline]
pub fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_accurate_to_the_last_bits() {
        for n in -86_000..=86_000 {
            let x = n as f32 / 1000.0;
            let exact = f64::from(x).exp();
            let error = (f64::from(exp(x)) - exact).abs() / exact;
            assert!(error < 1.5e-7, "{x}: {} {exact}", exp(x));
        }
        assert!((exp(0.0) - 1.0).abs() < f32::EPSILON);
        assert!(exp(-1e9) < 1e-37 && exp(1e9) > 1e37);
    }

    /// The bits are those of every machine.
    #[test]
    fn exp_has_the_same_bits_everywhere() {
        let hash = (-8000..8000).fold(0_u32, |hash, n| {
            (hash.rotate_left(5) ^ exp(n as f32 * 0.01).to_bits()).wrapping_mul(0x9e37_79b1)
        });
        assert_eq!(hash, 0x138b_0f51);
    }
}
