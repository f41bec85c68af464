//! Games and tables with their types erased: positions, actions and views are text.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use bots::net::{NetFeatures, NetSpec};
use bots::policy::{self, BadPolicy};
use bots::{BotSpec, Budget, Heuristics};
use review::{Chance, Review, ReviewPlan, ReviewedStep};

use tabletop::{
    Annotation, BadOption, BadPosition, Game, Match, OptionSpec, Refusal, Scores, Seat, Seed, Settings,
    Start, Step, Table, Turn, Viewer,
};

use crate::bot_task::{BotReport, BotTask, bot_task};
use crate::programs::{ForPrograms, VerifyRecords};
use crate::views::load_view;

/// A game of the catalog.
pub trait AnyGame: VerifyRecords + Sync {
    /// The name in requests and records.
    fn name(&self) -> &'static str;
    /// The first field of its positions.
    fn tag(&self) -> &'static str;
    /// The possible numbers of players.
    fn seats(&self) -> RangeInclusive<u8>;
    /// The options of a table.
    fn options(&self) -> &'static [OptionSpec];
    /// Whether it is played in matches of several rounds.
    fn matches(&self) -> bool;
    /// The number of rounds that a new table of this many seats suggests.
    fn usual_rounds(&self, seats: u8) -> u8;
    /// Whether menus and lobbies offer it.
    fn listed(&self) -> bool;
    /// Its nets, one for each family of rules.
    fn nets(&self) -> &'static [NetSpec];
    /// Its policies: the name of each, and its weight file where the program contains it.
    fn policies(&self) -> Vec<(&'static str, Option<&'static [u8]>)>;
    /// Loads the policy of this name from its file; `None` if there is no such policy.
    fn load_policy(&self, name: &str, file: &[u8]) -> Option<Result<(), BadPolicy>>;
    /// The oldest and the newest version of its rules.
    fn rules_versions(&self) -> RangeInclusive<u16>;
    /// The settings a deal would use: checked, with presets and defaults filled in.
    fn checked(&self, settings: &Settings, seats: u8) -> Result<Settings, BadOption>;
    /// Deals a new game.
    fn deal(&self, settings: &Settings, seats: u8, seed: Seed) -> Result<Box<dyn AnyTable>, BadOption>;
    /// Reads a view, and loads a position behind it ([`load_view`](crate::load_view)).
    fn load_view(&self, view: &str, seat: Option<Seat>, seed: Seed)
    -> Result<Box<dyn AnyTable>, BadPosition>;
    /// Loads a position.
    fn load(&self, position: &str, seed: Seed) -> Result<Box<dyn AnyTable>, BadPosition>;
}

/// A game type as a value, behind `dyn AnyGame`.
pub(crate) struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> Erased<G> {
    pub(crate) const GAME: Erased<G> = Erased(PhantomData);
}

impl<G: Heuristics> AnyGame for Erased<G> {
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

    fn matches(&self) -> bool {
        G::MATCHES
    }

    fn usual_rounds(&self, seats: u8) -> u8 {
        if G::MATCHES { G::usual_rounds(seats) } else { 1 }
    }

    fn listed(&self) -> bool {
        G::LISTED
    }

    fn nets(&self) -> &'static [NetSpec] {
        G::NET.map_or(&[], |features| features.specs)
    }

    fn policies(&self) -> Vec<(&'static str, Option<&'static [u8]>)> {
        G::POLICIES.iter().map(|policy| (policy.name, policy.weights)).collect()
    }

    fn load_policy(&self, name: &str, file: &[u8]) -> Option<Result<(), BadPolicy>> {
        let spec = G::POLICIES.iter().find(|policy| policy.name == name)?;
        Some(policy::load(spec, file))
    }

    fn rules_versions(&self) -> RangeInclusive<u16> {
        G::OLDEST_RULES_VERSION..=G::RULES_VERSION
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

    fn load_view(
        &self,
        view: &str,
        seat: Option<Seat>,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, BadPosition> {
        load_view::<G>(view, seat, seed)
    }
}

/// A legal action, and the touches that make it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Choice {
    /// The action.
    pub action: String,
    /// The things to touch, in order.
    pub touches: Vec<String>,
    /// Where it leads, if no touch says so.
    pub destination: Option<String>,
}

/// A review that is under way, step by step; dropping it cancels the rest.
pub type ReviewSteps = Box<dyn Iterator<Item = ReviewedStep> + Send>;

