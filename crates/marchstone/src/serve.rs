//! `marchstone serve`.

use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;

use catalog::{Language, Words};
use server::store::StoreError;
use server::{BadConfig, Config, Server, Settings, StartError, Time};
use tabletop::Phrase;
use tracing_subscriber::filter::{self, EnvFilter, LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::words::words;

/// How to serve, and in which language the server speaks to whoever keeps it.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    config: Config,
    /// The language of the greeting, en or fr; without it, that of the locale. People choose theirs in the browser.
    #[arg(long)]
    pub(crate) lang: Option<Language>,
}

/// Why nothing is served.
#[derive(Debug)]
pub(crate) enum Problem {
    Config(BadConfig),
    Log(String, filter::ParseError),
    Start(StartError),
    System(io::Error),
}

impl Problem {
    /// The whole reason in the reader's language. What the system and others say stays as it is.
    pub(crate) fn say(&self, words: &Words) -> String {
        words.say(&match self {
            Problem::Config(BadConfig::Unreadable(file, error)) => {
                Phrase::new("serve-config-unreadable").with("file", file.display()).with("why", error)
            }
            Problem::Config(BadConfig::Wrong(file, error)) => {
                let why = error.to_string();
                Phrase::new("serve-config-wrong").with("file", file.display()).with("why", why.trim_end())
            }
            Problem::Log(filter, bad) => Phrase::new("serve-log").with("filter", filter).with("why", bad),
            Problem::Start(StartError::Address(address, error)) => {
                Phrase::new("serve-address").with("address", address).with("why", error)
            }
            Problem::Start(StartError::Store(error)) => match error {
                StoreError::Database(why) => Phrase::new("serve-database").with("why", why),
                StoreError::Migration(why) => Phrase::new("serve-database-old").with("why", why),
                StoreError::Unreadable(why) => Phrase::new("serve-database-unreadable").with("why", why),
                StoreError::BadAddress(database) => {
                    Phrase::new("serve-database-none").with("database", database)
                }
                StoreError::Closed => Phrase::new("serve-database-closed"),
            },
            Problem::System(error) => Phrase::new("serve-system").with("why", error),
        })
    }
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
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let logs = tracing_subscriber::registry().with(wanted).with(discreet);
    if settings.log_json {
        logs.with(lines.json()).init();
    } else {
        logs.with(lines.with_ansi(io::stderr().is_terminal())).init();
    }
    Ok(())
}

/// Serves until it is told to stop.
pub(crate) fn run(arguments: Arguments) -> Result<(), Problem> {
    let words = words(terminal::language(arguments.lang));
    let settings = arguments.config.resolve().map_err(Problem::Config)?;
    start_logs(&settings)?;
    // A socket is a file. If the system does not let us have more, fewer people find a place.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Problem::System)?;
    runtime.block_on(async {
        let database = settings.database.clone();
        let server = Server::start(settings, Time::system()).await.map_err(Problem::Start)?;
        // Nobody has to read it: the table is set all the same.
        let _ = io::stdout().write_all(greeting(server.address, &database, &words).as_bytes());
        stop_signal().await.map_err(Problem::System)?;
        server.stop().await;
        Ok(())
    })
}

/// What whoever starts the server reads.
fn greeting(address: SocketAddr, database: &str, words: &Words) -> String {
    let url = format!("http://{address}");
    let kept = if database.contains("://") {
        Phrase::new("serve-kept-postgres")
    } else {
        Phrase::new("serve-kept").with("file", database)
    };
    let [set, open, programs, kept, stop] = [
        Phrase::new("serve-set").with("url", &url),
        Phrase::new("serve-open"),
        Phrase::new("serve-programs").with("url", &url),
        kept,
        Phrase::new("serve-stop"),
    ]
    .map(|phrase| words.say(&phrase));
    format!("\n{set}\n\n  {open}\n  {programs}\n  {kept} {stop}\n\n")
}

/// Waits for Ctrl-C, or for the system to end this program.
async fn stop_signal() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => pressed,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_said_in_both_languages() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("marchstone.toml");
        std::fs::write(&file, "adress = 1").expect("it can be written");
        let settings = |file| Config { config: Some(file), ..Config::default() }.resolve();
        let store = |error| Problem::Start(StartError::Store(error));
        let system = || io::Error::from(io::ErrorKind::NotFound);
        let filter = EnvFilter::try_new("a=b=c").expect_err("this is no filter");
        let unreadable = serde_json::from_str::<u8>("x").expect_err("this is no number");
        let [english, french] = catalog::LANGUAGES.map(words);
        for problem in [
            Problem::Config(settings("/nowhere".into()).expect_err("there is no such file")),
            Problem::Config(settings(file).expect_err("there is no such setting")),
            Problem::Log("a=b=c".to_owned(), filter),
            Problem::Start(StartError::Address(SocketAddr::from(([1, 2, 3, 4], 80)), system())),
            store(StoreError::Database(sqlx::Error::PoolTimedOut)),
            store(StoreError::Migration(sqlx::migrate::MigrateError::VersionMissing(7))),
            store(StoreError::Unreadable(unreadable)),
            store(StoreError::BadAddress("mysql://…".to_owned())),
            store(StoreError::Closed),
            Problem::System(system()),
        ] {
            let texts = [problem.say(&english), problem.say(&french)];
            assert_ne!(texts[0], texts[1]);
            for text in &texts {
                assert!(!text.contains("serve-") && !text.contains("{ $"), "{text}");
            }
        }
    }

    #[test]
    fn a_password_is_not_part_of_the_greeting() {
        let address = SocketAddr::from(([127, 0, 0, 1], 8777));
        for words in catalog::LANGUAGES.map(words) {
            let told = greeting(address, "postgres://me:secret@host/table", &words);
            assert!(told.contains("PostgreSQL") && !told.contains("secret"), "{told}");
            assert!(greeting(address, "kept.db", &words).contains(" kept.db. "));
        }
    }
}
