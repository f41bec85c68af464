//! Positions and views as text: `bg <rules> <guards> <tiles> <paths> <turn>`.
//!
//! `read.rs` takes the text apart; `validate.rs` refuses positions that cannot occur.

mod read;
mod validate;
mod write;
