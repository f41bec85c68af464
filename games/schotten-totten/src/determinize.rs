//! Sampling of full positions behind a view.

use tabletop::{Dice, Seat};

use crate::action::PileKind;
use crate::card::{Card, CardGroups, CardSet};
use crate::memory::Memory;
use crate::phase::Phase;
use crate::pile::Pile;
use crate::position::Position;
use crate::turn::TurnState;
use crate::view::{HandView, PileView, View};

impl View {
    /// A full position that is consistent with this view, each equally likely.
    pub(crate) fn determinize(&self, dice: &mut Dice) -> Position {
        self.determinizer()(dice)
    }

    /// Samples such positions: what the viewer knows is put on the table once.
    pub(crate) fn determinizer(&self) -> impl Fn(&mut Dice) -> Position {
        let known_under = |pile: &PileView| pile.known.into_iter().flatten().collect::<CardSet>();
        let mut located = self.border.shown().or(known_under(&self.clan)).or(known_under(&self.tactic));
        for hand in &self.hands {
            located = located.or(match hand {
                HandView::Own(cards) => *cards,
                HandView::Other { known, .. } => *known,
            });
        }
        let clan = Unknown::of(CardSet::CLAN.without(located));
        let tactics = if self.rules.tactics { CardSet::TACTIC.without(located) } else { CardSet::EMPTY };
        let tactic = Unknown::of(tactics);
        let known = self.known();
        let elsewhere = self.joker_elsewhere(tactics);
        let sample = move |dice: &mut Dice| {
            let mut position = known;
            let mut clan = clan.shuffled(dice);
            let mut tactic = tactic.shuffled(dice);
            for (hand, cards) in self.hands.iter().zip(&mut position.hands) {
                if let HandView::Other { clan: clans, tactic: tactics, known } = hand {
                    clan.take(clans - known.clan().len(), |card| cards.insert(card));
                    tactic.take(tactics - known.tactic().len(), |card| cards.insert(card));
                }
            }
            clan.take(self.clan.len - position.clan.len(), |card| position.clan.put_on_top(card));
            tactic.take(self.tactic.len - position.tactic.len(), |card| position.tactic.put_on_top(card));
            position
        };
        move |dice| loop {
            let position = sample(dice);
            // Samples that contradict what is known of a Joker are drawn again, so all others stay equally likely.
            if elsewhere.is_none_or(|joker| joker.fits(&position)) {
                break position;
            }
        }
    }

    /// Where the Joker that a seat must keep (ST-X2, ST-X6) cannot be, if it is one of these `unknown` tactic cards.
    fn joker_elsewhere(&self, unknown: CardSet) -> Option<JokerElsewhere> {
        let mut joker = unknown.and(CardSet::JOKERS).into_iter();
        let (Some(joker), None) = (joker.next(), joker.next()) else { return None };
        let under = if self.keeps_joker { self.tactic.returned } else { 0 };
        let TurnState { seat, phase, .. } = self.turn;
        let keeps = self.tally[seat.index()].joker && !self.rules.joker_returns;
        let (clan, tactic) = self.hands[seat.index()].counts();
        // The whole hand goes back.
        let hand = (keeps && phase == Phase::Return(clan + tactic)).then_some(seat);
        (under > 0 || hand.is_some()).then_some(JokerElsewhere { joker, under, hand })
    }

    /// The position without the cards that the viewer does not know.
    fn known(&self) -> Position {
        // The opponent of the Recruiter's player holds the cards that both know. A spectator does not know whether there
        // are any.
        let in_hand = Seat::first(2).filter(|seat| self.recruiter != Some(*seat)).map(|seat| {
            match self.hands[seat.index()] {
                HandView::Own(_) => self.exposed,
                HandView::Other { known, .. } => known,
            }
        });
        let memory = Memory {
            recruiter: self.recruiter,
            clan: self.clan.returned,
            tactic: self.tactic.returned,
            in_hand: in_hand.fold(CardSet::EMPTY, CardSet::or),
            keeps_joker: self.keeps_joker,
            joker_shown: self.joker_shown,
        };
        Position {
            rules: self.rules,
            border: self.border,
            hands: self.hands.map(|hand| match hand {
                HandView::Own(cards) | HandView::Other { known: cards, .. } => cards,
            }),
            clan: known_pile(self.clan),
            tactic: known_pile(self.tactic),
            discard: self.discard,
            tally: self.tally,
            turn: self.turn,
            memory,
        }
    }
}

/// Where a Joker is not.
#[derive(Clone, Copy)]
struct JokerElsewhere {
    joker: Card,
    /// The number of cards at the bottom of the tactic pile that are not the Joker.
    under: u8,
    /// The hand without it.
    hand: Option<Seat>,
}

impl JokerElsewhere {
    fn fits(self, position: &Position) -> bool {
        let under = &position.pile(PileKind::Tactic)[..usize::from(self.under)];
        let held = self.hand.is_some_and(|seat| position.hand(seat).contains(self.joker));
        !held && !under.contains(&self.joker)
    }
}

/// The cards that are known to lie at the bottom of a pile.
fn known_pile<const N: usize>(view: PileView) -> Pile<N> {
    let mut pile = Pile::EMPTY;
    view.known.into_iter().flatten().for_each(|card| pile.put_on_top(card));
    pile
}

/// Cards in unknown places.
#[derive(Clone, Copy)]
struct Unknown {
    cards: [Card; 54],
    len: usize,
}

impl Unknown {
    fn of(set: CardSet) -> Unknown {
        let mut unknown = Unknown { cards: [Card::at(0); 54], len: 0 };
        for card in set {
            unknown.cards[unknown.len] = card;
            unknown.len += 1;
        }
        unknown
    }

    /// The cards in random order.
    #[inline]
    fn shuffled(&self, dice: &mut Dice) -> Unknown {
        let mut shuffled = *self;
        dice.shuffle(&mut shuffled.cards[..self.len]);
        shuffled
    }

    #[inline]
    fn take(&mut self, count: u8, mut each: impl FnMut(Card)) {
        for _ in 0..count {
            self.len -= 1;
            each(self.cards[self.len]);
        }
    }
}
