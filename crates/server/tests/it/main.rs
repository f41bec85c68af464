//! Tests of the table server over HTTP and WebSocket, and of its stores on both databases.

mod accounts;
mod advice;
mod agreements;
mod chat;
mod clocks;
mod connection;
mod durability;
mod games;
mod guard;
mod hostile;
mod late_bodies;
mod lobby;
mod metered;
mod nodes;
mod passkeys;
mod proxied;
mod rated_play;
mod repairs;
mod replays;
mod rules_version;
mod store_contract;
mod support;
mod table_behaviour;
