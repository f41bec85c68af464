//! A PostgreSQL cluster for this process, started when it is first needed.
//!
//! A shell supervises it and waits for the end of its standard input, which comes when this process ends for any
//! reason; then it stops PostgreSQL and removes the cluster.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use sqlx::{Connection, Executor, PgConnection};

use crate::TestbedError;

const SUPERVISE: &str = r#"
trap '' INT TERM HUP
directory=$(mktemp -d) || exit 1
trap 'rm -rf "$directory"' EXIT
cd "$directory"
"$1/initdb" -D data -U marchstone --auth=trust --encoding=UTF8 --locale=C --no-sync >log 2>&1 &&
"$1/pg_ctl" -D data -l log -w -o "$2 -c listen_addresses='' -c max_connections=300 -c unix_socket_directories='$directory'" start >>log 2>&1 ||
{ cat log >&2; exit 1; }
echo "$directory"
cat >/dev/null
"$1/pg_ctl" -D data -m immediate stop >/dev/null 2>&1
"#;

/// Directories with one directory per version of PostgreSQL: of Debian, and of Homebrew.
const VERSIONS: [&str; 3] = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"];

/// Whether commits wait for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// Every commit is synced, as in production.
    Synced,
    /// Commits are not synced: for tests of what a server does, not of what a power cut does.
    Unsynced,
}

static CLUSTER: Mutex<Option<Cluster>> = Mutex::new(None);

struct Cluster {
    directory: String,
    /// The supervising shell. Its input is never written to, and ends with this process.
    _shell: Child,
}

/// The directory of `initdb`: of the newest version, else in `PATH`.
fn programs() -> Option<PathBuf> {
    let versions =
        VERSIONS.iter().filter_map(|directory| std::fs::read_dir(directory).ok()).flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    found.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut candidates = found.into_iter().rev().chain(std::env::split_paths(&path));
    candidates.find(|directory| directory.join("initdb").exists())
}

/// A shell that runs this script with the directory of PostgreSQL's programs as its first argument.
fn shell(script: &str) -> Result<Command, TestbedError> {
    let missing = || TestbedError::Start("PostgreSQL is needed, with initdb and pg_ctl".to_owned());
    let programs = programs().ok_or_else(missing)?;
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    // PostgreSQL refuses to run as root.
    let mut command = if root { Command::new("setpriv") } else { Command::new("sh") };
    if root {
        command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "sh"]);
    }
    command.args(["-c", script, "sh"]).arg(programs);
    Ok(command)
}

/// Stops the cluster at once, as a crash does, and starts it again. It recovers from its write-ahead log.
pub fn crash_and_restart() -> Result<(), TestbedError> {
    let cluster = CLUSTER.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(cluster) = &*cluster else {
        return Err(TestbedError::Start("PostgreSQL does not run".to_owned()));
    };
    let script = r#"cd "$2" && "$1/pg_ctl" -D data -l log -m immediate -w restart >>log 2>&1"#;
    let restarted = shell(script)?.arg(&cluster.directory).stdin(Stdio::null()).status()?;
    if restarted.success() {
        return Ok(());
    }
    Err(TestbedError::Start(format!("PostgreSQL does not start again; see {}/log", cluster.directory)))
}

fn start(durability: Durability) -> Result<Cluster, TestbedError> {
    let mut command = shell(SUPERVISE)?;
    command.arg(if durability == Durability::Synced { "" } else { "-F" });
    let mut shell = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut directory = String::new();
    if let Some(output) = shell.stdout.take() {
        BufReader::new(output).read_line(&mut directory)?;
    }
    if directory.is_empty() {
        return Err(TestbedError::Start("PostgreSQL did not start; its log is above".to_owned()));
    }
    Ok(Cluster { directory: directory.trim_end().to_owned(), _shell: shell })
}

/// Creates a database and returns its address. The first call starts the cluster with this durability.
pub async fn create_database(durability: Durability) -> Result<String, TestbedError> {
    static CREATED: AtomicU32 = AtomicU32::new(0);
    let directory = {
        let mut cluster = CLUSTER.lock().unwrap_or_else(PoisonError::into_inner);
        match &*cluster {
            Some(cluster) => cluster.directory.clone(),
            None => cluster.insert(start(durability)?).directory.clone(),
        }
    };
    let address = |name: &str| format!("postgres://marchstone@localhost/{name}?host={directory}");
    let name = format!("trial{}", CREATED.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&address("postgres")).await?;
    connection.execute(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).await?;
    connection.close().await?;
    Ok(address(&name))
}
