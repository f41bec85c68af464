//! Text styles. Colour is never the only signal: every clan, guard and mark also has its own sign.

use ratatui::style::{Color, Modifier, Style as CellStyle};

/// Whether colours may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    /// False if `NO_COLOR` is set.
    pub(crate) colours: bool,
}

/// The style of a text, before the theme turns it into terminal attributes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// The terminal's default.
    Plain,
    /// Secondary text.
    Faint,
    /// Emphasised text.
    Strong,
    /// Black text on this background colour.
    Card(Color),
    /// Text in this colour.
    Coloured(Color),
}

/// How an item on the board relates to the current decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mark {
    /// It can be touched.
    pub(crate) legal: bool,
    /// It is part of the incomplete move.
    pub(crate) chosen: bool,
    /// The hint touches it next.
    pub(crate) hinted: bool,
    /// It has the keyboard focus.
    pub(crate) focused: bool,
    /// The last action placed it.
    pub(crate) fresh: bool,
}

impl Mark {
    /// The characters before and after an item: they carry the same information as the colours.
    pub(crate) const fn signs(self) -> (char, char) {
        match self {
            Mark { chosen: true, .. } => ('»', '«'),
            Mark { hinted: true, .. } => ('*', '*'),
            Mark { legal: true, .. } => ('[', ']'),
            Mark { fresh: true, .. } => ('‹', '›'),
            _ => (' ', ' '),
        }
    }
}

impl Theme {
    /// The terminal attributes of a style.
    pub(crate) fn cell_style(self, style: Style) -> CellStyle {
        let cell = CellStyle::new();
        match style {
            Style::Plain => cell,
            Style::Faint => cell.add_modifier(Modifier::DIM),
            Style::Card(colour) if self.colours => {
                cell.fg(Color::Black).bg(colour).add_modifier(Modifier::BOLD)
            }
            Style::Coloured(colour) if self.colours => cell.fg(colour).add_modifier(Modifier::BOLD),
            Style::Strong | Style::Card(_) | Style::Coloured(_) => cell.add_modifier(Modifier::BOLD),
        }
    }

    /// The terminal attributes of an item with a mark.
    pub(crate) fn marked(self, style: Style, mark: Mark) -> CellStyle {
        let cell = self.cell_style(style);
        if mark.focused {
            return cell.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        if mark.chosen || mark.hinted || mark.legal {
            return cell.add_modifier(Modifier::BOLD);
        }
        cell
    }

    /// The terminal attributes of the signs around an item.
    pub(crate) fn sign_style(self, mark: Mark) -> CellStyle {
        let cell = CellStyle::new();
        if mark.focused {
            return cell.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        if self.colours && (mark.legal || mark.chosen || mark.hinted) {
            return cell.fg(Color::Cyan).add_modifier(Modifier::BOLD);
        }
        cell.add_modifier(Modifier::BOLD)
    }
}
