//! The levels below the strongest: each family of rules says how its nets are held back for them.

use tabletop::{Dice, Features, Rung};

use super::{Learned, Searching};
use crate::bot::{Bot, Budget, Thought};

/// Plays so many steps below the strongest level.
pub struct Below<G: Features> {
    steps: usize,
    /// Who plays for it, and under which family of rules.
    player: Option<(usize, Player<G>)>,
}

struct Player<G: Features> {
    bot: Box<dyn Bot<G>>,
    /// How many lines it looks at, if it searches.
    lines: Option<Budget>,
}

impl<G: Features> Below<G> {
    /// So many steps below, from 1 to 3.
    pub const fn new(steps: u8) -> Below<G> {
        Below { steps: steps as usize, player: None }
    }
}

impl<G: Features> Player<G> {
    /// Who plays so many steps below the strongest under these rules; without nets, the net's stand-in.
    fn new(family: usize, steps: usize) -> Player<G> {
        match G::OUTLOOKS.get(family).map(|outlook| outlook.ladder[steps - 1]) {
            Some(Rung::Lines(lines)) => {
                let lines = Some(Budget::Iterations(lines.into()));
                Player { bot: Box::new(Searching::default()), lines }
            }
            Some(Rung::Freedom(thousandths)) => {
                Player { bot: Box::new(Learned::new(f32::from(thousandths) / 1000.0)), lines: None }
            }
            None => Player { bot: Box::new(Learned::new(0.0)), lines: None },
        }
    }
}

impl<G: Features> Bot<G> for Below<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> Thought<G::Action> {
        let family = G::determinize(view, &mut Dice::quick(0)).outlook();
        let player = match self.player.take() {
            Some((known, player)) if known == family => player,
            _ => Player::new(family, self.steps),
        };
        let (_, Player { bot, lines }) = self.player.insert((family, player));
        bot.think(view, lines.unwrap_or(budget), dice)
    }
}
