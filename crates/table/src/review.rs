//! Reviews as clients receive them.

use review::{Candidate, Change, Decision, ReviewedStep};
use wire::{ReviewAction, ReviewChange, ReviewDecision, ReviewStep};

use crate::show::{annotation, phrase};

/// The number of best actions that clients receive.
const BEST: usize = 3;

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
