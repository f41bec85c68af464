//! A game and its tables without their types.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::atomic::AtomicBool;

use bots::arena::{Duel, Plan};
use bots::{Budget, Spec};

use tabletop::{
    BadOption, BadPosition, Features, Game, Match, OptionSpec, Record, Refusal, Scores, Seat, Seed, Settings,
    Start, Step, Table, Turn, Viewer,
};

use crate::notes::{Note, Notes};
use crate::records::{BadReplay, Judged, judge_as};
use crate::thinking::{BadContender, Named, Thought, ThoughtReport, play_duel, thought};

/// A game of the list.
pub trait AnyGame: Sync {
    /// The name in requests and records.
    fn name(&self) -> &'static str;
    /// The first field of its positions.
    fn tag(&self) -> &'static str;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// What a table may choose.
    fn options(&self) -> &'static [OptionSpec];
    /// What its rules say to people: language and Fluent text.
    fn words(&self) -> &'static [(&'static str, &'static str)];
    /// Its rules in Markdown, with the sections `# English` and `# Français`.
    fn rules(&self) -> &'static str;
    /// Whether it is played in matches of several rounds.
    fn matches(&self) -> bool;
    /// What would be dealt with: the number of players and every wish checked, presets filled in.
    fn checked(&self, settings: &Settings, seats: u8) -> Result<Settings, BadOption>;
    /// Deals a new game.
    fn deal(&self, settings: &Settings, seats: u8, seed: Seed) -> Result<Box<dyn AnyTable>, BadOption>;
    /// Goes on from a position.
    fn load(&self, position: &str, seed: Seed) -> Result<Box<dyn AnyTable>, BadPosition>;
    /// Lets two bots play many deals; the options of the plan are checked first.
    fn duel(
        &self,
        pair: [&Named; 2],
        plan: &Plan,
        stop: &AtomicBool,
        watch: &mut dyn FnMut(&Duel),
    ) -> Result<Duel, BadContender>;
    /// The same, and hands the record of every game over, in order.
    fn duel_kept(
        &self,
        pair: [&Named; 2],
        plan: &Plan,
        stop: &AtomicBool,
        watch: &mut dyn FnMut(&Duel),
        keep: &mut dyn FnMut(Record),
    ) -> Result<Duel, BadContender>;
    /// Plays a record through and forgets it: nothing but its end is left. What is worth counting is told.
    fn judge(
        &self,
        record: &Record,
        settings: &Settings,
        count: Option<&mut dyn FnMut(Seat, Note)>,
    ) -> Result<Judged, BadReplay>;
}

/// One type of game as a value.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Of<G> {
    pub(crate) const GAME: Of<G> = Of(PhantomData);
}

impl<G: Features + Notes> AnyGame for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn tag(&self) -> &'static str {
        G::TAG
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        G::WORDS
    }

    fn rules(&self) -> &'static str {
        G::RULES
    }

    fn matches(&self) -> bool {
        G::MATCHES
    }

    fn checked(&self, settings: &Settings, seats: u8) -> Result<Settings, BadOption> {
        Table::<G>::checked(settings, seats)
    }

    fn deal(&self, settings: &Settings, seats: u8, seed: Seed) -> Result<Box<dyn AnyTable>, BadOption> {
        Ok(Box::new(Table::<G>::deal(settings, seats, seed)?))
    }

    fn load(&self, position: &str, seed: Seed) -> Result<Box<dyn AnyTable>, BadPosition> {
        Ok(Box::new(Table::<G>::load(position.parse()?, seed)))
    }

    fn duel(
        &self,
        pair: [&Named; 2],
        plan: &Plan,
        stop: &AtomicBool,
        watch: &mut dyn FnMut(&Duel),
    ) -> Result<Duel, BadContender> {
        play_duel::<G>(pair, plan, stop, watch, None)
    }

    fn duel_kept(
        &self,
        pair: [&Named; 2],
        plan: &Plan,
        stop: &AtomicBool,
        watch: &mut dyn FnMut(&Duel),
        keep: &mut dyn FnMut(Record),
    ) -> Result<Duel, BadContender> {
        play_duel::<G>(pair, plan, stop, watch, Some(keep))
    }

    fn judge(
        &self,
        record: &Record,
        settings: &Settings,
        count: Option<&mut dyn FnMut(Seat, Note)>,
    ) -> Result<Judged, BadReplay> {
        judge_as::<G>(record, settings, count)
    }
}

/// A legal action, and how a hand makes it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Choice {
    /// The action.
    pub action: String,
    /// What is touched to make it, in order.
    pub touches: Vec<String>,
    /// Where it leads, if no touch says it.
    pub destination: Option<String>,
}

