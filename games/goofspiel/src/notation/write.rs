//! Writing positions and views.

use std::fmt;

use tabletop::{Game, Seat, Turn};

use crate::{Card, CardSet, Position, View};

/// Cards without a separator, `-` for none.
struct Cards<I>(I);

impl<I: IntoIterator<Item = Card> + Clone> fmt::Display for Cards<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = true;
        for card in self.0.clone() {
            write!(f, "{card}")?;
            empty = false;
        }
        if empty { f.write_str("-") } else { Ok(()) }
    }
}

/// One part for each seat, joined by `/`.
fn by_seat(
    f: &mut fmt::Formatter<'_>,
    seats: u8,
    part: impl Fn(&mut fmt::Formatter<'_>, usize) -> fmt::Result,
) -> fmt::Result {
    for seat in Seat::first(seats) {
        f.write_str(if seat == Seat::A { " " } else { "/" })?;
        part(f, seat.index())?;
    }
    Ok(())
}

fn sets(f: &mut fmt::Formatter<'_>, seats: u8, sets: &[CardSet]) -> fmt::Result {
    by_seat(f, seats, |f, at| write!(f, "{}", Cards(sets[at])))
}

fn turn(f: &mut fmt::Formatter<'_>, turn: Turn, first: Seat) -> fmt::Result {
    match turn {
        Turn::Decide(seat) => write!(f, " {seat}.bid.{first}"),
        Turn::Over(verdict) => write!(f, " {}.over.{first}", verdict.winner().map_or('-', Seat::letter)),
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.rules.seats;
        write!(f, "{} {}", Position::TAG, self.rules)?;
        sets(f, seats, &self.hands)?;
        by_seat(f, seats, |f, at| write!(f, "{}", Cards(self.bids[at])))?;
        write!(f, " {}/{}", Cards(self.offer), Cards(self.pile().iter().copied()))?;
        sets(f, seats, &self.won)?;
        turn(f, self.whose_turn(), self.first)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.rules.seats;
        write!(f, "{} {}", Position::TAG, self.rules)?;
        sets(f, seats, &self.unshown)?;
        by_seat(f, seats, |f, at| match (self.has_bid[at], self.own_bid) {
            (true, Some(bid)) if self.viewer.seat().is_some_and(|own| own.index() == at) => {
                write!(f, "{bid}")
            }
            (true, _) => f.write_str("?"),
            (false, _) => f.write_str("-"),
        })?;
        let hidden = if self.pile.is_empty() { "-".to_owned() } else { "?".repeat(self.pile.len().into()) };
        write!(f, " {}/{hidden}", Cards(self.offer))?;
        sets(f, seats, &self.won)?;
        turn(f, self.whose_turn(), self.first)
    }
}
