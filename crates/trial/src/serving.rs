//! `marchstone serve`, as a process that can be killed and started again.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
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
        match backend {
            Backend::Sqlite => Lodging::in_a_file(),
            Backend::Postgres => Ok(Lodging {
                database: cluster::fresh_database(syncs).await,
                directory: tempfile::tempdir()?,
            }),
        }
    }

    /// A file that nobody has used.
    pub fn in_a_file() -> Result<Lodging, Failed> {
        let directory = tempfile::tempdir()?;
        let database = directory.path().join("trial.db").to_string_lossy().into_owned();
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
    /// Where its log goes, if not to where that of this process goes.
    pub log: Option<PathBuf>,
}

impl Binary {
    /// The program at this path. Bots think little and wait for nothing.
    pub fn at(path: impl Into<PathBuf>) -> Binary {
        let arguments = ["--bot-pauses", "false", "--bot-time", "10", "--log", "warn"];
        Binary {
            path: path.into(),
            arguments: arguments.map(str::to_owned).to_vec(),
            environment: Vec::new(),
            log: None,
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

/// Starts a server at this address, and answers where it listens.
fn spawn(binary: &Binary, database: &str, address: SocketAddr) -> Result<(Child, SocketAddr), Failed> {
    let log =
        binary.log.as_ref().map(|path| File::options().create(true).append(true).open(path)).transpose()?;
    let mut child = Command::new(&binary.path)
        .args(["serve", "--address", &address.to_string(), "--database", database])
        .args(&binary.arguments)
        .env_clear()
        .envs(binary.environment.iter().cloned())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log.map_or_else(Stdio::inherit, Stdio::from))
        .spawn()?;
    let greeting = BufReader::new(child.stdout.take().ok_or(Failed::Other("it has no output".to_owned()))?);
    let mut told = greeting.lines().map_while(Result::ok);
    let address = told.find_map(|line| line.split_once("http://")?.1.parse().ok());
    Ok((child, address.ok_or_else(|| Failed::Other("the server did not start".to_owned()))?))
}

impl Serving {
    /// Starts a server on a free port.
    pub fn start(binary: &Binary, database: &str) -> Result<Serving, Failed> {
        let (child, address) = spawn(binary, database, SocketAddr::from(([127, 0, 0, 1], 0)))?;
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
        (self.child, self.address) = spawn(&self.binary, &self.database, self.address)?;
        Ok(())
    }

    /// Asks it to end, as a system does; whether it ended well.
    pub fn stop(mut self) -> Result<bool, Failed> {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        Ok(asked.success() && self.child.wait()?.success())
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
        processor_seconds(&self.child.id().to_string())
    }
}

/// How many seconds of processor time a process has used, by its number or `self`.
pub fn processor_seconds(process: &str) -> Result<f64, Failed> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    // User and system time.
    Ok((ticks(fields.get(11)) + ticks(fields.get(12))) / TICKS)
}

/// How many seconds of processor time everything on this machine has used.
pub(crate) fn machine_seconds() -> Result<f64, Failed> {
    let stat = std::fs::read_to_string("/proc/stat")?;
    let fields: Vec<&str> = stat.lines().next().unwrap_or_default().split_whitespace().skip(1).collect();
    // User, nice and system, and what interrupts took; not what was idle or waited for the disk.
    Ok([0, 1, 2, 5, 6].into_iter().map(|i| ticks(fields.get(i))).sum::<f64>() / TICKS)
}

/// Linux counts processor time in hundredths of a second.
const TICKS: f64 = 100.0;

fn ticks(field: Option<&&str>) -> f64 {
    field.and_then(|field| field.parse().ok()).unwrap_or(0.0)
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
