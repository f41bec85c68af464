//! Reading views.

use tabletop::{BadPosition, Dice, Game, Viewer, matching_view, read_filled, replace_marks};

use crate::card::{Card, CardSet};
use crate::position::Position;
use crate::view::View;

impl View {
    /// Reads the view of a viewer. Hidden cards are filled in at random and forgotten again.
    pub(crate) fn read(text: &str, viewer: Viewer) -> Result<View, BadPosition> {
        let position: Position = read_filled(text, &["??", "!!"], fill)?;
        matching_view::<Position>(position.view(viewer), text, viewer)
    }
}

/// The text of a position: the cards that are not in the text, in random order in the places of the hidden ones.
fn fill(text: &str, dice: &mut Dice) -> String {
    let shown = shown(text);
    let mut hidden = |clan: bool| {
        let mut cards: Vec<Card> =
            Card::deck(true).filter(|card| card.is_clan() == clan && !shown.contains(*card)).collect();
        dice.shuffle(&mut cards);
        cards.into_iter().map(|card| card.to_string())
    };
    let clans = hidden(true);
    let tactics = hidden(false);
    replace_marks(&replace_marks(text, "??", clans), "!!", tactics)
}

/// The cards that a text names in the fields border, hands, decks and discard.
fn shown(text: &str) -> CardSet {
    let mut shown = CardSet::EMPTY;
    for part in text.split(' ').skip(2).take(4).flat_map(|field| field.split('/')) {
        let (cards, flags) = part.split_once(':').unwrap_or((part, ""));
        for list in cards.split('|') {
            let pairs = list.as_bytes().chunks(2).map(String::from_utf8_lossy);
            pairs.filter_map(|pair| pair.parse().ok()).for_each(|card| shown.insert(card));
        }
        for (flag, card) in [('m', Card::MUD_FIGHT), ('b', Card::BLIND_MANS_BLUFF)] {
            if flags.contains(flag) {
                shown.insert(card);
            }
        }
    }
    shown
}
