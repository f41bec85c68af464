//! The review of a game, step by step.

use bots::Heuristics;
use tabletop::{Dice, Game, Seat, Start, Table};

use crate::chance::{Chance, dice};
use crate::decision::{Decision, judge};
use crate::evaluator::{Evaluator, reward};
use crate::step::{Change, ReviewedStep};

/// How carefully a game is reviewed. The same plan gives the same review on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewPlan {
    /// The number of positions sampled behind a view for one estimate.
    pub samples: u32,
    /// The seed of all sampling.
    pub seed: u64,
}

impl ReviewPlan {
    /// The smallest useful number of samples. With fewer, the luck of a seat that watches is never estimated and counts as
    /// what the others did.
    pub const LEAST_SAMPLES: u32 = 4;
}

impl Default for ReviewPlan {
    fn default() -> ReviewPlan {
        ReviewPlan { samples: 48, seed: 0 }
    }
}

/// What an estimate is for: each has its own dice.
#[derive(Clone, Copy)]
enum Purpose {
    Start,
    Decide,
    Watch,
    Foresee,
}

/// The review of a game: an iterator over the deal and every action. Dropping it cancels the rest.
pub struct Review<G: Heuristics> {
    plan: ReviewPlan,
    evaluator: Evaluator<G>,
    start: Start<Box<G>>,
    actions: Vec<G::Action>,
    position: G,
    dice: Dice,
    /// The number of actions made.
    made: usize,
    /// Whether the deal is reviewed.
    dealt: bool,
    /// The chance of each seat now.
    chances: Vec<Chance>,
    /// The next decision, judged already because the chance of its seat is that of its best action.
    next: Option<Decision>,
}

impl<G: Heuristics> Review<G> {
    /// A review of this game from its start.
    pub fn new(table: &Table<G>, plan: ReviewPlan) -> Review<G> {
        let mut first = table.clone();
        first.rewind(0);
        Review {
            plan,
            evaluator: Evaluator::default(),
            start: table.start().clone(),
            actions: table.actions().to_vec(),
            position: first.position().clone(),
            dice: first.dice(),
            made: 0,
            dealt: false,
            chances: Vec::new(),
            next: None,
        }
    }

    /// The rest of a review of which some steps are done: their number, and the chances of the seats after the last one.
    /// The steps are those that the first review would have returned.
    pub fn resume(table: &Table<G>, plan: ReviewPlan, steps: usize, chances: Vec<Chance>) -> Review<G> {
        let mut review = Review::new(table, plan);
        let made = steps.saturating_sub(1).min(review.actions.len());
        if steps > 0 && chances.len() == usize::from(review.position.seats()) {
            let mut at = table.clone();
            at.rewind(made);
            (review.position, review.dice) = (at.position().clone(), at.dice());
            (review.made, review.dealt, review.chances) = (made, true, chances);
            review.judge_next();
        }
        review
    }

