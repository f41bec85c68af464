//! Training samples.

use bots::FeatureBuffer;

/// The training samples of one game: features and targets.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    features: Vec<u16>,
    /// Where each list of features ends: first that of the table, then those of the parts.
    ends: Vec<u32>,
    /// The target win probabilities.
    pub targets: Vec<f32>,
    parts: usize,
}

/// One sample.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    samples: &'a Samples,
    index: usize,
}

impl Samples {
    /// No samples, of positions with this many parts.
    pub fn new(parts: usize) -> Samples {
        Samples { parts, ..Samples::default() }
    }

    /// Adds the features of a position; its target is set later.
    pub fn push(&mut self, buffer: &FeatureBuffer) {
        let parts = (0..self.parts).map(|part| buffer.part(part));
        for sparse in std::iter::once(buffer.table()).chain(parts) {
            self.features.extend_from_slice(sparse.indices());
            self.ends.push(self.features.len() as u32);
        }
        self.targets.push(0.5);
    }

    /// The number of samples.
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Whether there are no samples.
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// The sample at this index.
    pub fn get(&self, index: usize) -> Sample<'_> {
        Sample { samples: self, index }
    }
}

impl Sample<'_> {
    fn list(&self, list: usize) -> &[u16] {
        let at = self.index * (self.samples.parts + 1) + list;
        let start = if at == 0 { 0 } else { self.samples.ends[at - 1] };
        &self.samples.features[start as usize..self.samples.ends[at] as usize]
    }

    /// The features of the table.
    pub fn table(&self) -> &[u16] {
        self.list(0)
    }

    /// The features of a part.
    pub fn part(&self, part: usize) -> &[u16] {
        self.list(1 + part)
    }

    /// The target win probability.
    pub fn target(&self) -> f32 {
        self.samples.targets[self.index]
    }
}
