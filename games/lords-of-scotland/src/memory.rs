//! What an attentive table remembers: everything that follows from what all players have seen.
//!
//! # The model
//! Hidden cards lie in four kinds of places: the draw pile, face-down recruits, hands, and face-down clans.
//! A viewer sees their own hand and remembers every face-down clan that was ever theirs. All other knowledge about hidden
//! cards is common to all viewers, so it is stored once for the table. It contains no secret: it is a function of public
//! events.
//!
//! *Shuffles.* The discard is public. When it is shuffled into a new draw pile, all viewers know which cards the pile
//! contains, and that every other unseen card lies elsewhere. So each card has the number of the shuffle that last hid it
//! ([`Memory::shuffle_of`]), and each hidden place has the number of the shuffle that its card came from. A card can lie
//! exactly in the places of its own shuffle.
//!
//! *Hands.* A hand is remembered as the list of cards that came to it, each either known (an open recruit) or
//! one of some shuffle. A card mustered face up leaves that list. A card mustered face down leaves the hand,
//! but no other player knows which it was: so it stays in the list, and the list describes the hand *and* the
//! hidden clans mustered from it. Each entry says how many clans its owner had mustered face down before it
//! came ([`Held::since`]): the `n`-th hidden clan can only be a card that came before it was mustered.
//!
//! *Removing an entry.* When a card of some shuffle is shown, it can have been any entry of that shuffle. The latest
//! possible entry leaves the list: earlier entries can stand for more hidden clans, and cards of one shuffle are
//! interchangeable. The remaining entries allow exactly the arrangements that are consistent with all public events:
//! hidden clans can be matched with entries of a kind if and only if the `i`-th of them (in order of mustering) was
//! mustered after the `i`-th entry of that kind had come.
//!
//! When a skirmish ends every clan is turned up and every recruit discarded, so only hands and the pile stay
//! hidden, and `since` starts from 0 again.

use tabletop::{MAX_SEATS, Seat};

use crate::card::CARDS;
use crate::list::List;
use crate::{Card, SLOTS};

/// The largest number of face-down clans of one seat: one mustered in each round, and as many in a position that was set
/// up by hand.
pub(crate) const MOST_DOWN: usize = 10;
/// The largest number of entries of a hand's list: the cards of the hand and the face-down clans.
pub(crate) const MOST_HELD: usize = crate::position::MOST_HAND + MOST_DOWN;

/// What is known of a card in a hand: the card itself, or the shuffle that it came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kind(u8);

impl Kind {
    /// A card that all viewers saw.
    pub(crate) fn known(card: Card) -> Kind {
        Kind(card.index() as u8)
    }

    /// A card of this shuffle that has not been seen since.
    pub(crate) fn hidden(shuffle: u8) -> Kind {
        Kind(CARDS as u8 + shuffle)
    }

    /// The card, or the shuffle.
    pub(crate) fn resolve(self) -> Result<Card, u8> {
        match (self.0 as usize).checked_sub(CARDS) {
            None => Ok(Card::new(self.0 as usize)),
            Some(shuffle) => Err(shuffle as u8),
        }
    }
}

/// One entry of the list that describes a hand and the hidden clans mustered from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Held {
    pub(crate) kind: Kind,
    /// The number of clans that the owner of the hand had mustered face down in this skirmish before this card came.
    pub(crate) since: u8,
}

/// A face-down clan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden {
    pub(crate) army: Seat,
    pub(crate) place: u8,
    /// One bit for each seat that has owned it.
    pub(crate) seen_by: u8,
    /// Its number among the clans its first owner mustered face down in this skirmish, counted from 0.
    pub(crate) number: u8,
}

/// What is known of one seat's hand and of the hidden clans mustered from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) held: List<Held, MOST_HELD>,
    /// The clans that still lie face down, in order of mustering.
    pub(crate) hidden: List<Hidden, MOST_DOWN>,
    /// The number of clans that this seat has mustered face down in this skirmish.
    mustered: u8,
}

/// The common knowledge of all viewers. Contains no secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// For each card, the shuffle that last hid it.
    shuffles: [u8; CARDS],
    /// The shuffle that made the present draw pile.
    pub(crate) current: u8,
    /// How often the content of the draw pile became public.
    pub(crate) lessons: u32,
    /// For each slot, the shuffle its card came from.
    pub(crate) slots: [u8; SLOTS],
    pub(crate) origins: [Origin; MAX_SEATS as usize],
}

impl Memory {
    /// No knowledge except of open cards.
    pub(crate) const BLANK: Memory = {
        let held = Held { kind: Kind(CARDS as u8), since: 0 };
        let hidden = Hidden { army: Seat::A, place: 0, seen_by: 0, number: 0 };
        let origin = Origin { held: List::new(held), hidden: List::new(hidden), mustered: 0 };
        Memory {
            shuffles: [0; CARDS],
            current: 0,
            lessons: 0,
            slots: [0; SLOTS],
            origins: [origin; MAX_SEATS as usize],
        }
    };

    /// The shuffle that last hid this card.
    #[inline]
    pub(crate) fn shuffle_of(&self, card: Card) -> u8 {
        self.shuffles[card.index()]
    }

    /// What is known of this card if it lies hidden and came from that hand: itself or its shuffle.
    pub(crate) fn kind_in(&self, origin: Seat, card: Card) -> Kind {
        let known = Kind::known(card);
        let listed = self.origins[origin.index()].held.iter().any(|held| held.kind == known);
        if listed { known } else { Kind::hidden(self.shuffle_of(card)) }
    }

