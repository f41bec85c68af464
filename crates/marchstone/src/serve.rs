//! `marchstone serve`: runs the server.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use catalog::{Language, Words};
use server::store::{FileProblem, StoreError};
use server::{BadConfig, Config, PublicUrl, Server, Settings, StartError, Time};
use tabletop::Phrase;
use tracing_subscriber::filter::{self, LevelFilter, Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::words::words;

/// The arguments of `marchstone serve`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    config: Config,
    /// Language of the start message; by default that of the locale. Players choose theirs in the browser.
    #[arg(long, value_name = terminal::LANGUAGE_TAGS.as_str())]
    pub(crate) lang: Option<Language>,
}

/// Why the server does not start or stopped.
#[derive(Debug)]
pub(crate) enum ServeError {
    Config(BadConfig),
    Log(String, filter::ParseError),
    Start(StartError),
    System(io::Error),
}

impl ServeError {
    /// The message in the user's language. Errors of the system and of libraries are quoted as they are.
    pub(crate) fn message(&self, words: &Words) -> String {
        words.say(&match self {
            ServeError::Config(BadConfig::Unreadable(file, error)) => {
                Phrase::new("serve-config-unreadable").with("file", file.display()).with("why", error)
            }
            ServeError::Config(BadConfig::Wrong(file, error)) => {
                let why = error.to_string();
                Phrase::new("serve-config-wrong").with("file", file.display()).with("why", why.trim_end())
            }
            ServeError::Log(filter, bad) => Phrase::new("serve-log").with("filter", filter).with("why", bad),
            ServeError::Start(StartError::Address(address, error)) => {
                Phrase::new("serve-address").with("address", address).with("why", error)
            }
            ServeError::Start(StartError::Store(error)) => match error {
                StoreError::File { file, reason } => match reason {
                    FileProblem::NotADatabase => Phrase::new("serve-file-not-a-database").with("file", file),
                    FileProblem::CannotOpen(why) => {
                        Phrase::new("serve-file-cannot-open").with("file", file).with("why", why)
                    }
                    FileProblem::InUse(process) => {
                        Phrase::new("serve-file-in-use").with("file", file).with("process", process)
                    }
                },
                StoreError::Database(why) => Phrase::new("serve-database").with("why", why),
                StoreError::Sqlite(why) => Phrase::new("serve-database").with("why", why),
                StoreError::Thread(_)
                | StoreError::RolledBack
                | StoreError::WritesFail(_)
                | StoreError::Superseded => Phrase::new("serve-database").with("why", error),
                StoreError::Migration(why) => Phrase::new("serve-database-old").with("why", why),
                StoreError::Unreadable(why) => Phrase::new("serve-database-unreadable").with("why", why),
                StoreError::UnknownValue { .. } | StoreError::EmptyColumn(_) => {
                    Phrase::new("serve-database-unreadable").with("why", error)
                }
                StoreError::BadAddress(database) => {
                    Phrase::new("serve-database-none").with("database", database)
                }
                StoreError::NoAnswer { host, seconds, why } => Phrase::new("serve-database-no-answer")
                    .with("host", host)
                    .with("seconds", seconds)
                    .with("why", why),
                StoreError::Closed => Phrase::new("serve-database-closed"),
            },
            ServeError::System(error) => Phrase::new("serve-system").with("why", error),
        })
    }
}

/// The crates that may log below `info`. Other crates log payloads at these levels (the WebSocket crate logs every
/// message, with all hands), and hidden information must not reach a log, whatever filter is configured. sqlx logs
/// statements, but never their values.
const VERBOSE_CRATES: [&str; 3] = ["server", "marchstone", "sqlx"];

/// The module that warns that the database does not answer yet.
const DATABASE_WAIT: &str = "server::store::sql::postgres::wait";

fn start_logs(settings: &Settings) -> Result<(), ServeError> {
    let wanted: Targets = settings.log.parse().map_err(|bad| ServeError::Log(settings.log.clone(), bad))?;
    // Without this warning a server that waits for its database would be silent for half a minute.
    let wanted = wanted.with_target(DATABASE_WAIT, LevelFilter::WARN);
    let safe = filter_fn(|metadata| {
        let crate_name = metadata.target().split("::").next().unwrap_or_default();
        *metadata.level() <= LevelFilter::INFO || VERBOSE_CRATES.contains(&crate_name)
    });
    // A line that cannot be written, as on a full disk, is lost: reporting that on the standard error would panic.
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).log_internal_errors(false);
    let logs = tracing_subscriber::registry().with(wanted).with(safe);
    if settings.log_json {
        logs.with(lines.json()).init();
    } else {
        logs.with(lines.with_ansi(io::stderr().is_terminal())).init();
    }
    Ok(())
}

/// Runs the server until a stop signal arrives.
pub(crate) fn run(arguments: Arguments) -> Result<(), ServeError> {
    let words = words(terminal::language(arguments.lang));
    let settings = arguments.config.resolve().map_err(ServeError::Config)?;
    start_logs(&settings)?;
    // Every socket is a file descriptor. If the limit cannot be raised, fewer clients can connect.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::System)?;
    runtime.block_on(async {
        let (database, public_url) = (settings.database.clone(), settings.public_url.clone());
        let server = Server::start(settings, Time::system()).await.map_err(ServeError::Start)?;
        // The server also runs without a reader of its output.
        let text = greeting(public_url.as_ref(), server.address, network_address, &database, &words);
        let _ = io::stdout().write_all(text.as_bytes());
        stop_signal().await.map_err(ServeError::System)?;
        server.stop().await;
        Ok(())
    })
}

/// The address of this machine in its network, if it has one. Nothing is sent: the system only chooses the interface.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation, which is in no network.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_loopback() && !address.is_unspecified())
}

