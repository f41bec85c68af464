//! Records: a game as a text file of headers, actions and a result. What PGN is to chess.

mod read;
mod split;
mod write;

pub use read::read_records;
pub use split::{RawRecord, RecordSplitter};

use crate::{Seat, Seed, Verdict};

/// The start of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// A deal from this seed.
    Seed(Seed),
    /// A position, and the seed of the random choices after it, if one was kept.
    Position(String, Option<Seed>),
}

/// One recorded action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The action, in the game's notation.
    pub action: String,
    /// Whether it is the first action of a turn.
    pub opens_turn: bool,
    /// The comment after it.
    pub comment: Option<String>,
}

/// One recorded game, not yet checked against its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The options, as JSON.
    pub options: String,
    /// The number of players.
    pub players: u8,
    /// Its start.
    pub beginning: Beginning,
    /// The date on which it was played.
    pub date: Option<String>,
    /// The names of the players, by seat.
    pub names: Vec<(Seat, String)>,
    /// Any other header, for instance `Match` and `Round`.
    pub others: Vec<(String, String)>,
    /// The actions, in order.
    pub played: Vec<Played>,
    /// How it ended; `None` if it is unfinished.
    pub result: Option<Verdict>,
}

/// The header with the version of the rules.
const RULES_HEADER: &str = "Rules";

impl Record {
    /// The version of the rules of a game that began with a deal: 1 without the header `Rules`, since the first version
    /// wrote none; `None` if the header is no version. A position says itself by which rules it is played.
    pub fn rules_version(&self) -> Option<u16> {
        let header = self.others.iter().find(|(key, _)| key == RULES_HEADER);
        header.map_or(Some(1), |(_, version)| version.parse().ok())
    }

    /// Writes the version of the rules into the headers. Version 1 has none, as every record had before.
    #[must_use]
    pub fn with_rules_version(mut self, version: u16) -> Record {
        self.others.retain(|(key, _)| key != RULES_HEADER);
        if version > 1 {
            self.others.insert(0, (RULES_HEADER.to_owned(), version.to_string()));
        }
        self
    }
}

/// A text that is not a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {flaw}")]
pub struct BadRecord {
    /// The line, counted from 1.
    pub line: usize,
    /// The error on that line.
    pub flaw: RecordFlaw,
}

/// An error in a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordFlaw {
    /// A header line is malformed.
    #[error("a header is [Key \"value\"], not {0}")]
    Header(String),
    /// A header is repeated.
    #[error("the header {0} stands here a second time")]
    Twice(String),
    /// A header is missing.
    #[error("the header {0} is missing")]
    Missing(&'static str),
    /// A header's value is wrong.
    #[error("{key} cannot be \"{value}\": it is {expected}")]
    Value {
        /// The header.
        key: &'static str,
        /// Its value.
        value: String,
        /// The expected kind of value.
        expected: &'static str,
    },
    /// A comment does not end.
    #[error("a comment begins with {{ and never ends")]
    OpenComment,
    /// The record does not end with a result.
    #[error("a record ends with its result: a seat, =, - or *")]
    NoResult,
    /// The result at the end is not that of the header.
    #[error("the header says {header}, the last word says {last}")]
    TwoResults {
        /// The header's result.
        header: String,
        /// The one after the actions.
        last: String,
    },
    /// Text follows the single record that was expected.
    #[error("the record has ended, but something follows")]
    More,
    /// A seat is not part of the game.
    #[error("{0} has no part in a game of {1}")]
    NoSuchSeat(Seat, u8),
    /// The text is empty.
    #[error("there is no record here")]
    Empty,
}

