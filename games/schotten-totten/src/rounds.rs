//! ST-E3: what a round is worth in a match.

use tabletop::{Seat, Verdict};

/// ST-E3: the points of a seat for a round that ended with this verdict, and in which it took this many stones.
pub fn round_points(verdict: Verdict, seat: Seat, stones: u16) -> u16 {
    const WINNER: u16 = 5;
    if verdict == Verdict::Won(seat) { WINNER } else { stones }
}
