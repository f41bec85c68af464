//! The trait that every game implements.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::{
    Annotation, BadAction, BadOption, BadPosition, Describe, Dice, Note, OptionSpec, Scores, Seat, Settings,
    Turn, Verdict, Viewer,
};

/// The rules of one game. A value is one position, secrets included.
///
/// `Display` and `FromStr` are the notation. It contains the pieces on the table but not what seats remember, so a
/// position that was read contains less knowledge than one that was reached by play.
pub trait Game: Clone + Eq + Debug + Display + FromStr<Err = BadPosition> + Send + Sync + 'static {
    /// The name in requests and records.
    const NAME: &'static str;
    /// The first field of every position of this game.
    const TAG: &'static str;
    /// The numbers of players that the game allows.
    const SEATS: RangeInclusive<u8>;
    /// The options that a table can choose.
    const OPTIONS: &'static [OptionSpec];
    /// The messages of the game and the names of its pieces: language tag and Fluent text.
    const WORDS: &'static [(&'static str, &'static str)];
    /// The rules: language tag and Markdown, whose chapters begin with `## `. Empty for a game without a rule book.
    const RULES: &'static [(&'static str, &'static str)] = &[];
    /// The lessons that teach the game, a list in JSON; the crate `catalog` describes its form.
    const LESSONS: &'static str = "[]";
    /// The texts of the lessons: language tag and Fluent text.
    const LESSON_WORDS: &'static [(&'static str, &'static str)] = &[];
    /// Whether it is played in matches of several rounds. Such a game has the option [`STARTER_OPTION`](crate::STARTER_OPTION).
    const MATCHES: bool = false;
    /// The version of the rules, increased by every change that makes an action legal or illegal, or changes what it does.
    /// Logs and records keep the version of their game, and [`Settings::rules_version`] asks for it.
    const RULES_VERSION: u16 = 1;
    /// The oldest version that can still be dealt and replayed.
    const OLDEST_RULES_VERSION: u16 = 1;
    /// Whether [`Game::read_view`] reads views.
    const READS_VIEWS: bool = false;
    /// Whether menus and lobbies offer it. A game that is not listed can still be played by its name.
    const LISTED: bool = true;

    /// A decision. It never contains a random outcome, so a client cannot ask for a certain card.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadAction> + Send + Sync;
    /// Why an action is not legal, with the rule's id.
    type Illegal: Error + Describe;
    /// The kind of decision that comes next.
    type Phase: Copy + Eq + Debug + Display;
    /// All that one viewer may know, including what it remembers, built field by field. `Display` is the view notation.
    type View: Clone + Eq + Debug + Display + Send + Sync;
    /// One step as one viewer saw it. `Display` is its notation, `Describe` its message.
    type Seen: Clone + Eq + Debug + Display + Describe;

    /// Deals a game, or refuses settings that the game does not allow.
    fn deal(settings: &Settings, seats: u8, dice: &mut Dice) -> Result<Self, BadOption>;

    /// The number of players.
    fn seats(&self) -> u8;

    /// The seat that decides, or how the game ended.
    fn turn(&self) -> Turn;

    /// The kind of decision that comes next.
    fn phase(&self) -> Self::Phase;

    /// The number of the turn, counted from 1 at the deal, or at the position that was read.
    fn turn_number(&self) -> u32;

    /// The score of each seat so far.
    fn scores(&self) -> Scores;

    /// The points a seat gets in a match for this finished round.
    fn round_points(&self, seat: Seat) -> u16 {
        u16::from(self.turn().verdict() == Some(Verdict::Won(seat)))
    }

    /// The seat that begins the next round of a match, where `previous` began this finished one: the winner, or else
    /// the next seat.
    fn next_starter(&self, previous: Seat) -> Seat {
        let winner = self.turn().verdict().and_then(Verdict::winner);
        winner.unwrap_or(previous.next(self.seats()))
    }

    /// The number of rounds that a new table of this many seats suggests, for games with [`MATCHES`](Self::MATCHES).
    fn usual_rounds(_seats: u8) -> u8 {
        1
    }

    /// Appends every legal action, in any order.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// Returns why this action is not legal now.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Makes a legal action. Nothing else changes a position.
    fn apply(&mut self, action: Self::Action, dice: &mut Dice);

    /// The view of this viewer.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer sees of an action that was made in this position and led to `after`.
    fn seen(&self, action: Self::Action, after: &Self, viewer: Viewer) -> Self::Seen;

    /// The view in notation, with the hidden pieces that the viewer remembers for certain in their places. `Display` of a
    /// view writes only what can be seen now.
    fn remembered(view: &Self::View) -> String {
        view.to_string()
    }

    /// Reads the view of a viewer from its notation, as `Display` or [`Game::remembered`] writes it. The view knows what the
    /// text says and nothing of what happened before.
    fn read_view(text: &str, _viewer: Viewer) -> Result<Self::View, BadPosition> {
        Err(BadPosition::flaw("view", text, "views of this game cannot be read"))
    }

    /// A full position that is consistent with this view, each equally likely.
    fn determinize(view: &Self::View, dice: &mut Dice) -> Self;

    /// Samples many positions behind one view: every call returns what [`Game::determinize`] would with the same dice. A
    /// game that can prepare what all samples share overrides this.
    fn determinizer(view: &Self::View) -> impl Fn(&mut Dice) -> Self {
        |dice| Self::determinize(view, dice)
    }

    /// The things on the table that a player touches to make this legal action, in order: `hand:r5`, then `stone:3`. No
    /// two legal actions of a position have the same touches, and the touches of one are never a prefix of another's, so
    /// that a client can build an action touch by touch.
    fn touches(&self, action: Self::Action) -> Vec<String>;

    /// The place where this legal action leads, if none of its touches names it.
    fn destination(&self, _action: Self::Action) -> Option<String> {
        None
    }

    /// What statistics over many games count this legal action as, if they count it.
    fn note(&self, _action: Self::Action) -> Option<Note> {
        None
    }

    /// What a choice between two legal actions is about, for reviews and puzzles: `claim` if the message `TAG-theme-claim`
    /// of the game's words names it. It depends on what the deciding seat knows alone.
    fn theme(&self, _better: Self::Action, _worse: Self::Action) -> Option<&'static str> {
        None
    }

    /// Whether this legal action can show the deciding seat anything that it could not know before.
    fn reveals(&self, action: Self::Action) -> bool;

    /// What the rules say about things on the table that is worth showing unasked.
    fn annotations(_view: &Self::View) -> Vec<Annotation> {
        Vec::new()
    }

    /// The touches of the things that [`Game::explain`] knows.
    fn explainable(view: &Self::View) -> Vec<String> {
        let mut touches: Vec<String> = Vec::new();
        for annotation in Self::annotations(view) {
            if !touches.contains(&annotation.touch) {
                touches.push(annotation.touch);
            }
        }
        touches
    }

    /// What the rules say about one thing to a seat of the table; `None` if they have nothing to say about it.
    fn explain(view: &Self::View, seat: Seat, touch: &str) -> Option<Annotation> {
        let concerns = |annotation: &Annotation| annotation.seat.is_none_or(|whose| whose == seat);
        Self::annotations(view)
            .into_iter()
            .find(|annotation| annotation.touch == touch && concerns(annotation))
    }

    /// The seat that decides.
    fn decider(&self) -> Option<Seat> {
        self.turn().seat()
    }

    /// Whether the game has ended.
    fn is_over(&self) -> bool {
        self.decider().is_none()
    }

    /// The number of legal actions. A game that can count faster than by listing overrides this.
    fn legal_count(&self) -> usize {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions.len()
    }

    /// Lists the legal actions in `actions`, which it clears first, and returns the action if there is only one.
    fn forced_action(&self, actions: &mut Vec<Self::Action>) -> Option<Self::Action> {
        actions.clear();
        self.legal_actions(actions);
        if let [forced] = actions[..] { Some(forced) } else { None }
    }

    /// A legal action, each equally likely; `scratch` avoids an allocation. A game that can choose without listing
    /// overrides this.
    ///
    /// # Panics
    /// If the game is over.
    fn random_action(&self, dice: &mut Dice, scratch: &mut Vec<Self::Action>) -> Self::Action {
        scratch.clear();
        self.legal_actions(scratch);
        *dice.pick(scratch)
    }
}
