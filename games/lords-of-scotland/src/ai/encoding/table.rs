//! The features of a row.

use bots::encoding::{FeatureWriter, split_blocks};
use tabletop::{Game, Seat, Viewer};

use super::{BLOCKS, SEATS};
use crate::card::CARDS;
use crate::view::{KnownClan, KnownRecruit};
use crate::{
    Activation, Card, CardSet, EndPower, MOST_CLANS, MOST_HAND, Phase, Position, ROUNDS, Recruit, SLOTS, View,
};

/// What a row tells: the view of the deciding seat, or everything.
pub(super) struct Table<'a> {
    position: &'a Position,
    view: View,
    /// The cards of each hand that are known.
    hands: [CardSet; SEATS],
    /// The recruits that are known.
    recruits: [Option<Card>; SLOTS],
    /// Whether the order of the draw pile is known.
    open: bool,
}

impl<'a> Table<'a> {
    /// What the deciding seat sees.
    pub(super) fn seen(position: &'a Position) -> Table<'a> {
        let view = position.view(Viewer::Seat(position.seat));
        let mut hands = [CardSet::EMPTY; SEATS];
        for seat in Seat::first(position.rules.seats) {
            hands[seat.index()] = view.certain_in_hand(seat);
        }
        let recruits = view.recruits.map(|recruit| match recruit {
            KnownRecruit::Up(card) => Some(card),
            KnownRecruit::Down | KnownRecruit::Empty => None,
        });
        Table { position, view, hands, recruits, open: false }
    }

    /// Everything.
    pub(super) fn open(position: &'a Position) -> Table<'a> {
        let mut table = Table { hands: position.hands, open: true, ..Table::seen(position) };
        for (army, known) in position.armies.iter().zip(&mut table.view.armies) {
            for (clan, known) in army.clans().zip(known.iter_mut()) {
                known.card = Some(clan.card);
            }
        }
        table.recruits = std::array::from_fn(|slot| match position.recruits.slot(slot) {
            Recruit::Up(card) | Recruit::Down(card) => Some(card),
            Recruit::Empty => None,
        });
        table
    }

    /// The seats from the deciding one on.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let (first, seats) = (self.position.seat.index() as u8, self.position.rules.seats);
        (0..seats).map(move |place| Seat::new((first + place) % seats))
    }

    pub(super) fn write(&self, row: &mut [u8]) {
        let [hand, recruits, supporters, clans, seats, table] = split_blocks(&BLOCKS, row);
        let me = self.position.seat;
        for (card, out) in self.view.hand.into_iter().zip(hand.chunks_exact_mut(BLOCKS[0].features)) {
            self.write_held(card, FeatureWriter::new(out));
        }
        for (slot, out) in recruits.chunks_exact_mut(BLOCKS[1].features).enumerate() {
            let mut out = FeatureWriter::new(out);
            write_card(self.recruits[slot], &mut out);
            let state = match self.view.recruits[slot] {
                KnownRecruit::Empty => 0_usize,
                KnownRecruit::Up(_) => 1,
                KnownRecruit::Down => 2,
            };
            out.one_hot(state, 3);
            out.end();
        }
        for (&card, out) in self.view.supporters.iter().zip(supporters.chunks_exact_mut(BLOCKS[2].features)) {
            let mut out = FeatureWriter::new(out);
            write_card(Some(card), &mut out);
            out.number(card.strength().into(), 12);
            out.flag(true);
            out.end();
        }
        let armies = clans.chunks_exact_mut(MOST_CLANS * BLOCKS[3].features);
        let seats = seats.chunks_exact_mut(BLOCKS[4].features);
        for (place, (seat, (army, out))) in self.seats().zip(armies.zip(seats)).enumerate() {
            let clans = &self.view.armies[seat.index()];
            let rows = army.chunks_exact_mut(BLOCKS[3].features);
            for (at, (clan, out)) in clans.iter().zip(rows).enumerate() {
                let newest = seat == me && at + 1 == clans.len();
                write_clan(*clan, place, newest, FeatureWriter::new(out));
            }
            self.write_seat(seat, FeatureWriter::new(out));
        }
        self.write_table(FeatureWriter::new(table));
    }

    /// A card of the own hand.
    fn write_held(&self, card: Card, mut out: FeatureWriter<'_>) {
        write_card(Some(card), &mut out);
        let line = card.bloodline();
        out.flag(true);
        out.flag(self.position.may_activate(card));
        let alike = |other: &Card| other.bloodline() == line;
        let army = self.position.armies[self.position.seat.index()].cards();
        out.number(self.view.hand.iter().filter(alike).count(), 4);
        out.number(army.iter().filter(|&card| alike(card)).count(), 4);
        out.end();
    }

    fn write_seat(&self, seat: Seat, mut out: FeatureWriter<'_>) {
        let rules = self.position.rules;
        let known = || self.view.armies[seat.index()].iter().filter_map(|clan| clan.card);
        let sum: usize = known().map(|card| usize::from(card.strength())).sum();
        let lines = known().map(Card::bloodline).collect::<Vec<_>>();
        let pure = lines.len() > 1 && lines.iter().all(|&line| line == lines[0]);
        let won = usize::from(self.position.strength_won(seat));
        out.flag(true);
        out.number(self.position.hands[seat.index()].len().into(), MOST_HAND);
        out.number(self.view.armies[seat.index()].len(), 8);
        out.number(sum, 32);
        out.flag(pure);
        out.number(won, 40);
        out.number(usize::from(rules.target).saturating_sub(won), 40);
        out.flag(self.position.initiative == seat);
        let seats = usize::from(rules.seats);
        out.one_hot((seat.index() + seats - self.position.initiative.index()) % seats, SEATS);
        out.many_hot(self.hands[seat.index()].into_iter().map(Card::index), CARDS);
        out.end();
    }

    fn write_table(&self, mut out: FeatureWriter<'_>) {
        let Position { rules, round, phase, .. } = *self.position;
        out.one_hot(usize::from(rules.seats) - 2, 4);
        out.flag(rules.bruce);
        out.flag(rules.activation == Activation::Bloodline);
        out.number(rules.target.into(), 40);
        out.one_hot(usize::from(round.clamp(1, ROUNDS)) - 1, 5);
        let (kind, power) = match phase {
            Phase::Flip => (Some(0), None),
            Phase::Act => (Some(1), None),
            Phase::Muster => (Some(2), None),
            Phase::Claim(left) => (Some(2 + usize::from(left.clamp(1, 2))), None),
            Phase::Power(power) => (None, Some(power)),
            Phase::Over => (None, None),
        };
        out.one_hot(kind, 5);
        out.one_hot(power.map(|power| power as usize), 9);
        out.flag(power.is_some_and(|power| self.position.is_copied(power)));
        out.number(self.position.draw.len(), CARDS);
        out.many_hot(self.unseen().into_iter().map(Card::index), CARDS);
        out.many_hot(self.view.discard.iter().map(|card| card.index()), CARDS);
        let pile = self.open.then(|| self.position.draw_pile().map(Card::index));
        out.order(pile.into_iter().flatten(), CARDS);
        out.end();
    }

    /// The cards whose place is not known.
    fn unseen(&self) -> CardSet {
        let view = &self.view;
        let seats = || Seat::first(self.position.rules.seats).map(Seat::index);
        let clans = seats().flat_map(|seat| view.armies[seat].iter().filter_map(|clan| clan.card));
        let won = seats().flat_map(|seat| view.victory[seat].iter().copied());
        let rows = view.discard.iter().chain(view.supporters.iter()).copied();
        let recruits = self.recruits.iter().copied().flatten();
        let mut seen: CardSet = clans.chain(won).chain(rows).chain(recruits).collect();
        for seat in seats() {
            seen = seen.or(self.hands[seat]);
        }
        Card::all(self.position.rules.bruce).without(seen)
    }
}

/// The [`CARD`](super::CARD) features of a card: strength and bloodline, or nothing.
fn write_card(card: Option<Card>, out: &mut FeatureWriter<'_>) {
    out.one_hot(card.map(|card| usize::from(card.strength()) - 1), 12);
    out.one_hot(card.map(|card| card.bloodline() as usize), 9);
}

fn write_clan(clan: KnownClan, army: usize, newest: bool, mut out: FeatureWriter<'_>) {
    write_card(clan.card, &mut out);
    out.flag(true);
    out.flag(clan.down);
    out.flag(clan.card.is_some());
    out.one_hot(clan.active.map(|power: EndPower| power as usize), 3);
    out.one_hot(army, SEATS);
    out.flag(newest);
    out.end();
}
