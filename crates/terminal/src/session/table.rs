//! A table somebody sits at, or watches.

mod menu;

use wire::{EventKind, EventView, Hint, Move, Occupant, ServerMessage, State, Status, TableRequest};

use crate::boards;
use crate::describe;
use crate::effect::Effect;
use crate::locale::{Locale, Names};
use crate::source::SourceRequest;

/// Whose eyes are on the table: a seat's, or nobody's while it is covered.
type Eyes = Result<String, Covered>;

/// Nobody looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Covered;

/// A table, as it is shown.
#[derive(Clone, Debug, Default)]
pub(crate) struct TablePage {
    /// The table as who looks may see it.
    pub(crate) state: Option<State>,
    /// Everything that happened, as who looks saw it.
    pub(crate) events: Vec<EventView>,
    /// What was touched of a move that is not complete.
    pub(crate) touched: Vec<String>,
    /// Whose turn it is to look, while the table is covered.
    pub(crate) cover: Option<String>,
    /// What a bot advises here.
    pub(crate) hint: Option<Hint>,
    /// Who is connected, at a server.
    pub(crate) here: Vec<String>,
    /// How many watch, at a server.
    pub(crate) spectators: u32,
    /// Whether the server can be reached.
    pub(crate) connected: bool,
    /// Whether it is on this machine.
    pub(crate) local: bool,
    /// Something was sent and is not answered yet.
    pub(crate) sent: bool,
    /// Something was asked, which changes nothing, and is not answered yet.
    pub(crate) asked: bool,
    /// Whose view was asked for: until it comes, what comes was meant for other eyes.
    awaited: Option<Eyes>,
    /// The position for which something was sent by itself.
    automatic: Option<u32>,
    /// Whether readiness was told for this round.
    ready: Option<u8>,
}

impl TablePage {
    /// A table on this machine, or at a server.
    pub(crate) fn new(local: bool) -> TablePage {
        TablePage { local, connected: true, ..TablePage::default() }
    }

    /// The moves that begin with what was touched.
    fn going(&self) -> impl Iterator<Item = &Move> {
        let moves = self.state.iter().flat_map(|state| &state.moves);
        moves.filter(|one| one.touches.starts_with(&self.touched))
    }

    /// What can be touched next, each once.
    pub(crate) fn next(&self) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        if self.cover.is_some() || self.sent || self.awaited.is_some() {
            return found;
        }
        for touch in self.going().filter_map(|one| one.touches.get(self.touched.len())) {
            if !found.contains(touch) {
                found.push(touch.clone());
            }
        }
        // Hands and rows as they lie on the table; the moves come in the order of bytes.
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

