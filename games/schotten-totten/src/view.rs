//! What one viewer may know, built field by field from nothing.

use tabletop::{Seat, Viewer};

use crate::action::PileKind;
use crate::border::Border;
use crate::card::{Card, CardGroups, CardSet};
use crate::claim::Evidence;
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
    pub fn counts(&self) -> (u8, u8) {
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
}
