//! The implementation of `Game`.

use tabletop::{BadPosition, Dice, Game, Scores, Seat, Turn, Viewer, from_modules};

use crate::action::Action;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::position::Position;
use crate::rounds::round_points;
use crate::rules;
use crate::seen::Seen;
use crate::view::View;

impl Game for Position {
    const NAME: &'static str = "schotten-totten";
    const TAG: &'static str = "st";
    const READS_VIEWS: bool = true;
    const MATCHES: bool = true;
    const RULES_VERSION: u16 = rules::VERSION;

    from_modules! { types, words, lessons, rules, legal, check, determinize, touches, notes, themes, reveals, annotations }

    fn read_view(text: &str, viewer: Viewer) -> Result<View, BadPosition> {
        View::read(text, viewer)
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

    fn determinizer(view: &View) -> impl Fn(&mut Dice) -> Position {
        view.determinizer()
    }
}
