//! Refuses positions that cannot occur.
//!
//! Only contradictions on the table are refused, not an impossible number of turns: positions are also set up by hand, for
//! puzzles and lessons.

use tabletop::{BadPosition, Seat};

use crate::face::FaceSet;
use crate::path::WINOC;
use crate::{Face, Guard, LAST_TURN, Phase, Position, Side, Tile};

impl Position {
    /// Refuses a position that cannot occur in any game.
    pub(super) fn validate(&self) -> Result<(), BadPosition> {
        if self.rules.junior() {
            return junior(self);
        }
        guards(self)?;
        paths(self)
    }
}

fn bad_paths<T>(part: impl std::fmt::Display, reason: &str) -> Result<T, BadPosition> {
    Err(BadPosition::flaw("paths", part, reason))
}

fn bad_turn<T>(part: impl std::fmt::Display, reason: &str) -> Result<T, BadPosition> {
    Err(BadPosition::flaw("turn", part, reason))
}

fn bad_guard<T>(guard: Guard, position: &Position, reason: &str) -> Result<T, BadPosition> {
    let star = if position.guards.carries(guard) { "*" } else { "" };
    Err(BadPosition::flaw("guards", format_args!("{}{star}", position.guards.walked(guard)), reason))
}

/// A game is drawn only at the end of the last turn.
fn drawn(position: &Position) -> Result<(), BadPosition> {
    if position.number < LAST_TURN {
        return bad_turn("-", "a game is drawn only at the end of turn 500 (BG-E1)");
    }
    Ok(())
}

fn junior(position: &Position) -> Result<(), BadPosition> {
    let [north, south] = position.paths;
    if !south.is_empty() {
        return bad_paths(south, "the junior game has no south path (BG-J1)");
    }
    match position.phase {
        Phase::Flip(Side::North) => {
            if north.shows(Face::NEUTRAL) {
                return bad_paths(north, "a neutral tile ends the turning (BG-T2)");
            }
        }
        Phase::Over(winner) => {
            if !north.is_empty() {
                return bad_paths(north, "the tiles go to the centre before the guard moves (BG-J2)");
            }
            match winner {
                None => drawn(position)?,
                Some(guard) if guard != position.active_guard() => {
                    return bad_turn(guard, "in the junior game only the active guard moves (BG-J2)");
                }
                Some(guard) if position.guards.walked(guard) != position.rules.ring().spaces => {
                    return bad_turn(guard, "this guard has not come home (BG-J3)");
                }
                Some(_) => {}
            }
        }
        phase => return bad_turn(phase, "the junior game only turns tiles, flipN (BG-J1)"),
    }
    junior_steps(position)
}

/// BG-J3: a guard that has come home has won.
fn junior_steps(position: &Position) -> Result<(), BadPosition> {
    let rules = position.rules;
    for seat in Seat::first(rules.seats) {
        let guard = Guard::of(seat, rules.seats);
        let steps = position.guards.walked(guard);
        if steps == rules.ring().spaces && position.phase != Phase::Over(Some(guard)) {
            return bad_guard(guard, position, "this guard is home, so the game is over (BG-J3)");
        }
    }
    Ok(())
}

fn guards(position: &Position) -> Result<(), BadPosition> {
    let (ring, at) = (position.rules.ring(), position.guards);
    for guard in Guard::ALL {
        let space = at.space(guard);
        let crowded = Guard::ALL[..guard.index()].iter().any(|&other| at.space(other) == space);
        if crowded && !ring.is_gate(space) {
            return bad_guard(guard, position, "two guards never stand on the same tower (BG-V2)");
        }
    }
    match position.phase {
        Phase::Over(Some(winner)) if at.space(winner) != ring.home(winner) || !at.carries(winner) => {
            bad_turn(winner, "the winner stands at home with its fortress (BG-V4)")
        }
        _ => Ok(()),
    }
}

