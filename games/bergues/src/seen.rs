//! One step as every viewer saw it: all actions are public.

use std::fmt;

use tabletop::Seat;

use crate::{Action, Face, Guard, Phase, Position, Space};

/// One step as every viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seen {
    /// The seat that decided.
    pub seat: Seat,
    /// The action.
    pub action: Action,
    /// The face that a turned tile showed, and where the tile went.
    pub turned: Option<(Face, Fate)>,
    /// The number of tiles on the path that was chosen for one's own guard (BG-T5).
    pub used: Option<u8>,
    /// The move of a guard.
    pub moved: Option<Moved>,
}

/// Where a turned tile went (BG-T2 to BG-T4, BG-J2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It stays on the path; another is turned.
    Stays,
    /// It is neutral and ends the turning; it stays on the path.
    Neutral,
    /// Its symbol was on the path already; it went to the other path.
    Passed,
    /// Its symbol was on both paths; it went back to the centre with its twin.
    Paired,
    /// It made the sixth tile of a path.
    Winoc,
    /// Junior: it ended the turning, and the guard walked.
    Walked,
}

/// The move of a guard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moved {
    /// The guard.
    pub guard: Guard,
    /// Its space after the move.
    pub space: Space,
    /// The number of steps, if it walked.
    pub steps: u8,
    /// Whether it took up its fortress (BG-V3).
    pub fetched: bool,
    /// The guard it sent back to a gate (BG-V2).
    pub sent: Option<Guard>,
    /// Whether it won (BG-V4, BG-J3).
    pub won: bool,
}

impl Seen {
    /// The step from one position to another.
    pub(crate) fn new(before: &Position, action: Action, after: &Position) -> Seen {
        let seat = before.whose_turn().seat().unwrap_or(before.active);
        let turned = match action {
            Action::Turn(tile) => Some((after.tiles.up(tile), fate(before, action, after))),
            _ => None,
        };
        let used = match action {
            Action::Use(side) => Some(before.path(side).len()),
            _ => None,
        };
        Seen { seat, action, turned, used, moved: moved(before, action, after) }
    }

    /// The face that a turned tile showed.
    pub fn face(&self) -> Option<Face> {
        self.turned.map(|(face, _)| face)
    }
}

fn fate(before: &Position, action: Action, after: &Position) -> Fate {
    let (Action::Turn(tile), Phase::Flip(side)) = (action, before.phase) else {
        unreachable!("only turned tiles have a fate")
    };
    if before.rules.junior() {
        return if after.in_centre(tile) { Fate::Walked } else { Fate::Stays };
    }
    match after.phase {
        Phase::Flip(_) => Fate::Stays,
        Phase::Winoc => Fate::Winoc,
        _ if after.in_centre(tile) => Fate::Paired,
        _ if after.path(side).tiles().any(|there| there == tile) => Fate::Neutral,
        _ => Fate::Passed,
    }
}

fn moved(before: &Position, action: Action, after: &Position) -> Option<Moved> {
    let (guard, steps) = match (action, before.phase) {
        (Action::Walk(_), Phase::Move(guard, steps)) => (guard, steps),
        (Action::Go(_), _) => (before.active_guard(), 0),
        (Action::Turn(tile), Phase::Flip(side)) if before.rules.junior() && after.in_centre(tile) => {
            (before.active_guard(), before.path(side).len() + 1)
        }
        _ => return None,
    };
    let (was, is) = (before.guards, after.guards);
    let place = if before.rules.junior() {
        // Steps walked, counted from the guard's own gate.
        let ring = before.rules.ring();
        ring.clockwise(ring.home(guard), is.walked(guard) % ring.spaces)
    } else {
        is.space(guard)
    };
    let elsewhere = |other: &Guard| *other != guard && was.space(*other) != is.space(*other);
    Some(Moved {
        guard,
        space: place,
        steps,
        fetched: is.carries(guard) && !was.carries(guard),
        sent: Guard::ALL.into_iter().find(elsewhere),
        won: after.phase == Phase::Over(Some(guard)),
    })
}

impl fmt::Display for Seen {
    /// The action, and the face that came up: `f7=b`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            Some(face) => write!(f, "{}={face}", self.action),
            None => self.action.fmt(f),
        }
    }
}
