//! The one binary.

mod arena;
mod asked;
mod many;
mod perft;
mod problem;
mod records;
mod serve;
mod think;
mod verify;
mod words;

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use catalog::{Language, Words};
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;

/// What was built, from what, and how; the number of the rules grows when they judge a record otherwise than before.
const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (",
    env!("BUILD_COMMIT"),
    ", ",
    env!("BUILD_PROFILE"),
    ", ",
    env!("BUILD_TARGET"),
    ", rules 1)"
);

/// What the statuses mean: for the end of the help, and for the man page.
const STATUSES: &str = "Exit status:\n  \
    0    all is well\n  \
    1    something was checked and is wrong, or could not be written\n  \
    2    what was asked for cannot be done: wrong arguments, no such file, no terminal\n  \
    130  ended by a signal; a game that was being played is kept";

/// A digital table for board games: the rules, exactly, bots, and an open protocol.
#[derive(Parser)]
#[command(name = "marchstone", version = VERSION, max_term_width = 100, after_help = STATUSES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in the terminal: all games, against bots, with others at this screen, or at a server.
    Play(terminal::PlayArguments),
    /// Step through a record.
    Replay(terminal::ReplayArguments),
    /// Check records: do they follow the rules, and was the shuffle the one that was promised?
    Verify(verify::Arguments),
    /// Filter and count many records: wins by seat, lengths, what was claimed and played.
    Records(records::Arguments),
    /// Serve the table: people play in the browser with friends or bots, programs over the API.
    Serve(serve::Arguments),
    /// Let bots play each other: every deal twice with the seats swapped, Elo with its error.
    Arena(arena::Arguments),
    /// Let a bot think about a position, and see its choices.
    Think(think::Arguments),
    /// Speak the engine protocol: one JSON request a line on standard input, one answer a line on standard
    /// output.
    Engine {
        /// The language of reasons: en or fr.
        #[arg(long, default_value_t)]
        lang: Language,
    },
    /// Count the action sequences of a length: the check that two implementations of the rules agree.
    Perft(perft::Arguments),
    /// Write the completions for a shell.
    Completions {
        /// Which shell.
        shell: Shell,
    },
    /// Write the man page.
    Man,
}

fn main() -> ExitCode {
    let output = || io::stdout().lock();
    match Arguments::parse().command {
        Command::Play(arguments) => shown(terminal::play(&arguments), arguments.display.language()),
        Command::Replay(arguments) => {
            let language = arguments.display.language();
            shown(terminal::replay(arguments), language)
        }
        Command::Verify(arguments) => match verify::run(&arguments, &mut output()) {
            Ok(fine) => checked(fine),
            Err(verify::Problem::Output(error)) => gone(&error),
            Err(problem) => refused(&problem),
        },
        Command::Records(arguments) => match records::run(&arguments, &mut output()) {
            Ok(fine) => checked(fine),
            Err(records::Problem::Output(error)) => gone(&error),
            Err(problem) => refused(&problem),
        },
        Command::Serve(arguments) => {
            let lang = arguments.lang;
            let said = |problem: serve::Problem| refused(&problem.say(&spoken(lang)));
            serve::run(arguments).map_or_else(said, |()| ExitCode::SUCCESS)
        }
        Command::Arena(arguments) => done(arena::run(&arguments, &mut output()), arguments.lang),
        Command::Think(arguments) => done(think::run(&arguments, &mut output()), arguments.lang),
        Command::Engine { lang } => written(engine::serve(io::stdin().lock(), &mut output(), lang)),
        Command::Perft(arguments) => done(perft::run(&arguments, &mut output()), arguments.lang),
        Command::Completions { shell } => {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "marchstone", &mut text);
            written(output().write_all(&text))
        }
        Command::Man => written(man(&mut output())),
    }
}

/// The man page: of the program, then of each of its commands.
fn man(output: &mut impl Write) -> io::Result<()> {
    let command = Arguments::command();
    let page = clap_mangen::Man::new(command.clone());
    page.render(output)?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
        let name = format!("marchstone {}", sub.get_name());
        writeln!(output, ".SH \"{}\"", name.to_uppercase())?;
        let sub = sub.clone().display_name(name.clone()).bin_name(name);
        let page = clap_mangen::Man::new(sub);
        page.render_description_section(output)?;
        page.render_synopsis_section(output)?;
        page.render_options_section(output)?;
    }
    Ok(())
}

fn written(result: io::Result<()>) -> ExitCode {
    result.map_or_else(|error| gone(&error), |()| ExitCode::SUCCESS)
}

/// The words of the language that was asked for, or of that of the surroundings.
fn spoken(lang: Option<Language>) -> Words {
    words::words(terminal::language(lang))
}

/// Whether what was asked for was done.
fn done(result: Result<(), asked::Problem>, lang: Option<Language>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(asked::Problem::Output(error)) => gone(&error),
        Err(problem) => {
            let status = refused(&problem.say(&spoken(lang)));
            // What was asked for was done, but is not kept.
            if matches!(problem, asked::Problem::Unwritten(..)) { ExitCode::FAILURE } else { status }
        }
    }
}

/// Whether all that was checked is fine.
fn checked(fine: bool) -> ExitCode {
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How a session at the terminal ended.
fn shown(ended: Result<terminal::ExitReason, terminal::TerminalError>, language: Language) -> ExitCode {
    match ended {
        Ok(terminal::ExitReason::Left) => ExitCode::SUCCESS,
        // As shells write it: ended by a signal.
        Ok(terminal::ExitReason::Stopped) => ExitCode::from(130),
        Err(terminal::TerminalError::Output(error)) => gone(&error),
        Err(problem) => refused(&problem::say(&problem, &words::words(language))),
    }
}

/// What was asked for cannot be done.
fn refused(problem: &dyn Display) -> ExitCode {
    eprintln!("marchstone: {problem}");
    ExitCode::from(2)
}

/// Nothing can be written any more; if whoever listened has gone, nothing is left to say.
fn gone(error: &io::Error) -> ExitCode {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    eprintln!("marchstone: {error}");
    ExitCode::FAILURE
}
