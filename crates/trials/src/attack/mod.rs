//! Scripted attacks that once worked, tried over HTTP against a server of their own.
//!
//! Each attack says whether it worked and what it saw. The regression tests of the same faults are in the server's
//! tests; these run against the program as it is shipped.

mod accounts;
mod disk;
mod exports;
mod guests;
mod unlisted;

use std::fmt;

use clap::ValueEnum;
use client::{Client, ClientError};
use testbed::{Program, ServerProcess, TestDatabase};
use wire::Registration;

use crate::TrialError;

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Attack {
    /// A request whose body arrives late undoes a password change, or restores a deleted account.
    LateBodies,
    /// Spellings of a name give more guesses of its password.
    NameSpellings,
    /// All names of guests are taken, so that nobody can begin to play.
    GuestNames,
    /// Public pages tell ids, chat and successors of unlisted tables.
    UnlistedTables,
    /// Exports and replays at the same time take memory, and time of others.
    Exports,
    /// A full disk stops the server for good.
    FullDisk,
}

/// How an attack ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The server withstood it; what was seen.
    Withstood(String),
    /// The attack worked; what it did.
    Worked(String),
    /// It cannot be tried here, and why.
    Skipped(String),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Withstood(seen) => write!(f, "withstood: {seen}"),
            Outcome::Worked(done) => write!(f, "THE ATTACK WORKED: {done}"),
            Outcome::Skipped(reason) => write!(f, "skipped: {reason}"),
        }
    }
}

/// The size of the attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// The number of guests that sign in.
    pub guests: usize,
    /// The number of pairs of people who export.
    pub pairs: usize,
    /// The number of games that all pairs play to their end.
    pub games: usize,
    /// The number of requests of each kind and person at the same time.
    pub concurrent: usize,
    /// How often each of them is sent again.
    pub rounds: usize,
}

impl Size {
    /// For tests.
    pub const SMALL: Size = Size { guests: 100, pairs: 2, games: 4, concurrent: 10, rounds: 2 };
    /// For trials.
    pub const FULL: Size = Size { guests: 2000, pairs: 4, games: 200, concurrent: 10, rounds: 10 };
}

/// Tries an attack on a new server.
pub async fn run(attack: Attack, program: &Program, size: Size) -> Result<Outcome, TrialError> {
    match attack {
        Attack::LateBodies => accounts::late_bodies(program).await,
        Attack::NameSpellings => accounts::name_spellings(program).await,
        Attack::GuestNames => guests::run(program, size).await,
        Attack::UnlistedTables => unlisted::run(program).await,
        Attack::Exports => exports::run(program, size).await,
        Attack::FullDisk => disk::run(program).await,
    }
}

const PASSWORD: &str = "a password to keep";

/// A server with a database of its own.
struct Target {
    server: ServerProcess,
    database: TestDatabase,
    client: Client,
}

impl Target {
    /// Starts the program with further arguments.
    fn start(program: &Program, arguments: &[&str]) -> Result<Target, TrialError> {
        let mut program = program.clone();
        program.arguments.extend(arguments.iter().map(|argument| (*argument).to_owned()));
        let database = TestDatabase::sqlite()?;
        let server = ServerProcess::start(&program, &database.address)?;
        let client = Client::new(server.url());
        Ok(Target { server, database, client })
    }

    /// Kills the server and lets `meanwhile` change its database. The client begins without connections again.
    fn restart(&mut self, meanwhile: impl FnOnce(&str) -> Result<(), TrialError>) -> Result<(), TrialError> {
        self.server.kill()?;
        meanwhile(&self.database.address)?;
        self.server.restart()?;
        self.client = Client::new(self.server.url());
        Ok(())
    }

    /// Registers an account.
    async fn account(&self, name: &str) -> Result<(Client, String), TrialError> {
        let registration =
            Registration { name: name.to_owned(), password: PASSWORD.to_owned(), program: false };
        let (client, me) = self.client.register(&registration).await?;
        Ok((client, me.player.id))
    }
}

/// The status of a refusal; none if the request succeeded.
fn refused<T>(answer: Result<T, ClientError>) -> Result<Option<u16>, TrialError> {
    match answer {
        Ok(_) => Ok(None),
        Err(error) => error.status().map(Some).ok_or_else(|| error.into()),
    }
}
