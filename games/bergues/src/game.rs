//! The rules as the table sees them.

use std::ops::RangeInclusive;

use tabletop::{BadOption, Dice, Game, OptionSpec, Scores, Settings, Turn, Viewer};

use crate::{Action, Illegal, Phase, Position, Seen, View, determinize, rules};

impl Game for Position {
    const NAME: &'static str = "bergues";
    const TAG: &'static str = "bg";
    const SEATS: RangeInclusive<u8> = rules::SEATS;
    const OPTIONS: &'static [OptionSpec] = rules::OPTIONS;
    const WORDS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../words/en.ftl")), ("fr", include_str!("../words/fr.ftl"))];

    type Action = Action;
    type Illegal = Illegal;
    type Phase = Phase;
    type View = View;
    type Seen = Seen;

    fn deal(settings: &Settings, seats: u8, dice: &mut Dice) -> Result<Position, BadOption> {
        Position::set_up(settings, seats, dice)
    }

    fn seats(&self) -> u8 {
        self.rules.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.who_decides()
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
        self.why_not(action)
    }

    #[inline]
    fn apply(&mut self, action: Action, _: &mut Dice) {
        self.make(action);
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn seen(&self, action: Action, after: &Position, _: Viewer) -> Seen {
        Seen::of(self, action, after)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Position {
        determinize::draw(view, dice)
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

    fn reveals(&self, action: Action) -> bool {
        // The faces that are down are all that is hidden.
        matches!(action, Action::Turn(_))
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
