//! Colours. They never say anything alone: every clan, guard and mark has a sign of its own beside its colour.

use ratatui::style::{Color, Modifier, Style};

/// Whether colours may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    /// False where `NO_COLOR` is set.
    pub(crate) colours: bool,
}

/// What something is drawn in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// As usual.
    Plain,
    /// Less important.
    Faint,
    /// More important.
    Strong,
    /// Of this colour, on a ground of it.
    Card(Color),
    /// Of this colour.
    Coloured(Color),
}

/// How something stands to what can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mark {
    /// It can be touched.
    pub(crate) legal: bool,
    /// It was touched.
    pub(crate) chosen: bool,
    /// A bot advises it.
    pub(crate) hinted: bool,
    /// The keys are on it.
    pub(crate) focused: bool,
    /// It is what was done last.
    pub(crate) fresh: bool,
}

impl Mark {
    /// The signs on both sides of a thing: they say the same as the colours.
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
    /// A style.
    pub(crate) fn ink(self, ink: Ink) -> Style {
        let style = Style::new();
        match ink {
            Ink::Plain => style,
            Ink::Faint => style.add_modifier(Modifier::DIM),
            Ink::Card(colour) if self.colours => {
                style.fg(Color::Black).bg(colour).add_modifier(Modifier::BOLD)
            }
            Ink::Coloured(colour) if self.colours => style.fg(colour).add_modifier(Modifier::BOLD),
            Ink::Strong | Ink::Card(_) | Ink::Coloured(_) => style.add_modifier(Modifier::BOLD),
        }
    }

    /// A style for something that can stand in some way to what can be done.
    pub(crate) fn marked(self, ink: Ink, mark: Mark) -> Style {
        let style = self.ink(ink);
        if mark.focused {
            return style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        if mark.chosen || mark.hinted || mark.legal {
            return style.add_modifier(Modifier::BOLD);
        }
        style
    }

    /// The signs around a thing.
    pub(crate) fn signs(self, mark: Mark) -> Style {
        let style = Style::new();
        if mark.focused {
            return style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        if self.colours && (mark.legal || mark.chosen || mark.hinted) {
            return style.fg(Color::Cyan).add_modifier(Modifier::BOLD);
        }
        style.add_modifier(Modifier::BOLD)
    }
}
