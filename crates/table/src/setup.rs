//! New tables: checking a request for one, and the first entries of its log.

use bots::LEVELS;
use tabletop::Seat;
use wire::{Clock, Instant, Invitee, NewTable, Setup};

use crate::event::{Event, SeatHolder};
use crate::fairness::Secret;
use crate::ids::PersonId;
use crate::log::Entry;

/// Why no table can be set up as requested.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// The game does not exist, or does not allow the options or the number of players.
    #[error("{0}")]
    Option(String),
    /// Seats, clock or rounds are not possible.
    #[error("{0}")]
    Table(String),
}

/// Validates a request for a table and completes its options. Who may ask for it is the home's to check.
pub fn check_setup(new: &NewTable) -> Result<Setup, BadSetup> {
    let game = catalog::game(&new.game)
        .ok_or_else(|| BadSetup::Option(format!("there is no game \"{}\"", new.game)))?;
    let players = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    let wanted = catalog::options_from_json(&new.options.clone().unwrap_or_default());
    let settings = game.checked(&wanted, players).map_err(|bad| BadSetup::Option(bad.to_string()))?;
    let serde_json::Value::Object(options) = catalog::options_to_json(&settings) else {
        return Err(BadSetup::Option("options are an object".to_owned()));
    };
    let bad = |reason: &str| Err(BadSetup::Table(reason.to_owned()));
    let is_level = |name: &str| LEVELS.iter().any(|level| level.name == name);
    let bots = || {
        new.seats.iter().filter_map(|seat| match seat {
            Invitee::Bot { level } => Some(level),
            _ => None,
        })
    };
    if let Some(level) = bots().find(|level| !is_level(level)) {
        return Err(BadSetup::Table(format!("there is no bot \"{level}\"")));
    }
    match new.clock {
        Clock::RealTime { base, increment } if !(10..=7200).contains(&base) || increment > 120 => {
            return bad("a clock has 10 to 7,200 seconds and an increment of 0 to 120 seconds");
        }
        Clock::Days { days } if !(1..=14).contains(&days) => {
            return bad("a turn may take 1 to 14 days");
        }
        _ => {}
    }
    if new.rounds != 1 && !(game.matches() && (1..=9).contains(&new.rounds)) {
        return bad("a match has 1 to 9 rounds, and not every game has matches");
    }
    if new.rated && bots().next().is_some() {
        return bad("the server's bots do not play rated games");
    }
    Ok(Setup {
        game: new.game.clone(),
        options,
        players,
        clock: new.clock,
        open: new.open,
        rated: new.rated,
        spectators: new.spectators,
        chat: new.chat,
        rounds: new.rounds,
    })
}

/// The first entries of a table with these seat holders.
pub fn first_entries(
    setup: Setup,
    secret: Secret,
    host: &PersonId,
    holders: &[Option<SeatHolder>],
    now: Instant,
) -> Vec<Entry> {
    let sat = Seat::first(setup.players)
        .zip(holders)
        .filter_map(|(seat, who)| Some(Event::Sat { seat, holder: who.clone()? }));
    let sat: Vec<Event> = sat.collect();
    let events = std::iter::once(Event::opened(setup, secret)).chain(sat);
    let entry =
        |(event, seq)| Entry { seq, at: now, person: Some(host.clone()), idempotency_key: None, event };
    events.zip(1..).map(entry).collect()
}
