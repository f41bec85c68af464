//! Random identifiers and tokens, and their hashes.

use sha2::{Digest, Sha256};
use table::fairness::hex;

/// SHA-256.
pub(crate) fn digest(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// SHA-256 in hexadecimal digits: tokens are stored in this form.
pub(crate) fn hash(text: &str) -> String {
    hex(&digest(text))
}

/// Bytes from the system's random source.
///
/// # Panics
/// If the system has no random source: the server cannot work without one.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A random identifier of 20 letters and digits (100 bits).
pub(crate) fn random_id() -> String {
    encode(&random())
}

/// An identifier derived from a text: the same text gives the same one, and it is as hard to guess as the text.
pub(crate) fn derived_id(text: &str) -> String {
    encode(digest(text).first_chunk().expect("a digest has 32 bytes"))
}

fn encode(bytes: &[u8; 20]) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}
