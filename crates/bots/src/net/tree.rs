//! A tree search with a net, for games in which all seats see the same ([`Heuristics::shared_key`]).
//!
//! Positions that were reached in different ways are one node. What nobody knows is sampled, and what it turns out to be leads to
//! another node. The logits of a new node's actions are their priors; a new position is worth the logit of its best action.

use rustc_hash::FxHashMap;
use tabletop::{Dice, MAX_SEATS, Seat};

use super::evaluator::argmax;
use super::policy::{bare_value, list_eligible};
use super::search::NetRollout;
use crate::bot::{Alternative, Budget};
use crate::clock::{self, Instant};
use crate::heuristics::{Heuristics, Rewards};
use crate::sorting::sort_by;

/// How much the likelihood of an action counts against its mean reward while it was tried little.
const EXPLORATION: f32 = 0.5;
/// How much higher the logit of an action must be than that of another to be e times as likely.
const TEMPERATURE: f32 = 0.5;
/// The number of visits that the net's value of an action counts for.
const NET_VISITS: f32 = 2.0;
/// A path ends after this many decisions: positions can repeat.
const LONGEST: usize = 100;
/// A tree of this size, 60 MB in Bergues, does not grow any more: budgets can be long.
const MOST_NODES: usize = 100_000;
/// Iterations between two checks of the clock.
const CLOCK_INTERVAL: u32 = 8;

/// A decision.
#[derive(Clone, Copy, Debug)]
struct Node {
    visits: u32,
    /// Where its actions begin, and how many they are.
    first: u32,
    count: u16,
}

/// An action of a node.
#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    /// The win probability by the net.
    net_value: f32,
    likelihood: f32,
    visits: u32,
    /// The sum of the deciding seat's rewards.
    reward: f32,
    /// The node that it led to last.
    next: Option<u32>,
}

impl<A> Edge<A> {
    fn mean(&self) -> f32 {
        (NET_VISITS * self.net_value + self.reward) / (NET_VISITS + self.visits as f32)
    }
}

/// An action on the path of an iteration.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: u32,
    edge: usize,
    seat: Seat,
}

/// The tree.
pub(super) struct NetTree<A> {
    /// The nodes by the keys of their positions.
    numbers: FxHashMap<u64, u32>,
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    path: Vec<Step>,
    eligible: Vec<usize>,
}

/// What a search found.
pub(super) struct Found<A> {
    /// The actions to choose from, best first, with their means.
    pub(super) alternatives: Vec<Alternative<A>>,
    /// What is expected to follow, beginning with the best action.
    pub(super) line: Vec<A>,
    pub(super) iterations: u32,
}

impl<A: Copy + Eq> NetTree<A> {
    pub(super) fn new() -> NetTree<A> {
        NetTree {
            numbers: FxHashMap::default(),
            nodes: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            eligible: Vec::new(),
        }
    }

    /// Searches for the decision of the rollout's seat, within a budget that is counted from `start`.
    pub(super) fn search<G: Heuristics<Action = A>>(
        &mut self,
        view: &G::View,
        net: &mut NetRollout<'_, G>,
        (budget, start): (Budget, Instant),
        dice: &mut Dice,
    ) -> Found<A> {
        self.numbers.clear();
        self.nodes.clear();
        self.edges.clear();
        let mut quick = Dice::quick(u64::from(dice.word()) << 32 | u64::from(dice.word()));
        let sample = G::determinizer(view);
        let mut iterations = 0;
        loop {
            let is_over = match budget {
                Budget::Iterations(most) => iterations >= most,
                Budget::Time(time) => iterations % CLOCK_INTERVAL == 0 && start.elapsed() >= time,
            };
            // The first iteration makes the root.
            if is_over && iterations >= 2 {
                break;
            }
            self.iterate(sample(&mut quick), net, &mut quick);
            iterations += 1;
            clock::give_way();
        }
        self.conclude(iterations)
    }

    fn conclude(&self, iterations: u32) -> Found<A> {
        let root = self.edges_of(&self.nodes[0]);
        let total = root.iter().map(|edge| edge.visits).sum::<u32>().max(1) as f32;
        let mut order: Vec<&Edge<A>> = root.iter().collect();
        sort_by(&mut order, |one, two| two.visits.cmp(&one.visits).then(two.mean().total_cmp(&one.mean())));
        let alternative = |edge: &&Edge<A>| Alternative {
            action: edge.action,
            share: edge.visits as f32 / total,
            value: edge.mean(),
        };
        let alternatives = order.iter().map(alternative).collect();
        let mut line = vec![order[0].action];
        let mut next = order[0].next;
        while let Some(node) = next.map(|next| &self.nodes[next as usize])
            && let Some(best) = self.edges_of(node).iter().max_by_key(|edge| edge.visits)
            && best.visits > 0
            && line.len() < 12
        {
            line.push(best.action);
            next = best.next;
        }
        Found { alternatives, line, iterations }
    }

    fn edges_of(&self, node: &Node) -> &[Edge<A>] {
        &self.edges[node.first as usize..][..usize::from(node.count)]
    }

