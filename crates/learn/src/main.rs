//! `learn`: trains nets and measures them.

mod cli;

use std::process::ExitCode;
use std::sync::Arc;

use arena::Plan;
use bots::Heuristics;
use bots::net::{Net, NetFeatures, NetShape, NetSpec};
use catalog::GameVisitor;
use clap::{Parser, Subcommand};
use learn::checkpoint::BadCheckpoint;
use learn::miniature::Miniature;
use tabletop::{Dice, Settings};

use cli::calibrate::{Calibrate, calibrate};
use cli::duel::{Measure, measure};
use cli::luck::{Luck, luck};
use cli::miniature::{Gap, gap};
use cli::train::{Train, train};

/// Trains the nets of the bots by self-play, and measures them.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Train a net.
    Train(Box<Train>),
    /// Play a duel between two nets (by file) or bots (by name), every deal twice.
    Duel(Measure),
    /// Measure the calibration of a bot's win probabilities.
    Calibrate(Calibrate),
    /// Measure what perfect information is worth.
    Luck(Luck),
    /// Train a net for a solvable game and measure how exploitable it is.
    Miniature(Gap),
}

#[derive(clap::Args, Clone)]
struct Table {
    /// The game.
    #[arg(long, default_value = "schotten-totten")]
    game: String,
    /// Its options as JSON: {"tactics":true}. All rules of a family are trained together.
    #[arg(long, default_value = "{}")]
    options: String,
    /// The number of players.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The number of threads; by default one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// The seed of everything random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, thiserror::Error)]
enum Problem {
    #[error("there is no game {0:?}")]
    Game(String),
    #[error("--options is a JSON object, for instance {{\"tactics\":true}}")]
    Json,
    #[error("{0} has no features for a net")]
    NoFeatures(&'static str),
    #[error("no net {0} is shipped")]
    NoNet(&'static str),
    #[error("give --minutes or --rounds")]
    NoEnd,
    #[error(transparent)]
    Option(#[from] tabletop::BadOption),
    #[error(transparent)]
    Checkpoint(#[from] BadCheckpoint),
    #[error("{0}: {1}")]
    Net(String, bots::net::BadNet),
    #[error("{0}: {1}")]
    Policy(String, bots::policy::BadPolicy),
    #[error("after @ comes a number of rollouts or a time, such as 200 or 40ms, not {0:?}")]
    Budget(String),
    #[error(
        "{0:?} is no parameter of a search: there are actions=8, margin=2, decisions=4 and prior=20, after net:N, policy:N or a file@N"
    )]
    Parameter(String),
    #[error("{0} has no encodings for a policy net")]
    NoEncoding(&'static str),
    #[error(transparent)]
    Bot(#[from] bots::UnknownBot),
    #[error(transparent)]
    File(#[from] std::io::Error),
}

impl Command {
    /// The name of the game; `None` for the miniature, which is not in the catalog.
    fn game(&self) -> Option<&str> {
        let table = match self {
            Command::Train(arguments) => &arguments.table,
            Command::Duel(arguments) => &arguments.table,
            Command::Calibrate(arguments) => &arguments.table,
            Command::Luck(arguments) => &arguments.table,
            Command::Miniature(_) => return None,
        };
        Some(&table.game)
    }
}

impl GameVisitor for &Command {
    type Output = Result<(), Problem>;

    fn visit<G: Heuristics>(self) -> Result<(), Problem> {
        match self {
            Command::Train(arguments) => train::<G>(arguments),
            Command::Duel(arguments) => measure::<G>(arguments),
            Command::Calibrate(arguments) => calibrate::<G>(arguments),
            Command::Luck(arguments) => luck::<G>(arguments),
            Command::Miniature(arguments) => {
                gap(arguments);
                Ok(())
            }
        }
    }
}

fn main() -> ExitCode {
    let command = Arguments::parse().command;
    let result = match command.game() {
        Some(game) => catalog::visit(game, &command).unwrap_or_else(|| Err(Problem::Game(game.to_owned()))),
        None => (&command).visit::<Miniature<3>>(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("learn: {problem}");
            ExitCode::FAILURE
        }
    }
}

impl Table {
    fn settings<G: Heuristics>(&self) -> Result<Settings, Problem> {
        let json: serde_json::Value = serde_json::from_str(&self.options).map_err(|_| Problem::Json)?;
        let options = catalog::options_from_json(json.as_object().ok_or(Problem::Json)?);
        Ok(options.checked(G::OPTIONS, G::SEATS, self.players)?)
    }

    /// The net specification for the rules of this table.
    fn spec<G: Heuristics>(&self) -> Result<&'static NetSpec, Problem> {
        let position = G::deal(&self.settings::<G>()?, self.players, &mut Dice::quick(1))?;
        NetFeatures::spec_of(&position).ok_or(Problem::NoFeatures(G::NAME))
    }

    /// A plan of this many deals, each played twice.
    fn plan<G: Heuristics>(&self, pairs: u32) -> Result<Plan, Problem> {
        Ok(Plan {
            settings: self.settings::<G>()?,
            seats: self.players,
            pairs,
            seed: self.seed,
            threads: self.threads() as u32,
            sprt: None,
        })
    }

    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.threads.unwrap_or_else(cores)
    }
}

/// Whether this is the name of a file of this kind, not the name of a bot.
fn has_ending(text: &str, ending: &str) -> bool {
    std::path::Path::new(text).extension().is_some_and(|own| own == ending)
}

fn read_net(file: &str, shape: NetShape) -> Result<Arc<Net>, Problem> {
    let bytes = std::fs::read(file)?;
    Ok(Arc::new(Net::read(&bytes, shape).map_err(|bad| Problem::Net(file.to_owned(), bad))?))
}
