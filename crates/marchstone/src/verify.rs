//! `marchstone verify`: checks that records follow the rules, and that their deals come from the committed secrets.
//!
//! Records are read, checked and dropped, so files may have any length.

mod check;
mod defect;

use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;

use catalog::{Language, Words};
use tabletop::{Describe, Phrase, RawRecord, Record, Seat};

use crate::record_stream::{Location, RecordStream, StreamError, sanitized};
use crate::words::words;
use check::{CheckedRecord, Checker, Ending, ExpectedShuffle, Verified};
pub(crate) use defect::{Defect, bad_option, bad_replay, refusal_text, unreadable_record};

/// The arguments of `marchstone verify`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files with records; - reads standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The commitment you noted before the deal: 64 hexadecimal digits.
    #[arg(long, value_name = "HEX", value_parser = digest)]
    commitment: Option<String>,
    /// The nonce you noted for a seat, as A=HEX, or B=- for none; may be repeated.
    #[arg(long = "nonce", value_name = "SEAT=HEX", value_parser = nonce)]
    nonces: Vec<(Seat, String)>,
    /// Print only wrong records and the summary.
    #[arg(long, short)]
    quiet: bool,
    /// Number of threads; by default one for each core.
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Language of the output; by default that of the locale.
    #[arg(long, value_name = terminal::LANGUAGE_TAGS.as_str())]
    lang: Option<Language>,
}

/// A hash or a nonce, in lower case as in records.
fn digest(text: &str) -> Result<String, String> {
    let lower = text.to_ascii_lowercase();
    if table::fairness::is_nonce(&lower) {
        Ok(lower)
    } else {
        Err("expected 64 hexadecimal digits".to_owned())
    }
}

fn nonce(text: &str) -> Result<(Seat, String), String> {
    let (seat, value) = text.split_once('=').ok_or("expected A=HEX")?;
    let seat = seat.parse().map_err(|()| "expected the letter of a seat before =")?;
    Ok((seat, if value == "-" { value.to_owned() } else { digest(value)? }))
}

/// The number of records by the result of their check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// They follow the rules, and their deals come from the committed secrets.
    pub(crate) fine: usize,
    /// They follow the rules, but carry no commitment.
    pub(crate) uncommitted: usize,
    /// They follow the rules so far, but have no result yet.
    pub(crate) unfinished: usize,
    /// They have a defect.
    pub(crate) wrong: usize,
}

impl Tally {
    const fn records(self) -> usize {
        self.fine + self.uncommitted + self.unfinished + self.wrong
    }

    const fn add(&mut self, checked: &Result<Verified, Defect>) {
        match checked {
            Ok(Verified { ending: Ending::Unfinished, .. }) => self.unfinished += 1,
            Ok(Verified { committed: true, .. }) => self.fine += 1,
            Ok(_) => self.uncommitted += 1,
            Err(_) => self.wrong += 1,
        }
    }
}

/// What is printed for each record.
#[derive(Clone, Copy, Default)]
pub(crate) struct OutputOptions {
    /// Only wrong records are printed.
    quiet: bool,
    /// Each line begins with the name of the file.
    file_names: bool,
}

/// Checks every record of the files; returns whether all are right.
pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<bool, StreamError> {
    let words = &words(terminal::language(arguments.lang));
    let expected =
        ExpectedShuffle { commitment: arguments.commitment.clone(), nonces: arguments.nonces.clone() };
    let options = OutputOptions { quiet: arguments.quiet, file_names: arguments.files.len() > 1 };
    let stream = RecordStream::new(&arguments.files, arguments.threads, words);
    let mut tally = Tally::default();
    for file in &arguments.files {
        let mut checker = Checker::new(expected.clone());
        let take = |location: Location<'_>, checked| {
            let checked = checker.conclude(checked);
            tally.add(&checked);
            print(location, &checked, &stream, options, output)
        };
        stream.for_each(file, check, take)?;
    }
    stream.bar.finish_and_clear();
    print_summary(tally, words, output)?;
    Ok(tally.wrong == 0)
}

/// The part of the check that needs no other record.
fn check(raw: &RawRecord) -> Result<CheckedRecord, Defect> {
    let record = Record::read_going_on(&raw.text)
        .map_err(|bad| Defect::Unreadable { line: raw.line + bad.line - 1, flaw: bad.flaw })?;
    check::check_alone(&record)
}

fn print(
    location: Location<'_>,
    checked: &Result<Verified, Defect>,
    stream: &RecordStream<'_>,
    options: OutputOptions,
    output: &mut impl Write,
) -> io::Result<()> {
    if checked.is_ok() && options.quiet {
        return Ok(());
    }
    let words = stream.words;
    let verdict = match checked {
        Ok(verified) => words.say(&verified.phrase()),
        Err(defect) => words.say(&Phrase::new("verify-wrong").with("why", defect.message(words))),
    };
    let file = if options.file_names { format!("{}: ", location.file.display()) } else { String::new() };
    let line = sanitized(&(file + &location.prefix(words) + &verdict));
    stream.bar.suspend(|| writeln!(output, "{line}"))
}

fn print_summary(tally: Tally, words: &Words, output: &mut impl Write) -> Result<(), StreamError> {
    if tally.records() == 0 {
        return Err(StreamError::Unreadable(words.say(&Phrase::new("verify-empty"))));
    }
    let summary = Phrase::new("verify-summary")
        .with("records", tally.records())
        .with("fine", tally.fine)
        .with("plain", tally.uncommitted)
        .with("open", tally.unfinished)
        .with("wrong", tally.wrong);
    Ok(writeln!(output, "{}", words.say(&summary))?)
}

#[cfg(test)]
mod tests;
