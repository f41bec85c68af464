//! Opening a table at one device: a new one, or one from its records.

use std::sync::Arc;

use catalog::AnyTable;
use tabletop::{Beginning, Record, Seat, Seed, Verdict};
use wire::{Instant, Setup, Status};

use super::player::LocalPlayer;
use super::text::{RecordedRound, Remark};
use super::{person, ready_events};
use crate::dealer::{Deal, DealError, Dealer, SeededDealer};
use crate::event::{Event, SeatHolder};
use crate::fairness::Secret;
use crate::ids::{PersonId, TableId};
use crate::log::{AppliedEvent, AppliedKind, Entry};
use crate::records::game_verdict;
use crate::table::Table;

/// Deals recorded rounds again, and new ones from their seeds.
#[derive(Clone, Debug, Default)]
pub struct RecordDealer {
    /// The recorded rounds.
    pub recorded: Vec<Record>,
    /// The seed of the first round, unless it is recorded.
    pub first: Option<Seed>,
}

impl Dealer for RecordDealer {
    fn deal(&self, deal: &Deal<'_>) -> Result<Box<dyn AnyTable>, DealError> {
        if let Some(record) = self.recorded.get(usize::from(deal.round) - 1) {
            let dealt = Record { played: Vec::new(), result: None, ..record.clone() };
            return catalog::replay(&dealt).map_err(|bad| DealError::Unavailable(bad.to_string()));
        }
        let first = self.first.filter(|_| deal.round == 1);
        SeededDealer.deal(&Deal { seed: first.unwrap_or(deal.seed), ..*deal })
    }
}

/// A table that is being opened, before its home keeps it.
pub struct Opening {
    /// The table.
    pub table: Table,
    /// Its log.
    pub entries: Vec<Entry>,
    /// What each entry did.
    pub applied: Vec<AppliedEvent>,
    now: Instant,
}

impl Opening {
    /// A table with everyone seated. Each person has the letter of the seat as an id.
    pub fn new(
        id: TableId,
        setup: Setup,
        players: &[LocalPlayer],
        dealer: RecordDealer,
        secret: Secret,
        now: Instant,
    ) -> Result<Opening, String> {
        // A game that was begun by older rules is played on by them.
        let is_dealt = |record: &&Record| matches!(record.beginning, Beginning::Seed(_));
        let event = match dealer.recorded.first().filter(is_dealt).and_then(Record::rules_version) {
            Some(rules_version) => Event::Opened { setup, secret, rules_version },
            None => Event::opened(setup, secret),
        };
        let mut seated = Seat::first(players.len() as u8).zip(players);
        let host = seated.find(|(_, player)| matches!(player, LocalPlayer::Person(_)));
        let host = host.map_or_else(|| PersonId("host".to_owned()), |(seat, _)| person(seat));
        let first = Entry { seq: 1, at: now, person: Some(host), idempotency_key: None, event };
        let table = Table::open(id, &first, Arc::new(dealer)).map_err(|error| error.to_string())?;
        let opened = AppliedKind::Plain(first.event.clone(), None);
        let applied = vec![AppliedEvent { seq: 1, at: now, kind: opened }];
        let mut opening = Opening { table, entries: vec![first], applied, now };
        for (seat, player) in Seat::first(players.len() as u8).zip(players) {
            let holder = match player {
                LocalPlayer::Person(_) => SeatHolder::Person(person(seat)),
                LocalPlayer::Bot(level) => SeatHolder::Bot(level.clone()),
            };
            opening.apply(Event::Sat { seat, holder })?;
        }
        Ok(opening)
    }

    fn apply(&mut self, event: Event) -> Result<(), String> {
        let at = self.now.max(self.table.changed());
        let entry = Entry { seq: self.table.seq + 1, at, person: None, idempotency_key: None, event };
        let applied = self.table.apply(&entry).map_err(|broken| broken.reason().to_owned())?;
        self.applied.push(applied);
        self.entries.push(entry);
        Ok(())
    }

    /// Everyone is ready, so that a round begins.
    pub fn ready(&mut self, nonce: impl Fn(Seat) -> Option<String>) -> Result<(), String> {
        let events = ready_events(&self.table, nonce);
        events.into_iter().try_for_each(|event| self.apply(event))
    }

    /// Applies the events that a recorded round stands for.
    pub fn replay_round(
        &mut self,
        round: &RecordedRound,
        nonce: impl Fn(Seat) -> Option<String>,
    ) -> Result<(), String> {
        if !matches!(self.table.status(), Status::Waiting | Status::Between) {
            return Err("the game was over before it".to_owned());
        }
        self.ready(nonce)?;
        let mut remarks = round.remarks.iter().peekable();
        for (ply, played) in round.record.played.iter().enumerate() {
            while let Some((_, remark)) = remarks.next_if(|(after, _)| *after <= ply) {
                self.apply_remark(*remark)?;
            }
            let seat = self.table.turn().ok_or_else(|| format!("action {}: the game is over", ply + 1))?;
            self.apply(Event::Acted { seat, action: played.action.clone() })
                .map_err(|why| format!("action {}: {why}", ply + 1))?;
        }
        let ended = self.table.status() != Status::Playing;
        for (_, remark) in remarks {
            self.apply_remark(*remark)?;
        }
        match round.record.result {
            Some(verdict) if ended => self.check_result(verdict),
            Some(verdict) => self.end_early(verdict),
            None => Ok(()),
        }
    }

    fn apply_remark(&mut self, remark: Remark) -> Result<(), String> {
        self.apply(match remark {
            Remark::GaveUp(seat) => Event::Resigned { seat },
            Remark::CalledOff => Event::Aborted,
        })
    }

    /// Checks the recorded result of a round that was played to its end.
    fn check_result(&self, recorded: Verdict) -> Result<(), String> {
        let played = self.table.last_game().and_then(|game| game.turn().verdict());
        if played == Some(recorded) {
            return Ok(());
        }
        let played = played.map_or('*', Verdict::mark);
        Err(format!("the record says {}, but the game ended with {played}", recorded.mark()))
    }

    /// Ends a round that was not played to its end: by agreement, or because a person resigned.
    fn end_early(&mut self, recorded: Verdict) -> Result<(), String> {
        if self.table.status() == Status::Aborted {
            return Ok(());
        }
        let people: Vec<Seat> = self
            .table
            .seats()
            .filter(|seat| self.table.person(*seat).is_some() && !self.table.is_gone(*seat))
            .collect();
        if recorded == Verdict::Draw
            && let Some((first, others)) = people.split_first()
        {
            self.apply(Event::DrawOffered { seat: *first })?;
            others.iter().try_for_each(|seat| self.apply(Event::DrawAnswered { seat: *seat, yes: true }))?;
        } else if let Some(loser) = people.iter().find(|seat| recorded.winner() != Some(**seat)) {
            self.apply(Event::Resigned { seat: *loser })?;
        }
        let ended = self.table.outcome().map(|outcome| game_verdict(&outcome.verdict));
        if ended == Some(recorded) {
            return Ok(());
        }
        Err(format!("the game went on, but the record says {}", recorded.mark()))
    }
}
