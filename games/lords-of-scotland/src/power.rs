//! When a power may be activated (LS-P1) and whether it has any effect (LS-P12).

use tabletop::Seat;

use crate::{Activation, Bloodline, Card, CardSet, Position, Spot};

impl Position {
    /// The clans of the skirmish that lie face up.
    pub(crate) fn open_clans(&self) -> CardSet {
        Seat::first(self.rules.seats)
            .fold(CardSet::EMPTY, |open, seat| open.or(self.armies[seat.index()].open()))
    }

    /// LS-P1: whether a clan that was just mustered face up may activate its power.
    #[inline]
    pub(crate) fn may_activate(&self, card: Card) -> bool {
        let mut others = self.open_clans();
        others.remove(card);
        let blocking = match self.rules.activation {
            // A tie for the lowest does not block.
            Activation::Lowest => Card::weaker_than(card.strength()),
            // A tie blocks. Only the two Bruce cards are equal and of one bloodline.
            Activation::Bloodline => {
                let upto = Card::weaker_than(card.strength()).or(Bloodline::Bruce.cards());
                card.bloodline().cards().and(upto)
            }
        };
        others.and(blocking).is_empty()
    }

    /// LS-P12: whether this power of the deciding seat's newest clan has any effect.
    pub(crate) fn usable(&self, power: Bloodline) -> bool {
        match power {
            Bloodline::Scott => self.copyable().next().is_some(),
            Bloodline::Makgill => !self.hands[self.seat.index()].is_empty(),
            Bloodline::Wemyss => self.clan_count() > 1,
            Bloodline::Fergusson => self.clan_count() > self.armies[self.seat.index()].len(),
            Bloodline::Forsyth => self.can_draw(),
            Bloodline::Cockburn => !self.supporters.is_empty(),
            Bloodline::MacDonnell | Bloodline::Cochrane | Bloodline::Bruce => true,
        }
    }

    /// The number of clans in the skirmish.
    #[inline]
    pub(crate) fn clan_count(&self) -> usize {
        Seat::first(self.rules.seats).map(|seat| self.armies[seat.index()].len()).sum()
    }

    /// The place of the clan whose power is pending: the newest of the deciding seat's army.
    #[inline]
    pub(crate) fn pending(&self) -> Spot {
        let place = self.armies[self.seat.index()].len() as u8 - 1;
        Spot { seat: self.seat, place }
    }

    /// The card of the clan at a place.
    #[inline]
    pub(crate) fn card_at(&self, spot: Spot) -> Card {
        self.armies[spot.seat.index()].cards()[usize::from(spot.place)]
    }

    /// Whether the pending power was copied by a Scott, and so must be used (LS-P9).
    #[inline]
    pub(crate) fn is_copied(&self, power: Bloodline) -> bool {
        let newest = self.armies[self.seat.index()].cards().last();
        newest.is_some_and(|card| card.bloodline() != power)
    }

    /// The places of all clans of the skirmish, seat by seat.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        Seat::first(self.rules.seats).flat_map(|seat| {
            (0..self.armies[seat.index()].len() as u8).map(move |place| Spot { seat, place })
        })
    }

    /// LS-P9: the clans whose power the pending Scott could use now.
    pub(crate) fn copyable(&self) -> impl Iterator<Item = Spot> + '_ {
        let pending = self.pending();
        self.spots().filter(move |&spot| {
            let army = &self.armies[spot.seat.index()];
            let power = army.cards()[usize::from(spot.place)].bloodline();
            spot != pending
                && !army.is_down(spot.place.into())
                && power != Bloodline::Scott
                && self.usable(power)
        })
    }
}
