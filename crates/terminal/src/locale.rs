//! The reader's language: what this client says itself, what it shares with the browser client, and names of things.

use catalog::{Language, Words};
use wire::{Occupant, Phrase, Problem, SeatState, State};

/// What the client says itself; the browser client's words come before, as both speak of the same things.
const WORDS: &[(&str, &str)] = &[
    ("en", include_str!("../../../web/words/en.ftl")),
    ("fr", include_str!("../../../web/words/fr.ftl")),
    ("en", include_str!("../words/en.ftl")),
    ("fr", include_str!("../words/fr.ftl")),
];

/// Everything that can be said, in one language.
#[derive(Debug)]
pub(crate) struct Locale {
    words: Words,
    language: Language,
}

/// The language of the surroundings: the first of these variables that says anything.
pub(crate) fn language_from_env(variable: impl Fn(&str) -> Option<String>) -> Language {
    let said =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|text| !text.is_empty());
    said.and_then(|text| text.parse().ok()).unwrap_or_default()
}

impl Locale {
    /// Gathers the words of a language.
    pub(crate) fn new(language: Language) -> Locale {
        Locale { words: Words::with(language, WORDS), language }
    }

    /// Which language it is.
    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// The message of this key, if there is one.
    pub(crate) fn find(&self, key: &str, args: &[(&str, &str)]) -> Option<String> {
        self.words.find(key, args.iter().copied())
    }

    /// The message of this key.
    pub(crate) fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        let said = self.find(key, args);
        debug_assert!(said.is_some(), "no words for {key} {args:?}");
        said.unwrap_or_else(|| key.to_owned())
    }

    /// A message that mentions nothing.
    pub(crate) fn t(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// The name of a game.
    pub(crate) fn game(&self, name: &str) -> String {
        self.find(&format!("game-{name}"), &[]).unwrap_or_else(|| name.to_owned())
    }

    /// The name of an option of a game.
    pub(crate) fn option(&self, game: &str, name: &str) -> String {
        let own = self.find(&format!("option-{game}-{name}"), &[]);
        own.or_else(|| self.find(&format!("option-{name}"), &[])).unwrap_or_else(|| name.to_owned())
    }

    /// The value of an option.
    pub(crate) fn value(&self, game: &str, name: &str, value: &serde_json::Value) -> String {
        use serde_json::Value as Json;
        match value {
            Json::Bool(true) => self.t("term-yes"),
            Json::Bool(false) => self.t("term-no"),
            Json::Null => self.t("option-by-players"),
            Json::String(word) => {
                let own = self.find(&format!("option-{game}-{name}-{word}"), &[]);
                own.or_else(|| self.find(&format!("option-{name}-{word}"), &[]))
                    .unwrap_or_else(|| word.clone())
            }
            other => other.to_string(),
        }
    }

    /// The name of a bot's level.
    pub(crate) fn level(&self, level: &str) -> String {
        self.find(&format!("level-{level}"), &[]).unwrap_or_else(|| level.to_owned())
    }

    fn occupant(&self, who: Option<&Occupant>) -> String {
        match who {
            None => self.t("seat-free"),
            Some(Occupant::Bot { level }) => self.level(level),
            Some(Occupant::Player(player)) => clean(&player.name),
        }
    }

    /// Why something was not done.
    pub(crate) fn problem(&self, problem: &Problem, names: &Names) -> String {
        let by_rules = problem.phrase.as_ref().and_then(|phrase| names.phrase(self, phrase));
        by_rules
            .or_else(|| self.find(&format!("problem-{}", problem.code), &[]))
            .unwrap_or_else(|| clean(&problem.message))
    }
}

/// Nothing that comes from elsewhere may move the cursor.
pub(crate) fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// The names at a table: of its seats and of its cards.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    seats: Vec<(String, String)>,
    game: String,
    /// Whether cards have their names of the classic edition.
    classic: bool,
}

