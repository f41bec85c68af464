//! A table as one viewer may see it, built field by field from nothing.

use std::collections::BTreeMap;

use catalog::{AnyTable, BotReport};
use tabletop::{Seat, Value, Viewer};
use wire::{
    Annotation, EventKind, EventView, Evidence, Fact, Fairness, Hint, Instant, ListItem, Move, Phrase,
    Player, SeatState, Setup, State, StatePatch, Status, Verdict,
};

use crate::event::{Event, SeatHolder};
use crate::ids::PersonId;
use crate::log::{AppliedEvent, AppliedKind};
use crate::seats::Audience;
use crate::table::Table;

/// A phrase of the rules as clients receive it.
pub fn phrase(phrase: &tabletop::Phrase) -> Phrase {
    let args = phrase.args.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    Phrase { key: phrase.key.to_owned(), args: args.collect() }
}

/// A verdict as clients receive it.
pub fn verdict(verdict: tabletop::Verdict) -> Verdict {
    match verdict {
        tabletop::Verdict::Won(seat) => Verdict::Won { seat: seat.to_string() },
        tabletop::Verdict::Draw => Verdict::Draw,
        tabletop::Verdict::Nobody => Verdict::Nobody,
    }
}

/// An annotation as clients receive it.
pub fn annotation(annotation: tabletop::Annotation) -> Annotation {
    let fact = |value| match value {
        Value::Flag(flag) => Fact::Flag(flag),
        Value::Number(number) => Fact::Number(number),
        Value::Word(word) => Fact::Word(word),
    };
    let evidence = |evidence: tabletop::Evidence| Evidence {
        role: evidence.role.to_owned(),
        phrase: phrase(&evidence.phrase),
        facts: evidence.facts.into_iter().map(|(name, value)| (name.to_owned(), fact(value))).collect(),
        pieces: evidence.pieces,
    };
    Annotation {
        touch: annotation.touch,
        seat: annotation.seat.map(|seat| seat.to_string()),
        phrase: phrase(&annotation.phrase),
        rule: annotation.rule.to_owned(),
        evidence: annotation.evidence.into_iter().map(evidence).collect(),
        action: annotation.action,
    }
}

/// The annotations of the table that are shown to a viewer unasked.
pub fn annotations(game: &dyn AnyTable, viewer: Viewer) -> Vec<Annotation> {
    game.annotations(viewer).into_iter().map(annotation).collect()
}

/// What the rules say about an action to the seat that decides.
pub fn reasons(game: &dyn AnyTable, action: &str) -> Vec<Annotation> {
    game.reasons(action).into_iter().map(annotation).collect()
}

/// The legal actions, each with how it is made.
pub fn moves(game: &dyn AnyTable) -> Vec<Move> {
    let choices = game.moves().into_iter();
    choices
        .map(|choice| Move {
            action: choice.action,
            touches: choice.touches,
            destination: choice.destination,
        })
        .collect()
}

/// The result of a bot's thinking as a hint, without reasons.
pub fn hint(report: BotReport, moves: &[Move]) -> Hint {
    let chosen = moves.iter().find(|one| one.action == report.action);
    let others = report.alternatives.into_iter().filter(|(action, _, _)| *action != report.action);
    Hint {
        touches: chosen.map(|one| one.touches.clone()).unwrap_or_default(),
        value: report.value,
        others: others.take(4).map(|(action, _, value)| (action, value)).collect(),
        line: report.line,
        action: report.action,
        reasons: Vec::new(),
    }
}

/// The hint with what the rules say about its action in this game.
pub fn explain_hint(mut hint: Hint, game: &dyn AnyTable) -> Hint {
    hint.reasons = reasons(game, &hint.action);
    hint
}

impl Table {
    /// The table as this audience may see it. `player` looks people up; `ratings` holds the changes of a rated table.
    pub fn state(
        &self,
        audience: &Audience,
        now: Instant,
        player: &dyn Fn(&PersonId) -> Player,
        ratings: &BTreeMap<String, (i32, i32)>,
    ) -> State {
        let viewer = audience.viewer;
        let game = self.last_game();
        State {
            view: game.map(|game| game.view(viewer)),
            moves: self.moves(viewer),
            annotations: game.map(|game| annotations(game, viewer)).unwrap_or_default(),
            explainable: game.map(|game| game.explainable(viewer)).unwrap_or_default(),
            ..self.outline(audience, now, player, ratings)
        }
    }

