//! Waits for PostgreSQL at the start, and says so: a server often starts before its database.

use std::io::ErrorKind;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection as _, Error};
use tokio::time::Instant;

use crate::store::StoreError;

/// How long a server waits for its database.
const PATIENCE: Duration = Duration::from_secs(30);
/// The time between two attempts.
const PAUSE: Duration = Duration::from_millis(500);
/// `cannot_connect_now`: PostgreSQL is starting.
const STARTING: &str = "57P03";

/// Returns once the database accepts a connection. An error that waiting does not help against is returned at once.
pub(super) async fn until_answering(options: &PgConnectOptions) -> Result<(), StoreError> {
    wait(options, PATIENCE).await
}

async fn wait(options: &PgConnectOptions, patience: Duration) -> Result<(), StoreError> {
    let host = options.get_socket().map_or_else(
        || format!("{}:{}", options.get_host(), options.get_port()),
        |socket| socket.display().to_string(),
    );
    let end = Instant::now() + patience;
    let mut told = false;
    loop {
        let error = match PgConnection::connect_with(options).await {
            // It answers; the pool opens connections of its own.
            Ok(connection) => return Ok(connection.close().await?),
            Err(error) => error,
        };
        if !is_temporary(&error) {
            return Err(error.into());
        }
        if Instant::now() >= end {
            return Err(StoreError::NoAnswer { host, seconds: patience.as_secs(), why: error.to_string() });
        }
        if !told {
            told = true;
            tracing::warn!(%host, %error, "waiting up to {} seconds for PostgreSQL", patience.as_secs());
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Whether the database may still come.
fn is_temporary(error: &Error) -> bool {
    match error {
        Error::Io(error) => matches!(
            error.kind(),
            ErrorKind::ConnectionRefused
                | ErrorKind::ConnectionReset
                | ErrorKind::ConnectionAborted
                | ErrorKind::NotFound
                | ErrorKind::UnexpectedEof
        ),
        Error::Database(error) => error.code().is_some_and(|code| code == STARTING),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_database_that_does_not_answer_is_named() {
        // A port that was free a moment ago.
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        drop(listener);
        let options = PgConnectOptions::new_without_pgpass().host("127.0.0.1").port(port);
        let error = wait(&options, Duration::ZERO).await.expect_err("nobody listens").to_string();
        assert!(error.contains(&format!("127.0.0.1:{port}")) && error.contains("refused"), "{error}");
    }
}
