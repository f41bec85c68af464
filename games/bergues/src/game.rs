//! The implementation of `Game`.

use std::ops::RangeInclusive;

use tabletop::{Annotation, BadOption, Dice, Game, Note, OptionSpec, Scores, Seat, Settings, Turn, Viewer};

use crate::{Action, Illegal, Phase, Position, Rules, Seen, View, notes, rules};

impl Game for Position {
    const NAME: &'static str = "bergues";
    const TAG: &'static str = "bg";
    const SEATS: RangeInclusive<u8> = rules::SEATS;
    const OPTIONS: &'static [OptionSpec] = rules::OPTIONS;
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("fr", include_str!("../words/fr.ftl"))];
    const RULES: &'static str = include_str!("../RULES.md");

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
        self.rules.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    #[inline]
    fn phase(&self) -> Phase {
        self.phase
    }

    fn turn_number(&self) -> u32 {
        self.number.into()
    }

    fn scores(&self) -> Scores {
        let winner = self.turn().verdict().and_then(tabletop::Verdict::winner);
        Scores::new(self.rules.seats, |seat| u16::from(winner == Some(seat)))
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list_legal(out);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    #[inline]
    fn apply(&mut self, action: Action, _: &mut Dice) {
        self.apply_action(action);
    }

    fn view(&self, _: Viewer) -> View {
        View::new(self)
    }

    fn seen(&self, action: Action, after: &Position, _: Viewer) -> Seen {
        Seen::new(self, action, after)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Position {
        view.determinize(dice)
    }

    fn touches(&self, action: Action) -> Vec<String> {
        action.touches()
    }

    fn destination(&self, action: Action) -> Option<String> {
        match (self.phase, action) {
            (Phase::Move(guard, steps), Action::Walk(direction)) => {
                Some(format!("space:{}", self.walks_to(guard, steps, direction)))
            }
            _ => None,
        }
    }

    fn note(&self, action: Action) -> Option<Note> {
        notes::note_of(action)
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

    /// A guard goes as far for every seat.
    fn explain(view: &View, _: Seat, touch: &str) -> Option<Annotation> {
        view.explain(touch)
    }

    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    fn legal_count(&self) -> usize {
        self.count_legal()
    }

    #[inline]
    fn random_action(&self, dice: &mut Dice, _: &mut Vec<Action>) -> Action {
        self.pick_legal(dice)
    }
}
