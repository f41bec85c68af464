//! Exact solution of a small game of two: its whole tree, an optimal strategy, and best responses.
//!
//! The strategy comes from counterfactual regret minimisation (CFR+); best responses are exact. Seats have perfect
//! recall. The deals must be complete, and no chance may follow them.

use std::collections::HashMap;
use std::ops::Range;

use bots::{Rewards, hash_combine};
use tabletop::{Dice, Game, Seat};

/// A node of the tree.
#[derive(Clone, Copy, Debug)]
enum Node {
    /// The end of a game, with the reward of the first seat.
    End(f64),
    /// A decision: its information set, and the index of its first child.
    Decision { set: u32, next: u32 },
}

/// An information set: all nodes that the deciding seat cannot distinguish.
struct InformationSet<G: Game> {
    seat: Seat,
    /// One of its positions.
    example: G,
    actions: Vec<G::Action>,
    /// The index of its first action in a strategy.
    at: usize,
}

impl<G: Game> InformationSet<G> {
    /// The indices of its actions in a strategy.
    fn range(&self) -> Range<usize> {
        self.at..self.at + self.actions.len()
    }
}

/// The whole game tree.
pub struct Tree<G: Game> {
    nodes: Vec<Node>,
    /// Where each depth begins in `nodes`, and where the last one ends.
    depths: Vec<usize>,
    sets: Vec<InformationSet<G>>,
    /// The number of actions of all information sets.
    len: usize,
}

/// The probability of each action at every information set of both seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Strategy(Vec<f64>);

/// A position during construction, with a hash of what each seat has seen.
struct Open<G> {
    position: G,
    memory: [u64; 2],
}

