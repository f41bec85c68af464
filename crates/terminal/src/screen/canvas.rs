//! The drawing surface of the boards, which records what can be clicked where.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style as CellStyle;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::theme::{Mark, Style, Theme};
use crate::user_action::UserAction;

/// A clickable area.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hit {
    pub(crate) area: Rect,
    pub(crate) action: UserAction,
}

/// A drawing surface over a screen buffer.
#[derive(Debug)]
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    /// Everything outside is clipped.
    area: Rect,
    pub(crate) theme: Theme,
    /// The clickable areas drawn so far.
    pub(crate) hits: Vec<Hit>,
}

/// The display width of a text in columns.
pub(crate) fn width(text: &str) -> u16 {
    text.width() as u16
}

/// The text, truncated to this display width with an ellipsis.
pub(crate) fn truncate(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut truncated = String::new();
    let mut used = 0;
    for c in text.chars() {
        let wide = c.width().unwrap_or(0) as u16;
        if used + wide + 1 > columns {
            break;
        }
        used += wide;
        truncated.push(c);
    }
    if columns > 0 {
        truncated.push('…');
    }
    truncated
}

/// The text, wrapped at spaces to lines of at most this display width.
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
    /// A canvas over a whole buffer.
    pub(crate) fn new(buffer: &'a mut Buffer, theme: Theme) -> Canvas<'a> {
        let area = buffer.area;
        Canvas { buffer, area, theme, hits: Vec::new() }
    }

    pub(crate) const fn area(&self) -> Rect {
        self.area
    }

    /// Writes a text, clipped to the canvas, and returns the column after it.
    pub(crate) fn text(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        self.styled(x, y, text, self.theme.cell_style(style))
    }

    /// Like [`Canvas::text`], with terminal attributes.
    pub(crate) fn styled(&mut self, x: u16, y: u16, text: &str, style: CellStyle) -> u16 {
        if !self.area.contains(Position { x, y }) {
            return x;
        }
        self.buffer.set_stringn(x, y, text, (self.area.right() - x) as usize, style).0
    }

    /// Writes a text truncated to this display width.
    pub(crate) fn fitted(&mut self, x: u16, y: u16, text: &str, columns: u16, style: Style) -> u16 {
        self.text(x, y, &truncate(text, columns), style)
    }

    /// Writes an item with the signs of its mark around it, and makes it clickable if it has an action.
    pub(crate) fn item(
        &mut self,
        x: u16,
        y: u16,
        text: &str,
        style: Style,
        mark: Mark,
        action: Option<UserAction>,
    ) -> u16 {
        let (open, close) = mark.signs();
        let signs = self.theme.sign_style(mark);
        let style = self.theme.marked(style, mark);
        let mut at = self.styled(x, y, &open.to_string(), signs);
        at = self.styled(at, y, text, style);
        at = self.styled(at, y, &close.to_string(), signs);
        if let Some(action) = action {
            self.hits.push(Hit { area: Rect::new(x, y, at - x, 1), action });
        }
        at
    }

    /// Draws an opaque frame with a title.
    pub(crate) fn frame(&mut self, area: Rect, title: &str) {
        let block = ratatui::widgets::Block::bordered().title(format!(" {title} "));
        let area = area.intersection(self.area);
        ratatui::widgets::Widget::render(ratatui::widgets::Clear, area, self.buffer);
        ratatui::widgets::Widget::render(block, area, self.buffer);
        // Items below the frame cannot be clicked.
        self.hits.retain(|hit| !hit.area.intersects(area));
    }

    /// Draws a vertical line.
    pub(crate) fn vertical_line(&mut self, x: u16, top: u16, bottom: u16) {
        for y in top..bottom {
            self.text(x, y, "│", Style::Faint);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_truncated_and_wrapped_by_display_width() {
        assert_eq!(truncate("abcdef", 6), "abcdef");
        assert_eq!(truncate("abcdef", 4), "abc…");
        assert_eq!(truncate("日本語", 4), "日…");
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 4), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 4), [""]);
    }
}
