//! The table server: rooms, accounts, the HTTP API and the table socket.
//!
//! A move goes this way: a client sends it over the socket (`socket`), the room checks it with the rules and
//! appends it to the log (`room`), and only when that is durable it is applied, told to everybody, each what
//! they may see, and acknowledged. A restart replays the log through the same code.

mod config;
mod doorbell;
mod event;
pub mod fair;
mod house;
mod http;
mod node;
mod problem;
mod rating;
mod records;
mod room;
mod rooms;
mod serve;
mod settle;
mod socket;
pub mod store;
mod table;
mod time;

pub use config::{BadConfig, Config, Settings};
pub use http::openapi;
pub use serve::{Server, StartError};
pub use time::Time;
