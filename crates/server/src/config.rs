//! The settings of a server, from flags, the environment and a file, in this order of precedence.

use std::net::{SocketAddr, ToSocketAddrs as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use clap::builder::BoolishValueParser;
use serde::{Deserialize, Deserializer};

use crate::limits::{Limits, Networks};
use crate::public_url::PublicUrl;

/// Every setting of `marchstone serve`. Flags override the environment, the environment overrides the file.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Config {
    /// A TOML file with settings, named like the flags: `address = "0.0.0.0:8777"`.
    #[arg(long, env = "MARCHSTONE_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// The address to listen on. [default: 127.0.0.1:8777]
    #[arg(long, env = "MARCHSTONE_ADDRESS", value_name = "ADDRESS", value_parser = listen_address)]
    #[serde(deserialize_with = "address_in_file")]
    pub address: Option<SocketAddr>,
    /// The database: the path of a SQLite file, or postgres://… [default: marchstone.db]
    #[arg(long, env = "MARCHSTONE_DATABASE", hide_env_values = true, value_name = "DATABASE")]
    pub database: Option<String>,
    /// The public URL, such as `https://table.example.org`. Requests from pages of other origins are refused, and
    /// cookies are restricted to HTTPS if this begins with https. [default: the host of each request]
    #[arg(long, env = "MARCHSTONE_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// The proxies whose X-Forwarded-For header is trusted: 10.0.0.7, 10.0.0.0/8, several with commas.
    /// [default: none]
    #[arg(long, env = "MARCHSTONE_TRUSTED_PROXIES", value_name = "NETWORKS")]
    pub trusted_proxies: Option<Networks>,
    /// The networks to which no rate limit applies, or none. [default: this machine]
    #[arg(long, env = "MARCHSTONE_UNLIMITED", value_name = "NETWORKS")]
    pub unlimited: Option<Networks>,
    /// Requests and socket messages per minute, for each address and each person; 0 for no limit. [default: 1200]
    #[arg(long, env = "MARCHSTONE_REQUESTS_PER_MINUTE", value_name = "NUMBER")]
    pub requests_per_minute: Option<u32>,
    /// Sign-ins and new guests per minute, for each address; 0 for no limit. [default: 20]
    #[arg(long, env = "MARCHSTONE_SIGN_INS_PER_MINUTE", value_name = "NUMBER")]
    pub sign_ins_per_minute: Option<u32>,
    /// Total connections; 0 for no limit. [default: 20000]
    #[arg(long, env = "MARCHSTONE_CONNECTIONS", value_name = "NUMBER")]
    pub connections: Option<usize>,
    /// Connections for each address; 0 for no limit. [default: 512]
    #[arg(long, env = "MARCHSTONE_CONNECTIONS_PER_ADDRESS", value_name = "NUMBER")]
    pub connections_per_address: Option<usize>,
    /// Open sockets for each person; 0 for no limit. [default: 64]
    #[arg(long, env = "MARCHSTONE_SOCKETS_PER_PERSON", value_name = "NUMBER")]
    pub sockets_per_person: Option<usize>,
    /// Unfinished tables for each person; 0 for no limit. [default: 100]
    #[arg(long, env = "MARCHSTONE_TABLES_PER_PERSON", value_name = "NUMBER")]
    pub tables_per_person: Option<usize>,
    /// How long a client may take to send a request or to receive data, in milliseconds. [default: 15000]
    #[arg(long, env = "MARCHSTONE_CLIENT_TIMEOUT", value_name = "MS")]
    pub client_timeout: Option<u64>,
    /// The bearer token required to read /metrics. [default: none, and only this machine may read it]
    #[arg(long, env = "MARCHSTONE_METRICS_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    pub metrics_token: Option<String>,
    /// How many bot searches run at once. [default: one less than there are cores, at least one]
    #[arg(long, env = "MARCHSTONE_BOT_THREADS", value_name = "NUMBER")]
    pub bot_threads: Option<usize>,
    /// Search time of the strongest bot for one decision, in milliseconds. [default: 600]
    #[arg(long, env = "MARCHSTONE_BOT_TIME", value_name = "MS")]
    pub bot_time: Option<u64>,
    /// Search iterations of the strongest bot for one decision, instead of a time: it then plays the same on every
    /// machine. [default: none, `--bot-time` applies]
    #[arg(long, env = "MARCHSTONE_BOT_ITERATIONS", value_name = "NUMBER")]
    pub bot_iterations: Option<u32>,
    /// Whether bots pause before they act, as people do. [default: true]
    #[arg(long, env = "MARCHSTONE_BOT_PAUSES", value_name = "YES OR NO", value_parser = BoolishValueParser::new())]
    pub bot_pauses: Option<bool>,
    /// Write logs as JSON, one object per line. [default: false]
    #[arg(long, env = "MARCHSTONE_LOG_JSON", value_name = "YES OR NO", value_parser = BoolishValueParser::new())]
    pub log_json: Option<bool>,
    /// What to log: error, warn, info, debug or trace, or a filter such as server=debug. [default: info]
    #[arg(long, env = "MARCHSTONE_LOG", value_name = "FILTER")]
    pub log: Option<String>,
}

