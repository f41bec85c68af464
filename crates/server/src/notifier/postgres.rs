//! LISTEN and NOTIFY on separate connections: NOTIFY inside the transaction of a move would serialise all commits.
//! Notifications within some milliseconds share one statement.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::time::Instant;

use super::{Notification, Notifier, Received};
use crate::store::{NodeId, StoreError};

/// The PostgreSQL channel.
const CHANNEL: &str = "marchstone";
/// The minimum interval between statements.
const MIN_INTERVAL: Duration = Duration::from_millis(10);
/// The maximum size of a payload; PostgreSQL accepts less than 8,000 bytes.
const MAX_PAYLOAD: usize = 7_500;
/// How long to wait before a broken connection is tried again.
const RECONNECT_DELAY: Duration = Duration::from_millis(250);

enum Task {
    Notify(Notification),
    Flush(oneshot::Sender<()>),
}

/// A notifier over PostgreSQL.
pub(super) struct Postgres {
    out: mpsc::UnboundedSender<Task>,
    received: Mutex<mpsc::Receiver<Received>>,
}

impl Postgres {
    pub(super) async fn connect(address: &str, node: &NodeId) -> Result<Postgres, StoreError> {
        let pool = PgPoolOptions::new().max_connections(1).connect(address).await?;
        let mut listener = PgListener::connect(address).await?;
        listener.listen(CHANNEL).await?;
        let (out, tasks) = mpsc::unbounded_channel();
        let (inbox, received) = mpsc::channel(1024);
        tokio::spawn(send(pool, node.clone(), tasks));
        tokio::spawn(listen(listener, node.clone(), inbox));
        Ok(Postgres { out, received: Mutex::new(received) })
    }
}

#[async_trait]
impl Notifier for Postgres {
    fn notify(&self, notification: Notification) {
        // The sending task lives as long as `self`.
        let _ = self.out.send(Task::Notify(notification));
    }

    async fn receive(&self) -> Received {
        match self.received.lock().await.recv().await {
            Some(received) => received,
            None => std::future::pending().await,
        }
    }

    async fn flush(&self) {
        let (done, waited) = oneshot::channel();
        if self.out.send(Task::Flush(done)).is_ok() {
            // If the task is gone, nothing is queued.
            let _ = waited.await;
        }
    }
}

/// The payloads: the node's id on the first line, then one notification per line.
fn payloads(node: &NodeId, notifications: &[Notification]) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for notification in notifications {
        let line = notification.to_string();
        match payloads.last_mut() {
            Some(payload) if payload.len() + line.len() < MAX_PAYLOAD => {
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
        let started = Instant::now();
        let sent = sqlx::query("SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload")
            .bind(CHANNEL)
            .bind(payloads(&node, &notifications))
            .execute(&pool)
            .await;
        if let Err(error) = sent {
            // Not repeated: the other nodes poll the logs every second.
            tracing::warn!(%error, notifications = notifications.len(), "notifications could not be sent");
        }
        metrics::histogram!("marchstone_notification_batch").record(notifications.len() as f64);
        notifications.clear();
        for done in waiting.drain(..) {
            // The caller may have been dropped.
            let _ = done.send(());
        }
        tokio::time::sleep_until(started + MIN_INTERVAL).await;
    }
}

async fn listen(mut listener: PgListener, node: NodeId, inbox: mpsc::Sender<Received>) {
    loop {
        let received = match listener.try_recv().await {
            Ok(Some(notification)) => read(notification.payload(), &node),
            // The connection broke; the listener reconnects by itself.
            Ok(None) => vec![Received::Gap],
            Err(error) => {
                tracing::warn!(%error, "notifications cannot be received");
                tokio::time::sleep(RECONNECT_DELAY).await;
                vec![Received::Gap]
            }
        };
        for received in received {
            if inbox.send(received).await.is_err() {
                return;
            }
        }
    }
}

/// The notifications in a payload; none if this node sent it.
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
            .map(|seq| {
                let table = TableId(format!("abcdefghijklmnopqrs{seq}"));
                Notification::LogGrown { table, seq, entry: None }
            })
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
        let received: Vec<Received> = notifications
            .into_iter()
            .map(|notification| Received::Notification(own.clone(), notification))
            .collect();
        assert_eq!(read_by(&other), received);
    }
}
