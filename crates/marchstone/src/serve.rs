//! `marchstone serve`.

use std::io::{IsTerminal, Write};

use server::{BadConfig, Config, Server, Settings, StartError, Time};
use tracing_subscriber::filter::{EnvFilter, LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    #[error(transparent)]
    Config(#[from] BadConfig),
    #[error("\"{0}\" is no filter for logs: {1}")]
    Log(String, tracing_subscriber::filter::ParseError),
    #[error(transparent)]
    Start(#[from] StartError),
    #[error("{0}")]
    System(#[from] std::io::Error),
}

/// Whose details may be logged. The code of others is heard from `info` on: below that it repeats what it carries
/// (the WebSocket every message, with everybody's cards), and what is secret must not be in a log, whatever the
/// filter says. The database tells its statements, but never their values.
const OPEN: [&str; 3] = ["server", "marchstone", "sqlx"];

fn start_logs(settings: &Settings) -> Result<(), Problem> {
    let wanted = EnvFilter::try_new(&settings.log).map_err(|bad| Problem::Log(settings.log.clone(), bad))?;
    let discreet = filter_fn(|about| {
        let crate_name = about.target().split("::").next().unwrap_or_default();
        *about.level() <= LevelFilter::INFO || OPEN.contains(&crate_name)
    });
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let logs = tracing_subscriber::registry().with(wanted).with(discreet);
    if settings.log_json {
        logs.with(lines.json()).init();
    } else {
        logs.with(lines.with_ansi(std::io::stderr().is_terminal())).init();
    }
    Ok(())
}

/// Serves until it is told to stop.
pub(crate) fn run(config: Config) -> Result<(), Problem> {
    let settings = config.settle()?;
    start_logs(&settings)?;
    // A socket is a file. If the system does not let us have more, fewer people find a place.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let database = settings.database.clone();
        let server = Server::start(settings, Time::system()).await?;
        greet(&server, &database);
        stop_signal().await?;
        server.stop().await;
        Ok(())
    })
}

fn greet(server: &Server, database: &str) {
    let address = server.address;
    let kept = if database.contains("://") { "a PostgreSQL database" } else { database };
    let greeting = format!(
        "\nThe table is set: http://{address}\n\n  \
         Open this address in a browser to play, with friends or against bots.\n  \
         Programs find the API at http://{address}/api/docs.\n  \
         Everything is kept in {kept}. Ctrl-C stops the server; nothing is lost.\n\n"
    );
    // Nobody has to read it: the table is set all the same.
    let _ = std::io::stdout().write_all(greeting.as_bytes());
}

/// Waits for Ctrl-C, or for the system to end this program.
async fn stop_signal() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => pressed,
        _ = terminate.recv() => Ok(()),
    }
}