    /// An open recruit was taken into a hand.
    #[inline]
    pub(crate) fn known_card_came(&mut self, seat: Seat, card: Card) {
        self.came(seat, Kind::known(card));
    }

    /// A hidden card was taken into a hand.
    #[inline]
    pub(crate) fn hidden_card_came(&mut self, seat: Seat, shuffle: u8) {
        self.came(seat, Kind::hidden(shuffle));
    }

    fn came(&mut self, seat: Seat, kind: Kind) {
        let origin = &mut self.origins[seat.index()];
        origin.held.push(Held { kind, since: origin.mustered });
    }

    /// A slot was filled from the draw pile.
    #[inline]
    pub(crate) fn slot_filled(&mut self, slot: usize) {
        self.slots[slot] = self.current;
    }

    /// A card of a hand was mustered face up.
    #[inline]
    pub(crate) fn mustered_up(&mut self, seat: Seat, card: Card) {
        self.shown(seat, card, u8::MAX);
    }

    /// A card of a hand was mustered face down.
    #[inline]
    pub(crate) fn mustered_down(&mut self, seat: Seat, place: usize) {
        let origin = &mut self.origins[seat.index()];
        let (seen_by, number) = (1 << seat.index(), origin.mustered);
        origin.hidden.push(Hidden { army: seat, place: place as u8, seen_by, number });
        origin.mustered += 1;
    }

    /// A card that came from a hand is shown. `number`: the last hidden clan that could still have been it.
    fn shown(&mut self, seat: Seat, card: Card, number: u8) {
        let (known, hidden) = (Kind::known(card), Kind::hidden(self.shuffle_of(card)));
        let held = &mut self.origins[seat.index()].held;
        // `since` never falls along the list, so the last entry that fits is the latest.
        let mut latest = None;
        for (place, entry) in held.iter().enumerate() {
            if entry.kind == known {
                latest = Some(place);
                break;
            }
            if entry.kind == hidden && entry.since <= number {
                latest = Some(place);
            }
        }
        let place = latest.expect("every card of a hand came to it");
        held.remove(place);
    }

    /// LS-P3: a clan was discarded; if it lay face down, all see it now.
    pub(crate) fn clan_discarded(&mut self, army: Seat, place: usize, card: Card) {
        let mut found = None;
        for seat in Seat::first(MAX_SEATS) {
            let hidden = &mut self.origins[seat.index()].hidden;
            let here = hidden.iter().position(|clan| clan.army == army && usize::from(clan.place) == place);
            if let Some(index) = here {
                found = Some((seat, hidden.remove(index).number));
            }
            for clan in hidden.iter_mut() {
                if clan.army == army && usize::from(clan.place) > place {
                    clan.place -= 1;
                }
            }
        }
        if let Some((seat, number)) = found {
            self.shown(seat, card, number);
        }
    }

    /// LS-P4: a clan changed places with one that lies open; if it lies face down its new owner has a look.
    pub(crate) fn clan_moved(&mut self, from: (Seat, usize), to: (Seat, usize)) {
        let all = self.origins.iter_mut().flat_map(|origin| origin.hidden.iter_mut());
        for clan in all {
            if (clan.army, usize::from(clan.place)) == from {
                clan.army = to.0;
                clan.place = to.1 as u8;
                clan.seen_by |= 1 << to.0.index();
            }
        }
    }

    /// LS-E1: every clan is turned up; `card_at` says what it is.
    pub(crate) fn clans_turned_up(&mut self, seats: u8, card_at: impl Fn(Seat, usize) -> Card) {
        for seat in Seat::first(seats) {
            // In order of mustering, so that no clan takes an entry that an earlier one needs.
            let hidden = self.origins[seat.index()].hidden;
            for clan in hidden.iter() {
                self.shown(seat, card_at(clan.army, clan.place.into()), clan.number);
            }
            let origin = &mut self.origins[seat.index()];
            origin.hidden.clear();
            origin.mustered = 0;
            origin.held.iter_mut().for_each(|held| held.since = 0);
        }
    }

    /// All know that the draw pile now consists of exactly these cards. Shuffles that hide no card any more
    /// are forgotten, so that the numbers stay small: each number in use has a place outside the pile.
    pub(crate) fn pile_known(&mut self, pile: &[Card], down: u8) {
        let mut in_use = [false; 256];
        for held in self.origins.iter().flat_map(|origin| origin.held.iter()) {
            if let Err(shuffle) = held.kind.resolve() {
                in_use[usize::from(shuffle)] = true;
            }
        }
        for slot in 0..SLOTS {
            if down >> slot & 1 == 1 {
                in_use[usize::from(self.slots[slot])] = true;
            }
        }
        let mut renumbered = [0; 256];
        let mut next = 0;
        for shuffle in 0..=usize::from(self.current) {
            if in_use[shuffle] {
                renumbered[shuffle] = next;
                next += 1;
            }
        }
        for shuffle in self.shuffles.iter_mut().chain(&mut self.slots) {
            *shuffle = renumbered[usize::from(*shuffle)];
        }
        for held in self.origins.iter_mut().flat_map(|origin| origin.held.iter_mut()) {
            if let Err(shuffle) = held.kind.resolve() {
                held.kind = Kind::hidden(renumbered[usize::from(shuffle)]);
            }
        }
        self.current = next;
        self.lessons += 1;
        for card in pile {
            self.shuffles[card.index()] = next;
        }
    }
}