/// A game in progress.
pub trait AnyTable: ForPrograms + Send + Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// A copy of the table.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// The number of players.
    fn seats(&self) -> u8;
    /// How it began: with a deal, or with a loaded position.
    fn start(&self) -> Start<String>;
    /// The whole position, hidden information included.
    fn position(&self) -> String;
    /// The position as this viewer sees it.
    fn view(&self, viewer: Viewer) -> String;
    /// What the rules say about a legal action to the seat that decides.
    fn reasons(&self, action: &str) -> Vec<Annotation>;
    /// Who decides, or how it ended.
    fn turn(&self) -> Turn;
    /// The kind of decision.
    fn phase(&self) -> String;
    /// The score of each seat.
    fn scores(&self) -> Scores;
    /// Adds this finished round to a match.
    fn add_to_match(&self, rounds: &mut Match);
    /// Every legal action, sorted by byte order.
    fn legal(&self) -> Vec<String>;
    /// The only legal action, if there is just one.
    fn forced(&self) -> Option<String>;
    /// The legal actions with their touches.
    fn moves(&self) -> Vec<Choice>;
    /// What the rules say to this viewer unasked.
    fn annotations(&self, viewer: Viewer) -> Vec<Annotation>;
    /// The touches of the things that can be explained to this viewer.
    fn explainable(&self, viewer: Viewer) -> Vec<String>;
    /// What the rules say about a thing to a seat, as far as this viewer may know; `None` if there is no such seat or
    /// nothing to say.
    fn explain(&self, viewer: Viewer, seat: Seat, touch: &str) -> Option<Annotation>;
    /// Applies these actions, all or none.
    fn apply(&mut self, actions: &[String]) -> Result<(), Refusal>;
    /// Applies these actions, all or none, and returns what each viewer saw.
    fn play(&mut self, actions: &[String]) -> Result<Vec<Step>, Refusal>;
    /// Goes back to the state after `kept` actions; does nothing if there were fewer.
    fn rewind(&mut self, kept: usize);
    /// The number of actions made.
    fn length(&self) -> usize;
    /// The number of the turn, counted from 1.
    fn turn_number(&self) -> u32;
    /// All actions, each with whether a turn begins with it.
    fn history(&self) -> Vec<(String, bool)>;
    /// Checks whether the deciding seat could make these actions; changes nothing.
    fn rehearse(&self, actions: &[String]) -> Result<(), Refusal>;
    /// The names of the nets by which a bot plays by these rules: the value net, and the policy if the bot uses one.
    fn nets(&self, bot: BotSpec) -> Vec<&'static str>;
    /// A bot's decision, to run on any thread; it holds the deciding seat's view and nothing else. `None` if the
    /// game is over.
    fn bot_task(&self, bot: BotSpec, given: Budget, seed: Seed) -> Option<BotTask>;
    /// Reviews the game: the deal and every action, each from the views of the seats at that moment.
    fn review(&self, plan: ReviewPlan) -> ReviewSteps {
        self.resume_review(plan, 0, Vec::new())
    }
    /// The rest of a review of which this number of steps is done, with the chances of the seats after the last one.
    fn resume_review(&self, plan: ReviewPlan, steps: usize, chances: Vec<Chance>) -> ReviewSteps;
    /// Runs [`AnyTable::bot_task`].
    fn think(&self, bot: BotSpec, given: Budget, seed: Seed) -> Option<BotReport> {
        self.bot_task(bot, given, seed).map(|task| task())
    }
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Box<dyn AnyTable> {
        (**self).copy()
    }
}

impl<G: Heuristics> AnyTable for Table<G> {
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

    fn reasons(&self, action: &str) -> Vec<Annotation> {
        let (Some(seat), Ok(action)) = (Table::position(self).decider(), action.parse()) else {
            return Vec::new();
        };
        review::reasons::<G>(&Table::view(self, seat.into()), seat, action)
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

    fn forced(&self) -> Option<String> {
        Table::position(self).forced_action(&mut Vec::new()).map(|action| action.to_string())
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

    fn annotations(&self, viewer: Viewer) -> Vec<Annotation> {
        G::annotations(&Table::view(self, viewer))
    }

    fn explainable(&self, viewer: Viewer) -> Vec<String> {
        G::explainable(&Table::view(self, viewer))
    }

    fn explain(&self, viewer: Viewer, seat: Seat, touch: &str) -> Option<Annotation> {
        let sits = seat.index() < usize::from(AnyTable::seats(self));
        sits.then(|| G::explain(&Table::view(self, viewer), seat, touch)).flatten()
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

    fn history(&self) -> Vec<(String, bool)> {
        let actions = self.actions().iter().map(ToString::to_string);
        actions.zip(self.turn_starts()).collect()
    }

    fn rehearse(&self, actions: &[String]) -> Result<(), Refusal> {
        Table::rehearse(self, actions)
    }

    fn nets(&self, bot: BotSpec) -> Vec<&'static str> {
        let position = Table::position(self);
        let net = NetFeatures::spec_of(position).map(|spec| spec.shape.name);
        let policy = G::POLICIES.iter().find(|policy| policy.encoding.covers(position));
        let policy = policy.filter(|_| bot.uses_policy()).map(|policy| policy.name);
        net.into_iter().chain(policy).collect()
    }

    fn bot_task(&self, bot: BotSpec, given: Budget, seed: Seed) -> Option<BotTask> {
        bot_task(self, bot, given, seed)
    }

    fn resume_review(&self, plan: ReviewPlan, steps: usize, chances: Vec<Chance>) -> ReviewSteps {
        Box::new(Review::resume(self, plan, steps, chances))
    }
}
