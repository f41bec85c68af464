//! The implementation of `Game`.

use tabletop::{BadPosition, Dice, Game, Note, Scores, Seat, Turn, Viewer, from_modules, matching_view};

use crate::notation::Remembered;
use crate::{Action, Illegal, Phase, Position, Seen, View, notes, rules};

impl Game for Position {
    const NAME: &'static str = "bergues";
    const TAG: &'static str = "bg";
    const READS_VIEWS: bool = true;
    const MATCHES: bool = true;

    from_modules! { types, words, lessons, rules, legal, check, determinize, touches, reveals, annotations }

    fn theme(&self, better: Action, _worse: Action) -> Option<&'static str> {
        Some(self.theme_of(better))
    }

    fn remembered(view: &View) -> String {
        Remembered(view).to_string()
    }

    fn read_view(text: &str, viewer: Viewer) -> Result<View, BadPosition> {
        matching_view::<Position>(View::read(text)?, text, viewer)
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

    /// The seats begin in turn (BG-E2).
    fn next_starter(&self, previous: Seat) -> Seat {
        previous.next(self.rules.seats)
    }

    /// Who begins has an advantage: two players begin once each.
    fn usual_rounds(seats: u8) -> u8 {
        if seats == 2 { 2 } else { 1 }
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

    fn determinizer(view: &View) -> impl Fn(&mut Dice) -> Position {
        view.determinizer()
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

    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }
}
