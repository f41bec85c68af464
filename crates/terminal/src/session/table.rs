//! The page of a table.

mod menu;

use wire::{EventKind, EventView, Hint, Move, Occupant, ServerMessage, State, Status, TableRequest};

use crate::boards;
use crate::describe;
use crate::effect::Effect;
use crate::locale::{Locale, Names};
use crate::source::SourceRequest;

/// A view that was requested and has not arrived.
#[derive(Clone, PartialEq, Eq, Debug)]
enum AwaitedView {
    /// The view of this seat, to uncover the table.
    Of(String),
    /// The view of a spectator, to cover the table.
    Covered,
}

impl AwaitedView {
    fn is_for(&self, viewer: Option<&String>) -> bool {
        match self {
            AwaitedView::Of(seat) => Some(seat) == viewer,
            AwaitedView::Covered => viewer.is_none(),
        }
    }
}

/// The page of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct TablePage {
    /// The table as this viewer may see it.
    pub(crate) state: Option<State>,
    /// The events as this viewer may see them.
    pub(crate) events: Vec<EventView>,
    /// The touches of the incomplete move.
    pub(crate) touched: Vec<String>,
    /// The seat that may uncover the table, while it is covered.
    pub(crate) cover: Option<String>,
    /// The lesson at this table.
    pub(crate) lesson: Option<Box<super::Course>>,
    /// The hint for the current position.
    pub(crate) hint: Option<Hint>,
    /// The connected seats, on a server.
    pub(crate) present: Vec<String>,
    /// The number of spectators, on a server.
    pub(crate) spectators: u32,
    /// The seats whose players left a rated game, so that the others can claim.
    pub(crate) absent: Vec<String>,
    /// Whether the server is connected.
    pub(crate) connected: bool,
    /// Whether the table is on this machine.
    pub(crate) local: bool,
    /// A command was sent and is not acknowledged yet.
    pub(crate) command_pending: bool,
    /// A query was sent and is not answered yet.
    pub(crate) query_pending: bool,
    /// Until this view arrives, updates are for another viewer and are dropped.
    awaited: Option<AwaitedView>,
    /// The position whose only move was sent automatically.
    automatic: Option<u32>,
    /// The round for which readiness was sent.
    ready: Option<u8>,
}

impl TablePage {
    /// An empty page, for a table on this machine or on a server.
    pub(crate) fn new(local: bool) -> TablePage {
        TablePage { local, connected: true, ..TablePage::default() }
    }

    /// The moves that begin with the touches so far.
    fn candidates(&self) -> impl Iterator<Item = &Move> {
        let moves = self.state.iter().flat_map(|state| &state.moves);
        moves.filter(|one| one.touches.starts_with(&self.touched))
    }