impl Names {
    /// The names at this table. Two of one name are told apart by their seats.
    pub(crate) fn of(locale: &Locale, state: &State) -> Names {
        let plain: Vec<String> = state.seats.iter().map(|seat| locale.occupant(seat.who.as_ref())).collect();
        let name = |(at, seat): (usize, &SeatState)| {
            let name = &plain[at];
            let twice = plain.iter().filter(|other| *other == name).count() > 1;
            let args = [("name", name.as_str()), ("seat", seat.seat.as_str())];
            (seat.seat.clone(), if twice { locale.say("seat-numbered", &args) } else { name.clone() })
        };
        Names {
            seats: state.seats.iter().enumerate().map(name).collect(),
            game: state.setup.game.clone(),
            classic: state.setup.options.get("edition").is_some_and(|edition| edition == "classic"),
        }
    }

    /// Who sits there.
    pub(crate) fn seat<'a>(&'a self, seat: &'a str) -> &'a str {
        self.seats.iter().find(|(letter, _)| letter == seat).map_or(seat, |(_, name)| name)
    }

    /// A card in words.
    pub(crate) fn card(&self, locale: &Locale, code: &str) -> String {
        let named = match self.game.as_str() {
            "schotten-totten" => self.clan_or_tactic(locale, code),
            "lords-of-scotland" => clan(locale, code),
            _ => None,
        };
        named.unwrap_or_else(|| code.to_owned())
    }

    fn clan_or_tactic(&self, locale: &Locale, code: &str) -> Option<String> {
        let classic = self.classic.then(|| locale.find(&format!("st-card-{code}.classic"), &[])).flatten();
        if let Some(tactic) = classic.or_else(|| locale.find(&format!("st-card-{code}"), &[])) {
            return Some(tactic);
        }
        let (colour, value) = code.split_at_checked(1)?;
        let colour = locale.find(&format!("st-colour-{colour}"), &[])?;
        locale.find("card-clan", &[("colour", &colour), ("value", value)])
    }

    /// What was said by the rules; `None` if they said something this client does not know.
    pub(crate) fn phrase(&self, locale: &Locale, phrase: &Phrase) -> Option<String> {
        let spoken = |(name, value): (&String, &String)| {
            let text = match name.as_str() {
                "seat" | "owner" => self.seat(value).to_owned(),
                "card" | "clan" | "blockers" | "missing" => {
                    value.split(' ').map(|code| self.card(locale, code)).collect::<Vec<_>>().join(", ")
                }
                // The symbols are drawn, not lettered; messages choose only by the neutral one.
                "face" => {
                    crate::boards::face_sign(value).map_or_else(|| value.clone(), |sign| sign.to_string())
                }
                "power" => bloodline(locale, value).unwrap_or_else(|| self.card(locale, value)),
                _ => value.clone(),
            };
            (name.clone(), text)
        };
        let args: Vec<(String, String)> = phrase.args.iter().map(spoken).collect();
        let args: Vec<(&str, &str)> =
            args.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        locale.find(&phrase.key, &args)
    }
}

/// A bloodline of Lords of Scotland by its letter.
pub(crate) fn bloodline(locale: &Locale, letter: &str) -> Option<String> {
    (letter.len() == 1).then(|| locale.find(&format!("ls-bloodline-{letter}"), &[])).flatten()
}

/// A clan of Lords of Scotland: its bloodline and its strength in decimal digits.
fn clan(locale: &Locale, code: &str) -> Option<String> {
    let (letter, digit) = code.split_at_checked(1)?;
    let strength = if letter == "b" { 12 } else { u8::from_str_radix(digit, 16).ok()? };
    Some(format!("{} {strength}", bloodline(locale, letter)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_says_the_language() {
        let with = |name: &'static str, value: &'static str| {
            language_from_env(move |asked| (asked == name).then(|| value.to_owned()))
        };
        assert_eq!(with("LANG", "fr_FR.UTF-8"), Language::French);
        assert_eq!(with("LC_ALL", "fr"), Language::French);
        assert_eq!(with("LANG", "C.UTF-8"), Language::English);
        let both = language_from_env(|name| Some(if name == "LC_ALL" { "" } else { "fr_CH" }.to_owned()));
        assert_eq!(both, Language::French);
    }

    #[test]
    fn both_languages_say_the_same() {
        let own: Vec<_> = WORDS[2..].to_vec();
        laws::check_translations(&own);
    }

    #[test]
    fn nothing_moves_the_cursor() {
        assert_eq!(clean("a\u{1b}[2Jb"), "a\u{fffd}[2Jb");
    }
}
