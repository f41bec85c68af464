//! The implementation of `Game`.

use std::ops::RangeInclusive;

use tabletop::{
    Annotation, BadOption, Dice, Game, Note, OptionSpec, Scores, Seat, Settings, Turn, Verdict, Viewer,
};

use crate::{Action, Illegal, Phase, Position, Rules, Seen, View, rules};

impl Game for Position {
    const NAME: &'static str = "lords-of-scotland";
    const TAG: &'static str = "ls";
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
        // LS-S4: a random starter is the first thing that the dice decide.
        let initiative = settings.starter("first", seats, dice);
        Ok(Position::deal_rules(rules, initiative, dice))
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(Verdict::Won(self.seat)),
            _ => Turn::Decide(self.seat),
        }
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn turn_number(&self) -> u32 {
        self.turns
    }

    fn scores(&self) -> Scores {
        Scores::new(self.rules.seats, |seat| self.strength_won(seat))
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list_legal(out);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check_action(action)
    }

    fn apply(&mut self, action: Action, dice: &mut Dice) {
        self.apply_action(action, dice);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn seen(&self, action: Action, after: &Position, viewer: Viewer) -> Seen {
        Seen::new(self, action, after, viewer)
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

    /// An army is worth the same for every seat.
    fn explain(view: &View, _: Seat, touch: &str) -> Option<Annotation> {
        view.explain(touch)
    }

    fn legal_count(&self) -> usize {
        self.count_legal()
    }

    fn random_action(&self, dice: &mut Dice, _scratch: &mut Vec<Action>) -> Action {
        self.pick_legal(dice)
    }
}
