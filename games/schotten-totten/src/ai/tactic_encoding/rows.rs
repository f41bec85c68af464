//! The features of a row.

use bots::encoding::{FeatureWriter, split_blocks};
use tabletop::{Game, Seat, Viewer};

use super::{BLOCKS, CARDS, TROOPS};
use crate::action::PileKind;
use crate::card::{Card, CardGroups, CardSet};
use crate::formation::Strength;
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Edition;
use crate::stone::{Stone, StoneSet, three_adjacent};
use crate::strongest::Horizon;
use crate::view::{HandView, View};

/// What a row tells: the view of the deciding seat, or everything.
pub(super) struct Table<'a> {
    position: &'a Position,
    view: View,
    me: Seat,
    you: Seat,
    /// The own hand.
    hand: CardSet,
    /// The opponent's cards that are known.
    other: CardSet,
    /// The cards from which the own sides and the opponent's can be completed, and the own hand.
    horizons: [Horizon; 3],
    /// Whether the order of the piles is known.
    open: bool,
}

impl<'a> Table<'a> {
    /// What the deciding seat sees.
    pub(super) fn seen(position: &'a Position) -> Table<'a> {
        let me = position.turn.seat;
        let you = me.next(2);
        let view = position.view(Viewer::Seat(me));
        let other = match view.hands[you.index()] {
            HandView::Own(cards) => cards,
            HandView::Other { known, .. } => known,
        };
        let hand = position.hand(me);
        let unseen = position.border.unseen();
        let horizons = [unseen.without(other), unseen.without(hand), hand.clan()].map(Horizon::new);
        Table { position, view, me, you, hand, other, horizons, open: false }
    }

    /// Everything.
    pub(super) fn open(position: &'a Position) -> Table<'a> {
        let table = Table::seen(position);
        let other = position.hand(table.you);
        let unseen = position.border.unseen();
        let horizons = [unseen.without(other), unseen.without(table.hand), table.hand.clan()];
        Table { other, horizons: horizons.map(Horizon::new), open: true, ..table }
    }

    pub(super) fn write(&self, row: &mut [u8]) {
        let [stones, cards, table] = split_blocks(&BLOCKS, row);
        for (stone, out) in Stone::all().zip(stones.chunks_exact_mut(BLOCKS[0].features)) {
            self.write_stone(stone, FeatureWriter::new(out));
        }
        for (card, out) in self.hand.into_iter().zip(cards.chunks_exact_mut(BLOCKS[1].features)) {
            self.write_held(card, FeatureWriter::new(out));
        }
        self.write_table(FeatureWriter::new(table));
    }

    fn write_stone(&self, stone: Stone, mut out: FeatureWriter<'_>) {
        let border = &self.position.border;
        let sides = [self.me, self.you];
        for seat in sides {
            out.many_hot(border.side(seat, stone).cards().iter().map(|card| index(*card)), TROOPS);
        }
        let owner = border.owner(stone);
        out.one_hot(owner.map_or(2, |owner| usize::from(owner == self.you)), 3);
        out.one_hot(border.first(stone).map(|first| usize::from(first == self.you)), 2);
        out.one_hot(stone.index(), 9);
        let blind = border.is_blind(stone);
        out.flag(border.is_muddy(stone));
        out.flag(blind);
        for seat in sides {
            out.one_hot(usize::from(border.side(seat, stone).len()), 5);
        }
        // What each side is if it is complete, else what it can become: with all cards that may come, with the hand alone.
        let reach = |seat, horizon: &Horizon| match (owner, border.complete(seat).contains(stone)) {
            (Some(_), _) => None,
            (None, true) => Some(border.strength(seat, stone)),
            (None, false) => border.troop(seat, stone).strongest(horizon, blind),
        };
        let [own, other, by_hand] = &self.horizons;
        let reaches = [reach(self.me, own), reach(self.you, other), reach(self.me, by_hand)];
        for strength in reaches {
            write_strength(strength, &mut out);
        }
        let complete = |seat: Seat| border.complete(seat).contains(stone);
        write_strength(reaches[1].filter(|_| complete(self.you)), &mut out);
        out.flag(reaches[0] > reaches[1]);
        out.flag(complete(self.me));
        out.flag(complete(self.you));
        out.end();
    }

    fn write_held(&self, card: Card, mut out: FeatureWriter<'_>) {
        out.one_hot(card.colour().map(|colour| colour as usize), 6);
        out.one_hot(card.value().map(|value| usize::from(value) - 1), 9);
        out.one_hot((!card.is_clan()).then(|| index(card) - 54), 10);
        out.flag(true);
        let kept = self.position.kept_jokers(self.me).contains(card);
        out.flag(card.is_clan() || self.position.may_play_tactic() && !kept);
        out.end();
    }

    fn write_table(&self, mut out: FeatureWriter<'_>) {
        let (position, view) = (self.position, &self.view);
        let mut write_set = |cards: CardSet| out.many_hot(cards.into_iter().map(index), CARDS);
        write_set(self.hand);
        write_set(self.other);
        write_set(view.exposed);
        write_set(view.discard.cards().iter().copied().collect());
        let piles = [view.clan, view.tactic].into_iter();
        let returned: CardSet = piles.flat_map(|pile| pile.known).flatten().collect();
        write_set(returned);
        let on_table = position.border.shown();
        let all = CardSet::from_bits(u64::MAX);
        write_set(all.without(on_table).without(self.hand).without(self.other).without(returned));
        for pile in [PileKind::Clan, PileKind::Tactic] {
            let order = self.open.then(|| position.pile(pile).iter().rev().map(|card| index(*card)));
            out.order(order.into_iter().flatten(), CARDS);
        }
        for (pile, most) in [(view.clan, 40), (view.tactic, 10)] {
            out.number(pile.len.into(), most);
            out.number(pile.returned.into(), 2);
        }
        for seat in [self.me, self.you] {
            let (clan, tactic) = view.hands[seat.index()].counts();
            out.number(clan.into(), 7);
            out.number(tactic.into(), 7);
        }
        for seat in [self.me, self.you] {
            out.number(view.tally[seat.index()].played.into(), 5);
            out.flag(view.tally[seat.index()].joker);
        }
        let (phase, left) = match position.turn.phase {
            Phase::Play | Phase::Over => (0_usize, 0),
            Phase::Claim => (1, 0),
            Phase::Recruit(left) => (2, left),
            Phase::Return(left) => (2, left + 3),
        };
        out.one_hot(phase, 3);
        out.number(left.into(), 3);
        let owned = [self.me, self.you].map(|seat| position.border.owned(seat));
        out.number(owned[0].len().into(), 5);
        out.number(owned[1].len().into(), 5);
        out.flag(owned.into_iter().any(|owned| self.wins_soon(owned)));
        out.flag(position.rules.edition == Edition::Classic);
        out.flag(position.rules.expert);
        out.flag(position.may_play_tactic());
        out.end();
    }

    /// Whether one more stone would give three in a row.
    fn wins_soon(&self, owned: StoneSet) -> bool {
        let with = |stone: Stone| three_adjacent(owned.or(StoneSet::of(stone)));
        self.position.border.unclaimed().into_iter().any(with)
    }
}

fn index(card: Card) -> usize {
    usize::from(card.index())
}

fn write_strength(strength: Option<Strength>, out: &mut FeatureWriter<'_>) {
    out.one_hot(strength.map(|strength| strength.formation as usize), 5);
    out.number(strength.map_or(0, |strength| usize::from(strength.sum)), 32);
}