impl<G: Game> Tree<G> {
    /// The tree of these equally likely deals.
    pub fn new(deals: Vec<G>) -> Tree<G> {
        let mut tree = Tree { nodes: Vec::new(), depths: vec![0], sets: Vec::new(), len: 0 };
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
                let set = *known.entry(key).or_insert_with(|| tree.add_set(seat, &position));
                tree.nodes.push(Node::Decision { set, next: (first_below + below.len()) as u32 });
                for (place, &action) in tree.sets[set as usize].actions.iter().enumerate() {
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

    fn add_set(&mut self, seat: Seat, position: &G) -> u32 {
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let at = self.len;
        self.len += actions.len();
        self.sets.push(InformationSet { seat, example: position.clone(), actions, at });
        (self.sets.len() - 1) as u32
    }

    /// The number of nodes and of information sets.
    pub fn size(&self) -> (usize, usize) {
        (self.nodes.len(), self.sets.len())
    }

    /// The strategy with these probabilities at each information set.
    pub fn strategy(&self, mut choose: impl FnMut(&G, Seat, &[G::Action]) -> Vec<f64>) -> Strategy {
        let mut chances = vec![0.0; self.len];
        for set in &self.sets {
            let chosen = choose(&set.example, set.seat, &set.actions);
            chances[set.range()].copy_from_slice(&chosen);
        }
        Strategy(chances)
    }

    /// The expected reward of the first seat; `both[0]` is its strategy.
    pub fn value(&self, both: [&Strategy; 2]) -> f64 {
        let mut values = vec![0.0; self.nodes.len()];
        for place in (0..self.nodes.len()).rev() {
            values[place] = match self.nodes[place] {
                Node::End(value) => value,
                Node::Decision { set, next } => {
                    let set = &self.sets[set as usize];
                    let chances = &both[set.seat.index()].0[set.at..];
                    let after = &values[next as usize..next as usize + set.actions.len()];
                    after.iter().zip(chances).map(|(value, chance)| value * chance).sum()
                }
            };
        }
        mean(&values[..self.depths[1]])
    }

    /// The expected reward of this seat's best response to a strategy of the other.
    pub fn best_response(&self, seat: Seat, against: &Strategy) -> f64 {
        let reach = self.reach(against, seat);
        let mut values = vec![0.0; self.nodes.len()];
        let mut worth = vec![0.0; self.len];
        for depth in self.depths.windows(2).rev() {
            let own = |place: usize| match self.nodes[place] {
                Node::Decision { set, next } if self.sets[set as usize].seat == seat => {
                    Some((&self.sets[set as usize], next as usize))
                }
                _ => None,
            };
            // A seat decides once per information set: first the value of each action over the whole set.
            for (place, reach) in reach.iter().enumerate().take(depth[1]).skip(depth[0]) {
                if let Some((set, next)) = own(place) {
                    for (worth, value) in worth[set.range()].iter_mut().zip(&values[next..]) {
                        *worth += reach * value;
                    }
                }
            }
            for place in depth[0]..depth[1] {
                values[place] = match (own(place), self.nodes[place]) {
                    (_, Node::End(value)) if seat == Seat::A => value,
                    (_, Node::End(value)) => 1.0 - value,
                    (Some((set, next)), _) => {
                        let worth = &worth[set.range()];
                        let best = (0..worth.len()).max_by(|&one, &two| worth[one].total_cmp(&worth[two]));
                        values[next + best.expect("there is something to do")]
                    }
                    (None, Node::Decision { set, next }) => {
                        let set = &self.sets[set as usize];
                        let chances = &against.0[set.at..];
                        let after = &values[next as usize..next as usize + set.actions.len()];
                        after.iter().zip(chances).map(|(value, chance)| value * chance).sum()
                    }
                };
            }
        }
        mean(&values[..self.depths[1]])
    }

    /// The reach probability of each node by chance and the other seat.
    fn reach(&self, strategy: &Strategy, without: Seat) -> Vec<f64> {
        let mut reach = vec![0.0; self.nodes.len()];
        reach[..self.depths[1]].fill(1.0);
        for place in 0..self.nodes.len() {
            if let Node::Decision { set, next } = self.nodes[place] {
                let set = &self.sets[set as usize];
                for action in 0..set.actions.len() {
                    let chance = if set.seat == without { 1.0 } else { strategy.0[set.at + action] };
                    reach[next as usize + action] = reach[place] * chance;
                }
            }
        }
        reach
    }

    /// An approximately optimal strategy by CFR+ with this many iterations.
    pub fn solve(&self, rounds: u32) -> Strategy {
        let mut regrets = vec![0.0; self.len];
        let mut sums = vec![0.0; self.len];
        let mut now = self.matching(&regrets);
        for round in 1..=rounds {
            for seat in Seat::first(2) {
                let new_regrets = self.regrets_of(seat, &now);
                for (regret, new) in regrets.iter_mut().zip(&new_regrets) {
                    *regret = (*regret + new).max(0.0);
                }
                now = self.matching(&regrets);
            }
            // Linear averaging, weighted by the seat's own reach probability.
            for seat in Seat::first(2) {
                let reach = self.reach(&now, seat.next(2));
                let mut seen = vec![false; self.sets.len()];
                for (place, node) in self.nodes.iter().enumerate() {
                    let Node::Decision { set: at, .. } = node else { continue };
                    let set = &self.sets[*at as usize];
                    if set.seat == seat && !std::mem::replace(&mut seen[*at as usize], true) {
                        for (sum, chance) in sums[set.range()].iter_mut().zip(&now.0[set.range()]) {
                            *sum += f64::from(round) * reach[place] * chance;
                        }
                    }
                }
            }
        }
        self.matching(&sums)
    }

    /// The counterfactual regret of each action of a seat in this iteration.
    fn regrets_of(&self, seat: Seat, now: &Strategy) -> Vec<f64> {
        let reach = self.reach(now, seat);
        let mut values = vec![0.0; self.nodes.len()];
        let mut regrets = vec![0.0; self.len];
        for place in (0..self.nodes.len()).rev() {
            values[place] = match self.nodes[place] {
                Node::End(value) if seat == Seat::A => value,
                Node::End(value) => 1.0 - value,
                Node::Decision { set, next } => {
                    let set = &self.sets[set as usize];
                    let after = &values[next as usize..next as usize + set.actions.len()];
                    let chances = &now.0[set.at..];
                    let value: f64 = after.iter().zip(chances).map(|(value, chance)| value * chance).sum();
                    if set.seat == seat {
                        for (action, after) in after.iter().enumerate() {
                            regrets[set.at + action] += reach[place] * (after - value);
                        }
                    }
                    value
                }
            };
        }
        regrets
    }

    /// Regret matching: probabilities in proportion to these numbers, uniform where all are 0.
    fn matching(&self, numbers: &[f64]) -> Strategy {
        let mut chances = vec![0.0; self.len];
        for set in &self.sets {
            let range = set.range();
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
