//! The review of one game, as a table and as JSON.

use std::io::{self, Write};

use catalog::Words;
use review::{Account, Candidate, Chance, Decision, ReviewedStep};
use serde_json::{Value as Json, json};
use tabletop::{Phrase, Seat};

use super::{Arguments, Reviewed};
use crate::record_stream::sanitized;
use crate::words::tenths;

/// The review as JSON: the sums of each seat and every step.
pub(super) fn json(reviewed: &Reviewed, wanted: Option<Seat>) -> Json {
    let is_wanted = |step: &&ReviewedStep| {
        step.made.as_ref().is_none_or(|(seat, _)| wanted.is_none_or(|wanted| wanted == *seat))
    };
    let seats: Vec<Json> = Seat::first(reviewed.record.players)
        .zip(&reviewed.accounts)
        .map(|(seat, account)| {
            let mut json = account_json(account);
            json["seat"] = Json::from(seat.to_string());
            json["name"] = Json::from(reviewed.name(seat));
            json
        })
        .collect();
    let steps: Vec<wire::ReviewStep> =
        reviewed.steps.iter().filter(is_wanted).cloned().map(table::review_step).collect();
    json!({
        "game": reviewed.record.game,
        "players": reviewed.record.players,
        "result": reviewed.record.result.map(|verdict| verdict.mark().to_string()),
        "seats": seats,
        "steps": steps,
    })
}

/// The sums of a seat as JSON.
pub(super) fn account_json(account: &Account) -> Json {
    json!({
        "start": account.start, "luck": account.luck, "own": account.own, "own_error": account.own_error,
        "others": account.others, "end": account.end, "decisions": account.decisions,
        "mistakes": account.mistakes, "lost_by_mistakes": account.lost_by_mistakes,
    })
}

/// Prints the sums of each seat and the key moments.
pub(super) fn table(
    reviewed: &Reviewed,
    number: usize,
    arguments: &Arguments,
    words: &Words,
    output: &mut impl Write,
) -> io::Result<()> {
    let title = Phrase::new("review-game")
        .with("number", number)
        .with("game", &reviewed.record.game)
        .with("actions", reviewed.steps.len().saturating_sub(1));
    writeln!(output, "{}", sanitized(&words.say(&title)))?;
    heading(words, output)?;
    for (seat, account) in Seat::first(reviewed.record.players).zip(&reviewed.accounts) {
        row(&format!("{seat} {}", reviewed.name(seat)), account, words, output)?;
    }
    let mistakes = reviewed.mistakes(arguments.seat);
    let key = if mistakes.is_empty() { "review-no-mistakes" } else { "review-moments" };
    writeln!(output, "\n{}", words.say(&Phrase::new(key).with("mistakes", mistakes.len())))?;
    for (step, seat) in mistakes.into_iter().take(arguments.top) {
        moment(&reviewed.record.game, step, seat, words, output)?;
    }
    writeln!(output)
}

/// Prints the heading of the sums.
pub(super) fn heading(words: &Words, output: &mut impl Write) -> io::Result<()> {
    let [start, luck, own, others, end, mistakes] = ["start", "luck", "own", "others", "end", "mistakes"]
        .map(|name| words.find(&format!("review-{name}"), []).unwrap_or_default());
    writeln!(output, "{:<24} {start:>8} {luck:>8} {own:>14} {others:>10} {end:>8}  {mistakes}", "")
}

/// Prints the sums of one seat or player.
pub(super) fn row(name: &str, account: &Account, words: &Words, output: &mut impl Write) -> io::Result<()> {
    let Account { start, luck, own, own_error, others, end, .. } = *account;
    let mistakes = Phrase::new("review-mistakes-of")
        .with("mistakes", account.mistakes)
        .with("decisions", account.decisions);
    writeln!(
        output,
        "{:<24} {:>8} {:>8} {:>14} {:>10} {:>8}  {}",
        sanitized(name),
        percent(start, words),
        points(luck, words),
        format!("{} ± {}", points(own, words), percent(own_error, words)),
        points(others, words),
        percent(end, words),
        words.say(&mistakes)
    )
}

/// Prints a mistake: what was played, what was better, and why.
fn moment(
    game: &str,
    step: &ReviewedStep,
    seat: Seat,
    words: &Words,
    output: &mut impl Write,
) -> io::Result<()> {
    let Some(decision) = &step.decision else { return Ok(()) };
    let Decision { played: Some(played), cost, .. } = decision else { return Ok(()) };
    let best = decision.best();
    let line = Phrase::new("review-moment")
        .with("number", step.number)
        .with("seat", seat)
        .with("played", &played.action)
        .with("chance", percent(played.chance.value, words))
        .with("better", &best.action)
        .with("best", percent(best.chance.value, words))
        .with("cost", with_error(*cost, words));
    let theme = decision.theme.and_then(|theme| named(game, theme, words));
    let theme = theme.map(|theme| format!(" · {theme}")).unwrap_or_default();
    writeln!(output, "{}{theme}", words.say(&line))?;
    reasons("review-why-better", best, words, output)?;
    reasons("review-why-played", played, words, output)?;
    if !best.line.is_empty() {
        let expected: Vec<String> =
            best.line.iter().map(|(seat, action)| format!("{seat} {action}")).collect();
        let phrase = Phrase::new("review-expected").with("line", expected.join(", "));
        writeln!(output, "     {}", words.say(&phrase))?;
    }
    Ok(())
}

/// Prints what the rules say about an action.
fn reasons(key: &'static str, action: &Candidate, words: &Words, output: &mut impl Write) -> io::Result<()> {
    for reason in &action.reasons {
        let phrase = Phrase::new(key).with("action", &action.action).with("why", words.say(&reason.phrase));
        writeln!(output, "     {}", words.say(&phrase))?;
    }
    Ok(())
}

/// The name of a theme in the words of its game.
pub(super) fn named(game: &str, theme: &str, words: &Words) -> Option<String> {
    let tag = catalog::game(game)?.tag();
    words.find(&format!("{tag}-theme-{theme}"), [])
}

/// A chance in percent.
fn percent(chance: f64, words: &Words) -> String {
    tenths(100.0 * chance, words)
}

/// A change of a chance in points, with its sign.
fn points(change: f64, words: &Words) -> String {
    let text = tenths(100.0 * change.abs(), words);
    let is_nothing = change.abs() < 0.0005;
    if is_nothing { text } else { format!("{}{text}", if change < 0.0 { '−' } else { '+' }) }
}

fn with_error(chance: Chance, words: &Words) -> String {
    format!("{} ± {}", percent(chance.value, words), percent(chance.error, words))
}
