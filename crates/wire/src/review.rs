//! Reviews of finished games.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Annotation, Phrase, SeatName};

/// Request to review a game, or the rest of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ReviewRequest {
    /// The record of the game, or of all rounds of a match.
    #[schema(max_length = 100_000)]
    pub record: String,
    /// Which of the rounds is reviewed, from 0.
    #[serde(default)]
    pub round: u32,
    /// The number of steps that are done.
    #[serde(default)]
    pub done: u32,
    /// For each seat its chance after the last of them, and the error of the chance.
    #[serde(default)]
    #[schema(max_items = 8)]
    pub chances: Vec<(f64, f64)>,
}

/// Some steps of a review: as many as are computed in the time of one request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ReviewPart {
    /// The next steps, at least one unless all are done.
    pub steps: Vec<ReviewStep>,
    /// The number of all steps of the game.
    pub all: u32,
}

/// One step of a reviewed game: the deal, or an action with what it revealed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ReviewStep {
    /// The number of actions made, this one included; 0 is the deal.
    pub number: u32,
    /// The seat that acted; null for the deal.
    pub seat: Option<SeatName>,
    /// Its action, in notation.
    pub action: Option<String>,
    /// For each seat, how its winning chance changed.
    pub changes: Vec<ReviewChange>,
    /// The decision; null for the deal and where the seat had no choice.
    pub decision: Option<ReviewDecision>,
}

/// How one step changed the winning chance of a seat. All numbers are chances: 0.01 is a point. For each seat the chance
/// before the step, luck, own and others add up to the chance after it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ReviewChange {
    /// The chance after the step, from 0 to 1.
    pub chance: f64,
    /// The standard error of the chance.
    pub error: f64,
    /// What random or hidden things turned out to be.
    pub luck: f64,
    /// The seat's own decision.
    pub own: f64,
    /// What another seat did.
    pub others: f64,
}

/// A decision of a seat, judged from what it saw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ReviewDecision {
    /// What the seat saw, in notation.
    pub view: String,
    /// How much chance the action gives away against the best one.
    pub cost: f64,
    /// The standard error of the cost.
    pub error: f64,
    /// Whether the cost is larger than its error explains.
    pub mistake: bool,
    /// What the decision is about: the message `TAG-theme-THEME` of the game's words.
    pub theme: Option<String>,
    /// The action that was played.
    pub played: Option<ReviewAction>,
    /// The best actions, best first.
    pub best: Vec<ReviewAction>,
}

/// One action that a review looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub struct ReviewAction {
    /// The action, in notation.
    pub action: String,
    /// The things to touch for it, in order.
    pub touches: Vec<String>,
    /// The action as a translatable message; null if what it reveals would be part of the message.
    pub phrase: Option<Phrase>,
    /// The chance of the seat after it, from 0 to 1.
    pub chance: f64,
    /// The standard error of the chance.
    pub error: f64,
    /// The expected continuation: seats and actions, in notation.
    pub line: Vec<(SeatName, String)>,
    /// What the rules say about it.
    pub reasons: Vec<Annotation>,
}
