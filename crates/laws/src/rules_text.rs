//! Law: the rules are complete in every language, with the same rule ids in the same order.

use tabletop::Game;

/// Returns the ids of the rules, such as `ST-M1`, in the order of the text.
///
/// # Panics
/// If a language is missing, has no rules, or has other rules than the first language.
pub fn check_rules_text<G: Game>() -> Vec<&'static str> {
    let (_, english) = G::RULES.split_once("\n# English\n").expect("a section # English");
    let (english, french) = english.split_once("\n# Français\n").expect("a section # Français");
    let prefix = format!("{}-", G::TAG.to_uppercase());
    let ids = |text: &'static str| -> Vec<&'static str> {
        let bold = text.split("**").skip(1).step_by(2);
        bold.filter(|text| text.starts_with(&prefix) && !text.contains(char::is_whitespace)).collect()
    };
    let english = ids(english);
    assert!(!english.is_empty(), "there are no rules");
    assert_eq!(english, ids(french), "both languages have the same rules");
    english
}
