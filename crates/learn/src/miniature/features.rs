//! What a seat sees of the miniature, for a net.

use tabletop::{Features, Impression, Outlook, Present, Rewards, Rung, Seat, Turn};

use super::{Miniature, Place, TURNS};

/// The most cards there are.
const CARDS: usize = 9;
/// At a stone: the cards of both sides, and who was complete first.
const FIRST: usize = 2 * CARDS;
/// Of the table: the own hand, and the turn.
const TURN: usize = CARDS;

impl<const COLOURS: u8> Features for Miniature<COLOURS> {
    const OUTLOOKS: &'static [Outlook] = &[Outlook {
        name: "miniature",
        belief: None,
        table: TURN + TURNS as usize + 1,
        parts: 2,
        part: FIRST + 2,
        mirror: false,
        ladder: [Rung::Freedom(0), Rung::Freedom(100), Rung::Freedom(200)],
        sureness: &[],
    }];

    fn outlook(&self) -> usize {
        0
    }

    fn foresee(&self, action: Place, impression: &mut Impression) -> Option<f32> {
        let me = self.mover();
        let mut after = self.clone();
        after.place(action);
        if let Turn::Over(verdict) = tabletop::Game::turn(&after) {
            return Some(Rewards::of(verdict, 2).for_seat(me));
        }
        impression.retell_table(|present| {
            for card in &after.hands[me.index()] {
                present.add(usize::from(card.0));
            }
            present.add(TURN + usize::from(after.turn));
        });
        for stone in 0..2 {
            impression.retell_part(stone, |present| after.tell_stone(stone, me, present));
        }
        None
    }
}

impl<const COLOURS: u8> Miniature<COLOURS> {
    fn tell_stone(&self, stone: usize, me: Seat, present: &mut Present) {
        for (side, seat) in [me, me.next(2)].into_iter().enumerate() {
            for card in &self.sides[stone][seat.index()] {
                present.add(CARDS * side + usize::from(card.0));
            }
        }
        if let Some(first) = self.first[stone] {
            present.add(FIRST + usize::from(first == me));
        }
    }
}
