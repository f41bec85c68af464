//! A new database for each test.

use server::store::{Stores, open};
use tempfile::TempDir;
use testbed::Durability;
use testbed::postgres::create_database;

/// An empty database. A SQLite file is removed with this value; a PostgreSQL database with its cluster.
pub(crate) struct Database {
    pub(crate) address: String,
    _directory: Option<TempDir>,
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        // SQLite waits for the disk with every commit; a disk in memory is faster, where there is one.
        let directory = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        let directory = directory.expect("a directory can be created");
        let address = directory.path().join("marchstone.db").to_str().expect("paths are texts").to_owned();
        Database { address, _directory: Some(directory) }
    }

    pub(crate) async fn postgres() -> Database {
        let address = create_database(Durability::Unsynced).await.expect("PostgreSQL starts");
        Database { address, _directory: None }
    }

    pub(crate) async fn stores(&self) -> Stores {
        open(&self.address).await.expect("the database opens")
    }
}
