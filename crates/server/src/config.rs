//! How a server is set up: by flags, by the environment, and by a file, in this order.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde::Deserialize;

use crate::limits::{Limits, Networks};

/// Every setting of `marchstone serve`. A flag counts before the environment, the environment before the file.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Config {
    /// A file with settings: the names of the flags, as in `address = "0.0.0.0:8777"`.
    #[arg(long, env = "MARCHSTONE_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// Where to listen. [default: 127.0.0.1:8777]
    #[arg(long, env = "MARCHSTONE_ADDRESS", value_name = "ADDRESS")]
    pub address: Option<SocketAddr>,
    /// Where everything is kept: the path of a SQLite file, or postgres://… [default: marchstone.db]
    #[arg(long, env = "MARCHSTONE_DATABASE", hide_env_values = true, value_name = "DATABASE")]
    pub database: Option<String>,
    /// The address people type, such as `https://table.example.org`. Requests from pages of other sites are
    /// refused, and cookies are sent over https only if this begins with https. [default: any host, as it is
    /// asked for]
    #[arg(long, env = "MARCHSTONE_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// The proxies whose word about where a request comes from (X-Forwarded-For) is believed: 10.0.0.7, 10.0.0.0/8,
    /// several with commas. [default: none]
    #[arg(long, env = "MARCHSTONE_TRUSTED_PROXIES", value_name = "NETWORKS")]
    pub trusted_proxies: Option<Networks>,
    /// Who is not limited in how often and how much they ask: networks, or none. [default: this machine]
    #[arg(long, env = "MARCHSTONE_UNLIMITED", value_name = "NETWORKS")]
    pub unlimited: Option<Networks>,
    /// How many requests and messages a minute one address may send, and one person; 0 for any number.
    /// [default: 1200]
    #[arg(long, env = "MARCHSTONE_REQUESTS_PER_MINUTE", value_name = "NUMBER")]
    pub requests_per_minute: Option<u32>,
    /// How many times a minute one address may sign in or become a guest; 0 for any number. [default: 20]
    #[arg(long, env = "MARCHSTONE_SIGN_INS_PER_MINUTE", value_name = "NUMBER")]
    pub sign_ins_per_minute: Option<u32>,
    /// How many connections there may be; 0 for any number. [default: 20000]
    #[arg(long, env = "MARCHSTONE_CONNECTIONS", value_name = "NUMBER")]
    pub connections: Option<usize>,
    /// How many of them one address may have; 0 for any number. [default: 512]
    #[arg(long, env = "MARCHSTONE_CONNECTIONS_PER_ADDRESS", value_name = "NUMBER")]
    pub connections_per_address: Option<usize>,
    /// How many sockets one person may have open; 0 for any number. [default: 64]
    #[arg(long, env = "MARCHSTONE_SOCKETS_PER_PERSON", value_name = "NUMBER")]
    pub sockets_per_person: Option<usize>,
    /// At how many tables that are not over one person may sit; 0 for any number. [default: 100]
    #[arg(long, env = "MARCHSTONE_TABLES_PER_PERSON", value_name = "NUMBER")]
    pub tables_per_person: Option<usize>,
    /// How long a client may take to send a request, or to take what it is sent, in milliseconds.
    /// [default: 15000]
    #[arg(long, env = "MARCHSTONE_CLIENT_TIMEOUT", value_name = "MS")]
    pub client_timeout: Option<u64>,
    /// What a program must send as a bearer token to read /metrics. [default: none, and only programs on this
    /// machine may read it]
    #[arg(long, env = "MARCHSTONE_METRICS_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    pub metrics_token: Option<String>,
    /// How many bots may think at once. [default: one less than there are cores, at least one]
    #[arg(long, env = "MARCHSTONE_BOT_THREADS", value_name = "NUMBER")]
    pub bot_threads: Option<usize>,
    /// How long the strongest bot thinks about a decision, in milliseconds. [default: 600]
    #[arg(long, env = "MARCHSTONE_BOT_TIME", value_name = "MS")]
    pub bot_time: Option<u64>,
    /// How many lines the strongest bot thinks through, whatever the time: its play is the same on every machine
    /// then. [default: none, `--bot-time` counts]
    #[arg(long, env = "MARCHSTONE_BOT_ITERATIONS", value_name = "NUMBER")]
    pub bot_iterations: Option<u32>,
    /// Whether bots wait a moment before they act, as people do. [default: true]
    #[arg(long, env = "MARCHSTONE_BOT_PAUSES", value_name = "YES OR NO")]
    pub bot_pauses: Option<bool>,
    /// Write logs as JSON, one object a line. [default: false]
    #[arg(long, env = "MARCHSTONE_LOG_JSON", value_name = "YES OR NO")]
    pub log_json: Option<bool>,
    /// What to log: error, warn, info, debug or trace, or a filter such as server=debug. [default: info]
    #[arg(long, env = "MARCHSTONE_LOG", value_name = "FILTER")]
    pub log: Option<String>,
}