    /// The legal moves of the viewer; none if it does not decide.
    fn moves(&self, viewer: Viewer) -> Vec<Move> {
        self.decides(viewer).and(self.game()).map(moves).unwrap_or_default()
    }

    /// The viewer's seat, if it decides now.
    fn decides(&self, viewer: Viewer) -> Option<Seat> {
        viewer.seat().filter(|seat| self.turn() == Some(*seat) && !self.is_gone(*seat))
    }

    /// The state without what is expensive to build: the view, the moves, and what the rules say.
    fn outline(
        &self,
        audience: &Audience,
        now: Instant,
        player: &dyn Fn(&PersonId) -> Player,
        ratings: &BTreeMap<String, (i32, i32)>,
    ) -> State {
        let own = audience.viewer.seat();
        let game = self.last_game();
        let decides = self.decides(audience.viewer);
        let all_over = matches!(self.status, Status::Over | Status::Aborted);
        State {
            table: self.id.0.clone(),
            seq: self.seq,
            now,
            setup: Setup::clone(&self.setup),
            status: self.status,
            rules: self.rules,
            me: own.map(|seat| seat.to_string()),
            host: audience.host,
            seats: self.seats().map(|seat| self.seat_state(seat, now, player)).collect(),
            round: self.round,
            view: None,
            phase: game.map(AnyTable::phase),
            turn: self.turn().map(|seat| seat.to_string()),
            at: self.position_number,
            ply: game.map_or(0, |game| game.length() as u32),
            turn_number: game.map_or(0, AnyTable::turn_number),
            moves: Vec::new(),
            annotations: Vec::new(),
            explainable: Vec::new(),
            draw: self.draw.as_ref().map(|(seat, _)| seat.to_string()),
            takeback: self.takeback.as_ref().map(|takeback| takeback.seat.to_string()),
            can_take_back: own.is_some_and(|seat| self.can_take_back(seat)),
            can_abort: own.is_some_and(|seat| self.can_abort(seat)),
            can_hint: decides.is_some_and(|seat| self.may_hint(seat)),
            outcome: self.outcome.clone(),
            rematch: self.rematch.iter().map(ToString::to_string).collect(),
            next_table: self.continued_at.clone(),
            muted: own.map(|seat| self.muted_by(seat)).unwrap_or_default(),
            fairness: Fairness {
                commitment: self.secret.commitment(),
                nonces: self.slots.iter().map(|slot| slot.nonce.clone()).collect(),
                secret: all_over.then(|| self.secret.reveal().to_owned()),
            },
            ratings: ratings.clone(),
        }
    }

    /// What changed since the table `before`, for a client of this audience that has its state. It follows from the two
    /// states of the audience and the public numbers of the positions, so it shows nothing that the states do not.
    pub fn patch(
        &self,
        before: &Table,
        audience: &Audience,
        now: Instant,
        player: &dyn Fn(&PersonId) -> Player,
        ratings: &BTreeMap<String, (i32, i32)>,
    ) -> StatePatch {
        let viewer = audience.viewer;
        let mut old = before.outline(audience, now, player, ratings);
        let mut new = self.outline(audience, now, player, ratings);
        let has_moved = before.position_number != self.position_number;
        if has_moved {
            for (state, table) in [(&mut old, before), (&mut new, self)] {
                let Some(game) = table.last_game() else { continue };
                state.annotations = annotations(game, viewer);
                state.explainable = game.explainable(viewer);
            }
        }
        let mut patch = StatePatch::between(&old, new);
        // A move changes the view and the moves, so they are sent without comparing them to the old ones.
        if has_moved {
            patch.view = Some(self.last_game().map(|game| game.view(viewer)));
        }
        let decides = [before, self].map(|table| table.decides(viewer).is_some());
        if decides[0] != decides[1] || (decides[1] && has_moved) {
            patch.moves = Some(self.moves(viewer).into_iter().map(ListItem::New).collect());
        }
        patch
    }

    fn seat_state(&self, seat: Seat, now: Instant, player: &dyn Fn(&PersonId) -> Player) -> SeatState {
        let slot = self.slot(seat);
        SeatState {
            seat: seat.to_string(),
            who: slot.holder.as_ref().map(|who| who.occupant(player)),
            ready: slot.ready,
            gone: slot.gone,
            score: self.last_game().map_or(0, |game| game.scores().of(seat).into()),
            points: self.score.as_ref().map_or(0, |score| score.points(seat).into()),
            clock: match slot.holder {
                Some(SeatHolder::Person(_)) if slot.gone => None,
                Some(SeatHolder::Person(_)) if self.status == Status::Between && !slot.ready => {
                    self.clocks.break_state(now)
                }
                Some(SeatHolder::Person(_)) => self.clocks.state(seat, now),
                _ => None,
            },
        }
    }

