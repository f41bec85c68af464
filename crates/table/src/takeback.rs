//! Takebacks: by consent, and only of actions that revealed nothing.
//!
//! A seat can take back its own latest actions, as far as none of them showed it anything new (a drawn card, a
//! turned tile) and no other seat has acted since. So a takeback teaches no one anything.

use tabletop::Seat;

use crate::log::Entry;
use crate::table::Table;

/// A takeback that a seat asked for.
#[derive(Clone, Debug)]
pub(crate) struct Takeback {
    /// The seat.
    pub(crate) seat: Seat,
    /// How many actions of the round would be left.
    pub(crate) kept: usize,
    /// The seats that have agreed.
    pub(crate) agreed: Vec<Seat>,
}

impl Table {
    /// The takeback a seat could ask for now.
    pub(crate) fn possible_takeback(&self, seat: Seat) -> Option<Takeback> {
        self.game.as_ref()?;
        let own = self.made.iter().rev().take_while(|(by, reveals)| *by == seat && !reveals).count();
        let kept = self.made.len() - own;
        (own > 0).then(|| Takeback { seat, kept, agreed: vec![seat] })
    }

    /// Whether a seat can ask for a takeback now.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.takeback.is_none() && !self.is_gone(seat) && self.possible_takeback(seat).is_some()
    }

    pub(crate) fn answer_takeback(&mut self, seat: Seat, yes: bool, entry: &Entry) {
        let Some(takeback) = &mut self.takeback else { return };
        if !yes {
            self.takeback = None;
            return;
        }
        takeback.agreed.push(seat);
        let (kept, agreed) = (takeback.kept, takeback.agreed.clone());
        if self.active_people().all(|seat| agreed.contains(&seat)) {
            if let Some(game) = &mut self.game {
                game.rewind(kept);
            }
            self.made.truncate(kept);
            self.takeback = None;
            self.position_number = entry.seq;
            self.clocks.turn_to(self.turn(), entry.at);
        }
    }
}
