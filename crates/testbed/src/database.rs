//! A new database for one server or one cluster of servers.

use std::path::PathBuf;
use std::str::FromStr;

use tempfile::TempDir;

use crate::{Durability, SmallDisk, TestbedError, postgres};

/// The kind of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backend {
    /// A SQLite file.
    Sqlite,
    /// A database of the PostgreSQL cluster of this process.
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

/// An empty database in a temporary directory. Both are removed when this value is dropped.
#[derive(Debug)]
pub struct TestDatabase {
    /// The value of `--database`.
    pub address: String,
    /// The disk of a SQLite file that can be full.
    pub disk: Option<SmallDisk>,
    directory: TempDir,
}

impl TestDatabase {
    /// Creates a database of this kind that syncs every commit.
    pub async fn create(backend: Backend) -> Result<TestDatabase, TestbedError> {
        match backend {
            Backend::Sqlite => TestDatabase::sqlite(),
            Backend::Postgres => Ok(TestDatabase {
                address: postgres::create_database(Durability::Synced).await?,
                disk: None,
                directory: tempfile::tempdir()?,
            }),
        }
    }

    /// Creates a SQLite file.
    pub fn sqlite() -> Result<TestDatabase, TestbedError> {
        let directory = tempfile::tempdir()?;
        let address = directory.path().join("trial.db").to_string_lossy().into_owned();
        Ok(TestDatabase { address, disk: None, directory })
    }

    /// Creates a SQLite file on a disk of its own, which can be full.
    pub fn on_small_disk() -> Result<TestDatabase, TestbedError> {
        let (disk, directory) = (SmallDisk::mount()?, tempfile::tempdir()?);
        let address = disk.path().join("trial.db").to_string_lossy().into_owned();
        Ok(TestDatabase { address, disk: Some(disk), directory })
    }

    /// A path in the same temporary directory.
    pub fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }
}
