//! One game whose states can be copied, for programs that search or keep many states.

use std::sync::Arc;

use bots::Heuristics;
use bots::encoding::{Encoding, Layout};
use tabletop::{Dice, Game, Seat, Settings, Viewer};

use crate::EnvironmentError;
use crate::one::{OneGame, Rules, seed_of};

/// A state of a game between two decisions.
pub trait State: Send + Sync {
    /// The same state. Both continue with the same random events.
    fn copy(&self) -> Box<dyn State>;

    /// The shape of rows and masks.
    fn layout(&self) -> &Layout;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The seat that decides, or none if the game is over.
    fn seat(&self) -> Option<Seat>;

    /// Writes the legal slots.
    fn mask(&self, mask: &mut [u8]);

    /// Writes what the deciding seat sees; zeros if the game is over.
    fn observe(&self, row: &mut [u8]);

    /// Writes everything, from the side of the deciding seat; zeros if the game is over.
    fn observe_privileged(&self, row: &mut [u8]);

    /// Makes the action of a slot.
    fn apply(&mut self, slot: i32) -> Result<(), EnvironmentError>;

    /// Writes the rewards of all seats, from −1 to 1; zeros while the game goes on.
    fn rewards(&self, rewards: &mut [f32]);

    /// The action of a legal slot in the notation of the game.
    fn action_text(&self, slot: usize) -> Option<String>;

    /// All that a seat has seen: its first view, and every step as it saw it. Equal texts mean equal information.
    fn information_state(&self, seat: Seat) -> String;

    /// The position in the notation of the game, hidden information included.
    fn position(&self) -> String;

    /// A state behind what a seat sees, each equally likely, whose later random events follow from this seed. What the
    /// other seats have seen begins with their views of it.
    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn State>;
}

struct GameState<E: Encoding> {
    rules: Arc<Rules<E>>,
    game: OneGame<E::Game>,
    /// What each seat has seen.
    seen: Vec<String>,
}

/// Deals a game of an encoding.
pub(crate) fn deal<E: Encoding<Game: Heuristics>>(
    encoding: E,
    settings: &Settings,
    seats: u8,
    seed: u64,
    skip_forced: bool,
) -> Result<Box<dyn State>, EnvironmentError> {
    let rules = Rules { encoding, settings: settings.clone(), seats, skip_forced };
    let mut dice = Dice::from_seed(seed_of(seed, 0, 0));
    let position = E::Game::deal(settings, seats, &mut dice)?;
    if !rules.encoding.covers(&position) {
        return Err(EnvironmentError::NotCovered(E::Game::NAME));
    }
    let seen = Seat::first(seats).map(|seat| position.view(Viewer::Seat(seat)).to_string()).collect();
    let mut state = GameState { rules: Arc::new(rules), game: OneGame::new(position, dice), seen };
    state.advance(None);
    Ok(Box::new(state))
}

impl<E: Encoding<Game: Heuristics>> GameState<E> {
    /// Makes this action, if any, then those that nobody decides.
    fn advance(&mut self, first: Option<<E::Game as Game>::Action>) {
        let mut next = first.or_else(|| self.game.automatic(&self.rules));
        while let Some(action) = next {
            let before = self.game.position.clone();
            self.game.apply(action);
            for (seat, seen) in Seat::first(self.rules.seats).zip(&mut self.seen) {
                let step = before.seen(action, &self.game.position, Viewer::Seat(seat));
                seen.push('\n');
                seen.push_str(&step.to_string());
            }
            next = self.game.automatic(&self.rules);
        }
    }
}

impl<E: Encoding<Game: Heuristics>> State for GameState<E> {
    fn copy(&self) -> Box<dyn State> {
        let (rules, game, seen) = (self.rules.clone(), self.game.clone(), self.seen.clone());
        Box::new(GameState { rules, game, seen })
    }

    fn layout(&self) -> &Layout {
        self.rules.encoding.layout()
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    fn seat(&self) -> Option<Seat> {
        self.game.seat()
    }

    fn mask(&self, mask: &mut [u8]) {
        mask.fill(0);
        if self.seat().is_some() {
            self.rules.encoding.mask(&self.game.position, mask);
        }
    }

    fn observe(&self, row: &mut [u8]) {
        row.fill(0);
        if self.seat().is_some() {
            self.rules.encoding.observe(&self.game.position, row);
        }
    }

    fn observe_privileged(&self, row: &mut [u8]) {
        row.fill(0);
        if self.seat().is_some() {
            self.rules.encoding.observe_privileged(&self.game.position, row);
        }
    }

    fn apply(&mut self, slot: i32) -> Result<(), EnvironmentError> {
        let action = self.game.action(&self.rules, slot);
        let action = action.ok_or(EnvironmentError::IllegalAction { game: 0, slot })?;
        self.advance(Some(action));
        Ok(())
    }

    fn rewards(&self, rewards: &mut [f32]) {
        self.game.write_rewards(rewards);
    }

    fn action_text(&self, slot: usize) -> Option<String> {
        self.game.action(&self.rules, i32::try_from(slot).ok()?).map(|action| action.to_string())
    }

    fn information_state(&self, seat: Seat) -> String {
        self.seen[seat.index()].clone()
    }

    fn position(&self) -> String {
        self.game.position.to_string()
    }

    fn resample(&self, seat: Seat, seed: u64) -> Box<dyn State> {
        let view = self.game.position.view(Viewer::Seat(seat));
        // Other numbers of game and episode than a deal, which would repeat its shuffles.
        let mut dice = Dice::from_seed(seed_of(seed, u64::MAX, u64::MAX));
        let position = E::Game::determinize(&view, &mut dice);
        // The other seats saw another game than the true one: for them it begins here.
        let begun = |other| position.view(Viewer::Seat(other)).to_string();
        let mut seen: Vec<String> = Seat::first(self.rules.seats).map(begun).collect();
        seen[seat.index()].clone_from(&self.seen[seat.index()]);
        Box::new(GameState { rules: self.rules.clone(), game: OneGame::new(position, dice), seen })
    }
}
