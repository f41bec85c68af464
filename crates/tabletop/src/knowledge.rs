//! What a game tells the bots about playing it well.

use crate::{Dice, Game, MAX_SEATS, Seat, Verdict};

/// What each seat gets out of a game, or is expected to: from 0 (lost) to 1 (won).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rewards([f32; MAX_SEATS as usize]);

impl Rewards {
    /// The rewards, seat by seat.
    #[inline]
    pub fn new(seats: u8, mut reward: impl FnMut(Seat) -> f32) -> Rewards {
        let mut rewards = [0.0; MAX_SEATS as usize];
        for seat in Seat::first(seats) {
            rewards[seat.index()] = reward(seat);
        }
        Rewards(rewards)
    }

    /// The winner gets 1; a draw is shared; if nobody wins, nobody gets anything.
    #[inline]
    pub fn of(verdict: Verdict, seats: u8) -> Rewards {
        match verdict {
            Verdict::Won(winner) => Rewards::new(seats, |seat| f32::from(u8::from(seat == winner))),
            Verdict::Draw => Rewards::even(seats),
            Verdict::Nobody => Rewards::new(seats, |_| 0.0),
        }
    }

    /// Everybody has the same share.
    #[inline]
    pub fn even(seats: u8) -> Rewards {
        Rewards::new(seats, |_| 1.0 / f32::from(seats))
    }

    /// The reward of one seat.
    #[inline]
    pub const fn for_seat(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }
}

/// What a game knows of playing it well. Everything has a plain default; a game overrides what it can do better.
///
/// Bots call these on positions drawn from behind a view, never on the true one, so what looks like looking at
/// hidden cards here is looking at a guess.
pub trait Knowledge: Game {
    /// Plays on to the end, quickly and not stupidly, and answers what each seat got. Without allocating;
    /// `scratch` is there to be used.
    fn playout(&mut self, dice: &mut Dice, scratch: &mut Vec<Self::Action>) -> Rewards {
        while !self.is_over() {
            let action = self.random_action(dice, scratch);
            self.apply(action, dice);
        }
        self.evaluate()
    }

    /// What a search may expect from here: by default the outcome of a playout; a game whose
    /// [`Knowledge::evaluate`] is worth more than chance plays on only until the position is quiet, and evaluates.
    fn judge(&mut self, dice: &mut Dice, scratch: &mut Vec<Self::Action>) -> Rewards {
        self.playout(dice, scratch)
    }

    /// A quick estimate of what each seat will get; the true rewards when the game is over.
    fn evaluate(&self) -> Rewards {
        match self.turn().verdict() {
            Some(verdict) => Rewards::of(verdict, self.seats()),
            None => Rewards::even(self.seats()),
        }
    }

    /// How promising each of these legal actions looks to the seat to decide: appends one weight for each, larger
    /// is better, about 1 for an ordinary action. An action of weight 0 is never played unless there is no other.
    fn priors(&self, actions: &[Self::Action], weights: &mut Vec<f32>) {
        weights.extend(actions.iter().map(|_| 1.0));
    }
}
