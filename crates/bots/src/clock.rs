//! The clock of searches with a time limit.

#[cfg(not(feature = "browser-clock"))]
pub(crate) use std::time::Instant;

#[cfg(feature = "browser-clock")]
pub(crate) use web_time::Instant;
