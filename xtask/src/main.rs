//! `cargo xtask …`: the commands of the project.

mod advisories;
mod bench;
mod codegen;
mod fuzz;
mod learn;
mod notes;
mod package;
mod published;
mod puzzles;
mod requirements;
mod site;
mod start;
mod step;
mod test;
mod training;
mod trial;
mod wasm;
mod web;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The commands of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build what is needed and serve the table, on port 8777.
    Start {
        /// Further arguments of `marchstone serve`, such as --address 0.0.0.0:8777.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run all checks.
    Test {
        /// Only what daily work needs: format, lints, types, unit tests, rules, the server on SQLite.
        #[arg(long)]
        quick: bool,
    },
    /// Build the browser client into web/dist, with its WebAssembly where that can be compiled.
    Web,
    /// Compile crates/browser to WebAssembly for the browser client, into web/public.
    Wasm,
    /// Build the browser client for a static host: everything but play over a network.
    Site {
        /// The path of the site on its host, with a slash at both ends.
        #[arg(long, default_value = "/")]
        base: String,
        /// The folder.
        #[arg(long, default_value = "target/site")]
        out: PathBuf,
    },
    /// Make the archive of a release under target/package, with checksum and SBOM, and check it. For this machine, without
    /// `--target` and `--binary`, also the wheel of the Python package.
    Package {
        /// The target triple; by default that of this machine.
        #[arg(long)]
        target: Option<String>,
        /// Package this binary instead of building one.
        #[arg(long)]
        binary: Option<PathBuf>,
    },
    /// Make the wheel of the Python package under target/package, with checksum, and check it.
    Wheel,
    /// Write the bill of materials of the binary, in `CycloneDX`.
    Sbom {
        /// The target triple; by default that of this machine.
        #[arg(long)]
        target: Option<String>,
        /// The file.
        #[arg(default_value = "target/marchstone.cdx.json")]
        file: PathBuf,
    },
    /// Print the notes of a release: its section of CHANGELOG.md.
    Notes {
        /// The version or the tag, such as 0.1.0 or v0.1.0.
        version: String,
        /// Fail unless this is the version of the workspace.
        #[arg(long)]
        release: bool,
    },
    /// Compare the public API of the published crates with a release: is the change of the version large enough?
    Semver {
        /// The git revision to compare with; by default the tag of the last release.
        #[arg(long)]
        baseline: Option<String>,
    },
    /// Take the pictures of the documentation.
    Pictures,
    /// Generate the TypeScript types of the browser client.
    Codegen,
    /// List what the texts of a language lack; by default of every language.
    Words {
        /// The language tag, such as `it`.
        language: Option<String>,
    },
    /// Measure the speed of the rules, on one core.
    Bench,
    /// Train a net by self-play on all cores: --game, --options, --players, --minutes or --rounds, --threads, --seed,
    /// --resume FILE, --out DIR; see docs/research/nets.md.
    Learn {
        /// The arguments of the trainer.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Search self-play for puzzles on all cores, and write the files of the games; see docs/review.md.
    Puzzles {
        /// The time for each collection.
        #[arg(long, default_value_t = 10.0)]
        minutes: f64,
        /// Only this collection; may be repeated.
        #[arg(long)]
        collection: Vec<String>,
    },
    /// Try the server: crash, load, limits, abuse, attack, leak or shuffle.
    #[command(disable_help_flag = true)]
    Trial {
        /// The trial and its options; see `cargo xtask trial --help`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Fuzz the parsers and the protocol.
    Fuzz {
        /// The time for each target, in seconds.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Start { arguments } => start::run(&arguments),
        Command::Web => step::timed("browser client", web::build),
        Command::Wasm => step::timed("WebAssembly", || wasm::build(step::execute)),
        Command::Site { base, out } => site::run(&base, &out),
        Command::Package { target, binary } => package::run(target.as_deref(), binary),
        Command::Wheel => package::wheel(),
        Command::Sbom { target, file } => package::write_sbom(target.as_deref(), &file),
        Command::Notes { version, release } => notes::run(&version, release),
        Command::Semver { baseline } => published::check_semver(baseline.as_deref()),
        Command::Pictures => web::pictures(),
        Command::Codegen => codegen::run(),
        Command::Test { quick } => {
            test::run(if quick { test::Extent::Quick } else { test::Extent::Everything })
        }
        Command::Words { language } => words::run(language.as_deref()),
        Command::Bench => bench::run(),
        Command::Learn { arguments } => learn::run(&arguments),
        Command::Puzzles { minutes, collection } => puzzles::run(minutes, &collection),
        Command::Trial { arguments } => trial::run(&arguments),
        Command::Fuzz { seconds } => fuzz::run(seconds),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("\ncargo xtask: {failed}");
            ExitCode::FAILURE
        }
    }
}
