//! Which actions show hidden information to their player.

use tabletop::{Dice, Seat};

use crate::{Action, Phase, Position};

impl Position {
    /// Whether this legal action shows the deciding seat a card that it could not see before.
    pub(crate) fn reveals_hidden(&self, action: Action) -> bool {
        let down = |seat: Seat| self.armies[seat.index()].clans().any(|clan| clan.down);
        let shown = match action {
            Action::Flip(_) | Action::Take(_) | Action::Draw => true,
            // LS-T4: a player knows their own clans.
            Action::Kill(spot) | Action::Swap(spot) => {
                spot.seat != self.seat && self.armies[spot.seat.index()].is_down(spot.place.into())
            }
            _ => false,
        };
        if shown {
            return true;
        }
        // Whether the action ends the skirmish and deals rows depends neither on hidden cards nor on the dice.
        let mut after = *self;
        after.apply_action(action, &mut Dice::quick(0));
        let dealt = after.draw != self.draw || after.memory.lessons != self.memory.lessons;
        let fought =
            !matches!(self.phase, Phase::Claim(_)) && matches!(after.phase, Phase::Claim(_) | Phase::Over);
        let others = Seat::first(self.rules.seats).filter(|&seat| seat != self.seat);
        dealt || fought && others.into_iter().any(down)
    }
}
