//! From requests to events: every request is checked here, and nothing is changed.

use tabletop::Seat;
use wire::{Instant, Status, TableRequest};

use crate::error::CommandError;
use crate::event::{Event, SeatHolder};
use crate::fairness::is_nonce;
use crate::ids::PersonId;
use crate::log::Actor;
use crate::table::Table;

/// The period, in milliseconds, in which a seat may send [`CHAT_LIMIT`] chat messages.
pub(crate) const CHAT_WINDOW: i64 = 10_000;
const CHAT_LIMIT: usize = 5;
const LONGEST_MESSAGE: usize = 300;
const MOST_ACTIONS: usize = 32;
/// How many rated games a person may call off in a day; after that, leaving one is a loss.
pub const MOST_RATED_ABORTS: u32 = 3;

/// What the home knows about people that the log of a table does not say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Circumstances {
    /// The seats whose players have been away for so long that they can be claimed against.
    pub absent: Vec<Seat>,
    /// The number of rated games that the person called off in the last day.
    pub rated_aborts: u32,
}

/// What a request leads to.
#[derive(Debug)]
pub enum Decision {
    /// The home writes these events.
    Events(Vec<Event>),
    /// Every person asks for a rematch: the home creates a table, and writes these events and [`Event::Rematch`].
    Rematch(Vec<Event>),
}

impl Table {
    /// Checks a request of a person. The seat follows from the person, never from the request.
    pub fn decide(
        &self,
        actor: &Actor,
        request: &TableRequest,
        now: Instant,
    ) -> Result<Decision, CommandError> {
        self.decide_knowing(actor, request, &Circumstances::default(), now)
    }

    /// [`Table::decide`] in a home that knows more than the log.
    pub fn decide_knowing(
        &self,
        actor: &Actor,
        request: &TableRequest,
        known: &Circumstances,
        now: Instant,
    ) -> Result<Decision, CommandError> {
        let seated = || self.seat_of(&actor.id).ok_or(CommandError::NotSeated);
        let events = match request {
            TableRequest::Sit { seat } => self.sit(actor, seat.as_deref())?,
            TableRequest::Leave => self.leave(seated()?, &actor.id)?,
            TableRequest::Ready { nonce } => self.ready(seated()?, nonce.as_deref(), now)?,
            TableRequest::Act { at, actions } => self.actions(seated()?, *at, actions, now)?,
            TableRequest::Resign => self.resign(seated()?)?,
            TableRequest::OfferDraw => self.offer_draw(seated()?)?,
            TableRequest::AnswerDraw { yes } => self.agree_to_draw(seated()?, *yes)?,
            TableRequest::AskTakeback => self.ask_takeback(seated()?)?,
            TableRequest::AnswerTakeback { yes } => self.agree_to_takeback(seated()?, *yes)?,
            TableRequest::Abort => self.abort(seated(), &actor.id, known)?,
            TableRequest::Claim { call_off } => self.claim(seated()?, *call_off, known)?,
            TableRequest::Say { text } => self.say(seated()?, text, now)?,
            TableRequest::Mute { seat, on } => self.mute(seated()?, seat, *on)?,
            TableRequest::Rematch => return self.want_rematch(seated()?),
        };
        self.quota.check(&actor.id, &events, now)?;
        Ok(Decision::Events(events))
    }

    fn sit(&self, actor: &Actor, wanted: Option<&str>) -> Result<Vec<Event>, CommandError> {
        if self.status != Status::Waiting {
            return Err(CommandError::AlreadyStarted);
        }
        if self.seat_of(&actor.id).is_some() {
            return Err(CommandError::AlreadySeated);
        }
        if self.setup.rated && actor.guest {
            return Err(CommandError::AccountNeeded);
        }
        let mut free = self.seats().filter(|seat| self.slot(*seat).holder.is_none());
        let seat = match wanted {
            Some(wanted) => free.find(|seat| seat.to_string() == wanted).ok_or(CommandError::SeatTaken)?,
            None => free.next().ok_or(CommandError::TableFull)?,
        };
        Ok(vec![Event::Sat { seat, holder: SeatHolder::Person(actor.id.clone()) }])
    }

