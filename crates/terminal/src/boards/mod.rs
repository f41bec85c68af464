//! One board a game: painted for the screen, told for plain lines. They read views and nothing else.

mod bergues;
mod lords_of_scotland;
mod schotten_totten;

use ratatui::layout::Rect;
use wire::State;

use crate::keys;
use crate::locale::{Locale, Names};
use crate::screen::canvas::Canvas;
use crate::screen::theme::{Mark, Style};
use crate::user_action::UserAction;

/// A table at one moment, as a board needs it.
#[derive(Debug)]
pub(crate) struct BoardScene<'a> {
    /// The reader's language.
    pub(crate) locale: &'a Locale,
    /// Who and what is called how.
    pub(crate) names: Names,
    /// The table.
    pub(crate) state: &'a State,
    /// What can be touched.
    pub(crate) next: Vec<String>,
    /// What was touched.
    pub(crate) touched: &'a [String],
    /// What a bot advises to touch.
    pub(crate) hint: &'a [String],
    /// What was done last, in notation.
    pub(crate) last: Option<&'a str>,
    /// Where the keys are.
    pub(crate) focus: Option<&'a UserAction>,
    labels: Vec<(String, char)>,
}

impl<'a> BoardScene<'a> {
    /// A table to look at.
    pub(crate) fn new(locale: &'a Locale, state: &'a State) -> BoardScene<'a> {
        BoardScene {
            locale,
            names: Names::of(locale, state),
            state,
            next: Vec::new(),
            touched: &[],
            hint: &[],
            last: None,
            focus: None,
            labels: Vec::new(),
        }
    }

    /// With what can be touched.
    #[must_use]
    pub(crate) fn with_moves(
        mut self,
        next: Vec<String>,
        touched: &'a [String],
        hint: &'a [String],
    ) -> BoardScene<'a> {
        self.labels = keys::labels(&next);
        (self.next, self.touched, self.hint) = (next, touched, hint);
        self
    }

    /// How a thing stands to what can be done.
    pub(crate) fn mark(&self, touch: &str) -> Mark {
        Mark {
            legal: self.next.iter().any(|next| next == touch),
            chosen: self.touched.iter().any(|touched| touched == touch),
            hinted: self.hint.get(self.touched.len()).is_some_and(|hint| hint == touch),
            focused: matches!(self.focus, Some(UserAction::Touch(focus)) if focus == touch),
            fresh: false,
        }
    }

    /// What touching it does; nothing if it cannot be touched.
    pub(crate) fn action_for(&self, touch: &str) -> Option<UserAction> {
        let mark = self.mark(touch);
        (mark.legal || mark.chosen).then(|| UserAction::Touch(touch.to_owned()))
    }

    /// The key for a thing, while it can be touched.
    pub(crate) fn label(&self, touch: &str) -> Option<char> {
        self.labels.iter().find(|(known, _)| known == touch).map(|(_, label)| *label)
    }

    /// The thing that a key touches.
    pub(crate) fn labelled(&self, key: char) -> Option<&str> {
        self.labels.iter().find(|(_, label)| *label == key).map(|(touch, _)| touch.as_str())
    }

    /// The name of a seat.
    pub(crate) fn name<'b>(&'b self, seat: &'b str) -> &'b str {
        self.names.seat(seat)
    }

    /// The part of the view with this number, counted from 0.
    fn field(&self, at: usize) -> &'a str {
        self.state.view.as_deref().and_then(|view| view.split(' ').nth(at)).unwrap_or("-")
    }

    /// The seat that looks; the first one for who only watches.
    fn own(&self) -> usize {
        self.state.me.as_deref().and_then(|seat| self.seat_index(seat)).unwrap_or(0)
    }

    fn seat_index(&self, letter: &str) -> Option<usize> {
        self.state.seats.iter().position(|seat| seat.seat == letter)
    }
}

/// The words of a list, without those of an empty one.
fn list(text: &str, separator: char) -> impl Iterator<Item = &str> {
    text.split(separator).filter(|part| !part.is_empty() && *part != "-")
}

/// Cards that are written one after the other, two characters each; none for an empty list.
fn pairs(text: &str) -> Vec<&str> {
    let text = if text == "-" { "" } else { text };
    (0..text.len() / 2).filter_map(|at| text.get(2 * at..2 * at + 2)).collect()
}

/// The table in words, a line a thing.
pub(crate) fn narrate(scene: &BoardScene<'_>) -> Vec<String> {
    if scene.state.view.is_none() {
        return Vec::new();
    }
    match scene.state.setup.game.as_str() {
        "schotten-totten" => schotten_totten::narrate(scene),
        "lords-of-scotland" => lords_of_scotland::narrate(scene),
        "bergues" => bergues::narrate(scene),
        _ => scene.state.view.iter().flat_map(|view| view.split(' ')).map(str::to_owned).collect(),
    }
}

/// The table painted.
pub(crate) fn paint(canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>) {
    if scene.state.view.is_none() {
        return;
    }
    match scene.state.setup.game.as_str() {
        "schotten-totten" => schotten_totten::paint(canvas, area, scene),
        "lords-of-scotland" => lords_of_scotland::paint(canvas, area, scene),
        "bergues" => bergues::paint(canvas, area, scene),
        // A game without a board of its own is told.
        _ => {
            for (y, line) in (area.top()..area.bottom()).zip(narrate(scene)) {
                canvas.fitted(area.x, y, &line, area.width, Style::Plain);
            }
        }
    }
}

/// A card of Schotten Totten for an explanation.
pub(crate) fn paint_card(canvas: &mut Canvas<'_>, x: u16, y: u16, code: &str, mark: Mark) -> u16 {
    schotten_totten::card(canvas, x, y, code, mark, None)
}

/// The sign of a tile of Bergues; none for a neutral one.
pub(crate) fn face_sign(face: &str) -> Option<char> {
    Some(bergues::sign(face)).filter(|sign| !matches!(sign, '?' | '·'))
}

/// What lies under the keys, told more fully: what a tactic card or a clan does.
pub(crate) fn about(scene: &BoardScene<'_>, touch: &str) -> Option<String> {
    let code = touch.strip_prefix("hand:").or_else(|| touch.strip_prefix("card:"))?;
    match scene.state.setup.game.as_str() {
        "schotten-totten" => {
            let classic =
                scene.state.setup.options.get("edition").is_some_and(|edition| edition == "classic");
            let key = format!("st-tactic-{code}-help");
            let own = classic.then(|| scene.locale.find(&format!("{key}.classic"), &[])).flatten();
            own.or_else(|| scene.locale.find(&key, &[]))
        }
        "lords-of-scotland" => scene.locale.find(&format!("ls-power-{}", code.get(..1)?), &[]),
        _ => None,
    }
}
