//! Playouts. Stones are claimed as soon as possible; everything else is random, or guided by the priors.

use tabletop::{Dice, Verdict};

use crate::action::{Action, PileKind};
use crate::legal::RandomPlay;
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
        if position.claim_all(&mut decisions) {
            break;
        }
        decisions += 1;
        // The usual turn at once, without asking for the phase in between.
        match position.turn.phase {
            Phase::Play => match position.random_play(dice) {
                RandomPlay::Placement(card, stone) => {
                    position.place(card, stone);
                    position.find_claims();
                    if position.claim_all(&mut decisions) {
                        break;
                    }
                    decisions += 1;
                    if let Some(pile) = position.random_pile(dice) {
                        position.take_card(pile);
                    }
                    position.end_turn();
                    position.find_claims();
                }
                RandomPlay::Other(action) => position.apply_action(action),
            },
            _ => position.proceed(dice),
        }
    }
    Playout { verdict: position.turn.verdict, decisions }
}

impl Position {
    /// Claims what can be claimed, and counts the claims. Returns whether that ends the game.
    #[inline]
    fn claim_all(&mut self, decisions: &mut u32) -> bool {
        // A claim never makes another impossible, so the claims are listed once.
        for stone in self.turn.claims {
            self.claim(stone);
            *decisions += 1;
            if self.turn.phase == Phase::Over {
                return true;
            }
        }
        false
    }

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
        let plays = self.plays();
        for _ in 0..CANDIDATES {
            let action = plays.pick(dice);
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

    /// A random pile of those that the seat to move can draw from now.
    #[inline]
    fn random_pile(&self, dice: &mut Dice) -> Option<PileKind> {
        match self.draws() {
            (true, true) if dice.below(2) == 1 => Some(PileKind::Tactic),
            (true, _) => Some(PileKind::Clan),
            (false, true) => Some(PileKind::Tactic),
            (false, false) => None,
        }
    }

    /// Makes a random action other than a claim, each equally likely. There always is one: before the play a claim
    /// can wait, and after it the turn must end.
    fn proceed(&mut self, dice: &mut Dice) {
        match self.turn.phase {
            Phase::Play => match self.random_play(dice) {
                RandomPlay::Placement(card, stone) => self.place(card, stone),
                RandomPlay::Other(action) => self.make(action),
            },
            Phase::Claim | Phase::Recruit(_) => match self.random_pile(dice) {
                Some(pile) => self.draw(pile),
                None => self.end_turn(),
            },
            Phase::Return(_) => self.make(self.random_put_back(dice)),
            Phase::Over => {}
        }
        self.find_claims();
    }
}
