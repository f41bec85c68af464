//! The table server: rooms, accounts, the HTTP API and the table socket.
//!
//! The path of a move: a client sends it over the socket (`socket`); the room checks it by the rules and appends it to
//! the log (`room`); once that is durable, it is applied, published to each viewer as far as that viewer may see it, and
//! acknowledged. A restart replays the log through the same code.

mod app_state;
mod background;
mod bot_pool;
mod client;
mod config;
mod http;
mod limits;
mod liveness;
mod mailbox;
mod names;
mod node;
mod notifier;
mod passwords;
mod problem;
mod public_url;
mod rating;
mod replays;
mod room;
mod rooms;
mod serve;
mod settlement;
mod setups;
mod socket;
pub mod store;
mod time;
mod tokens;

pub use config::{BadConfig, Config, Settings, listen_address};
pub use http::openapi;
pub use limits::{BadNetwork, Limits, Networks};
pub use names::GUEST_WORDS;
pub use public_url::{BadPublicUrl, PublicUrl};
pub use serve::{Server, StartError};
pub use time::Time;
