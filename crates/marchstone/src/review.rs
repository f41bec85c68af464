//! `marchstone review`: what was luck and what was decided in recorded games, and what would have been better.

mod report;
mod summary;

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

use catalog::Language;
use review::{Account, ReviewPlan, ReviewedStep, accounts};
use tabletop::{BadRecord, Phrase, RawRecord, Record, Seat};

use crate::record_stream::{Location, RecordStream, StreamError, sanitized};
use crate::verify::Defect;
use crate::words::words;
use summary::Summary;

/// The arguments of `marchstone review`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files with records; - reads standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only the decisions of this seat.
    #[arg(long, value_parser = seat)]
    seat: Option<Seat>,
    /// Number of positions sampled for one estimate: more is slower and more exact.
    #[arg(long, default_value_t = ReviewPlan::default().samples, value_name = "SAMPLES",
          value_parser = clap::value_parser!(u32).range(i64::from(ReviewPlan::LEAST_SAMPLES)..=100_000))]
    budget: u32,
    /// Seed of the sampling: the same seed and budget give the same review.
    #[arg(long, default_value_t = ReviewPlan::default().seed)]
    seed: u64,
    /// Number of key moments to show for a game.
    #[arg(long, default_value_t = 5)]
    top: usize,
    /// Print one JSON object per game, and one with the summary, instead of tables.
    #[arg(long)]
    json: bool,
    /// Number of threads; by default one for each core.
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Language of the output; by default that of the locale.
    #[arg(long, value_name = terminal::LANGUAGE_TAGS.as_str())]
    lang: Option<Language>,
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|()| "expected the letter of a seat".to_owned())
}

/// A game with its review.
struct Reviewed {
    record: Record,
    steps: Vec<ReviewedStep>,
    accounts: Vec<Account>,
}

impl Reviewed {
    /// The name of the player in a seat.
    fn name(&self, seat: Seat) -> &str {
        let name = self.record.names.iter().find(|(other, _)| *other == seat);
        name.map_or("?", |(_, name)| name)
    }

    /// The mistakes of the seats that are asked for, the most expensive first.
    fn mistakes(&self, wanted: Option<Seat>) -> Vec<(&ReviewedStep, Seat)> {
        let is_wanted = |seat: &Seat| wanted.is_none_or(|wanted| wanted == *seat);
        let mistake = |step: &ReviewedStep| step.decision.as_ref().is_some_and(review::Decision::is_mistake);
        let mut mistakes: Vec<(&ReviewedStep, Seat)> = (self.steps.iter())
            .filter(|step| mistake(step))
            .filter_map(|step| step.made.as_ref().map(|(seat, _)| (step, *seat)))
            .filter(|(_, seat)| is_wanted(seat))
            .collect();
        let cost = |step: &ReviewedStep| step.decision.as_ref().map_or(0.0, |decision| decision.cost.value);
        mistakes.sort_by(|(one, _), (two, _)| cost(two).total_cmp(&cost(one)));
        mistakes
    }
}

fn examine(raw: &RawRecord, plan: ReviewPlan) -> Result<Box<Reviewed>, Defect> {
    let record = Record::read_going_on(&raw.text)
        .map_err(|BadRecord { line, flaw }| Defect::Unreadable { line: raw.line + line - 1, flaw })?;
    let table = catalog::replay(&record).map_err(|bad| Defect::from_replay(bad, &record))?;
    let steps: Vec<ReviewedStep> = table.review(plan).collect();
    let accounts = accounts(&steps);
    Ok(Box::new(Reviewed { record, steps, accounts }))
}

