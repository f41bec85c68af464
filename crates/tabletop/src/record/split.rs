//! A stream of records, cut into the texts of single ones.
//!
//! A record ends where the next one begins: with a `[` at the beginning of a word, after actions and outside of
//! comments. So one that is broken does not spoil those after it.

use std::io::{self, BufRead, ErrorKind, Read};

/// The longest record; a file that is no record at all must not fill the memory.
const LONGEST: usize = 1 << 20;

/// The text of one record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawRecord {
    /// The line on which it begins, counted from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
}

/// Cuts a stream.
#[derive(Debug)]
pub struct RecordSplitter<R> {
    input: R,
    /// The beginning of the next record.
    rest: String,
    /// The lines before `rest`.
    lines: usize,
}

/// What was read of a record so far.
#[derive(Default)]
struct Reading {
    /// Whether the headers are over.
    actions: bool,
    /// Whether a comment is open.
    comment: bool,
}

impl Reading {
    /// Reads a line, up to where another record begins on it.
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
    /// Cuts this stream.
    pub fn new(input: R) -> RecordSplitter<R> {
        RecordSplitter { input, rest: String::new(), lines: 0 }
    }

    /// The next line, or what is left of the last one; empty at the end.
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

    fn piece(&mut self) -> io::Result<Option<RawRecord>> {
        let mut reading = Reading::default();
        let mut piece = RawRecord { line: 0, text: String::new() };
        loop {
            let line = self.next_line()?;
            if piece.text.len() + line.len() > LONGEST {
                return Err(ErrorKind::FileTooLarge.into());
            }
            let end = reading.line(&line);
            let (own, rest) = line.split_at(end.unwrap_or(line.len()));
            // Blank lines before a record are not part of it.
            if piece.line > 0 || !own.trim().is_empty() {
                piece.line = if piece.line == 0 { self.lines + 1 } else { piece.line };
                piece.text.push_str(own);
            }
            self.lines += own.matches('\n').count();
            rest.clone_into(&mut self.rest);
            if end.is_some() || line.is_empty() {
                return Ok((piece.line > 0).then_some(piece));
            }
        }
    }
}

impl<R: BufRead> Iterator for RecordSplitter<R> {
    type Item = io::Result<RawRecord>;

    fn next(&mut self) -> Option<io::Result<RawRecord>> {
        self.piece().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str) -> Vec<(usize, String)> {
        RecordSplitter::new(text.as_bytes())
            .map(|piece| piece.map(|piece| (piece.line, piece.text)).unwrap())
            .collect()
    }

    #[test]
    fn a_record_begins_after_the_actions_of_the_one_before() {
        let one = "[Game \"a\"]\n\n1. x y *\n";
        assert_eq!(cut(one), [(1, one.to_owned())]);
        let two = "[Game \"b\"]\nz *\n";
        assert_eq!(cut(&format!("\n{one}\n{two}")), [(2, format!("{one}\n")), (6, two.to_owned())]);
        assert_eq!(cut(" \n\n"), []);
    }

    #[test]
    fn it_may_begin_on_the_same_line_and_a_comment_is_no_record() {
        let comment = "{before} [Game \"a {\"]\nx {[Game\n[ } y[2] *";
        assert_eq!(cut(comment), [(1, comment.to_owned())]);
        let [first, second] = cut("[Game \"a\"]\nx * [Game \"b\"]\ny *").try_into().unwrap();
        assert_eq!(first, (1, "[Game \"a\"]\nx * ".to_owned()));
        assert_eq!(second, (2, "[Game \"b\"]\ny *".to_owned()));
    }

    #[test]
    fn a_mark_at_the_beginning_of_the_file_is_nothing() {
        assert_eq!(cut("\u{feff}[Game \"a\"]\nx *").len(), 1);
    }

    #[test]
    fn what_never_ends_is_refused() {
        let endless = "x ".repeat(LONGEST);
        let refused = RecordSplitter::new(endless.as_bytes()).next().unwrap().unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::FileTooLarge);
        let endless = "[Game \"a\"]\n".repeat(LONGEST / 4);
        assert!(RecordSplitter::new(endless.as_bytes()).next().unwrap().is_err());
    }
}
