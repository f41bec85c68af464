//! Information-set Monte Carlo tree search.
//!
//! Every iteration imagines one full position behind the view, goes down a tree that all of them share, and plays
//! the rest out. A child that is not legal in the imagined position is not there for that iteration, so each child
//! counts how often it was *available*, and the exploration term uses that count (Cowling, Powley, Whitehouse 2012).
//! Each node keeps the reward of the seat that moved into it: any number of seats, each for itself.

mod tree;

use std::time::Instant;

use tabletop::{Dice, Game, Knowledge, Rewards, Seat};

use crate::bot::{Alternative, Bot, Budget, Thought, legal, wins_now};
use tree::{NodeId, Tree};

/// Iterations between two looks at the clock.
const BETWEEN_LOOKS: u64 = 64;

/// The search. Its tree is kept between calls only to reuse the memory.
#[derive(Debug)]
pub struct Ismcts<G: Game> {
    tree: Tree<G::Action>,
    settings: Settings,
    path: Vec<NodeId>,
    legal: Vec<G::Action>,
    children: Vec<Option<NodeId>>,
    /// The children of the root in the order of its legal actions, which is the same in every imagined position.
    at_root: Vec<Option<NodeId>>,
    weights: Vec<f32>,
    scratch: Vec<G::Action>,
}

/// How a search is tuned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much it explores.
    pub exploration: f32,
    /// Whether it does without the game's knowledge: no priors, and playouts to the end.
    pub plain: bool,
    /// How many trees are searched side by side, each in a thread of its own.
    pub threads: u32,
}

impl Settings {
    /// Without any knowledge of the game; random playouts scatter more, so it explores more.
    pub const PLAIN: Settings = Settings { exploration: 0.35, plain: true, threads: 1 };
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { exploration: 0.2, plain: false, threads: 1 }
    }
}

impl<G: Knowledge> Default for Ismcts<G> {
    fn default() -> Ismcts<G> {
        Ismcts::new(Settings::default())
    }
}

