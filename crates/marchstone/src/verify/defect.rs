//! The defects of a record, and their texts.

use catalog::{BadReplay, Words};
use tabletop::{Allowed, BadOption, BadRecord, Phrase, Record, RecordFlaw, Refusal, Seat};

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Defect {
    /// It cannot be parsed.
    Unreadable { line: usize, flaw: RecordFlaw },
    /// It does not replay, for another reason than an action.
    Replay(BadReplay),
    /// An action is illegal; `legal` lists those that were legal instead.
    Action { number: usize, refusal: Refusal, legal: Vec<String> },
    /// Some headers of the shuffle proof are there, but not this one.
    NoHeader(String),
    /// This header of the shuffle proof is malformed.
    BadHeader(String),
    /// The commitment is not the hash of the secret.
    Commitment,
    /// The seed does not come from secret, round and nonces.
    Seed,
    /// It begins with a position instead of a deal.
    NotDealt,
    /// Its round number does not follow that of the previous record.
    Round { found: u8, expected: u8 },
    /// Commitment or nonces differ from those of the previous round.
    CommitmentChanged,
    /// The commitment differs from the one that the user noted.
    UnexpectedCommitment,
    /// The nonce of this seat differs from the one that the user noted.
    UnexpectedNonce(Seat),
    /// The user noted a commitment or nonces, but the record has none.
    NoCommitment,
}

/// The number of legal actions listed in a message.
const LISTED_ACTIONS: usize = 24;

impl Defect {
    /// The defect of a record that does not replay, with the actions that were legal instead.
    pub(crate) fn from_replay(bad: BadReplay, record: &Record) -> Defect {
        let BadReplay::Action { number, refusal } = bad else { return Defect::Replay(bad) };
        let mut before = record.clone();
        before.played.truncate(number - 1);
        before.result = None;
        let legal = catalog::replay(&before).map(|table| table.legal()).unwrap_or_default();
        Defect::Action { number, refusal, legal }
    }

    /// The message in the user's language.
    pub(crate) fn message(&self, words: &Words) -> String {
        words.say(&match self {
            Defect::Unreadable { line, flaw } => {
                Phrase::new("verify-flaw").with("line", line).with("why", words.say(&flaw_phrase(flaw)))
            }
            Defect::Action { number, refusal, legal } => {
                let mut listed: Vec<&str> = legal.iter().take(LISTED_ACTIONS).map(String::as_str).collect();
                if legal.len() > LISTED_ACTIONS {
                    listed.push("…");
                }
                let key = if legal.is_empty() { "verify-action" } else { "verify-action-legal" };
                let phrase =
                    Phrase::new(key).with("number", number).with("why", refusal_text(refusal, words));
                if legal.is_empty() { phrase } else { phrase.with("legal", listed.join(" ")) }
            }
            Defect::Replay(bad) => bad_replay(bad),
            Defect::NoHeader(key) => Phrase::new("verify-no-header").with("key", key),
            Defect::BadHeader(key) => Phrase::new("verify-bad-header").with("key", key),
            Defect::Commitment => Phrase::new("verify-commitment"),
            Defect::Seed => Phrase::new("verify-seed"),
            Defect::NotDealt => Phrase::new("verify-not-dealt"),
            Defect::Round { found, expected } => {
                Phrase::new("verify-round").with("found", found).with("expected", expected)
            }
            Defect::CommitmentChanged => Phrase::new("verify-other-promise"),
            Defect::UnexpectedCommitment => Phrase::new("verify-other-commitment"),
            Defect::UnexpectedNonce(seat) => Phrase::new("verify-other-nonce").with("seat", seat),
            Defect::NoCommitment => Phrase::new("verify-no-promise"),
        })
    }
}

/// Why a text is not a record, and in which line.
pub(crate) fn unreadable_record(bad: &BadRecord, words: &Words) -> String {
    Defect::Unreadable { line: bad.line, flaw: bad.flaw.clone() }.message(words)
}

fn flaw_phrase(flaw: &RecordFlaw) -> Phrase {
    match flaw {
        RecordFlaw::Header(text) => Phrase::new("verify-flaw-header").with("text", text),
        RecordFlaw::Twice(key) => Phrase::new("verify-flaw-twice").with("key", key),
        RecordFlaw::Missing(key) => Phrase::new("verify-no-header").with("key", key),
        RecordFlaw::Value { key, value, .. } => {
            Phrase::new("verify-flaw-value").with("key", key).with("value", value)
        }
        RecordFlaw::OpenComment => Phrase::new("verify-flaw-comment"),
        RecordFlaw::NoResult => Phrase::new("verify-flaw-no-result"),
        RecordFlaw::TwoResults { header, last } => {
            Phrase::new("verify-flaw-two-results").with("header", header).with("last", last)
        }
        RecordFlaw::More => Phrase::new("verify-flaw-more"),
        RecordFlaw::NoSuchSeat(seat, players) => {
            Phrase::new("verify-flaw-seat").with("seat", seat).with("players", players)
        }
        RecordFlaw::Empty => Phrase::new("verify-empty"),
    }
}

/// Why an action was refused; the rules have their own words for illegal actions.
pub(crate) fn refusal_text(refusal: &Refusal, words: &Words) -> String {
    match refusal {
        Refusal::Illegal { action, phrase, .. } => format!("{action}: {}", words.say(phrase)),
        Refusal::BadAction(bad) => words.say(&Phrase::new("verify-no-action").with("text", bad.text())),
        Refusal::GameOver | Refusal::Blind | Refusal::OthersTurn => words.say(&Phrase::new("verify-over")),
    }
}

