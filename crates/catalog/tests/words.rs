//! Phrases with arguments.

use catalog::{Language, Words};

const OWN: &[(&str, &str)] =
    &[("en", "call = { $who } has { $count ->\n    [one] one card\n   *[other] { $count } cards\n}")];

#[test]
fn names_that_look_like_numbers_stay_text() {
    let words = Words::with(Language::English, OWN);
    for name in ["007", "Nan", "inf", "Infinity", "1e5", "+5", "-0", "3.10", "99999999999999999999"] {
        let said = words.find("call", [("who", name), ("count", "2")]);
        assert_eq!(said, Some(format!("{name} has 2 cards")));
    }
    assert_eq!(words.find("call", [("who", "Ann"), ("count", "1")]).as_deref(), Some("Ann has one card"));
}