/// Why a settings file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadConfig {
    /// It cannot be read.
    #[error("{0}: {1}")]
    Unreadable(PathBuf, std::io::Error),
    /// It does not parse, or has an unknown setting.
    #[error("{0}: {1}")]
    Wrong(PathBuf, toml::de::Error),
}

/// The settings, with defaults filled in.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen on.
    pub address: SocketAddr,
    /// The database.
    pub database: String,
    /// The public URL.
    pub public_url: Option<PublicUrl>,
    /// Rate limits and connection limits.
    pub limits: Limits,
    /// The bearer token required to read the metrics.
    pub metrics_token: Option<String>,
    /// How many bot searches run at once.
    pub bot_threads: usize,
    /// Search time of the strongest bot for one decision.
    pub bot_time: Duration,
    /// Search iterations of the strongest bot, instead of a time.
    pub bot_iterations: Option<u32>,
    /// Whether bots pause before they act.
    pub bot_pauses: bool,
    /// Write logs as JSON.
    pub log_json: bool,
    /// The log filter.
    pub log: String,
}

/// Parses an address to listen on: `127.0.0.1:8777`, or a name of this machine with a port, such as `localhost:8777`. IPv4
/// comes first where a name has both kinds of addresses.
pub fn listen_address(text: &str) -> Result<SocketAddr, String> {
    let explain =
        |why: &dyn std::fmt::Display| format!("{why}; write an address and a port, such as 0.0.0.0:8777");
    if let Ok(address) = text.parse() {
        return Ok(address);
    }
    let mut found: Vec<SocketAddr> = text.to_socket_addrs().map_err(|why| explain(&why))?.collect();
    found.sort_by_key(SocketAddr::is_ipv6);
    found.first().copied().ok_or_else(|| explain(&"the name has no address"))
}

fn address_in_file<'de, D: Deserializer<'de>>(file: D) -> Result<Option<SocketAddr>, D::Error> {
    let text = String::deserialize(file)?;
    listen_address(&text).map(Some).map_err(serde::de::Error::custom)
}

