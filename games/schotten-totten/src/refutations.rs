//! Claims that failed, remembered so that they are not proved again.

use crate::card::{Card, CardSet};
use crate::stone::{Stone, StoneSet};

/// Stones whose claim failed because of cards that may still come, and those cards.
///
/// A claim against an incomplete side fails if some cards that nobody has shown would complete that side to a stronger
/// one (ST-C3). It fails again while the same cards are not shown and nothing changes at the stone: cards never become
/// unseen again, so nothing else can change the answer, except that the opponent runs out of cards (ST-C4), which
/// [`Position::find_claims`](crate::Position) checks first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refutations {
    /// The stones where one side is complete and its claim failed.
    stones: StoneSet,
    /// For each of these stones, cards that refute its claim; perhaps more. As bytes, so that nothing is padded.
    cards: [u8; 8],
}

impl Refutations {
    /// Nothing is known.
    pub(crate) const NONE: Refutations = Refutations { stones: StoneSet::EMPTY, cards: [0; 8] };

    /// The stones whose claim would fail again.
    #[inline]
    pub(crate) const fn stones(&self) -> StoneSet {
        self.stones
    }

    #[inline]
    const fn cards(&self) -> CardSet {
        CardSet::from_bits(u64::from_ne_bytes(self.cards))
    }

    /// The claim of this stone fails because of these cards.
    #[inline]
    pub(crate) fn add(&mut self, stone: Stone, cards: CardSet) {
        self.stones.insert(stone);
        self.cards = self.cards().or(cards).bits().to_ne_bytes();
    }

    /// A card is shown at this stone.
    #[inline]
    pub(crate) fn card_placed(&mut self, stone: Stone, card: Card) {
        self.stone_changed(stone);
        self.card_shown(card);
    }

    /// Something has changed at this stone.
    #[inline]
    pub(crate) fn stone_changed(&mut self, stone: Stone) {
        self.stones.remove(stone);
    }

    /// A card is shown: it can no longer refute a claim.
    #[inline]
    pub(crate) fn card_shown(&mut self, card: Card) {
        if self.cards().contains(card) {
            *self = Refutations::NONE;
        }
    }
}

/// Two positions are equal whatever is remembered about them.
impl PartialEq for Refutations {
    fn eq(&self, _: &Refutations) -> bool {
        true
    }
}

impl Eq for Refutations {}
