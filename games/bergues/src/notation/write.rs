//! Writing positions and views.

use std::fmt::{self, Display, Formatter};

use tabletop::{Game, Turn};

use crate::position::decides;
use crate::{Guard, Path, Phase, Position, Tile, View};

impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_fields(&View::new(self), f, |tile| self.tiles.down(tile).letter())
    }
}

impl Display for View {
    /// Every down face is `?`, even if it is known.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_fields(self, f, |_| '?')
    }
}

/// A view with the down faces that were seen.
pub(crate) struct Remembered<'a>(pub(crate) &'a View);

impl Display for Remembered<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_fields(self.0, f, |tile| self.0.down[tile.index()].map_or('?', crate::Face::letter))
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

/// Writes the fields of a view, with these letters for the down faces.
fn write_fields(view: &View, f: &mut Formatter<'_>, down: impl Fn(Tile) -> char) -> fmt::Result {
    write!(f, "{} {} ", Position::TAG, view.rules)?;
    joined(f, ",", Guard::ALL, |f, guard| write_guard(view, f, guard))?;
    f.write_str(" ")?;
    joined(f, ",", Tile::all(), |f, tile| write!(f, "{}{}", view.up[tile.index()], down(tile)))?;
    f.write_str(" ")?;
    joined(f, "/", view.paths, |f, path| path.fmt(f))?;
    write!(f, " {}.{}.{}.", view.number, view.active, view.phase)?;
    match (view.phase, decides(view.phase, view.active, view.rules.seats)) {
        (_, Turn::Decide(seat)) => seat.fmt(f),
        (Phase::Over(Some(guard)), _) => guard.fmt(f),
        _ => f.write_str("-"),
    }
}

fn write_guard(view: &View, f: &mut Formatter<'_>, guard: Guard) -> fmt::Result {
    if view.rules.junior() {
        return match guard.seat(view.rules.seats) {
            Some(_) => view.guards.walked(guard).fmt(f),
            None => f.write_str("_"),
        };
    }
    view.guards.space(guard).fmt(f)?;
    if view.guards.carries(guard) { f.write_str("*") } else { Ok(()) }
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
