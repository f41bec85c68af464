//! Positions and views as text: `bg <rules> <guards> <tiles> <paths> <turn>`.
//!
//! `read.rs` takes the text apart; `validate.rs` refuses positions that cannot occur.

mod read;
mod read_view;
mod validate;
mod write;

pub(crate) use write::Remembered;
