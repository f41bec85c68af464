//! The hyperparameters of a training run.

/// Hyperparameters. A run is a function of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Training {
    /// The seed of games and initial weights.
    pub seed: u64,
    /// Games per round, played with the same weights.
    pub games: u32,
    /// Passes over the positions of a round.
    pub epochs: u32,
    /// Positions per optimiser step.
    pub batch: usize,
    /// The learning rate at the beginning and at the end (cosine schedule).
    pub rate: [f32; 2],
    /// The softmax temperature of self-play at the beginning and at the end.
    pub temperature: [f32; 2],
    /// The probability of a uniformly random action at the beginning and at the end.
    pub epsilon: [f32; 2],
    /// The λ of TD(λ): 1 learns from the final reward alone.
    pub lambda: f32,
}

impl Default for Training {
    fn default() -> Training {
        Training {
            seed: 1,
            games: 4096,
            epochs: 2,
            batch: 4096,
            rate: [1.5e-3, 5e-5],
            temperature: [0.15, 0.02],
            epsilon: [0.03, 0.005],
            lambda: 0.85,
        }
    }
}

/// The scheduled hyperparameters of one round.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// The learning rate.
    pub rate: f32,
    /// The softmax temperature of self-play.
    pub temperature: f32,
    /// The probability of a uniformly random action.
    pub epsilon: f32,
}

impl Training {
    /// The hyperparameters after this share of the run, from 0 to 1.
    pub fn pace(&self, progress: f32) -> Pace {
        let progress = progress.clamp(0.0, 1.0);
        let between = |[first, last]: [f32; 2]| first * (last / first).powf(progress);
        let [first, last] = self.rate;
        let rate = last + (first - last) * 0.5 * (1.0 + (std::f32::consts::PI * progress).cos());
        Pace { rate, temperature: between(self.temperature), epsilon: between(self.epsilon) }
    }

    /// All hyperparameters in one line, for the provenance of a weight file.
    pub fn line(&self) -> String {
        let Training { seed, games, epochs, batch, rate, temperature, epsilon, lambda } = self;
        format!(
            "seed {seed}, games per round {games}, epochs {epochs}, batch {batch}, rate {rate:?}, temperature \
             {temperature:?}, epsilon {epsilon:?}, lambda {lambda}"
        )
    }
}