/// Reviews the records; returns whether none is broken.
pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<bool, StreamError> {
    let words = &words(terminal::language(arguments.lang));
    let mut stream = RecordStream::new(&arguments.files, arguments.threads, words);
    // A review takes seconds: results come as they are ready.
    stream.records_per_thread = 1;
    let plan = ReviewPlan { samples: arguments.budget, seed: arguments.seed };
    let (mut games, mut broken) = (0, 0);
    let mut summary = Summary::default();
    for file in &arguments.files {
        let take = |location: Location<'_>, examined: Result<Box<Reviewed>, Defect>| {
            let reviewed = match examined {
                Ok(reviewed) => reviewed,
                Err(defect) => {
                    broken += 1;
                    let text = sanitized(&(location.prefix(words) + &defect.message(words)));
                    stream.bar.suspend(|| eprintln!("{}: {text}", location.file.display()));
                    return Ok(());
                }
            };
            games += 1;
            summary.add(&reviewed, arguments.seat);
            stream.bar.suspend(|| {
                if arguments.json {
                    writeln!(output, "{}", report::json(&reviewed, arguments.seat))
                } else {
                    report::table(&reviewed, location.number, arguments, words, output)
                }
            })
        };
        stream.for_each(file, |raw| examine(raw, plan), take)?;
    }
    stream.bar.finish_and_clear();
    if arguments.json {
        writeln!(output, "{}", summary.json())?;
    } else if games + broken == 0 {
        writeln!(output, "{}", words.say(&Phrase::new("verify-empty")))?;
    } else if games > 1 {
        summary.table(words, output)?;
    }
    Ok(broken == 0)
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use serde_json::Value as Json;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    /// One record.
    const GAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/bergues.txt");
    /// Two records of another game; one player is in both files.
    const MATCH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/match.txt");

    /// The output for the record, with a small budget.
    fn review(more: &[&str]) -> String {
        review_files(&[GAME], more)
    }

    fn review_files(files: &[&str], more: &[&str]) -> String {
        let line = ["review", "--budget", "4", "--threads", "1"];
        let Line { arguments } = Line::parse_from(line.iter().chain(files).chain(more));
        let mut output = Vec::new();
        assert!(run(&arguments, &mut output).expect("memory takes everything"));
        String::from_utf8(output).expect("UTF-8")
    }

    #[test]
    fn the_table_names_the_players_and_the_sums() {
        let text = review(&["--lang", "en"]);
        assert!(text.starts_with("Game 1: bergues, "), "{text}");
        assert!(text.contains("lamb (bot)") && text.contains("decisions"), "{text}");
        assert_eq!(text, review(&["--lang", "en"]), "the same records give the same review");
    }

    #[test]
    fn the_table_exists_in_every_language() {
        let texts = catalog::LANGUAGES.map(|language| review(&["--lang", language.tag()]));
        crate::words::assert_all_differ(&texts);
        for text in &texts {
            assert!(!text.contains("review-") && !text.contains("{ $"), "{text}");
        }
    }

    #[test]
    fn what_decisions_gave_away_is_shown_with_its_error() {
        let text = review(&["--lang", "en"]);
        let row = text.lines().find(|line| line.starts_with("B lamb (bot)")).expect("a row");
        let [_, luck, own, sign, error, others, ..] =
            row.trim_start_matches("B lamb (bot)").split_whitespace().collect::<Vec<_>>()[..]
        else {
            panic!("{row}")
        };
        assert_eq!(sign, "±", "{row}");
        for number in [luck, own, error, others] {
            let number = number.trim_start_matches(['−', '+']);
            assert!(number.parse::<f64>().is_ok_and(f64::is_finite), "{number} in {row}");
        }
        let json: Json =
            serde_json::from_str(review(&["--json"]).lines().next().expect("a game")).expect("JSON");
        let known = 100.0 * json["seats"][1]["own_error"].as_f64().expect("a number");
        assert_eq!(error, format!("{known:.1}"));
    }

    #[test]
    fn a_single_record_has_no_summary() {
        assert!(!review(&["--lang", "en"]).contains("All games"));
    }

    #[test]
    fn several_records_end_with_a_summary_of_each_player() {
        let text = review_files(&[MATCH, GAME], &["--lang", "en"]);
        let (games, summary) = text.split_once("All games, mean per game:\n").expect("a summary");
        assert_eq!(games.matches(": schotten-totten, ").count(), 2, "{games}");
        assert_eq!(games.matches(": bergues, ").count(), 1, "{games}");
        let players: Vec<&str> = summary.lines().skip(1).filter(|line| !line.starts_with(' ')).collect();
        let names = ["bot-9b7fef7c (2 games) ", "bot-d638d73f (one game) ", "lamb (bot) (3 games) "];
        assert_eq!(players.len(), names.len(), "{summary}");
        for (row, name) in players.iter().zip(names) {
            assert!(row.starts_with(name) && row.ends_with(" decisions"), "{summary}");
        }
        let themes: Vec<&str> =
            summary.lines().filter(|line| line.starts_with("    ") && line.contains(':')).collect();
        assert!(!themes.is_empty(), "{summary}");
        for theme in themes {
            assert!(theme.contains(" mistake") && theme.ends_with(" points per game"), "{theme}");
        }
    }

    #[test]
    fn the_summary_is_the_mean_of_the_games_and_its_themes_are_all_mistakes() {
        let text = review_files(&[MATCH, GAME], &["--json"]);
        let lines: Vec<Json> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let (summary, games) = lines.split_last().expect("a summary");
        assert_eq!(games.len(), 3);
        let players = summary["summary"].as_object().expect("players");
        assert_eq!(players.len(), 3);
        let mut all_mistakes = 0;
        for (name, player) in players {
            let rows = games.iter().flat_map(|game| game["seats"].as_array().expect("seats"));
            let own: Vec<&Json> = rows.filter(|seat| seat["name"] == name.as_str()).collect();
            assert_eq!(player["games"], own.len());
            for part in ["start", "luck", "own", "others", "end", "lost_by_mistakes"] {
                let sum: f64 = own.iter().map(|seat| seat[part].as_f64().expect("a number")).sum();
                let mean = player["mean"][part].as_f64().expect("a number");
                assert!((mean - sum / own.len() as f64).abs() < 1e-9, "{part} of {name}: {mean}");
            }
            let mistakes: u64 = own.iter().map(|seat| seat["mistakes"].as_u64().expect("a count")).sum();
            let themes = player["themes"].as_array().expect("themes");
            let by_theme: u64 = themes.iter().map(|theme| theme["mistakes"].as_u64().expect("a count")).sum();
            assert_eq!((by_theme, player["mean"]["mistakes"].as_u64()), (mistakes, Some(mistakes)), "{name}");
            all_mistakes += mistakes;
        }
        assert!(all_mistakes > 0);
    }

    #[test]
    fn the_summary_of_one_seat_leaves_the_others_out() {
        let text = review_files(&[MATCH], &["--json", "--seat", "A"]);
        let summary: Json = serde_json::from_str(text.lines().last().expect("a summary")).expect("JSON");
        let names: Vec<&String> = summary["summary"].as_object().expect("players").keys().collect();
        assert_eq!(names, ["bot-9b7fef7c"]);
    }

    #[test]
    fn a_budget_too_small_for_luck_is_refused() {
        let refused = Line::try_parse_from(["review", GAME, "--budget", "3"]).err().expect("too small");
        assert!(refused.to_string().contains("3 is not in 4..=100000"), "{refused}");
    }

    #[test]
    fn json_has_every_step_and_a_summary() {
        let text = review(&["--json"]);
        let lines: Vec<Json> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let [game, summary] = &lines[..] else { panic!("a game and the summary, not {}", lines.len()) };
        let steps = game["steps"].as_array().expect("steps");
        assert_eq!(steps[0]["number"], 0);
        for seat in game["seats"].as_array().expect("seats") {
            let part = |name: &str| seat[name].as_f64().expect("a number");
            let sum = part("start") + part("luck") + part("own") + part("others");
            assert!((sum - part("end")).abs() < 1e-9, "{seat}");
        }
        assert_eq!(summary["summary"]["lamb (bot)"]["games"], 1);
        let of_a = review(&["--json", "--seat", "A"]);
        assert!(of_a.len() < text.len());
    }
}
