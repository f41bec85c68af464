//! What one viewer may know, built field by field.

use tabletop::{Seat, Viewer};

use crate::action::PileKind;
use crate::border::Border;
use crate::card::{Card, CardGroups, CardSet};
use crate::claim::ClaimProof;
use crate::position::Position;
use crate::rules::Rules;
use crate::tactics::{Discard, Tally};
use crate::turn::TurnState;

/// A hand as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandView {
    /// The viewer's own.
    Own(CardSet),
    /// Another seat's: the number of cards of each kind (ST-C4), and the cards that the viewer knows.
    Other {
        /// The number of clan cards.
        clan: u8,
        /// The number of tactic cards.
        tactic: u8,
        /// The cards that the viewer put under a pile and this seat drew, and a Joker that the Recruiter could not put
        /// back.
        known: CardSet,
    },
}

impl HandView {
    /// The numbers of clan and tactic cards.
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
    /// The number of cards.
    pub len: u8,
    /// The number of cards at the bottom that the player of the Recruiter put there.
    pub returned: u8,
    /// Those cards, lowest first, if the viewer is that player.
    pub known: [Option<Card>; 2],
}

/// All that one viewer may know, including what it remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The rules.
    pub rules: Rules,
    /// The border, which is public.
    pub border: Border,
    /// The discard, which is public.
    pub discard: Discard,
    /// The tactic cards each seat has played.
    pub tally: [Tally; 2],
    /// The turn in progress.
    pub turn: TurnState,
    /// Both hands.
    pub hands: [HandView; 2],
    /// The clan pile.
    pub clan: PileView,
    /// The tactic pile.
    pub tactic: PileView,
    /// The seat that played the Recruiter.
    pub recruiter: Option<Seat>,
    /// Cards of the viewer's own hand that the opponent knows.
    pub exposed: CardSet,
    /// Whether that seat had played a Joker before the Recruiter: none of the cards it put back is a Joker (ST-X6).
    pub keeps_joker: bool,
    /// Whether that seat has shown that it holds the Joker which it must keep.
    pub joker_shown: bool,
}

impl View {
    pub(crate) fn new(position: &Position, viewer: Viewer) -> View {
        let memory = &position.memory;
        let recruits = memory.recruiter.is_some_and(|seat| viewer.is(seat));
        let shown_joker = position.shown_joker();
        let hand = |seat: Seat| {
            let cards = position.hand(seat);
            if viewer.is(seat) {
                HandView::Own(cards)
            } else {
                let known = match memory.recruiter {
                    Some(recruiter) if recruiter == seat => shown_joker,
                    _ if recruits => memory.in_hand,
                    _ => CardSet::EMPTY,
                };
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
            exposed: match (plays, recruits) {
                (true, true) => shown_joker,
                (true, false) => memory.in_hand,
                _ => CardSet::EMPTY,
            },
            keeps_joker: memory.keeps_joker,
            joker_shown: memory.joker_shown,
        }
    }

    /// What claims are proved from: all of it is public.
    pub fn claim_proof(&self) -> ClaimProof<'_> {
        let reach = self.hands.map(|hand| hand.counts().0 + self.clan.len);
        ClaimProof { border: &self.border, reach }
    }
}

impl Position {
    /// The Joker that everybody knows to be in the hand of the player of the Recruiter.
    fn shown_joker(&self) -> CardSet {
        if self.memory.joker_shown { CardSet::JOKERS.without(self.border.shown()) } else { CardSet::EMPTY }
    }
}
