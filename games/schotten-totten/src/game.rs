//! The implementation of `Game`.

use std::ops::RangeInclusive;

use tabletop::{Annotation, BadOption, Dice, Game, Note, OptionSpec, Scores, Seat, Settings, Turn, Viewer};

use crate::action::Action;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::position::Position;
use crate::rounds::round_points;
use crate::rules::{self, Rules};
use crate::seen::Seen;
use crate::view::View;

impl Game for Position {
    const NAME: &'static str = "schotten-totten";
    const TAG: &'static str = "st";
    const SEATS: RangeInclusive<u8> = rules::SEATS;
    const OPTIONS: &'static [OptionSpec] = rules::OPTIONS;
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("fr", include_str!("../words/fr.ftl"))];
    const RULES: &'static str = include_str!("../RULES.md");
    const MATCHES: bool = true;

    type Action = Action;
    type Illegal = Illegal;
    type Phase = Phase;
    type View = View;
    type Seen = Seen;

    fn deal(settings: &Settings, seats: u8, dice: &mut Dice) -> Result<Position, BadOption> {
        let rules = Rules::from_settings(settings, seats)?;
        // A random starter is the first thing that the dice decide.
        let first = settings.starter("first", seats, dice);
        Ok(Position::deal_rules(rules, first, dice))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn phase(&self) -> Phase {
        self.turn.phase
    }

    fn turn_number(&self) -> u32 {
        self.turn.number.into()
    }

    fn scores(&self) -> Scores {
        self.stones()
    }

    fn round_points(&self, seat: Seat) -> u16 {
        let stones = self.stones().of(seat);
        self.turn().verdict().map_or(0, |verdict| round_points(verdict, seat, stones))
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list_legal(out);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    fn apply(&mut self, action: Action, _: &mut Dice) {
        debug_assert_eq!(self.check_action(action), Ok(()), "{action} at {self}");
        self.apply_action(action);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn seen(&self, action: Action, _: &Position, viewer: Viewer) -> Seen {
        Seen::new(self, action, viewer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Position {
        view.determinize(dice)
    }

    fn touches(&self, action: Action) -> Vec<String> {
        action.touches()
    }

    fn note(&self, action: Action) -> Option<Note> {
        self.note_of(action)
    }

    fn reveals(&self, action: Action) -> bool {
        self.reveals_hidden(action)
    }

    fn annotations(view: &View) -> Vec<Annotation> {
        view.annotations()
    }

    fn explainable(view: &View) -> Vec<String> {
        view.explainable()
    }

    fn explain(view: &View, seat: Seat, touch: &str) -> Option<Annotation> {
        view.explain(seat, touch)
    }

    fn legal_count(&self) -> usize {
        self.count_legal()
    }

    fn random_action(&self, dice: &mut Dice, _: &mut Vec<Action>) -> Action {
        self.pick_legal(dice)
    }
}
