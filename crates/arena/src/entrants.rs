//! Bots as named on the command line, and their duels in a game of the catalog.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{BotSpec, Budget, Heuristics, UnknownBot};
use catalog::{AnyGame, GameVisitor};
use tabletop::{Beginning, Played, Record, Seat};

use crate::duel::{Duel, Entrant, Plan, duel_recorded};
use crate::game::{Contestant, PlayedGame};
use crate::program::Program;

/// An arena bot as named on the command line: a built-in bot, or `cmd:` and a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaEntrant {
    /// A built-in bot.
    BuiltIn(BotSpec),
    /// The command line of a program that speaks the arena's line protocol.
    Program(String),
}

impl std::str::FromStr for ArenaEntrant {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<ArenaEntrant, UnknownBot> {
        match text.strip_prefix("cmd:") {
            Some(command) => Ok(ArenaEntrant::Program(command.to_owned())),
            None => Ok(ArenaEntrant::BuiltIn(text.parse()?)),
        }
    }
}

/// An entrant with its display name.
#[derive(Clone, Debug)]
pub struct NamedBot {
    /// Its name in the results.
    pub name: String,
    /// The bot.
    pub entrant: ArenaEntrant,
    /// The budget if the bot has none of its own.
    pub given: Budget,
    /// How much longer than its budget the answer of a program may take.
    pub grace: Duration,
    /// The number of forfeited games after which the duel of a program stops.
    pub forfeits: u32,
}

impl NamedBot {
    fn entrant<G: Heuristics>(&self) -> Taking<G> {
        let name = self.name.clone();
        match &self.entrant {
            ArenaEntrant::BuiltIn(spec) => {
                let spec = *spec;
                let budget = spec.budget(self.given);
                Taking::BuiltIn(Entrant { name, make: Box::new(move || spec.bot::<G>()), budget })
            }
            ArenaEntrant::Program(command) => Taking::Program(Program {
                name,
                command: command.clone(),
                budget: self.given,
                grace: self.grace,
                forfeits: self.forfeits,
            }),
        }
    }
}

/// A bot that takes part, with what its games need.
enum Taking<G> {
    BuiltIn(Entrant<G>),
    Program(Program),
}

impl<G> Taking<G> {
    fn contestant(&self) -> Contestant<'_, G> {
        match self {
            Taking::BuiltIn(entrant) => Contestant::BuiltIn(entrant),
            Taking::Program(program) => Contestant::Program(program),
        }
    }
}

/// Plays a duel; passes the record of every game to `record` if given. The options of the plan must be allowed.
pub fn play_duel(
    game: &dyn AnyGame,
    pair: [&NamedBot; 2],
    plan: &Plan,
    stop: &AtomicBool,
    watch: &mut dyn FnMut(&Duel),
    record: Option<&mut dyn FnMut(Record)>,
) -> Duel {
    let visitor = PlayDuel { pair, plan, stop, watch, record };
    catalog::visit(game.name(), visitor).expect("the game is in the catalog")
}

struct PlayDuel<'a, 'w, 'r> {
    pair: [&'a NamedBot; 2],
    plan: &'a Plan,
    stop: &'a AtomicBool,
    watch: &'w mut dyn FnMut(&Duel),
    record: Option<&'r mut dyn FnMut(Record)>,
}

impl GameVisitor for PlayDuel<'_, '_, '_> {
    type Output = Duel;

    fn visit<G: Heuristics>(self) -> Duel {
        let PlayDuel { pair, plan, stop, watch, record } = self;
        let taking = pair.map(NamedBot::entrant::<G>);
        let contestants = [taking[0].contestant(), taking[1].contestant()];
        let contestants = [&contestants[0], &contestants[1]];
        let Some(record) = record else { return duel_recorded(contestants, plan, stop, watch, None) };
        let names = pair.map(|bot| bot.name.as_str());
        let mut record_game = |game: PlayedGame| record(record_of::<G>(game, plan, names));
        duel_recorded(contestants, plan, stop, watch, Some(&mut record_game))
    }
}

/// The record of a game of a duel.
fn record_of<G: Heuristics>(game: PlayedGame, plan: &Plan, names: [&str; 2]) -> Record {
    let played = game.actions.into_iter();
    Record {
        game: G::NAME.to_owned(),
        options: catalog::options_to_json(&plan.settings).to_string(),
        players: plan.seats,
        beginning: Beginning::Seed(game.seed),
        date: None,
        names: Seat::first(plan.seats).zip(game.bots.iter().map(|bot| names[*bot].to_owned())).collect(),
        others: Vec::new(),
        played: played.map(|(action, opens_turn)| Played { action, opens_turn, comment: None }).collect(),
        result: Some(game.verdict),
    }
}
