//! Tries the server from outside, as a process among others: kills it under load and counts what is there
//! afterwards, and measures what it bears. Nothing here knows how the server works.

mod client;
pub mod cluster;
pub mod crash;
pub mod load;
mod log;
pub mod proxy;
mod serving;

pub use serving::{Backend, Binary, Lodging, Serving, processor_seconds};

/// Why a trial could not be held. What it found out is in its report.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// A program or a file.
    #[error("{0}")]
    System(#[from] std::io::Error),
    /// The database.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// A request.
    #[error("the server: {0}")]
    Request(#[from] reqwest::Error),
    /// A socket.
    #[error("a socket: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// Something else, in words.
    #[error("{0}")]
    Other(String),
}

impl From<tokio_tungstenite::tungstenite::Error> for Failed {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Failed {
        Failed::Socket(Box::new(error))
    }
}
