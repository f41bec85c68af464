//! The best there is, in a game of two that is small enough: its whole tree, an optimal strategy, and the best answer to
//! any strategy.
//!
//! The strategy comes from counterfactual regret minimisation (CFR+), the best answer is exact. Seats remember
//! everything they saw. Deals must be all there are, and nothing may be left to chance after them.

use std::collections::HashMap;
use std::ops::Range;

use bots::{Rewards, hash_combine};
use tabletop::{Dice, Game, Seat};

/// A point of the tree.
#[derive(Clone, Copy, Debug)]
enum Node {
    /// The end, and what the first seat gets.
    End(f64),
    /// A decision: at which moment of knowing, and where what follows begins.
    Decision { moment: u32, next: u32 },
}

/// All that looks the same to the seat that decides.
struct Moment<G: Game> {
    seat: Seat,
    /// One of the positions that look so, and what may be done.
    example: G,
    actions: Vec<G::Action>,
    /// Where its numbers begin in a strategy.
    at: usize,
}

impl<G: Game> Moment<G> {
    /// Where its numbers are in a strategy.
    fn range(&self) -> Range<usize> {
        self.at..self.at + self.actions.len()
    }
}

/// The whole tree of a game.
pub struct Tree<G: Game> {
    nodes: Vec<Node>,
    /// Where each depth begins, and where the last one ends.
    depths: Vec<usize>,
    moments: Vec<Moment<G>>,
    /// How many numbers a strategy has.
    len: usize,
}

/// How likely each action is taken, at every moment of both seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Strategy(Vec<f64>);

/// A position of the tree that is being made, with what each seat remembers.
struct Open<G> {
    position: G,
    memory: [u64; 2],
}

impl<G: Game> Tree<G> {
    /// The tree from these deals on, each as likely as the others.
    pub fn new(deals: Vec<G>) -> Tree<G> {
        let mut tree = Tree { nodes: Vec::new(), depths: vec![0], moments: Vec::new(), len: 0 };
        let mut known: HashMap<u64, u32> = HashMap::new();
        let mut level: Vec<Open<G>> =
            deals.into_iter().map(|position| Open { position, memory: [0; 2] }).collect();
        let mut dice = Dice::quick(0);
        while !level.is_empty() {
            let mut below = Vec::new();
            let first_below = tree.nodes.len() + level.len();
            for Open { position, memory } in level {
                let Some(seat) = position.decider() else {
                    let verdict = position.turn().verdict().expect("nobody decides: it is over");
                    tree.nodes.push(Node::End(f64::from(Rewards::of(verdict, 2).for_seat(Seat::A))));
                    continue;
                };
                let sees = position.view(seat.into()).to_string();
                let key = sees.bytes().fold(memory[seat.index()], |key, byte| hash_combine(key, byte.into()));
                let moment = *known.entry(key).or_insert_with(|| tree.add_moment(seat, &position));
                tree.nodes.push(Node::Decision { moment, next: (first_below + below.len()) as u32 });
                for (place, &action) in tree.moments[moment as usize].actions.iter().enumerate() {
                    let mut after = position.clone();
                    after.apply(action, &mut dice);
                    let mut memory = memory;
                    memory[seat.index()] = hash_combine(key, place as u64);
                    below.push(Open { position: after, memory });
                }
            }
            tree.depths.push(tree.nodes.len());
            level = below;
        }
        tree
    }

    fn add_moment(&mut self, seat: Seat, position: &G) -> u32 {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let at = self.len;
        self.len += actions.len();
        self.moments.push(Moment { seat, example: position.clone(), actions, at });
        (self.moments.len() - 1) as u32
    }

    /// How many points and moments there are.
    pub fn size(&self) -> (usize, usize) {
        (self.nodes.len(), self.moments.len())
    }

    /// The strategy that takes, at each moment, this of the actions.
    pub fn strategy(&self, mut choose: impl FnMut(&G, Seat, &[G::Action]) -> Vec<f64>) -> Strategy {
        let mut chances = vec![0.0; self.len];
        for moment in &self.moments {
            let chosen = choose(&moment.example, moment.seat, &moment.actions);
            chances[moment.range()].copy_from_slice(&chosen);
        }
        Strategy(chances)
    }

    /// What the first seat gets if both play so: `both[0]` is the first seat's.
    pub fn value(&self, both: [&Strategy; 2]) -> f64 {
        let mut values = vec![0.0; self.nodes.len()];
        for place in (0..self.nodes.len()).rev() {
            values[place] = match self.nodes[place] {
                Node::End(value) => value,
                Node::Decision { moment, next } => {
                    let moment = &self.moments[moment as usize];
                    let chances = &both[moment.seat.index()].0[moment.at..];
                    let after = &values[next as usize..next as usize + moment.actions.len()];
                    after.iter().zip(chances).map(|(value, chance)| value * chance).sum()
                }
            };
        }
        mean(&values[..self.depths[1]])
    }

