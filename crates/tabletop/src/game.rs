//! The one trait.

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
/// `Display` and `FromStr` are the notation; it holds what lies on the table, not what seats remember, so a
/// position that was read knows less than one that was played to.
pub trait Game: Clone + Eq + Debug + Display + FromStr<Err = BadPosition> + Send + Sync + 'static {
    /// The name in requests and records.
    const NAME: &'static str;
    /// The first field of every position of this game.
    const TAG: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// What a table may choose.
    const OPTIONS: &'static [OptionSpec];
    /// What the rules say to people: language tag and Fluent text.
    const WORDS: &'static [(&'static str, &'static str)];
    /// The rules in Markdown, with the sections `# English` and `# Français`; empty for a game without a rule book.
    const RULES: &'static str = "";
    /// Whether it is played in matches of several rounds. Such a game has the option [`STARTER_OPTION`](crate::STARTER_OPTION).
    const MATCHES: bool = false;
    /// Whether menus and lobbies offer it. A game that is not listed can still be played by its name.
    const LISTED: bool = true;

    /// A decision. It never carries what only chance may choose, so no client can ask for a certain card.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadAction> + Send + Sync;
    /// Why an action is not legal, with the rule's id.
    type Illegal: Error + Describe;
    /// What kind of decision the table waits for.
    type Phase: Copy + Eq + Debug + Display;
    /// All that one viewer may know, what it remembers included, built field by field. `Display` is the view
    /// notation.
    type View: Clone + Eq + Debug + Display + Send + Sync;
    /// One step as one viewer saw it, in notation and in words.
    type Seen: Clone + Eq + Debug + Display + Describe;

    /// Deals a game. `settings` may be anything; what the game does not allow is refused.
    fn deal(settings: &Settings, seats: u8, dice: &mut Dice) -> Result<Self, BadOption>;

    /// How many play.
    fn seats(&self) -> u8;

    /// Who decides, or how it ended.
    fn turn(&self) -> Turn;

    /// What kind of decision it is.
    fn phase(&self) -> Self::Phase;

    /// Which turn it is, counted from 1 at the deal (or where the position was read).
    fn turn_number(&self) -> u32;

    /// What each seat has so far.
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

    /// Appends every legal action, in any order.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// Why this action is not legal now, if it is not.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Makes a legal action: the only way a position changes.
    fn apply(&mut self, action: Self::Action, dice: &mut Dice);

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer saw of an action that was made here and led to `after`.
    fn seen(&self, action: Self::Action, after: &Self, viewer: Viewer) -> Self::Seen;

    /// A full position that this view could be of, each equally likely.
    fn determinize(view: &Self::View, dice: &mut Dice) -> Self;

    /// What a hand touches on the table to make this legal action, in order: `hand:r5`, then `stone:3`. Among
    /// the legal actions of a position no two have the same touches, nor are those of one the beginning of
    /// another's, so that a move can be made touch by touch.
    fn touches(&self, action: Self::Action) -> Vec<String>;

    /// Where this legal action leads, if no touch says it.
    fn destination(&self, _action: Self::Action) -> Option<String> {
        None
    }

    /// What statistics over many games count this legal action as, if they count it.
    fn note(&self, _action: Self::Action) -> Option<Note> {
        None
    }

    /// Whether this legal action shows the deciding seat anything it could not know before. In doubt it does.
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

    /// The seat to decide. Convenience for code that knows the game goes on.
    fn decider(&self) -> Option<Seat> {
        self.turn().seat()
    }

    /// Whether the game has ended.
    fn is_over(&self) -> bool {
        self.decider().is_none()
    }

    /// How many actions are legal. Games that can count without listing them say so here.
    fn legal_count(&self) -> usize {
        let mut actions = Vec::new();
        self.legal_actions(&mut actions);
        actions.len()
    }

    /// A legal action, each equally likely; `scratch` saves allocating. Games that can choose without listing
    /// do, and read the dice as they like.
    ///
    /// # Panics
    /// If the game is over.
    fn random_action(&self, dice: &mut Dice, scratch: &mut Vec<Self::Action>) -> Self::Action {
        scratch.clear();
        self.legal_actions(scratch);
        *dice.pick(scratch)
    }
}
