//! Many records, looked at by all cores and answered in their order. Only some of them are in memory at a time, so a
//! file may be as long as it likes.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::num::NonZero;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use tabletop::{RawRecord, RecordSplitter};

/// How many records one core gets at a time: enough that starting costs nothing.
const SHARE: usize = 256;

/// Which record it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    /// The file.
    pub(crate) file: &'a Path,
    /// Its number in the file, from 1.
    pub(crate) number: usize,
}

/// How many cores there are, unless somebody wants fewer.
pub(crate) fn threads(wanted: Option<NonZero<usize>>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
    wanted.map_or_else(cores, NonZero::get)
}

/// A progress bar over the bytes of these files, or over nothing if they are a stream.
pub(crate) fn bar(files: &[PathBuf]) -> ProgressBar {
    let sizes: Option<u64> =
        files.iter().map(|file| std::fs::metadata(file).ok().map(|data| data.len())).sum();
    let style = ProgressStyle::with_template("{wide_bar} {bytes}/{total_bytes} {msg}, {eta} left");
    let bar = sizes.map_or_else(ProgressBar::hidden, ProgressBar::new);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Opens a file, or standard input for `-`.
pub(crate) fn open(file: &Path) -> io::Result<Box<dyn BufRead>> {
    if file.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let opened = File::open(file)?;
    if opened.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(Box::new(BufReader::with_capacity(1 << 16, opened.take(u64::MAX))))
}

/// Does `work` on every record of a stream, on so many cores, and hands the answers to `take` in order.
pub(crate) fn each<T: Send, E: From<io::Error>>(
    file: &Path,
    input: impl BufRead,
    threads: usize,
    bar: &ProgressBar,
    work: impl Fn(&RawRecord) -> T + Sync,
    mut take: impl FnMut(Place<'_>, &RawRecord, T) -> Result<(), E>,
) -> Result<(), E> {
    let mut pieces = RecordSplitter::new(input);
    let mut number = 0;
    loop {
        let chunk: Vec<RawRecord> = pieces.by_ref().take(SHARE * threads).collect::<io::Result<_>>()?;
        if chunk.is_empty() {
            return Ok(());
        }
        let share = chunk.len().div_ceil(threads);
        let answers: Vec<T> = std::thread::scope(|scope| {
            let work = &work;
            let running: Vec<_> = chunk
                .chunks(share)
                .map(|share| scope.spawn(move || share.iter().map(work).collect::<Vec<T>>()))
                .collect();
            running.into_iter().flat_map(|thread| thread.join().expect("the work does not panic")).collect()
        });
        for (piece, answer) in chunk.iter().zip(answers) {
            number += 1;
            take(Place { file, number }, piece, answer)?;
        }
        bar.inc(chunk.iter().map(|piece| piece.text.len() as u64).sum());
    }
}
