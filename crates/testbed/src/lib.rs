//! What tests and trials run against: `marchstone serve` as a process, a PostgreSQL cluster, a round-robin proxy and one
//! that names its clients, requests with late bodies.

mod database;
mod disk;
pub mod forwarding;
mod late;
pub mod postgres;
mod process;
pub mod proxy;

pub use database::{Backend, TestDatabase};
pub use disk::SmallDisk;
pub use late::LateRequest;
pub use postgres::Durability;
pub use process::{Program, ServerProcess};

/// Why a server or a database could not be started or stopped.
#[derive(Debug, thiserror::Error)]
pub enum TestbedError {
    /// A program or a file failed.
    #[error("{0}")]
    System(#[from] std::io::Error),
    /// The database failed.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The server or PostgreSQL did not start.
    #[error("{0}")]
    Start(String),
}
