//! Information-set Monte Carlo tree search.
//!
//! Every iteration samples a determinization of the view, descends a tree that all determinizations share, and
//! evaluates the leaf. A child that is not legal in the determinization is absent for that iteration, so each child
//! counts how often it was *available*, and the exploration term uses that count (Cowling, Powley, Whitehouse 2012).
//! Each node keeps the reward of the seat that moved into it, so the search works for any number of seats.

mod tree;

use tabletop::{Dice, Game, Seat};

use crate::bot::{Alternative, Bot, BotDecision, Budget, best_first, legal_actions};
use crate::clock::{self, Instant};
use crate::heuristics::{Heuristics, Rewards};
use crate::sorting::sort_by;
use tree::{NodeId, Tree};

/// Iterations between two checks of the clock.
const CLOCK_INTERVAL: u64 = 64;

/// The search. Its tree survives between calls only to reuse the memory.
#[derive(Debug)]
pub struct Ismcts<G: Game> {
    tree: Tree<G::Action>,
    config: IsmctsConfig,
    path: Vec<NodeId>,
    legal: Vec<G::Action>,
    children: Vec<Option<NodeId>>,
    /// The children of the root in the order of its legal actions, which is the same in every determinization.
    at_root: Vec<Option<NodeId>>,
    weights: Vec<f32>,
    scratch: Vec<G::Action>,
}

/// Parameters of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct IsmctsConfig {
    /// The exploration constant of UCB.
    pub exploration: f32,
    /// Whether to ignore the game's heuristics: uniform priors, and playouts to the end.
    pub plain: bool,
    /// The number of trees searched in parallel, one thread each (root parallelisation).
    pub threads: u32,
}

impl IsmctsConfig {
    /// Without heuristics. Random playouts have a larger variance, so the exploration constant is larger.
    pub const PLAIN: IsmctsConfig = IsmctsConfig { exploration: 0.35, plain: true, threads: 1 };
}

impl Default for IsmctsConfig {
    fn default() -> IsmctsConfig {
        IsmctsConfig { exploration: 0.2, plain: false, threads: 1 }
    }
}

impl<G: Heuristics> Default for Ismcts<G> {
    fn default() -> Ismcts<G> {
        Ismcts::new(IsmctsConfig::default())
    }
}

