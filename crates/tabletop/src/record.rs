//! A game as a text file: headers, actions, result. What PGN is to chess.

use std::fmt::{self, Write};

use crate::notation::excerpt;
use crate::{Seat, Seed, Verdict};

/// Where a recorded game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// With a deal from this seed.
    Seed(Seed),
    /// With a position. What chance was still to come follows from the seed, if one was kept.
    Position(String, Option<Seed>),
}

/// One recorded action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The action, in the game's notation.
    pub action: String,
    /// Whether a turn begins with it.
    pub opens_turn: bool,
    /// What somebody remarked after it.
    pub comment: Option<String>,
}

/// One recorded game, not yet checked against its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The options, as JSON.
    pub options: String,
    /// How many played.
    pub players: u8,
    /// Where it began.
    pub beginning: Beginning,
    /// When it was played.
    pub date: Option<String>,
    /// Who played, by seat.
    pub names: Vec<(Seat, String)>,
    /// Any other header, for instance `Match` and `Round`.
    pub others: Vec<(String, String)>,
    /// What was done.
    pub played: Vec<Played>,
    /// How it ended; `None` if it did not.
    pub result: Option<Verdict>,
}

/// A text that is no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {flaw}")]
pub struct BadRecord {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub flaw: RecordFlaw,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordFlaw {
    /// A header line has another form.
    #[error("a header is [Key \"value\"], not {0}")]
    Header(String),
    /// The same header stands twice.
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
        /// What it should be.
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
    /// Something follows the one record that was expected.
    #[error("the record has ended, but something follows")]
    More,
    /// A seat does not take part.
    #[error("{0} has no part in a game of {1}")]
    NoSuchSeat(Seat, u8),
    /// There is nothing.
    #[error("there is no record here")]
    Empty,
}

/// A result as records write it.
fn mark(result: Option<Verdict>) -> char {
    result.map_or('*', Verdict::mark)
}

fn parse_mark(text: &str) -> Result<Option<Verdict>, ()> {
    match text {
        "*" => Ok(None),
        "=" => Ok(Some(Verdict::Draw)),
        "-" => Ok(Some(Verdict::Nobody)),
        seat => seat.parse().map(|seat| Some(Verdict::Won(seat))),
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut header = |key: &str, value: &str| {
            let value: String = value.chars().filter(|c| !c.is_control()).collect();
            writeln!(f, "[{key} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
        };
        header("Game", &self.game)?;
        header("Options", &self.options)?;
        header("Players", &self.players.to_string())?;
        match &self.beginning {
            Beginning::Seed(seed) => header("Seed", &seed.to_string())?,
            Beginning::Position(position, seed) => {
                header("Position", position)?;
                if let Some(seed) = seed {
                    header("Seed", &seed.to_string())?;
                }
            }
        }
        if let Some(date) = &self.date {
            header("Date", date)?;
        }
        header("Result", &mark(self.result).to_string())?;
        for (seat, name) in &self.names {
            header(&seat.to_string(), name)?;
        }
        for (key, value) in &self.others {
            header(key, value)?;
        }
        writeln!(f)?;
        let mut line = Line { text: String::new() };
        let mut turn = 0;
        for played in &self.played {
            let mut word = String::new();
            if played.opens_turn {
                turn += 1;
                write!(word, "{turn}. ")?;
            }
            word.push_str(&played.action);
            line.push(&word, f)?;
            if let Some(comment) = &played.comment {
                line.push(&format!("{{{}}}", comment.replace('}', ")")), f)?;
            }
        }
        line.push(&mark(self.result).to_string(), f)?;
        writeln!(f, "{}", line.text)
    }
}

/// A line of words that is broken before it gets long.
struct Line {
    text: String,
}

impl Line {
    fn push(&mut self, word: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.text.is_empty() && self.text.len() + word.len() >= 100 {
            writeln!(f, "{}", self.text)?;
            self.text.clear();
        }
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(word);
        Ok(())
    }
}

impl std::str::FromStr for Record {
    type Err = BadRecord;

    /// Reads the one record of a text.
    fn from_str(text: &str) -> Result<Record, BadRecord> {
        let mut reader = Reader::new(text);
        let record = reader.record()?;
        match reader.skip_blank() {
            Some(_) => reader.bad(RecordFlaw::More),
            None => Ok(record),
        }
    }
}

impl Record {
    /// Reads the one record of a text that may have no result yet, because its game goes on.
    pub fn read_going_on(text: &str) -> Result<Record, BadRecord> {
        match text.parse() {
            // A header that tells a result shows that the end was lost.
            Err(bad @ BadRecord { flaw: RecordFlaw::NoResult, .. }) => {
                format!("{text} {}", mark(None)).parse().map_err(|_| bad)
            }
            read => read,
        }
    }
}

/// Reads records that follow each other in one text, one at a time; it stops after the first bad one.
pub fn read_records(text: &str) -> impl Iterator<Item = Result<Record, BadRecord>> + '_ {
    let mut reader = Reader::new(text);
    let mut stopped = false;
    std::iter::from_fn(move || {
        if stopped || reader.skip_blank().is_none() {
            return None;
        }
        let record = reader.record();
        stopped = record.is_err();
        Some(record)
    })
}

/// The headers with a place of their own in a record; the others are kept as they are.
const KNOWN: &[&str] = &["Game", "Options", "Players", "Seed", "Position", "Date", "Result"];

struct Reader<'a> {
    rest: &'a str,
    /// The line where `rest` begins.
    line: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1 }
    }

    /// Takes that many bytes.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Goes to the next word and shows the line from there.
    fn skip_blank(&mut self) -> Option<&'a str> {
        let blank = self.rest.len() - self.rest.trim_start().len();
        self.take(blank);
        (!self.rest.is_empty()).then(|| self.rest.lines().next().unwrap_or(""))
    }

    fn bad<T>(&self, flaw: RecordFlaw) -> Result<T, BadRecord> {
        Err(BadRecord { line: self.line, flaw })
    }

    /// Skips remarks that stand before or after a record.
    fn skip_comments(&mut self) -> Result<(), BadRecord> {
        while self.skip_blank().is_some_and(|line| line.starts_with('{')) {
            let Some(end) = self.rest.find('}') else { return self.bad(RecordFlaw::OpenComment) };
            self.take(end + 1);
        }
        Ok(())
    }

    fn record(&mut self) -> Result<Record, BadRecord> {
        self.skip_comments()?;
        let headers = self.headers()?;
        let find = |key: &str| headers.iter().find(|(name, _)| name == key).map(|(_, value)| value);
        let need = |key: &'static str| match find(key) {
            Some(value) => Ok(value.as_str()),
            None => self.bad(RecordFlaw::Missing(key)),
        };
        let game = need("Game")?.to_owned();
        let options = find("Options").map_or("{}", String::as_str).to_owned();
        let players =
            self.value("Players", need("Players")?, "a number", |text| text.parse().map_err(drop))?;
        let seed = match find("Seed") {
            Some(text) => {
                Some(self.value("Seed", text, "64 hexadecimal digits", |text| text.parse().map_err(drop))?)
            }
            None => None,
        };
        let beginning = match (find("Position"), seed) {
            (Some(position), seed) => Beginning::Position(position.clone(), seed),
            (None, Some(seed)) => Beginning::Seed(seed),
            (None, None) => return self.bad(RecordFlaw::Missing("Seed")),
        };
        let header_result = match find("Result") {
            Some(text) => Some(self.value("Result", text, "a seat, =, - or *", parse_mark)?),
            None => None,
        };
        let date = find("Date").cloned();
        let (mut names, mut others) = (Vec::new(), Vec::new());
        for (key, value) in headers {
            match key.parse() {
                Ok(seat) => names.push((seat, value)),
                Err(()) if !KNOWN.contains(&key.as_str()) => others.push((key, value)),
                Err(()) => {}
            }
        }
        let (played, result) = self.moves()?;
        let named = names.iter().map(|(seat, _)| *seat).chain(result.and_then(Verdict::winner));
        if let Some(seat) = named.into_iter().find(|seat| seat.index() >= usize::from(players)) {
            return self.bad(RecordFlaw::NoSuchSeat(seat, players));
        }
        if let Some(header) = header_result
            && header != result
        {
            let (header, last) = (mark(header).to_string(), mark(result).to_string());
            return self.bad(RecordFlaw::TwoResults { header, last });
        }
        self.skip_comments()?;
        Ok(Record { game, options, players, beginning, date, names, others, played, result })
    }

    fn value<T>(
        &self,
        key: &'static str,
        text: &str,
        expected: &'static str,
        parse: impl Fn(&str) -> Result<T, ()>,
    ) -> Result<T, BadRecord> {
        match parse(text) {
            Ok(value) => Ok(value),
            Err(()) => self.bad(RecordFlaw::Value { key, value: excerpt(text), expected }),
        }
    }

    fn headers(&mut self) -> Result<Vec<(String, String)>, BadRecord> {
        let mut headers: Vec<(String, String)> = Vec::new();
        while let Some(line) = self.skip_blank() {
            if !line.starts_with('[') {
                break;
            }
            let Some((key, value)) = header(line.trim_end()) else {
                return self.bad(RecordFlaw::Header(excerpt(line)));
            };
            if headers.iter().any(|(known, _)| known == key) {
                return self.bad(RecordFlaw::Twice(excerpt(key)));
            }
            headers.push((key.to_owned(), value));
            self.take(line.len());
        }
        if headers.is_empty() {
            let flaw = self.skip_blank().map_or(RecordFlaw::Empty, |line| RecordFlaw::Header(excerpt(line)));
            return self.bad(flaw);
        }
        Ok(headers)
    }

    /// The actions up to and including the result.
    fn moves(&mut self) -> Result<(Vec<Played>, Option<Verdict>), BadRecord> {
        let mut played: Vec<Played> = Vec::new();
        let mut opens_turn = false;
        while self.skip_blank().is_some() {
            if self.rest.starts_with('{') {
                let Some(end) = self.rest.find('}') else { return self.bad(RecordFlaw::OpenComment) };
                let comment = self.take(end + 1)[1..end].trim();
                if let Some(last) = played.last_mut() {
                    let text = last.comment.get_or_insert_default();
                    if !text.is_empty() {
                        text.push(' ');
                    }
                    text.push_str(comment);
                }
                continue;
            }
            if self.rest.starts_with('[') {
                break;
            }
            let digits = self.rest.len() - self.rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 && self.rest[digits..].starts_with('.') {
                self.take(digits + 1);
                opens_turn = true;
                continue;
            }
            let end = self.rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(self.rest.len());
            let word = self.take(end);
            if let Ok(result) = parse_mark(word) {
                return Ok((played, result));
            }
            played.push(Played { action: word.to_owned(), opens_turn, comment: None });
            opens_turn = false;
        }
        self.bad(RecordFlaw::NoResult)
    }
}

