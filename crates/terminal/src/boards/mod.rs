//! The boards: each draws a game on the screen and describes it for plain mode. Boards read views, never positions.
//!
//! [`BOARDS`] is the only place that lists games. A game without an entry gets the board of [`generic`].

mod bergues;
mod generic;
mod lords_of_scotland;
mod schotten_totten;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wire::{SeatState, State};

use crate::describe;
use crate::keys;
use crate::locale::{Locale, Names};
use crate::screen::canvas::Canvas;
use crate::screen::theme::{Mark, Style};
use crate::user_action::UserAction;

/// The board of one game.
trait Board: Sync {
    /// Draws the table.
    fn paint(&self, canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>);

    /// The table in words, line by line.
    fn describe(&self, scene: &BoardScene<'_>) -> Vec<String>;

    /// The player aid, line by line: what the printed game has on a card for each player.
    fn aid(&self, _scene: &BoardScene<'_>) -> Vec<String> {
        Vec::new()
    }

    /// The text and the style of a piece, for instance in an explanation.
    fn piece(&self, scene: &BoardScene<'_>, code: &str) -> (String, Style) {
        (scene.names.piece(scene.locale, code), Style::Strong)
    }

    /// The sign of a piece in the text of rules; `None` if this board has none for it.
    fn sign(&self, _code: &str) -> Option<String> {
        None
    }

    /// A longer text about a piece.
    fn piece_help(&self, scene: &BoardScene<'_>, code: &str) -> Option<String> {
        scene.names.find(scene.locale, &format!("card-{code}-help"), &[])
    }

    /// The message about the signs of this board, for the help.
    fn signs(&self) -> Option<&'static str> {
        None
    }

    /// The score of a seat, for the list of seats.
    fn score(&self, seat: &SeatState) -> String {
        seat.score.to_string()
    }

    /// The key that this board prefers for a touch: by default the first letter of a touch without a thing.
    fn key(&self, touch: &str) -> Option<char> {
        let (kind, thing, _) = describe::split_touch(touch);
        kind.chars().next().filter(|_| thing.is_empty())
    }

    /// The rank of a kind of touch in menus. The first item of a menu must lead on, so kinds that can end a turn
    /// without a move come last.
    fn rank(&self, touch: &str) -> u8 {
        u8::from(!touch.contains(':'))
    }
}

/// A game with its board and the Fluent texts of the board, by language.
struct Entry {
    game: &'static str,
    board: &'static dyn Board,
    words: &'static [(&'static str, &'static str)],
}

macro_rules! entry {
    ($game:literal, $board:expr) => {
        Entry {
            game: $game,
            board: &$board,
            words: tabletop::translations!(concat!("/words/", $game, "/"), ".ftl"),
        }
    };
}

static BOARDS: [Entry; 3] = [
    entry!("schotten-totten", schotten_totten::SchottenTotten),
    entry!("lords-of-scotland", lords_of_scotland::LordsOfScotland),
    entry!("bergues", bergues::Bergues),
];

fn board_of(game: &str) -> &'static dyn Board {
    BOARDS.iter().find(|entry| entry.game == game).map_or(&generic::Generic, |entry| entry.board)
}

/// The texts of all boards.
pub(crate) fn words() -> impl Iterator<Item = (&'static str, &'static str)> {
    BOARDS.iter().flat_map(|entry| entry.words).copied()
}

/// Whether the board of a game has a player aid, as all but the generic one do.
pub(crate) fn has_aid(game: &str) -> bool {
    BOARDS.iter().any(|entry| entry.game == game)
}

/// The message about the signs of a board, if it has its own.
pub(crate) fn signs(game: &str) -> Option<&'static str> {
    board_of(game).signs()
}

/// The sign of a piece in the text of rules, if the board has one.
pub(crate) fn sign(game: &str, code: &str) -> Option<String> {
    board_of(game).sign(code)
}

/// The rank of a touch in menus.
pub(crate) fn rank(game: &str, touch: &str) -> u8 {
    board_of(game).rank(touch)
}

/// A table at one moment, with what a board needs to draw it.
#[derive(Debug)]
pub(crate) struct BoardScene<'a> {
    pub(crate) locale: &'a Locale,
    pub(crate) names: Names,
    pub(crate) state: &'a State,
    /// What can be touched next.
    pub(crate) next: Vec<String>,
    /// The touches of the incomplete move.
    pub(crate) touched: &'a [String],
    /// The touches of the hint.
    pub(crate) hint: &'a [String],
    /// The actions of the round in notation, the latest first.
    pub(crate) recent: Vec<&'a str>,
    /// The action with the keyboard focus.
    pub(crate) focus: Option<&'a UserAction>,
    labels: Vec<(String, char)>,
}

