//! Splits a stream into the texts of single records.
//!
//! A record ends where the next one begins: at a `[` at the start of a word, after actions and outside of comments. A
//! malformed record therefore does not affect those after it.

use std::io::{self, BufRead, ErrorKind, Read};

/// The largest record in bytes, so that a file without records does not fill the memory.
const LONGEST: usize = 1 << 20;

/// The text of one record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawRecord {
    /// The line on which it begins, counted from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
}

/// An iterator over the records of a stream.
#[derive(Debug)]
pub struct RecordSplitter<R> {
    input: R,
    /// The start of the next record.
    rest: String,
    /// The number of lines before `rest`.
    lines: usize,
}

/// The state after the part of a record that was read.
#[derive(Default)]
struct Reading {
    /// Whether the headers are over.
    actions: bool,
    /// Whether a comment is open.
    comment: bool,
}

impl Reading {
    /// Reads a line. Returns the place where another record begins on it.
    fn line(&mut self, line: &str) -> Option<usize> {
        let mut word = false;
        for (i, c) in line.char_indices() {
            match c {
                '}' if self.comment => self.comment = false,
                _ if self.comment => {}
                '{' => (self.comment, word) = (true, false),
                '[' if !word && self.actions => return Some(i),
                // A header takes the rest of its line.
                '[' if !word => return None,
                c if c.is_whitespace() => word = false,
                _ => (self.actions, word) = (true, true),
            }
        }
        None
    }
}

impl<R: BufRead> RecordSplitter<R> {
    /// Splits this stream.
    pub fn new(input: R) -> RecordSplitter<R> {
        RecordSplitter { input, rest: String::new(), lines: 0 }
    }

    /// The next line, or the rest of the last one; empty at the end.
    fn next_line(&mut self) -> io::Result<String> {
        let mut line = std::mem::take(&mut self.rest);
        if line.is_empty() {
            (&mut self.input).take(LONGEST as u64 + 1).read_line(&mut line)?;
            if self.lines == 0 && line.starts_with('\u{feff}') {
                line.remove(0);
            }
        }
        Ok(line)
    }

    fn next_record(&mut self) -> io::Result<Option<RawRecord>> {
        let mut reading = Reading::default();
        let mut record = RawRecord { line: 0, text: String::new() };
        loop {
            let line = self.next_line()?;
            if record.text.len() + line.len() > LONGEST {
                return Err(ErrorKind::FileTooLarge.into());
            }
            let end = reading.line(&line);
            let (own, rest) = line.split_at(end.unwrap_or(line.len()));
            // Blank lines before a record are not part of it.
            if record.line > 0 || !own.trim().is_empty() {
                record.line = if record.line == 0 { self.lines + 1 } else { record.line };
                record.text.push_str(own);
            }
            self.lines += own.matches('\n').count();
            rest.clone_into(&mut self.rest);
            if end.is_some() || line.is_empty() {
                return Ok((record.line > 0).then_some(record));
            }
        }
    }
}

impl<R: BufRead> Iterator for RecordSplitter<R> {
    type Item = io::Result<RawRecord>;

    fn next(&mut self) -> Option<io::Result<RawRecord>> {
        self.next_record().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<(usize, String)> {
        RecordSplitter::new(text.as_bytes())
            .map(|record| record.map(|record| (record.line, record.text)).unwrap())
            .collect()
    }

    #[test]
    fn a_record_begins_after_the_actions_of_the_one_before() {
        let one = "[Game \"a\"]\n\n1. x y *\n";
        assert_eq!(split(one), [(1, one.to_owned())]);
        let two = "[Game \"b\"]\nz *\n";
        assert_eq!(split(&format!("\n{one}\n{two}")), [(2, format!("{one}\n")), (6, two.to_owned())]);
        assert_eq!(split(" \n\n"), []);
    }

    #[test]
    fn a_record_may_begin_on_the_same_line_but_not_in_a_comment() {
        let comment = "{before} [Game \"a {\"]\nx {[Game\n[ } y[2] *";
        assert_eq!(split(comment), [(1, comment.to_owned())]);
        let [first, second] = split("[Game \"a\"]\nx * [Game \"b\"]\ny *").try_into().unwrap();
        assert_eq!(first, (1, "[Game \"a\"]\nx * ".to_owned()));
        assert_eq!(second, (2, "[Game \"b\"]\ny *".to_owned()));
    }

    #[test]
    fn a_byte_order_mark_is_skipped() {
        assert_eq!(split("\u{feff}[Game \"a\"]\nx *").len(), 1);
    }

    #[test]
    fn an_endless_record_is_refused() {
        let endless = "x ".repeat(LONGEST);
        let refused = RecordSplitter::new(endless.as_bytes()).next().unwrap().unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::FileTooLarge);
        let endless = "[Game \"a\"]\n".repeat(LONGEST / 4);
        assert!(RecordSplitter::new(endless.as_bytes()).next().unwrap().is_err());
    }
}
