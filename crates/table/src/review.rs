//! Reviews as clients ask for them and receive them.

use catalog::{AnyTable, BadReplay};
use review::{Candidate, Chance, Change, Decision, ReviewPlan, ReviewedStep};
use tabletop::{BadRecord, read_records};
use wire::{ReviewAction, ReviewChange, ReviewDecision, ReviewPart, ReviewRequest, ReviewStep};

use crate::show::{annotation, phrase};

/// The number of best actions that clients receive.
const BEST: usize = 3;

/// Why a game cannot be reviewed.
#[derive(Debug, thiserror::Error)]
pub enum BadReview {
    /// The text is not a record.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// The record does not follow the rules.
    #[error(transparent)]
    Replay(#[from] BadReplay),
    /// There is no such round.
    #[error("the record has no round {0}")]
    NoRound(u32),
}

/// The game that a request asks about.
pub fn reviewed_game(request: &ReviewRequest) -> Result<Box<dyn AnyTable>, BadReview> {
    let record = read_records(&request.record).nth(request.round as usize);
    let record = record.ok_or(BadReview::NoRound(request.round))??;
    Ok(catalog::replay(&record)?)
}

/// The next steps of a review, until `has_time` returns false; at least one unless all are done.
pub fn review(
    request: &ReviewRequest,
    plan: ReviewPlan,
    mut has_time: impl FnMut() -> bool,
) -> Result<ReviewPart, BadReview> {
    let game = reviewed_game(request)?;
    let chances = request.chances.iter().map(|&(value, error)| Chance { value, error }).collect();
    let mut steps = Vec::new();
    for step in game.resume_review(plan, request.done as usize, chances) {
        steps.push(review_step(step));
        if !has_time() {
            break;
        }
    }
    Ok(ReviewPart { steps, all: game.length() as u32 + 1 })
}

/// One step of a review.
pub fn review_step(step: ReviewedStep) -> ReviewStep {
    let (seat, action) = step.made.unzip();
    ReviewStep {
        number: step.number as u32,
        seat: seat.map(|seat| seat.to_string()),
        action,
        changes: step.changes.into_iter().map(change).collect(),
        decision: step.decision.map(review_decision),
    }
}

fn change(change: Change) -> ReviewChange {
    let Change { chance, luck, own, others } = change;
    ReviewChange { chance: chance.value, error: chance.error, luck, own, others }
}

/// A decision that was judged.
pub fn review_decision(decision: Decision) -> ReviewDecision {
    ReviewDecision {
        cost: decision.cost.value,
        error: decision.cost.error,
        mistake: decision.is_mistake(),
        view: decision.view,
        theme: decision.theme.map(str::to_owned),
        played: decision.played.map(candidate),
        best: decision.candidates.into_iter().take(BEST).map(candidate).collect(),
    }
}

fn candidate(candidate: Candidate) -> ReviewAction {
    ReviewAction {
        action: candidate.action,
        touches: candidate.touches,
        phrase: candidate.phrase.as_ref().map(phrase),
        chance: candidate.chance.value,
        error: candidate.chance.error,
        line: candidate.line.into_iter().map(|(seat, action)| (seat.to_string(), action)).collect(),
        reasons: candidate.reasons.into_iter().map(annotation).collect(),
    }
}