impl<G: Knowledge> Ismcts<G> {
    /// A search with this tuning.
    pub fn new(settings: Settings) -> Ismcts<G> {
        Ismcts {
            tree: Tree::new(),
            settings,
            path: Vec::new(),
            legal: Vec::new(),
            children: Vec::new(),
            at_root: Vec::new(),
            weights: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// Searches one tree and answers how many iterations it made.
    fn search(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> u64 {
        self.tree.clear();
        self.at_root.clear();
        let start = Instant::now();
        let mut iterations = 0;
        loop {
            match budget {
                Budget::Iterations(most) if iterations >= u64::from(most) => break,
                Budget::Time(time) if iterations % BETWEEN_LOOKS == 0 && start.elapsed() >= time => break,
                _ => {}
            }
            self.iterate(view, dice);
            iterations += 1;
        }
        iterations
    }

    fn iterate(&mut self, view: &G::View, dice: &mut Dice) {
        let mut position = G::determinize(view, dice);
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
                break if self.settings.plain {
                    position.playout(dice, &mut self.scratch)
                } else {
                    position.judge(dice, &mut self.scratch)
                };
            }
        };
        self.learn(&rewards);
    }

    /// Chooses a child of this node among what is legal, a new one if there is any; says whether it is new.
    fn descend(&mut self, node: NodeId, seat: Seat, position: &G, dice: &mut Dice) -> (NodeId, bool) {
        let root = node == Tree::<G::Action>::ROOT;
        if root {
            self.at_root.resize(self.legal.len(), None);
            if self.settings.plain && self.at_root.iter().all(Option::is_some) {
                let exploration = self.settings.exploration;
                return (self.tree.most_urgent_of_all(node, &self.at_root, exploration), false);
            }
        } else if self.settings.plain {
            return match self.any_untried(node, seat, dice) {
                Some(untried) => (self.tree.add(node, seat, untried), true),
                None => (self.tree.most_urgent(node, &self.children, self.settings.exploration), false),
            };
        }
        self.children.clear();
        let mut untried = 0;
        for (place, &action) in self.legal.iter().enumerate() {
            let child = if root { self.at_root[place] } else { self.tree.child(node, seat, action) };
            untried += u32::from(child.is_none());
            self.children.push(child);
            if let Some(child) = child {
                self.tree.offer(child);
            }
        }
        let tried = self.legal.len() as u32 - untried;
        if untried == 0 || (tried > 0 && !self.settings.plain && tried >= self.tree.width(node)) {
            return (self.tree.most_urgent(node, &self.children, self.settings.exploration), false);
        }
        self.weights.clear();
        if self.settings.plain {
            self.weights.resize(self.legal.len(), 1.0);
        } else {
            position.priors(&self.legal, &mut self.weights);
        }
        // What looks better is tried sooner.
        let mut total = 0.0;
        for (weight, child) in self.weights.iter_mut().zip(&self.children) {
            *weight = if child.is_none() { weight.max(1e-3) } else { 0.0 };
            total += *weight;
        }
        let mut left = total * (dice.word() as f32 / 4_294_967_296.0);
        let mut chosen = self.children.iter().rposition(Option::is_none).expect("one is untried");
        for (place, weight) in self.weights.iter().enumerate() {
            if left < *weight {
                chosen = place;
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

    /// An action that was never tried here, whichever is met first: without weights to compare, the others need not
    /// be looked up. If there is none, all the children are gathered.
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
            self.tree.offer(*child);
        }
        None
    }

    fn learn(&mut self, rewards: &Rewards) {
        for &node in &self.path {
            self.tree.learn(node, rewards);
        }
    }

    fn conclude(&self, actions: &[G::Action], iterations: u64) -> Thought<G::Action> {
        let child = |place: usize| self.at_root.get(place).copied().flatten();
        let mut alternatives: Vec<(Alternative<G::Action>, Option<NodeId>)> = actions
            .iter()
            .enumerate()
            .map(|(place, &action)| {
                let (visits, value) = child(place).map_or((0, 0.0), |child| self.tree.standing(child));
                let share = visits as f32 / (iterations.max(1) as f32);
                (Alternative { action, share, value }, child(place))
            })
            .collect();
        let order = best_first(iterations);
        alternatives.sort_by(|(one, _), (two, _)| order(one, two));
        let (Alternative { action, value, .. }, child) = alternatives[0];
        let line = child.map_or_else(|| vec![action], |child| self.tree.line(child));
        let alternatives = alternatives.into_iter().map(|(alternative, _)| alternative).collect();
        Thought { action, iterations, value, line, alternatives }
    }
}

/// What is surely best comes first: the value less a margin that shrinks with attention. An action whose worth was
/// found out late may be better than the one that got the most attention.
fn best_first<A>(iterations: u64) -> impl Fn(&Alternative<A>, &Alternative<A>) -> std::cmp::Ordering {
    let sure = move |one: &Alternative<A>| {
        let visits = one.share * iterations as f32;
        if visits < 1.0 { -1.0 } else { one.value - visits.sqrt().recip() }
    };
    move |one, two| sure(two).total_cmp(&sure(one)).then(two.share.total_cmp(&one.share))
}

impl<G: Knowledge> Bot<G> for Ismcts<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> Thought<G::Action> {
        let actions = legal::<G>(view, dice);
        if let [only] = actions[..] {
            return Thought::forced(only);
        }
        // A win that cannot run away looks as good later as now; people take it now.
        if let Some(win) = wins_now::<G>(view, &actions, dice) {
            return Thought::at_once(win, 1.0);
        }
        // Imagined worlds are many and nobody replays them: a quick source, seeded from the bot's own.
        let mut quick = || Dice::quick(u64::from(dice.word()) << 32 | u64::from(dice.word()));
        if self.settings.threads <= 1 {
            let iterations = self.search(view, budget, &mut quick());
            return self.conclude(&actions, iterations);
        }
        let settings = Settings { threads: 1, ..self.settings };
        let sources: Vec<Dice> = (0..self.settings.threads).map(|_| quick()).collect();
        let thoughts: Vec<Thought<G::Action>> = std::thread::scope(|scope| {
            let search = |mut source: Dice| {
                let actions = &actions;
                scope.spawn(move || {
                    let mut search = Ismcts::<G>::new(settings);
                    let iterations = search.search(view, budget, &mut source);
                    search.conclude(actions, iterations)
                })
            };
            let running: Vec<_> = sources.into_iter().map(search).collect();
            running.into_iter().map(|thread| thread.join().expect("a search does not fail")).collect()
        });
        merge(&actions, &thoughts)
    }
}

/// Adds up what trees that were searched side by side think of each action.
fn merge<A: Copy + Eq>(actions: &[A], thoughts: &[Thought<A>]) -> Thought<A> {
    let iterations: u64 = thoughts.iter().map(|thought| thought.iterations).sum();
    let mut alternatives: Vec<Alternative<A>> = actions
        .iter()
        .map(|&action| {
            let (mut visits, mut reward) = (0.0, 0.0);
            for thought in thoughts {
                let found = thought.alternatives.iter().find(|other| other.action == action);
                let found = found.expect("every tree knows every action");
                let own = found.share * thought.iterations as f32;
                visits += own;
                reward += own * found.value;
            }
            let value = if visits > 0.0 { reward / visits } else { 0.0 };
            Alternative { action, share: visits / (iterations.max(1) as f32), value }
        })
        .collect();
    alternatives
        .sort_by(|one, two| (two.share, two.value).partial_cmp(&(one.share, one.value)).expect("numbers"));
    let Alternative { action, value, .. } = alternatives[0];
    let line =
        thoughts.iter().map(|thought| &thought.line).find(|line| line.first().is_some_and(|a| *a == action));
    Thought { action, iterations, value, line: line.cloned().unwrap_or_else(|| vec![action]), alternatives }
}
