//! What a bot is.

use std::time::Duration;

use tabletop::{Dice, Game, Verdict};

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations: the same answer on every machine.
    Iterations(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// The larger of two budgets of one kind; of different kinds, this one.
    pub(crate) fn at_least(self, least: Budget) -> Budget {
        match (self, least) {
            (Budget::Iterations(own), Budget::Iterations(least)) => Budget::Iterations(own.max(least)),
            _ => self,
        }
    }
}

/// What a bot came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// What it does.
    pub action: A,
    /// How often it played on in its mind.
    pub iterations: u64,
    /// What it expects to get, from 0 to 1.
    pub value: f32,
    /// The line it expects, its own action first.
    pub line: Vec<A>,
    /// All it considered, best first.
    pub alternatives: Vec<Alternative<A>>,
}

/// One action that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Alternative<A> {
    /// The action.
    pub action: A,
    /// The share of thinking it got, from 0 to 1.
    pub share: f32,
    /// What it is expected to bring.
    pub value: f32,
}

impl<A: Copy> Thought<A> {
    /// There was nothing to think about.
    pub(crate) fn forced(action: A) -> Thought<A> {
        Thought::at_once(action, 0.5)
    }

    /// It does this, though something else looked better.
    pub(crate) fn settle_on(&mut self, action: A)
    where
        A: Eq,
    {
        let chosen = self.alternatives.iter().position(|other| other.action == action);
        self.alternatives.swap(0, chosen.expect("it was considered"));
        for (place, other) in self.alternatives.iter_mut().enumerate() {
            other.share = if place == 0 { 1.0 } else { 0.0 };
        }
        self.action = action;
        self.value = self.alternatives[0].value;
        self.line = vec![action];
    }

    /// Nothing else was considered.
    pub(crate) fn at_once(action: A, value: f32) -> Thought<A> {
        let alternatives = vec![Alternative { action, share: 1.0, value }];
        Thought { action, iterations: 0, value, line: vec![action], alternatives }
    }
}

/// A player. It sees a view, has a budget and a random source of its own, and answers with an action.
pub trait Bot<G: Game>: Send {
    /// Decides for the seat whose view this is and whose decision it is.
    ///
    /// # Panics
    /// If the game is over or it is another seat's decision.
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> Thought<G::Action>;
}

/// What is legal for whoever has this view and has to decide. Every position behind the view says the same.
pub(crate) fn legal<G: Game>(view: &G::View, dice: &mut Dice) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::determinize(view, dice).legal_actions(&mut actions);
    assert!(!actions.is_empty(), "there is something to decide");
    actions
}

/// An action that ends the game and wins it, whatever is hidden.
pub(crate) fn wins_now<G: Game>(view: &G::View, actions: &[G::Action], dice: &mut Dice) -> Option<G::Action> {
    /// How many positions behind the view must agree.
    const WORLDS: usize = 8;
    let wins = |world: &G, action: G::Action, dice: &mut Dice| {
        let mut after = world.clone();
        after.apply(action, dice);
        after.turn().verdict() == world.decider().map(Verdict::Won)
    };
    let world = G::determinize(view, dice);
    let action = actions.iter().copied().find(|action| wins(&world, *action, dice))?;
    (1..WORLDS).all(|_| wins(&G::determinize(view, dice), action, dice)).then_some(action)
}
