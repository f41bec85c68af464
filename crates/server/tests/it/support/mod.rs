//! Test support: a server, its clients, and helpers that play games.

pub(crate) mod authenticator;
pub(crate) mod client;
pub(crate) mod database;
pub(crate) mod held;
pub(crate) mod node;
pub(crate) mod play;
pub(crate) mod server;
pub(crate) mod socket;

use std::future::Future;
use std::time::Duration;

/// Awaits a future that must complete; a test that hangs fails.
pub(crate) async fn soon<T>(coming: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), coming).await.expect("it completes in time")
}

/// Runs each of these tests on both databases.
macro_rules! on_both_databases {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            use crate::support::database::Database;
            $(#[tokio::test]
            async fn $test() {
                super::$test(Database::sqlite()).await;
            })*
        }

        mod postgres {
            use crate::support::database::Database;
            $(#[tokio::test]
            async fn $test() {
                super::$test(Database::postgres().await).await;
            })*
        }
    };
}
pub(crate) use on_both_databases;
