//! The net alone: what it thinks best right after each action, without looking further.

use std::sync::Arc;

use tabletop::{Dice, Features, Outlook};

use super::judge::{best, softmax_choice};
use super::{Judge, Net, chance, nets};
use crate::Ismcts;
use crate::bot::{Alternative, Bot, Budget, Thought};

/// How many iterations the plain search makes where no net has been learned.
pub(super) const WITHOUT_NET: Budget = Budget::Iterations(2000);
/// At which temperature the shares of a report are told.
const REPORT: f32 = 0.2;

/// The best of many guesses is rather too high than too low: by about so much, measured over games.
pub(super) const OPTIMISM: f32 = 0.1;

/// One judge for each family of rules that has a net.
pub(super) struct Judges(Vec<Option<Judge>>);

impl Judges {
    /// Those of the nets that come with the program.
    pub(super) fn embedded<G: Features>() -> Judges {
        Judges(G::OUTLOOKS.iter().map(|outlook| nets::embedded(outlook).map(Judge::new)).collect())
    }

    /// Those that judge what seats hold.
    pub(super) fn of_beliefs<G: Features>() -> Judges {
        let belief = |outlook: &Outlook| nets::embedded(&outlook.of_belief()?).map(Judge::new);
        Judges(G::OUTLOOKS.iter().map(belief).collect())
    }

    /// None at all.
    pub(super) fn none<G: Features>() -> Judges {
        Judges(G::OUTLOOKS.iter().map(|_| None).collect())
    }

    /// Only this net, for the rules it was trained for, or for what seats hold under them.
    pub(super) fn only<G: Features>(net: &Arc<Net>) -> Judges {
        let own = |outlook: &Outlook| {
            let fits = outlook.name == net.outlook.name || outlook.belief == Some(net.outlook.name);
            fits.then(|| Judge::new(Arc::clone(net)))
        };
        Judges(G::OUTLOOKS.iter().map(own).collect())
    }

    pub(super) fn of<G: Features>(&mut self, position: &G) -> Option<&mut Judge> {
        self.0[position.outlook()].as_mut()
    }
}

/// Plays by a net alone.
pub struct Learned<G: Features> {
    judges: Judges,
    /// At which temperature it chooses among what looks good: 0 is the best only.
    temperature: f32,
    without_net: Ismcts<G>,
    answers: Vec<f32>,
    actions: Vec<G::Action>,
}

impl<G: Features> Learned<G> {
    /// With the nets that come with the program.
    pub fn new(temperature: f32) -> Learned<G> {
        Learned::with(Judges::embedded::<G>(), temperature)
    }

    /// With this net.
    pub fn by(net: &Arc<Net>, temperature: f32) -> Learned<G> {
        Learned::with(Judges::only::<G>(net), temperature)
    }

    fn with(judges: Judges, temperature: f32) -> Learned<G> {
        let without_net = Ismcts::default();
        Learned { judges, temperature, without_net, answers: Vec::new(), actions: Vec::new() }
    }
}

impl<G: Features> Bot<G> for Learned<G> {
    fn think(&mut self, view: &G::View, _: Budget, dice: &mut Dice) -> Thought<G::Action> {
        // What it is asked about is what the seat sees: any position behind the view will do.
        let world = G::determinize(view, dice);
        self.actions.clear();
        world.legal_actions(&mut self.actions);
        if let [only] = self.actions[..] {
            return Thought::forced(only);
        }
        let Some(judge) = self.judges.of(&world) else {
            return self.without_net.think(view, WITHOUT_NET, dice);
        };
        judge.answers(&world, &self.actions, &mut self.answers);
        let chosen = softmax_choice(&self.answers, self.temperature, dice);
        let mut thought = report(&self.actions, &self.answers);
        if chosen != best(&self.answers) {
            thought.settle_on(self.actions[chosen]);
        }
        thought
    }
}

/// What a net thinks of these actions.
pub(super) fn report<A: Copy>(actions: &[A], answers: &[f32]) -> Thought<A> {
    let top = answers[best(answers)];
    let likely = |answer: f32| ((answer - top) / REPORT).exp();
    let total: f32 = answers.iter().map(|answer| likely(*answer)).sum();
    let mut alternatives: Vec<Alternative<A>> = actions
        .iter()
        .zip(answers)
        .map(|(&action, &answer)| Alternative {
            action,
            share: likely(answer) / total,
            value: chance(answer - OPTIMISM),
        })
        .collect();
    alternatives.sort_by(|one, two| two.share.total_cmp(&one.share));
    let Alternative { action, value, .. } = alternatives[0];
    Thought { action, iterations: actions.len() as u64, value, line: vec![action], alternatives }
}
