//! A shallow search with a net: the few actions it likes best, played on in many imagined worlds by the net itself,
//! for a few decisions, and valued by it.

use std::sync::Arc;
use std::time::Instant;

use tabletop::{Dice, Features, Rewards, Seat};

use super::belief::Imagination;
use super::bot::{Judges, OPTIMISM, WITHOUT_NET, report};
use super::judge::best;
use super::{Judge, Net, chance};
use crate::Ismcts;
use crate::bot::{Alternative, Bot, Budget, Thought};

/// How it searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pondering {
    /// How many actions are looked at.
    pub actions: usize,
    /// How much worse than the best an action may look to be looked at.
    pub margin: f32,
    /// After how many decisions the next own one ends a line.
    pub decisions: u32,
    /// How many lines the first impression counts for.
    pub impression: f32,
}

impl Default for Pondering {
    fn default() -> Pondering {
        Pondering { actions: 8, margin: 2.0, decisions: 4, impression: 20.0 }
    }
}

/// Searches with a net.
pub struct Searching<G: Features> {
    judges: Judges,
    beliefs: Judges,
    pondering: Pondering,
    without_net: Ismcts<G>,
    answers: Vec<f32>,
    actions: Vec<G::Action>,
    candidates: Vec<Candidate>,
}

/// An action that is looked at.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    place: usize,
    /// The weighted sum of what it brought, and the sum of the weights.
    value: f32,
    weight: f32,
    /// Whether it is still looked at.
    alive: bool,
}

impl Candidate {
    fn mean(&self) -> f32 {
        self.value / self.weight
    }
}

impl<G: Features> Default for Searching<G> {
    fn default() -> Searching<G> {
        Searching::new(Pondering::default())
    }
}

impl<G: Features> Searching<G> {
    /// With the nets that come with the program.
    pub fn new(pondering: Pondering) -> Searching<G> {
        Searching::with(Judges::embedded::<G>(), Judges::of_beliefs::<G>(), pondering)
    }

    /// With this net, and this one to judge what the others hold.
    pub fn by(net: &Arc<Net>, belief: Option<&Arc<Net>>, pondering: Pondering) -> Searching<G> {
        let beliefs = belief.map_or_else(Judges::none::<G>, Judges::only::<G>);
        Searching::with(Judges::only::<G>(net), beliefs, pondering)
    }

    fn with(judges: Judges, beliefs: Judges, pondering: Pondering) -> Searching<G> {
        Searching {
            judges,
            beliefs,
            pondering,
            without_net: Ismcts::default(),
            answers: Vec::new(),
            actions: Vec::new(),
            candidates: Vec::new(),
        }
    }
}

impl<G: Features> Bot<G> for Searching<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> Thought<G::Action> {
        let start = Instant::now();
        let world = G::determinize(view, dice);
        let mut actions = Vec::new();
        world.legal_actions(&mut actions);
        if let [only] = actions[..] {
            return Thought::forced(only);
        }
        let seat = world.decider().expect("the game goes on");
        let Some(judge) = self.judges.of(&world) else {
            return self.without_net.think(view, budget.at_least(WITHOUT_NET), dice);
        };
        judge.answers(&world, &actions, &mut self.answers);
        let mut thought = report(&actions, &self.answers);
        self.choose_candidates();
        let judge = self.judges.of(&world).expect("it was there");
        if self.candidates.len() < 2 || thought.value >= 1.0 - 1e-6 {
            return thought;
        }
        let mut quick = Dice::quick(u64::from(dice.word()) << 32 | u64::from(dice.word()));
        let mut imagination = Imagination::<G>::new(view, seat, self.beliefs.of(&world));
        let mut line = Line { judge, seat, answers: &mut self.answers, actions: &mut self.actions };
        let mut lines = 0_u32;
        loop {
            let spent = match budget {
                Budget::Iterations(most) => lines as f32 / most as f32,
                Budget::Time(time) => start.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6),
            };
            if spent >= 1.0 {
                break;
            }
            narrow(&mut self.candidates, spent);
            let world = imagination.world(&mut quick);
            let chance = u64::from(quick.word());
            for candidate in self.candidates.iter_mut().filter(|candidate| candidate.alive) {
                // The same world and the same chance for all: only the action differs.
                let mut after = world.clone();
                let mut luck = Dice::quick(chance);
                after.apply(actions[candidate.place], &mut luck);
                candidate.value += line.play(after, self.pondering.decisions, &mut luck);
                candidate.weight += 1.0;
                lines += 1;
            }
        }
        let sureness = Sureness::of(&world);
        conclude(&mut thought, &actions, &self.candidates, lines, sureness);
        thought
    }
}

impl<G: Features> Searching<G> {
    /// The actions that look best, best first.
    fn choose_candidates(&mut self) {
        let Pondering { actions, margin, impression, .. } = self.pondering;
        let top = self.answers[best(&self.answers)];
        let answers = &self.answers;
        let mut places: Vec<usize> =
            (0..answers.len()).filter(|&place| answers[place] >= top - margin).collect();
        places.sort_by(|&one, &two| answers[two].total_cmp(&answers[one]));
        places.truncate(actions);
        self.candidates.clear();
        self.candidates.extend(places.iter().map(|&place| Candidate {
            place,
            value: impression * chance(answers[place] - OPTIMISM),
            weight: impression,
            alive: true,
        }));
    }
}