/// `[Key "value"]`; quotation marks inside the value may be escaped with a backslash, or not.
fn header(line: &str) -> Option<(&str, String)> {
    let inner = line.strip_prefix('[')?.strip_suffix("\"]")?;
    let (key, value) = inner.split_once(" \"")?;
    if key.is_empty() || !key.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    let mut unescaped = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        unescaped.push(if c == '\\' { chars.next()? } else { c });
    }
    Some((key, unescaped))
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
    fn numbers_are_optional_and_quotes_may_stand_bare() {
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
    fn remarks_may_stand_around_a_record() {
        let record: Record = TEXT.parse().unwrap();
        assert_eq!(format!("{{a game}}\n{TEXT} {{the end}}\n").parse(), Ok(record));
    }

    #[test]
    fn a_game_that_goes_on_has_no_result_yet() {
        let open = TEXT.replace("[Result \"B\"]\n", "").replace(" end B", " end");
        let record = Record::read_going_on(&open).unwrap();
        assert_eq!((record.played.len(), record.result), (4, None));
        assert_eq!(Record::read_going_on(TEXT), TEXT.parse());
        // A record that lost its end is another thing.
        let torn = TEXT.replace(" end B", " end");
        assert_eq!(Record::read_going_on(&torn).unwrap_err().flaw, RecordFlaw::NoResult);
    }

    #[test]
    fn many_records_follow_each_other() {
        let all: Vec<_> = read_records(&TEXT.repeat(3)).collect::<Result<_, _>>().unwrap();
        assert_eq!(all.len(), 3);
        assert_eq!(read_records(" \n").count(), 0);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
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
