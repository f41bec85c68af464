//! `marchstone serve`, as a process that can be killed and started again.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::str::FromStr;

use tempfile::TempDir;

use crate::Failed;
use crate::cluster::{self, Syncs};

/// Where everything is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backend {
    /// A file.
    Sqlite,
    /// A PostgreSQL of one's own.
    Postgres,
}

impl FromStr for Backend {
    type Err = String;

    fn from_str(text: &str) -> Result<Backend, String> {
        match text {
            "sqlite" => Ok(Backend::Sqlite),
            "postgres" => Ok(Backend::Postgres),
            _ => Err("sqlite or postgres".to_owned()),
        }
    }
}

/// A database of one's own, which goes with this value.
#[derive(Debug)]
pub struct Lodging {
    /// What `--database` is given.
    pub database: String,
    directory: TempDir,
}

impl Lodging {
    /// A database that nobody has used.
    pub async fn new(backend: Backend, syncs: Syncs) -> Result<Lodging, Failed> {
        let directory = tempfile::tempdir()?;
        let database = match backend {
            Backend::Sqlite => directory.path().join("trial.db").to_string_lossy().into_owned(),
            Backend::Postgres => cluster::fresh_database(syncs).await,
        };
        Ok(Lodging { database, directory })
    }

    /// A path beside the database.
    pub fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }
}

/// The program, and what else it is told.
#[derive(Clone, Debug)]
pub struct Binary {
    /// Where it lies.
    pub path: PathBuf,
    /// What else `serve` is told.
    pub arguments: Vec<String>,
    /// Its environment.
    pub environment: Vec<(String, String)>,
}

impl Binary {
    /// The program at this path. Bots think little and wait for nothing.
    pub fn at(path: impl Into<PathBuf>) -> Binary {
        let arguments = ["--bot-pauses", "false", "--bot-time", "10", "--log", "warn"];
        Binary {
            path: path.into(),
            arguments: arguments.map(str::to_owned).to_vec(),
            environment: Vec::new(),
        }
    }
}

/// A server that runs. It ends with this value.
#[derive(Debug)]
pub struct Serving {
    binary: Binary,
    database: String,
    /// Where it listens, also after a restart.
    pub address: SocketAddr,
    child: Child,
}

fn spawn(binary: &Binary, database: &str, address: SocketAddr) -> Result<Child, Failed> {
    let mut child = Command::new(&binary.path)
        .args(["serve", "--address", &address.to_string(), "--database", database])
        .args(&binary.arguments)
        .env_clear()
        .envs(binary.environment.iter().cloned())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()?;
    let greeting = BufReader::new(child.stdout.take().ok_or(Failed::Other("it has no output".to_owned()))?);
    let greeted = greeting.lines().map_while(Result::ok).any(|line| line.contains("http://"));
    if greeted { Ok(child) } else { Err(Failed::Other("the server did not start".to_owned())) }
}

impl Serving {
    /// Starts a server on a free port.
    pub fn start(binary: &Binary, database: &str) -> Result<Serving, Failed> {
        // The port is free again as soon as the listener is gone, and nobody else is likely to take it.
        let address = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0)))?.local_addr()?;
        let child = spawn(binary, database, address)?;
        Ok(Serving { binary: binary.clone(), database: database.to_owned(), address, child })
    }

    /// Kills it: it can do nothing more.
    pub fn kill(&mut self) -> Result<(), Failed> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it again at the same address.
    pub fn start_again(&mut self) -> Result<(), Failed> {
        self.child = spawn(&self.binary, &self.database, self.address)?;
        Ok(())
    }

    /// How many bytes of memory it has now.
    pub fn memory(&self) -> Result<u64, Failed> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let kibibytes = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kibibytes.map(|size| size * 1024).ok_or_else(|| Failed::Other("its memory is not told".to_owned()))
    }

    /// How many seconds of processor time it has used.
    pub fn processor_seconds(&self) -> Result<f64, Failed> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |i: usize| fields.get(i).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
        // User and system time, in hundredths of a second.
        Ok((ticks(11) + ticks(12)) / 100.0)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
