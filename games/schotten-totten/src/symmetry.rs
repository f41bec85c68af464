//! Symmetries of the rules: colours can be exchanged, and stones numbered from the other end.

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::position::Position;
use crate::stone::{STONES, Stone, StoneSet};
use crate::turn::TurnState;

const COLOURS: u8 = 6;
const VALUES: u8 = 9;

/// Other names for colours and stones, under which the rules stay the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Symmetry {
    /// By how many places each colour is moved on in a circle of all colours.
    pub(crate) colours: u8,
    /// Whether stones are numbered from the other end.
    pub(crate) mirrored: bool,
}

impl Symmetry {
    pub(crate) fn card(self, card: Card) -> Card {
        if !card.is_clan() {
            return card;
        }
        let (colour, value) = (card.index() / VALUES, card.index() % VALUES);
        Card::at((colour + self.colours) % COLOURS * VALUES + value)
    }

    pub(crate) fn cards(self, cards: CardSet) -> CardSet {
        cards.into_iter().map(|card| self.card(card)).collect()
    }

    pub(crate) fn stone(self, stone: Stone) -> Stone {
        if !self.mirrored {
            return stone;
        }
        let number = STONES - stone.index() as u8;
        Stone::numbered(number).expect("a border has as many stones from either end")
    }

    pub(crate) fn stones(self, stones: StoneSet) -> StoneSet {
        stones.into_iter().map(|stone| self.stone(stone)).collect()
    }

    /// A decision of the game without tactics.
    pub(crate) fn action(self, action: Action) -> Action {
        match action {
            Action::Place(card, stone) => Action::Place(self.card(card), self.stone(stone)),
            Action::Claim(stone) => Action::Claim(self.stone(stone)),
            other => other,
        }
    }

    /// A position of the game without tactics.
    pub(crate) fn position(self, position: &Position) -> Position {
        Position {
            hands: position.hands.map(|hand| self.cards(hand)),
            border: position.border.renamed(self),
            clan: position.clan.renamed(self),
            turn: TurnState { claims: self.stones(position.turn.claims), ..position.turn },
            ..*position
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Dice, Game, Seat};

    use super::*;

    /// All symmetries.
    fn all() -> impl Iterator<Item = Symmetry> {
        let mirrored = |mirrored| (0..COLOURS).map(move |colours| Symmetry { colours, mirrored });
        mirrored(false).chain(mirrored(true))
    }

    #[test]
    fn renamed_games_go_the_same_way() {
        for (seed, symmetry) in all().enumerate() {
            for rules in ["2016", "classic", "2016x", "classicx"] {
                let mut dice = Dice::quick(seed as u64);
                let mut position = Position::deal_rules(rules.parse().unwrap(), Seat::A, &mut dice);
                let mut played = symmetry.position(&position);
                while position.decider().is_some() {
                    let mut actions = Vec::new();
                    position.legal_actions(&mut actions);
                    let mut expected: Vec<Action> =
                        actions.iter().map(|action| symmetry.action(*action)).collect();
                    expected.sort();
                    for renamed in [&played, &symmetry.position(&position)] {
                        let mut others = Vec::new();
                        renamed.legal_actions(&mut others);
                        others.sort();
                        assert_eq!(others, expected, "{position}, {symmetry:?}");
                    }
                    let action = actions[dice.below(actions.len() as u32) as usize];
                    let mut same = dice.clone();
                    position.apply(action, &mut dice);
                    played.apply(symmetry.action(action), &mut same);
                    assert_eq!(symmetry.position(&position).to_string(), played.to_string());
                }
                assert_eq!(position.turn(), played.turn());
            }
        }
    }
}
