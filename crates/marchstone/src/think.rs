//! `marchstone think`: what a bot would do, and why, in a few lines.

use std::io::{self, Write};
use std::time::Duration;

use bots::{Budget, Spec};
use catalog::{Language, ThoughtReport, Words};
use tabletop::{Phrase, Seat};

use crate::asked::{self, Problem};
use crate::words::{tenths, words};

/// What to think about, and how long.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The position.
    position: String,
    /// The bot: random, greedy, lookahead, ismcts:1000, net, net:200, or a level: lamb, drover, piper, laird.
    #[arg(long, default_value = "laird")]
    bot: String,
    /// How long it may think, in milliseconds, if it has no budget of its own.
    #[arg(long, default_value_t = 1000)]
    ms: u32,
    /// Its random source: 64 hexadecimal digits.
    #[arg(long)]
    seed: Option<String>,
    /// How many of its choices to show.
    #[arg(long, default_value_t = 5)]
    top: usize,
    /// The language of the answer, en or fr; without it, that of the locale.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<(), Problem> {
    let bot: Spec = arguments.bot.parse()?;
    let seed = asked::seed(arguments.seed.as_deref())?;
    let table = catalog::load(&arguments.position, seed)?;
    let given = Budget::Time(Duration::from_millis(arguments.ms.into()));
    let seat = table.turn().seat().ok_or(Problem::Over)?;
    let thought = table.think(bot, given, seed).ok_or(Problem::Over)?;
    let words = words(terminal::language(arguments.lang));
    Ok(report(seat, &thought, arguments.top, &words, output)?)
}

/// What the bot came to, and the best of what else it looked at.
fn report(
    seat: Seat,
    thought: &ThoughtReport,
    top: usize,
    words: &Words,
    output: &mut impl Write,
) -> io::Result<()> {
    let action = Phrase::new("think-action").with("seat", seat).with("action", &thought.action);
    writeln!(output, "{}", words.say(&action))?;
    let value = Phrase::new("think-value")
        .with("share", format_args!("{:.0}", 100.0 * thought.value))
        .with("looks", thought.iterations)
        .with("line", thought.line.join(" "));
    writeln!(output, "{}", words.say(&value))?;
    let [choice, attention, worth] =
        ["think-choice", "think-attention", "think-worth"].map(|key| words.say(&Phrase::new(key)));
    writeln!(output, "\n{choice:<14} {attention:>10} {worth:>9}")?;
    let percent = |share: f32| tenths(100.0 * f64::from(share), words);
    for (action, share, value) in thought.alternatives.iter().take(top) {
        writeln!(output, "{action:<14} {:>8} % {:>7} %", percent(*share), percent(*value))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_is_told_in_both_languages() {
        let thought = ThoughtReport {
            action: "g8@5".to_owned(),
            iterations: 1,
            value: 0.525,
            line: vec!["g8@5".to_owned(), "y1@3".to_owned()],
            alternatives: vec![("g8@5".to_owned(), 1.0, 0.525), ("b6@9".to_owned(), 0.0, 0.5)],
        };
        let texts = catalog::LANGUAGES.map(|language| {
            let mut output = Vec::new();
            report(Seat::A, &thought, 1, &words(language), &mut output).expect("memory takes everything");
            String::from_utf8(output).expect("UTF-8")
        });
        assert_eq!(
            texts,
            [
                "A plays g8@5\nexpected to win 52 % after one look ahead; it expects g8@5 y1@3\n\n\
                 choice          attention     value\n\
                 g8@5              100.0 %    52.5 %\n",
                "A joue g8@5\nchances de gagner : 52 % après 1 essai en pensée ; s’attend à g8@5 y1@3\n\n\
                 choix           attention    valeur\n\
                 g8@5              100,0 %    52,5 %\n",
            ]
        );
    }
}
