//! From what somebody wants to what happens: every order is checked here, and nothing is changed.

use tabletop::Seat;
use wire::{Instant, Status, TableRequest};

use super::Table;
use crate::event::Event;
use crate::fair::is_nonce;
use crate::problem::Problem;
use crate::store::{Person, PersonId, Sitter};

/// Within this time a seat may say so much.
pub(super) const TALK_WINDOW: i64 = 10_000;
const TALK: usize = 5;
const LONGEST_SPEECH: usize = 300;
const MOST_ACTIONS: usize = 32;

/// What is to happen.
#[derive(Debug)]
pub(crate) enum Decided {
    /// These entries are to be written.
    Events(Vec<Event>),
    /// Everybody wants to play again: a table is to be made, and then these entries written, and that one.
    Rematch(Vec<Event>),
}

impl Table {
    /// What an order leads to.
    pub(crate) fn decide(
        &self,
        who: &Person,
        order: &TableRequest,
        now: Instant,
    ) -> Result<Decided, Problem> {
        let seated = || self.seat_of(&who.id).ok_or(Problem::NotSeated);
        let events = match order {
            TableRequest::Sit { seat } => self.sit(who, seat.as_deref())?,
            TableRequest::Leave => self.leave(seated()?, &who.id)?,
            TableRequest::Ready { nonce } => self.ready(seated()?, nonce.as_deref())?,
            TableRequest::Act { at, actions } => self.actions(seated()?, *at, actions, now)?,
            TableRequest::Resign => self.resign(seated()?)?,
            TableRequest::OfferDraw => self.offer_draw(seated()?)?,
            TableRequest::AnswerDraw { yes } => self.agree_to_draw(seated()?, *yes)?,
            TableRequest::AskTakeback => self.ask_takeback(seated()?)?,
            TableRequest::AnswerTakeback { yes } => self.agree_to_takeback(seated()?, *yes)?,
            TableRequest::Abort => self.abort(seated(), &who.id)?,
            TableRequest::Say { text } => self.say(seated()?, text, now)?,
            TableRequest::Mute { seat, on } => self.mute(seated()?, seat, *on)?,
            TableRequest::Rematch => return self.want_rematch(seated()?),
        };
        self.fuss.allows(&who.id, &events, now)?;
        Ok(Decided::Events(events))
    }

    fn sit(&self, who: &Person, wanted: Option<&str>) -> Result<Vec<Event>, Problem> {
        if self.status != Status::Waiting {
            return Err(Problem::Begun);
        }
        if self.seat_of(&who.id).is_some() {
            return Err(Problem::AlreadySeated);
        }
        if self.setup.rated && who.guest {
            return Err(Problem::AccountNeeded);
        }
        let mut free = self.seats().filter(|seat| self.places[seat.index()].who.is_none());
        let seat = match wanted {
            Some(wanted) => free.find(|seat| seat.to_string() == wanted).ok_or(Problem::SeatTaken)?,
            None => free.next().ok_or(Problem::TableFull)?,
        };
        Ok(vec![Event::Sat { seat, who: Sitter::Person(who.id.clone()) }])
    }

    fn leave(&self, seat: Seat, person: &PersonId) -> Result<Vec<Event>, Problem> {
        match self.status {
            Status::Waiting if self.is_host(person) => Ok(vec![Event::Aborted]),
            Status::Waiting => Ok(vec![Event::Left { seat }]),
            _ => Err(Problem::Begun),
        }
    }

    fn ready(&self, seat: Seat, nonce: Option<&str>) -> Result<Vec<Event>, Problem> {
        let nonce = match self.status {
            Status::Waiting => nonce,
            // What was added before the first round holds for the whole match.
            Status::Between => None,
            _ => return Err(Problem::NotPlaying),
        };
        if self.places[seat.index()].ready {
            return Err(Problem::AlreadyReady);
        }
        if nonce.is_some_and(|nonce| !is_nonce(nonce)) {
            return Err(Problem::BadNonce);
        }
        Ok(vec![Event::Ready { seat, nonce: nonce.map(str::to_owned) }])
    }

    /// A seat that plays on.
    fn playing(&self, seat: Seat) -> Result<(), Problem> {
        if self.status != Status::Playing {
            return Err(Problem::NotPlaying);
        }
        if self.is_gone(seat) { Err(Problem::Gone) } else { Ok(()) }
    }

