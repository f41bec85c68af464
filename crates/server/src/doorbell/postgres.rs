//! LISTEN and NOTIFY, on connections of their own: a notification inside the transaction of a move would make all
//! moves wait for one another. What is rung within some milliseconds shares one statement.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::Instant;

use super::{Doorbell, Heard, Ring};
use crate::store::{NodeId, StoreError};

/// The name under which notifications are sent.
const CHANNEL: &str = "marchstone";
/// How often notifications are sent at most.
const PACE: Duration = Duration::from_millis(10);
/// The most that goes into a notification; PostgreSQL takes less than 8,000 bytes.
const LARGEST: usize = 7_500;
/// How long to wait before a broken line is tried again.
const AGAIN: Duration = Duration::from_millis(250);

enum Task {
    Ring(Ring),
    Flush(oneshot::Sender<()>),
}

/// A bell over PostgreSQL.
pub(super) struct Postgres {
    out: mpsc::UnboundedSender<Task>,
    heard: Mutex<mpsc::Receiver<Heard>>,
}

impl Postgres {
    pub(super) async fn connect(address: &str, node: &NodeId) -> Result<Postgres, StoreError> {
        let pool = PgPoolOptions::new().max_connections(1).connect(address).await?;
        let mut listener = PgListener::connect(address).await?;
        listener.listen(CHANNEL).await?;
        let (out, tasks) = mpsc::unbounded_channel();
        let (ears, heard) = mpsc::channel(1024);
        tokio::spawn(send(pool, node.clone(), tasks));
        tokio::spawn(listen(listener, node.clone(), ears));
        Ok(Postgres { out, heard: Mutex::new(heard) })
    }
}

#[async_trait]
impl Doorbell for Postgres {
    fn ring(&self, ring: Ring) {
        // The task that sends lives as long as this bell.
        let _ = self.out.send(Task::Ring(ring));
    }

    async fn heard(&self) -> Heard {
        match self.heard.lock().await.recv().await {
            Some(heard) => heard,
            None => std::future::pending().await,
        }
    }

    async fn flush(&self) {
        let (done, waited) = oneshot::channel();
        if self.out.send(Task::Flush(done)).is_ok() {
            // If the task is gone, so is what it had.
            let _ = waited.await;
        }
    }
}

/// The texts of notifications: the node's name on the first line, and a ring on each of the others.
fn letters(node: &NodeId, rings: &[Ring]) -> Vec<String> {
    let mut letters: Vec<String> = Vec::new();
    for ring in rings {
        let line = ring.to_string();
        match letters.last_mut() {
            Some(letter) if letter.len() + line.len() < LARGEST => {
                letter.push('\n');
                letter.push_str(&line);
            }
            _ => letters.push(format!("{node}\n{line}")),
        }
    }
    letters
}

async fn send(pool: PgPool, node: NodeId, mut tasks: mpsc::UnboundedReceiver<Task>) {
    let mut rings: Vec<Ring> = Vec::new();
    let mut waiting = Vec::new();
    while let Some(first) = tasks.recv().await {
        let mut next = Some(first);
        while let Some(task) = next {
            match task {
                Task::Ring(ring) => {
                    rings.retain(|earlier| !ring.covers(earlier));
                    rings.push(ring);
                }
                Task::Flush(done) => waiting.push(done),
            }
            next = tasks.try_recv().ok();
        }
        let sent = Instant::now();
        let told = sqlx::query("SELECT pg_notify($1, letter) FROM unnest($2::text[]) AS letter")
            .bind(CHANNEL)
            .bind(letters(&node, &rings))
            .execute(&pool)
            .await;
        if let Err(error) = told {
            // Not said again: whoever did not hear it looks into the log every second.
            tracing::warn!(%error, rings = rings.len(), "the doorbell could not be rung");
        }
        metrics::histogram!("marchstone_doorbell_rings").record(rings.len() as f64);
        rings.clear();
        for done in waiting.drain(..) {
            // Whoever waited may be gone.
            let _ = done.send(());
        }
        tokio::time::sleep_until(sent + PACE).await;
    }
}

async fn listen(mut listener: PgListener, node: NodeId, ears: mpsc::Sender<Heard>) {
    loop {
        let heard = match listener.try_recv().await {
            Ok(Some(notification)) => read(notification.payload(), &node),
            // The line broke; it is made again by itself.
            Ok(None) => vec![Heard::Missed],
            Err(error) => {
                tracing::warn!(%error, "the doorbell cannot be heard");
                tokio::time::sleep(AGAIN).await;
                vec![Heard::Missed]
            }
        };
        for heard in heard {
            if ears.send(heard).await.is_err() {
                return;
            }
        }
    }
}

/// What a notification says; one's own say nothing new.
fn read(payload: &str, own: &NodeId) -> Vec<Heard> {
    let mut lines = payload.lines();
    let node = NodeId(lines.next().unwrap_or_default().to_owned());
    if node == *own {
        return Vec::new();
    }
    lines.filter_map(|line| Some(Heard::Rung(node.clone(), line.parse().ok()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::TableId;

    #[test]
    fn many_rings_share_letters_that_are_not_too_long() {
        let (own, other) = (NodeId("own".to_owned()), NodeId("other".to_owned()));
        let rings: Vec<Ring> =
            (0..1000).map(|i| Ring::Grown(TableId(format!("abcdefghijklmnopqrs{i}")), i)).collect();
        let letters = letters(&own, &rings);
        assert!(letters.len() < 6 && letters.iter().all(|letter| letter.len() < 8000), "{}", letters.len());
        let read_by = |who: &NodeId| letters.iter().flat_map(|letter| read(letter, who)).collect::<Vec<_>>();
        assert_eq!(read_by(&own), []);
        let heard: Vec<Heard> = rings.into_iter().map(|ring| Heard::Rung(own.clone(), ring)).collect();
        assert_eq!(read_by(&other), heard);
    }
}
