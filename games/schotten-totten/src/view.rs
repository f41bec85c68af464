//! What one viewer may know, built field by field from nothing.

use tabletop::{Dice, Seat, Viewer};

use crate::action::PileKind;
use crate::border::Border;
use crate::card::{Card, CardSet};
use crate::claim::Evidence;
use crate::memory::Memory;
use crate::pile::Pile;
use crate::position::Position;
use crate::rules::Rules;
use crate::tactics::{Discard, Tally};
use crate::turn::TurnState;

/// A hand as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandView {
    /// The viewer's own.
    Own(CardSet),
    /// Another's: how many cards of each back (ST-C4), and those that the viewer knows all the same.
    Other {
        /// How many clan cards.
        clan: u8,
        /// How many tactic cards.
        tactic: u8,
        /// The cards the viewer has seen on their way into this hand.
        known: CardSet,
    },
}

impl HandView {
    /// How many clan and tactic cards it holds.
    pub const fn counts(&self) -> (u8, u8) {
        match self {
            HandView::Own(cards) => (cards.clan().len(), cards.tactic().len()),
            HandView::Other { clan, tactic, .. } => (*clan, *tactic),
        }
    }
}

/// A pile as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PileView {
    /// How many cards it holds.
    pub len: u8,
    /// How many of the lowest cards the player of the Recruiter put there.
    pub returned: u8,
    /// Which cards those are, lowest first, if the viewer is that player.
    pub known: [Option<Card>; 2],
}

/// All that one viewer may know, what it remembers included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The rules.
    pub rules: Rules,
    /// The border: it lies open.
    pub border: Border,
    /// The discard: it lies open.
    pub discard: Discard,
    /// The tactic cards each seat has played.
    pub tally: [Tally; 2],
    /// Whose turn it is.
    pub turn: TurnState,
    /// Both hands.
    pub hands: [HandView; 2],
    /// The clan pile.
    pub clan: PileView,
    /// The tactic pile.
    pub tactic: PileView,
    /// Who played the Recruiter.
    pub recruiter: Option<Seat>,
    /// Cards of the viewer's own hand that the opponent knows.
    pub exposed: CardSet,
}

impl View {
    pub(crate) fn new(position: &Position, viewer: Viewer) -> View {
        let memory = &position.memory;
        let recruits = memory.recruiter.is_some_and(|seat| viewer.is(seat));
        let hand = |seat: Seat| {
            let cards = position.hand(seat);
            if viewer.is(seat) {
                HandView::Own(cards)
            } else {
                let known = if recruits { memory.in_hand } else { CardSet::EMPTY };
                HandView::Other { clan: cards.clan().len(), tactic: cards.tactic().len(), known }
            }
        };
        let pile = |kind: PileKind| {
            let (cards, returned) = (position.pile(kind), memory.under(kind));
            let mut known = [None; 2];
            if recruits {
                for (place, &card) in known.iter_mut().zip(&cards[..usize::from(returned)]) {
                    *place = Some(card);
                }
            }
            PileView { len: cards.len() as u8, returned, known }
        };
        let plays = viewer.seat().is_some();
        View {
            viewer,
            rules: position.rules,
            border: position.border,
            discard: position.discard,
            tally: position.tally,
            turn: position.turn,
            hands: [hand(Seat::A), hand(Seat::B)],
            clan: pile(PileKind::Clan),
            tactic: pile(PileKind::Tactic),
            recruiter: memory.recruiter,
            exposed: if plays && !recruits { memory.in_hand } else { CardSet::EMPTY },
        }
    }

    /// What a claim may rely on: all of it is public.
    pub fn evidence(&self) -> Evidence<'_> {
        let reach = self.hands.map(|hand| hand.counts().0 + self.clan.len);
        Evidence { border: &self.border, reach }
    }

    /// A full position that this could be a view of, each equally likely.
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
        // The opponent of the Recruiter's player holds the cards that are known to both; a spectator knows
        // neither which, nor whether there are any.
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

/// Cards whose place is not known, in random order.
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

    /// All that is left becomes a pile, around the cards that are known to lie in it.
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
