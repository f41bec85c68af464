//! Playouts. Stones are claimed as soon as possible; everything else is random, or guided by the priors.

use tabletop::{Dice, Verdict};

use crate::action::{Action, PileKind};
use crate::phase::Phase;
use crate::position::Position;
use crate::strongest::Horizon;

/// The number of random plays that a guided turn chooses from.
const CANDIDATES: u32 = 8;

/// The result of a random playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How it ended.
    pub verdict: Verdict,
    /// The number of decisions, forced ones included.
    pub decisions: u32,
}

/// Plays to the end at random, in place, without allocating.
pub fn playout(position: &mut Position, dice: &mut Dice) -> Playout {
    let mut decisions = 0;
    while position.turn.phase != Phase::Over {
        // A claim never makes another impossible, so the claims are listed once.
        for stone in position.claims_now() {
            position.claim(stone);
            decisions += 1;
            if position.turn.phase == Phase::Over {
                return Playout { verdict: position.turn.verdict, decisions };
            }
        }
        position.proceed(dice);
        decisions += 1;
    }
    Playout { verdict: position.turn.verdict, decisions }
}

impl Position {
    /// Plays until the turn ends: claims what can be claimed, and draws.
    pub(crate) fn finish_turn(&mut self, dice: &mut Dice) {
        while !matches!(self.turn.phase, Phase::Play | Phase::Over) {
            match self.claims_now().into_iter().next() {
                Some(stone) => self.claim(stone),
                None => self.proceed(dice),
            }
        }
    }

    /// Plays a turn: of a few random plays, the one with the highest prior.
    pub(super) fn guided_turn(&mut self, dice: &mut Dice) {
        for stone in self.claims_now() {
            self.claim(stone);
            if self.turn.phase == Phase::Over {
                return;
            }
        }
        let me = self.turn.seat;
        let horizon = Horizon::new(self.border.unseen());
        let mut best = (f32::NEG_INFINITY, Action::Pass);
        for _ in 0..CANDIDATES {
            let action = self.random_play(dice);
            let weight = match action {
                Action::Place(card, stone) if card.is_troop() => self.fit(me, card, stone, &horizon),
                _ => 1.0,
            };
            if weight > best.0 {
                best = (weight, action);
            }
        }
        self.apply_action(best.1);
        self.finish_turn(dice);
    }

    /// Makes a random action other than a claim, each equally likely. There always is one: before the play a claim
    /// can wait, and after it the turn must end.
    // The inner loop of a playout: not inlining it costs 5 % of a random game.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn proceed(&mut self, dice: &mut Dice) {
        match self.turn.phase {
            Phase::Play => match self.random_placement(dice) {
                Some((card, stone)) => self.place(card, stone),
                None => self.apply_action(self.random_play(dice)),
            },
            Phase::Claim | Phase::Recruit(_) => match self.draws() {
                (true, true) if dice.below(2) == 1 => self.draw(PileKind::Tactic),
                (true, _) => self.draw(PileKind::Clan),
                (false, true) => self.draw(PileKind::Tactic),
                (false, false) => self.end_turn(),
            },
            Phase::Return(_) => self.apply_action(self.random_put_back(dice)),
            Phase::Over => {}
        }
    }
}
