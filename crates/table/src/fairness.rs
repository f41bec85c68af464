//! Shuffles that players can verify; docs/fairness.md describes how.
//!
//! The home draws a secret and publishes its hash before anyone sits down. Each player's client adds a nonce. The seed
//! of a round is the hash of all of them, so neither the home nor a player alone can choose the deal; when the table
//! is over the secret is published, and everyone can compute the seed again.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::Seed;

/// The secret the shuffles of a table are derived from. Its `Debug` output hides it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A secret of these bytes, which must come from a random source.
    pub fn new(bytes: &[u8; 32]) -> Secret {
        Secret(hex(bytes))
    }

    /// Its hash, published before the deal.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(unhex(&self.0).unwrap_or_default()))
    }

    /// The secret itself, published when the table is over.
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
/// In lower case only: the seed is derived from the text, so a second spelling of a secret would be a second deal for
/// the same commitment.
pub fn commitment(secret: &str) -> Option<String> {
    let bytes = unhex(secret).filter(|_| is_nonce(secret))?;
    Some(hex(&Sha256::digest(bytes)))
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn example_of_the_documentation() {
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
    fn a_secret_has_one_spelling() {
        assert_eq!(commitment(&"AB".repeat(32)), None);
        assert_eq!(commitment("ab"), None);
        assert!(commitment(&"ab".repeat(32)).is_some());
    }

    #[test]
    fn every_part_changes_the_seed() {
        let secret = Secret::new(&[7; 32]);
        let nonces = [Some("1".repeat(64)), Some("2".repeat(64))];
        let first = secret.seed(1, &nonces);
        assert_ne!(first, secret.seed(2, &nonces));
        assert_ne!(first, secret.seed(1, &[nonces[1].clone(), nonces[0].clone()]));
        assert_ne!(first, Secret::new(&[8; 32]).seed(1, &nonces));
        assert_eq!(first, secret.seed(1, &nonces));
    }

    #[test]
    fn debug_output_hides_the_secret() {
        let secret = Secret::new(&[0xab; 32]);
        assert!(!format!("{secret:?}").contains(&secret.reveal()[..8]));
    }

    #[test]
    fn malformed_nonces_are_refused() {
        assert!(is_nonce(&"0f".repeat(32)));
        assert!(!is_nonce(&"0F".repeat(32)));
        assert!(!is_nonce("0f"));
        assert!(!is_nonce(&"g".repeat(64)));
    }
}
