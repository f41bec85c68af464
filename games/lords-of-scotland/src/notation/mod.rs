//! Positions and views as texts.
//!
//! `ls <rules> <draw> <discard> <recruits> <supporters> <hands> <armies> <victory> <turn>`

mod read;
mod validate;
mod write;
