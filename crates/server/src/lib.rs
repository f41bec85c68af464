//! The table server.
mod config;
mod event;
pub mod fair;
mod house;
mod problem;
mod rating;
mod room;
mod rooms;
mod settle;
pub mod store;
mod table;
mod time;