    /// What this seat gets at most against a strategy of the other.
    pub fn best_answer(&self, seat: Seat, against: &Strategy) -> f64 {
        let reach = self.reach(against, seat);
        let mut values = vec![0.0; self.nodes.len()];
        let mut worth = vec![0.0; self.len];
        for depth in self.depths.windows(2).rev() {
            let own = |place: usize| match self.nodes[place] {
                Node::Decision { moment, next } if self.moments[moment as usize].seat == seat => {
                    Some((&self.moments[moment as usize], next as usize))
                }
                _ => None,
            };
            // A seat decides alike wherever it looks alike: first what each action is worth over all of it.
            for (place, reach) in reach.iter().enumerate().take(depth[1]).skip(depth[0]) {
                if let Some((moment, next)) = own(place) {
                    for (worth, value) in worth[moment.range()].iter_mut().zip(&values[next..]) {
                        *worth += reach * value;
                    }
                }
            }
            for place in depth[0]..depth[1] {
                values[place] = match (own(place), self.nodes[place]) {
                    (_, Node::End(value)) if seat == Seat::A => value,
                    (_, Node::End(value)) => 1.0 - value,
                    (Some((moment, next)), _) => {
                        let worth = &worth[moment.range()];
                        let best = (0..worth.len()).max_by(|&one, &two| worth[one].total_cmp(&worth[two]));
                        values[next + best.expect("there is something to do")]
                    }
                    (None, Node::Decision { moment, next }) => {
                        let moment = &self.moments[moment as usize];
                        let chances = &against.0[moment.at..];
                        let after = &values[next as usize..next as usize + moment.actions.len()];
                        after.iter().zip(chances).map(|(value, chance)| value * chance).sum()
                    }
                };
            }
        }
        mean(&values[..self.depths[1]])
    }

    /// How likely each point is reached as far as all but this seat decide.
    fn reach(&self, strategy: &Strategy, without: Seat) -> Vec<f64> {
        let mut reach = vec![0.0; self.nodes.len()];
        reach[..self.depths[1]].fill(1.0);
        for place in 0..self.nodes.len() {
            if let Node::Decision { moment, next } = self.nodes[place] {
                let moment = &self.moments[moment as usize];
                for action in 0..moment.actions.len() {
                    let chance = if moment.seat == without { 1.0 } else { strategy.0[moment.at + action] };
                    reach[next as usize + action] = reach[place] * chance;
                }
            }
        }
        reach
    }

    /// An optimal strategy, the closer the more rounds are made.
    pub fn solve(&self, rounds: u32) -> Strategy {
        let mut regrets = vec![0.0; self.len];
        let mut sums = vec![0.0; self.len];
        let mut now = self.matching(&regrets);
        for round in 1..=rounds {
            for seat in Seat::first(2) {
                let gains = self.gains(seat, &now);
                for (regret, gain) in regrets.iter_mut().zip(&gains) {
                    *regret = (*regret + gain).max(0.0);
                }
                now = self.matching(&regrets);
            }
            // Later rounds count more; how often a moment is reached by the own choices counts, too.
            for seat in Seat::first(2) {
                let reach = self.reach(&now, seat.next(2));
                let mut seen = vec![false; self.moments.len()];
                for (place, node) in self.nodes.iter().enumerate() {
                    let Node::Decision { moment: at, .. } = node else { continue };
                    let moment = &self.moments[*at as usize];
                    if moment.seat == seat && !std::mem::replace(&mut seen[*at as usize], true) {
                        for (sum, chance) in sums[moment.range()].iter_mut().zip(&now.0[moment.range()]) {
                            *sum += f64::from(round) * reach[place] * chance;
                        }
                    }
                }
            }
        }
        self.matching(&sums)
    }

    /// What each action of a seat would have brought more than what it does now, weighed by how likely the moment is.
    fn gains(&self, seat: Seat, now: &Strategy) -> Vec<f64> {
        let reach = self.reach(now, seat);
        let mut values = vec![0.0; self.nodes.len()];
        let mut gains = vec![0.0; self.len];
        for place in (0..self.nodes.len()).rev() {
            values[place] = match self.nodes[place] {
                Node::End(value) if seat == Seat::A => value,
                Node::End(value) => 1.0 - value,
                Node::Decision { moment, next } => {
                    let moment = &self.moments[moment as usize];
                    let after = &values[next as usize..next as usize + moment.actions.len()];
                    let chances = &now.0[moment.at..];
                    let value: f64 = after.iter().zip(chances).map(|(value, chance)| value * chance).sum();
                    if moment.seat == seat {
                        for (action, after) in after.iter().enumerate() {
                            gains[moment.at + action] += reach[place] * (after - value);
                        }
                    }
                    value
                }
            };
        }
        gains
    }

    /// Chances in proportion to these numbers; where all are 0, even ones.
    fn matching(&self, numbers: &[f64]) -> Strategy {
        let mut chances = vec![0.0; self.len];
        for moment in &self.moments {
            let range = moment.range();
            let total: f64 = numbers[range.clone()].iter().sum();
            for place in range.clone() {
                chances[place] = if total > 0.0 { numbers[place] / total } else { 1.0 / range.len() as f64 };
            }
        }
        Strategy(chances)
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}
