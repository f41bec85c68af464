//! Shuffles that anybody can check. docs/fairness.md tells how.
//!
//! The server draws a secret and tells its hash before anybody sits down. Each player's own machine adds a
//! nonce. The seed of a round is the hash of all of them, so neither the server nor a player alone can choose
//! the deal; when all is over the secret is told, and everybody can compute the seed again.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::Seed;

/// What a shuffle comes from, as long as it is secret.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A new one, from the system's random source.
    pub fn draw() -> Secret {
        Secret(hex(&random::<32>()))
    }

    /// Its hash, to be told before the deal.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(unhex(&self.0).unwrap_or_default()))
    }

    /// The secret itself, to be told when all is over.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The seed of a round.
    pub fn seed(&self, round: u8, nonces: &[Option<String>]) -> Seed {
        seed(&self.0, round, nonces)
    }
}

/// The seed of a round: SHA-256 of these lines, each ended by a line feed: `marchstone-shuffle-1`, the secret,
/// the number of the round, and each seat's nonce or `-`.
pub fn seed(secret: &str, round: u8, nonces: &[Option<String>]) -> Seed {
    let mut text = format!("marchstone-shuffle-1\n{secret}\n{round}\n");
    for nonce in nonces {
        text.push_str(nonce.as_deref().unwrap_or("-"));
        text.push('\n');
    }
    Seed(Sha256::digest(text.as_bytes()).into())
}

/// The commitment that belongs to a secret, or none if the text is not 64 hexadecimal digits in lower case.
/// In lower case only: the seed comes from the text, so whoever could choose how a secret is written could
/// choose among many deals for one commitment.
pub fn commitment(secret: &str) -> Option<String> {
    let bytes = unhex(secret).filter(|_| is_nonce(secret))?;
    Some(hex(&Sha256::digest(bytes)))
}

/// SHA-256.
pub(crate) fn digest(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// SHA-256 in hexadecimal digits: how tokens are kept.
pub(crate) fn hash(text: &str) -> String {
    hex(&digest(text))
}

/// Bytes from the system's random source.
///
/// # Panics
/// If the system has none: nothing can be fair or safe then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// Lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    Some(pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

/// Whether a text can be a nonce: 64 lower-case hexadecimal digits.
pub fn is_nonce(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// A word that nobody can guess: 20 letters and digits, 100 bits.
pub(crate) fn unguessable() -> String {
    word(&random())
}

/// The same from a text: always the same one, which nobody can guess who cannot guess the text.
pub(crate) fn unguessable_from(text: &str) -> String {
    word(digest(text).first_chunk().expect("it is longer"))
}

fn word(bytes: &[u8; 20]) -> String {
    const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_documentation() {
        let secret = "00".repeat(31) + "01";
        assert_eq!(
            commitment(&secret).unwrap(),
            "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5"
        );
        let nonces = [Some("aa".repeat(32)), None];
        let lines = format!("marchstone-shuffle-1\n{secret}\n1\n{}\n-\n", "aa".repeat(32));
        assert_eq!(seed(&secret, 1, &nonces), Seed(Sha256::digest(lines.as_bytes()).into()));
    }

    #[test]
    fn a_secret_has_one_way_to_be_written() {
        assert_eq!(commitment(&"AB".repeat(32)), None);
        assert_eq!(commitment("ab"), None);
        assert!(commitment(&"ab".repeat(32)).is_some());
    }

    #[test]
    fn every_part_changes_the_seed() {
        let secret = Secret::draw();
        let nonces = [Some("1".repeat(64)), Some("2".repeat(64))];
        let first = secret.seed(1, &nonces);
        assert_ne!(first, secret.seed(2, &nonces));
        assert_ne!(first, secret.seed(1, &[nonces[1].clone(), nonces[0].clone()]));
        assert_ne!(first, Secret::draw().seed(1, &nonces));
        assert_eq!(first, secret.seed(1, &nonces));
    }

    #[test]
    fn a_secret_is_not_shown_by_accident() {
        let secret = Secret::draw();
        assert!(!format!("{secret:?}").contains(&secret.reveal()[..8]));
    }

    #[test]
    fn what_is_no_nonce_is_refused() {
        assert!(is_nonce(&"0f".repeat(32)));
        assert!(!is_nonce(&"0F".repeat(32)));
        assert!(!is_nonce("0f"));
        assert!(!is_nonce(&"g".repeat(64)));
    }
}
