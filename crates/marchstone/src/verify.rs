//! `marchstone verify`: do these records follow the rules, and was the shuffle the one that was promised?
//!
//! Records are read, checked and forgotten, so a file may be as long as it likes.

mod check;
mod wrong;

use std::io::{self, BufRead, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};

use catalog::{Language, Words};
use indicatif::ProgressBar;
use tabletop::{Describe, Phrase, RawRecord, Record, Seat};

use crate::many::{self, Place};
use crate::words::words;
use check::{Checker, End, Examined, Noted, Sound};
pub(crate) use wrong::{Wrong, flawed_at, option, refused, replayed};

/// What to check, and against what.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The files with the records, as many as you like; - reads them from standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The commitment you noted before the deal: 64 hexadecimal digits.
    #[arg(long, value_name = "HEX", value_parser = digits)]
    commitment: Option<String>,
    /// The nonce you noted for a seat, as A=HEX, or B=- for none; once for each seat you know.
    #[arg(long = "nonce", value_name = "SEAT=HEX", value_parser = nonce)]
    nonces: Vec<(Seat, String)>,
    /// Only tell what is wrong, and how many there were.
    #[arg(long, short)]
    quiet: bool,
    /// How many cores to use; without it, all.
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// The language of the answers, en or fr; without it, that of the locale.
    #[arg(long)]
    lang: Option<Language>,
}

/// A hash or a nonce as records write it.
fn digits(text: &str) -> Result<String, String> {
    let lower = text.to_ascii_lowercase();
    if table::fairness::is_nonce(&lower) {
        Ok(lower)
    } else {
        Err("these are 64 hexadecimal digits".to_owned())
    }
}

fn nonce(text: &str) -> Result<(Seat, String), String> {
    let (seat, value) = text.split_once('=').ok_or("a nonce is given as A=HEX")?;
    let seat = seat.parse().map_err(|()| "before = stands the letter of a seat")?;
    Ok((seat, if value == "-" { value.to_owned() } else { digits(value)? }))
}

/// Why nothing could be checked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    #[error("{0}")]
    Unreadable(String),
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// How many records there were, and how they did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// Right in every way.
    pub(crate) fine: usize,
    /// They replay, but nothing was promised about their shuffle.
    pub(crate) plain: usize,
    /// Nothing is wrong, but they have not ended.
    pub(crate) open: usize,
    /// Something is wrong with them.
    pub(crate) wrong: usize,
}

impl Tally {
    const fn records(self) -> usize {
        self.fine + self.plain + self.open + self.wrong
    }
}

/// How answers are given.
pub(crate) struct Manner<'a> {
    /// In which language.
    pub(crate) words: &'a Words,
    /// Whether only what is wrong is told.
    pub(crate) quiet: bool,
    /// Whether the file of a record is told.
    pub(crate) files: bool,
    /// How many cores are used.
    pub(crate) threads: usize,
}

/// Checks every record of the files; true if nothing is wrong.
pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<bool, Problem> {
    let words = &words(terminal::language(arguments.lang));
    let noted = Noted { commitment: arguments.commitment.clone(), nonces: arguments.nonces.clone() };
    let manner = Manner {
        words,
        quiet: arguments.quiet,
        files: arguments.files.len() > 1,
        threads: many::threads(arguments.threads),
    };
    let bar = many::bar(&arguments.files);
    let mut tally = Tally::default();
    for file in &arguments.files {
        let unreadable = |error| {
            let why = unreadable(words, &error);
            Problem::Unreadable(if manner.files { format!("{}: {why}", file.display()) } else { why })
        };
        let input = many::open(file).map_err(unreadable)?;
        verify(file, input, noted.clone(), &manner, &bar, &mut tally, output)?;
    }
    bar.finish_and_clear();
    summary(tally, words, output)?;
    Ok(tally.wrong == 0)
}

/// Checks every record of a stream, one line of output for each.
pub(crate) fn verify(
    file: &Path,
    input: impl BufRead,
    noted: Noted,
    manner: &Manner<'_>,
    bar: &ProgressBar,
    tally: &mut Tally,
    output: &mut impl Write,
) -> Result<(), Problem> {
    let mut checker = Checker::new(noted);
    let read = |piece: &RawRecord| -> Result<Examined, Wrong> {
        let record = Record::read_going_on(&piece.text)
            .map_err(|bad| Wrong::Unreadable { line: piece.line + bad.line - 1, flaw: bad.flaw })?;
        check::examine(&record)
    };
    let take = |place: Place<'_>, piece: &RawRecord, examined| -> Result<(), Stopped> {
        let checked = checker.conclude(examined);
        match checked {
            Ok(Sound { end: End::Open, .. }) => tally.open += 1,
            Ok(Sound { promised: true, .. }) => tally.fine += 1,
            Ok(_) => tally.plain += 1,
            Err(_) => tally.wrong += 1,
        }
        if checked.is_err() || !manner.quiet {
            let line = line(place, piece, &checked, manner);
            // Files come from anywhere: nothing in them may move the cursor.
            let line = line.replace(char::is_control, "\u{fffd}");
            bar.suspend(|| writeln!(output, "{line}")).map_err(Stopped::Output)?;
        }
        Ok(())
    };
    many::each(file, input, manner.threads, bar, read, take).map_err(|stopped| match stopped {
        Stopped::Input(error) => Problem::Unreadable(unreadable(manner.words, &error)),
        Stopped::Output(error) => Problem::Output(error),
    })
}

/// Why not everything was looked at.
enum Stopped {
    Input(io::Error),
    Output(io::Error),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Stopped {
        Stopped::Input(error)
    }
}

fn summary(tally: Tally, words: &Words, output: &mut impl Write) -> Result<(), Problem> {
    if tally.records() == 0 {
        return Err(Problem::Unreadable(words.say(&Phrase::new("verify-empty"))));
    }
    let summary = Phrase::new("verify-summary")
        .with("records", tally.records())
        .with("fine", tally.fine)
        .with("plain", tally.plain)
        .with("open", tally.open)
        .with("wrong", tally.wrong);
    Ok(writeln!(output, "{}", words.say(&summary))?)
}

fn line(place: Place<'_>, piece: &RawRecord, checked: &Result<Sound, Wrong>, manner: &Manner<'_>) -> String {
    let words = manner.words;
    let number = Phrase::new("verify-record").with("number", place.number).with("line", piece.line);
    let verdict = match checked {
        Ok(sound) => words.say(&sound.phrase()),
        Err(wrong) => words.say(&Phrase::new("verify-wrong").with("why", wrong.say(words))),
    };
    let file = if manner.files { format!("{}: ", place.file.display()) } else { String::new() };
    file + &words.say(&number) + &verdict
}

pub(crate) fn unreadable(words: &Words, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "verify-no-file",
        io::ErrorKind::InvalidData => "verify-no-text",
        io::ErrorKind::FileTooLarge => "verify-too-long",
        _ => "verify-unreadable",
    };
    words.say(&Phrase::new(key))
}

#[cfg(test)]
mod tests;
