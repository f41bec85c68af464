//! Where boards are painted, and what lies where for mouse and keys.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::theme::{Ink, Mark, Theme};
use crate::act::Act;

/// A place on the screen that does something.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hit {
    /// Where.
    pub(crate) area: Rect,
    /// What.
    pub(crate) act: Act,
}

/// A part of the screen to paint on.
#[derive(Debug)]
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    /// Nothing is painted outside of it.
    area: Rect,
    /// In which colours.
    pub(crate) theme: Theme,
    /// What lies where.
    pub(crate) hits: Vec<Hit>,
}

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    text.width() as u16
}

/// The text, cut to so many columns, with a sign where it was cut.
pub(crate) fn cut(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut cut = String::new();
    let mut taken = 0;
    for c in text.chars() {
        let wide = c.width().unwrap_or(0) as u16;
        if taken + wide + 1 > columns {
            break;
        }
        taken += wide;
        cut.push(c);
    }
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// The text in lines of so many columns.
pub(crate) fn wrap(text: &str, columns: u16) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && width(&line) + 1 + width(word) > columns {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        let mut word = word.to_owned();
        while width(&word) > columns && columns > 1 {
            let at = word.char_indices().nth(columns as usize - 1).map_or(word.len(), |(at, _)| at);
            lines.push(word[..at].to_owned());
            word = word[at..].to_owned();
        }
        line.push_str(&word);
    }
    lines.push(line);
    lines
}

impl<'a> Canvas<'a> {
    /// The whole of a buffer.
    pub(crate) fn new(buffer: &'a mut Buffer, theme: Theme) -> Canvas<'a> {
        let area = buffer.area;
        Canvas { buffer, area, theme, hits: Vec::new() }
    }

    /// How large it is.
    pub(crate) const fn area(&self) -> Rect {
        self.area
    }

    /// Writes a text, as much of it as fits, and answers where it ends.
    pub(crate) fn text(&mut self, x: u16, y: u16, text: &str, ink: Ink) -> u16 {
        self.styled(x, y, text, self.theme.ink(ink))
    }

    /// The same in a style.
    pub(crate) fn styled(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if !self.area.contains(Position { x, y }) {
            return x;
        }
        self.buffer.set_stringn(x, y, text, (self.area.right() - x) as usize, style).0
    }

    /// Writes a text of at most so many columns.
    pub(crate) fn fitted(&mut self, x: u16, y: u16, text: &str, columns: u16, ink: Ink) -> u16 {
        self.text(x, y, &cut(text, columns), ink)
    }

    /// Writes a thing with the signs of its mark around it; if it does something, it can be clicked on.
    pub(crate) fn thing(
        &mut self,
        x: u16,
        y: u16,
        text: &str,
        ink: Ink,
        mark: Mark,
        act: Option<Act>,
    ) -> u16 {
        let (open, close) = mark.signs();
        let signs = self.theme.signs(mark);
        let style = self.theme.marked(ink, mark);
        let mut at = self.styled(x, y, &open.to_string(), signs);
        at = self.styled(at, y, text, style);
        at = self.styled(at, y, &close.to_string(), signs);
        if let Some(act) = act {
            self.hits.push(Hit { area: Rect::new(x, y, at - x, 1), act });
        }
        at
    }

    /// Paints a frame with a title.
    pub(crate) fn frame(&mut self, area: Rect, title: &str) {
        let block = ratatui::widgets::Block::bordered().title(format!(" {title} "));
        let area = area.intersection(self.area);
        ratatui::widgets::Widget::render(ratatui::widgets::Clear, area, self.buffer);
        ratatui::widgets::Widget::render(block, area, self.buffer);
        // What lies below cannot be touched.
        self.hits.retain(|hit| !hit.area.intersects(area));
    }

    /// Paints an upright line.
    pub(crate) fn upright(&mut self, x: u16, top: u16, bottom: u16) {
        for y in top..bottom {
            self.text(x, y, "│", Ink::Faint);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_and_wrapped_by_columns() {
        assert_eq!(cut("abcdef", 6), "abcdef");
        assert_eq!(cut("abcdef", 4), "abc…");
        assert_eq!(cut("日本語", 4), "日…");
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 4), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 4), [""]);
    }
}
