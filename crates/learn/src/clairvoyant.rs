//! A player that sees every card, the piles included: it measures how much perfect information would be worth. It is
//! not a [`Bot`], because bots get views.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use arena::{Duel, Entrant, Plan};
use bots::net::{Net, NetEvaluator, sample_softmax};
use bots::{Bot, Budget, Heuristics, Rewards, hash_combine};
use tabletop::{Dice, Seat};

/// Actions whose logit is below the best by more than this are not played out.
const MARGIN: f32 = 2.5;
/// The number of playouts per action.
const PLAYOUTS: u32 = 8;
/// The softmax temperature of the playouts.
const TEMPERATURE: f32 = 0.1;

/// Plays by a net on the true position.
pub struct Clairvoyant {
    evaluator: NetEvaluator,
    logits: Vec<f32>,
}

impl Clairvoyant {
    /// A player with this net.
    pub fn new(net: &Arc<Net>) -> Clairvoyant {
        Clairvoyant { evaluator: NetEvaluator::new(Arc::clone(net)), logits: Vec::new() }
    }

    /// Plays every action within the margin to the end of the game, several times, all seats sampling from the net;
    /// takes the action with the best results, among equals the one with the highest logit.
    pub fn choose<G: Heuristics>(
        &mut self,
        position: &G,
        actions: &[G::Action],
        dice: &mut Dice,
    ) -> G::Action {
        let seat = position.decider().expect("the game goes on");
        self.evaluator.logits(position, actions, &mut self.logits);
        let logits = self.logits.clone();
        let top = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut best = (f32::NEG_INFINITY, f32::NEG_INFINITY, 0);
        for (i, &action) in actions.iter().enumerate().filter(|(i, _)| logits[*i] >= top - MARGIN) {
            let reward = (0..PLAYOUTS).map(|_| self.playout(position.clone(), action, seat, dice)).sum();
            if (reward, logits[i]) > (best.0, best.1) {
                best = (reward, logits[i], i);
            }
        }
        actions[best.2]
    }

    /// Plays one game against a bot that sits in every other seat; returns twice its points.
    fn game<G: Heuristics>(
        &mut self,
        (other, budget): (&mut dyn Bot<G>, Budget),
        plan: &Plan,
        swapped: bool,
        deal: u64,
    ) -> usize {
        // Separate sources, so that decisions do not change the random events of the game.
        let (mut dice, mut own) = (Dice::quick(deal), Dice::quick(!deal));
        let mut position = G::deal(&plan.settings, plan.seats, &mut dice).expect("the options were checked");
        let sits = |seat: Seat| (seat.index() % 2 == 1) == swapped;
        let mut legal = Vec::new();
        while let Some(seat) = position.decider() {
            legal.clear();
            position.legal_actions(&mut legal);
            let action = match legal[..] {
                [forced] => forced,
                _ if sits(seat) => self.choose(&position, &legal, &mut own),
                _ => other.think(&position.view(seat.into()), budget, &mut own).action,
            };
            position.apply(action, &mut dice);
        }
        let rewards = Rewards::of(position.turn().verdict().expect("it is over"), plan.seats);
        let of = |own: bool| -> f32 {
            let seats = Seat::first(plan.seats).filter(|seat| sits(*seat) == own);
            seats.map(|seat| rewards.for_seat(seat)).sum()
        };
        match of(true).total_cmp(&of(false)) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        }
    }

    /// The reward of the seat after one playout.
    fn playout<G: Heuristics>(
        &mut self,
        mut position: G,
        first: G::Action,
        seat: Seat,
        dice: &mut Dice,
    ) -> f32 {
        let mut legal = Vec::new();
        position.apply(first, dice);
        while position.decider().is_some() {
            let action = if let Some(forced) = position.forced_action(&mut legal) {
                forced
            } else {
                self.evaluator.logits(&position, &legal, &mut self.logits);
                legal[sample_softmax(&self.logits, TEMPERATURE, dice)]
            };
            position.apply(action, dice);
        }
        Rewards::of(position.turn().verdict().expect("it is over"), position.seats()).for_seat(seat)
    }
}

/// Lets the clairvoyant player meet a bot, every deal twice.
pub fn luck<G: Heuristics>(net: &Arc<Net>, bot: &Entrant<G>, plan: &Plan) -> Duel {
    let next = AtomicU32::new(0);
    let work = || {
        let (mut clairvoyant, mut other) = (Clairvoyant::new(net), (bot.make)());
        let mut duel = Duel::default();
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= plan.pairs {
                return duel;
            }
            let mut halves = 0;
            for swapped in [false, true] {
                let deal = hash_combine(plan.seed, pair.into());
                let half = clairvoyant.game((&mut *other, bot.budget), plan, swapped, deal);
                duel.games[2 - half] += 1;
                halves += half;
            }
            duel.pairs[halves] += 1;
        }
    };
    let parts: Vec<Duel> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        running.into_iter().map(|thread| thread.join().expect("no worker panics")).collect()
    });
    let mut all = Duel::default();
    for part in parts {
        for (all, part) in all.games.iter_mut().zip(part.games) {
            *all += part;
        }
        for (all, part) in all.pairs.iter_mut().zip(part.pairs) {
            *all += part;
        }
    }
    all
}
