//! How a server is set up: by flags, by the environment, and by a file, in this order.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde::Deserialize;

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
    /// How many bots may think at once. [default: one less than there are cores, at least one]
    #[arg(long, env = "MARCHSTONE_THINKERS", value_name = "NUMBER")]
    pub thinkers: Option<usize>,
    /// How long the strongest bot thinks about a decision, in milliseconds. [default: 600]
    #[arg(long, env = "MARCHSTONE_BOT_TIME", value_name = "MS")]
    pub bot_time: Option<u64>,
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
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How long the strongest bot thinks.
    pub bot_time: Duration,
    /// Whether bots wait a moment.
    pub bot_pauses: bool,
    /// Logs as JSON.
    pub log_json: bool,
    /// What to log.
    pub log: String,
}

impl Config {
    /// The settings: what is not said here is taken from the file, and what is said nowhere is as usual.
    pub fn settle(self) -> Result<Settings, BadConfig> {
        let file = match &self.config {
            Some(path) => Config::read(path)?,
            None => Config::default(),
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Settings {
            address: self
                .address
                .or(file.address)
                .unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8777))),
            database: self.database.or(file.database).unwrap_or_else(|| "marchstone.db".to_owned()),
            public_url: self.public_url.or(file.public_url),
            thinkers: self.thinkers.or(file.thinkers).unwrap_or(cores.saturating_sub(1)).max(1),
            bot_time: Duration::from_millis(self.bot_time.or(file.bot_time).unwrap_or(600).clamp(1, 60_000)),
            bot_pauses: self.bot_pauses.or(file.bot_pauses).unwrap_or(true),
            log_json: self.log_json.or(file.log_json).unwrap_or(false),
            log: self.log.or(file.log).unwrap_or_else(|| "info".to_owned()),
        })
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
        std::fs::write(&path, "bot-time = 50\nthinkers = 3\n").unwrap();
        let config = Config { config: Some(path), thinkers: Some(7), ..Config::default() };
        let settings = config.settle().unwrap();
        assert_eq!((settings.thinkers, settings.bot_time.as_millis()), (7, 50));
        assert_eq!(settings.address.port(), 8777);
    }

    #[test]
    fn a_word_that_means_nothing_is_told() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("marchstone.toml");
        std::fs::write(&path, "adress = \"0.0.0.0:80\"\n").unwrap();
        let refused = Config { config: Some(path), ..Config::default() }.settle().unwrap_err();
        assert!(refused.to_string().contains("adress"), "{refused}");
    }
}