    /// Touches something: the next touch of a move, or another beginning.
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
        let made = self.going().find(|one| one.touches.len() == self.touched.len())?.action.clone();
        Some(self.submit(made))
    }

    /// Makes this action.
    pub(crate) fn submit(&mut self, action: String) -> TableRequest {
        self.touched.clear();
        self.sent = true;
        TableRequest::Act { at: self.state.as_ref().map_or(0, |state| state.at), actions: vec![action] }
    }

    /// Takes in what the table tells.
    pub(crate) fn hear(&mut self, told: ServerMessage) -> Vec<Effect> {
        match told {
            ServerMessage::Update { events, state } => return self.update(events, *state),
            ServerMessage::Presence { seats, spectators } => {
                (self.here, self.spectators) = (seats, spectators);
            }
            ServerMessage::Done { .. } => self.sent = false,
            ServerMessage::Refused { state, .. } => {
                self.sent = false;
                if let Some(state) = state {
                    return self.update(Vec::new(), *state);
                }
            }
            ServerMessage::Goodbye => self.connected = false,
        }
        Vec::new()
    }

    fn update(&mut self, events: Vec<EventView>, state: State) -> Vec<Effect> {
        match self.awaited.take_if(|awaited| awaited.as_ref().ok() == state.me.as_ref()) {
            // Only now that the view of who looks is here: what was there before was for other eyes.
            Some(Ok(_)) => self.cover = None,
            None if self.awaited.is_some() => return Vec::new(),
            Some(Err(Covered)) | None => {}
        }
        let last = self.events.last().map_or(0, |last| last.seq);
        match events.first() {
            // It begins anew: whoever looks now may have seen other things.
            Some(first) if first.seq != last + 1 => self.events = events,
            Some(_) => self.events.extend(events),
            None => {}
        }
        let moved = self.state.as_ref().is_none_or(|before| before.at != state.at || before.me != state.me);
        if moved {
            self.touched.clear();
            (self.hint, self.asked) = (None, false);
        }
        self.sent = false;
        self.state = Some(state);
        self.follow()
    }

    /// What follows without anybody doing anything.
    fn follow(&mut self) -> Vec<Effect> {
        let Some(state) = &self.state else { return Vec::new() };
        if self.local {
            if let Some(seat) = self.to_cover(state) {
                self.cover = Some(seat);
                if state.me.is_none() {
                    return Vec::new();
                }
                self.awaited = Some(Err(Covered));
                return vec![Effect::Send(SourceRequest::ViewAs(None))];
            }
        } else if let Some(effect) = self.get_ready(&state.clone()) {
            return vec![effect];
        }
        // A decision without a choice needs nobody.
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

    /// Whoever decides, if it is another person at this screen than the one who looks.
    fn to_cover(&self, state: &State) -> Option<String> {
        let person = |seat: &&wire::SeatState| matches!(seat.who, Some(Occupant::Player(_))) && !seat.gone;
        if self.cover.is_some() {
            return None;
        }
        let seat = state.turn.as_ref().filter(|turn| state.me.as_ref() != Some(turn))?;
        state.seats.iter().filter(person).find(|other| other.seat == *seat).map(|other| other.seat.clone())
    }

    /// Before the deal each machine adds a number of its own to the shuffle.
    fn get_ready(&mut self, state: &State) -> Option<Effect> {
        let me = state.seats.iter().find(|seat| Some(&seat.seat) == state.me.as_ref())?;
        if state.status != Status::Waiting || me.ready || self.ready == Some(state.round) {
            return None;
        }
        self.ready = Some(state.round);
        Some(Effect::Send(SourceRequest::Table(TableRequest::Ready { nonce: Some(crate::source::nonce()) })))
    }

    /// The person at this seat looks now.
    pub(crate) fn uncover(&mut self) -> Option<Effect> {
        let seat = self.cover.clone()?;
        self.awaited = Some(Ok(seat.clone()));
        Some(Effect::Send(SourceRequest::ViewAs(seat.parse().ok())))
    }

    /// Whether the only thing to do is to wait for a bot or an answer.
    pub(crate) fn waits(&self) -> bool {
        let Some(state) = &self.state else { return true };
        if self.cover.is_some() {
            return matches!(self.awaited, Some(Ok(_)));
        }
        let bot = state.turn.as_ref().is_some_and(|turn| {
            state.seats.iter().any(|seat| {
                seat.seat == *turn && (matches!(seat.who, Some(Occupant::Bot { .. })) || seat.gone)
            })
        });
        self.sent || self.asked || self.awaited.is_some() || (state.status == Status::Playing && bot)
    }

    /// The things that can be explained, each with the seat to which it is explained: the viewer's, or the first.
    pub(crate) fn explainable(&self) -> Vec<(String, String)> {
        let Some(state) = self.state.as_ref().filter(|_| self.cover.is_none()) else { return Vec::new() };
        let seat = state.me.as_deref().unwrap_or("A");
        state.explainable.iter().map(|touch| (seat.to_owned(), touch.clone())).collect()
    }

    /// The log in words, the latest last.
    pub(crate) fn log(&self, locale: &Locale) -> Vec<String> {
        let Some(state) = &self.state else { return Vec::new() };
        let names = Names::of(locale, state);
        self.events.iter().filter_map(|event| describe::event(locale, &names, event)).collect()
    }

    /// What was done last that can be seen on the board, in notation.
    pub(crate) fn last_action(&self) -> Option<&str> {
        last_visible(&self.events)
    }
}

/// The last action of the round that put something at a place where it can be looked at, and that was not taken back.
pub(crate) fn last_visible(events: &[EventView]) -> Option<&str> {
    let mut left = u32::MAX;
    let mut round =
        events.iter().rev().take_while(|event| !matches!(event.kind, EventKind::Ready { started: true }));
    round.find_map(|event| match &event.kind {
        EventKind::TakebackAnswered { yes: true, ply } => {
            left = left.min(*ply);
            None
        }
        EventKind::Acted { action, ply, .. } if *ply < left && action.contains('@') => Some(action.as_str()),
        _ => None,
    })
}

/// Orders that cannot be taken back are asked about twice.
pub(super) const fn needs_asking(order: &TableRequest) -> Option<&'static str> {
    match order {
        TableRequest::Resign => Some("sure-resign"),
        TableRequest::Abort => Some("sure-abort"),
        TableRequest::OfferDraw => Some("sure-draw"),
        _ => None,
    }
}
