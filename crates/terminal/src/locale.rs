//! Texts in the user's language: those of the client, those that it shares with the browser client, and those of the
//! games.

use std::fmt::Display;
use std::sync::LazyLock;

use catalog::{Language, Words};
use serde_json::Value as Json;
use wire::{Occupant, Phrase, Player, Problem, SeatState, Setup, State};

/// The texts of this client, after those of the browser client, because both describe the same things.
static WORDS: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let shared: &[_] = tabletop::translations!("/../../web/words/", ".ftl");
    let tutorial: &[_] = tabletop::translations!("/../../web/words/tutorial/", ".ftl");
    let lessons = catalog::TEXTS.iter().flat_map(|texts| texts.lesson_words);
    let own: &[_] = tabletop::translations!("/words/", ".ftl");
    shared.iter().chain(tutorial).chain(lessons).chain(own).copied().chain(crate::boards::words()).collect()
});

/// All texts in one language.
#[derive(Debug)]
pub(crate) struct Locale {
    words: Words,
    language: Language,
}

/// The language of the locale: that of the first of these variables that is set.
pub(crate) fn language_from_env(variable: impl Fn(&str) -> Option<String>) -> Language {
    let locale =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|text| !text.is_empty());
    locale.and_then(|text| text.parse().ok()).unwrap_or_default()
}

impl Locale {
    pub(crate) fn new(language: Language) -> Locale {
        Locale { words: Words::with(language, WORDS.as_slice()), language }
    }

    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// The message with this key, if it exists.
    pub(crate) fn find(&self, key: &str, args: &[(&str, &str)]) -> Option<String> {
        self.words.find(key, args.iter().copied())
    }

    /// The message with this key.
    pub(crate) fn say(&self, key: &str, args: &[(&str, &dyn Display)]) -> String {
        let args: Vec<(&str, String)> = args.iter().map(|(name, value)| (*name, value.to_string())).collect();
        let text = self.words.find(key, args.iter().map(|(name, value)| (*name, value.as_str())));
        debug_assert!(text.is_some(), "no message for {key} {args:?}");
        text.unwrap_or_else(|| key.to_owned())
    }

