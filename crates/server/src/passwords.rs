//! Passwords take time and memory on purpose, so that nobody who has stolen the database can guess many. Nor shall anybody
//! who guesses here take them from the others: one is worked on at a time, and few wait.

use std::sync::mpsc::{SyncSender, sync_channel};

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use tokio::sync::oneshot;

use crate::problem::Problem;

/// How many wait, at most: about half a second.
const MOST_WAITING: usize = 24;

/// The hash of a word that nobody knows.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5a25vd3N0aGlz$N8Qq3vJ5b1m0W1k0e2n3o4p5q6r7s8t9u0v1w2x3y4w";

type Work = Box<dyn FnOnce() + Send>;

/// Where passwords are worked on: a thread of its own, since each takes 19 MiB, and memory that many threads have used in
/// turn is not given back.
pub(crate) struct Passwords(SyncSender<Work>);

impl Default for Passwords {
    fn default() -> Passwords {
        let (sender, waiting) = sync_channel::<Work>(MOST_WAITING);
        let worker = std::thread::Builder::new().name("passwords".to_owned());
        let works = move || waiting.into_iter().for_each(|work| work());
        worker.spawn(works).expect("a thread can be started");
        Passwords(sender)
    }
}

impl Passwords {
    /// A password as it is kept.
    pub(crate) async fn hashed(&self, password: String) -> Result<String, Problem> {
        if !(8..=200).contains(&password.chars().count()) {
            return Err(Problem::BadPassword);
        }
        let work = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
        self.work(work).await?.map_err(|_| Problem::NotStored)
    }

    /// Whether a password is the one that is kept. If nothing is kept, it takes as long.
    pub(crate) async fn is_right(&self, password: String, kept: Option<String>) -> Result<bool, Problem> {
        let known = kept.is_some();
        let kept = kept.unwrap_or_else(|| NOBODYS.to_owned());
        let work = move || {
            PasswordHash::new(&kept)
                .is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
        };
        Ok(self.work(work).await? && known)
    }

    /// Works on one, when its turn has come.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let work: Work = Box::new(move || {
            // Whoever asked may be gone: then there is nothing to do.
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
    fn a_name_that_nobody_has_takes_as_long_as_a_wrong_password() {
        let kept = PasswordHash::new(NOBODYS).expect("it can be read, so it is worked on");
        let own = Argon2::default().hash_password(b"a password").expect("a hash");
        assert_eq!((kept.algorithm, kept.params), (own.algorithm, own.params));
    }

    #[tokio::test]
    async fn one_is_worked_on_at_a_time_and_few_wait() {
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
        let mut waiting: Vec<_> = (1..=MOST_WAITING).map(work).collect();
        for one in &mut waiting {
            assert!(one.now_or_never().is_none());
        }
        assert_eq!(work(0).await.err(), Some(Problem::TooMany));
        assert!(begins.try_recv().is_err(), "they wait for their turn");
        // One of them goes away: nothing is done for it.
        drop(waiting.pop());
        release.send(()).expect("somebody waits for it");
        first.await.expect("it was worked on").expect("and released");
        for one in waiting {
            one.await.expect("it was worked on").expect("and counted");
        }
        drop(rest);
        assert_eq!(begins.iter().count(), MOST_WAITING - 1);
    }
}
