//! Action priors.

use tabletop::Seat;

use super::evaluate::worth;
use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::position::Position;
use crate::stone::Stone;
use crate::strongest::{Horizon, Troop};

impl Position {
    /// Appends the prior of each action.
    pub(super) fn weigh(&self, actions: &[Action], weights: &mut Vec<f32>) {
        let me = self.turn.seat;
        let horizon = Horizon::new(self.border.unseen());
        // A card fits all empty sides alike.
        let mut on_empty: Option<(Card, f32)> = None;
        let mut fit = |card: Card, stone: Stone| {
            let border = &self.border;
            let empty =
                border.side(me, stone).is_empty() && border.capacity(stone) == 3 && !border.is_blind(stone);
            match on_empty {
                Some((known, fit)) if empty && known == card => fit,
                _ => {
                    let fit = self.fit(me, card, stone, &horizon);
                    if empty {
                        on_empty = Some((card, fit));
                    }
                    fit
                }
            }
        };
        weights.extend(actions.iter().map(|action| match *action {
            // A claim is rarely worth postponing.
            Action::Claim(_) => 20.0,
            Action::Pass | Action::End => 0.3,
            Action::Place(card, stone) if card.is_troop() => fit(card, stone),
            Action::Place(..) => 0.7,
            _ => 1.0,
        }));
    }

    /// How well a card fits the own side of a stone.
    pub(super) fn fit(&self, me: Seat, card: Card, stone: Stone, horizon: &Horizon) -> f32 {
        let border = &self.border;
        let (capacity, blind) = (border.capacity(stone), border.is_blind(stone));
        let side = border.side(me, stone).set();
        let with = Troop::of(side.or(CardSet::of(card)), capacity);
        if with.lacks() > 0 {
            let after = with.strongest(horizon, blind).map_or(0.0, |best| worth(best, capacity));
            return 0.3 + 2.0 * after * after;
        }
        // The side is complete: good if it wins, bad if it is already beaten.
        let you = me.next(2);
        let strength = with.strength(blind);
        if border.complete(you).contains(stone) {
            return if strength > border.strength(you, stone) { 12.0 } else { 0.05 };
        }
        let after = worth(strength, capacity);
        0.2 + 4.0 * after * after
    }
}
