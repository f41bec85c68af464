//! What the tests need: a server, people who use it, games that are played to their end.

pub(crate) mod database;
pub(crate) mod held;
pub(crate) mod node;
pub(crate) mod person;
pub(crate) mod play;
pub(crate) mod socket;
pub(crate) mod venue;

use std::future::Future;
use std::time::Duration;

/// Waits for something that must come; a test that hangs has failed.
pub(crate) async fn soon<T>(coming: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), coming).await.expect("it came in time")
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
