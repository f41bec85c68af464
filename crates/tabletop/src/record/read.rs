//! Reading records.

use super::{BadRecord, Beginning, Played, Record, RecordFlaw, mark};
use crate::Verdict;
use crate::notation::excerpt;

impl std::str::FromStr for Record {
    type Err = BadRecord;

    /// Reads a text that contains one record.
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
    /// Reads a text that contains one record, which needs no result if its game is unfinished.
    pub fn read_going_on(text: &str) -> Result<Record, BadRecord> {
        match text.parse() {
            // If a header names a result, the end of the record was lost: parsing fails again.
            Err(bad @ BadRecord { flaw: RecordFlaw::NoResult, .. }) => {
                format!("{text} {}", mark(None)).parse().map_err(|_| bad)
            }
            read => read,
        }
    }
}

/// Reads the records of a text one at a time; stops after the first error.
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

fn parse_mark(text: &str) -> Result<Option<Verdict>, ()> {
    match text {
        "*" => Ok(None),
        "=" => Ok(Some(Verdict::Draw)),
        "-" => Ok(Some(Verdict::Nobody)),
        seat => seat.parse().map(|seat| Some(Verdict::Won(seat))),
    }
}

/// The headers with a field of their own in [`Record`]; others are kept as text.
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

    /// Consumes this many bytes.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Skips white space and returns the rest of the line.
    fn skip_blank(&mut self) -> Option<&'a str> {
        let blank = self.rest.len() - self.rest.trim_start().len();
        self.take(blank);
        (!self.rest.is_empty()).then(|| self.rest.lines().next().unwrap_or(""))
    }

    fn bad<T>(&self, flaw: RecordFlaw) -> Result<T, BadRecord> {
        Err(BadRecord { line: self.line, flaw })
    }

    /// Skips comments before or after a record.
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
                    if !text.is_empty() && !comment.is_empty() {
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
