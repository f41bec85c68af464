//! Positions to learn from.

use bots::FeatureBuffer;

/// The positions of one game that are learned from: what was seen, and what came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    features: Vec<u16>,
    /// Where each list of features ends: of the table, then of each part.
    ends: Vec<u32>,
    /// What each is to be worth, from 0 to 1.
    pub targets: Vec<f32>,
    parts: usize,
}

/// One position.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a> {
    samples: &'a Samples,
    place: usize,
}

impl Samples {
    /// None yet, with so many parts each.
    pub fn new(parts: usize) -> Samples {
        Samples { parts, ..Samples::default() }
    }

    /// Adds what was seen; its worth is not known yet.
    pub fn push(&mut self, buffer: &FeatureBuffer) {
        let parts = buffer.parts()[..self.parts].iter();
        for sparse in std::iter::once(buffer.table()).chain(parts) {
            self.features.extend_from_slice(sparse.indices());
            self.ends.push(self.features.len() as u32);
        }
        self.targets.push(0.5);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// One of them.
    pub fn get(&self, place: usize) -> Sample<'_> {
        Sample { samples: self, place }
    }
}

impl Sample<'_> {
    fn list(&self, list: usize) -> &[u16] {
        let at = self.place * (self.samples.parts + 1) + list;
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

    /// What it is to be worth.
    pub fn target(&self) -> f32 {
        self.samples.targets[self.place]
    }
}
