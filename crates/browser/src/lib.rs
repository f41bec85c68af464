//! A home for tables inside a browser.
//!
//! A worker of the page owns a [`Home`], which holds the tables of this device in memory. It knows no time, no chance and no
//! storage: the worker passes the time and random numbers, stores the entries that a change leads to, and only then lets
//! the home commit and show it. Questions and answers are JSON ([`Ask`]); the messages to pages are those of the table
//! socket. Other workers think ([`think`]); each has an instance of its own, and the nets that it needs.

mod ask;
#[cfg(target_arch = "wasm32")]
pub mod exports;
mod home;
mod json;
mod local_table;
mod reading;
mod review;
mod stored;
mod thinking;

pub use ask::{Ask, Chance};
pub use home::Home;
pub use review::review;
pub use stored::{Change, LoadedOverview, LoadedRow, StoredEntry, TableRow};
pub use thinking::{Limit, Report, Task, think, think_json};
