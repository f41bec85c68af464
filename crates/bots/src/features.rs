//! Binary features of a position as one seat sees it: the input of a value net.
//!
//! A feature is present or absent. Some describe the whole table; the others belong to one of several alike *parts*
//! of it (a stone, an army), which share one encoder. The game defines what a feature means. Features must not
//! depend on anything hidden from the seat; a test checks this for every game.

use std::hash::{Hash, Hasher};

/// The largest number of parts of any game.
pub const MAX_PARTS: usize = 9;
/// The largest number of features present at once, of the whole table or of one part.
pub const MAX_ACTIVE_FEATURES: usize = 96;

/// The indices of the features that are present, of the whole table or of one part.
#[derive(Clone, Copy)]
pub struct SparseFeatures {
    indices: [u16; MAX_ACTIVE_FEATURES],
    len: u8,
    /// A hash of everything the features were computed from, if the writer gave one.
    key: Option<u64>,
    version: u64,
}

impl SparseFeatures {
    const EMPTY: SparseFeatures =
        SparseFeatures { indices: [0; MAX_ACTIVE_FEATURES], len: 0, key: None, version: 0 };

    /// The indices of the features that are present.
    #[inline]
    pub fn indices(&self) -> &[u16] {
        &self.indices[..usize::from(self.len)]
    }

    /// Differs from that of all other features of the table or part. The lowest bit differs from that of the features
    /// before, which may come back.
    #[inline]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Adds a feature.
    #[inline]
    pub fn add(&mut self, feature: usize) {
        self.indices[usize::from(self.len)] = feature as u16;
        self.len += 1;
    }

    /// Adds a feature if the condition holds.
    #[inline]
    pub fn add_if(&mut self, condition: bool, feature: usize) {
        if condition {
            self.add(feature);
        }
    }
}

/// The features of the whole table or of one part: those written last, and those before. Actions are evaluated one after
/// another, and most of them change a part that the next one leaves as it was.
#[derive(Clone)]
struct Recent {
    /// The features that were written last are at `current`.
    features: [SparseFeatures; 2],
    current: usize,
}

impl Recent {
    const EMPTY: Recent = Recent { features: [SparseFeatures::EMPTY; 2], current: 0 };

    #[inline]
    fn current(&self) -> &SparseFeatures {
        &self.features[self.current]
    }

    /// Writes the features unless `key` is that of one of the last two writes.
    #[inline]
    fn write(&mut self, key: u64, write: impl FnOnce(&mut SparseFeatures)) {
        let other = 1 - self.current;
        if self.features[self.current].key == Some(key) {
            return;
        }
        if self.features[other].key == Some(key) {
            self.current = other;
        } else {
            self.rewrite(Some(key), write);
        }
    }

    #[inline]
    fn rewrite(&mut self, key: Option<u64>, write: impl FnOnce(&mut SparseFeatures)) {
        let last = self.features[self.current].version.max(self.features[1 - self.current].version);
        self.current = 1 - self.current;
        let features = &mut self.features[self.current];
        features.len = 0;
        features.key = key;
        // Larger than all before; the lowest bit is the place.
        features.version = (last / 2 + 1) * 2 + self.current as u64;
        write(features);
    }
}

/// The features of one position as one seat sees it. The buffer is reused from position to position; keyed writes
/// skip what did not change.
#[derive(Clone)]
pub struct FeatureBuffer {
    table: Recent,
    parts: [Recent; MAX_PARTS],
}

impl Default for FeatureBuffer {
    fn default() -> FeatureBuffer {
        FeatureBuffer { table: Recent::EMPTY, parts: [const { Recent::EMPTY }; MAX_PARTS] }
    }
}

impl FeatureBuffer {
    /// The features of the whole table.
    #[inline]
    pub fn table(&self) -> &SparseFeatures {
        self.table.current()
    }

    /// The features of a part. Only the first [`NetShape::parts`](crate::net::NetShape::parts) are used.
    #[inline]
    pub fn part(&self, part: usize) -> &SparseFeatures {
        self.parts[part].current()
    }

    /// Writes the features of the whole table unless they are still there from one of the last two writes, by their
    /// key. The features must be a function of the key.
    #[inline]
    pub fn write_table(&mut self, key: u64, write: impl FnOnce(&mut SparseFeatures)) {
        self.table.write(key, write);
    }

    /// Writes the features of a part unless they are still there from one of the last two writes, by their key. The
    /// features must be a function of the key.
    #[inline]
    pub fn write_part(&mut self, part: usize, key: u64, write: impl FnOnce(&mut SparseFeatures)) {
        self.parts[part].write(key, write);
    }

    /// Writes the features of the whole table unconditionally.
    #[inline]
    pub fn rewrite_table(&mut self, write: impl FnOnce(&mut SparseFeatures)) {
        self.table.rewrite(None, write);
    }

    /// Writes the features of a part unconditionally.
    #[inline]
    pub fn rewrite_part(&mut self, part: usize, write: impl FnOnce(&mut SparseFeatures)) {
        self.parts[part].rewrite(None, write);
    }
}

/// Mixes one more word into a hash; the order of words matters.
#[inline]
pub const fn hash_combine(hash: u64, word: u64) -> u64 {
    let mixed = hash.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23) ^ word ^ 0xa076_1d64_78bd_642f;
    let product = mixed as u128 * 0xd6e8_feb8_6659_fd93;
    (product >> 64) as u64 ^ product as u64
}

/// A 64-bit hash, also where `usize` has 32 bits.
pub fn hash(value: &impl Hash) -> u64 {
    let mut words = Words(0);
    value.hash(&mut words);
    words.0
}

struct Words(u64);

impl Hasher for Words {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = hash_combine(self.0, word);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_tell_values_apart() {
        let hashes = [
            hash(&(1_u8, 2_u64)),
            hash(&(2_u8, 1_u64)),
            hash(&(1_u8, 3_u64)),
            hash(&[7_u16; 5]),
            hash(&[7_u16; 6]),
        ];
        for (i, hash) in hashes.iter().enumerate() {
            assert!(!hashes[..i].contains(hash), "{hashes:x?}");
        }
        assert_eq!(hash(&(1_u8, 2_u64)), hashes[0]);
    }

    #[test]
    fn hash_combine_distinguishes_the_order_of_words() {
        let hashes = [
            hash_combine(1, 6),
            hash_combine(6, 1),
            hash_combine(7, 0),
            hash_combine(0, 7),
            hash_combine(3, 4),
        ];
        for (i, hash) in hashes.iter().enumerate() {
            assert!(!hashes[..i].contains(hash), "{hashes:x?}");
        }
    }
}
