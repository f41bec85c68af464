//! How a table ends other than by the rules of the game: by resignation, on time, or by agreement.

use std::sync::Arc;

use tabletop::Seat;
use wire::{Ending, Instant, Outcome, Status, Verdict};

use crate::rounds::Finished;
use crate::table::Table;

impl Table {
    /// Ends the table in the middle of a round or between two.
    fn end_table(&mut self, outcome: Outcome, at: Instant) -> Outcome {
        self.clocks.stop(at);
        self.draw = None;
        self.takeback = None;
        self.status = Status::Over;
        self.outcome = Some(outcome.clone());
        if let Some(game) = self.game.take() {
            self.finished.push(Arc::new(Finished { game, outcome: outcome.clone() }));
        }
        outcome
    }

    /// A seat resigned or ran out of time. The last remaining seat wins; if several seats with a person among them
    /// remain, a stand-in bot plays on for it; if only bots remain, the table ends without a winner.
    pub(crate) fn give_up(&mut self, seat: Seat, ending: Ending, at: Instant) -> Option<Outcome> {
        self.slot_mut(seat).gone = true;
        // A draw offer ends with the seat that made it, and with the last person who could answer it.
        let is_open = |(offered, agreed): &(Seat, Vec<Seat>)| {
            *offered != seat && self.active_people().any(|seat| !agreed.contains(&seat))
        };
        if !self.draw.as_ref().is_some_and(is_open) {
            self.draw = None;
        }
        self.takeback = None;
        let left: Vec<Seat> = self.seats().filter(|seat| !self.is_gone(*seat)).collect();
        let people = left.iter().filter(|seat| self.person(**seat).is_some()).count();
        let verdict = match (&left[..], people) {
            ([last], _) => Verdict::Won { seat: last.to_string() },
            (_, 0) => Verdict::Nobody,
            _ => {
                // The stand-in bot has no clock.
                self.clocks.retire(seat, at);
                return None;
            }
        };
        Some(self.end_table(Outcome { verdict, ending }, at))
    }

    pub(crate) fn answer_draw(&mut self, seat: Seat, yes: bool, at: Instant) -> Option<Outcome> {
        let (_, agreed) = self.draw.as_mut()?;
        if !yes {
            self.draw = None;
            return None;
        }
        agreed.push(seat);
        let agreed = agreed.clone();
        let all = self.active_people().all(|seat| agreed.contains(&seat));
        all.then(|| self.end_table(Outcome { verdict: Verdict::Draw, ending: Ending::Agreed }, at))
    }
}
