//! The notation of positions and views.
//!
//! `ls <rules> <draw> <discard> <recruits> <supporters> <hands> <armies> <victory> <turn>`

mod read;
mod validate;
mod write;
