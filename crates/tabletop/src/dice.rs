//! The only source of randomness.
//!
//! A game's random stream is the `ChaCha20` keystream of its seed (nonce 0, 64-bit counter from 0), read as little-endian
//! words. Search and benchmarks, whose games are not replayed, can use a faster source.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// Words fetched from the cipher at a time: four blocks.
const BUFFER: usize = 64;

/// The 32 bytes that determine every random choice of one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// Hides the seed: it reveals every hidden card and must not get into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A text that is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(BadSeed);
        }
        let digit = |byte: u8| (byte as char).to_digit(16).ok_or(BadSeed);
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Ok(Seed(bytes))
    }
}

/// A source of random choices. A clone continues from the same place, independently.
#[derive(Clone)]
pub struct Dice(Source);

// The stream is large, but few dice exist, and boxing it would cost an allocation per copy.
#[allow(clippy::large_enum_variant)]
#[derive(Clone)]
enum Source {
    /// The documented stream (docs/notation.md), the same for every implementation.
    Stream(Stream),
    /// Only for simulations.
    Quick(Quick),
}

/// wyrand: one multiplication per word.
#[derive(Clone, Copy)]
struct Quick(u64);

impl Quick {
    #[inline]
    const fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        fold_product(self.0, self.0 ^ 0xe703_7ed1_a0b4_28db)
    }

    /// The bias is at most n / 2³², too small for any simulation to notice.
    #[inline]
    const fn below(&mut self, n: u32) -> u32 {
        ((self.word() as u64 * n as u64) >> 32) as u32
    }
}

/// The exclusive or of both halves of the product of two words, of which the low 32 bits are kept.
#[inline]
const fn fold_product(one: u64, two: u64) -> u32 {
    if cfg!(target_arch = "wasm32") { fold_by_halves(one, two) } else { fold_wide(one, two) }
}

#[inline]
const fn fold_wide(one: u64, two: u64) -> u32 {
    let product = one as u128 * two as u128;
    ((product >> 64) as u64 ^ product as u64) as u32
}

/// The same without a wide product, which WebAssembly has no instruction for.
#[inline]
const fn fold_by_halves(one: u64, two: u64) -> u32 {
    const LOW: u64 = 0xffff_ffff;
    let (one_low, one_high, two_low, two_high) = (one & LOW, one >> 32, two & LOW, two >> 32);
    let low = one_low * two_low;
    let (left, right) = (one_high * two_low, one_low * two_high);
    let carry = ((low >> 32) + (left & LOW) + (right & LOW)) >> 32;
    let high = (one_high * two_high).wrapping_add(left >> 32).wrapping_add(right >> 32).wrapping_add(carry);
    (high ^ low) as u32
}

#[derive(Clone)]
struct Stream {
    seed: Seed,
    /// The number of words read so far.
    position: u64,
    /// The words around that position.
    buffer: [u32; BUFFER],
    /// Whether the buffer holds them. At the end of a buffer it never does.
    filled: bool,
}

impl Stream {
    #[inline]
    fn word(&mut self) -> u32 {
        let at = (self.position % BUFFER as u64) as usize;
        if !self.filled {
            self.fill(at);
        }
        self.position += 1;
        self.filled = at + 1 < BUFFER;
        self.buffer[at]
    }

    /// A number from 0 to `n - 1`, as documented.
    // Not inlined: callers that simulate never come here.
    #[inline(never)]
    fn below(&mut self, n: u32) -> u32 {
        loop {
            let word = self.word();
            let rest = word % n;
            // Skip words ≥ ⌊2³²/n⌋·n, the last, incomplete run of n.
            if u64::from(word - rest) + u64::from(n) <= 1 << 32 {
                return rest;
            }
        }
    }

    #[cold]
    fn fill(&mut self, at: usize) {
        let mut stream = ChaCha20Rng::from_seed(self.seed.0);
        stream.set_word_pos(u128::from(self.position - at as u64));
        self.buffer.fill_with(|| stream.next_u32());
    }
}

impl Dice {
    /// The random stream of a game, from its first word.
    pub fn from_seed(seed: Seed) -> Dice {
        Dice::from_word(seed, 0)
    }

    /// The random stream of a game after this number of words.
    pub fn from_word(seed: Seed, position: u64) -> Dice {
        Dice(Source::Stream(Stream { seed, position, buffer: [0; BUFFER], filled: false }))
    }

    /// The number of words of a game's stream that were read; 0 for a source of simulations.
    pub const fn words(&self) -> u64 {
        match &self.0 {
            Source::Stream(stream) => stream.position,
            Source::Quick(_) => 0,
        }
    }

    /// A fast source for simulations.
    pub const fn quick(seed: u64) -> Dice {
        Dice(Source::Quick(Quick(seed)))
    }

    /// The next word of the stream.
    #[inline]
    pub fn word(&mut self) -> u32 {
        match &mut self.0 {
            Source::Stream(stream) => stream.word(),
            Source::Quick(quick) => quick.word(),
        }
    }

    /// A number from 0 to `n - 1`, each equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "cannot choose from no numbers");
        match &mut self.0 {
            Source::Stream(stream) => stream.below(n),
            Source::Quick(quick) => quick.below(n),
        }
    }

    /// One of the items, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Shuffles; index 0 is the top of a pile.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        match &mut self.0 {
            Source::Stream(stream) => shuffle(items, |n| stream.below(n)),
            Source::Quick(quick) => {
                // A copy, so that the state stays in a register.
                let mut copy = *quick;
                shuffle(items, |n| copy.below(n));
                *quick = copy;
            }
        }
    }
}