impl Config {
    /// Reads the file, if there is one, and fills in the defaults.
    pub fn resolve(self) -> Result<Settings, BadConfig> {
        let file = match &self.config {
            Some(path) => Config::read(path)?,
            None => Config::default(),
        };
        let limits = self.limits(&file);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Settings {
            address: self
                .address
                .or(file.address)
                .unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8777))),
            database: self.database.or(file.database).unwrap_or_else(|| "marchstone.db".to_owned()),
            public_url: self.public_url.or(file.public_url),
            limits,
            // An empty variable counts as none, as in container files.
            metrics_token: self.metrics_token.or(file.metrics_token).filter(|token| !token.is_empty()),
            bot_threads: self.bot_threads.or(file.bot_threads).unwrap_or(cores.saturating_sub(1)).max(1),
            bot_time: Duration::from_millis(self.bot_time.or(file.bot_time).unwrap_or(600).clamp(1, 60_000)),
            bot_iterations: self.bot_iterations.or(file.bot_iterations),
            bot_pauses: self.bot_pauses.or(file.bot_pauses).unwrap_or(true),
            log_json: self.log_json.or(file.log_json).unwrap_or(false),
            log: self.log.or(file.log).unwrap_or_else(|| "info".to_owned()),
        })
    }

    fn limits(&self, file: &Config) -> Limits {
        let default = Limits::default();
        let timeout = self.client_timeout.or(file.client_timeout).map(Duration::from_millis);
        Limits {
            trusted_proxies: self
                .trusted_proxies
                .clone()
                .or_else(|| file.trusted_proxies.clone())
                .unwrap_or(default.trusted_proxies),
            unlimited: self.unlimited.clone().or_else(|| file.unlimited.clone()).unwrap_or(default.unlimited),
            requests_per_minute: self
                .requests_per_minute
                .or(file.requests_per_minute)
                .unwrap_or(default.requests_per_minute),
            sign_ins_per_minute: self
                .sign_ins_per_minute
                .or(file.sign_ins_per_minute)
                .unwrap_or(default.sign_ins_per_minute),
            connections: self.connections.or(file.connections).unwrap_or(default.connections),
            connections_per_address: self
                .connections_per_address
                .or(file.connections_per_address)
                .unwrap_or(default.connections_per_address),
            sockets_per_person: self
                .sockets_per_person
                .or(file.sockets_per_person)
                .unwrap_or(default.sockets_per_person),
            tables_per_person: self
                .tables_per_person
                .or(file.tables_per_person)
                .unwrap_or(default.tables_per_person),
            client_timeout: timeout.unwrap_or(default.client_timeout),
        }
    }

    fn read(path: &Path) -> Result<Config, BadConfig> {
        let text =
            std::fs::read_to_string(path).map_err(|error| BadConfig::Unreadable(path.to_owned(), error))?;
        toml::from_str(&text).map_err(|error| BadConfig::Wrong(path.to_owned(), error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_override_the_file_and_the_file_overrides_the_defaults() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("marchstone.toml");
        std::fs::write(&path, "bot-time = 50\nbot-threads = 3\n").unwrap();
        let config = Config { config: Some(path), bot_threads: Some(7), ..Config::default() };
        let settings = config.resolve().unwrap();
        assert_eq!((settings.bot_threads, settings.bot_time.as_millis()), (7, 50));
        assert_eq!(settings.address.port(), 8777);
    }

    #[test]
    fn an_unknown_setting_is_an_error() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("marchstone.toml");
        std::fs::write(&path, "adress = \"0.0.0.0:80\"\n").unwrap();
        let refused = Config { config: Some(path), ..Config::default() }.resolve().unwrap_err();
        assert!(refused.to_string().contains("adress"), "{refused}");
    }
    /// The settings that flags give.
    fn parsed(flags: &[&str]) -> Result<Settings, String> {
        let command = Config::augment_args(clap::Command::new("serve"));
        let matches =
            command.try_get_matches_from([&["serve"], flags].concat()).map_err(|bad| bad.to_string())?;
        let config = <Config as clap::FromArgMatches>::from_arg_matches(&matches).expect("the same settings");
        Ok(config.resolve().expect("there is no file"))
    }

    #[test]
    fn an_address_may_be_a_name() {
        assert_eq!(
            parsed(&["--address", "localhost:8777"]).expect("a name").address.to_string(),
            "127.0.0.1:8777"
        );
        assert_eq!(parsed(&["--address", "[::1]:80"]).expect("an address").address.to_string(), "[::1]:80");
        let refused = parsed(&["--address", "8777"]).expect_err("it has no host");
        assert!(refused.contains("such as 0.0.0.0:8777"), "{refused}");
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("marchstone.toml");
        std::fs::write(&path, "address = \"localhost:99\"\n").unwrap();
        let settings = Config { config: Some(path), ..Config::default() }.resolve().unwrap();
        assert_eq!(settings.address.to_string(), "127.0.0.1:99");
    }

    #[test]
    fn flags_may_be_written_as_numbers() {
        for (text, means) in [("1", true), ("0", false), ("yes", true), ("off", false), ("true", true)] {
            assert_eq!(parsed(&["--log-json", text]).expect("it is understood").log_json, means);
            assert_eq!(parsed(&["--bot-pauses", text]).expect("it is understood").bot_pauses, means);
        }
    }

    #[test]
    fn an_empty_metrics_token_is_none() {
        assert_eq!(parsed(&["--metrics-token", ""]).expect("it is accepted").metrics_token, None);
        assert_eq!(
            parsed(&["--metrics-token", "x"]).expect("it is accepted").metrics_token.as_deref(),
            Some("x")
        );
    }

    #[test]
    fn a_public_url_without_a_scheme_is_refused_at_the_start() {
        let refused = parsed(&["--public-url", "table.example.org"]).expect_err("it has no scheme");
        assert!(refused.contains("such as https://table.example.org"), "{refused}");
    }
}
