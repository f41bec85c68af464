//! Reading views.

use tabletop::{BadPosition, Dice, Game, Viewer, matching_view, read_filled, replace_marks};

use crate::card::MOST_CARDS;
use crate::{Card, Position, View};

impl View {
    /// Reads the view of a viewer. Hidden cards are filled in at random and forgotten again.
    pub(crate) fn read(text: &str, viewer: Viewer) -> Result<View, BadPosition> {
        let position: Position = read_filled(text, &["?"], fill)?;
        matching_view::<Position>(position.view(viewer), text, viewer)
    }
}

/// The text of a position: a card of the hand for each hidden bid, and prizes that lie nowhere else in the pile.
fn fill(text: &str, dice: &mut Dice) -> String {
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let [_, rules, hands, bids, prizes, won, _] = &mut fields[..] else { return text.to_owned() };
    let mut lists: Vec<String> = hands.split('/').map(str::to_owned).collect();
    let mut shown = Vec::new();
    for (hand, bid) in lists.iter_mut().zip(bids.split('/')) {
        if bid == "?" && hand.is_ascii() && !hand.is_empty() {
            let card = hand.remove(dice.below(hand.len() as u32) as usize);
            if hand.is_empty() {
                hand.push('-');
            }
            shown.push(card.to_string());
        } else {
            shown.push(bid.to_owned());
        }
    }
    (*hands, *bids) = (lists.join("/"), shown.join("/"));
    let cards = rules.split('.').nth(1).and_then(|count| count.parse().ok());
    let cards = cards.filter(|count| *count <= MOST_CARDS).unwrap_or(0);
    let deck = Card::lowest(cards).into_iter().map(|card| card.to_string());
    let mut left: Vec<String> =
        deck.filter(|card| !prizes.contains(card.as_str()) && !won.contains(card.as_str())).collect();
    dice.shuffle(&mut left);
    *prizes = replace_marks(prizes, "?", left);
    fields.join(" ")
}
