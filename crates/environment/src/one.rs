//! One game of an environment.

use bots::encoding::Encoding;
use bots::{Heuristics, Rewards};
use tabletop::{BadOption, Dice, Seat, Seed, Settings, Turn};

/// The seed of a game: the environment's seed, the place of the game and the number of the episode, each as eight
/// little-endian bytes, then eight zeros. With it a game can be dealt again anywhere.
pub fn seed_of(environment: u64, game: u64, episode: u64) -> Seed {
    let mut bytes = [0; 32];
    for (part, number) in bytes.chunks_exact_mut(8).zip([environment, game, episode]) {
        part.copy_from_slice(&number.to_le_bytes());
    }
    Seed(bytes)
}

/// A game in progress with its random stream.
#[derive(Clone)]
pub(crate) struct OneGame<G> {
    pub(crate) position: G,
    dice: Dice,
}

impl<G: Heuristics> OneGame<G> {
    /// Deals, and advances to the first decision.
    pub(crate) fn deal<E: Encoding<Game = G>>(rules: &Rules<E>, seed: Seed) -> Result<OneGame<G>, BadOption> {
        let mut dice = Dice::from_seed(seed);
        let position = G::deal(&rules.settings, rules.seats, &mut dice)?;
        let mut game = OneGame { position, dice };
        game.advance(rules);
        Ok(game)
    }

    /// The seat that decides, or none if the game is over.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.position.decider()
    }

    /// Makes the action of a slot and advances to the next decision; false if the slot is not legal.
    pub(crate) fn play<E: Encoding<Game = G>>(&mut self, rules: &Rules<E>, slot: i32) -> bool {
        let Ok(slot) = usize::try_from(slot) else { return false };
        if self.position.is_over() {
            return false;
        }
        let Some(action) = rules.encoding.action(&self.position, slot) else { return false };
        self.position.apply(action, &mut self.dice);
        self.advance(rules);
        true
    }

    /// Makes automatic actions, and forced ones if the environment skips them.
    fn advance<E: Encoding<Game = G>>(&mut self, rules: &Rules<E>) {
        while !self.position.is_over() {
            let action = match rules.encoding.automatic(&self.position) {
                Some(action) => action,
                None if rules.skip_forced && self.position.legal_count() == 1 => {
                    let mut actions = Vec::with_capacity(1);
                    self.position.legal_actions(&mut actions);
                    actions[0]
                }
                None => return,
            };
            self.position.apply(action, &mut self.dice);
        }
    }

    /// The final rewards, from −1 (lost) to 1 (won); zeros while the game goes on.
    pub(crate) fn write_rewards(&self, rewards: &mut [f32]) {
        rewards.fill(0.0);
        if let Turn::Over(verdict) = self.position.turn() {
            let seats = self.position.seats();
            let shares = Rewards::of(verdict, seats);
            for (seat, reward) in Seat::first(seats).zip(rewards) {
                *reward = 2.0 * shares.for_seat(seat) - 1.0;
            }
        }
    }
}

/// What all games of an environment have in common.
pub(crate) struct Rules<E> {
    pub(crate) encoding: E,
    pub(crate) settings: Settings,
    pub(crate) seats: u8,
    pub(crate) skip_forced: bool,
}
