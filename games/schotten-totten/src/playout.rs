//! Random play at full speed: stones are claimed as soon as they can be, all else is left to chance.

use tabletop::{Dice, Verdict};

use crate::action::PileKind;
use crate::phase::Phase;
use crate::position::Position;

/// How a random game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How it ended.
    pub verdict: Verdict,
    /// How many decisions were made, forced ones included.
    pub decisions: u32,
}

/// Plays on to the end, in place. Nothing is allocated.
pub fn playout(position: &mut Position, dice: &mut Dice) -> Playout {
    let mut decisions = 0;
    while position.turn.phase != Phase::Over {
        // What is claimed cannot make another claim impossible: one look is enough.
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
    /// Plays on until the turn ends: what can be claimed is claimed, a card is drawn.
    pub(crate) fn finish_turn(&mut self, dice: &mut Dice) {
        while !matches!(self.turn.phase, Phase::Play | Phase::Over) {
            match self.claims_now().into_iter().next() {
                Some(stone) => self.claim(stone),
                None => self.proceed(dice),
            }
        }
    }

    /// Makes a random action that is no claim, each equally likely. There always is one: before play a claim
    /// can wait, after play the turn must end.
    // The loop of a playout is this function: as a call of its own it costs 5 % of a random game.
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
