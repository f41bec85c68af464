//! A bot whose memory fades.

use tabletop::Dice;

use crate::bot::{Bot, BotDecision, Budget};
use crate::heuristics::Heuristics;

/// Plays as another bot would that has forgotten a part of what it saw ([`Heuristics::fade`]).
pub struct Forgetful<G: Heuristics> {
    bot: Box<dyn Bot<G>>,
    span: u8,
}

impl<G: Heuristics> Forgetful<G> {
    /// This bot, remembering what it sees for about `span` events.
    pub fn new(bot: Box<dyn Bot<G>>, span: u8) -> Forgetful<G> {
        Forgetful { bot, span }
    }
}

impl<G: Heuristics> Bot<G> for Forgetful<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        self.bot.think(&G::fade(view, self.span), budget, dice)
    }
}