    /// What can be touched next, without duplicates.
    pub(crate) fn next(&self) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        if self.cover.is_some() || self.command_pending || self.awaited.is_some() {
            return found;
        }
        for touch in self.candidates().filter_map(|one| one.touches.get(self.touched.len())) {
            if !found.contains(touch) {
                found.push(touch.clone());
            }
        }
        // Moves are sorted by their notation; hands and rows are shown in the order of the view.
        let place = |touch: &String| {
            let view = self.state.as_ref().and_then(|state| state.view.as_deref()).unwrap_or("");
            let number = touch.rsplit(':').next().and_then(|word| word.parse::<u32>().ok());
            let game = self.state.as_ref().map_or("", |state| state.setup.game.as_str());
            let code = touch.split_once(':').map_or("", |(_, code)| code);
            (boards::rank(game, touch), number.unwrap_or(0), view.find(code).unwrap_or(0))
        };
        found.sort_by_cached_key(place);
        found
    }

    /// Adds a touch to the move, undoes the last one, or starts another move; returns the request of a complete move.
    pub(crate) fn touch(&mut self, touch: &str) -> Option<TableRequest> {
        if self.next().iter().any(|next| next == touch) {
            self.touched.push(touch.to_owned());
        } else if self.touched.last().is_some_and(|last| last == touch) {
            self.touched.pop();
            return None;
        } else {
            let before = std::mem::take(&mut self.touched);
            if !self.next().iter().any(|next| next == touch) {
                self.touched = before;
                return None;
            }
            self.touched.push(touch.to_owned());
        }
        let made = self.candidates().find(|one| one.touches.len() == self.touched.len())?.action.clone();
        Some(self.submit(made))
    }

    /// The request for an action.
    pub(crate) fn submit(&mut self, action: String) -> TableRequest {
        self.touched.clear();
        self.command_pending = true;
        TableRequest::Act { at: self.state.as_ref().map_or(0, |state| state.at), actions: vec![action] }
    }

    /// Handles a message of the table.
    pub(crate) fn handle(&mut self, message: ServerMessage) -> Vec<Effect> {
        match message {
            ServerMessage::Update { events, state } => return self.update(events, *state),
            ServerMessage::Presence { seats, spectators, absent } => {
                (self.present, self.spectators, self.absent) = (seats, spectators, absent);
            }
            ServerMessage::Done { .. } => self.command_pending = false,
            ServerMessage::Refused { state, .. } => {
                self.command_pending = false;
                if let Some(state) = state {
                    return self.update(Vec::new(), *state);
                }
            }
            ServerMessage::Goodbye => self.connected = false,
            // The connection applies patches and passes on complete states.
            ServerMessage::Patch { .. } | ServerMessage::Pong => {}
        }
        Vec::new()
    }

    fn update(&mut self, events: Vec<EventView>, state: State) -> Vec<Effect> {
        match self.awaited.take_if(|awaited| awaited.is_for(state.me.as_ref())) {
            // The table is uncovered only when the view of this player has arrived.
            Some(AwaitedView::Of(_)) => self.cover = None,
            None if self.awaited.is_some() => return Vec::new(),
            Some(AwaitedView::Covered) | None => {}
        }
        let last = self.events.last().map_or(0, |last| last.seq);
        match events.first() {
            // The log restarts: another viewer may have seen other events.
            Some(first) if first.seq != last + 1 => self.events = events,
            Some(_) => self.events.extend(events),
            None => {}
        }
        let moved = self.state.as_ref().is_none_or(|before| before.at != state.at || before.me != state.me);
        if moved {
            self.touched.clear();
            (self.hint, self.query_pending) = (None, false);
        }
        self.command_pending = false;
        self.state = Some(state);
        self.automatic_effects()
    }

    /// The effects of an update without an action of the user.
    fn automatic_effects(&mut self) -> Vec<Effect> {
        let Some(state) = &self.state else { return Vec::new() };
        if self.local {
            if let Some(seat) = self.to_cover(state) {
                self.cover = Some(seat);
                if state.me.is_none() {
                    return Vec::new();
                }
                self.awaited = Some(AwaitedView::Covered);
                return vec![Effect::Send(SourceRequest::ViewAs(None))];
            }
        } else if let Some(effect) = self.get_ready(&state.clone()) {
            return vec![effect];
        }
        // A single legal move is sent automatically.
        let Some(state) = &self.state else { return Vec::new() };
        if let [only] = &state.moves[..]
            && self.cover.is_none()
            && self.automatic != Some(state.at)
        {
            let action = only.action.clone();
            self.automatic = Some(state.at);
            return vec![Effect::Send(SourceRequest::Table(self.submit(action)))];
        }
        Vec::new()
    }

    /// The seat at turn, if it is another person at this screen than the current viewer.
    fn to_cover(&self, state: &State) -> Option<String> {
        let person = |seat: &&wire::SeatState| matches!(seat.who, Some(Occupant::Player(_))) && !seat.gone;
        if self.cover.is_some() {
            return None;
        }
        let seat = state.turn.as_ref().filter(|turn| state.me.as_ref() != Some(turn))?;
        state.seats.iter().filter(person).find(|other| other.seat == *seat).map(|other| other.seat.clone())
    }

    /// Sends readiness for the deal, with the nonce of this client.
    fn get_ready(&mut self, state: &State) -> Option<Effect> {
        let me = state.seats.iter().find(|seat| Some(&seat.seat) == state.me.as_ref())?;
        if state.status != Status::Waiting || me.ready || self.ready == Some(state.round) {
            return None;
        }
        self.ready = Some(state.round);
        Some(Effect::Send(SourceRequest::Table(TableRequest::Ready { nonce: Some(crate::source::nonce()) })))
    }

    /// Requests the view of the player who uncovers the table.
    pub(crate) fn uncover(&mut self) -> Option<Effect> {
        let seat = self.cover.clone()?;
        self.awaited = Some(AwaitedView::Of(seat.clone()));
        Some(Effect::Send(SourceRequest::ViewAs(seat.parse().ok())))
    }

    /// Whether the user can only wait for a bot or an answer.
    pub(crate) fn waits(&self) -> bool {
        let Some(state) = &self.state else { return true };
        if self.cover.is_some() {
            return matches!(self.awaited, Some(AwaitedView::Of(_)));
        }
        let bot = state.turn.as_ref().is_some_and(|turn| {
            state.seats.iter().any(|seat| {
                seat.seat == *turn && (matches!(seat.who, Some(Occupant::Bot { .. })) || seat.gone)
            })
        });
        self.command_pending
            || self.query_pending
            || self.awaited.is_some()
            || (state.status == Status::Playing && bot)
    }

    /// The things that can be explained, each with the seat to which it is explained: the viewer's, or the first.
    pub(crate) fn explainable(&self) -> Vec<(String, String)> {
        let Some(state) = self.state.as_ref().filter(|_| self.cover.is_none()) else { return Vec::new() };
        let seat = state.me.as_deref().unwrap_or("A");
        state.explainable.iter().map(|touch| (seat.to_owned(), touch.clone())).collect()
    }

    /// The log in words, the latest event last.
    pub(crate) fn log(&self, locale: &Locale) -> Vec<String> {
        let Some(state) = &self.state else { return Vec::new() };
        let names = Names::of(locale, state);
        self.events.iter().filter_map(|event| describe::event(locale, &names, event)).collect()
    }

    /// The actions of the round in notation, the latest first.
    pub(crate) fn recent_actions(&self) -> Vec<&str> {
        recent_actions(&self.events)
    }
}

/// The actions of the round that were not taken back, in notation, the latest first.
pub(crate) fn recent_actions(events: &[EventView]) -> Vec<&str> {
    let mut length = u32::MAX;
    let round =
        events.iter().rev().take_while(|event| !matches!(event.kind, EventKind::Ready { started: true }));
    round
        .filter_map(|event| match &event.kind {
            EventKind::TakebackAnswered { yes: true, ply } => {
                length = length.min(*ply);
                None
            }
            EventKind::Acted { action, ply, .. } if *ply < length => Some(action.as_str()),
            _ => None,
        })
        .collect()
}

/// The confirmation text of a request that cannot be undone.
pub(super) const fn confirmation(order: &TableRequest) -> Option<&'static str> {
    match order {
        TableRequest::Resign => Some("sure-resign"),
        TableRequest::Abort => Some("sure-abort"),
        TableRequest::Claim { call_off: false } => Some("sure-claim"),
        TableRequest::Claim { call_off: true } => Some("sure-call-off"),
        TableRequest::OfferDraw => Some("sure-draw"),
        _ => None,
    }
}
