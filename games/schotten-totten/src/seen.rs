//! One step as one viewer saw it.

use std::fmt;

use tabletop::{Seat, Viewer};

use crate::action::{Action, PileKind};
use crate::card::Card;
use crate::position::Position;

/// One step as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The seat that decided.
    pub seat: Seat,
    /// The action.
    pub action: SeenAction,
}

/// An action as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenAction {
    /// An action that every viewer sees in full.
    Done(Action),
    /// A card was drawn. Only the seat that drew it, and the seat that put it there, know which.
    Drew(PileKind, Option<Card>),
    /// A card was put under its pile.
    PutBack(PileKind, Option<Card>),
}

impl Seen {
    pub(crate) fn new(before: &Position, action: Action, viewer: Viewer) -> Seen {
        let seat = before.turn.seat;
        let mine = viewer.is(seat);
        let action = match action {
            Action::Draw(pile) => {
                let under = before.memory.under(pile);
                let put_there = before.memory.recruiter.is_some_and(|seat| viewer.is(seat))
                    && before.pile_len(pile) <= under;
                let top = before.pile(pile).last().copied();
                SeenAction::Drew(pile, top.filter(|_| mine || put_there))
            }
            Action::PutBack(card) => SeenAction::PutBack(PileKind::of(card), mine.then_some(card)),
            other => SeenAction::Done(other),
        };
        Seen { seat, action }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, pile, card) = match self.action {
            SeenAction::Done(action) => return action.fmt(f),
            SeenAction::Drew(pile, card) => ('+', pile, card),
            SeenAction::PutBack(pile, card) => ('-', pile, card),
        };
        match card {
            Some(card) => write!(f, "{sign}{card}"),
            None => write!(f, "{sign}{}", pile.letter()),
        }
    }
}
