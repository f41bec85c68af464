//! A table on this machine as who looks may see it, built field by field.

use tabletop::{Seat, Viewer};
use wire::{EventKind, EventView, Fairness, SeatState, State, Status};

use super::super::show::{annotations, moves, occupant, setup, told};
use super::game::{Game, Happening};

/// The table as it stands.
pub(super) fn state(game: &Game, looks: Option<Seat>) -> State {
    let table = &*game.table;
    let turn = game.turn();
    let decides = turn.filter(|seat| Some(*seat) == looks && !game.is_gone(*seat));
    let rounds = game.score.as_ref().map_or(1, tabletop::Match::rounds);
    State {
        table: String::new(),
        seq: game.log.len() as u32,
        now: 0,
        setup: wire::Setup { rounds, ..setup(table) },
        status: game.status(),
        me: looks.map(|seat| seat.to_string()),
        host: true,
        seats: game.seats().map(|seat| seat_state(game, seat)).collect(),
        round: game.round,
        view: Some(table.view(viewer(looks))),
        phase: Some(table.phase()),
        turn: turn.map(|seat| seat.to_string()),
        at: game.at,
        ply: table.length() as u32,
        turn_number: table.turn_number(),
        moves: if decides.is_some() { moves(table) } else { Vec::new() },
        annotations: annotations(table, viewer(looks)),
        explainable: table.explainable(viewer(looks)),
        draw: None,
        takeback: None,
        can_take_back: looks.is_some_and(|seat| game.regrettable(seat) > 0),
        can_hint: decides.is_some(),
        outcome: game.outcome(),
        rematch: Vec::new(),
        next_table: None,
        muted: Vec::new(),
        fairness: Fairness { commitment: String::new(), nonces: Vec::new(), secret: None },
        ratings: std::collections::BTreeMap::new(),
    }
}

fn seat_state(game: &Game, seat: Seat) -> SeatState {
    SeatState {
        seat: seat.to_string(),
        who: game.sitters.get(seat.index()).map(occupant),
        ready: game.status() != Status::Between || !game.is_person(seat),
        gone: game.is_gone(seat),
        score: game.table.scores().of(seat).into(),
        points: game.score.as_ref().map_or(0, |score| score.points(seat).into()),
        clock: None,
    }
}

/// Everything that happened. The whole log is small, and who looks sorts it out by its numbers.
pub(super) fn news(game: &Game, looks: Option<Seat>) -> Vec<EventView> {
    let happened = |(seq, what): (u32, &Happening)| {
        let (seat, what) = deed(what, viewer(looks));
        EventView { seq, at: 0, seat: seat.map(|seat| seat.to_string()), kind: what }
    };
    (1..).zip(&game.log).map(happened).collect()
}

fn deed(happening: &Happening, viewer: Viewer) -> (Option<Seat>, EventKind) {
    match happening {
        Happening::Dealt => (None, EventKind::Ready { started: true }),
        Happening::Acted(step, ply, ended) => {
            let sight = step.seen.iter().find(|(whose, _)| *whose == viewer).map(|(_, sight)| sight);
            let what = sight.map_or(EventKind::Hidden, |sight| EventKind::Acted {
                action: sight.text.clone(),
                phrase: told(&sight.phrase),
                turn: step.turn_number,
                ply: *ply,
                ended: ended.clone(),
            });
            (Some(step.seat), what)
        }
        Happening::GaveUp(seat, ended) => (Some(*seat), EventKind::Resigned { ended: ended.clone() }),
        Happening::Regretted(seat) => (Some(*seat), EventKind::TakebackAsked),
        Happening::TakenBack(seat, ply) => {
            (Some(*seat), EventKind::TakebackAnswered { yes: true, ply: *ply })
        }
    }
}

pub(super) fn viewer(looks: Option<Seat>) -> Viewer {
    looks.map_or(Viewer::Spectator, Viewer::Seat)
}
