//! The table, and how log entries change it.

use std::sync::Arc;

use catalog::AnyTable;
use tabletop::{Match, Seat};
use wire::{Ending, Instant, Outcome, RulesStatus, Setup, Status};

use crate::clocks::Clocks;
use crate::dealer::Dealer;
use crate::decide::CHAT_WINDOW;
use crate::done::DoneCommands;
use crate::event::{Event, SeatHolder};
use crate::fairness::Secret;
use crate::ids::{PersonId, TableId};
use crate::log::{AppliedEvent, AppliedKind, ApplyError, BrokenLog, Entry};
use crate::quota::NonMoveQuota;
use crate::rounds::Finished;
use crate::rules;
use crate::seats::SeatSlot;
use crate::takeback::Takeback;

/// A table as its log describes it. [`Table::apply`] is the only way it changes.
#[derive(Clone)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// How it is set up, which never changes. A home may let tables with equal setups share it.
    pub setup: Arc<Setup>,
    pub(crate) host: PersonId,
    pub(crate) dealer: Arc<dyn Dealer>,
    pub(crate) secret: Secret,
    pub(crate) rules_version: u16,
    pub(crate) rules: RulesStatus,
    /// When it was created.
    pub created: Instant,
    /// The number of the last entry.
    pub seq: u32,
    /// When the last entry was written.
    pub(crate) changed: Instant,
    pub(crate) status: Status,
    /// Whether the log calls the table off.
    pub(crate) called_off: bool,
    pub(crate) slots: Vec<SeatSlot>,
    pub(crate) round: u8,
    /// The points of a match, and which seat begins the next round.
    pub(crate) score: Option<Match>,
    pub(crate) game: Option<Box<dyn AnyTable>>,
    /// The entry that led to the current position.
    pub(crate) position_number: u32,
    /// For each action of the round: the seat that made it, and whether it showed that seat something new.
    pub(crate) made: Vec<(Seat, bool)>,
    pub(crate) clocks: Clocks,
    /// The seat that offers a draw, and the seats that have agreed.
    pub(crate) draw: Option<(Seat, Vec<Seat>)>,
    /// The last draw offer: by which seat, at which position.
    pub(crate) offered: Option<(Seat, u32)>,
    pub(crate) takeback: Option<Takeback>,
    /// The rounds that are over.
    pub finished: Vec<Arc<Finished>>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) rematch: Vec<Seat>,
    /// The table of the rematch.
    pub(crate) continued_at: Option<String>,
    pub(crate) done: DoneCommands,
    /// Recent chat messages, for their rate limit.
    pub(crate) spoke: Vec<(Seat, Instant)>,
    pub(crate) quota: NonMoveQuota,
}

impl Table {
    /// A table from the first entry of its log.
    pub fn open(id: TableId, first: &Entry, dealer: Arc<dyn Dealer>) -> Result<Table, BrokenLog> {
        let broken = |reason: &str| BrokenLog {
            table: id.clone(),
            seq: first.seq,
            reason: reason.to_owned(),
            refused: false,
        };
        let Event::Opened { setup, secret, rules_version } = &first.event else {
            return Err(broken("it does not begin with the creation of the table"));
        };
        let host = first.person.clone().ok_or_else(|| broken("the table has no host"))?;
        let rules = rules::status(&setup.game, *rules_version)
            .ok_or_else(|| broken("its rules are newer than this program"))?;
        Ok(Table {
            id,
            host,
            dealer,
            secret: secret.clone(),
            rules_version: *rules_version,
            rules,
            created: first.at,
            seq: first.seq,
            changed: first.at,
            status: if rules == RulesStatus::Closed { Status::Aborted } else { Status::Waiting },
            called_off: false,
            slots: vec![SeatSlot::default(); setup.players.into()],
            round: 1,
            score: None,
            game: None,
            position_number: 0,
            made: Vec::new(),
            clocks: Clocks::new(setup.clock, setup.players),
            draw: None,
            offered: None,
            takeback: None,
            finished: Vec::new(),
            outcome: None,
            rematch: Vec::new(),
            continued_at: None,
            done: DoneCommands::default(),
            spoke: Vec::new(),
            quota: NonMoveQuota::default(),
            setup: Arc::new(setup.clone()),
        })
    }

