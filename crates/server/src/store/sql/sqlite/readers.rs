//! The threads that run queries.

use std::path::Path;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::connection::{Access, open};
use super::queue::{Queue, Taken};
use super::ready;
use crate::store::StoreError;

/// The number of threads. A query takes microseconds if its pages are cached.
const THREADS: usize = 3;

type Query = Box<dyn FnOnce(&mut Connection) + Send>;

/// The threads that run queries.
pub(super) struct Readers {
    queue: Arc<Queue<Query>>,
    /// Receives nothing, and ends when all threads have ended.
    ended: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

impl Readers {
    /// Opens the connections and starts the threads.
    pub(super) fn start(path: &Path) -> Result<Readers, StoreError> {
        let queue = Arc::new(Queue::new());
        let (running, ended) = mpsc::channel(1);
        let readers = Readers { queue, ended: tokio::sync::Mutex::new(ended) };
        for _ in 0..THREADS {
            let mut connection = open(path, Access::Read)?;
            let (queue, running) = (Arc::clone(&readers.queue), running.clone());
            let thread = std::thread::Builder::new().name("sqlite-read".to_owned());
            let started = thread.spawn(move || {
                let mut queries: Vec<Query> = Vec::with_capacity(1);
                while let Taken::Jobs = queue.take(&mut queries, 1, None) {
                    for query in queries.drain(..) {
                        query(&mut connection);
                    }
                }
                drop(connection);
                drop(running);
            });
            started.map_err(StoreError::Thread)?;
        }
        Ok(readers)
    }

    /// Runs queries on one connection.
    pub(super) async fn run<T, F>(&self, query: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let query: Query = Box::new(move |on| {
            // The caller may have been dropped.
            let _ = answer.send(ready(query(on)));
        });
        self.queue.push(query).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Waits for pending queries and closes the connections.
    pub(super) async fn close(&self) {
        self.queue.close();
        while self.ended.lock().await.recv().await.is_some() {}
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.queue.close();
    }
}
