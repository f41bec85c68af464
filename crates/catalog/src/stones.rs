//! Schotten Totten only: why a stone can or cannot be claimed.

use schotten_totten::{Lineup, Position, Stone};
use tabletop::{Describe, Phrase, Seat};

use crate::any::AnyTable;

/// A complete side, in texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineupReport {
    /// The word for its formation.
    pub formation: &'static str,
    /// The sum of its values.
    pub sum: u8,
    /// Its cards: those that lie there, then those that could come.
    pub cards: Vec<String>,
}

/// Whether a stone can be claimed, in texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoneReport {
    /// Whether it can.
    pub claimable: bool,
    /// The own side, if it is complete.
    pub own: Option<LineupReport>,
    /// The opponent's side or the best he can make of it, if he can complete it.
    pub best_reply: Option<LineupReport>,
    /// The table cards without which the claim could be beaten.
    pub ruled_out_by: Vec<String>,
    /// Why, for a reader in any language.
    pub reason: Phrase,
}

impl From<Lineup> for LineupReport {
    fn from(lineup: Lineup) -> LineupReport {
        LineupReport {
            formation: lineup.strength.formation.word(),
            sum: lineup.strength.sum,
            cards: lineup.cards().iter().map(ToString::to_string).collect(),
        }
    }
}

/// Explains a stone (numbered from 1) to a seat; `None` if this is another game or there is no such stone or
/// seat.
pub fn explain_stone(table: &dyn AnyTable, seat: Seat, stone: u8) -> Option<StoneReport> {
    let table = table.of::<Position>()?;
    let stone = Stone::numbered(stone)?;
    if seat.index() >= 2 {
        return None;
    }
    let explanation = table.position().explain(seat, stone);
    Some(StoneReport {
        claimable: explanation.claimable,
        own: explanation.own.map(LineupReport::from),
        best_reply: explanation.best_reply.map(LineupReport::from),
        ruled_out_by: explanation.ruled_out_by.into_iter().map(|card| card.to_string()).collect(),
        reason: explanation.phrase(),
    })
}