    fn leave(&self, seat: Seat, person: &PersonId) -> Result<Vec<Event>, CommandError> {
        match self.status {
            Status::Waiting if self.is_host(person) => Ok(vec![Event::Aborted]),
            Status::Waiting => Ok(vec![Event::Left { seat }]),
            _ => Err(CommandError::AlreadyStarted),
        }
    }

    fn ready(&self, seat: Seat, nonce: Option<&str>, now: Instant) -> Result<Vec<Event>, CommandError> {
        let nonce = match self.status {
            Status::Waiting => nonce,
            // The nonces of the first round count for the whole match.
            Status::Between => None,
            _ => return Err(CommandError::NotPlaying),
        };
        if self.slot(seat).ready {
            return Err(CommandError::AlreadyReady);
        }
        if self.deadline().is_some_and(|(_, deadline)| deadline <= now) {
            return Err(CommandError::OutOfTime);
        }
        if nonce.is_some_and(|nonce| !is_nonce(nonce)) {
            return Err(CommandError::BadNonce);
        }
        Ok(vec![Event::Ready { seat, nonce: nonce.map(str::to_owned) }])
    }

    /// Checks that a round is played and the seat still plays.
    fn playing(&self, seat: Seat) -> Result<(), CommandError> {
        if self.status != Status::Playing {
            return Err(CommandError::NotPlaying);
        }
        if self.is_gone(seat) { Err(CommandError::SeatRetired) } else { Ok(()) }
    }

