//! The sums of a review: luck and skill apart.

use tabletop::Seat;

use crate::decision::Decision;
use crate::step::ReviewedStep;

/// The sums of one seat. `start + luck + own + others = end`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Account {
    /// The chance before the deal.
    pub start: f64,
    /// What chance brought.
    pub luck: f64,
    /// What the seat gave away by its decisions: 0 or less.
    pub own: f64,
    /// The standard error of `own`: those of the costs of its decisions, which are estimated independently.
    pub own_error: f64,
    /// What the others did.
    pub others: f64,
    /// The result: 1 won, 0 lost, a share for a draw; the chance at the end of an unfinished game.
    pub end: f64,
    /// The number of decisions with a choice.
    pub decisions: u32,
    /// The number of mistakes.
    pub mistakes: u32,
    /// What the mistakes gave away.
    pub lost_by_mistakes: f64,
}

/// The sums of each seat over the steps of a review.
pub fn accounts(steps: &[ReviewedStep]) -> Vec<Account> {
    let Some(deal) = steps.first() else { return Vec::new() };
    let mut accounts: Vec<Account> = deal
        .changes
        .iter()
        .map(|change| {
            let start = change.chance.value - change.total();
            Account { start, end: start, ..Account::default() }
        })
        .collect();
    for step in steps {
        for (account, change) in accounts.iter_mut().zip(&step.changes) {
            account.luck += change.luck;
            account.own += change.own;
            account.others += change.others;
            account.end = change.chance.value;
        }
        if let (Some((seat, _)), Some(decision)) = (&step.made, &step.decision) {
            count(&mut accounts[Seat::index(*seat)], decision);
        }
    }
    accounts
}

fn count(account: &mut Account, decision: &Decision) {
    account.decisions += 1;
    account.own_error = account.own_error.hypot(decision.cost.error);
    if decision.is_mistake() {
        account.mistakes += 1;
        account.lost_by_mistakes += decision.cost.value;
    }
}
