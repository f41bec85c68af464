//! The difficulty levels below the strongest: the same bots, weakened by a handicap.

use tabletop::Dice;

use crate::bot::{Bot, BotDecision, Budget};
use crate::heuristics::Heuristics;
use crate::net::{Handicap, NetFeatures, NetPolicy, NetSearch};
use crate::{Forgetful, Ismcts};

/// The iterations of the search in games without nets: one, two and three steps below the strongest level.
const ITERATIONS_WITHOUT_NET: [u32; 3] = [500, 100, 20];

/// Plays a number of steps below the strongest level. The handicap of each step depends on the family of rules and the number of
/// players ([`NetSpec::handicaps`](crate::net::NetSpec::handicaps)).
pub struct Handicapped<G: Heuristics> {
    steps: usize,
    /// The bot of the last decision and its handicap; `None` where the rules have no net.
    player: Option<(Option<Handicap>, Player<G>)>,
}

struct Player<G: Heuristics> {
    bot: Box<dyn Bot<G>>,
    /// Replaces the budget of the caller if set.
    budget: Option<Budget>,
}

impl<G: Heuristics> Handicapped<G> {
    /// A bot this many steps below the strongest, from 1 to 3.
    pub const fn new(steps: u8) -> Handicapped<G> {
        Handicapped { steps: steps as usize, player: None }
    }
}

impl<G: Heuristics> Player<G> {
    fn new(handicap: Option<Handicap>, steps: usize) -> Player<G> {
        match handicap {
            Some(Handicap::Iterations(iterations)) => Player {
                bot: Box::new(NetSearch::default()),
                budget: Some(Budget::Iterations(iterations.into())),
            },
            Some(Handicap::Temperature(thousandths)) => Player { bot: sampling(thousandths), budget: None },
            Some(Handicap::Forgetful { span, temperature }) => {
                Player { bot: Box::new(Forgetful::new(sampling(temperature), span)), budget: None }
            }
            None => Player {
                bot: Box::new(Ismcts::default()),
                budget: Some(Budget::Iterations(ITERATIONS_WITHOUT_NET[steps - 1])),
            },
        }
    }
}

/// A net that samples at this temperature in thousandths.
fn sampling<G: Heuristics>(thousandths: u16) -> Box<dyn Bot<G>> {
    Box::new(NetPolicy::new(f32::from(thousandths) / 1000.0))
}

impl<G: Heuristics> Bot<G> for Handicapped<G> {
    fn think(&mut self, view: &G::View, budget: Budget, dice: &mut Dice) -> BotDecision<G::Action> {
        let position = G::determinize(view, &mut Dice::quick(0));
        let handicap =
            NetFeatures::spec_of(&position).map(|spec| (spec.handicaps)(position.seats())[self.steps - 1]);
        let player = match self.player.take() {
            Some((known, player)) if known == handicap => player,
            _ => Player::new(handicap, self.steps),
        };
        let (_, player) = self.player.insert((handicap, player));
        player.bot.think(view, player.budget.unwrap_or(budget), dice)
    }
}
