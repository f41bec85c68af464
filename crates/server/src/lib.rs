//! The table server.
mod event;
pub mod fair;
mod rating;
pub mod store;
