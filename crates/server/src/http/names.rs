//! Names: which are allowed, and what guests are called.

use crate::problem::Problem;
use crate::tokens::random;

/// Animals and plants of the hills: a guest is called after one of them.
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

/// A name for a guest.
pub(super) fn guest_name() -> String {
    let [animal, high, low] = random::<3>();
    let number = 100 + u16::from_be_bytes([high, low]) % 9900;
    format!("{} {number}", GUESTS[usize::from(animal) % GUESTS.len()])
}

/// A name as it will be shown, if it may be one.
pub(super) fn allowed(name: &str) -> Result<String, Problem> {
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
    fn names_are_letters_and_little_else() {
        for name in ["Ann", "Zoé", "two words", "a-b_c", "  Mac  Lean "] {
            assert!(allowed(name).is_ok(), "{name}");
        }
        for name in ["", "x", "a\"b", "<b>", "--", "a\u{202e}b", &"x".repeat(25), "a/b"] {
            assert_eq!(allowed(name), Err(Problem::BadName), "{name}");
        }
        assert_eq!(allowed("  Mac   Lean ").unwrap(), "Mac Lean");
    }

    #[test]
    fn a_guest_has_a_name_that_is_allowed() {
        for _ in 0..200 {
            let name = guest_name();
            assert_eq!(allowed(&name), Ok(name.clone()));
        }
    }
}
