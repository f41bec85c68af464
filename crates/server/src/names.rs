//! Valid names, and the names of guests.

use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton};

use crate::problem::Problem;
use crate::tokens::random;

/// The first parts of guest names: animals and plants of the hills.
pub const GUEST_WORDS: [&str; 16] = [
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

/// A random name for a guest. The number gets longer with each attempt, so a free name is always found.
pub(crate) fn guest_name(attempt: u32) -> String {
    let [animal, number @ ..] = random::<9>();
    let largest = 10_u64.pow(4 + attempt.min(8));
    let number = u64::from_be_bytes(number) % largest;
    format!("{} {number}", GUEST_WORDS[usize::from(animal) % GUEST_WORDS.len()])
}

/// A name with compatibility forms and white space normalised. Control characters, which the database refuses, are replaced.
fn normalised(name: &str) -> String {
    let visible =
        |c: char| if c.is_control() && !c.is_whitespace() { char::REPLACEMENT_CHARACTER } else { c };
    let folded: String = name.nfkc().map(visible).collect();
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The form in which names are found: names that differ only in case and white space are the same.
pub(crate) fn key(name: &str) -> String {
    normalised(name).to_lowercase()
}

/// The form in which new names are compared: names that look alike have the same one (the skeleton of UTS 39).
pub(crate) fn look(name: &str) -> String {
    skeleton(&normalised(name)).collect::<String>().to_lowercase()
}

/// Normalises a name and checks it: visible letters and digits of scripts that are written together (UTS 39, highly
/// restrictive), spaces and dashes.
pub(crate) fn validate(name: &str) -> Result<String, Problem> {
    let name = normalised(name);
    let letter = |c: char| c.is_alphanumeric() && c.identifier_allowed();
    let one_script =
        name.split(' ').all(|word| word.check_restriction_level(RestrictionLevel::HighlyRestrictive));
    let fits = (2..=24).contains(&name.chars().count())
        && name.chars().all(|c| letter(c) || matches!(c, ' ' | '-' | '_'))
        && name.chars().any(letter)
        && one_script;
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
    fn letters_of_scripts_that_do_not_belong_together_and_invisible_ones_are_refused() {
        for name in ["Аnn", "Αnn", "A\u{3164}nn", "A\u{115f}nn", "An\u{200d}n", "An\u{ad}n", "𝕏\u{e0041}nn"]
        {
            assert_eq!(validate(name), Err(Problem::BadName), "{}", name.escape_unicode());
        }
        for name in ["Анна", "Άννα", "安娜 Anna", "アンナ安", "José", "Zoë", "Åsa"] {
            assert!(validate(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn compatibility_forms_are_the_same_name() {
        assert_eq!(validate("Ａｎｎ").unwrap(), "Ann");
        assert_eq!(validate("Zoe\u{301}").unwrap(), "Zoé");
        for same in [" Ann", "ANN", "  a\u{a0}nn "] {
            let expected = if same.contains('\u{a0}') { "a nn" } else { "ann" };
            assert_eq!(key(same), expected);
        }
    }

    #[test]
    fn names_that_look_alike_have_the_same_look() {
        for (one, other) in [("paypal", "раураl"), ("Ian", "lan"), ("Bob 10", "Bob 1O"), ("corn", "com")]
        {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("Ann"), look("Anna"));
    }

    #[test]
    fn guest_names_are_valid_and_do_not_run_out() {
        for attempt in (0..20).cycle().take(400) {
            let name = guest_name(attempt);
            assert_eq!(validate(&name), Ok(name.clone()));
        }
        let digits = |attempt| guest_name(attempt).split(' ').nth(1).map_or(0, str::len);
        assert!((0..100).map(|_| digits(8)).max() >= Some(10), "the space grows with the attempts");
    }
}
