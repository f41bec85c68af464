//! `marchstone verify`: do these records follow the rules, and was the shuffle the one that was promised?
//!
//! Records are read, checked and forgotten one after the other, so a file may be as long as it likes.

mod check;
mod pieces;
mod wrong;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;

use catalog::{Language, Words};
use tabletop::{Phrase, Record, Seat, Tell};

use crate::words::words;
use check::{Checker, Noted, Sound};
use pieces::{Piece, Pieces};
use wrong::Wrong;

/// What to check, and against what.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The file with the records, as many as you like; - reads them from standard input.
    file: PathBuf,
    /// The commitment you noted before the deal: 64 hexadecimal digits.
    #[arg(long, value_name = "HEX", value_parser = digits)]
    commitment: Option<String>,
    /// The nonce you noted for a seat, as A=HEX, or B=- for none; once for each seat you know.
    #[arg(long = "nonce", value_name = "SEAT=HEX", value_parser = nonce)]
    nonces: Vec<(Seat, String)>,
    /// The language of the answers: en or fr.
    #[arg(long, default_value_t)]
    lang: Language,
}

/// A hash or a nonce as records write it.
fn digits(text: &str) -> Result<String, String> {
    let lower = text.to_ascii_lowercase();
    if server::fair::is_nonce(&lower) { Ok(lower) } else { Err("these are 64 hexadecimal digits".to_owned()) }
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
    /// Something is wrong with them.
    pub(crate) wrong: usize,
}

impl Tally {
    const fn records(self) -> usize {
        self.fine + self.plain + self.wrong
    }
}

/// Checks every record of a file; true if nothing is wrong.
pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<bool, Problem> {
    let words = words(arguments.lang);
    let noted = Noted { commitment: arguments.commitment.clone(), nonces: arguments.nonces.clone() };
    let tally = if arguments.file.as_os_str() == "-" {
        verify(io::stdin().lock(), noted, &words, output)
    } else {
        let unreadable = |error| Problem::Unreadable(unreadable(&words, &error));
        verify(BufReader::new(File::open(&arguments.file).map_err(unreadable)?), noted, &words, output)
    };
    Ok(tally?.wrong == 0)
}

/// Checks every record of a stream, one line of output for each and one for all.
pub(crate) fn verify(
    input: impl BufRead,
    noted: Noted,
    words: &Words,
    output: &mut impl Write,
) -> Result<Tally, Problem> {
    let mut checker = Checker::new(noted);
    let mut tally = Tally::default();
    for piece in Pieces::new(input) {
        let piece = piece.map_err(|error| Problem::Unreadable(unreadable(words, &error)))?;
        let checked = check(&piece, &mut checker);
        match checked {
            Ok(Sound { promised: true, .. }) => tally.fine += 1,
            Ok(_) => tally.plain += 1,
            Err(_) => tally.wrong += 1,
        }
        let line = line(tally.records(), &piece, &checked, words);
        // Files come from anywhere: nothing in them may move the cursor.
        writeln!(output, "{}", line.replace(char::is_control, "\u{fffd}"))?;
    }
    if tally.records() == 0 {
        return Err(Problem::Unreadable(words.say(&Phrase::new("verify-empty"))));
    }
    let summary = Phrase::new("verify-summary")
        .with("records", tally.records())
        .with("fine", tally.fine)
        .with("plain", tally.plain)
        .with("wrong", tally.wrong);
    writeln!(output, "{}", words.say(&summary))?;
    Ok(tally)
}

fn check(piece: &Piece, checker: &mut Checker) -> Result<Sound, Wrong> {
    let record: Record = piece.text.parse().map_err(|bad: tabletop::BadRecord| Wrong::Unreadable {
        line: piece.line + bad.line - 1,
        flaw: bad.flaw,
    })?;
    checker.check(&record)
}

fn line(number: usize, piece: &Piece, checked: &Result<Sound, Wrong>, words: &Words) -> String {
    let place = Phrase::new("verify-record").with("number", number).with("line", piece.line);
    let verdict = match checked {
        Ok(sound) => words.say(&sound.phrase()),
        Err(wrong) => words.say(&Phrase::new("verify-wrong").with("why", wrong.say(words))),
    };
    words.say(&place) + &verdict
}

fn unreadable(words: &Words, error: &io::Error) -> String {
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
