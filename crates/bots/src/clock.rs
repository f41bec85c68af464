//! The clock of searches with a time limit, and how they give way to others.

use std::cell::Cell;

#[cfg(not(feature = "browser-clock"))]
pub(crate) use std::time::Instant;

#[cfg(feature = "browser-clock")]
pub(crate) use web_time::Instant;

thread_local! {
    static YIELDS: Cell<bool> = const { Cell::new(false) };
}

/// Lets the searches of this thread yield to threads that wait after every iteration, a fraction of a millisecond, for programs in
/// which something else is urgent. A thread that other programs compete with gets less time then.
pub fn yield_often() {
    YIELDS.set(true);
}

/// Yields, if this thread does so often.
pub(crate) fn give_way() {
    if YIELDS.get() {
        std::thread::yield_now();
    }
}
