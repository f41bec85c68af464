//! A real server on a port of its own, with a database that goes when it goes.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// `marchstone serve`, running.
pub(crate) struct Served {
    child: Child,
    /// Where it answers: `http://127.0.0.1:…`.
    pub(crate) url: String,
    directory: TempDir,
}

impl Served {
    /// Starts the binary; bots think little and wait for nothing.
    pub(crate) fn start(arguments: &[&str]) -> Served {
        let directory = tempfile::tempdir().expect("a place for the database");
        let log = File::create(directory.path().join("log")).expect("a place for the log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_marchstone"))
            .args([
                "serve",
                "--address",
                "127.0.0.1:0",
                "--bot-pauses",
                "false",
                "--bot-time",
                "20",
                "--database",
            ])
            .arg(directory.path().join("test.db"))
            .args(arguments)
            .env_clear()
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the binary runs");
        let greeting = BufReader::new(child.stdout.take().expect("its output"));
        let url = greeting
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.split_once("http://").map(|(_, address)| format!("http://{address}")))
            .expect("it says where it listens");
        Served { child, url, directory }
    }

    /// A path beside the database.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Asks it to stop, as a system does, and answers how it ended and what it logged.
    pub(crate) fn stop(mut self) -> (bool, String) {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(asked.expect("kill runs").success());
        let ended = self.child.wait().expect("it ends").success();
        (ended, std::fs::read_to_string(self.path("log")).expect("the log"))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