/// The shuffle of the notation; `below` chooses numbers from 0 to less than its argument.
#[inline]
fn shuffle<T>(items: &mut [T], mut below: impl FnMut(u32) -> u32) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(i as u32 + 1) as usize);
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counting_seed() -> Seed {
        Seed(std::array::from_fn(|i| i as u8))
    }

    #[test]
    fn the_stream_of_the_counting_seed_is_the_documented_one() {
        let mut dice = Dice::from_seed(counting_seed());
        let words: Vec<u32> = (0..4).map(|_| dice.word()).collect();
        assert_eq!(words, [0x7d2b_fd39, 0x6a19_c5d9, 0x7703_bd8d, 0x494a_dcb8]);
    }

    #[test]
    fn the_shuffle_of_the_counting_seed_is_the_documented_one() {
        let mut items: Vec<u32> = (0..10).collect();
        Dice::from_seed(counting_seed()).shuffle(&mut items);
        assert_eq!(items, [6, 1, 9, 7, 0, 2, 4, 5, 8, 3]);
    }

    /// The keystream bytes of the original cipher with key 0 and nonce 0, blocks 0 and 1
    /// (draft-agl-tls-chacha20poly1305, test vector 1; RFC 8439 appendix A.1, vectors 1 and 2).
    #[test]
    fn published_vectors_zero_key() {
        let published = "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7\
                         da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586\
                         9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed\
                         29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f";
        assert_eq!(keystream(Seed([0; 32]), 32), published);
    }

    /// RFC 8439 appendix A.1, vector 3 has key …01 and counter 1; its block 0 is the draft's vector 2.
    #[test]
    fn published_vectors_key_one() {
        let mut key = [0; 32];
        key[31] = 1;
        let published = "4540f05a9f1fb296d7736e7b208e3c96eb4fe1834688d2604f450952ed432d41\
                         bbe2a0b6ea7566d2a5d1e7e20d42af2c53d792b1c43fea817e9ad275ae546963\
                         3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a\
                         8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0";
        assert_eq!(keystream(Seed(key), 32), published);
    }

    fn keystream(seed: Seed, words: usize) -> String {
        let mut dice = Dice::from_seed(seed);
        let bytes: Vec<u8> = (0..words).flat_map(|_| dice.word().to_le_bytes()).collect();
        bytes.chunks_exact(32).map(|half| Seed(half.try_into().unwrap()).to_string()).collect()
    }

    #[test]
    fn below_skips_the_words_of_the_incomplete_last_run() {
        // ⌊2³²/n⌋·n = 3·2³⁰ for n = 3·2³⁰: every word from there on is skipped.
        let n = 3 << 30;
        let mut words = Dice::from_seed(counting_seed());
        let mut choices = Dice::from_seed(counting_seed());
        let expected: Vec<u32> =
            std::iter::repeat_with(|| words.word()).filter(|word| *word < n).take(100).collect();
        let chosen: Vec<u32> = (0..100).map(|_| choices.below(n)).collect();
        assert_eq!(chosen, expected);
    }

    #[test]
    fn both_ways_to_fold_a_product_are_equal() {
        let mut state = 1;
        for _ in 0..100_000 {
            let mut word = || {
                let quick: &mut u64 = &mut state;
                *quick = quick.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                *quick ^ *quick >> 29
            };
            let (one, two) = (word(), word());
            assert_eq!(fold_by_halves(one, two), fold_wide(one, two), "{one:x} {two:x}");
        }
        for (one, two) in [(u64::MAX, u64::MAX), (0, u64::MAX), (1 << 63, 3), (0xffff_ffff, u64::MAX)] {
            assert_eq!(fold_by_halves(one, two), fold_wide(one, two));
        }
    }

    #[test]
    fn quick_dice_choose_alike_one_by_one_and_in_a_shuffle() {
        let (mut one, mut two) = (Dice::quick(5), Dice::quick(5));
        let (mut shuffled, mut expected) = ([0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 2, 3, 4, 5, 6, 7]);
        one.shuffle(&mut shuffled);
        for i in (1..expected.len()).rev() {
            expected.swap(i, two.below(i as u32 + 1) as usize);
        }
        assert_eq!((shuffled, one.word()), (expected, two.word()));
    }

    #[test]
    fn a_clone_continues_from_the_same_place() {
        let mut dice = Dice::from_seed(counting_seed());
        for _ in 0..100 {
            dice.word();
        }
        let mut again = dice.clone();
        let words: Vec<u32> = (0..200).map(|_| dice.word()).collect();
        assert_eq!(words, (0..200).map(|_| again.word()).collect::<Vec<_>>());
    }

    #[test]
    fn seeds_read_either_case_and_write_lower_case() {
        let text = "00ABCDEF".repeat(8);
        let seed: Seed = text.parse().unwrap();
        assert_eq!(seed.to_string(), text.to_lowercase());
        assert_eq!("00".parse::<Seed>(), Err(BadSeed));
        assert_eq!("g".repeat(64).parse::<Seed>(), Err(BadSeed));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(BadSeed));
        assert_eq!(format!("{seed:?}"), "Seed(…)");
    }
}
