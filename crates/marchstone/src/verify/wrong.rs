//! What can be wrong with a record, in words.

use catalog::{BadReplay, Words};
use tabletop::{Allowed, BadOption, BadRecord, Phrase, Record, RecordFlaw, Refusal, Seat};

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    /// It cannot be read.
    Unreadable { line: usize, flaw: RecordFlaw },
    /// It does not replay.
    Replay(BadReplay),
    /// An action was not legal; these were.
    Action { number: usize, refusal: Refusal, legal: Vec<String> },
    /// It tells something about its shuffle, but not this.
    NoHeader(String),
    /// A header about the shuffle cannot mean anything.
    BadHeader(String),
    /// The commitment is not the hash of the secret.
    Commitment,
    /// The seed does not come from secret, round and nonces.
    Seed,
    /// It began with a position, not with a deal.
    NotDealt,
    /// Another round had to come.
    Round { found: u8, expected: u8 },
    /// The rounds of one match do not share commitment and nonces.
    OtherPromise,
    /// The commitment is not the one that was noted.
    OtherCommitment,
    /// The nonce of a seat is not the one that was noted.
    OtherNonce(Seat),
    /// Something was noted, but the record tells nothing about its shuffle.
    NoPromise,
}

/// How many of the actions that were legal are told.
const SOME: usize = 24;

impl Wrong {
    /// Why a record does not replay. What was legal instead is worked out only now that something is wrong.
    pub(crate) fn of(bad: BadReplay, record: &Record) -> Wrong {
        let BadReplay::Action { number, refusal } = bad else { return Wrong::Replay(bad) };
        let mut before = record.clone();
        before.played.truncate(number - 1);
        before.result = None;
        let legal = catalog::replay(&before).map(|table| table.legal()).unwrap_or_default();
        Wrong::Action { number, refusal, legal }
    }
}

impl Wrong {
    /// The whole reason in the reader's language.
    pub(crate) fn say(&self, words: &Words) -> String {
        words.say(&match self {
            Wrong::Unreadable { line, flaw } => {
                Phrase::new("verify-flaw").with("line", line).with("why", words.say(&flawed(flaw)))
            }
            Wrong::Action { number, refusal, legal } => {
                let mut some: Vec<&str> = legal.iter().take(SOME).map(String::as_str).collect();
                if legal.len() > SOME {
                    some.push("…");
                }
                let key = if legal.is_empty() { "verify-action" } else { "verify-action-legal" };
                let phrase = Phrase::new(key).with("number", number).with("why", refused(refusal, words));
                if legal.is_empty() { phrase } else { phrase.with("legal", some.join(" ")) }
            }
            Wrong::Replay(bad) => replayed(bad),
            Wrong::NoHeader(key) => Phrase::new("verify-no-header").with("key", key),
            Wrong::BadHeader(key) => Phrase::new("verify-bad-header").with("key", key),
            Wrong::Commitment => Phrase::new("verify-commitment"),
            Wrong::Seed => Phrase::new("verify-seed"),
            Wrong::NotDealt => Phrase::new("verify-not-dealt"),
            Wrong::Round { found, expected } => {
                Phrase::new("verify-round").with("found", found).with("expected", expected)
            }
            Wrong::OtherPromise => Phrase::new("verify-other-promise"),
            Wrong::OtherCommitment => Phrase::new("verify-other-commitment"),
            Wrong::OtherNonce(seat) => Phrase::new("verify-other-nonce").with("seat", seat),
            Wrong::NoPromise => Phrase::new("verify-no-promise"),
        })
    }
}

/// What is wrong with a text, and where.
pub(crate) fn flawed_at(bad: &BadRecord, words: &Words) -> String {
    Wrong::Unreadable { line: bad.line, flaw: bad.flaw.clone() }.say(words)
}

fn flawed(flaw: &RecordFlaw) -> Phrase {
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

/// Why a move is none. The rules have words of their own for it.
pub(crate) fn refused(refusal: &Refusal, words: &Words) -> String {
    match refusal {
        Refusal::Illegal { action, phrase, .. } => format!("{action}: {}", words.say(phrase)),
        Refusal::BadAction(bad) => words.say(&Phrase::new("verify-no-action").with("text", bad.text())),
        Refusal::GameOver | Refusal::Blind | Refusal::OthersTurn => words.say(&Phrase::new("verify-over")),
    }
}

pub(crate) fn replayed(bad: &BadReplay) -> Phrase {
    match bad {
        BadReplay::UnknownGame(game) => Phrase::new("verify-game").with("game", game),
        BadReplay::NoOptions => Phrase::new("verify-options"),
        BadReplay::Option(bad) => option(bad),
        BadReplay::Position(_) => Phrase::new("verify-position"),
        BadReplay::OtherGame => Phrase::new("verify-other-game"),
        BadReplay::Result { told, found } => {
            Phrase::new("verify-result").with("told", told).with("found", found)
        }
        // Told together with its number.
        BadReplay::Action { .. } => Phrase::new("verify-over"),
    }
}

/// Why options or a number of players do not fit a game.
pub(crate) fn option(bad: &BadOption) -> Phrase {
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

    /// One of each.
    fn all() -> Vec<Wrong> {
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
            BadReplay::Position(BadPosition::flaw("turn", "x", "no")),
            BadReplay::OtherGame,
            BadReplay::Result { told: 'A', found: 'B' },
        ];
        let mut all = vec![
            Wrong::NoHeader("Round".to_owned()),
            Wrong::BadHeader("Secret".to_owned()),
            Wrong::Commitment,
            Wrong::Seed,
            Wrong::NotDealt,
            Wrong::Round { found: 3, expected: 1 },
            Wrong::OtherPromise,
            Wrong::OtherCommitment,
            Wrong::OtherNonce(Seat::A),
            Wrong::NoPromise,
        ];
        all.extend(flaws.map(|flaw| Wrong::Unreadable { line: 1, flaw }));
        for legal in [Vec::new(), vec!["r5@4".to_owned()], vec!["r5@4".to_owned(); 2 * SOME]] {
            let action = |refusal| Wrong::Action { number: 1, refusal, legal: legal.clone() };
            all.extend(refusals.clone().map(action));
        }
        all.extend(replays.map(Wrong::Replay));
        all.extend(allowed.map(|allowed| {
            let value = "y".to_owned();
            Wrong::Replay(BadReplay::Option(BadOption::NotAllowed { name: "x", value, allowed }))
        }));
        all
    }

    #[test]
    fn everything_is_said_in_both_languages() {
        let [english, french] = catalog::LANGUAGES.map(crate::words::words);
        for wrong in all() {
            let texts = [wrong.say(&english), wrong.say(&french)];
            assert_ne!(texts[0], texts[1]);
            assert!(texts.iter().all(|text| !text.contains("verify-") && !text.contains('{')), "{texts:?}");
        }
    }
}
