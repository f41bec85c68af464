//! Processes the records of large files: all cores work on a batch at a time, and the results come in the order of the
//! file. Only one batch is in memory, so files may have any length.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::num::NonZero;
use std::path::{Path, PathBuf};

use catalog::Words;
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::{Phrase, RawRecord, RecordSplitter};

/// The number of records that one thread gets at a time by default: large enough to make the cost of the threads
/// negligible.
const RECORDS_PER_THREAD: usize = 256;

/// The position of a record in the input.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Location<'a> {
    pub(crate) file: &'a Path,
    /// The number of the record in its file, from 1.
    pub(crate) number: usize,
    /// The line of the file in which the record begins, from 1.
    pub(crate) line: usize,
}

impl Location<'_> {
    /// The number and the line, in front of what is said about the record.
    pub(crate) fn prefix(self, words: &Words) -> String {
        words.say(&Phrase::new("verify-record").with("number", self.number).with("line", self.line))
    }
}

/// Why a run over record files stopped early.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StreamError {
    /// A file cannot be read; the text is in the user's language.
    #[error("{0}")]
    Unreadable(String),
    /// The output cannot be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// A run over the records of several files.
pub(crate) struct RecordStream<'a> {
    pub(crate) words: &'a Words,
    pub(crate) bar: ProgressBar,
    pub(crate) threads: usize,
    /// The number of records that one thread gets at a time.
    pub(crate) records_per_thread: usize,
}

impl<'a> RecordStream<'a> {
    /// A run on this number of threads, by default one for each core, with a progress bar over the bytes of the files.
    pub(crate) fn new(
        files: &[PathBuf],
        threads: Option<NonZero<usize>>,
        words: &'a Words,
    ) -> RecordStream<'a> {
        let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
        RecordStream {
            words,
            bar: progress_bar(files),
            threads: threads.map_or_else(cores, NonZero::get),
            records_per_thread: RECORDS_PER_THREAD,
        }
    }

    /// Calls `work` on every record of a file, on all threads, and passes the results to `take` in order. The file `-`
    /// is standard input.
    pub(crate) fn for_each<T: Send>(
        &self,
        file: &Path,
        work: impl Fn(&RawRecord) -> T + Sync,
        take: impl FnMut(Location<'_>, T) -> io::Result<()>,
    ) -> Result<(), StreamError> {
        let input = open(file).map_err(|error| self.unreadable(file, &error))?;
        self.for_each_of(file, input, work, take)
    }

    /// Like [`RecordStream::for_each`], for an open file.
    pub(crate) fn for_each_of<T: Send>(
        &self,
        file: &Path,
        input: impl BufRead,
        work: impl Fn(&RawRecord) -> T + Sync,
        mut take: impl FnMut(Location<'_>, T) -> io::Result<()>,
    ) -> Result<(), StreamError> {
        let mut records = RecordSplitter::new(input);
        let mut number = 0;
        loop {
            let batch =
                records.by_ref().take(self.records_per_thread * self.threads).collect::<io::Result<_>>();
            let batch: Vec<RawRecord> = batch.map_err(|error| self.unreadable(file, &error))?;
            if batch.is_empty() {
                return Ok(());
            }
            let share = batch.len().div_ceil(self.threads);
            let results: Vec<T> = std::thread::scope(|scope| {
                let work = &work;
                let running: Vec<_> = batch
                    .chunks(share)
                    .map(|share| scope.spawn(move || share.iter().map(work).collect::<Vec<T>>()))
                    .collect();
                running
                    .into_iter()
                    .flat_map(|thread| thread.join().expect("the work does not panic"))
                    .collect()
            });
            for (record, result) in batch.iter().zip(results) {
                number += 1;
                take(Location { file, number, line: record.line }, result)?;
            }
            self.bar.inc(batch.iter().map(|record| record.text.len() as u64).sum());
        }
    }

    fn unreadable(&self, file: &Path, error: &io::Error) -> StreamError {
        StreamError::Unreadable(format!("{}: {}", file.display(), why_unreadable(self.words, error)))
    }
}

/// Why a file cannot be read, in the user's language.
pub(crate) fn why_unreadable(words: &Words, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "verify-no-file",
        io::ErrorKind::InvalidData => "verify-no-text",
        io::ErrorKind::FileTooLarge => "verify-too-long",
        _ => "verify-unreadable",
    };
    words.say(&Phrase::new(key))
}

/// The text without control characters: files come from anywhere, and escape sequences in them must not reach the
/// terminal.
pub(crate) fn sanitized(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

/// A progress bar over the bytes of these files; hidden if one of them is a stream of unknown length.
fn progress_bar(files: &[PathBuf]) -> ProgressBar {
    let bytes: Option<u64> =
        files.iter().map(|file| std::fs::metadata(file).ok().map(|data| data.len())).sum();
    let style = ProgressStyle::with_template("{wide_bar} {bytes}/{total_bytes} {msg}, {eta} left");
    let bar = bytes.map_or_else(ProgressBar::hidden, ProgressBar::new);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn open(file: &Path) -> io::Result<Box<dyn BufRead>> {
    if file.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let opened = File::open(file)?;
    if opened.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(Box::new(BufReader::with_capacity(1 << 16, opened)))
}
