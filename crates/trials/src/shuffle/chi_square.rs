//! Quantiles of the χ² distribution.

/// The natural logarithm of Γ(df / 2).
fn ln_gamma_half(df: u32) -> f64 {
    // Γ(1) = 1 and Γ(1/2) = √π; Γ(a + 1) = a Γ(a).
    let (mut a, mut sum) =
        if df.is_multiple_of(2) { (1.0, 0.0) } else { (0.5, std::f64::consts::PI.ln() / 2.0) };
    while a < f64::from(df) / 2.0 {
        sum += f64::ln(a);
        a += 1.0;
    }
    sum
}

/// The probability that a χ² variable with these degrees of freedom is at most `value`: the regularised incomplete gamma
/// function, by its series or by its continued fraction, whichever converges.
pub(super) fn cumulative(value: f64, df: u32) -> f64 {
    let (a, x) = (f64::from(df) / 2.0, value / 2.0);
    if x <= 0.0 {
        return 0.0;
    }
    let front = (a * x.ln() - x - ln_gamma_half(df)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * 1e-15 {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        return front * sum;
    }
    // Lentz's method.
    let mut denominator = x + 1.0 - a;
    let mut numerators = f64::MAX;
    let mut denominators = 1.0 / denominator;
    let mut fraction = denominators;
    for number in 1..1_000_000 {
        let number = f64::from(number);
        let numerator = -number * (number - a);
        denominator += 2.0;
        denominators = 1.0 / (numerator * denominators + denominator);
        numerators = denominator + numerator / numerators;
        let step = numerators * denominators;
        fraction *= step;
        if (step - 1.0).abs() < 1e-15 {
            break;
        }
    }
    1.0 - front * fraction
}

/// The value below which a χ² variable lies with this probability.
pub(super) fn quantile(probability: f64, df: u32) -> f64 {
    let (mut low, mut high) = (0.0, f64::from(df) * 4.0 + 200.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if cumulative(middle, df) < probability { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of the printed tables.
    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (probability, df, value) in [
            (0.005, 10, 2.156),
            (0.995, 10, 25.188),
            (0.995, 1, 7.879),
            (0.99, 2, 9.210),
            (0.95, 15, 24.996),
            (0.995, 100, 140.169),
            (0.005, 100, 67.328),
        ] {
            let found = quantile(probability, df);
            assert!((found - value).abs() < 0.001, "{probability} {df}: {found} {value}");
        }
    }

    #[test]
    fn many_degrees_of_freedom_are_nearly_normal() {
        let df = 9_215;
        let spread = (2.0 * f64::from(df)).sqrt();
        let z = (quantile(0.995, df) - f64::from(df)) / spread;
        assert!((2.57..2.62).contains(&z), "{z}");
    }
}
