//! The rounds of a table: the deal, the actions, and the end of a round by the rules.

use std::sync::Arc;

use catalog::AnyTable;
use tabletop::{Match, STARTER_OPTION, Seat, Turn, Value};
use wire::{Ending, Instant, Outcome, Status};

use crate::dealer::Deal;
use crate::event::SeatHolder;
use crate::log::{AppliedKind, ApplyError, Entry};
use crate::show;
use crate::table::Table;

/// A round that is over.
pub struct Finished {
    /// The round as it was played.
    pub game: Box<dyn AnyTable>,
    /// How it ended.
    pub outcome: Outcome,
}

impl Table {
    /// Marks a seat as ready; deals and returns true if all are.
    pub(crate) fn get_ready(
        &mut self,
        seat: Seat,
        nonce: Option<String>,
        entry: &Entry,
    ) -> Result<bool, ApplyError> {
        let slot = self.slot_mut(seat);
        slot.ready = true;
        if nonce.is_some() {
            slot.nonce = nonce;
        }
        self.deal_if_ready(entry)
    }

    /// Deals if every seat is ready; returns whether it did.
    pub(crate) fn deal_if_ready(&mut self, entry: &Entry) -> Result<bool, ApplyError> {
        let all = self.slots.iter().all(|slot| slot.holder.is_some() && (slot.ready || slot.gone));
        if all {
            self.deal(entry)?;
        }
        Ok(all)
    }

    fn deal(&mut self, entry: &Entry) -> Result<(), ApplyError> {
        if self.status == Status::Between {
            self.round += 1;
        }
        let options = catalog::options_from_json(&self.setup.options);
        let mut settings = options.with_rules_version(self.rules_version);
        if let Some(score) = self.score.filter(|score| score.played() > 0) {
            settings = settings.with(STARTER_OPTION, Value::Word(score.starter().to_string()));
        }
        let nonces: Vec<Option<String>> = self.slots.iter().map(|slot| slot.nonce.clone()).collect();
        let deal = Deal {
            table: &self.id,
            game: &self.setup.game,
            settings: &settings,
            players: self.setup.players,
            round: self.round,
            seed: self.secret.seed(self.round, &nonces),
        };
        let dealt = self.dealer.deal(&deal).map_err(|error| ApplyError::Broken(error.to_string()))?;
        if self.setup.rounds > 1 && self.score.is_none() {
            self.score =
                Match::new(self.setup.rounds, self.setup.players, dealt.turn().seat().unwrap_or(Seat::A));
        }
        for slot in &mut self.slots {
            slot.ready = matches!(slot.holder, Some(SeatHolder::Bot(_)));
        }
        self.status = Status::Playing;
        self.outcome = None;
        self.made.clear();
        self.position_number = entry.seq;
        self.clocks.deal(dealt.turn().seat(), entry.at);
        self.game = Some(dealt);
        Ok(())
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &str, entry: &Entry) -> Result<AppliedKind, ApplyError> {
        let ply = self.ply();
        let game = self.game.as_mut().ok_or("no round was dealt")?;
        let turn_before = game.turn_number();
        let steps =
            game.play(&[action.to_owned()]).map_err(|refusal| ApplyError::Refused(refusal.to_string()))?;
        let step = steps.into_iter().next().ok_or("the action did nothing")?;
        let (turn, turn_number) = (game.turn(), game.turn_number());
        self.made.push((seat, step.reveals));
        self.position_number = entry.seq;
        self.takeback = None;
        // A draw offer stands until another seat acts.
        if self.draw.as_ref().is_some_and(|(offered, _)| *offered != seat) {
            self.draw = None;
        }
        self.clocks.acted(seat, turn.seat(), turn_before != turn_number, entry.at);
        let ended = match turn {
            Turn::Decide(_) => None,
            Turn::Over(verdict) => {
                let outcome = Outcome { verdict: show::verdict(verdict), ending: Ending::Played };
                self.end_round(outcome.clone(), entry.at);
                Some(outcome)
            }
        };
        Ok(AppliedKind::Acted { step: Box::new(step), ply, ended })
    }

    /// Ends a round that was played to its end; the table is over with the last round.
    fn end_round(&mut self, outcome: Outcome, at: Instant) {
        self.clocks.stop(at);
        self.draw = None;
        let Some(game) = self.game.take() else { return };
        if let Some(score) = &mut self.score {
            game.add_to_match(score);
        }
        let of_match = self.score.as_ref().and_then(Match::verdict).map(show::verdict);
        let last = self.score.is_none() || of_match.is_some();
        self.status = if last { Status::Over } else { Status::Between };
        if !last {
            self.clocks.pause(at);
        }
        let verdict = of_match.unwrap_or_else(|| outcome.verdict.clone());
        self.outcome = Some(Outcome { verdict, ending: Ending::Played });
        self.finished.push(Arc::new(Finished { game, outcome }));
    }
}
