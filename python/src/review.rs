//! The review of a game: luck and decisions apart.

use catalog::Words;
use pyo3::prelude::*;
use review::{ReviewedStep, accounts};
use tabletop::Seat;

/// The review of a game.
#[pyclass(module = "marchstone", get_all, frozen)]
pub(crate) struct Review {
    /// The sums of each seat.
    accounts: Vec<Py<Account>>,
    /// The deal and every action.
    steps: Vec<Py<ReviewStep>>,
}

/// The sums of one seat, in chances of winning: `start + luck + own + others = end`.
#[pyclass(module = "marchstone", get_all, frozen)]
pub(crate) struct Account {
    seat: String,
    /// The chance before the deal.
    start: f64,
    /// What chance brought.
    luck: f64,
    /// What the seat gave away by its decisions.
    own: f64,
    /// What the others did.
    others: f64,
    /// The result, or the chance at the end of an unfinished game.
    end: f64,
    /// The number of decisions with a choice.
    decisions: u32,
    /// The number of mistakes.
    mistakes: u32,
    /// What the mistakes gave away.
    lost_by_mistakes: f64,
}

/// The deal, or one action with what it revealed.
#[pyclass(module = "marchstone", get_all, frozen)]
pub(crate) struct ReviewStep {
    /// The number of actions made, this one included; 0 is the deal.
    number: usize,
    /// The seat that acted; `None` for the deal.
    seat: Option<String>,
    /// The action; `None` for the deal.
    action: Option<String>,
    /// The chance of each seat after the step.
    chances: Vec<f64>,
    /// The decision; `None` for the deal and where the seat had no choice.
    decision: Option<Py<ReviewedDecision>>,
}

/// A decision, judged from the view of its seat.
#[pyclass(module = "marchstone", get_all, frozen)]
pub(crate) struct ReviewedDecision {
    /// What the seat saw.
    view: String,
    /// The best action.
    best: String,
    /// What the action played gives away against the best one.
    cost: f64,
    /// The standard error of the cost.
    error: f64,
    /// Whether the cost is more than small, and more than the error of the estimate.
    is_mistake: bool,
    /// What the decision is about, as a word of the game.
    theme: Option<&'static str>,
    /// Actions looked at, best first: action, chance of winning, standard error.
    candidates: Vec<(String, f64, f64)>,
    /// What the rules say about the best action, in the language asked for.
    reasons: Vec<String>,
}

impl Review {
    pub(crate) fn new(py: Python<'_>, steps: Vec<ReviewedStep>, words: &Words) -> PyResult<Review> {
        let accounts = accounts(&steps);
        let accounts = Seat::first(accounts.len() as u8).zip(accounts).map(|(seat, account)| {
            Py::new(
                py,
                Account {
                    seat: seat.to_string(),
                    start: account.start,
                    luck: account.luck,
                    own: account.own,
                    others: account.others,
                    end: account.end,
                    decisions: account.decisions,
                    mistakes: account.mistakes,
                    lost_by_mistakes: account.lost_by_mistakes,
                },
            )
        });
        let accounts = accounts.collect::<PyResult<_>>()?;
        let steps = steps.into_iter().map(|step| Py::new(py, ReviewStep::new(py, step, words)?));
        Ok(Review { accounts, steps: steps.collect::<PyResult<_>>()? })
    }
}

impl ReviewStep {
    fn new(py: Python<'_>, step: ReviewedStep, words: &Words) -> PyResult<ReviewStep> {
        let (seat, action) = step.made.map(|(seat, action)| (seat.to_string(), action)).unzip();
        let decision = step.decision.map(|decision| Py::new(py, ReviewedDecision::new(decision, words)));
        Ok(ReviewStep {
            number: step.number,
            seat,
            action,
            chances: step.changes.iter().map(|change| change.chance.value).collect(),
            decision: decision.transpose()?,
        })
    }
}

impl ReviewedDecision {
    fn new(decision: review::Decision, words: &Words) -> ReviewedDecision {
        let best = decision.best();
        ReviewedDecision {
            best: best.action.clone(),
            reasons: best.reasons.iter().map(|reason| words.say(&reason.phrase)).collect(),
            cost: decision.cost.value,
            error: decision.cost.error,
            is_mistake: decision.is_mistake(),
            theme: decision.theme,
            candidates: (decision.candidates.iter())
                .map(|candidate| (candidate.action.clone(), candidate.chance.value, candidate.chance.error))
                .collect(),
            view: decision.view,
        }
    }
}

#[pymethods]
impl Review {
    /// The steps with a mistake, the most expensive first.
    #[getter]
    fn mistakes(&self, py: Python<'_>) -> Vec<Py<ReviewStep>> {
        let cost = |step: &Py<ReviewStep>| {
            let decision = step.get().decision.as_ref().map(Py::get);
            decision.filter(|decision| decision.is_mistake).map(|decision| decision.cost)
        };
        let mut mistakes: Vec<(f64, &Py<ReviewStep>)> =
            self.steps.iter().filter_map(|step| Some((cost(step)?, step))).collect();
        mistakes.sort_by(|(one, _), (two, _)| two.total_cmp(one));
        mistakes.into_iter().map(|(_, step)| step.clone_ref(py)).collect()
    }
}

#[pymethods]
impl Account {
    fn __repr__(&self) -> String {
        let Account { seat, luck, own, mistakes, .. } = self;
        format!("<marchstone.Account {seat} luck {luck:+.3} own {own:+.3} mistakes {mistakes}>")
    }
}
