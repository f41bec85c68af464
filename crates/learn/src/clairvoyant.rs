//! Somebody who sees every card, the piles included: only to measure what knowing all would be worth. No bot of the
//! program is one, and none could be: bots are given views.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use arena::{Duel, Entrant, Plan};
use bots::net::{Net, NetEvaluator, sample_softmax};
use bots::{Bot, Budget, Heuristics, Rewards, hash_combine};
use tabletop::{Dice, Seat};

/// What looks so much worse than the best, as the net logits, is not looked at.
const HOPELESS: f32 = 2.5;
/// How often each action is played on.
const LINES: u32 = 8;
/// How freely is chosen then: the others may do something else than the net would.
const TEMPERATURE: f32 = 0.1;

/// Plays by a net that sees every card.
pub struct Clairvoyant {
    evaluator: NetEvaluator,
    logits: Vec<f32>,
}

impl Clairvoyant {
    /// By this net.
    pub fn new(net: &Arc<Net>) -> Clairvoyant {
        Clairvoyant { evaluator: NetEvaluator::new(Arc::clone(net)), logits: Vec::new() }
    }

    /// Plays every action that does not look hopeless on to the end of the game, several times, all seats by the net and
    /// not always its best; takes what ends best, and among equals what looks best.
    pub fn choose<G: Heuristics>(
        &mut self,
        position: &G,
        actions: &[G::Action],
        dice: &mut Dice,
    ) -> G::Action {
        let seat = position.decider().expect("the game goes on");
        self.evaluator.logits(position, actions, &mut self.logits);
        let looks = self.logits.clone();
        let top = looks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut best = (f32::NEG_INFINITY, f32::NEG_INFINITY, 0);
        for (place, &action) in
            actions.iter().enumerate().filter(|(place, _)| looks[*place] >= top - HOPELESS)
        {
            let ends = (0..LINES).map(|_| self.end(position.clone(), action, seat, dice)).sum();
            if (ends, looks[place]) > (best.0, best.1) {
                best = (ends, looks[place], place);
            }
        }
        actions[best.2]
    }

    /// Plays one game against a bot, in every other seat, and logits twice its points.
    fn game<G: Heuristics>(
        &mut self,
        (other, budget): (&mut dyn Bot<G>, Budget),
        plan: &Plan,
        swapped: bool,
        deal: u64,
    ) -> usize {
        // What is thought must not change what chance brings.
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

    /// What the seat gets at the end.
    fn end<G: Heuristics>(&mut self, mut position: G, first: G::Action, seat: Seat, dice: &mut Dice) -> f32 {
        let mut legal = Vec::new();
        position.apply(first, dice);
        while position.decider().is_some() {
            legal.clear();
            position.legal_actions(&mut legal);
            let action = if let [forced] = legal[..] {
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

/// Lets somebody who sees every card play against a bot, every deal twice.
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
        running.into_iter().map(|thread| thread.join().expect("nobody fails")).collect()
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