fn paths(position: &Position) -> Result<(), BadPosition> {
    let [north, south] = position.paths;
    if let Some(full) = position.paths.iter().find(|path| path.len() > WINOC) {
        return bad_paths(full, "a path never has more than six tiles (BG-T4)");
    }
    let full = position.paths.iter().find(|path| path.len() == WINOC);
    if let (Some(full), false) = (full, position.phase == Phase::Winoc) {
        return bad_paths(full, "six tiles on a path are a Winoc (BG-T4)");
    }
    let both = format_args!("{north}/{south}").to_string();
    let one_empty = north.is_empty() || south.is_empty();
    match position.phase {
        Phase::Path => {
            if !one_empty {
                return bad_paths(both, "at the start of a turn at least one path is empty (BG-T1)");
            }
            Ok(())
        }
        Phase::Flip(side) => {
            let filled = position.path(side);
            if filled.shows(Face::NEUTRAL) {
                return bad_paths(filled, "a neutral tile ends the turning (BG-T2)");
            }
            Ok(())
        }
        Phase::Use if Side::BOTH.iter().any(|&side| ends_turning(side, position)) => Ok(()),
        Phase::Use => bad_paths(both, "no turning of tiles ends like this (BG-T2, BG-T3)"),
        Phase::Winoc if full.is_none() => bad_paths(both, "a Winoc needs six tiles on a path (BG-T4)"),
        Phase::Winoc if Side::BOTH.iter().any(|&side| ends_turning(side, position)) => Ok(()),
        Phase::Winoc => bad_paths(both, "no turning of tiles ends like this (BG-T2, BG-T3, BG-T4)"),
        Phase::Move(..) | Phase::Over(_) if !one_empty => {
            bad_paths(both, "the path that was used is empty (BG-T5)")
        }
        Phase::Move(guard, steps) => moving(guard, steps, position),
        Phase::Over(None) => drawn(position),
        Phase::Over(Some(winner)) => {
            let still = north.is_empty() && south.is_empty();
            if still && winner != position.active_guard() {
                return bad_turn(winner, "no tiles are left that could have moved this guard (BG-T6)");
            }
            Ok(())
        }
    }
}

/// Whether filling this path can have ended in this position: with a neutral or a sixth tile, with a repeated symbol that
/// went to the other path, or with one that went to the centre together with its twin.
fn ends_turning(side: Side, position: &Position) -> bool {
    let (filled, other) = (position.path(side), position.path(side.other()));
    let tiles = &position.tiles;
    if filled.is_empty() {
        return false;
    }
    match filled.after_neutral(tiles) {
        Some(later) => later == 0 && other.len() < WINOC,
        None if filled.len() == WINOC => other.len() < WINOC,
        None => {
            let repeated = other.last(tiles).is_some_and(|face| filled.shows(face));
            let twins = |face: Face| {
                let in_centre = |tile: &Tile| position.in_centre(*tile) && tiles.up(*tile) == face;
                !other.shows(face) && Tile::all().filter(in_centre).count() >= 2
            };
            // The twin was on the other path before, as one of at most five tiles.
            repeated || (other.len() + 1 < WINOC && filled.tiles().map(|tile| tiles.up(tile)).any(twins))
        }
    }
}

/// BG-T5, BG-T6: whether a guard can be about to move by this number of steps.
fn moving(guard: Guard, steps: u8, position: &Position) -> Result<(), BadPosition> {
    let phase = position.phase;
    if !(1..WINOC).contains(&steps) {
        return bad_turn(phase, "a guard moves by 1 to 5 steps (BG-T4, BG-T6)");
    }
    let [north, south] = position.paths;
    let rest = if north.is_empty() { south } else { north };
    if guard != position.active_guard() {
        if steps != rest.len() {
            return bad_turn(
                phase,
                "this guard moves by the number of tiles that are left on a path (BG-T6)",
            );
        }
        return Ok(());
    }
    // The used tiles lie in the centre now, and their faces are all different.
    let faces: FaceSet = position.centre().into_iter().map(|tile| position.tiles.up(tile)).collect();
    if steps > faces.len() {
        return bad_turn(phase, "the centre does not show this many different faces (BG-T5)");
    }
    Ok(())
}