impl<G: Heuristics> Ismcts<G> {
    /// A search with these parameters.
    pub fn new(config: IsmctsConfig) -> Ismcts<G> {
        Ismcts {
            tree: Tree::new(),
            config,
            path: Vec::new(),
            legal: Vec::new(),
            children: Vec::new(),
            at_root: Vec::new(),
            weights: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// Searches one tree and returns the number of iterations.
    fn search(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> u64 {
        self.tree.clear();
        self.at_root.clear();
        let start = Instant::now();
        let sample = G::determinizer(view);
        let mut iterations = 0;
        loop {
            match budget {
                Budget::Iterations(most) if iterations >= u64::from(most) => break,
                Budget::Time(time) if iterations % CLOCK_INTERVAL == 0 && start.elapsed() >= time => break,
                _ => {}
            }
            self.iterate(sample(dice), dice);
            iterations += 1;
            clock::give_way();
        }
        iterations
    }

    /// One iteration in this determinization.
    fn iterate(&mut self, mut position: G, dice: &mut Dice) {
        self.path.clear();
        self.path.push(Tree::<G::Action>::ROOT);
        let rewards = loop {
            let Some(seat) = position.decider() else { break position.evaluate() };
            self.legal.clear();
            position.legal_actions(&mut self.legal);
            if let [forced] = self.legal[..] {
                position.apply(forced, dice);
                continue;
            }
            let node = *self.path.last().expect("the root is always there");
            let (child, fresh) = self.descend(node, seat, &position, dice);
            let action = self.tree.action(child);
            position.apply(action, dice);
            self.path.push(child);
            if fresh {
                break if self.config.plain {
                    position.playout(dice, &mut self.scratch)
                } else {
                    position.evaluate_leaf(dice, &mut self.scratch)
                };
            }
        };
        self.backpropagate(&rewards);
    }

    /// Selects a child of this node among the legal actions, or expands a new one; returns whether it is new.
    fn descend(&mut self, node: NodeId, seat: Seat, position: &G, dice: &mut Dice) -> (NodeId, bool) {
        let root = node == Tree::<G::Action>::ROOT;
        if root {
            self.at_root.resize(self.legal.len(), None);
            if self.config.plain && self.at_root.iter().all(Option::is_some) {
                let exploration = self.config.exploration;
                return (self.tree.select_at_root(node, &self.at_root, exploration), false);
            }
        } else if self.config.plain {
            return match self.any_untried(node, seat, dice) {
                Some(untried) => (self.tree.add(node, seat, untried), true),
                None => (self.tree.select(node, &self.children, self.config.exploration), false),
            };
        }
        let tried = if root {
            self.children.clone_from(&self.at_root);
            self.at_root.iter().flatten().for_each(|child| self.tree.mark_available(*child));
            self.at_root.iter().flatten().count() as u32
        } else {
            self.tree.available_children(node, seat, &self.legal, &mut self.children)
        };
        let all = tried as usize == self.legal.len();
        if all || (tried > 0 && !self.config.plain && tried >= self.tree.width(node)) {
            return (self.tree.select(node, &self.children, self.config.exploration), false);
        }
        self.weights.clear();
        if self.config.plain {
            self.weights.resize(self.legal.len(), 1.0);
        } else {
            position.priors(&self.legal, &mut self.weights);
        }
        // Untried actions are sampled in proportion to their priors.
        let mut total = 0.0;
        for (weight, child) in self.weights.iter_mut().zip(&self.children) {
            *weight = if child.is_none() { weight.max(1e-3) } else { 0.0 };
            total += *weight;
        }
        let mut left = total * (dice.word() as f32 / 4_294_967_296.0);
        let mut chosen = self.children.iter().rposition(Option::is_none).expect("one is untried");
        for (i, weight) in self.weights.iter().enumerate() {
            if left < *weight {
                chosen = i;
                break;
            }
            left -= weight;
        }
        let child = self.tree.add(node, seat, self.legal[chosen]);
        if root {
            self.at_root[chosen] = Some(child);
        }
        (child, true)
    }

    /// The first untried action after a random start: without priors to compare, the others need not be looked up.
    /// If there is none, `children` holds all children.
    fn any_untried(&mut self, node: NodeId, seat: Seat, dice: &mut Dice) -> Option<G::Action> {
        self.children.clear();
        let (before, from) = self.legal.split_at(dice.below(self.legal.len() as u32) as usize);
        for &action in from.iter().chain(before) {
            match self.tree.child(node, seat, action) {
                Some(child) => self.children.push(Some(child)),
                None => return Some(action),
            }
        }
        for child in self.children.iter().flatten() {
            self.tree.mark_available(*child);
        }
        None
    }

    fn backpropagate(&mut self, rewards: &Rewards) {
        for &node in &self.path {
            self.tree.update(node, rewards);
        }
    }

    fn conclude(&self, actions: &[G::Action], iterations: u64) -> BotDecision<G::Action> {
        let child = |index: usize| self.at_root.get(index).copied().flatten();
        let mut alternatives: Vec<(Alternative<G::Action>, Option<NodeId>)> = actions
            .iter()
            .enumerate()
            .map(|(i, &action)| {
                let (visits, value) = child(i).map_or((0, 0.0), |child| self.tree.mean(child));
                let share = visits as f32 / (iterations.max(1) as f32);
                (Alternative { action, share, value }, child(i))
            })
            .collect();
        let order = best_first(iterations);
        sort_by(&mut alternatives, |(one, _), (two, _)| order(one, two));
        let (Alternative { action, value, .. }, child) = alternatives[0];
        let line = child.map_or_else(|| vec![action], |child| self.tree.principal_variation(child));
        let alternatives = alternatives.into_iter().map(|(alternative, _)| alternative).collect();
        BotDecision { action, iterations, value, line, alternatives }
    }
}

impl<G: Heuristics> Bot<G> for Ismcts<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        let actions = legal_actions::<G>(view, dice);
        if let [only] = actions[..] {
            return BotDecision::forced(only);
        }
        // A search is indifferent between winning now and winning surely later; people expect the former.
        if let Some(win) = G::determinize(view, dice).sure_win() {
            return BotDecision::immediate(win, 1.0);
        }
        // Determinizations need no replayable randomness: a fast generator, seeded from the bot's own.
        let mut quick = || Dice::quick(u64::from(dice.word()) << 32 | u64::from(dice.word()));
        // A browser has workers instead of threads.
        if self.config.threads <= 1 || cfg!(target_arch = "wasm32") {
            let iterations = self.search(view, budget, &mut quick());
            return self.conclude(&actions, iterations);
        }
        let config = IsmctsConfig { threads: 1, ..self.config };
        let sources: Vec<Dice> = (0..self.config.threads).map(|_| quick()).collect();
        let decisions: Vec<BotDecision<G::Action>> = std::thread::scope(|scope| {
            let search = |mut source: Dice| {
                let actions = &actions;
                scope.spawn(move || {
                    let mut search = Ismcts::<G>::new(config);
                    let iterations = search.search(view, budget, &mut source);
                    search.conclude(actions, iterations)
                })
            };
            let running: Vec<_> = sources.into_iter().map(search).collect();
            running.into_iter().map(|thread| thread.join().expect("a search does not fail")).collect()
        });
        BotDecision::merge(&decisions)
    }
}
