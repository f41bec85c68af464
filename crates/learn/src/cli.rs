//! The subcommands of `learn`.

pub(crate) mod calibrate;
pub(crate) mod duel;
pub(crate) mod entrant;
pub(crate) mod luck;
pub(crate) mod miniature;
pub(crate) mod train;