    /// The message with this key, without arguments.
    pub(crate) fn t(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A label with its value: French has a space before the colon.
    pub(crate) fn labelled(&self, label: &str, value: &str) -> String {
        self.say("term-setting", &[("name", &label), ("value", &value)])
    }

    /// A message of a game, by its key without the prefix of the game.
    pub(crate) fn find_of_game(&self, game: &str, key: &str, args: &[(&str, &str)]) -> Option<String> {
        let prefix = catalog::game(game)?.tag();
        self.find(&format!("{prefix}-{key}"), args)
    }

    /// The name of a game.
    pub(crate) fn game(&self, name: &str) -> String {
        self.find_of_game(name, "game-name", &[]).unwrap_or_else(|| name.to_owned())
    }

    /// The name of an option of a game.
    pub(crate) fn option(&self, game: &str, name: &str) -> String {
        self.find_option(game, name).unwrap_or_else(|| name.to_owned())
    }

    /// The value of an option of a game.
    pub(crate) fn value(&self, game: &str, name: &str, value: &Json) -> String {
        match value {
            Json::Bool(true) => self.t("term-yes"),
            Json::Bool(false) => self.t("term-no"),
            Json::Null => self.t("option-by-players"),
            Json::String(word) => {
                self.find_option(game, &format!("{name}-{word}")).unwrap_or_else(|| word.clone())
            }
            other => other.to_string(),
        }
    }

    /// The text of an option or of one of its values: the game's own, or that of the client.
    fn find_option(&self, game: &str, option: &str) -> Option<String> {
        self.find_of_game(game, &format!("option-{option}"), &[])
            .or_else(|| self.find(&format!("option-{game}-{option}"), &[]))
            .or_else(|| self.find(&format!("option-{option}"), &[]))
    }

    /// The name of a bot level.
    pub(crate) fn level(&self, level: &str) -> String {
        self.find(&format!("level-{level}"), &[]).unwrap_or_else(|| level.to_owned())
    }

    /// The name of a player, of a bot level, or of a free seat.
    pub(crate) fn occupant(&self, who: Option<&Occupant>) -> String {
        match who {
            None => self.t("seat-free"),
            Some(Occupant::Bot { level }) => self.level(level),
            Some(Occupant::Player(player)) => self.player(player),
        }
    }

    /// The name of a player; a deleted account has none of its own.
    pub(crate) fn player(&self, player: &Player) -> String {
        if player.name.is_empty() { self.t("player-deleted") } else { sanitized(&player.name) }
    }

    /// Why a request was refused.
    pub(crate) fn problem(&self, problem: &Problem, names: &Names) -> String {
        let by_rules = problem.phrase.as_ref().and_then(|phrase| names.phrase(self, phrase));
        let with_rule = |reason: String| match &problem.rule {
            Some(rule) => self.say("term-rule", &[("reason", &reason), ("rule", rule)]),
            None => reason,
        };
        by_rules
            .map(with_rule)
            .or_else(|| self.find(&format!("problem-{}", problem.code), &[]))
            .unwrap_or_else(|| sanitized(&problem.message))
    }
}

/// The text without control characters: names and messages of others must not send escape sequences to the terminal.
pub(crate) fn sanitized(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

/// The names at a table: of its seats and of its pieces.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    seats: Vec<(String, String)>,
    game: String,
    /// See [`variants`].
    variants: Vec<String>,
}

/// The words by which texts depend on the options of a table, as attributes of a message (`st-card-SP.classic`): the
/// values of options that are words, and the names of flags that are set.
pub(crate) fn variants(setup: &Setup) -> Vec<String> {
    let variant = |(name, value): (&String, &Json)| match value {
        Json::String(word) => Some(word.clone()),
        Json::Bool(true) => Some(name.clone()),
        _ => None,
    };
    setup.options.iter().filter_map(variant).collect()
}

impl Names {
    /// The names at this table. Bots of the same level get a name of their own, people of the same name their seat.
    pub(crate) fn of(locale: &Locale, state: &State) -> Names {
        let plain: Vec<String> = state.seats.iter().map(|seat| locale.occupant(seat.who.as_ref())).collect();
        let name = |(at, seat): (usize, &SeatState)| {
            let name = &plain[at];
            let twice = plain.iter().filter(|other| *other == name).count() > 1;
            let unique = match &seat.who {
                Some(Occupant::Bot { .. }) if twice => {
                    locale.say("bot-named", &[("level", name), ("seat", &seat.seat)])
                }
                Some(_) if twice => locale.say("seat-numbered", &[("name", name), ("seat", &seat.seat)]),
                _ => name.clone(),
            };
            (seat.seat.clone(), unique)
        };
        Names {
            seats: state.seats.iter().enumerate().map(name).collect(),
            game: state.setup.game.clone(),
            variants: variants(&state.setup),
        }
    }

    /// The name of the player in a seat.
    pub(crate) fn seat<'a>(&'a self, seat: &'a str) -> &'a str {
        self.seats.iter().find(|(letter, _)| letter == seat).map_or(seat, |(_, name)| name)
    }

    /// A message of the game, without its prefix: the variant for the options of the table, if there is one.
    pub(crate) fn find(&self, locale: &Locale, key: &str, args: &[(&str, &str)]) -> Option<String> {
        let variant = |variant: &String| locale.find_of_game(&self.game, &format!("{key}.{variant}"), args);
        self.variants.iter().find_map(variant).or_else(|| locale.find_of_game(&self.game, key, args))
    }

    /// The name of a piece, or its code if the game has no name for it.
    pub(crate) fn piece(&self, locale: &Locale, code: &str) -> String {
        self.find_piece(locale, code).unwrap_or_else(|| code.to_owned())
    }

    /// The name of a piece: `card-<code>`, or `card` with the first character of the code as `$suit` and the rest as
    /// `$rank`.
    pub(crate) fn find_piece(&self, locale: &Locale, code: &str) -> Option<String> {
        let named = self.find(locale, &format!("card-{code}"), &[]);
        named.or_else(|| {
            let (suit, rank) = code.split_at_checked(1).filter(|_| has_suit(code))?;
            locale.find_of_game(&self.game, "card", &[("suit", suit), ("rank", rank)])
        })
    }

    /// The names of several pieces, separated by commas.
    pub(crate) fn pieces(&self, locale: &Locale, codes: &[impl AsRef<str>]) -> String {
        codes.iter().map(|code| self.piece(locale, code.as_ref())).collect::<Vec<_>>().join(", ")
    }

