//! Bots as named on the command line, and their duels in a game of the catalog.

use std::sync::atomic::AtomicBool;

use bots::{Bot, BotSpec, Budget, Heuristics, UnknownBot};
use catalog::{AnyGame, GameVisitor};
use tabletop::{Beginning, Played, Record, Seat};

use crate::duel::{Duel, Entrant, Plan, PlayedGame, duel_recorded};
use crate::process::{ProcessBot, ProcessBotError};

/// An arena bot as named on the command line: a built-in bot, or `cmd:` and a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaEntrant {
    /// A built-in bot.
    BuiltIn(BotSpec),
    /// The command line of a program that speaks the arena's line protocol.
    Program(String),
}

/// Why an entrant cannot take part.
#[derive(Debug, thiserror::Error)]
pub enum BadEntrant {
    /// There is no such bot.
    #[error(transparent)]
    Unknown(#[from] UnknownBot),
    /// The program does not start.
    #[error(transparent)]
    Program(#[from] ProcessBotError),
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
}

impl NamedBot {
    fn entrant<G: Heuristics>(&self) -> Result<Entrant<G>, BadEntrant> {
        let name = self.name.clone();
        Ok(match &self.entrant {
            ArenaEntrant::BuiltIn(spec) => {
                let spec = *spec;
                Entrant { name, make: Box::new(move || spec.bot::<G>()), budget: spec.budget(self.given) }
            }
            ArenaEntrant::Program(command) => {
                // Started once here, so that a wrong command fails before the first game.
                drop(ProcessBot::start(command)?);
                let command = command.clone();
                let make = move || -> Box<dyn Bot<G>> {
                    Box::new(ProcessBot::start(&command).expect("the program started before"))
                };
                Entrant { name, make: Box::new(make), budget: self.given }
            }
        })
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
) -> Result<Duel, BadEntrant> {
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
    type Output = Result<Duel, BadEntrant>;

    fn visit<G: Heuristics>(self) -> Result<Duel, BadEntrant> {
        let PlayDuel { pair, plan, stop, watch, record } = self;
        let entrants = [pair[0].entrant::<G>()?, pair[1].entrant::<G>()?];
        let entrants = [&entrants[0], &entrants[1]];
        let Some(record) = record else { return Ok(duel_recorded(entrants, plan, stop, watch, None)) };
        let names = pair.map(|bot| bot.name.as_str());
        let mut record_game = |game: PlayedGame| record(record_of::<G>(game, plan, names));
        Ok(duel_recorded(entrants, plan, stop, watch, Some(&mut record_game)))
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
