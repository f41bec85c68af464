//! A real server with a database and a log of its own, which go when it goes.

use std::path::PathBuf;

use trial::{Binary, Lodging, Serving};

/// `marchstone serve`, running.
pub(crate) struct Served {
    serving: Serving,
    /// Where it answers: `http://127.0.0.1:…`.
    pub(crate) url: String,
    lodging: Lodging,
}

impl Served {
    /// Starts the binary; bots think little and wait for nothing.
    pub(crate) fn start(arguments: &[&str]) -> Served {
        let lodging = Lodging::in_a_file().expect("a place for the database");
        let usual = ["--bot-pauses", "false", "--bot-time", "20"];
        let binary = Binary {
            arguments: usual.iter().chain(arguments).map(ToString::to_string).collect(),
            log: Some(lodging.path("log")),
            ..Binary::at(env!("CARGO_BIN_EXE_marchstone"))
        };
        let serving = Serving::start(&binary, &lodging.database).expect("the binary runs");
        Served { url: format!("http://{}", serving.address), serving, lodging }
    }

    /// A path beside the database.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.lodging.path(name)
    }

    /// Asks it to stop, as a system does, and answers how it ended and what it logged.
    pub(crate) fn stop(self) -> (bool, String) {
        let log = self.path("log");
        let ended = self.serving.stop().expect("it can be asked");
        (ended, std::fs::read_to_string(log).expect("the log"))
    }
}
