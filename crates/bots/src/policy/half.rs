//! Numbers of 16 bits (IEEE 754 binary16).

/// The value of a half-precision number; infinities and NaN become NaN.
pub(super) fn half_to_f32(bits: u16) -> f32 {
    let sign = u32::from(bits >> 15) << 31;
    let (exponent, fraction) = (u32::from(bits >> 10 & 31), u32::from(bits & 1023));
    match exponent {
        // Subnormal: a multiple of 2⁻²⁴.
        0 => f32::from_bits(sign | (fraction as f32 / 16_777_216.0).to_bits()),
        31 => f32::NAN,
        _ => f32::from_bits(sign | (exponent + 112) << 23 | fraction << 13),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_have_their_values() {
        let cases = [
            (0x0000, 0.0),
            (0x3c00, 1.0),
            (0xc000, -2.0),
            (0x3555, 0.333_251_95),
            (0x7bff, 65504.0),
            (0x0001, 5.960_464_5e-8),
            (0x83ff, -6.097_555e-5),
            (0x0400, 6.103_515_6e-5),
        ];
        for (bits, value) in cases {
            assert!(
                (half_to_f32(bits) - value).abs() <= 1e-7 * value.abs(),
                "{bits:x}: {}",
                half_to_f32(bits)
            );
        }
        assert!(half_to_f32(0x7c00).is_nan() && half_to_f32(0x7e01).is_nan());
    }
}
