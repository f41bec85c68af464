//! `marchstone records`: filters and counts many records. Each is checked by the rules as it is counted.

mod filter;
mod report;
mod statistics;

use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;

use catalog::{Judged, Language};
use tabletop::{BadRecord, Phrase, RawRecord, Record};

use crate::many::{self, Place};
use crate::verify::{self, Wrong};
use crate::words::words;
use filter::Filter;
use statistics::{Counts, Statistics};

/// What to count.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The files with the records, as many as you like; - reads them from standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    filter: Filter,
    /// Write the records that pass the filter instead of counting them.
    #[arg(long, conflicts_with = "json")]
    print: bool,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
    /// How many cores to use; without it, all.
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// The language of the table, en or fr; without it, that of the locale.
    #[arg(long)]
    lang: Option<Language>,
}

/// Why not everything was counted.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    #[error("{0}")]
    Unreadable(String),
    #[error(transparent)]
    Output(io::Error),
}

/// A record that was looked at.
enum Looked {
    /// It is not asked for.
    Other,
    /// It is asked for, and this is what it counts.
    Asked(Box<(Record, Judged, Counts)>),
    /// It is no record, or does not follow the rules.
    Broken(Wrong),
}

fn look(piece: &RawRecord, filter: &Filter) -> Looked {
    let record = match Record::read_going_on(&piece.text) {
        Ok(record) => record,
        Err(BadRecord { line, flaw }) => {
            return Looked::Broken(Wrong::Unreadable { line: piece.line + line - 1, flaw });
        }
    };
    if !filter.passes(&record) {
        return Looked::Other;
    }
    let mut counts = Counts::default();
    let judged = catalog::judge(&record, Some(&mut |_, note| counts.add(note)));
    match judged {
        Ok(judged) => Looked::Asked(Box::new((record, judged, counts))),
        Err(bad) => Looked::Broken(Wrong::of(bad, &record)),
    }
}

/// Something cannot be read or written.
enum Stopped {
    Input(io::Error),
    Output(io::Error),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Stopped {
        Stopped::Input(error)
    }
}

/// Counts; true if no record is broken.
pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<bool, Problem> {
    let threads = many::threads(arguments.threads);
    let bar = many::bar(&arguments.files);
    let words = &words(terminal::language(arguments.lang));
    let mut statistics = Statistics::default();
    for file in &arguments.files {
        let unreadable =
            |error| Problem::Unreadable(format!("{}: {}", file.display(), verify::unreadable(words, &error)));
        let input = many::open(file).map_err(unreadable)?;
        let take = |place: Place<'_>, piece: &RawRecord, looked: Looked| -> Result<(), Stopped> {
            statistics.records += 1;
            match looked {
                Looked::Other => {}
                Looked::Asked(asked) if arguments.print => {
                    writeln!(output, "{}", asked.0).map_err(Stopped::Output)?;
                    statistics.matching += 1;
                }
                Looked::Asked(asked) => statistics.add(&asked.0, &asked.1, &asked.2),
                Looked::Broken(why) => {
                    statistics.broken += 1;
                    let which =
                        Phrase::new("verify-record").with("number", place.number).with("line", piece.line);
                    let why = (words.say(&which) + &why.say(words)).replace(char::is_control, "\u{fffd}");
                    bar.suspend(|| eprintln!("{}: {why}", place.file.display()));
                }
            }
            Ok(())
        };
        many::each(file, input, threads, &bar, |piece| look(piece, &arguments.filter), take).map_err(
            |stopped| match stopped {
                Stopped::Input(error) => unreadable(error),
                Stopped::Output(error) => Problem::Output(error),
            },
        )?;
    }
    bar.finish_and_clear();
    if arguments.json {
        writeln!(output, "{:#}", report::json(&statistics)).map_err(Problem::Output)?;
    } else if !arguments.print {
        if statistics.records == 0 {
            writeln!(output, "{}", words.say(&Phrase::new("verify-empty"))).map_err(Problem::Output)?;
        }
        report::table(&statistics, words, output).map_err(Problem::Output)?;
    }
    Ok(statistics.broken == 0)
}
