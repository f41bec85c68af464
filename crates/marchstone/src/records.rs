//! `marchstone records`: filters many records and counts what they have in common. Every counted record is replayed and
//! must follow the rules.

mod filter;
mod report;
mod statistics;

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

use catalog::{Language, ReplayVerdict};
use tabletop::{BadRecord, Phrase, RawRecord, Record};

use crate::record_stream::{Location, RecordStream, StreamError, sanitized};
use crate::verify::Defect;
use crate::words::words;
use filter::Filter;
use statistics::{Counts, Statistics};

/// The arguments of `marchstone records`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files with records; - reads standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    filter: Filter,
    /// Print the records that match the filter instead of counting them.
    #[arg(long, conflicts_with = "json")]
    print: bool,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Number of threads; by default one for each core.
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Language of the table; by default that of the locale.
    #[arg(long, value_name = terminal::LANGUAGE_TAGS.as_str())]
    lang: Option<Language>,
}

/// A record after its replay.
enum Examined {
    /// The filter excludes it.
    Excluded,
    /// It matches the filter.
    Matching(Box<(Record, ReplayVerdict, Counts)>),
    /// It cannot be read, or breaks the rules.
    Broken(Defect),
}

fn examine(raw: &RawRecord, filter: &Filter) -> Examined {
    let record = match Record::read_going_on(&raw.text) {
        Ok(record) => record,
        Err(BadRecord { line, flaw }) => {
            return Examined::Broken(Defect::Unreadable { line: raw.line + line - 1, flaw });
        }
    };
    if !filter.matches(&record) {
        return Examined::Excluded;
    }
    let mut counts = Counts::default();
    let verdict = catalog::verify(&record, Some(&mut |_, note| counts.add(note)));
    match verdict {
        Ok(verdict) => Examined::Matching(Box::new((record, verdict, counts))),
        Err(bad) => Examined::Broken(Defect::from_replay(bad, &record)),
    }
}

/// Counts or prints the records; returns whether none is broken.
pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<bool, StreamError> {
    let words = &words(terminal::language(arguments.lang));
    let stream = RecordStream::new(&arguments.files, arguments.threads, words);
    let mut statistics = Statistics::default();
    for file in &arguments.files {
        let take = |location: Location<'_>, examined: Examined| {
            statistics.records += 1;
            match examined {
                Examined::Excluded => {}
                Examined::Matching(found) if arguments.print => {
                    writeln!(output, "{}", found.0)?;
                    statistics.matching += 1;
                }
                Examined::Matching(found) => statistics.add(&found.0, &found.1, &found.2),
                Examined::Broken(defect) => {
                    statistics.broken += 1;
                    let text = sanitized(&(location.prefix(words) + &defect.message(words)));
                    stream.bar.suspend(|| eprintln!("{}: {text}", location.file.display()));
                }
            }
            Ok(())
        };
        stream.for_each(file, |raw| examine(raw, &arguments.filter), take)?;
    }
    stream.bar.finish_and_clear();
    if arguments.json {
        writeln!(output, "{:#}", report::json(&statistics))?;
    } else if !arguments.print {
        if statistics.records == 0 {
            writeln!(output, "{}", words.say(&Phrase::new("verify-empty")))?;
        }
        report::table(&statistics, words, output)?;
    }
    Ok(statistics.broken == 0)
}