    fn actions(
        &self,
        seat: Seat,
        at: u32,
        actions: &[String],
        now: Instant,
    ) -> Result<Vec<Event>, CommandError> {
        self.playing(seat)?;
        if at != self.position_number {
            return Err(CommandError::Stale);
        }
        if self.turn() != Some(seat) {
            return Err(CommandError::NotYourTurn);
        }
        if self.deadline().is_some_and(|(_, deadline)| deadline <= now) {
            return Err(CommandError::OutOfTime);
        }
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            return Err(CommandError::BadActionCount(MOST_ACTIONS));
        }
        let game = self.game().ok_or(CommandError::NotPlaying)?;
        game.rehearse(actions)?;
        Ok(actions.iter().map(|action| Event::Acted { seat, action: action.clone() }).collect())
    }

    fn resign(&self, seat: Seat) -> Result<Vec<Event>, CommandError> {
        if self.status != Status::Between {
            self.playing(seat)?;
        }
        if self.is_gone(seat) {
            return Err(CommandError::SeatRetired);
        }
        Ok(vec![Event::Resigned { seat }])
    }

    /// Another seat that a bot plays: it answers when no person can.
    fn bot_besides(&self, seat: Seat) -> Option<Seat> {
        self.seats().find(|other| *other != seat && !self.is_active_person(*other))
    }

    /// Whether a person in another seat must be asked.
    fn others_are_asked(&self, seat: Seat) -> bool {
        self.seats().any(|other| other != seat && self.is_active_person(other))
    }

    fn offer_draw(&self, seat: Seat) -> Result<Vec<Event>, CommandError> {
        self.playing(seat)?;
        if self.draw.is_some() {
            return Err(CommandError::AlreadyAsked);
        }
        if self.offered == Some((seat, self.position_number)) {
            return Err(CommandError::AlreadyOffered);
        }
        let mut events = vec![Event::DrawOffered { seat }];
        if !self.others_are_asked(seat) {
            // Bots play to win.
            events.extend(self.bot_besides(seat).map(|seat| Event::DrawAnswered { seat, yes: false }));
        }
        Ok(events)
    }

    fn agree_to_draw(&self, seat: Seat, yes: bool) -> Result<Vec<Event>, CommandError> {
        self.playing(seat)?;
        match &self.draw {
            Some((_, agreed)) if !agreed.contains(&seat) => Ok(vec![Event::DrawAnswered { seat, yes }]),
            _ => Err(CommandError::NothingToAnswer),
        }
    }

    fn ask_takeback(&self, seat: Seat) -> Result<Vec<Event>, CommandError> {
        self.playing(seat)?;
        if self.takeback.is_some() {
            return Err(CommandError::AlreadyAsked);
        }
        self.possible_takeback(seat).ok_or(CommandError::NothingToTakeBack)?;
        let mut events = vec![Event::TakebackAsked { seat }];
        if !self.others_are_asked(seat) {
            // A takeback teaches no one anything, so bots agree.
            events.extend(self.bot_besides(seat).map(|seat| Event::TakebackAnswered { seat, yes: true }));
        }
        Ok(events)
    }

    fn agree_to_takeback(&self, seat: Seat, yes: bool) -> Result<Vec<Event>, CommandError> {
        self.playing(seat)?;
        match &self.takeback {
            Some(takeback) if !takeback.agreed.contains(&seat) => {
                Ok(vec![Event::TakebackAnswered { seat, yes }])
            }
            _ => Err(CommandError::NothingToAnswer),
        }
    }

    fn abort(
        &self,
        seat: Result<Seat, CommandError>,
        person: &PersonId,
        known: &Circumstances,
    ) -> Result<Vec<Event>, CommandError> {
        match self.status {
            Status::Waiting if self.is_host(person) => Ok(vec![Event::Aborted]),
            Status::Waiting => Err(CommandError::NotHost),
            Status::Playing | Status::Between => {
                if !self.can_abort(seat?) {
                    return Err(CommandError::TooLateToAbort);
                }
                if self.setup.rated && known.rated_aborts >= MOST_RATED_ABORTS {
                    return Err(CommandError::AbortLimit(MOST_RATED_ABORTS));
                }
                Ok(vec![Event::Aborted])
            }
            Status::Over | Status::Aborted => Err(CommandError::NotPlaying),
        }
    }

    /// A claim against the players who left: they have lost, or the game is called off.
    fn claim(&self, seat: Seat, call_off: bool, known: &Circumstances) -> Result<Vec<Event>, CommandError> {
        if self.status != Status::Between {
            self.playing(seat)?;
        }
        if self.is_gone(seat) {
            return Err(CommandError::SeatRetired);
        }
        if !self.absence_counts() {
            return Err(CommandError::NoClaim);
        }
        let others: Vec<Seat> = self.active_people().filter(|other| *other != seat).collect();
        let absent = || others.iter().filter(|other| known.absent.contains(other));
        match absent().count() {
            0 => Err(CommandError::NotAbsent),
            // Those who are there want to play on.
            count if call_off && count < others.len() => Err(CommandError::NotAbsent),
            _ if call_off => Ok(vec![Event::Aborted]),
            _ => Ok(absent().map(|seat| Event::Abandoned { seat: *seat }).collect()),
        }
    }

    fn say(&self, seat: Seat, text: &str, now: Instant) -> Result<Vec<Event>, CommandError> {
        if !self.setup.chat {
            return Err(CommandError::NoChat);
        }
        let text: String = text.chars().filter(|c| !is_bidi_control(*c)).collect();
        let text = text.trim();
        let length = text.chars().count();
        if length == 0 || length > LONGEST_MESSAGE || text.chars().any(char::is_control) {
            return Err(CommandError::BadChatMessage);
        }
        let is_recent = |(by, at): &&(Seat, Instant)| *by == seat && *at > now - CHAT_WINDOW;
        if self.spoke.iter().filter(is_recent).count() >= CHAT_LIMIT {
            return Err(CommandError::ChatTooFast);
        }
        Ok(vec![Event::Said { seat, text: text.to_owned() }])
    }

    fn mute(&self, seat: Seat, other: &str, on: bool) -> Result<Vec<Event>, CommandError> {
        let muted = self.seats().find(|muted| muted.to_string() == other && *muted != seat);
        Ok(vec![Event::Muted { seat, muted: muted.ok_or(CommandError::SeatTaken)?, on }])
    }

    fn want_rematch(&self, seat: Seat) -> Result<Decision, CommandError> {
        if self.status != Status::Over {
            return Err(CommandError::NotOver);
        }
        if self.continued_at.is_some() {
            return Err(CommandError::RematchStarted);
        }
        if self.rematch.contains(&seat) {
            return Err(CommandError::AlreadyAsked);
        }
        let events = vec![Event::RematchWanted { seat }];
        let mut people = self.seats().filter(|seat| self.person(*seat).is_some());
        let all = people.all(|other| other == seat || self.rematch.contains(&other));
        Ok(if all { Decision::Rematch(events) } else { Decision::Events(events) })
    }
}

/// Invisible characters that change the direction of text: a message could look like something else.
const fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