/// A file of settings that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadConfig {
    /// It cannot be read.
    #[error("{0}: {1}")]
    Unreadable(PathBuf, std::io::Error),
    /// It says something that is not understood.
    #[error("{0}: {1}")]
    Wrong(PathBuf, toml::de::Error),
}

/// The settings, settled.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen.
    pub address: SocketAddr,
    /// Where everything is kept.
    pub database: String,
    /// The address people type.
    pub public_url: Option<String>,
    /// How much one address or one person may ask for.
    pub limits: Limits,
    /// What opens the metrics.
    pub metrics_token: Option<String>,
    /// How many bots may think at once.
    pub bot_threads: usize,
    /// How long the strongest bot thinks.
    pub bot_time: Duration,
    /// How much it thinks instead, if that does not depend on the time.
    pub bot_iterations: Option<u32>,
    /// Whether bots wait a moment.
    pub bot_pauses: bool,
    /// Logs as JSON.
    pub log_json: bool,
    /// What to log.
    pub log: String,
}

impl Config {
    /// The settings: what is not said here is taken from the file, and what is said nowhere is as usual.
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
            metrics_token: self.metrics_token.or(file.metrics_token),
            bot_threads: self.bot_threads.or(file.bot_threads).unwrap_or(cores.saturating_sub(1)).max(1),
            bot_time: Duration::from_millis(self.bot_time.or(file.bot_time).unwrap_or(600).clamp(1, 60_000)),
            bot_iterations: self.bot_iterations.or(file.bot_iterations),
            bot_pauses: self.bot_pauses.or(file.bot_pauses).unwrap_or(true),
            log_json: self.log_json.or(file.log_json).unwrap_or(false),
            log: self.log.or(file.log).unwrap_or_else(|| "info".to_owned()),
        })
    }

    fn limits(&self, file: &Config) -> Limits {
        let usual = Limits::default();
        let timeout = self.client_timeout.or(file.client_timeout).map(Duration::from_millis);
        Limits {
            trusted_proxies: self
                .trusted_proxies
                .clone()
                .or_else(|| file.trusted_proxies.clone())
                .unwrap_or(usual.trusted_proxies),
            unlimited: self.unlimited.clone().or_else(|| file.unlimited.clone()).unwrap_or(usual.unlimited),
            requests_per_minute: self
                .requests_per_minute
                .or(file.requests_per_minute)
                .unwrap_or(usual.requests_per_minute),
            sign_ins_per_minute: self
                .sign_ins_per_minute
                .or(file.sign_ins_per_minute)
                .unwrap_or(usual.sign_ins_per_minute),
            connections: self.connections.or(file.connections).unwrap_or(usual.connections),
            connections_per_address: self
                .connections_per_address
                .or(file.connections_per_address)
                .unwrap_or(usual.connections_per_address),
            sockets_per_person: self
                .sockets_per_person
                .or(file.sockets_per_person)
                .unwrap_or(usual.sockets_per_person),
            tables_per_person: self
                .tables_per_person
                .or(file.tables_per_person)
                .unwrap_or(usual.tables_per_person),
            client_timeout: timeout.unwrap_or(usual.client_timeout),
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
    fn a_flag_counts_before_the_file_and_the_file_before_the_usual() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("marchstone.toml");
        std::fs::write(&path, "bot-time = 50\nbot-threads = 3\n").unwrap();
        let config = Config { config: Some(path), bot_threads: Some(7), ..Config::default() };
        let settings = config.resolve().unwrap();
        assert_eq!((settings.bot_threads, settings.bot_time.as_millis()), (7, 50));
        assert_eq!(settings.address.port(), 8777);
    }

    #[test]
    fn a_word_that_means_nothing_is_told() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("marchstone.toml");
        std::fs::write(&path, "adress = \"0.0.0.0:80\"\n").unwrap();
        let refused = Config { config: Some(path), ..Config::default() }.resolve().unwrap_err();
        assert!(refused.to_string().contains("adress"), "{refused}");
    }
}
