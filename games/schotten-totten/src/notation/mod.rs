//! The notation of positions and views: `st <rules> <border> <hands> <decks> <discard> <tally> <turn>`.

mod read;
mod read_view;
mod validate;
mod write;
