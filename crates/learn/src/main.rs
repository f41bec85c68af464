//! `learn`: trains nets, and measures them.

mod cli;

use std::process::ExitCode;
use std::sync::Arc;

use arena::Plan;
use bots::Heuristics;
use bots::net::{Net, NetFeatures, NetShape, NetSpec};
use clap::{Parser, Subcommand};
use learn::checkpoint::BadCheckpoint;
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
    Train(Train),
    /// Let two play many deals, each twice: nets by their files, or bots by their names.
    Duel(Measure),
    /// See whether a net wins as often as it says.
    Calibrate(Calibrate),
    /// See what knowing every card would be worth: how much of a game is chance.
    Luck(Luck),
    /// Learn a game that is small enough to be solved, and see how far that is from the best there is.
    Miniature(Gap),
}

#[derive(clap::Args, Clone)]
struct Table {
    /// The game.
    #[arg(long, default_value = "schotten-totten")]
    game: String,
    /// Its options, as JSON: {"tactics":true}. All rules of the same family are trained together.
    #[arg(long, default_value = "{}")]
    options: String,
    /// How many play.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many threads; without it, one for each core.
    #[arg(long)]
    threads: Option<usize>,
    /// Everything follows from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, thiserror::Error)]
enum Problem {
    #[error("there is no game {0:?} that can be learned")]
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
    #[error(transparent)]
    Bot(#[from] bots::UnknownBot),
    #[error(transparent)]
    File(#[from] std::io::Error),
}

/// Does this for the game that the arguments name.
macro_rules! by_game {
    ($arguments:ident, $what:ident) => {
        match $arguments.table.game.as_str() {
            "schotten-totten" => $what::<schotten_totten::Position>(&$arguments),
            "lords-of-scotland" => $what::<lords_of_scotland::Position>(&$arguments),
            "bergues" => $what::<bergues::Position>(&$arguments),
            game => Err(Problem::Game(game.to_owned())),
        }
    };
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Train(arguments) => by_game!(arguments, train),
        Command::Duel(arguments) => by_game!(arguments, measure),
        Command::Calibrate(arguments) => by_game!(arguments, calibrate),
        Command::Luck(arguments) => by_game!(arguments, luck),
        Command::Miniature(arguments) => {
            gap(&arguments);
            Ok(())
        }
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
        let wishes = catalog::options_from_json(json.as_object().ok_or(Problem::Json)?);
        Ok(wishes.checked(G::OPTIONS, G::SEATS, self.players)?)
    }

    /// The net specification for the rules of this table.
    fn spec<G: Heuristics>(&self) -> Result<&'static NetSpec, Problem> {
        let position = G::deal(&self.settings::<G>()?, self.players, &mut Dice::quick(1))?;
        NetFeatures::spec_of(&position).ok_or(Problem::NoFeatures(G::NAME))
    }

    /// So many deals of this table, each to be played twice.
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

/// Whether this names the file of a net, and no bot of ours.
fn is_net(text: &str) -> bool {
    std::path::Path::new(text).extension().is_some_and(|ending| ending == "net")
}

fn read_net(file: &str, shape: NetShape) -> Result<Arc<Net>, Problem> {
    let bytes = std::fs::read(file)?;
    Ok(Arc::new(Net::read(&bytes, shape).map_err(|bad| Problem::Net(file.to_owned(), bad))?))
}
