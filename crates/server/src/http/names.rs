//! Valid names, and the names of guests.

use crate::problem::Problem;
use crate::tokens::random;

/// The first parts of guest names: animals and plants of the hills.
const GUESTS: [&str; 16] = [
    "Otter",
    "Heron",
    "Thistle",
    "Curlew",
    "Rowan",
    "Badger",
    "Plover",
    "Heather",
    "Salmon",
    "Osprey",
    "Bracken",
    "Marten",
    "Puffin",
    "Juniper",
    "Ptarmigan",
    "Gorse",
];

/// A random name for a guest.
pub(super) fn guest_name() -> String {
    let [animal, high, low] = random::<3>();
    let number = 100 + u16::from_be_bytes([high, low]) % 9900;
    format!("{} {number}", GUESTS[usize::from(animal) % GUESTS.len()])
}

/// Normalises white space and checks a name.
pub(super) fn validate(name: &str) -> Result<String, Problem> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name = words.join(" ");
    let length = name.chars().count();
    let fits = (2..=24).contains(&length)
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
        && name.chars().any(char::is_alphanumeric);
    if fits { Ok(name) } else { Err(Problem::BadName) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_letters_digits_spaces_and_dashes() {
        for name in ["Ann", "Zoé", "two words", "a-b_c", "  Mac  Lean "] {
            assert!(validate(name).is_ok(), "{name}");
        }
        for name in ["", "x", "a\"b", "<b>", "--", "a\u{202e}b", &"x".repeat(25), "a/b"] {
            assert_eq!(validate(name), Err(Problem::BadName), "{name}");
        }
        assert_eq!(validate("  Mac   Lean ").unwrap(), "Mac Lean");
    }

    #[test]
    fn guest_names_are_valid() {
        for _ in 0..200 {
            let name = guest_name();
            assert_eq!(validate(&name), Ok(name.clone()));
        }
    }
}