/// A game in progress, whichever it is.
pub trait AnyTable: Any + Send + Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The same game, to try something out.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// How many play.
    fn seats(&self) -> u8;
    /// Where it began: with a deal, or with a position written down.
    fn start(&self) -> Start<String>;
    /// The whole position, secrets included.
    fn position(&self) -> String;
    /// The position as this viewer sees it.
    fn view(&self, viewer: Viewer) -> String;
    /// Who decides, or how it ended.
    fn turn(&self) -> Turn;
    /// What kind of decision it is.
    fn phase(&self) -> String;
    /// What each seat has so far.
    fn scores(&self) -> Scores;
    /// Adds this finished round to a match.
    fn add_to_match(&self, rounds: &mut Match);
    /// Every legal action, sorted by byte order.
    fn legal(&self) -> Vec<String>;
    /// The same, each with how it is made.
    fn moves(&self) -> Vec<Choice>;
    /// Makes these actions, all or none.
    fn apply(&mut self, actions: &[String]) -> Result<(), Refusal>;
    /// The same, and tells what everyone saw.
    fn play(&mut self, actions: &[String]) -> Result<Vec<Step>, Refusal>;
    /// Goes back to where so many actions had been made; with fewer, nothing changes.
    fn rewind(&mut self, kept: usize);
    /// How many actions were made.
    fn length(&self) -> usize;
    /// Which turn it is, counted from 1.
    fn turn_number(&self) -> u32;
    /// Takes the last request back; false if there is none.
    fn undo(&mut self) -> bool;
    /// How many action sequences of this length there are.
    fn perft(&self, depth: u32) -> u64;
    /// The same by first action, sorted by byte order.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
    /// All that was done, each with whether a turn begins with it.
    fn history(&self) -> Vec<(String, bool)>;
    /// Whether whoever decides now could make these actions; nothing is done.
    fn rehearse(&self, actions: &[String]) -> Result<(), Refusal>;
    /// A bot's thinking, to be done anywhere: it carries what the deciding seat sees, and nothing else. `None` if
    /// the game is over.
    fn thought(&self, bot: Spec, given: Budget, seed: Seed) -> Option<Thought>;
    /// What a bot would do; it sees only what the deciding seat sees. `None` if the game is over.
    fn think(&self, bot: Spec, given: Budget, seed: Seed) -> Option<ThoughtReport> {
        self.thought(bot, given, seed).map(|thought| thought())
    }
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Box<dyn AnyTable> {
        (**self).copy()
    }
}

impl dyn AnyTable {
    /// The table with its type, if it is of this game.
    pub(crate) fn of<G: Game>(&self) -> Option<&Table<G>> {
        (self as &dyn Any).downcast_ref()
    }
}

impl<G: Features> AnyTable for Table<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn seats(&self) -> u8 {
        Table::position(self).seats()
    }

    fn start(&self) -> Start<String> {
        match Table::start(self) {
            Start::Dealt { settings, seats, seed } => {
                Start::Dealt { settings: settings.clone(), seats: *seats, seed: *seed }
            }
            Start::Loaded { position, seed } => Start::Loaded { position: position.to_string(), seed: *seed },
        }
    }

    fn position(&self) -> String {
        Table::position(self).to_string()
    }

    fn view(&self, viewer: Viewer) -> String {
        Table::view(self, viewer).to_string()
    }

    fn turn(&self) -> Turn {
        Table::position(self).turn()
    }

    fn phase(&self) -> String {
        Table::position(self).phase().to_string()
    }

    fn scores(&self) -> Scores {
        Table::position(self).scores()
    }

    fn add_to_match(&self, rounds: &mut Match) {
        rounds.add_round(Table::position(self));
    }

    fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Table::position(self).legal_actions(&mut actions);
        let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    fn moves(&self) -> Vec<Choice> {
        let position = Table::position(self);
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let choice = |action: &G::Action| Choice {
            action: action.to_string(),
            touches: position.touches(*action),
            destination: position.destination(*action),
        };
        let mut choices: Vec<Choice> = actions.iter().map(choice).collect();
        choices.sort_unstable();
        choices
    }

    fn apply(&mut self, actions: &[String]) -> Result<(), Refusal> {
        Table::apply(self, actions)
    }

    fn play(&mut self, actions: &[String]) -> Result<Vec<Step>, Refusal> {
        Table::play(self, actions)
    }

    fn rewind(&mut self, kept: usize) {
        Table::rewind(self, kept);
    }

    fn length(&self) -> usize {
        self.actions().len()
    }

    fn turn_number(&self) -> u32 {
        Table::position(self).turn_number()
    }

    fn undo(&mut self) -> bool {
        Table::undo(self)
    }

    fn perft(&self, depth: u32) -> u64 {
        tabletop::perft(Table::position(self), self.dice(), depth)
    }

    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let counts = tabletop::divide(Table::position(self), self.dice(), depth);
        let mut counts: Vec<(String, u64)> =
            counts.into_iter().map(|(action, nodes)| (action.to_string(), nodes)).collect();
        counts.sort_unstable();
        counts
    }

    fn history(&self) -> Vec<(String, bool)> {
        let actions = self.actions().iter().map(ToString::to_string);
        actions.zip(self.turn_starts()).collect()
    }

    fn rehearse(&self, actions: &[String]) -> Result<(), Refusal> {
        Table::rehearse(self, actions)
    }

    fn thought(&self, bot: Spec, given: Budget, seed: Seed) -> Option<Thought> {
        thought(self, bot, given, seed)
    }
}
