//! What programs did wrong in the arena, in the reader's language.

use arena::{BotFailure, Duel, FailureKind};
use catalog::Words;
use tabletop::Phrase;

/// A line for each program that forfeited games, with its first failure and the end of its standard error.
pub(crate) fn message(duels: &[Duel], words: &Words) -> String {
    let mut lines = Vec::new();
    for duel in duels {
        for (bot, failures) in duel.failures.iter().enumerate() {
            let Some(failure) = failures.first() else { continue };
            let why = words.say(&reason(failure));
            let forfeits = Phrase::new("arena-forfeits").with("bot", &duel.names[bot]);
            lines.push(words.say(&forfeits.with("games", duel.forfeits[bot]).with("why", why)));
            if !failure.errors.is_empty() {
                lines.push(words.say(&Phrase::new("arena-errors")));
                lines.extend(failure.errors.lines().map(|line| format!("    {}", printable(line))));
            }
        }
        if let Some(bot) = duel.stopped_by {
            lines.push(words.say(&Phrase::new("arena-stopped").with("bot", &duel.names[bot])));
        }
    }
    lines.join("\n")
}

/// A line of a program without control characters, which could change the terminal.
fn printable(line: &str) -> String {
    line.chars().filter(|c| !c.is_control()).collect()
}

fn reason(failure: &BotFailure) -> Phrase {
    match &failure.kind {
        FailureKind::NotStarted(why) => Phrase::new("arena-failed-start").with("why", why),
        FailureKind::Ended(status) => Phrase::new("arena-failed-ended").with("status", status),
        FailureKind::Late(ms) => Phrase::new("arena-failed-late").with("ms", ms),
        FailureKind::TooLong(bytes) => Phrase::new("arena-failed-long").with("bytes", bytes),
        FailureKind::NotAnAnswer(text) => Phrase::new("arena-failed-answer").with("text", text),
        FailureKind::OtherQuestion(text) => Phrase::new("arena-failed-question").with("text", text),
        FailureKind::Illegal(text) => Phrase::new("arena-failed-illegal").with("text", text),
        FailureKind::Unasked(text) => Phrase::new("arena-failed-unasked").with("text", text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_failure_has_a_message_in_every_language() {
        let kinds = [
            FailureKind::NotStarted("no shell".to_owned()),
            FailureKind::Ended("exit status: 1".to_owned()),
            FailureKind::Late(1100),
            FailureKind::TooLong(65536),
            FailureKind::NotAnAnswer("hello".to_owned()),
            FailureKind::OtherQuestion("7".to_owned()),
            FailureKind::Illegal("r5@3".to_owned()),
            FailureKind::Unasked("{}".to_owned()),
        ];
        for kind in kinds {
            let errors = "one\n\u{1b}[2Jtwo".to_owned();
            let failure = BotFailure { bot: "mine".to_owned(), kind, errors, answered: 0 };
            let duel = Duel {
                names: ["mine".to_owned(), "greedy".to_owned()],
                forfeits: [2, 0],
                failures: [vec![failure], Vec::new()],
                stopped_by: Some(0),
                ..Duel::default()
            };
            let texts = catalog::LANGUAGES
                .map(|language| message(std::slice::from_ref(&duel), &crate::words::words(language)));
            for (i, text) in texts.iter().enumerate() {
                assert!(!text.contains("arena-") && !text.contains("{ $"), "{text}");
                assert!(text.contains("mine") && text.contains("\n    one\n    [2Jtwo\n"), "{text}");
                assert!(!texts[..i].contains(text), "{text}");
            }
        }
    }
}