/// Why a record does not replay.
pub(crate) fn bad_replay(bad: &BadReplay) -> Phrase {
    match bad {
        BadReplay::UnknownGame(game) => Phrase::new("verify-game").with("game", game),
        BadReplay::NoOptions => Phrase::new("verify-options"),
        BadReplay::NoRulesVersion => Phrase::new("verify-flaw-value").with("key", "Rules").with("value", "?"),
        BadReplay::Option(bad) => bad_option(bad),
        BadReplay::Position(_) => Phrase::new("verify-position"),
        BadReplay::OtherGame => Phrase::new("verify-other-game"),
        BadReplay::Result { recorded, found } => {
            Phrase::new("verify-result").with("told", recorded).with("found", found)
        }
        // `Defect::Action` has its own message, with the number.
        BadReplay::Action { .. } => Phrase::new("verify-over"),
    }
}

/// Why a game does not accept these options or this number of players.
pub(crate) fn bad_option(bad: &BadOption) -> Phrase {
    match bad {
        BadOption::Unknown { name, known } => {
            Phrase::new("verify-option-unknown").with("name", name).with("known", known)
        }
        BadOption::NotAllowed { name, value, allowed } => {
            let phrase = Phrase::new("verify-option-value").with("name", name).with("value", value);
            match allowed {
                Allowed::Flag => phrase.with("allowed", "flag"),
                Allowed::Words(words) => phrase.with("allowed", "words").with("known", words.join(", ")),
                Allowed::Range(least, most) => {
                    phrase.with("allowed", "range").with("least", least).with("most", most)
                }
                Allowed::SeatOrRandom => phrase.with("allowed", "seat"),
            }
        }
        BadOption::RulesVersion { version, newest, .. } => {
            Phrase::new("verify-rules-version").with("version", version).with("newest", newest)
        }
        BadOption::Players { seats, least, most } if least == most => {
            Phrase::new("verify-players-only").with("seats", seats).with("most", most)
        }
        BadOption::Players { seats, least, most } => {
            Phrase::new("verify-players").with("seats", seats).with("least", least).with("most", most)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{BadAction, BadPosition};

    /// One defect of every kind.
    fn all() -> Vec<Defect> {
        let flaws = [
            RecordFlaw::Header("x".to_owned()),
            RecordFlaw::Twice("Date".to_owned()),
            RecordFlaw::Missing("Seed"),
            RecordFlaw::Value { key: "Players", value: "two".to_owned(), expected: "a number" },
            RecordFlaw::OpenComment,
            RecordFlaw::NoResult,
            RecordFlaw::TwoResults { header: "A".to_owned(), last: "B".to_owned() },
            RecordFlaw::More,
            RecordFlaw::NoSuchSeat(Seat::B, 1),
            RecordFlaw::Empty,
        ];
        let illegal = Refusal::Illegal {
            action: "r5@3".to_owned(),
            why: "no".to_owned(),
            phrase: Phrase::new("st-game-name"),
        };
        let refusals = [illegal, Refusal::BadAction(BadAction::new("x", "no")), Refusal::GameOver];
        let allowed =
            [Allowed::Flag, Allowed::Words(&["y", "z"]), Allowed::Range(2, 6), Allowed::SeatOrRandom];
        let replays = [
            BadReplay::UnknownGame("go".to_owned()),
            BadReplay::NoOptions,
            BadReplay::Option(BadOption::Unknown { name: "x".to_owned(), known: "y".to_owned() }),
            BadReplay::Option(BadOption::Players { seats: 9, least: 2, most: 2 }),
            BadReplay::Option(BadOption::Players { seats: 9, least: 2, most: 5 }),
            BadReplay::Option(BadOption::RulesVersion { version: 9, oldest: 1, newest: 2 }),
            BadReplay::NoRulesVersion,
            BadReplay::Position(BadPosition::flaw("turn", "x", "no")),
            BadReplay::OtherGame,
            BadReplay::Result { recorded: 'A', found: 'B' },
        ];
        let mut all = vec![
            Defect::NoHeader("Round".to_owned()),
            Defect::BadHeader("Secret".to_owned()),
            Defect::Commitment,
            Defect::Seed,
            Defect::NotDealt,
            Defect::Round { found: 3, expected: 1 },
            Defect::CommitmentChanged,
            Defect::UnexpectedCommitment,
            Defect::UnexpectedNonce(Seat::A),
            Defect::NoCommitment,
        ];
        all.extend(flaws.map(|flaw| Defect::Unreadable { line: 1, flaw }));
        for legal in [Vec::new(), vec!["r5@4".to_owned()], vec!["r5@4".to_owned(); 2 * LISTED_ACTIONS]] {
            let action = |refusal| Defect::Action { number: 1, refusal, legal: legal.clone() };
            all.extend(refusals.clone().map(action));
        }
        all.extend(replays.map(Defect::Replay));
        all.extend(allowed.map(|allowed| {
            let value = "y".to_owned();
            Defect::Replay(BadReplay::Option(BadOption::NotAllowed { name: "x", value, allowed }))
        }));
        all
    }

    #[test]
    fn every_defect_has_a_message_in_every_language() {
        let languages = catalog::LANGUAGES.map(crate::words::words);
        for defect in all() {
            let texts = languages.each_ref().map(|words| defect.message(words));
            crate::words::assert_all_differ(&texts);
            assert!(texts.iter().all(|text| !text.contains("verify-") && !text.contains('{')), "{texts:?}");
        }
    }
}
