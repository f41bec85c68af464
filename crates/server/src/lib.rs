//! The table server: rooms, accounts, the HTTP API and the table socket.
//!
//! A move goes this way: a client sends it over the socket (`socket`), the room checks it with the rules and
//! appends it to the log (`room`), and only when that is durable it is applied, told to everybody, each what
//! they may see, and acknowledged. A restart replays the log through the same code.

mod app_state;
mod bot_pool;
mod client;
mod config;
mod event;
pub mod fair;
mod http;
mod limits;
mod node;
mod notifier;
mod passwords;
mod problem;
mod rating;
mod records;
mod room;
mod rooms;
mod serve;
mod settlement;
mod socket;
mod stacked;
pub mod store;
mod table;
mod time;

pub use config::{BadConfig, Config, Settings};
pub use http::openapi;
pub use limits::{BadNetwork, Limits, Networks};
pub use serve::{Server, StartError};
#[cfg(feature = "trial")]
pub use stacked::{stack, unstack};
pub use time::Time;
