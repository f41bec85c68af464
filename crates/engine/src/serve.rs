//! The protocol over a pair of streams.

use std::io::{self, BufRead, Write};

use catalog::Language;

use crate::Engine;

/// Answers every line until the input ends. Flushes each response before reading the next line.
pub fn serve(mut input: impl BufRead, mut output: impl Write, language: Language) -> io::Result<()> {
    let mut engine = Engine::new(language);
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let request = line.strip_suffix(b"\n").unwrap_or(&line);
        writeln!(output, "{}", engine.answer(request))?;
        output.flush()?;
    }
}
