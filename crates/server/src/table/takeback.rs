//! Taking actions back: by consent, and only where nothing hidden was shown since.
//!
//! A seat can take back its own latest actions, as far as none of them showed it anything new (a drawn card, a
//! turned tile) and nobody else has acted since. So nobody learns anything by taking back.

use tabletop::Seat;

use super::Table;
use crate::store::{Entry, Sitter};

/// A takeback that was asked for.
#[derive(Clone, Debug)]
pub(super) struct Takeback {
    /// By whom.
    pub(super) seat: Seat,
    /// How many actions would be left.
    pub(super) kept: usize,
    /// Who has agreed.
    pub(super) agreed: Vec<Seat>,
}

impl Table {
    /// What a seat could take back now.
    pub(super) fn possible_takeback(&self, seat: Seat) -> Option<Takeback> {
        self.game.as_ref()?;
        let own = self.made.iter().rev().take_while(|(by, reveals)| *by == seat && !reveals).count();
        let kept = self.made.len() - own;
        (own > 0).then(|| Takeback { seat, kept, agreed: vec![seat] })
    }

    /// Whether this seat must agree when another takes back.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        let place = &self.places[seat.index()];
        matches!(place.who, Some(Sitter::Person(_))) && !place.gone
    }

    pub(super) fn answer_takeback(&mut self, seat: Seat, yes: bool, entry: &Entry) {
        let Some(takeback) = &mut self.takeback else { return };
        if !yes {
            self.takeback = None;
            return;
        }
        takeback.agreed.push(seat);
        let (kept, agreed) = (takeback.kept, takeback.agreed.clone());
        if self.seats().all(|seat| agreed.contains(&seat) || !self.is_asked(seat)) {
            if let Some(game) = &mut self.game {
                game.rewind(kept);
            }
            self.made.truncate(kept);
            self.takeback = None;
            self.at = entry.seq;
            self.clocks.turn_to(self.turn(), entry.at);
        }
    }
}
