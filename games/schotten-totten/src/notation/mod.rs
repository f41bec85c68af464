//! How positions and views are written: `st <rules> <border> <hands> <decks> <discard> <tally> <turn>`.

mod read;
mod validate;
mod write;