    /// Follows the tree in this determinization to a position that is new, and adds it.
    fn iterate<G: Heuristics<Action = A>>(
        &mut self,
        mut position: G,
        net: &mut NetRollout<'_, G>,
        dice: &mut Dice,
    ) {
        self.path.clear();
        // What each seat expected at its last decision.
        let mut expected = [None; MAX_SEATS as usize];
        let rewards = loop {
            let Some(seat) = position.decider() else {
                let verdict = position.turn().verdict().expect("nobody decides: the game is over");
                break Rewards::of(verdict, position.seats());
            };
            net.actions.clear();
            position.legal_actions(net.actions);
            if let [forced] = net.actions[..] {
                position.apply(forced, dice);
                continue;
            }
            let key = position.shared_key().expect("all positions of a game have keys");
            let known = self.numbers.get(&key).copied();
            if let Some(number) = known {
                self.lead_to(number);
            }
            let Some(number) = known.filter(|_| self.path.len() < LONGEST) else {
                net.evaluator.logits(&position, net.actions, net.logits);
                if known.is_none() && self.nodes.len() < MOST_NODES {
                    let number = self.add(key, &position, net.actions, net.logits);
                    self.lead_to(number);
                }
                expected[seat.index()] = Some(bare_value(net.logits[argmax(net.logits)]));
                break leaf(position, seat, expected, net, dice);
            };
            let edge = self.select(number);
            let Edge { action, net_value, .. } = self.edges[edge];
            expected[seat.index()] = Some(net_value);
            self.path.push(Step { node: number, edge, seat });
            position.apply(action, dice);
        };
        self.back_up(&rewards);
    }

    /// The last action of the path led to this node.
    fn lead_to(&mut self, number: u32) {
        if let Some(step) = self.path.last() {
            self.edges[step.edge].next = Some(number);
        }
    }

    /// Adds a node.
    fn add<G: Heuristics<Action = A>>(
        &mut self,
        key: u64,
        position: &G,
        actions: &[A],
        logits: &[f32],
    ) -> u32 {
        let eligible = &mut self.eligible;
        list_eligible(position, actions, eligible);
        let (first, count) = (self.edges.len() as u32, eligible.len() as u16);
        let top = eligible.iter().map(|&index| logits[index]).fold(f32::NEG_INFINITY, f32::max);
        let weight = |index: usize| ((logits[index] - top) / TEMPERATURE).exp();
        let total: f32 = eligible.iter().map(|&index| weight(index)).sum();
        self.edges.extend(eligible.iter().map(|&index| Edge {
            action: actions[index],
            net_value: bare_value(logits[index]),
            likelihood: weight(index) / total,
            visits: 0,
            reward: 0.0,
            next: None,
        }));
        let number = self.nodes.len() as u32;
        self.nodes.push(Node { visits: 0, first, count });
        self.numbers.insert(key, number);
        number
    }

    /// The action of this node to try: a large mean, or likely and tried little (PUCT).
    fn select(&self, number: u32) -> usize {
        let node = &self.nodes[number as usize];
        let visits = (1.0 + node.visits as f32).sqrt();
        let bound = |edge: &Edge<A>| {
            let bonus = EXPLORATION * edge.likelihood * visits / (1.0 + edge.visits as f32);
            edge.mean() + bonus
        };
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, edge) in self.edges_of(node).iter().enumerate() {
            let bound = bound(edge);
            if bound > best.0 {
                best = (bound, place);
            }
        }
        node.first as usize + best.1
    }

    /// Adds the rewards along the path.
    fn back_up(&mut self, rewards: &Rewards) {
        for &Step { node, edge, seat } in &self.path {
            self.nodes[node as usize].visits += 1;
            self.edges[edge].visits += 1;
            self.edges[edge].reward += rewards.for_seat(seat);
        }
    }
}

/// The expected rewards at a new decision. Of two seats one gets what the other does not. Among more, the searching seat is played for
/// until it decides itself, and the others share the rest in proportion to what they expected last.
fn leaf<G: Heuristics>(
    mut position: G,
    seat: Seat,
    mut expected: [Option<f32>; MAX_SEATS as usize],
    net: &mut NetRollout<'_, G>,
    dice: &mut Dice,
) -> Rewards {
    let seats = position.seats();
    if seats == 2 {
        let value = expected[seat.index()].expect("the net was asked");
        return Rewards::new(2, |other| if other == seat { value } else { 1.0 - value });
    }
    if seat != net.seat {
        expected[net.seat.index()] = Some(net.run(&mut position, 0, dice));
    }
    let own = expected[net.seat.index()].expect("it was played for");
    let share = |seat: Seat| expected[seat.index()].unwrap_or(1.0 / f32::from(seats));
    let others: f32 = Seat::first(seats).filter(|seat| *seat != net.seat).map(share).sum();
    Rewards::new(
        seats,
        |seat| if seat == net.seat { own } else { (1.0 - own) * share(seat) / others.max(1e-6) },
    )
}
