//! `marchstone think`: shows the choice of a bot in a position.

use std::io::{self, Write};
use std::time::Duration;

use bots::{BotSpec, Budget};
use catalog::{BotReport, Language, Words};
use tabletop::{Phrase, Seat};

use crate::inputs::{self, CommandError};
use crate::words::{grouped, tenths, words};

/// The arguments of `marchstone think`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The position, in notation; or what the seat to decide sees, with ?? for hidden cards.
    position: String,
    /// The bot: random, greedy, lookahead, ismcts:1000, net, net:200, policy, policy:200, or a level: lamb, drover, piper,
    /// laird.
    #[arg(long, default_value = "laird")]
    bot: String,
    /// Milliseconds for a bot without its own budget.
    #[arg(long, default_value_t = 1000)]
    ms: u32,
    /// Seed of the bot: 64 hexadecimal digits. By default random.
    #[arg(long)]
    seed: Option<String>,
    /// Number of alternatives to show.
    #[arg(long, default_value_t = 5)]
    top: usize,
    /// Language of the output; by default that of the locale.
    #[arg(long, value_name = terminal::LANGUAGE_TAGS.as_str())]
    pub(crate) lang: Option<Language>,
}

pub(crate) fn run(arguments: &Arguments, output: &mut impl Write) -> Result<(), CommandError> {
    let bot: BotSpec = arguments.bot.parse()?;
    let seed = inputs::seed(arguments.seed.as_deref())?;
    let is_view = arguments.position.contains(['?', '!']);
    let table = if is_view {
        catalog::load_view(&arguments.position, None, seed)?
    } else {
        catalog::load(&arguments.position, seed)?
    };
    let given = Budget::Time(Duration::from_millis(arguments.ms.into()));
    let seat = table.turn().seat().ok_or(CommandError::Over)?;
    let thought = table.think(bot, given, seed).ok_or(CommandError::Over)?;
    let words = words(terminal::language(arguments.lang));
    let reasons = table.reasons(&thought.action);
    let reasons: Vec<String> = reasons.iter().map(|reason| words.say(&reason.phrase)).collect();
    Ok(report(seat, &thought, &reasons, arguments.top, &words, output)?)
}

/// Prints the choice, what the rules say about it, and its best alternatives.
fn report(
    seat: Seat,
    thought: &BotReport,
    reasons: &[String],
    top: usize,
    words: &Words,
    output: &mut impl Write,
) -> io::Result<()> {
    let action = Phrase::new("think-action").with("seat", seat).with("action", &thought.action);
    writeln!(output, "{}", words.say(&action))?;
    let value = Phrase::new("think-value")
        .with("share", format_args!("{:.0}", 100.0 * thought.value))
        .with("looks", thought.iterations)
        .with("count", grouped(thought.iterations, words))
        .with("line", thought.line.join(" "));
    writeln!(output, "{}", words.say(&value))?;
    for reason in reasons {
        writeln!(output, "- {reason}")?;
    }
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
    fn the_report_exists_in_every_language() {
        let thought = BotReport {
            action: "g8@5".to_owned(),
            iterations: 1,
            value: 0.525,
            line: vec!["g8@5".to_owned(), "y1@3".to_owned()],
            alternatives: vec![("g8@5".to_owned(), 1.0, 0.525), ("b6@9".to_owned(), 0.0, 0.5)],
        };
        let texts = catalog::LANGUAGES.map(|language| {
            let mut output = Vec::new();
            report(Seat::A, &thought, &["A reason.".to_owned()], 1, &words(language), &mut output)
                .expect("memory takes everything");
            String::from_utf8(output).expect("UTF-8")
        });
        assert_eq!(
            texts,
            [
                "A plays g8@5\nexpected to win 52% after one simulation; it expects g8@5 y1@3\n- A reason.\n\n\
                 choice          attention     value\n\
                 g8@5              100.0 %    52.5 %\n",
                "A joue g8@5\nchances de gagner\u{a0}: 52\u{a0}% après 1 simulation\u{202f}; s’attend à g8@5 y1@3\n- A reason.\n\n\
                 choix           attention    valeur\n\
                 g8@5              100,0 %    52,5 %\n",
                "A spielt g8@5\ngewinnt voraussichtlich zu 52\u{a0}% nach einer Simulation; erwartet wird g8@5 y1@3\n- A reason.\n\n\
                 Wahl            Beachtung      Wert\n\
                 g8@5              100,0 %    52,5 %\n",
                "A juega g8@5\nprobabilidad estimada de ganar: 52\u{a0}% tras una simulación; espera g8@5 y1@3\n- A reason.\n\n\
                 elección         atención     valor\n\
                 g8@5              100,0 %    52,5 %\n",
            ]
        );
    }
}
