//! Reviews in a worker that thinks.

use review::ReviewPlan;
use wire::{ReviewPart, ReviewRequest};

/// The number of steps of one part: enough to make the cost of resuming small, few enough to show progress.
const STEPS: usize = 8;

/// The next steps of a review.
pub fn review(request: &ReviewRequest) -> Result<ReviewPart, String> {
    let mut left = STEPS;
    let has_time = || {
        left -= 1;
        left > 0
    };
    table::review(request, ReviewPlan::default(), has_time).map_err(|bad| bad.to_string())
}
