//! Positions drawn from behind a view: all that are possible, each equally often.

use goofspiel::Position;
use tabletop::{Dice, Game, Seat};

#[test]
fn face_down_bids_and_prizes_are_drawn_uniformly() {
    let text = "gs 3.5.carry 235/A5/A23 -/3/- 4/25 A/3/- C.bid.B";
    let position: Position = text.parse().expect("a position");
    // B's bid is one of the three cards that B has not shown; two prizes are face down in either order.
    let mut possible = Vec::new();
    for (bid, hand) in [('A', "35"), ('3', "A5"), ('5', "A3")] {
        for pile in ["25", "52"] {
            possible.push(format!("gs 3.5.carry 235/{hand}/A23 -/{bid}/- 4/{pile} A/3/- C.bid.B"));
        }
    }
    assert!(possible.contains(&text.to_owned()));
    let view = position.view(Seat::A.into());
    let mut dice = Dice::quick(11);
    let samples = (0..8000).map(|_| Position::determinize(&view, &mut dice).to_string());
    laws::assert_uniform(&possible, samples);
}
