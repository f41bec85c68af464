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
        let mut game = OneGame::new(position, dice);
        game.advance(rules);
        Ok(game)
    }

    pub(crate) fn new(position: G, dice: Dice) -> OneGame<G> {
        OneGame { position, dice }
    }

    /// The seat that decides, or none if the game is over.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.position.decider()
    }

    /// Makes an action and advances to the next decision.
    pub(crate) fn play<E: Encoding<Game = G>>(&mut self, rules: &Rules<E>, action: G::Action) {
        self.apply(action);
        self.advance(rules);
    }

    /// Makes a random legal action and advances to the next decision.
    pub(crate) fn play_any<E: Encoding<Game = G>>(
        &mut self,
        rules: &Rules<E>,
        dice: &mut Dice,
        scratch: &mut Vec<G::Action>,
    ) {
        let action = self.position.random_action(dice, scratch);
        self.apply(action);
        self.advance(rules);
    }

    /// The action of a slot, if it is legal.
    pub(crate) fn action<E: Encoding<Game = G>>(&self, rules: &Rules<E>, slot: i32) -> Option<G::Action> {
        let slot = usize::try_from(slot).ok().filter(|_| !self.position.is_over())?;
        rules.encoding.action(&self.position, slot)
    }

    /// Makes a legal action.
    pub(crate) fn apply(&mut self, action: G::Action) {
        self.position.apply(action, &mut self.dice);
    }

    /// The action that nobody decides: an automatic one, or a forced one if the environment skips them.
    pub(crate) fn automatic<E: Encoding<Game = G>>(&self, rules: &Rules<E>) -> Option<G::Action> {
        if self.position.is_over() {
            return None;
        }
        rules.encoding.automatic(&self.position).or_else(|| {
            let is_forced = rules.skip_forced && self.position.legal_count() == 1;
            is_forced.then(|| self.position.forced_action(&mut Vec::with_capacity(1))).flatten()
        })
    }

    fn advance<E: Encoding<Game = G>>(&mut self, rules: &Rules<E>) {
        while let Some(action) = self.automatic(rules) {
            self.apply(action);
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