    fn muted_by(&self, seat: Seat) -> Vec<String> {
        self.slot(seat).muted.iter().map(ToString::to_string).collect()
    }

    /// Whether a seat can ask for a hint: only on its turn in unrated games against bots.
    pub fn may_hint(&self, seat: Seat) -> bool {
        !self.setup.rated
            && self.turn() == Some(seat)
            && self.seats().all(|other| other == seat || self.person(other).is_none())
    }

    /// An event as this viewer saw it. Events that are not for the viewer are hidden, not left out, so that their
    /// numbers have no gaps.
    pub fn event_view(
        &self,
        event: &AppliedEvent,
        viewer: Viewer,
        player: &dyn Fn(&PersonId) -> Player,
    ) -> EventView {
        let (seat, kind) = self.event_kind(event, viewer, player);
        EventView { seq: event.seq, at: event.at, seat: seat.map(|seat| seat.to_string()), kind }
    }

    fn event_kind(
        &self,
        event: &AppliedEvent,
        viewer: Viewer,
        player: &dyn Fn(&PersonId) -> Player,
    ) -> (Option<Seat>, EventKind) {
        match &event.kind {
            AppliedKind::Ready { seat, started } => (Some(*seat), EventKind::Ready { started: *started }),
            AppliedKind::TakenBack { seat, yes, ply } => {
                (Some(*seat), EventKind::TakebackAnswered { yes: *yes, ply: *ply })
            }
            AppliedKind::Said { seat, by, text } => {
                let muted = viewer.seat().is_some_and(|own| self.slot(own).muted.contains(seat));
                // An erased message is empty.
                if muted || text.is_empty() {
                    return (None, EventKind::Hidden);
                }
                (Some(*seat), EventKind::Said { player: player(by), text: text.clone() })
            }
            AppliedKind::Acted { step, ply, ended } => {
                let Some((_, sight)) = step.seen.iter().find(|(whose, _)| *whose == viewer) else {
                    return (None, EventKind::Hidden);
                };
                let action = sight.text.clone();
                let phrase = phrase(&sight.phrase);
                let turn = step.turn_number;
                (Some(step.seat), EventKind::Acted { action, phrase, turn, ply: *ply, ended: ended.clone() })
            }
            AppliedKind::Plain(event, ended) => plain(event, ended.clone(), player),
        }
    }
}

/// An event that all viewers see alike.
fn plain(
    event: &Event,
    ended: Option<wire::Outcome>,
    player: &dyn Fn(&PersonId) -> Player,
) -> (Option<Seat>, EventKind) {
    match event {
        Event::Opened { .. } => (None, EventKind::Opened),
        Event::Sat { seat, holder: SeatHolder::Person(id) } => {
            (Some(*seat), EventKind::Sat { player: player(id) })
        }
        Event::Sat { seat, holder: SeatHolder::Bot(level) } => {
            let bot = Player { id: String::new(), name: level.clone(), guest: false, program: true };
            (Some(*seat), EventKind::Sat { player: bot })
        }
        Event::Left { seat } => (Some(*seat), EventKind::Left),
        Event::Resigned { seat } => (Some(*seat), EventKind::Resigned { ended }),
        Event::OutOfTime { seat } => (Some(*seat), EventKind::OutOfTime { ended }),
        Event::Abandoned { seat } => (Some(*seat), EventKind::Abandoned { ended }),
        Event::DrawOffered { seat } => (Some(*seat), EventKind::DrawOffered),
        Event::DrawAnswered { seat, yes } => (Some(*seat), EventKind::DrawAnswered { yes: *yes, ended }),
        Event::TakebackAsked { seat } => (Some(*seat), EventKind::TakebackAsked),
        Event::Aborted => (None, EventKind::Aborted),
        Event::RematchWanted { seat } => (Some(*seat), EventKind::RematchWanted),
        Event::Rematch { table } => (None, EventKind::Rematch { table: table.clone() }),
        Event::Resumed => (None, EventKind::Resumed),
        // Muting is private; the others are applied as kinds of their own.
        Event::Muted { .. }
        | Event::Said { .. }
        | Event::Ready { .. }
        | Event::Acted { .. }
        | Event::TakebackAnswered { .. } => (None, EventKind::Hidden),
    }
}
