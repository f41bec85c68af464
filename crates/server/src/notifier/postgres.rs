//! LISTEN and NOTIFY, on connections of their own: a notification inside the transaction of a move would make all
//! moves wait for one another. What is rung within some milliseconds shares one statement.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::Instant;

use super::{Notification, Notifier, Received};
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
    Notify(Notification),
    Flush(oneshot::Sender<()>),
}

/// A bell over PostgreSQL.
pub(super) struct Postgres {
    out: mpsc::UnboundedSender<Task>,
    heard: Mutex<mpsc::Receiver<Received>>,
}

impl Postgres {
    pub(super) async fn connect(address: &str, node: &NodeId) -> Result<Postgres, StoreError> {
        let pool = PgPoolOptions::new().max_connections(1).connect(address).await?;
        let mut listener = PgListener::connect(address).await?;
        listener.listen(CHANNEL).await?;
        let (out, tasks) = mpsc::unbounded_channel();
        let (received, heard) = mpsc::channel(1024);
        tokio::spawn(send(pool, node.clone(), tasks));
        tokio::spawn(listen(listener, node.clone(), received));
        Ok(Postgres { out, heard: Mutex::new(heard) })
    }
}

#[async_trait]
impl Notifier for Postgres {
    fn notify(&self, notification: Notification) {
        // The task that sends lives as long as this bell.
        let _ = self.out.send(Task::Notify(notification));
    }

    async fn receive(&self) -> Received {
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

/// The texts of notifications: the node's name on the first line, and a notification on each of the others.
fn payloads(node: &NodeId, notifications: &[Notification]) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for notification in notifications {
        let line = notification.to_string();
        match payloads.last_mut() {
            Some(payload) if payload.len() + line.len() < LARGEST => {
                payload.push('\n');
                payload.push_str(&line);
            }
            _ => payloads.push(format!("{node}\n{line}")),
        }
    }
    payloads
}

async fn send(pool: PgPool, node: NodeId, mut tasks: mpsc::UnboundedReceiver<Task>) {
    let mut notifications: Vec<Notification> = Vec::new();
    let mut waiting = Vec::new();
    while let Some(first) = tasks.recv().await {
        let mut next = Some(first);
        while let Some(task) = next {
            match task {
                Task::Notify(notification) => {
                    notifications.retain(|earlier| !notification.covers(earlier));
                    notifications.push(notification);
                }
                Task::Flush(done) => waiting.push(done),
            }
            next = tasks.try_recv().ok();
        }
        let sent = Instant::now();
        let told = sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload")
            .bind(CHANNEL)
            .bind(payloads(&node, &notifications))
            .execute(&pool)
            .await;
        if let Err(error) = told {
            // Not said again: whoever did not hear it looks into the log every second.
            tracing::warn!(%error, notifications = notifications.len(), "the notifier could not be rung");
        }
        metrics::histogram!("marchstone_notification_batch").record(notifications.len() as f64);
        notifications.clear();
        for done in waiting.drain(..) {
            // Whoever waited may be gone.
            let _ = done.send(());
        }
        tokio::time::sleep_until(sent + PACE).await;
    }
}

async fn listen(mut listener: PgListener, node: NodeId, received: mpsc::Sender<Received>) {
    loop {
        let heard = match listener.try_recv().await {
            Ok(Some(notification)) => read(notification.payload(), &node),
            // The line broke; it is made again by itself.
            Ok(None) => vec![Received::Gap],
            Err(error) => {
                tracing::warn!(%error, "the notifier cannot be heard");
                tokio::time::sleep(AGAIN).await;
                vec![Received::Gap]
            }
        };
        for heard in heard {
            if received.send(heard).await.is_err() {
                return;
            }
        }
    }
}

/// What a notification says; one's own say nothing new.
fn read(payload: &str, own: &NodeId) -> Vec<Received> {
    let mut lines = payload.lines();
    let node = NodeId(lines.next().unwrap_or_default().to_owned());
    if node == *own {
        return Vec::new();
    }
    lines.filter_map(|line| Some(Received::Notification(node.clone(), line.parse().ok()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::TableId;

    #[test]
    fn notifications_are_batched_into_payloads_below_the_size_limit() {
        let (own, other) = (NodeId("own".to_owned()), NodeId("other".to_owned()));
        let notifications: Vec<Notification> = (0..1000)
            .map(|i| Notification::LogGrown(TableId(format!("abcdefghijklmnopqrs{i}")), i))
            .collect();
        let payloads = payloads(&own, &notifications);
        assert!(
            payloads.len() < 6 && payloads.iter().all(|payload| payload.len() < 8000),
            "{}",
            payloads.len()
        );
        let read_by =
            |who: &NodeId| payloads.iter().flat_map(|payload| read(payload, who)).collect::<Vec<_>>();
        assert_eq!(read_by(&own), []);
        let heard: Vec<Received> = notifications
            .into_iter()
            .map(|notification| Received::Notification(own.clone(), notification))
            .collect();
        assert_eq!(read_by(&other), heard);
    }
}
