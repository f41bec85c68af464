//! A PostgreSQL of one's own, started when it is first needed.
//!
//! A shell looks after it and waits for the end of its standard input, which comes when this process ends, however
//! it does; then it stops PostgreSQL and removes all of it.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{Connection, Executor, PgConnection};

const LOOK_AFTER: &str = r#"
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

/// Whether it waits for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Syncs {
    /// As it does for everybody.
    Yes,
    /// No: for tests that show what a server does, not what a power cut does.
    No,
}

struct Cluster {
    directory: String,
    /// The shell; its input is never written to, and ends with this process.
    _shell: Child,
}

fn binaries() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest =
        versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").exists()).max();
    newest.expect("PostgreSQL is needed: install the Debian package `postgresql`")
}

fn start(syncs: Syncs) -> Cluster {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    // PostgreSQL refuses to run as root.
    let mut command = if root { Command::new("setpriv") } else { Command::new("sh") };
    if root {
        command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "sh"]);
    }
    command.args(["-c", LOOK_AFTER, "sh"]).arg(binaries());
    command.arg(if syncs == Syncs::Yes { "" } else { "-F" });
    let mut shell =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell can be started");
    let mut directory = String::new();
    let output = shell.stdout.take().expect("it has an output");
    BufReader::new(output).read_line(&mut directory).expect("it can be read");
    assert!(!directory.is_empty(), "PostgreSQL did not start; its log is above");
    Cluster { directory: directory.trim_end().to_owned(), _shell: shell }
}

/// The address of a database that nobody has used. The first who asks decides whether the cluster syncs.
///
/// # Panics
/// If PostgreSQL is not installed or does not start.
pub async fn fresh_database(syncs: Syncs) -> String {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    static MADE: AtomicU32 = AtomicU32::new(0);
    let directory = &CLUSTER.get_or_init(|| start(syncs)).directory;
    let address = |name: &str| format!("postgres://marchstone@localhost/{name}?host={directory}");
    let name = format!("trial{}", MADE.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&address("postgres")).await.expect("PostgreSQL answers");
    let statement = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    connection.execute(statement).await.expect("a database can be made");
    connection.close().await.expect("the connection can be closed");
    address(&name)
}
