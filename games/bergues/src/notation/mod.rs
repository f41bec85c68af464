//! Positions and views as text: `bg <rules> <guards> <tiles> <paths> <turn>`.
//!
//! `read.rs` takes the text apart; `reach.rs` refuses positions to which no game can lead.

mod reach;
mod read;
mod write;
