//! Writing positions and views.

use std::fmt::{self, Display, Formatter};

use tabletop::{Game, Seat, Turn};

use crate::position::decides;
use crate::{Face, Guard, Guards, Path, Phase, Position, Rules, Tile, View};

impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Table {
            rules: self.rules,
            guards: self.guards,
            paths: self.paths,
            number: self.number,
            active: self.active,
            phase: self.phase,
        }
        .write(f, |tile| (self.tiles.up(tile), self.tiles.down(tile).letter()))
    }
}

impl Display for View {
    /// Every down face is `?`, even if it is known.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Table {
            rules: self.rules,
            guards: self.guards,
            paths: self.paths,
            number: self.number,
            active: self.active,
            phase: self.phase,
        }
        .write(f, |tile| (self.up[tile.index()], '?'))
    }
}

impl Display for Path {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        joined(f, "+", self.tiles(), |f, tile| tile.fmt(f))
    }
}

/// The public part of a position.
struct Table {
    rules: Rules,
    guards: Guards,
    paths: [Path; 2],
    number: u16,
    active: Seat,
    phase: Phase,
}

impl Table {
    fn write(&self, f: &mut Formatter<'_>, faces: impl Fn(Tile) -> (Face, char)) -> fmt::Result {
        write!(f, "{} {} ", Position::TAG, self.rules)?;
        joined(f, ",", Guard::ALL, |f, guard| self.guard(f, guard))?;
        f.write_str(" ")?;
        joined(f, ",", Tile::all(), |f, tile| {
            let (up, down) = faces(tile);
            write!(f, "{up}{down}")
        })?;
        f.write_str(" ")?;
        joined(f, "/", self.paths, |f, path| path.fmt(f))?;
        write!(f, " {}.{}.{}.", self.number, self.active, self.phase)?;
        match (self.phase, decides(self.phase, self.active, self.rules.seats)) {
            (_, Turn::Decide(seat)) => seat.fmt(f),
            (Phase::Over(Some(guard)), _) => guard.fmt(f),
            _ => f.write_str("-"),
        }
    }

    fn guard(&self, f: &mut Formatter<'_>, guard: Guard) -> fmt::Result {
        if self.rules.junior() {
            return match guard.seat(self.rules.seats) {
                Some(_) => self.guards.walked(guard).fmt(f),
                None => f.write_str("_"),
            };
        }
        self.guards.space(guard).fmt(f)?;
        if self.guards.carries(guard) { f.write_str("*") } else { Ok(()) }
    }
}

fn joined<T>(
    f: &mut Formatter<'_>,
    between: &str,
    items: impl IntoIterator<Item = T>,
    write: impl Fn(&mut Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (at, item) in items.into_iter().enumerate() {
        if at > 0 {
            f.write_str(between)?;
        }
        write(f, item)?;
    }
    Ok(())
}