    /// A table from its whole log, with what each entry did. If the rules refuse an action, the table is closed there
    /// (see [`Table::is_closed_by_rules`]).
    pub fn replay(
        id: &TableId,
        log: &[Entry],
        dealer: Arc<dyn Dealer>,
    ) -> Result<(Table, Vec<AppliedEvent>), BrokenLog> {
        let empty =
            || BrokenLog { table: id.clone(), seq: 0, reason: "it is empty".to_owned(), refused: false };
        let (first, rest) = log.split_first().ok_or_else(empty)?;
        let mut table = Table::open(id.clone(), first, dealer)?;
        let opened = AppliedKind::Plain(first.event.clone(), None);
        let mut applied = vec![AppliedEvent { seq: first.seq, at: first.at, kind: opened }];
        for entry in rest {
            applied.push(match table.apply(entry) {
                Err(broken) if broken.refused => {
                    table.close_by_rules(entry);
                    table.apply(entry)?
                }
                done => done?,
            });
        }
        Ok((table, applied))
    }

    /// Applies the next entry of the log.
    pub fn apply(&mut self, entry: &Entry) -> Result<AppliedEvent, BrokenLog> {
        if entry.seq != self.seq + 1 {
            return Err(self.broken(entry, format!("it follows number {}", self.seq)));
        }
        let kind = match self.rules {
            RulesStatus::Closed => self.apply_when_closed(entry),
            _ => self.apply_event(entry),
        };
        let refused = matches!(&kind, Err(ApplyError::Refused(_)));
        let kind = kind.map_err(|error| BrokenLog { refused, ..self.broken(entry, error.to_string()) })?;
        self.seq = entry.seq;
        self.changed = entry.at;
        self.quota.record(entry);
        if let (Some(person), Some(key)) = (&entry.person, &entry.idempotency_key) {
            self.done.record(person, key, entry.seq);
        }
        Ok(AppliedEvent { seq: entry.seq, at: entry.at, kind })
    }

    fn broken(&self, entry: &Entry, reason: String) -> BrokenLog {
        BrokenLog { table: self.id.clone(), seq: entry.seq, reason, refused: false }
    }

    pub(crate) fn apply_event(&mut self, entry: &Entry) -> Result<AppliedKind, ApplyError> {
        let mut ended = None;
        match &entry.event {
            Event::Opened { .. } => return Err("the table is created twice".into()),
            Event::Sat { seat, holder } => {
                let is_bot = matches!(holder, SeatHolder::Bot(_));
                *self.slot_mut(*seat) =
                    SeatSlot { holder: Some(holder.clone()), ready: is_bot, ..SeatSlot::default() };
            }
            Event::Left { seat } => *self.slot_mut(*seat) = SeatSlot::default(),
            Event::Ready { seat, nonce } => {
                let started = self.get_ready(*seat, nonce.clone(), entry)?;
                return Ok(AppliedKind::Ready { seat: *seat, started });
            }
            Event::Acted { seat, action } => return self.act(*seat, action, entry),
            Event::Resigned { seat } => ended = self.give_up(*seat, Ending::Resigned, entry)?,
            Event::OutOfTime { seat } => ended = self.give_up(*seat, Ending::Time, entry)?,
            Event::Abandoned { seat } => ended = self.give_up(*seat, Ending::Abandoned, entry)?,
            Event::DrawOffered { seat } => {
                self.draw = Some((*seat, vec![*seat]));
                self.offered = Some((*seat, self.position_number));
            }
            Event::DrawAnswered { seat, yes } => ended = self.answer_draw(*seat, *yes, entry.at),
            Event::TakebackAsked { seat } => self.takeback = self.possible_takeback(*seat),
            Event::TakebackAnswered { seat, yes } => {
                self.answer_takeback(*seat, *yes, entry);
                return Ok(AppliedKind::TakenBack { seat: *seat, yes: *yes, ply: self.ply() });
            }
            Event::Aborted => {
                self.status = Status::Aborted;
                self.called_off = true;
                self.outcome = None;
                self.clocks.stop(entry.at);
            }
            Event::Said { seat, text } => {
                self.spoke.retain(|(_, at)| *at > entry.at - CHAT_WINDOW);
                self.spoke.push((*seat, entry.at));
                let by = entry.person.clone().ok_or("a message has no author")?;
                return Ok(AppliedKind::Said { seat: *seat, by, text: text.clone() });
            }
            Event::Muted { seat, muted, on } => {
                let list = &mut self.slot_mut(*seat).muted;
                list.retain(|other| other != muted);
                if *on {
                    list.push(*muted);
                }
            }
            Event::RematchWanted { seat } => self.rematch.push(*seat),
            Event::Rematch { table } => self.continued_at = Some(table.clone()),
            Event::Resumed => self.clocks.resume(entry.at),
        }
        Ok(AppliedKind::Plain(entry.event.clone(), ended))
    }
}
