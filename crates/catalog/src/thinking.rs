//! Bots for a table whose game is not known by its type.

use std::sync::atomic::AtomicBool;

use bots::arena::{Duel, Entrant, External, ExternalProblem, Plan, PlayedGame, duel_kept};
use bots::{BadSpec, Bot, Budget, Spec};
use tabletop::{Beginning, Dice, Features, Played, Record, Seat, Seed, Table};

/// What a bot came to, in texts.
#[derive(Clone, PartialEq, Debug)]
pub struct ThoughtReport {
    /// What it does.
    pub action: String,
    /// How often it played on in its mind.
    pub iterations: u64,
    /// What it expects to get, from 0 to 1.
    pub value: f32,
    /// The line it expects.
    pub line: Vec<String>,
    /// All it considered, best first: action, share of thinking, expected value.
    pub alternatives: Vec<(String, f32, f32)>,
}

/// A bot's thinking about one decision, ready to be done.
pub type Thought = Box<dyn FnOnce() -> ThoughtReport + Send>;

/// A bot's thinking about the decision at hand; it sees only what the deciding seat sees. `None` if the game is
/// over.
pub(crate) fn thought<G: Features>(
    table: &Table<G>,
    spec: Spec,
    given: Budget,
    seed: Seed,
) -> Option<Thought> {
    let seat = table.position().decider()?;
    let view = table.view(seat.into());
    Some(Box::new(move || {
        let thought = spec.bot::<G>().think(&view, spec.budget(given), &mut Dice::from_seed(seed));
        ThoughtReport {
            action: thought.action.to_string(),
            iterations: thought.iterations,
            value: thought.value,
            line: thought.line.iter().map(ToString::to_string).collect(),
            alternatives: thought
                .alternatives
                .iter()
                .map(|other| (other.action.to_string(), other.share, other.value))
                .collect(),
        }
    }))
}

/// A bot for the arena as it is named on the command line: a bot of ours, or `cmd:` and a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contender {
    /// One of ours.
    Ours(Spec),
    /// A program that speaks the line protocol of the arena.
    Program(String),
}

/// Why a contender cannot take part.
#[derive(Debug, thiserror::Error)]
pub enum BadContender {
    /// There is no such bot.
    #[error(transparent)]
    Unknown(#[from] BadSpec),
    /// The program does not start.
    #[error(transparent)]
    Program(#[from] ExternalProblem),
}

impl std::str::FromStr for Contender {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Contender, BadSpec> {
        match text.strip_prefix("cmd:") {
            Some(command) => Ok(Contender::Program(command.to_owned())),
            None => Ok(Contender::Ours(text.parse()?)),
        }
    }
}

/// A contender with its name and what it thinks with when it has no budget of its own.
#[derive(Clone, Debug)]
pub struct Named {
    /// What the tables call it.
    pub name: String,
    /// The bot.
    pub contender: Contender,
    /// The budget if it has none of its own.
    pub given: Budget,
}

impl Named {
    fn entrant<G: Features>(&self) -> Result<Entrant<G>, BadContender> {
        let name = self.name.clone();
        Ok(match &self.contender {
            Contender::Ours(spec) => {
                let spec = *spec;
                Entrant { name, make: Box::new(move || spec.bot::<G>()), budget: spec.budget(self.given) }
            }
            Contender::Program(command) => {
                // Started once here, so that a wrong command is told before the first game.
                drop(External::start(command)?);
                let command = command.clone();
                let make = move || -> Box<dyn Bot<G>> {
                    Box::new(External::start(&command).expect("it started before"))
                };
                Entrant { name, make: Box::new(make), budget: self.given }
            }
        })
    }
}

/// Plays a duel of a game.
pub(crate) fn play_duel<G: Features>(
    pair: [&Named; 2],
    plan: &Plan,
    stop: &AtomicBool,
    watch: &mut dyn FnMut(&Duel),
    keep: Option<&mut dyn FnMut(Record)>,
) -> Result<Duel, BadContender> {
    let entrants = [pair[0].entrant::<G>()?, pair[1].entrant::<G>()?];
    let entrants = [&entrants[0], &entrants[1]];
    let Some(keep) = keep else { return Ok(duel_kept(entrants, plan, stop, watch, None)) };
    let names = pair.map(|named| named.name.as_str());
    let mut written = |game: PlayedGame| keep(written::<G>(game, plan, names));
    Ok(duel_kept(entrants, plan, stop, watch, Some(&mut written)))
}

/// A game of a duel as a record.
fn written<G: Features>(game: PlayedGame, plan: &Plan, names: [&str; 2]) -> Record {
    let played = game.actions.into_iter();
    Record {
        game: G::NAME.to_owned(),
        options: crate::options_to_json(&plan.settings).to_string(),
        players: plan.seats,
        beginning: Beginning::Seed(game.seed),
        date: None,
        names: Seat::first(plan.seats).zip(game.whose.iter().map(|bot| names[*bot].to_owned())).collect(),
        others: Vec::new(),
        played: played.map(|(action, opens_turn)| Played { action, opens_turn, comment: None }).collect(),
        result: Some(game.verdict),
    }
}
