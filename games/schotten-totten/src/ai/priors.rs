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
        weights.extend(actions.iter().map(|action| match *action {
            // A claim is rarely worth postponing.
            Action::Claim(_) => 20.0,
            Action::Pass | Action::End => 0.3,
            Action::Place(card, stone) if card.is_troop() => self.fit(me, card, stone, &horizon),
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
        let best = |troop: Troop| troop.strongest(horizon, blind).map_or(0.0, |best| worth(best, capacity));
        let after = best(with);
        if with.lacks() > 0 {
            return 0.3 + 2.0 * after * after;
        }
        // The side is complete: good if it wins, bad if it is already beaten.
        let you = me.next(2);
        let strength = with.strength(blind);
        if border.complete(you).contains(stone) {
            return if strength > border.strength(you, stone) { 12.0 } else { 0.05 };
        }
        0.2 + 4.0 * after * after
    }
}