impl<'a> BoardScene<'a> {
    /// A table to look at, where nothing can be touched.
    pub(crate) fn new(locale: &'a Locale, state: &'a State) -> BoardScene<'a> {
        BoardScene {
            locale,
            names: Names::of(locale, state),
            state,
            next: Vec::new(),
            touched: &[],
            hint: &[],
            recent: Vec::new(),
            focus: None,
            labels: Vec::new(),
        }
    }

    /// Adds what can be touched.
    #[must_use]
    pub(crate) fn with_moves(
        mut self,
        next: Vec<String>,
        touched: &'a [String],
        hint: &'a [String],
    ) -> BoardScene<'a> {
        self.labels = keys::labels(&next, |touch| self.board().key(touch));
        (self.next, self.touched, self.hint) = (next, touched, hint);
        self
    }

    fn board(&self) -> &'static dyn Board {
        board_of(&self.state.setup.game)
    }

    /// How an item relates to the current decision.
    pub(crate) fn mark(&self, touch: &str) -> Mark {
        Mark {
            legal: self.next.iter().any(|next| next == touch),
            chosen: self.touched.iter().any(|touched| touched == touch),
            hinted: self.hint.get(self.touched.len()).is_some_and(|hint| hint == touch),
            focused: matches!(self.focus, Some(UserAction::Touch(focus)) if focus == touch),
            fresh: false,
        }
    }

    /// The action of an item, if it can be touched.
    pub(crate) fn action_for(&self, touch: &str) -> Option<UserAction> {
        let mark = self.mark(touch);
        (mark.legal || mark.chosen).then(|| UserAction::Touch(touch.to_owned()))
    }

    /// The key of an item, while it can be touched.
    pub(crate) fn label(&self, touch: &str) -> Option<char> {
        self.labels.iter().find(|(known, _)| known == touch).map(|(_, label)| *label)
    }

    /// The touch with this key.
    pub(crate) fn labelled(&self, key: char) -> Option<&str> {
        self.labels.iter().find(|(_, label)| *label == key).map(|(touch, _)| touch.as_str())
    }

    /// The name of the player in a seat.
    pub(crate) fn name<'b>(&'b self, seat: &'b str) -> &'b str {
        self.names.seat(seat)
    }

    /// The name of what is touched.
    fn touch_name(&self, touch: &str) -> String {
        describe::touch(self.locale, &self.names, self.state.phase.as_deref(), touch)
    }

    /// A text with the key of its item, while it has one.
    fn with_key(&self, touch: &str, text: &str) -> String {
        self.label(touch).map_or_else(|| text.to_owned(), |label| format!("{label}: {text}"))
    }

    /// A message of the game, without its prefix, as the options of the table say it.
    fn text(&self, key: &str) -> String {
        self.names.find(self.locale, key, &[]).unwrap_or_else(|| key.to_owned())
    }

    /// Whether an option of the table has this value.
    fn has_option(&self, name: &str, value: impl Into<serde_json::Value>) -> bool {
        self.state.setup.options.get(name) == Some(&value.into())
    }

    /// The field of the view with this index.
    fn field(&self, at: usize) -> &'a str {
        self.state.view.as_deref().and_then(|view| view.split(' ').nth(at)).unwrap_or("-")
    }

    /// The index of this player's seat; spectators see the table from the first seat.
    fn own(&self) -> usize {
        self.state.me.as_deref().and_then(|seat| self.seat_index(seat)).unwrap_or(0)
    }

    fn seat_index(&self, letter: &str) -> Option<usize> {
        self.state.seats.iter().position(|seat| seat.seat == letter)
    }

    /// The score of a seat.
    pub(crate) fn score(&self, seat: &SeatState) -> String {
        self.board().score(seat)
    }

    /// The text and the style of a piece.
    pub(crate) fn piece(&self, code: &str) -> (String, Style) {
        self.board().piece(self, code)
    }
}

/// The entries of a list, without those of an empty one.
fn list(text: &str, separator: char) -> impl Iterator<Item = &str> {
    text.split(separator).filter(|part| !part.is_empty() && *part != "-")
}

/// The cards of a list, which has two characters for each card.
fn pairs(text: &str) -> Vec<&str> {
    let text = if text == "-" { "" } else { text };
    (0..text.len() / 2).filter_map(|at| text.get(2 * at..2 * at + 2)).collect()
}

/// Draws items side by side, in further rows where one is full, and returns the last row.
fn paint_row<'a>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    scene: &BoardScene<'_>,
    items: impl IntoIterator<Item = (&'a str, String)>,
) -> u16 {
    let (mut x, mut y) = (area.x, area.y);
    for (touch, text) in items {
        let text = scene.with_key(touch, &text);
        if x > area.x && x + text.width() as u16 + 2 >= area.right() {
            (x, y) = (area.x, y + 1);
        }
        x = canvas.item(x, y, &text, Style::Plain, scene.mark(touch), scene.action_for(touch)) + 1;
    }
    y
}

/// The table in words, line by line.
pub(crate) fn describe(scene: &BoardScene<'_>) -> Vec<String> {
    if scene.state.view.is_some() { scene.board().describe(scene) } else { Vec::new() }
}

/// The player aid, line by line.
pub(crate) fn aid(scene: &BoardScene<'_>) -> Vec<String> {
    scene.board().aid(scene)
}

/// Draws the table.
pub(crate) fn paint(canvas: &mut Canvas<'_>, area: Rect, scene: &BoardScene<'_>) {
    if scene.state.view.is_some() {
        scene.board().paint(canvas, area, scene);
    }
}

/// A longer text about a card of the hand or on the table.
pub(crate) fn card_help(scene: &BoardScene<'_>, touch: &str) -> Option<String> {
    let code = touch.strip_prefix("hand:").or_else(|| touch.strip_prefix("card:"))?;
    scene.board().piece_help(scene, code)
}
