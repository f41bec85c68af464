//! The table server, from outside: over HTTP and WebSocket, and its store on both databases.

mod accounts;
mod advice;
mod agreements;
mod clocks;
mod connection;
mod durability;
mod games;
mod guard;
mod hostile;
mod lobby;
mod nodes;
mod store_contract;
mod support;
mod talk;
