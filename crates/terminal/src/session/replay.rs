//! A record that is replayed step by step.

use catalog::BadReplay;
use tabletop::{Record, Seat, Step, Viewer};
use wire::{Ending, EventKind, EventView, Fairness, Outcome, RulesStatus, SeatState, State, Status};

use super::menu::reading_items;
use crate::locale::Locale;
use crate::source::LocalPlayer;
use crate::user_action::{Jump, MenuItem, UserAction};

/// One position of a record.
#[derive(Clone, Debug)]
struct Frame {
    /// The full position of a finished game, or the view of a spectator.
    view: String,
    phase: String,
    turn: Option<String>,
    turn_number: u32,
    scores: Vec<u32>,
}

/// The page of a record.
#[derive(Clone, Debug)]
pub(crate) struct ReplayPage {
    record: Record,
    frames: Vec<Frame>,
    steps: Vec<Step>,
    setup: wire::Setup,
    /// The number of the record in its file, from 1.
    pub(crate) number: usize,
    /// The current step; 0 is the deal.
    pub(crate) at: usize,
    /// The seat from which the table is shown.
    pub(crate) from: Seat,
}

impl ReplayPage {
    /// Replays a record and keeps every step.
    pub(crate) fn new(record: Record, number: usize) -> Result<ReplayPage, BadReplay> {
        let mut table = catalog::replay(&record)?;
        let actions: Vec<String> = table.history().into_iter().map(|(action, _)| action).collect();
        table.rewind(0);
        let open = record.result.is_some();
        let frame = |table: &dyn catalog::AnyTable| Frame {
            view: if open { table.position() } else { table.view(Viewer::Spectator) },
            phase: table.phase(),
            turn: table.turn().seat().map(|seat| seat.to_string()),
            turn_number: table.turn_number(),
            scores: table.scores().iter().map(|(_, score)| score.into()).collect(),
        };
        let options = serde_json::from_str(&record.options).unwrap_or_default();
        let setup = table::local::setup(table.name(), options, table.seats(), 1);
        let (mut frames, mut steps) = (vec![frame(&*table)], Vec::new());
        for action in actions {
            steps.extend(
                table
                    .play(&[action])
                    .map_err(|refusal| BadReplay::Action { number: frames.len(), refusal })?,
            );
            frames.push(frame(&*table));
        }
        Ok(ReplayPage { record, frames, steps, setup, number, at: 0, from: Seat::A })
    }

    /// The number of steps.
    pub(crate) fn length(&self) -> usize {
        self.frames.len() - 1
    }

    /// Goes to a step, at most to the first or the last.
    pub(crate) fn go(&mut self, jump: Jump) {
        self.at = match jump {
            Jump::First => 0,
            Jump::Back => self.at.saturating_sub(1),
            Jump::Next => (self.at + 1).min(self.length()),
            Jump::Last => self.length(),
            Jump::To(Some(step)) => step.min(self.length()),
            Jump::To(None) | Jump::GameBefore | Jump::GameAfter => self.at,
        };
    }

    /// Shows the table from the next seat.
    pub(crate) fn rotate(&mut self) {
        self.from = self.from.next(self.setup.players);
    }

