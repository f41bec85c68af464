//! A bounded queue from many tasks to one. An empty one takes little memory: every room and every socket has one, and
//! almost all of them are empty. (A channel of tokio keeps a block of 32 slots and padding for each.)

use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

use tokio::sync::Semaphore;

/// A mailbox of this capacity.
pub(crate) fn mailbox<T>(capacity: usize) -> (Sender<T>, Receiver<T>) {
    let queue = Queue { items: VecDeque::new(), waker: None, senders: 1, open: true };
    let shared = Arc::new(Shared { queue: Mutex::new(queue), free: Semaphore::new(capacity) });
    (Sender(Arc::clone(&shared)), Receiver(shared))
}

/// The message was not sent: the mailbox is full or its receiver is gone.
#[derive(Debug)]
pub(crate) struct NotSent;

struct Shared<T> {
    queue: Mutex<Queue<T>>,
    /// The free places; closed when the receiver is gone.
    free: Semaphore,
}

struct Queue<T> {
    items: VecDeque<T>,
    /// Wakes the waiting receiver.
    waker: Option<Waker>,
    senders: usize,
    /// Whether there is a receiver.
    open: bool,
}

impl<T> Shared<T> {
    fn queue(&self) -> MutexGuard<'_, Queue<T>> {
        // The queue is consistent between statements, so a poisoned lock does no harm.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, item: T) -> Result<(), NotSent> {
        let mut queue = self.queue();
        if !queue.open {
            return Err(NotSent);
        }
        queue.items.push_back(item);
        let waker = queue.waker.take();
        drop(queue);
        if let Some(waker) = waker {
            waker.wake();
        }
        Ok(())
    }

    /// Takes the next message and frees its place.
    fn pop(&self, queue: &mut Queue<T>) -> Option<T> {
        let item = queue.items.pop_front()?;
        if queue.items.is_empty() {
            queue.items = VecDeque::new();
        }
        self.free.add_permits(1);
        Some(item)
    }
}

/// The sending end of a mailbox.
pub(crate) struct Sender<T>(Arc<Shared<T>>);

impl<T> Sender<T> {
    /// Sends a message, unless the mailbox is full or its receiver is gone.
    pub(crate) fn try_send(&self, item: T) -> Result<(), NotSent> {
        self.0.free.try_acquire().map_err(|_| NotSent)?.forget();
        self.0.push(item)
    }

    /// Sends a message when there is a free place. Fails if the receiver is gone.
    pub(crate) async fn send(&self, item: T) -> Result<(), NotSent> {
        self.0.free.acquire().await.map_err(|_| NotSent)?.forget();
        self.0.push(item)
    }

    /// Whether the receiver is gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.0.free.is_closed()
    }

    /// Whether both send to the same mailbox.
    pub(crate) fn same_mailbox(&self, other: &Sender<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Clone for Sender<T> {
    fn clone(&self) -> Sender<T> {
        self.0.queue().senders += 1;
        Sender(Arc::clone(&self.0))
    }
}

impl<T> Drop for Sender<T> {
    fn drop(&mut self) {
        let mut queue = self.0.queue();
        queue.senders -= 1;
        if queue.senders == 0
            && let Some(waker) = queue.waker.take()
        {
            drop(queue);
            waker.wake();
        }
    }
}

/// The receiving end of a mailbox.
pub(crate) struct Receiver<T>(Arc<Shared<T>>);

impl<T> Receiver<T> {
    /// The next message; none once all senders are gone. Dropping the future loses no message.
    pub(crate) async fn recv(&mut self) -> Option<T> {
        poll_fn(|context| {
            let mut queue = self.0.queue();
            match self.0.pop(&mut queue) {
                None if queue.senders > 0 => {
                    match &mut queue.waker {
                        Some(waker) => waker.clone_from(context.waker()),
                        none => *none = Some(context.waker().clone()),
                    }
                    Poll::Pending
                }
                item => Poll::Ready(item),
            }
        })
        .await
    }

    /// The next message, if there is one.
    pub(crate) fn try_recv(&mut self) -> Option<T> {
        self.0.pop(&mut self.0.queue())
    }

    /// Lets messages arrive without waking the task, until the next `recv`.
    pub(crate) fn stop_waking(&mut self) {
        self.0.queue().waker = None;
    }

    /// Whether no message waits.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.queue().items.is_empty()
    }
}

impl<T> Drop for Receiver<T> {
    fn drop(&mut self) {
        self.0.free.close();
        let mut queue = self.0.queue();
        queue.open = false;
        // Messages hold the senders of replies, for which tasks wait.
        let items = std::mem::take(&mut queue.items);
        drop(queue);
        drop(items);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn messages_arrive_in_order_and_end_with_the_last_sender() {
        let (sender, mut receiver) = mailbox(8);
        let other = sender.clone();
        sender.try_send(1).expect("there is room");
        other.try_send(2).expect("there is room");
        assert!(!receiver.is_empty() && sender.same_mailbox(&other));
        assert_eq!(
            (receiver.recv().await, receiver.try_recv(), receiver.try_recv()),
            (Some(1), Some(2), None)
        );
        drop(sender);
        other.try_send(3).expect("there is room");
        drop(other);
        assert_eq!((receiver.recv().await, receiver.recv().await), (Some(3), None));
    }

    #[tokio::test]
    async fn waiting_receiver_is_woken_by_messages_and_by_the_end() {
        let (sender, mut receiver) = mailbox(1);
        let receiving = tokio::spawn(async move { (receiver.recv().await, receiver.recv().await) });
        tokio::task::yield_now().await;
        sender.send(1).await.expect("the receiver waits");
        tokio::task::yield_now().await;
        drop(sender);
        assert_eq!(receiving.await.expect("it ends"), (Some(1), None));
    }

    #[tokio::test]
    async fn full_mailbox_refuses_or_waits_until_a_message_is_taken() {
        let (sender, mut receiver) = mailbox(1);
        sender.try_send(1).expect("there is room");
        assert!(sender.try_send(2).is_err());
        let sending = tokio::spawn({
            let sender = sender.clone();
            async move { sender.send(3).await }
        });
        tokio::task::yield_now().await;
        assert_eq!(receiver.recv().await, Some(1));
        assert!(sending.await.expect("it ends").is_ok());
        assert_eq!(receiver.recv().await, Some(3));
    }

    #[tokio::test]
    async fn nothing_is_sent_once_the_receiver_is_gone() {
        let (sender, receiver) = mailbox(2);
        sender.try_send(Arc::new(())).expect("there is room");
        let message = Arc::new(());
        sender.try_send(Arc::clone(&message)).expect("there is room");
        let sending = tokio::spawn({
            let sender = sender.clone();
            async move { sender.send(Arc::new(())).await }
        });
        tokio::task::yield_now().await;
        drop(receiver);
        assert!(sender.is_closed() && sender.try_send(Arc::new(())).is_err());
        assert!(sending.await.expect("it ends").is_err());
        assert_eq!(Arc::strong_count(&message), 1, "messages that were not read are dropped");
    }
}
