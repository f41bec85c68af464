//! The text of positions and views: `gs <rules> <hands> <bids> <prizes> <won> <turn>`.
//!
//! - rules: players, cards and ties, `3.13.carry`;
//! - hands, bids and won prizes: one list for each seat, joined by `/`; cards ascending, an empty list is `-`;
//! - prizes: those on offer, ascending, `/`, those face down, the next one first;
//! - turn: the seat to bid (or the winner, `-` for a draw), the phase, the seat that bids first: `B.bid.A`.
//!
//! A view shows the cards that each player has not shown yet; bids of others and face-down prizes are `?`.

mod read;
mod read_view;
mod validate;
mod write;
