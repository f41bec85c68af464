//! A running server with a temporary database and log.

use std::path::PathBuf;

use testbed::{Program, ServerProcess, TestDatabase};

/// `marchstone serve`, running.
pub(crate) struct Served {
    process: ServerProcess,
    /// The base URL: `http://127.0.0.1:…`.
    pub(crate) url: String,
    database: TestDatabase,
}

impl Served {
    /// Starts the binary with these arguments and fast bots that do not pause.
    pub(crate) fn start(arguments: &[&str]) -> Served {
        Served::start_with(arguments, Vec::new())
    }

    /// The same with these environment variables.
    pub(crate) fn start_with(arguments: &[&str], environment: Vec<(String, String)>) -> Served {
        let database = TestDatabase::sqlite().expect("a directory can be created");
        let defaults = ["--bot-pauses", "false", "--bot-time", "20"];
        let program = Program {
            arguments: defaults.iter().chain(arguments).map(ToString::to_string).collect(),
            environment,
            log: Some(database.path("log")),
            ..Program::at(env!("CARGO_BIN_EXE_marchstone"))
        };
        let process = ServerProcess::start(&program, &database.address).expect("the binary starts");
        Served { url: process.url(), process, database }
    }

    /// A path beside the database.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.database.path(name)
    }

    /// Stops it with SIGTERM; returns whether it exited successfully, and its log.
    pub(crate) fn stop(self) -> (bool, String) {
        let log = self.path("log");
        let succeeded = self.process.stop().expect("the signal can be sent");
        (succeeded, std::fs::read_to_string(log).expect("the log can be read"))
    }
}
