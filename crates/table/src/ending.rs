//! How a table ends other than by the rules of the game: by resignation, on time, or by agreement.

use std::sync::Arc;

use tabletop::Seat;
use wire::{Ending, Instant, Outcome, Status, Verdict};

use crate::event::Event;
use crate::log::{ApplyError, Entry};
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

    /// A seat resigned, ran out of time or left. The last remaining seat wins; if several seats with a person among them
    /// remain, a stand-in bot plays on for it; if only bots remain, the table ends without a winner.
    pub(crate) fn give_up(
        &mut self,
        seat: Seat,
        ending: Ending,
        entry: &Entry,
    ) -> Result<Option<Outcome>, ApplyError> {
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
                self.clocks.retire(seat, entry.at);
                // The others may have waited for this seat alone.
                if self.status == Status::Between {
                    self.deal_if_ready(entry)?;
                }
                return Ok(None);
            }
        };
        Ok(Some(self.end_table(Outcome { verdict, ending }, entry.at)))
    }

    /// What happens because time has run out: to the seat that decides, or between two rounds to those that are not ready.
    /// If no person is ready, the one who leads the match wins; without a leader the table is called off.
    pub fn timeouts(&self, now: Instant) -> Vec<Event> {
        let Some((seat, deadline)) = self.deadline() else { return Vec::new() };
        if deadline > now {
            return Vec::new();
        }
        if self.status != Status::Between {
            return vec![Event::OutOfTime { seat }];
        }
        let mut late: Vec<Seat> = self.not_ready().collect();
        let people: Vec<Seat> = self.active_people().collect();
        if late.len() == people.len() && people.len() > 1 {
            let points = |seat: &Seat| self.score.as_ref().map_or(0, |score| score.points(*seat));
            let most = people.iter().map(points).max();
            let leaders: Vec<Seat> = people.into_iter().filter(|seat| Some(points(seat)) == most).collect();
            let [leader] = leaders[..] else { return vec![Event::Aborted] };
            late.retain(|seat| *seat != leader);
        }
        late.into_iter().map(|seat| Event::OutOfTime { seat }).collect()
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
