//! What is typed, line by line. Each is read when somebody wants it and not before, so that an endless input can wait
//! and nothing piles up.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{self, Sender};

use crate::runtime::Event;

/// The bytes of a line that are looked at; nobody has more to say at once.
const LONGEST: u64 = 4096;

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A line.
    Text(String),
    /// There will be no more.
    End,
}

/// Lines to be asked for.
pub(crate) struct Lines {
    wanted: Sender<()>,
    /// One was asked for and has not come.
    asked: bool,
}

impl Lines {
    /// Reads from here; what is read comes as [`Event::Line`].
    pub(crate) fn of(mut input: impl BufRead + Send + 'static, sender: Sender<Event>) -> Lines {
        let (wanted, effects) = mpsc::channel();
        std::thread::spawn(move || {
            for () in effects {
                // What cannot be read is over.
                let line = next(&mut input).unwrap_or(Line::End);
                let over = line == Line::End;
                if sender.send(Event::Line(line)).is_err() || over {
                    return;
                }
            }
        });
        Lines { wanted, asked: false }
    }

    /// The next line shall come.
    pub(crate) fn want(&mut self) {
        if !self.asked {
            // After the last line nobody reads any more.
            self.asked = self.wanted.send(()).is_ok();
        }
    }

    /// It has come.
    pub(crate) const fn came(&mut self) {
        self.asked = false;
    }
}

/// The next line. Of a line that never ends only the beginning is kept.
fn next(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    if input.take(LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(Line::End);
    }
    if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST {
        input.skip_until(b'\n')?;
    }
    Ok(Line::Text(String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn a_line_is_cut_where_nobody_reads_on() {
        let long = "x".repeat(100_000);
        let text = format!("one\r\n{long}\n\nlast");
        let mut input = BufReader::with_capacity(16, text.as_bytes());
        let mut read = || next(&mut input).expect("it reads");
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(read(), text("one"));
        assert_eq!(read(), text(&long[..LONGEST as usize]));
        assert_eq!(read(), text(""));
        assert_eq!(read(), text("last"));
        assert_eq!(read(), Line::End);
    }

    #[test]
    fn what_is_no_text_is_no_end() {
        let mut input = &b"\xff\xfe\nquit\n"[..];
        assert_ne!(next(&mut input).expect("it reads"), Line::End);
        assert_eq!(next(&mut input).expect("it reads"), Line::Text("quit".to_owned()));
    }
}