/// The more is spent, the fewer are looked at further: all, then four, then two.
fn narrow(candidates: &mut [Candidate], spent: f32) {
    let keep = match spent {
        ..0.3 => candidates.len(),
        ..0.6 => 4,
        _ => 2,
    };
    if candidates.iter().filter(|candidate| candidate.alive).count() > keep {
        candidates.sort_by(|one, two| two.alive.cmp(&one.alive).then(two.mean().total_cmp(&one.mean())));
        candidates[keep..].iter_mut().for_each(|candidate| candidate.alive = false);
    }
}

/// Reports what the lines said: what was looked at comes first.
fn conclude<A: Copy + Eq>(
    thought: &mut Thought<A>,
    actions: &[A],
    candidates: &[Candidate],
    lines: u32,
    sureness: Sureness,
) {
    let mut seen: Vec<Candidate> = candidates.to_vec();
    seen.sort_by(|one, two| two.mean().total_cmp(&one.mean()));
    let total: f32 = seen.iter().map(|candidate| candidate.weight).sum();
    let mut alternatives: Vec<Alternative<A>> = seen
        .iter()
        .map(|candidate| Alternative {
            action: actions[candidate.place],
            share: candidate.weight / total,
            value: sureness.told(candidate.mean()),
        })
        .collect();
    // The best has, by its choice, at least as much attention as any other.
    let most = alternatives.iter().map(|other| other.share).fold(0.0, f32::max);
    alternatives[0].share = most;
    let sum: f32 = alternatives.iter().map(|other| other.share).sum();
    for alternative in &mut alternatives {
        alternative.share /= sum;
    }
    let others = thought
        .alternatives
        .iter()
        .filter(|other| alternatives.iter().all(|seen| seen.action != other.action));
    let others: Vec<Alternative<A>> =
        others.map(|other| Alternative { share: 0.0, value: sureness.told(other.value), ..*other }).collect();
    alternatives.extend(others);
    let Alternative { action, value, .. } = alternatives[0];
    *thought = Thought { action, iterations: u64::from(lines), value, line: vec![action], alternatives };
}

/// How much surer a search is than its lines say.
#[derive(Clone, Copy, Debug)]
struct Sureness(f32);

impl Sureness {
    fn of<G: Features>(position: &G) -> Sureness {
        let measured = G::OUTLOOKS[position.outlook()].sureness;
        let place = usize::from(position.seats()).saturating_sub(2);
        Sureness(measured.get(place).map_or(1.0, |hundredths| f32::from(*hundredths) / 100.0))
    }

    /// What is told of a chance: further from even, or nearer, and never beyond certain.
    fn told(self, chance: f32) -> f32 {
        let [won, lost] = [chance, 1.0 - chance].map(|part| part.clamp(0.0, 1.0).powf(self.0));
        won / (won + lost)
    }
}

/// Plays lines on.
struct Line<'a, G: Features> {
    judge: &'a mut Judge,
    seat: Seat,
    answers: &'a mut Vec<f32>,
    actions: &'a mut Vec<G::Action>,
}

impl<G: Features> Line<'_, G> {
    /// What the seat may expect: everybody does what the net thinks best for them, and after so many decisions the
    /// next own one is valued.
    fn play(&mut self, mut position: G, decisions: u32, dice: &mut Dice) -> f32 {
        let mut made = 0;
        loop {
            let Some(decider) = position.decider() else {
                let verdict = position.turn().verdict().expect("nobody decides: it is over");
                return Rewards::of(verdict, position.seats()).for_seat(self.seat);
            };
            self.actions.clear();
            position.legal_actions(self.actions);
            let action = if let [forced] = self.actions[..] {
                forced
            } else {
                self.judge.answers(&position, self.actions, self.answers);
                let best = best(self.answers);
                made += 1;
                if made > decisions && decider == self.seat {
                    return chance(self.answers[best] - OPTIMISM);
                }
                self.actions[best]
            };
            position.apply(action, dice);
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Game;

    use super::*;

    #[test]
    fn who_is_surer_says_more_of_what_is_likely_and_keeps_the_order() {
        for sureness in [0.7, 1.0, 1.35, 1.7].map(Sureness) {
            assert!((sureness.told(0.5) - 0.5).abs() < 1e-6);
            assert!(sureness.told(0.0) < 1e-6 && sureness.told(1.0) > 1.0 - 1e-6);
            let told: Vec<f32> = (0..=20).map(|n| sureness.told(n as f32 / 20.0)).collect();
            assert!(told.is_sorted());
        }
        assert!((Sureness(1.0).told(0.8) - 0.8).abs() < 1e-6);
        assert!(Sureness(1.7).told(0.8) > 0.9 && Sureness(1.7).told(0.2) < 0.1);
    }

    #[test]
    fn it_follows_from_how_many_play() {
        let sureness = |seats: u8| {
            let deal = bergues::Position::deal(&tabletop::Settings::new(), seats, &mut Dice::quick(1));
            Sureness::of(&deal.expect("a deal")).0
        };
        assert!(sureness(2) > 1.5);
        assert!((sureness(3) - 1.0).abs() < 1e-6 && sureness(4) < 0.8);
    }

    #[test]
    fn what_was_not_looked_at_is_told_as_surely_as_the_rest() {
        let thing = |action: u8, value: f32| Alternative { action, share: 0.5, value };
        let alternatives = vec![thing(0, 0.3), thing(1, 0.25)];
        let mut thought = Thought { action: 0, iterations: 2, value: 0.3, line: vec![0], alternatives };
        let looked_at = Candidate { place: 0, value: 3.0, weight: 10.0, alive: true };
        conclude(&mut thought, &[0, 1], &[looked_at], 10, Sureness(1.7));
        let [best, other] = thought.alternatives[..] else { panic!("both are told") };
        assert!(best.value < 0.25 && other.value < best.value, "{} {}", best.value, other.value);
    }
}
