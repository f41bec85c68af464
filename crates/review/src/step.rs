//! One step of a reviewed game.

use tabletop::Seat;

use crate::chance::Chance;
use crate::decision::Decision;

/// The deal, or one action with what it revealed.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedStep {
    /// The number of actions made, this one included; 0 is the deal.
    pub number: usize,
    /// The seat that acted and its action; `None` for the deal.
    pub made: Option<(Seat, String)>,
    /// For each seat, how its chance changed.
    pub changes: Vec<Change>,
    /// The decision; `None` for the deal and where the seat had no choice.
    pub decision: Option<Decision>,
}

/// How one step changed the chance of a seat. Each part is in chances: 0.01 is a point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// The chance after the step.
    pub chance: Chance,
    /// What hidden or random things turned out to be: a card drawn, a tile turned over.
    pub luck: f64,
    /// The seat's own decision: never more than 0, except for the last action of a game.
    pub own: f64,
    /// What another seat did.
    pub others: f64,
}

impl Change {
    /// The sum of all parts.
    pub fn total(&self) -> f64 {
        self.luck + self.own + self.others
    }
}
