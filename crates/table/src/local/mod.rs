//! Tables without a server: everyone who plays sits at one device, or is a bot.

mod opening;
mod player;
pub mod text;

use serde_json::{Map, Value as Json};
use tabletop::Seat;
use wire::{Clock, Instant, Setup, Status, TableRequest};

use crate::decide::Decision;
use crate::error::CommandError;
use crate::event::Event;
use crate::ids::PersonId;
use crate::log::Actor;
use crate::table::Table;

pub use opening::{Opening, RecordDealer};
pub use player::LocalPlayer;
pub use text::{ROUNDS, RecordedRound, Remark};

/// The setup of a table at one device.
pub fn setup(game: &str, options: Map<String, Json>, players: u8, rounds: u8) -> Setup {
    Setup {
        game: game.to_owned(),
        options,
        players,
        clock: Clock::None,
        open: false,
        rated: false,
        spectators: false,
        chat: false,
        rounds,
    }
}

/// The id of the person who sits down in this seat. A rematch moves people on to other seats.
pub fn person(seat: Seat) -> PersonId {
    PersonId(seat.to_string())
}

/// The seats in which people at this device still play.
pub fn people(table: &Table) -> Vec<Seat> {
    table.active_people().collect()
}

/// The events by which the people at this device get ready; without people, one is enough for the deal.
pub fn ready_events(table: &Table, nonce: impl Fn(Seat) -> Option<String>) -> Vec<Event> {
    let ready = |seat: Seat| Event::Ready { seat, nonce: nonce(seat) };
    let events: Vec<Event> = table.active_people().map(ready).collect();
    if events.is_empty() { vec![ready(Seat::A)] } else { events }
}

/// Checks a request of the person in this seat, and says who made it. Those at this device are ready together, and agree to
/// takebacks without being asked.
pub fn decide(
    table: &Table,
    seat: Option<Seat>,
    request: &TableRequest,
    now: Instant,
) -> Result<(Option<PersonId>, Decision), CommandError> {
    if matches!(request, TableRequest::Ready { .. }) && table.status() == Status::Between {
        return Ok((None, Decision::Events(ready_events(table, |_| None))));
    }
    let id = seat.and_then(|seat| table.person(seat)).cloned().ok_or(CommandError::NotSeated)?;
    let mut decision = table.decide(&Actor { id: id.clone(), guest: true }, request, now)?;
    let others = table.active_people().filter(|other| Some(*other) != seat);
    if let Decision::Events(events) = &mut decision {
        match request {
            TableRequest::AskTakeback => {
                events.extend(others.map(|seat| Event::TakebackAnswered { seat, yes: true }));
            }
            TableRequest::Ready { .. } => {
                events.extend(others.map(|seat| Event::Ready { seat, nonce: None }));
            }
            _ => {}
        }
    }
    // Those at this device want a rematch together.
    if let (TableRequest::Rematch, Decision::Events(events)) = (request, &mut decision) {
        let others = table.seats().filter(|other| Some(*other) != seat && table.person(*other).is_some());
        events.extend(others.map(|seat| Event::RematchWanted { seat }));
        decision = Decision::Rematch(std::mem::take(events));
    }
    Ok((Some(id), decision))
}
