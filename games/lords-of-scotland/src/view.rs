//! What one viewer may know, built field by field.

use tabletop::{MAX_SEATS, Seat, Viewer};

use crate::card::CARDS;
use crate::list::List;
use crate::memory::{Hidden, Memory};
use crate::position::MOST_VICTORY;
use crate::{Card, CardSet, EndPower, MOST_CLANS, MOST_SUPPORTERS, Phase, Position, Recruit, Rules, SLOTS};

/// A slot of the recruit row as every viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnownRecruit {
    /// No card.
    Empty,
    /// A face-up card.
    Up(Card),
    /// A face-down card.
    Down,
}

/// A clan of an army as the viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownClan {
    /// The card, if it is face up or the viewer has owned it.
    pub card: Option<Card>,
    /// Whether it lies face down.
    pub down: bool,
    /// The end power that was activated with it.
    pub active: Option<EndPower>,
}

/// All that one viewer knows, including what it remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) rules: Rules,
    /// The number of cards in the draw pile.
    pub(crate) draw: u8,
    pub(crate) discard: List<Card, CARDS>,
    pub(crate) recruits: [KnownRecruit; SLOTS],
    pub(crate) supporters: List<Card, MOST_SUPPORTERS>,
    /// The viewer's own hand.
    pub(crate) hand: CardSet,
    /// The number of cards in each hand.
    pub(crate) hand_sizes: [u8; MAX_SEATS as usize],
    pub(crate) armies: [List<KnownClan, MOST_CLANS>; MAX_SEATS as usize],
    pub(crate) victory: [List<Card, MOST_VICTORY>; MAX_SEATS as usize],
    pub(crate) initiative: Seat,
    pub(crate) round: u8,
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    pub(crate) turns: u32,
    /// The common knowledge of all viewers.
    pub(crate) memory: Memory,
}

impl View {
    /// The view of a position, built field by field.
    pub(crate) fn new(position: &Position, viewer: Viewer) -> View {
        let unknown = KnownClan { card: None, down: false, active: None };
        let mut armies = [List::new(unknown); MAX_SEATS as usize];
        let mut hand_sizes = [0; MAX_SEATS as usize];
        for seat in Seat::first(position.rules.seats) {
            hand_sizes[seat.index()] = position.hands[seat.index()].len();
            for clan in position.armies[seat.index()].clans() {
                let card = (!clan.down).then_some(clan.card);
                armies[seat.index()].push(KnownClan { card, down: clan.down, active: clan.active });
            }
        }
        // LS-T4, LS-P4: face-down clans that the viewer owns or has owned.
        let hidden = position.memory.origins.iter().flat_map(|origin| origin.hidden.iter());
        for clan in hidden.filter(|clan| has_seen(viewer, **clan)) {
            let (army, place) = (clan.army.index(), usize::from(clan.place));
            armies[army][place].card = Some(position.armies[army].cards()[place]);
        }
        let mut recruits = [KnownRecruit::Empty; SLOTS];
        for (slot, known) in recruits.iter_mut().enumerate() {
            *known = match position.recruits.slot(slot) {
                Recruit::Empty => KnownRecruit::Empty,
                Recruit::Up(card) => KnownRecruit::Up(card),
                Recruit::Down(_) => KnownRecruit::Down,
            };
        }
        View {
            viewer,
            rules: position.rules,
            draw: position.draw.len() as u8,
            discard: position.discard,
            recruits,
            supporters: position.supporters,
            hand: viewer.seat().map_or(CardSet::EMPTY, |seat| position.hands[seat.index()]),
            hand_sizes,
            armies,
            victory: position.victory,
            initiative: position.initiative,
            round: position.round,
            seat: position.seat,
            phase: position.phase,
            turns: position.turns,
            memory: position.memory,
        }
    }

    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The rules of the table.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The number of cards in the draw pile.
    pub fn draw_pile(&self) -> usize {
        self.draw.into()
    }

    /// The discard in order of arrival.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// The recruit row.
    pub fn recruits(&self) -> &[KnownRecruit; SLOTS] {
        &self.recruits
    }

    /// The supporter row.
    pub fn supporters(&self) -> &[Card] {
        &self.supporters
    }

    /// The viewer's own hand; a spectator has none.
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// The number of cards in a hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand_sizes[seat.index()].into()
    }

    /// The army of a seat.
    pub fn army(&self, seat: Seat) -> &[KnownClan] {
        &self.armies[seat.index()]
    }

    /// The victory pile of a seat.
    pub fn victory(&self, seat: Seat) -> &[Card] {
        &self.victory[seat.index()]
    }

    /// The seat that holds the Initiative card.
    pub fn initiative(&self) -> Seat {
        self.initiative
    }

    /// The round of the skirmish, 1 to 5.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The kind of decision that comes next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The cards that the viewer saw being taken into a hand and that are certainly still there: no clan that the seat has
    /// mustered face down since can be one of them.
    pub fn certain_in_hand(&self, seat: Seat) -> CardSet {
        if self.viewer.is(seat) {
            return self.hand;
        }
        let origin = &self.memory.origins[seat.index()];
        let unknown_since = |since: u8| {
            origin.hidden.iter().any(|&clan| clan.number >= since && self.hidden_card(clan).is_none())
        };
        let mustered: CardSet = origin.hidden.iter().filter_map(|&clan| self.hidden_card(clan)).collect();
        let held = origin.held.iter().filter(|held| !unknown_since(held.since));
        held.filter_map(|held| held.kind.resolve().ok()).collect::<CardSet>().without(mustered)
    }

    /// The card of a face-down clan, if the viewer has seen it.
    pub(crate) fn hidden_card(&self, clan: Hidden) -> Option<Card> {
        self.armies[clan.army.index()][usize::from(clan.place)].card
    }
}

/// Whether a viewer has ever looked at this face-down clan.
fn has_seen(viewer: Viewer, clan: Hidden) -> bool {
    viewer.seat().is_some_and(|seat| clan.seen_by >> seat.index() & 1 == 1)
}
