//! The implementation of `Game`.

use tabletop::{BadPosition, Dice, Game, Scores, Turn, Verdict, Viewer, from_modules};

use crate::notation::Remembered;
use crate::{Action, Illegal, Phase, Position, Seen, View, rules};

impl Game for Position {
    const NAME: &'static str = "lords-of-scotland";
    const TAG: &'static str = "ls";
    const READS_VIEWS: bool = true;

    from_modules! { types, words, lessons, rules, legal, check, determinize, touches, notes, themes, reveals, annotations }

    fn remembered(view: &View) -> String {
        Remembered(view).to_string()
    }

    fn read_view(text: &str, viewer: Viewer) -> Result<View, BadPosition> {
        View::read(text, viewer)
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

    fn apply(&mut self, action: Action, dice: &mut Dice) {
        self.apply_action(action, dice);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn seen(&self, action: Action, after: &Position, viewer: Viewer) -> Seen {
        Seen::new(self, action, after, viewer)
    }

    fn determinizer(view: &View) -> impl Fn(&mut Dice) -> Position {
        view.determinizer()
    }
}