    /// The current step as the state of a table.
    pub(crate) fn state(&self) -> State {
        let frame = &self.frames[self.at];
        let last = self.at == self.length();
        let outcome = self.record.result.filter(|_| last).map(|verdict| Outcome {
            verdict: table::verdict(verdict),
            ending: if frame.turn.is_none() { Ending::Played } else { Ending::Resigned },
        });
        let seat_state = |(seat, score): (Seat, &u32)| SeatState {
            seat: seat.to_string(),
            who: self
                .record
                .names
                .iter()
                .find(|(other, _)| *other == seat)
                .map(|(_, name)| LocalPlayer::read(name).occupant()),
            ready: true,
            gone: false,
            score: *score,
            points: 0,
            clock: None,
        };
        State {
            table: String::new(),
            seq: self.at as u32,
            now: 0,
            setup: self.setup.clone(),
            status: if outcome.is_some() { Status::Over } else { Status::Playing },
            rules: RulesStatus::Current,
            me: Some(self.from.to_string()),
            host: false,
            seats: Seat::first(self.setup.players).zip(&frame.scores).map(seat_state).collect(),
            round: 1,
            view: Some(frame.view.clone()),
            phase: Some(frame.phase.clone()),
            turn: frame.turn.clone().filter(|_| outcome.is_none()),
            at: self.at as u32,
            ply: self.at as u32,
            turn_number: frame.turn_number,
            moves: Vec::new(),
            annotations: Vec::new(),
            explainable: Vec::new(),
            draw: None,
            takeback: None,
            can_take_back: false,
            can_abort: false,
            can_hint: false,
            outcome,
            rematch: Vec::new(),
            next_table: None,
            muted: Vec::new(),
            fairness: Fairness { commitment: String::new(), nonces: Vec::new(), secret: None },
            ratings: std::collections::BTreeMap::new(),
        }
    }

    /// The events up to the current step: each as seen by the acting seat, or by spectators if the game is unfinished.
    pub(crate) fn events(&self) -> Vec<EventView> {
        let open = self.record.result.is_some();
        let acted = |(ply, step): (usize, &Step)| {
            let viewer = if open { Viewer::Seat(step.seat) } else { Viewer::Spectator };
            let sight = step.seen.iter().find(|(whose, _)| *whose == viewer).map(|(_, sight)| sight);
            let what = sight.map_or(EventKind::Hidden, |sight| EventKind::Acted {
                action: sight.text.clone(),
                phrase: table::phrase(&sight.phrase),
                turn: step.turn_number,
                ply: ply as u32,
                ended: None,
            });
            EventView { seq: ply as u32 + 1, at: 0, seat: Some(step.seat.to_string()), kind: what }
        };
        self.steps[..self.at].iter().enumerate().map(acted).collect()
    }

    /// The menu of the page.
    pub(crate) fn menu(&self, locale: &Locale) -> Vec<MenuItem> {
        let mut items = Vec::new();
        let mut step =
            |key: &str, jump: Jump| items.push(MenuItem::new(locale.t(key), UserAction::Step(jump)));
        if self.at < self.length() {
            step("replay-next", Jump::Next);
        }
        if self.at > 0 {
            step("replay-back", Jump::Back);
            step("replay-first", Jump::First);
        }
        if self.at < self.length() {
            step("replay-last", Jump::Last);
        }
        step("term-replay-to", Jump::To(None));
        if self.number > 1 {
            step("term-game-before", Jump::GameBefore);
        }
        step("term-game-after", Jump::GameAfter);
        items.push(MenuItem::new(locale.t("replay-turn"), UserAction::RotateView));
        items.extend(reading_items(locale, &self.setup.game, !self.explainable().is_empty()));
        items.push(MenuItem::new(locale.t("term-quit"), UserAction::Quit));
        items
    }

    /// The things that can be explained here, each with the seat from which the table is seen.
    pub(crate) fn explainable(&self) -> Vec<(String, String)> {
        let touches = self.table().map(|table| table.explainable(self.from.into())).unwrap_or_default();
        touches.into_iter().map(|touch| (self.from.to_string(), touch)).collect()
    }

    /// What the rules say about a thing to a seat, as far as the seat from which the table is seen may know.
    pub(crate) fn explain(&self, seat: &str, touch: &str) -> Option<wire::Annotation> {
        self.table()?.explain(self.from.into(), seat.parse().ok()?, touch).map(table::annotation)
    }

    fn table(&self) -> Option<Box<dyn catalog::AnyTable>> {
        let mut table = catalog::replay(&self.record).ok()?;
        table.rewind(self.at);
        Some(table)
    }
}