    fn actions(&self, seat: Seat, at: u32, actions: &[String], now: Instant) -> Result<Vec<Event>, Problem> {
        self.playing(seat)?;
        if at != self.at {
            return Err(Problem::Stale);
        }
        if self.turn() != Some(seat) {
            return Err(Problem::NotYourTurn);
        }
        if self.deadline().is_some_and(|(_, deadline)| deadline <= now) {
            return Err(Problem::OutOfTime);
        }
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            return Err(Problem::BadRequest(format!("make 1 to {MOST_ACTIONS} actions at once")));
        }
        let game = self.game().ok_or(Problem::NotPlaying)?;
        game.rehearse(actions)?;
        Ok(actions.iter().map(|action| Event::Acted { seat, action: action.clone() }).collect())
    }

    fn resign(&self, seat: Seat) -> Result<Vec<Event>, Problem> {
        if self.status != Status::Between {
            self.playing(seat)?;
        }
        if self.is_gone(seat) {
            return Err(Problem::Gone);
        }
        Ok(vec![Event::Resigned { seat }])
    }

    /// Another seat in which nobody needs to be asked.
    fn bot_besides(&self, seat: Seat) -> Option<Seat> {
        self.seats().find(|other| *other != seat && !self.is_asked(*other))
    }

    /// Whether anybody else must be asked.
    fn others_are_asked(&self, seat: Seat) -> bool {
        self.seats().any(|other| other != seat && self.is_asked(other))
    }

    fn offer_draw(&self, seat: Seat) -> Result<Vec<Event>, Problem> {
        self.playing(seat)?;
        if self.draw.is_some() {
            return Err(Problem::Pending);
        }
        if self.offered == Some((seat, self.at)) {
            return Err(Problem::OfferedAlready);
        }
        let mut events = vec![Event::DrawOffered { seat }];
        if !self.others_are_asked(seat) {
            // Bots play to win.
            events.extend(self.bot_besides(seat).map(|seat| Event::DrawAnswered { seat, yes: false }));
        }
        Ok(events)
    }

    fn agree_to_draw(&self, seat: Seat, yes: bool) -> Result<Vec<Event>, Problem> {
        self.playing(seat)?;
        match &self.draw {
            Some((_, agreed)) if !agreed.contains(&seat) => Ok(vec![Event::DrawAnswered { seat, yes }]),
            _ => Err(Problem::NothingAsked),
        }
    }

    fn ask_takeback(&self, seat: Seat) -> Result<Vec<Event>, Problem> {
        self.playing(seat)?;
        if self.takeback.is_some() {
            return Err(Problem::Pending);
        }
        self.possible_takeback(seat).ok_or(Problem::NothingToTakeBack)?;
        let mut events = vec![Event::TakebackAsked { seat }];
        if !self.others_are_asked(seat) {
            // Nothing was learnt, so bots never mind.
            events.extend(self.bot_besides(seat).map(|seat| Event::TakebackAnswered { seat, yes: true }));
        }
        Ok(events)
    }

    fn agree_to_takeback(&self, seat: Seat, yes: bool) -> Result<Vec<Event>, Problem> {
        self.playing(seat)?;
        match &self.takeback {
            Some(takeback) if !takeback.agreed.contains(&seat) => {
                Ok(vec![Event::TakebackAnswered { seat, yes }])
            }
            _ => Err(Problem::NothingAsked),
        }
    }

    fn abort(&self, seat: Result<Seat, Problem>, person: &PersonId) -> Result<Vec<Event>, Problem> {
        match self.status {
            Status::Waiting if self.is_host(person) => Ok(vec![Event::Aborted]),
            Status::Waiting => Err(Problem::NotHost),
            Status::Playing if self.round == 1 && self.ply() == 0 => seat.map(|_| vec![Event::Aborted]),
            Status::Playing | Status::Between => Err(Problem::TooLateToAbort),
            Status::Over | Status::Aborted => Err(Problem::NotPlaying),
        }
    }

    fn say(&self, seat: Seat, text: &str, now: Instant) -> Result<Vec<Event>, Problem> {
        if !self.setup.chat {
            return Err(Problem::NoChat);
        }
        let text: String = text.chars().filter(|c| !turns_text_around(*c)).collect();
        let text = text.trim();
        let length = text.chars().count();
        if length == 0 || length > LONGEST_SPEECH || text.chars().any(char::is_control) {
            return Err(Problem::BadSpeech);
        }
        let lately = |(by, at): &&(Seat, Instant)| *by == seat && *at > now - TALK_WINDOW;
        if self.spoke.iter().filter(lately).count() >= TALK {
            return Err(Problem::TooMuchTalk);
        }
        Ok(vec![Event::Said { seat, text: text.to_owned() }])
    }

    fn mute(&self, seat: Seat, whom: &str, on: bool) -> Result<Vec<Event>, Problem> {
        let whom = self.seats().find(|other| other.to_string() == whom && *other != seat);
        Ok(vec![Event::Muted { seat, whom: whom.ok_or(Problem::SeatTaken)?, on }])
    }

    fn want_rematch(&self, seat: Seat) -> Result<Decided, Problem> {
        if self.status != Status::Over {
            return Err(Problem::NotOver);
        }
        if self.next.is_some() {
            return Err(Problem::GoneOn);
        }
        if self.rematch.contains(&seat) {
            return Err(Problem::Pending);
        }
        let events = vec![Event::RematchWanted { seat }];
        let mut people = self.seats().filter(|seat| self.person(*seat).is_some());
        let all = people.all(|other| other == seat || self.rematch.contains(&other));
        Ok(if all { Decided::Rematch(events) } else { Decided::Events(events) })
    }

    /// The seats of a table to play again: everybody moves on by one, so that another begins.
    pub(crate) fn sitters_again(&self) -> Vec<Option<Sitter>> {
        let mut sitters: Vec<Option<Sitter>> = self.places.iter().map(|place| place.who.clone()).collect();
        sitters.rotate_right(1);
        sitters
    }
}

/// Characters nobody sees, which turn around the text beside them: what was said would look like something else.
const fn turns_text_around(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
