//! External programs as bots: one line of JSON with the view and the legal actions out, one line with the action in.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use bots::{Bot, BotDecision, Budget, legal_actions};
use tabletop::{Dice, Game};

/// A running program that plays.
pub struct ProcessBot {
    command: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// Why a program cannot play.
#[derive(Debug, thiserror::Error)]
pub enum ProcessBotError {
    /// The program does not start.
    #[error("{command} does not start: {error}")]
    Start {
        /// The command line.
        command: String,
        /// The error of the operating system.
        error: std::io::Error,
    },
}

impl ProcessBot {
    /// Starts a program by its shell command line.
    pub fn start(command: &str) -> Result<ProcessBot, ProcessBotError> {
        let failed = |error| ProcessBotError::Start { command: command.to_owned(), error };
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let input = child.stdin.take().expect("the pipe was requested");
        let output = BufReader::new(child.stdout.take().expect("the pipe was requested"));
        Ok(ProcessBot { command: command.to_owned(), child, input, output })
    }

    /// Sends one line and reads one line.
    fn exchange(&mut self, request: &str) -> std::io::Result<String> {
        writeln!(self.input, "{request}")?;
        self.input.flush()?;
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        Ok(line.trim_end().to_owned())
    }
}

impl Drop for ProcessBot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A JSON string: notation is ASCII without quotation marks or backslashes, so nothing needs escaping.
fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

impl<G: Game> Bot<G> for ProcessBot {
    /// # Panics
    /// If the program exits or its answer is not a legal action: the measurement is void then, so the arena stops.
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        let actions = legal_actions::<G>(view, dice);
        let mut texts: Vec<String> = actions.iter().map(|action| quoted(&action.to_string())).collect();
        texts.sort_unstable();
        let ms = match budget {
            Budget::Time(time) => format!(",\"ms\":{}", time.as_millis()),
            Budget::Iterations(count) => format!(",\"iterations\":{count}"),
        };
        let request =
            format!("{{\"view\":{},\"legal\":[{}]{ms}}}", quoted(&view.to_string()), texts.join(","));
        let answer = self.exchange(&request).unwrap_or_else(|error| panic!("{}: {error}", self.command));
        let chosen = answer
            .split_once("\"action\"")
            .and_then(|(_, rest)| rest.split('"').nth(1))
            .and_then(|text| text.parse::<G::Action>().ok())
            .filter(|action| actions.contains(action));
        match chosen {
            Some(action) => BotDecision::forced(action),
            None => panic!("{}: asked {request}, it answered {answer:?}, which is not legal", self.command),
        }
    }
}