/// The mark of a result.
fn mark(result: Option<Verdict>) -> char {
    result.map_or('*', Verdict::mark)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const TEXT: &str = "[Game \"fox\"]
[Options \"{\\\"first\\\":\\\"A\\\"}\"]
[Players \"2\"]
[Seed \"0000000000000000000000000000000000000000000000000000000000000000\"]
[Date \"2026-11-15\"]
[Result \"B\"]
[A \"Ada \\\"the fox\\\"\"]
[B \"Bo\"]
[Match \"spring\"]

1. r5@3 +c 2. !4 {so early} end B
";

    #[test]
    fn a_record_is_written_as_it_was_read() {
        let record: Record = TEXT.parse().unwrap();
        assert_eq!(record.options, "{\"first\":\"A\"}");
        assert_eq!(record.names[0], (Seat::A, "Ada \"the fox\"".to_owned()));
        assert_eq!(record.others, [("Match".to_owned(), "spring".to_owned())]);
        assert_eq!(record.result, Some(Verdict::Won(Seat::B)));
        let actions: Vec<&str> = record.played.iter().map(|played| played.action.as_str()).collect();
        assert_eq!(actions, ["r5@3", "+c", "!4", "end"]);
        assert_eq!(record.played[2].comment.as_deref(), Some("so early"));
        assert_eq!(record.to_string(), TEXT);
    }

    #[test]
    fn numbers_and_escapes_of_quotes_are_optional() {
        let text = TEXT
            .replace("1. ", "")
            .replace("2. ", "2.")
            .replace("\\\"first\\\":\\\"A\\\"", "\"first\":\"A\"");
        let record: Record = text.parse().unwrap();
        assert_eq!(record.options, "{\"first\":\"A\"}");
        assert_eq!(
            record.played.iter().map(|p| p.opens_turn).collect::<Vec<_>>(),
            [false, false, true, false]
        );
    }

    #[test]
    fn comments_may_surround_a_record() {
        let record: Record = TEXT.parse().unwrap();
        assert_eq!(format!("{{a game}}\n{TEXT} {{the end}}\n").parse(), Ok(record));
    }

    #[test]
    fn empty_comments_add_nothing_to_others() {
        let record: Record = TEXT.replace("{so early}", "{so} {} { early }{}").parse().unwrap();
        assert_eq!(record.to_string(), TEXT);
    }

    #[test]
    fn an_unfinished_game_needs_no_result() {
        let open = TEXT.replace("[Result \"B\"]\n", "").replace(" end B", " end");
        let record = Record::read_going_on(&open).unwrap();
        assert_eq!((record.played.len(), record.result), (4, None));
        assert_eq!(Record::read_going_on(TEXT), TEXT.parse());
        // A record whose end was cut off is refused.
        let torn = TEXT.replace(" end B", " end");
        assert_eq!(Record::read_going_on(&torn).unwrap_err().flaw, RecordFlaw::NoResult);
    }

    #[test]
    fn several_records_are_read_from_one_text() {
        let all: Vec<_> = read_records(&TEXT.repeat(3)).collect::<Result<_, _>>().unwrap();
        assert_eq!(all.len(), 3);
        assert_eq!(read_records(" \n").count(), 0);
    }

    #[test]
    fn errors_name_the_line() {
        let flaw = |from: &str, to: &str| TEXT.replace(from, to).parse::<Record>().unwrap_err().to_string();
        assert_eq!(
            flaw("[Game \"fox\"]", "[Game fox]"),
            "line 1: a header is [Key \"value\"], not [Game fox]"
        );
        assert_eq!(flaw("[Players \"2\"]\n", ""), "line 10: the header Players is missing");
        assert_eq!(flaw("\"2\"", "\"two\""), "line 11: Players cannot be \"two\": it is a number");
        assert_eq!(flaw(" B\n", "\n"), "line 12: a record ends with its result: a seat, =, - or *");
        assert_eq!(flaw(" B\n", " =\n"), "line 11: the header says B, the last word says =");
        assert_eq!(flaw("early}", "early"), "line 11: a comment begins with { and never ends");
        assert_eq!(flaw("[Match", "[Date"), "line 9: the header Date stands here a second time");
        assert_eq!("".parse::<Record>().unwrap_err().to_string(), "line 1: there is no record here");
        assert_eq!(flaw(" B\n", " B\nmore"), "line 12: the record has ended, but something follows");
        assert_eq!(flaw("[B \"Bo\"]", "[C \"Cy\"]"), "line 11: C has no part in a game of 2");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "(\\[[A-Z][a-z]{0,5} \"[^\n]{0,9}\"\\]\n|[ -~\n]{0,20}){0,8}") {
            for record in read_records(&text).flatten() {
                let again: Record = record.to_string().parse().unwrap();
                prop_assert_eq!(again.to_string(), record.to_string());
            }
        }
    }
}
