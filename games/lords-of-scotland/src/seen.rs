//! One step as one viewer saw it.

use std::fmt;

use tabletop::{Seat, Viewer};

use crate::card::CARDS;
use crate::{Action, Card, CardSet, KnownRecruit, Phase, Position, Recruit, Spot, View};

/// Where the viewer knows a card to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Unknown.
    Unknown,
    /// In the discard.
    Discard,
    /// In a slot of the recruit row, counted from 0.
    Recruit(u8),
    /// In the supporter row, counted from 0.
    Supporter(u8),
    /// In this hand, or since mustered from it face down.
    Hand(Seat),
    /// In an army, face up.
    Up(Spot),
    /// In an army, face down.
    Down(Spot),
    /// In a victory pile.
    Victory(Seat),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Unknown => f.write_str("?"),
            Place::Discard => f.write_str("discard"),
            Place::Recruit(slot) => write!(f, "recruit{}", slot + 1),
            Place::Supporter(place) => write!(f, "supporter{}", place + 1),
            Place::Hand(seat) => write!(f, "hand{seat}"),
            Place::Up(spot) => spot.fmt(f),
            Place::Down(spot) => write!(f, "({spot})"),
            Place::Victory(seat) => write!(f, "victory{seat}"),
        }
    }
}

/// An action as the viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenAction {
    /// An action that the viewer sees in full.
    Open(Action),
    /// Another seat mustered a clan face down.
    MusterDown,
}

impl fmt::Display for SeenAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeenAction::Open(action) => action.fmt(f),
            SeenAction::MusterDown => f.write_str("-??"),
        }
    }
}

/// One step as one viewer saw it: the action and the cards that changed places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The seat that decided.
    pub seat: Seat,
    /// The action.
    pub action: SeenAction,
    /// The clan whose power was decided; it is face up.
    pub clan: Option<Card>,
    /// The target of the action, or the card that came to the hand, if the viewer has seen it.
    pub card: Option<Card>,
    /// The cards whose place, as known to the viewer, changed, by rank.
    pub moved: Vec<(Card, Place)>,
    /// If the discard was shuffled (LS-E6): the cards that the viewer knows only by their shuffle, shuffle by shuffle, the
    /// new draw pile last. Some can have been visible only during the action: a recruit that was dealt face up, discarded
    /// and shuffled in.
    pub shuffled: Vec<CardSet>,
}

impl Seen {
    pub(crate) fn new(before: &Position, action: Action, after: &Position, viewer: Viewer) -> Seen {
        let clan = matches!(before.phase, Phase::Power(_)).then(|| before.card_at(before.pending()));
        let card = touched(before, action, after, viewer);
        let action = match action {
            Action::Muster { up: false, .. } if !viewer.is(before.seat) => SeenAction::MusterDown,
            _ => SeenAction::Open(action),
        };
        let (was, is) = (places(&View::new(before, viewer)), places(&View::new(after, viewer)));
        let moved = Card::deck(before.rules.bruce)
            .filter(|card| was[card.index()] != is[card.index()])
            .map(|card| (card, is[card.index()]))
            .collect();
        let mut shuffled = Vec::new();
        if before.memory.lessons != after.memory.lessons {
            let unknown = |card: &Card| is[card.index()] == Place::Unknown;
            shuffled.resize(usize::from(after.memory.current) + 1, CardSet::EMPTY);
            for card in Card::deck(before.rules.bruce).filter(unknown) {
                shuffled[usize::from(after.memory.shuffle_of(card))].insert(card);
            }
        }
        Seen { seat: before.seat, action, clan, card, moved, shuffled }
    }
}

impl fmt::Display for Seen {
    /// For example `B take3 f8>recruit3 sA>handB`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seat, self.action)?;
        self.moved.iter().try_for_each(|(card, place)| write!(f, " {card}>{place}"))?;
        for cards in &self.shuffled {
            f.write_str(" shuffled:")?;
            cards.iter().try_for_each(|card| write!(f, "{card}"))?;
        }
        Ok(())
    }
}

/// The target of an action, or the card that it brought, if the viewer saw it.
fn touched(before: &Position, action: Action, after: &Position, viewer: Viewer) -> Option<Card> {
    let mine = viewer.is(before.seat);
    match action {
        Action::Flip(slot) | Action::Take(slot) => match before.recruits.slot(slot.into()) {
            Recruit::Up(card) => Some(card),
            // LS-T2: a recruit that is turned up is visible to all.
            Recruit::Down(card) => (mine || matches!(action, Action::Flip(_))).then_some(card),
            Recruit::Empty => None,
        },
        Action::Muster { card, up } => (up || mine).then_some(card),
        // LS-S2: the discard is public.
        Action::Kill(spot) | Action::Copy(spot) => Some(before.card_at(spot)),
        // LS-P4: the new owner may look at a face-down clan; other viewers learn nothing.
        Action::Swap(spot) if mine => Some(before.card_at(spot)),
        Action::Swap(spot) => {
            View::new(before, viewer).armies[spot.seat.index()][usize::from(spot.place)].card
        }
        Action::Trade(place) | Action::Claim(place) => Some(before.supporters[usize::from(place)]),
        Action::Draw if mine => {
            let (had, has) = (before.hands[before.seat.index()], after.hands[before.seat.index()]);
            has.without(had).iter().next()
        }
        _ => None,
    }
}

/// Where the viewer knows each card to be.
fn places(view: &View) -> [Place; CARDS] {
    let mut places = [Place::Unknown; CARDS];
    let mut put = |card: Card, place| places[card.index()] = place;
    view.discard.iter().for_each(|&card| put(card, Place::Discard));
    for (index, &card) in view.supporters.iter().enumerate() {
        put(card, Place::Supporter(index as u8));
    }
    for (slot, recruit) in view.recruits.iter().enumerate() {
        if let KnownRecruit::Up(card) = *recruit {
            put(card, Place::Recruit(slot as u8));
        }
    }
    for seat in Seat::first(view.rules.seats) {
        view.victory[seat.index()].iter().for_each(|&card| put(card, Place::Victory(seat)));
        if view.viewer.is(seat) {
            view.hand.iter().for_each(|card| put(card, Place::Hand(seat)));
        } else {
            let held = view.memory.origins[seat.index()].held;
            held.iter()
                .filter_map(|held| held.kind.resolve().ok())
                .for_each(|card| put(card, Place::Hand(seat)));
        }
    }
    // Last, because the place of a clan that the viewer has seen is more precise than the hand it came from.
    for seat in Seat::first(view.rules.seats) {
        for (place, clan) in view.armies[seat.index()].iter().enumerate() {
            let spot = Spot { seat, place: place as u8 };
            if let Some(card) = clan.card {
                put(card, if clan.down { Place::Down(spot) } else { Place::Up(spot) });
            }
        }
    }
    places
}