/// The addresses to open, the most useful first: the public URL, and for a server that listens on all addresses this machine
/// and its address in the network.
fn addresses(
    public_url: Option<&PublicUrl>,
    address: SocketAddr,
    network: impl FnOnce() -> Option<IpAddr>,
) -> Vec<String> {
    let at = |host: IpAddr| format!("http://{}", SocketAddr::new(host, address.port()));
    let local = match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => IpAddr::V6(Ipv6Addr::LOCALHOST),
        named => named,
    };
    let network = if address.ip().is_unspecified() { network() } else { None };
    let all = public_url.map(ToString::to_string).into_iter().chain([at(local)]);
    all.chain(network.map(at)).collect()
}

/// The message printed at the start.
fn greeting(
    public_url: Option<&PublicUrl>,
    address: SocketAddr,
    network: impl FnOnce() -> Option<IpAddr>,
    database: &str,
    words: &Words,
) -> String {
    let addresses = addresses(public_url, address, network);
    let (url, others) = (&addresses[0], &addresses[1..]);
    let kept = if database.contains("://") {
        Phrase::new("serve-kept-postgres")
    } else {
        Phrase::new("serve-kept").with("file", database)
    };
    let [set, open, programs, kept, stop] = [
        Phrase::new("serve-set").with("url", url),
        Phrase::new("serve-open"),
        Phrase::new("serve-programs").with("url", url),
        kept,
        Phrase::new("serve-stop"),
    ]
    .map(|phrase| words.say(&phrase));
    let also = Phrase::new("serve-also").with("urls", others.join(", "));
    let also = if others.is_empty() { String::new() } else { format!("  {}\n", words.say(&also)) };
    format!("\n{set}\n\n  {open}\n{also}  {programs}\n  {kept} {stop}\n\n")
}

/// Waits for Ctrl-C or SIGTERM.
#[cfg(unix)]
async fn stop_signal() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => pressed,
        _ = terminate.recv() => Ok(()),
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn stop_signal() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_a_message_in_every_language() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("marchstone.toml");
        std::fs::write(&file, "adress = 1").expect("it can be written");
        let settings = |file| Config { config: Some(file), ..Config::default() }.resolve();
        let store = |error| ServeError::Start(StartError::Store(error));
        let system = || io::Error::from(io::ErrorKind::NotFound);
        let filter = "a=b=c".parse::<Targets>().expect_err("it is not a filter");
        let unreadable = serde_json::from_str::<u8>("x").expect_err("it is not a number");
        let file_error = |reason| StoreError::File { file: "kept.db".to_owned(), reason };
        let languages = catalog::LANGUAGES.map(words);
        for error in [
            ServeError::Config(settings("/nowhere".into()).expect_err("there is no such file")),
            ServeError::Config(settings(file).expect_err("there is no such setting")),
            ServeError::Log("a=b=c".to_owned(), filter),
            ServeError::Start(StartError::Address(SocketAddr::from(([1, 2, 3, 4], 80)), system())),
            store(StoreError::Database(sqlx::Error::PoolTimedOut)),
            store(StoreError::Migration(sqlx::migrate::MigrateError::VersionMissing(7))),
            store(StoreError::Unreadable(unreadable)),
            store(file_error(FileProblem::NotADatabase)),
            store(file_error(FileProblem::CannotOpen("no such directory".to_owned()))),
            store(file_error(FileProblem::InUse("4711".to_owned()))),
            store(StoreError::BadAddress("mysql://…".to_owned())),
            store(StoreError::NoAnswer {
                host: "db:5432".to_owned(),
                seconds: 30,
                why: "refused".to_owned(),
            }),
            store(StoreError::Closed),
            ServeError::System(system()),
        ] {
            let texts = languages.each_ref().map(|words| error.message(words));
            crate::words::assert_all_differ(&texts);
            for text in &texts {
                assert!(!text.contains("serve-") && !text.contains("{ $"), "{text}");
            }
        }
    }

    #[test]
    fn the_start_message_hides_the_database_password() {
        let address = SocketAddr::from(([127, 0, 0, 1], 8777));
        for words in catalog::LANGUAGES.map(words) {
            let text = greeting(None, address, || None, "postgres://me:secret@host/table", &words);
            assert!(text.contains("PostgreSQL") && !text.contains("secret"), "{text}");
            assert!(greeting(None, address, || None, "kept.db", &words).contains("kept.db"));
        }
    }

    #[test]
    fn the_start_message_names_addresses_that_can_be_opened() {
        let network = || Some(IpAddr::from([192, 168, 1, 20]));
        let named = |public: Option<&str>, listens: &str| {
            let public: Option<PublicUrl> = public.map(|url| url.parse().expect("a public URL"));
            addresses(public.as_ref(), listens.parse().expect("an address"), network).join(" ")
        };
        assert_eq!(named(None, "127.0.0.1:8777"), "http://127.0.0.1:8777");
        assert_eq!(named(None, "0.0.0.0:8777"), "http://127.0.0.1:8777 http://192.168.1.20:8777");
        assert_eq!(named(None, "[::]:8777"), "http://[::1]:8777 http://192.168.1.20:8777");
        let public = Some("https://table.example.org");
        assert_eq!(named(public, "127.0.0.1:8777"), "https://table.example.org http://127.0.0.1:8777");
        let words = words(Language::English);
        let text = greeting(None, ([0, 0, 0, 0], 8777).into(), network, "kept.db", &words);
        assert!(text.starts_with("\nThe table is set: http://127.0.0.1:8777\n"), "{text}");
        assert!(text.contains("http://192.168.1.20:8777") && !text.contains("0.0.0.0"), "{text}");
    }
}
