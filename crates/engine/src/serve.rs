//! The protocol over a pair of streams.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

use catalog::Language;

use crate::Engine;

/// The size of the buffers, in bytes.
const BUFFER: usize = 64 * 1024;

/// Answers every line until the input ends. Flushes before it waits for input, so the answers to requests that arrive
/// together leave together.
pub fn serve(input: impl Read, output: impl Write, language: Language) -> io::Result<()> {
    let mut engine = Engine::new(language);
    let mut input = BufReader::with_capacity(BUFFER, input);
    let mut output = BufWriter::with_capacity(BUFFER, output);
    let mut line = Vec::new();
    loop {
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let request = line.strip_suffix(b"\n").unwrap_or(&line);
        writeln!(output, "{}", engine.answer(request))?;
    }
}