    /// A phrase of the rules; `None` if this client has no message for it. Seats and cards get their names; a game can
    /// name other values with `argument-<name>-<value>`. As in [`find`](Self::find), a variant for the options of the
    /// table comes first, so that each edition has its own names.
    pub(crate) fn phrase(&self, locale: &Locale, phrase: &Phrase) -> Option<String> {
        let argument = |(name, value): (&String, &String)| {
            let text = match name.as_str() {
                "seat" | "owner" | "winner" => self.seat(value).to_owned(),
                "card" | "cards" | "clan" | "blockers" | "missing" => {
                    self.pieces(locale, &value.split(' ').collect::<Vec<_>>())
                }
                _ => locale
                    .find_of_game(&self.game, &format!("argument-{name}-{value}"), &[])
                    .unwrap_or_else(|| value.clone()),
            };
            (name.clone(), text)
        };
        let args: Vec<(String, String)> = phrase.args.iter().map(argument).collect();
        let args: Vec<(&str, &str)> =
            args.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let variant = |variant: &String| locale.find(&format!("{}.{variant}", phrase.key), &args);
        self.variants.iter().find_map(variant).or_else(|| locale.find(&phrase.key, &args))
    }
}

/// Whether a code is a lower-case letter with a digit or a capital, or with two of them: `r5`, `sA`.
fn has_suit(code: &str) -> bool {
    let (suit, rank) = code.split_at_checked(1).unwrap_or_default();
    let rank_character = |c: char| c.is_ascii_digit() || c.is_ascii_uppercase();
    suit.chars().all(|c| c.is_ascii_lowercase())
        && (1..=2).contains(&rank.len())
        && rank.chars().all(rank_character)
}

#[cfg(test)]
mod tests {
    use catalog::LANGUAGES;

    use super::*;

    #[test]
    fn the_language_follows_the_locale() {
        let with = |name: &'static str, value: &'static str| {
            language_from_env(move |asked| (asked == name).then(|| value.to_owned()))
        };
        assert_eq!(with("LANG", "fr_FR.UTF-8"), Language::French);
        assert_eq!(with("LC_ALL", "fr"), Language::French);
        assert_eq!(with("LANG", "de_DE.UTF-8"), Language::German);
        assert_eq!(with("LC_MESSAGES", "es_MX"), Language::Spanish);
        assert_eq!(with("LANG", "C.UTF-8"), Language::English);
        let both = language_from_env(|name| Some(if name == "LC_ALL" { "" } else { "fr_CH" }.to_owned()));
        assert_eq!(both, Language::French);
    }

    #[test]
    fn all_languages_have_the_same_messages() {
        for part in WORDS.chunks(LANGUAGES.len()) {
            laws::check_translations(part);
        }
    }

    #[test]
    fn phrases_have_the_names_of_the_edition() {
        let classic =
            Names { game: "schotten-totten".into(), variants: vec!["classic".into()], ..Names::default() };
        let modern = Names { variants: Vec::new(), ..classic.clone() };
        let args = [("seat", "A"), ("card", "r5"), ("from", "3")];
        let args = args.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let phrase = Phrase { key: "st-step-banshee".into(), args };
        let said =
            |names: &Names, language| names.phrase(&Locale::new(language), &phrase).expect("it is known");
        assert!(said(&modern, Language::English).starts_with("A plays the Banshee"));
        assert!(said(&classic, Language::English).starts_with("A plays the Deserter"));
        assert!(said(&classic, Language::French).starts_with("A joue le Déserteur"));
        assert!(said(&classic, Language::German).contains("Deserteur"));
        assert!(said(&classic, Language::Spanish).contains("Desertor"));
    }

    #[test]
    fn a_deleted_player_has_a_name_in_every_language() {
        let player =
            |name: &str| Player { id: "1".to_owned(), name: name.to_owned(), guest: false, program: false };
        let names = LANGUAGES.map(|language| {
            let locale = Locale::new(language);
            assert_eq!(locale.player(&player("Ann")), "Ann");
            locale.occupant(Some(&Occupant::Player(player(""))))
        });
        assert_eq!(names[0], "Deleted player");
        assert!(names.iter().all(|name| !name.is_empty() && !name.contains("player-deleted")), "{names:?}");
    }

    #[test]
    fn control_characters_are_replaced() {
        assert_eq!(sanitized("a\u{1b}[2Jb"), "a\u{fffd}[2Jb");
    }
}
