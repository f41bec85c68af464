//! The notation of positions and views.
//!
//! `ls <rules> <draw> <discard> <recruits> <supporters> <hands> <armies> <victory> <turn>`

mod read;
mod read_view;
mod validate;
mod write;

pub(crate) use write::Remembered;
