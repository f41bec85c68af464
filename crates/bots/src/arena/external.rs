//! Other people's programs as bots: one line with the view and the legal actions out, one line with the action in.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use tabletop::{Dice, Game};

use crate::bot::{Bot, Budget, Thought, legal};

/// A program that plays.
pub struct External {
    command: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// Why a program cannot take part.
#[derive(Debug, thiserror::Error)]
pub enum ExternalProblem {
    /// It does not start.
    #[error("{command} does not start: {error}")]
    Start {
        /// The command line.
        command: String,
        /// What the system says.
        error: std::io::Error,
    },
}

impl External {
    /// Starts a program by its command line.
    pub fn start(command: &str) -> Result<External, ExternalProblem> {
        let problem = |error| ExternalProblem::Start { command: command.to_owned(), error };
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(problem)?;
        let input = child.stdin.take().expect("it is piped");
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        Ok(External { command: command.to_owned(), child, input, output })
    }

    /// Asks for one of these actions and reads the answer's text.
    fn ask(&mut self, request: &str) -> std::io::Result<String> {
        writeln!(self.input, "{request}")?;
        self.input.flush()?;
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        Ok(line.trim_end().to_owned())
    }
}

impl Drop for External {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The text of a JSON string: notation is ASCII without quotation marks or backslashes.
fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

impl<G: Game> Bot<G> for External {
    /// # Panics
    /// If the program goes away or answers with something that is not legal: a bot that does that has lost more
    /// than a game, and whoever runs the arena should know at once.
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> Thought<G::Action> {
        let actions = legal::<G>(view, dice);
        let mut texts: Vec<String> = actions.iter().map(|action| quoted(&action.to_string())).collect();
        texts.sort_unstable();
        let ms = match budget {
            Budget::Time(time) => format!(",\"ms\":{}", time.as_millis()),
            Budget::Iterations(count) => format!(",\"iterations\":{count}"),
        };
        let request =
            format!("{{\"view\":{},\"legal\":[{}]{ms}}}", quoted(&view.to_string()), texts.join(","));
        let answer = self.ask(&request).unwrap_or_else(|error| panic!("{}: {error}", self.command));
        let chosen = answer
            .split_once("\"action\"")
            .and_then(|(_, rest)| rest.split('"').nth(1))
            .and_then(|text| text.parse::<G::Action>().ok())
            .filter(|action| actions.contains(action));
        match chosen {
            Some(action) => Thought::forced(action),
            None => panic!("{}: asked {request}, it answered {answer:?}, which is not legal", self.command),
        }
    }
}
