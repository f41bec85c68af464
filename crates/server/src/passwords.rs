//! Password hashing with Argon2, which is slow and uses much memory on purpose. One hash is computed at a time and the
//! queue is short, so that password attempts cannot exhaust the server.

use std::sync::mpsc::{SyncSender, sync_channel};

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use tokio::sync::oneshot;

use crate::background;
use crate::problem::Problem;

/// The maximum queue length: about half a second of work.
const MAX_QUEUED: usize = 24;

/// A hash without a known password.
const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5a25vd3N0aGlz$N8Qq3vJ5b1m0W1k0e2n3o4p5q6r7s8t9u0v1w2x3y4w";

type Work = Box<dyn FnOnce() + Send>;

/// Hashes and verifies passwords on a separate thread. Each hash needs 19 MiB, and allocators do not return memory that
/// many threads have used in turn.
pub(crate) struct Passwords(SyncSender<Work>);

impl Default for Passwords {
    fn default() -> Passwords {
        let (sender, waiting) = sync_channel::<Work>(MAX_QUEUED);
        background::spawn("passwords", background::lower_priority, move || {
            for work in waiting {
                work();
            }
        });
        Passwords(sender)
    }
}

impl Passwords {
    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        if !(8..=200).contains(&password.chars().count()) {
            return Err(Problem::BadPassword);
        }
        let work = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
        self.work(work).await?.map_err(|_| Problem::NotStored)
    }

    /// Whether a password matches a stored hash. Takes as long if there is no hash, so that timing does not reveal accounts.
    pub(crate) async fn verify(&self, password: String, stored: Option<String>) -> Result<bool, Problem> {
        let known = stored.is_some();
        let stored = stored.unwrap_or_else(|| DUMMY_HASH.to_owned());
        let work = move || {
            PasswordHash::new(&stored)
                .is_ok_and(|stored| Argon2::default().verify_password(password.as_bytes(), &stored).is_ok())
        };
        Ok(self.work(work).await? && known)
    }

    /// Queues work and waits for its result.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let work: Work = Box::new(move || {
            // Skip the work if the caller has been dropped.
            if !reply.is_closed() {
                let _ = reply.send(work());
            }
        });
        self.0.try_send(work).map_err(|_| Problem::TooMany)?;
        answer.await.map_err(|_| Problem::ShuttingDown)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn an_unknown_name_takes_as_long_as_a_wrong_password() {
        let stored = PasswordHash::new(DUMMY_HASH).expect("a valid hash, so it is verified in full");
        let own = Argon2::default().hash_password(b"a password").expect("a hash");
        assert_eq!((stored.algorithm, stored.params), (own.algorithm, own.params));
    }

    #[tokio::test]
    async fn one_hash_is_computed_at_a_time_and_the_queue_is_bounded() {
        let passwords = Passwords::default();
        let (begun, begins) = channel();
        let (release, held) = channel::<()>();
        let (begun_first, rest) = (begun.clone(), begun);
        let first = passwords.work(move || {
            let _ = begun_first.send(0);
            held.recv()
        });
        let mut first = Box::pin(first);
        assert!((&mut first).now_or_never().is_none());
        assert_eq!(begins.recv(), Ok(0));
        let work = |i: usize| {
            let begun = rest.clone();
            Box::pin(passwords.work(move || begun.send(i)))
        };
        let mut waiting: Vec<_> = (1..=MAX_QUEUED).map(work).collect();
        for one in &mut waiting {
            assert!(one.now_or_never().is_none());
        }
        assert_eq!(work(0).await.err(), Some(Problem::TooMany));
        assert!(begins.try_recv().is_err(), "queued work waits");
        // A dropped caller's work is skipped.
        drop(waiting.pop());
        release.send(()).expect("a task waits for it");
        first.await.expect("it was worked on").expect("and released");
        for one in waiting {
            one.await.expect("it was worked on").expect("and counted");
        }
        drop(rest);
        assert_eq!(begins.iter().count(), MAX_QUEUED - 1);
    }
}
