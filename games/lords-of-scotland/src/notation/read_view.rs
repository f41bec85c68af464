//! Reading views, with the cards that the viewer remembers.

use tabletop::{BadPosition, Dice, Game, Seat, Viewer, matching_view, read_filled, replace_marks};

use crate::{Card, CardSet, Position, View};

/// The places of two fields in a text.
const HANDS: usize = 6;
const ARMIES: usize = 7;

impl View {
    /// Reads the view of a viewer. Hidden cards are filled in at random and forgotten again; cards that the text names in
    /// other hands, and face down in other armies, are remembered.
    pub(crate) fn read(text: &str, viewer: Viewer) -> Result<View, BadPosition> {
        let mut position: Position = read_filled(text, &["??"], fill)?;
        let named = |field: usize, seat: Seat| {
            let mut parts = text.split(' ').nth(field).unwrap_or_default().split('/');
            let part = parts.nth(seat.index()).filter(|_| !viewer.is(seat));
            part.map_or(CardSet::EMPTY, cards)
        };
        position.init_memory(|seat| named(HANDS, seat));
        for seat in Seat::first(position.rules.seats) {
            position.remember_clans(seat, named(ARMIES, seat), viewer);
        }
        matching_view::<Position>(position.view(viewer), text, viewer)
    }
}

/// The text of a position: the cards that are not in the text, in random order in the places of the hidden ones.
fn fill(text: &str, dice: &mut Dice) -> String {
    let shown: CardSet = text.split(' ').skip(2).take(7).flat_map(cards).collect();
    let mut hidden: Vec<Card> =
        Card::all(text.split('.').next().is_some_and(|players| players.ends_with('b')))
            .without(shown)
            .into_iter()
            .collect();
    dice.shuffle(&mut hidden);
    replace_marks(text, "??", hidden.into_iter().map(|card| card.to_string()))
}

/// The cards that a text names, between other signs.
fn cards(text: &str) -> CardSet {
    let mut found = CardSet::EMPTY;
    let mut rest = text;
    while let Some(pair) = rest.get(..2) {
        match pair.parse::<Card>() {
            Ok(card) => {
                found.insert(card);
                rest = &rest[2..];
            }
            Err(()) => rest = &rest[rest.chars().next().map_or(1, char::len_utf8)..],
        }
    }
    found
}
