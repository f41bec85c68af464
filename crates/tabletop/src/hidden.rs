//! Reading the views of card games: hidden cards are filled in, so that the text of a position remains.

use crate::{BadPosition, Dice, Game, Viewer};

/// How often hidden cards are filled in before a view counts as impossible.
const ATTEMPTS: u32 = 256;

/// Reads a position from what `fill` makes of a text: random cards in the places of the hidden ones, which these marks stand for. A
/// position that cannot occur is filled in again, if something is hidden.
pub fn read_filled<G: Game>(
    text: &str,
    marks: &[&str],
    mut fill: impl FnMut(&str, &mut Dice) -> String,
) -> Result<G, BadPosition> {
    let mut dice = Dice::quick(0);
    let mut read = || match fill(text, &mut dice).parse() {
        // Hands are sorted: what was filled in is not.
        Err(BadPosition::NotCanonical { canonical }) => canonical.parse(),
        other => other,
    };
    let first = read();
    if first.is_ok() || !marks.iter().any(|mark| text.contains(mark)) {
        return first;
    }
    (1..ATTEMPTS).find_map(|_| read().ok()).map_or(first, Ok)
}

/// The view, if `text` is what this viewer sees of it, with or without what it remembers.
pub fn matching_view<G: Game>(view: G::View, text: &str, viewer: Viewer) -> Result<G::View, BadPosition> {
    if text == view.to_string() || text == G::remembered(&view) {
        return Ok(view);
    }
    let whose = viewer.seat().map_or_else(|| "a spectator".to_owned(), |seat| format!("seat {seat}"));
    Err(BadPosition::flaw("view", text, format!("this is not what {whose} sees, in canonical notation")))
}

/// Replaces each occurrence of `mark` in order by the next of these texts, as far as there are any.
pub fn replace_marks(text: &str, mark: &str, texts: impl IntoIterator<Item = String>) -> String {
    let mut parts = text.split(mark);
    let mut filled = parts.next().unwrap_or_default().to_owned();
    let mut texts = texts.into_iter();
    for part in parts {
        filled += &texts.next().unwrap_or_else(|| mark.to_owned());
        filled += part;
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_replaced_in_order() {
        let texts = ["r1", "o2"].map(str::to_owned);
        assert_eq!(replace_marks("??/y3??!!-??", "??", texts), "r1/y3o2!!-??");
        assert_eq!(replace_marks("-/-", "??", []), "-/-");
    }
}