    /// The number of steps that are done, and of all steps.
    pub fn progress(&self) -> (usize, usize) {
        (self.made + usize::from(self.dealt), self.actions.len() + 1)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.position.seats())
    }

    /// The dice for one estimate of a seat at this step.
    fn dice_for(&self, purpose: Purpose, seat: Seat) -> Dice {
        dice(self.plan.seed, &[self.made as u64, seat.index() as u64, purpose as u64])
    }

    /// Judges the next decision, if there is one.
    fn judge_next(&mut self) {
        self.next = None;
        let (Some(seat), Some(&played)) = (self.position.decider(), self.actions.get(self.made)) else {
            return;
        };
        let view = self.position.view(seat.into());
        let mut words = self.dice_for(Purpose::Decide, seat);
        let seed = u64::from(words.word()) << 32 | u64::from(words.word());
        self.next = judge(&mut self.evaluator, &view, Some(played), self.plan.samples, seed);
    }

    /// The chance of a seat in the position now: the result, that of its best action, or the mean over positions behind
    /// its view.
    fn estimate(&mut self, seat: Seat) -> Chance {
        let Some(decider) = self.position.decider() else {
            return Chance::certain(reward(&self.position, seat));
        };
        if let Some(next) = &self.next
            && decider == seat
        {
            return next.before;
        }
        let view = self.position.view(seat.into());
        let mut dice = self.dice_for(Purpose::Watch, seat);
        let sample = G::determinizer(&view);
        let rewards: Vec<f64> = (0..self.plan.samples)
            .map(|_| {
                let sampled = sample(&mut dice);
                self.evaluator.play_on(sampled, seat, &mut dice, &mut Vec::new())
            })
            .collect();
        Chance::mean(&rewards)
    }

    /// The chances before the deal: the mean over other deals of the same table. A game that began with a position has
    /// no deal.
    fn before_deal(&mut self) -> Option<Vec<f64>> {
        let Start::Dealt { settings, seats, .. } = &self.start else { return None };
        let (settings, seats) = (settings.clone(), *seats);
        let mut dealing = self.dice_for(Purpose::Start, Seat::A);
        let mut sums = vec![0.0; seats.into()];
        let deals = 2 * self.plan.samples.max(1);
        for _ in 0..deals {
            let dealt = G::deal(&settings, seats, &mut dealing).ok()?;
            for (sum, seat) in sums.iter_mut().zip(Seat::first(seats)) {
                *sum += self.evaluator.play_on(dealt.clone(), seat, &mut dealing, &mut Vec::new());
            }
        }
        // All seats together have what a finished game gives them.
        let total: f64 = sums.iter().sum();
        Some(sums.into_iter().map(|sum| sum / total).collect())
    }

    fn review_deal(&mut self) -> ReviewedStep {
        let before = self.before_deal();
        self.judge_next();
        let mut changes = Vec::new();
        for seat in self.seats() {
            let chance = self.estimate(seat);
            let luck = before.as_ref().map_or(0.0, |before| chance.value - before[seat.index()]);
            changes.push(Change { chance, luck, own: 0.0, others: 0.0 });
        }
        self.finish(None, changes, None)
    }

    fn review_action(&mut self, action: G::Action) -> ReviewedStep {
        let decider = self.position.decider().expect("an action is made by a seat");
        let before = self.position.clone();
        let decision = self.next.take();
        self.position.apply(action, &mut self.dice);
        self.made += 1;
        self.judge_next();
        let is_over = self.position.is_over();
        let turn_passed = self.position.decider() != Some(decider);
        let mut changes = Vec::new();
        for seat in self.seats() {
            let old = self.chances[seat.index()];
            changes.push(if seat == decider {
                let cost = decision.as_ref().map_or(0.0, |decision| decision.cost.value);
                if before.reveals(action) {
                    let chance = self.estimate(seat);
                    Change { chance, luck: chance.value - (old.value - cost), own: -cost, others: 0.0 }
                } else if is_over {
                    let chance = self.estimate(seat);
                    Change { chance, luck: 0.0, own: chance.value - old.value, others: 0.0 }
                } else {
                    // Nothing new is known, so the chance changes by the decision alone.
                    let chance = Chance { value: old.value - cost, ..old };
                    Change { chance, luck: 0.0, own: -cost, others: 0.0 }
                }
            } else {
                let foreseen = self.foresee(&before, action, seat);
                if foreseen.is_none() && !turn_passed && !is_over {
                    // The turn goes on: what it was worth is seen at its end.
                    Change { chance: old, luck: 0.0, own: 0.0, others: 0.0 }
                } else {
                    let chance = self.estimate(seat);
                    let foreseen = foreseen.unwrap_or(chance.value);
                    Change { chance, luck: chance.value - foreseen, own: 0.0, others: foreseen - old.value }
                }
            });
        }
        self.finish(Some((decider, action.to_string())), changes, decision)
    }

    /// The chance of a watching seat after this action and before what it reveals, from its view before the action;
    /// `None` if the action shows this seat nothing but itself.
    fn foresee(&mut self, before: &G, action: G::Action, seat: Seat) -> Option<f64> {
        // A seat that does not see which action it is cannot foresee anything of it.
        let seen = before.seen(action, &self.position, seat.into()).to_string();
        if !seen.starts_with(&action.to_string()) {
            return None;
        }
        let view = before.view(seat.into());
        let mut dice = self.dice_for(Purpose::Foresee, seat);
        let sample = G::determinizer(&view);
        let mut after: Vec<G> = Vec::new();
        for _ in 0..4 * self.plan.samples {
            let mut sampled = sample(&mut dice);
            // Only positions in which the acting seat could do this.
            if sampled.check(action).is_ok() {
                sampled.apply(action, &mut dice);
                after.push(sampled);
                if after.len() as u32 >= self.plan.samples {
                    break;
                }
            }
            if after.len() == 8 && all_look_alike(&after, seat) {
                return None;
            }
        }
        if (after.len() as u32) < ReviewPlan::LEAST_SAMPLES || all_look_alike(&after, seat) {
            return None;
        }
        let rewards: Vec<f64> = after
            .into_iter()
            .map(|position| self.evaluator.play_on(position, seat, &mut dice, &mut Vec::new()))
            .collect();
        Some(Chance::mean(&rewards).value)
    }

    fn finish(
        &mut self,
        made: Option<(Seat, String)>,
        changes: Vec<Change>,
        decision: Option<Decision>,
    ) -> ReviewedStep {
        self.chances = changes.iter().map(|change| change.chance).collect();
        ReviewedStep { number: self.made, made, changes, decision }
    }
}

/// Whether a seat sees the same in all these positions.
fn all_look_alike<G: Game>(positions: &[G], seat: Seat) -> bool {
    let mut views = positions.iter().map(|position| position.view(seat.into()));
    let first = views.next();
    views.all(|view| Some(&view) == first.as_ref())
}

impl<G: Heuristics> Iterator for Review<G> {
    type Item = ReviewedStep;

    fn next(&mut self) -> Option<ReviewedStep> {
        if !self.dealt {
            self.dealt = true;
            return Some(self.review_deal());
        }
        let action = *self.actions.get(self.made)?;
        Some(self.review_action(action))
    }
}
