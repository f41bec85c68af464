//! Law: the rules are complete in every language, with the same rule ids in the same order.

use tabletop::{Game, LANGUAGES, Language};

/// Returns the ids of the rules, such as `ST-M1`, in the order of the text.
///
/// # Panics
/// If a language is missing, has no rules, or has other rules than the first language.
pub fn check_rules_text<G: Game>() -> Vec<&'static str> {
    let languages: Vec<&str> = G::RULES.iter().map(|(language, _)| *language).collect();
    assert_eq!(languages, LANGUAGES.map(Language::tag));
    let prefix = format!("{}-", G::TAG.to_uppercase());
    let ids = |text: &'static str| -> Vec<&'static str> {
        let bold = text.split("**").skip(1).step_by(2);
        bold.filter(|text| text.starts_with(&prefix) && !text.contains(char::is_whitespace)).collect()
    };
    let (_, first) = G::RULES[0];
    let expected = ids(first);
    assert!(!expected.is_empty(), "there are no rules");
    for (language, text) in G::RULES {
        assert_eq!(expected, ids(text), "{language} has the same rules as {}", languages[0]);
    }
    expected
}
