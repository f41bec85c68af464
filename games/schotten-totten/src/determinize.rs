//! Sampling of full positions behind a view.

use tabletop::Dice;

use crate::card::{Card, CardGroups, CardSet};
use crate::memory::Memory;
use crate::pile::Pile;
use crate::position::Position;
use crate::view::{HandView, PileView, View};

impl View {
    /// A full position that is consistent with this view, each equally likely.
    pub(crate) fn determinize(&self, dice: &mut Dice) -> Position {
        let known_under = |pile: &PileView| pile.known.into_iter().flatten().collect::<CardSet>();
        let mut located = self.border.shown().or(known_under(&self.clan)).or(known_under(&self.tactic));
        for hand in &self.hands {
            located = located.or(match hand {
                HandView::Own(cards) => *cards,
                HandView::Other { known, .. } => *known,
            });
        }
        let mut clan = Unknown::shuffled(CardSet::CLAN.without(located), dice);
        let tactics = if self.rules.tactics { CardSet::TACTIC.without(located) } else { CardSet::EMPTY };
        let mut tactic = Unknown::shuffled(tactics, dice);
        let hands = self.hands.map(|hand| match hand {
            HandView::Own(cards) => cards,
            HandView::Other { clan: clans, tactic: tactics, known } => {
                let mut cards = known;
                clan.take(clans - known.clan().len(), |card| cards.insert(card));
                tactic.take(tactics - known.tactic().len(), |card| cards.insert(card));
                cards
            }
        });
        // The opponent of the Recruiter's player holds the cards that both know. A spectator does not know whether there
        // are any.
        let in_hand = self.hands.iter().fold(self.exposed, |set, hand| match hand {
            HandView::Own(_) => set,
            HandView::Other { known, .. } => set.or(*known),
        });
        let memory = Memory {
            recruiter: self.recruiter,
            clan: self.clan.returned,
            tactic: self.tactic.returned,
            in_hand,
        };
        Position {
            rules: self.rules,
            border: self.border,
            hands,
            clan: clan.pile(self.clan),
            tactic: tactic.pile(self.tactic),
            discard: self.discard,
            tally: self.tally,
            turn: self.turn,
            memory,
        }
    }
}

/// Cards in unknown places, in random order.
struct Unknown {
    cards: [Card; 54],
    len: usize,
}

impl Unknown {
    fn shuffled(set: CardSet, dice: &mut Dice) -> Unknown {
        let mut unknown = Unknown { cards: [Card::at(0); 54], len: 0 };
        for card in set {
            unknown.cards[unknown.len] = card;
            unknown.len += 1;
        }
        dice.shuffle(&mut unknown.cards[..unknown.len]);
        unknown
    }

    fn take(&mut self, count: u8, mut each: impl FnMut(Card)) {
        for _ in 0..count {
            self.len -= 1;
            each(self.cards[self.len]);
        }
    }

    /// The remaining cards as a pile, on top of the cards that are known to lie in it.
    fn pile<const N: usize>(mut self, view: PileView) -> Pile<N> {
        let mut pile = Pile::EMPTY;
        let mut known = 0;
        for card in view.known.into_iter().flatten() {
            pile.put_on_top(card);
            known += 1;
        }
        self.take(view.len - known, |card| pile.put_on_top(card));
        pile
    }
}
