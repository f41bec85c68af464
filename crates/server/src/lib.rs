//! The table server.
mod event;
pub mod fair;
mod problem;
mod rating;
pub mod store;
mod table;
