//! What a training run is set to.

/// All that a run follows from.
#[derive(Clone, PartialEq, Debug)]
pub struct Training {
    /// Everything follows from it.
    pub seed: u64,
    /// How many games are played with the same weights.
    pub games: u32,
    /// How often each position is learned from.
    pub epochs: u32,
    /// How many positions make a step.
    pub batch: usize,
    /// How fast it learns, at first and at last.
    pub rate: [f32; 2],
    /// How freely it chooses, at first and at last.
    pub temperature: [f32; 2],
    /// How often it does anything at all, at first and at last.
    pub any: [f32; 2],
    /// How much the end of a game counts against what was thought later in it: 1 is the end alone.
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
            any: [0.03, 0.005],
            lambda: 0.85,
        }
    }
}

/// How a round is played and learned from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// How fast it learns.
    pub rate: f32,
    /// How freely it chooses.
    pub temperature: f32,
    /// How often it does anything at all.
    pub any: f32,
}

impl Training {
    /// The pace after this share of the run, from 0 to 1.
    pub fn pace(&self, progress: f32) -> Pace {
        let progress = progress.clamp(0.0, 1.0);
        let between = |[first, last]: [f32; 2]| first * (last / first).powf(progress);
        let [first, last] = self.rate;
        let rate = last + (first - last) * 0.5 * (1.0 + (std::f32::consts::PI * progress).cos());
        Pace { rate, temperature: between(self.temperature), any: between(self.any) }
    }

    /// The same in a line, for the file of weights.
    pub fn line(&self) -> String {
        let Training { seed, games, epochs, batch, rate, temperature, any, lambda } = self;
        format!(
            "seed {seed}, games a round {games}, epochs {epochs}, batch {batch}, rate {rate:?}, temperature \
             {temperature:?}, any {any:?}, lambda {lambda}"
        )
    }
}
