//! Reads standard input line by line, each line only on request, so that an endless input is not buffered.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{self, Sender};

use crate::runtime::Event;

/// The longest line in bytes; the rest is dropped.
const MAX_BYTES: u64 = 4096;

/// The result of a read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A line, without its line break.
    Text(String),
    /// The end of the input.
    End,
}

/// A reader in its own thread.
pub(crate) struct LineReader {
    requests: Sender<()>,
    /// A line was requested and has not arrived.
    pending: bool,
}

impl LineReader {
    /// A reader of this input; lines arrive as [`Event::Line`].
    pub(crate) fn new(mut input: impl BufRead + Send + 'static, sender: Sender<Event>) -> LineReader {
        let (requests, requested) = mpsc::channel();
        std::thread::spawn(move || {
            for () in requested {
                // An unreadable input counts as its end.
                let line = next(&mut input).unwrap_or(Line::End);
                let over = line == Line::End;
                if sender.send(Event::Line(line)).is_err() || over {
                    return;
                }
            }
        });
        LineReader { requests, pending: false }
    }

    /// Requests the next line, unless one is pending.
    pub(crate) fn request(&mut self) {
        if !self.pending {
            // After the end of the input the thread has ended.
            self.pending = self.requests.send(()).is_ok();
        }
    }

    /// Notes that the requested line has arrived.
    pub(crate) const fn received(&mut self) {
        self.pending = false;
    }
}

/// Reads the next line; one that is too long is truncated.
fn next(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    if input.take(MAX_BYTES).read_until(b'\n', &mut line)? == 0 {
        return Ok(Line::End);
    }
    if line.last() != Some(&b'\n') && line.len() as u64 == MAX_BYTES {
        input.skip_until(b'\n')?;
    }
    Ok(Line::Text(String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn a_long_line_is_truncated() {
        let long = "x".repeat(100_000);
        let text = format!("one\r\n{long}\n\nlast");
        let mut input = BufReader::with_capacity(16, text.as_bytes());
        let mut read = || next(&mut input).expect("it reads");
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(read(), text("one"));
        assert_eq!(read(), text(&long[..MAX_BYTES as usize]));
        assert_eq!(read(), text(""));
        assert_eq!(read(), text("last"));
        assert_eq!(read(), Line::End);
    }

    #[test]
    fn invalid_utf_8_does_not_end_the_input() {
        let mut input = &b"\xff\xfe\nquit\n"[..];
        assert_ne!(next(&mut input).expect("it reads"), Line::End);
        assert_eq!(next(&mut input).expect("it reads"), Line::Text("quit".to_owned()));
    }
}
