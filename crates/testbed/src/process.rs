//! `marchstone serve` as a process that can be killed and restarted.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::TestbedError;

/// The program and how it is started.
#[derive(Clone, Debug)]
pub struct Program {
    /// The path of the binary.
    pub path: PathBuf,
    /// Further arguments of `serve`.
    pub arguments: Vec<String>,
    /// The environment; nothing is inherited.
    pub environment: Vec<(String, String)>,
    /// The file for its log, if not the standard error of this process.
    pub log: Option<PathBuf>,
}

impl Program {
    /// The program at this path, with fast bots that do not pause.
    pub fn at(path: impl Into<PathBuf>) -> Program {
        let arguments = ["--bot-pauses", "false", "--bot-time", "10", "--log", "warn"];
        Program {
            path: path.into(),
            arguments: arguments.map(str::to_owned).to_vec(),
            environment: Vec::new(),
            log: None,
        }
    }
}

/// A running server. It is killed when this value is dropped.
#[derive(Debug)]
pub struct ServerProcess {
    program: Program,
    database: String,
    /// The address it listens on, which stays the same after a restart.
    pub address: SocketAddr,
    child: Child,
}

/// Starts a server at this address and returns the address it reports.
fn spawn(
    program: &Program,
    database: &str,
    address: SocketAddr,
) -> Result<(Child, SocketAddr), TestbedError> {
    let log =
        program.log.as_ref().map(|path| File::options().create(true).append(true).open(path)).transpose()?;
    // A signal that is ignored stays so: writes beyond the limit of the size of files fail and do not end the server.
    let mut child = Command::new("/bin/sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(&program.path)
        .args(["serve", "--address", &address.to_string(), "--database", database])
        .args(&program.arguments)
        .env_clear()
        .envs(program.environment.iter().cloned())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log.map_or_else(Stdio::inherit, Stdio::from))
        .spawn()?;
    let failed = || TestbedError::Start("the server did not start".to_owned());
    let output = BufReader::new(child.stdout.take().ok_or_else(failed)?);
    let mut lines = output.lines().map_while(Result::ok);
    // With a public URL, the address stands in a sentence.
    let address = lines.find_map(|line| line.split_once("http://")?.1.trim_end_matches('.').parse().ok());
    Ok((child, address.ok_or_else(failed)?))
}

fn run(program: &str, arguments: &[&str]) -> Result<(), TestbedError> {
    let status = Command::new(program).args(arguments).status()?;
    let failed = || TestbedError::Start(format!("{program} {} failed", arguments.join(" ")));
    if status.success() { Ok(()) } else { Err(failed()) }
}

impl ServerProcess {
    /// Starts a server on a free port.
    pub fn start(program: &Program, database: &str) -> Result<ServerProcess, TestbedError> {
        let (child, address) = spawn(program, database, SocketAddr::from(([127, 0, 0, 1], 0)))?;
        Ok(ServerProcess { program: program.clone(), database: database.to_owned(), address, child })
    }

    /// The base URL of its API.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it with SIGKILL.
    pub fn kill(&mut self) -> Result<(), TestbedError> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again at the same address.
    pub fn restart(&mut self) -> Result<(), TestbedError> {
        (self.child, self.address) = spawn(&self.program, &self.database, self.address)?;
        Ok(())
    }

    fn signal(&self, signal: &str) -> Result<(), TestbedError> {
        run("kill", &[signal, &self.child.id().to_string()])
    }

    /// Stops it with SIGSTOP: it does nothing until it is resumed, but its connections stay open.
    pub fn pause(&self) -> Result<(), TestbedError> {
        self.signal("-STOP")
    }

    /// Resumes it with SIGCONT.
    pub fn resume(&self) -> Result<(), TestbedError> {
        self.signal("-CONT")
    }

    /// Resumes it after a while.
    pub async fn resume_after(&self, duration: Duration) -> Result<(), TestbedError> {
        tokio::time::sleep(duration).await;
        self.resume()
    }

    /// Makes all its writes to files fail (EFBIG), or succeed again. Unlike permissions this concerns open files, and root.
    pub fn set_read_only(&self, read_only: bool) -> Result<(), TestbedError> {
        let limit = if read_only { "--fsize=0:unlimited" } else { "--fsize=unlimited:unlimited" };
        run("prlimit", &["--pid", &self.child.id().to_string(), limit])
    }

    /// Stops it with SIGTERM; returns whether it exited successfully.
    pub fn stop(mut self) -> Result<bool, TestbedError> {
        let signalled = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        Ok(signalled.success() && self.child.wait()?.success())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
