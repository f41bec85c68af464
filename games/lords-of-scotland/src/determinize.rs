//! Sampling of full positions behind a view.
//!
//! A viewer does not know which card lies in which hidden place; the module `memory` describes what it does know. Two
//! independent choices make a position:
//!
//! 1. For each other hand, which entries of its list are the clans mustered from it face down. Given the kinds
//!    of those clans, the hand keeps `n` cards of each shuffle, and as a hand has no order the number of
//!    positions with these kinds is proportional to the product of all `1/n!`. That is also proportional to the number of
//!    ways to choose *single* entries of these kinds. So choosing distinct entries at random, and starting over if their
//!    kinds do not fit, is uniform over positions. Few entries came too late (at most one per round), so a choice fits
//!    after a few attempts.
//! 2. For each shuffle, which of its unseen cards lies in which of its places: a plain shuffle.

use tabletop::{Dice, Seat};

use crate::card::CARDS;
use crate::list::List;
use crate::memory::{Hidden, Kind, MOST_DOWN, MOST_HELD, Memory, Origin};
use crate::{Card, CardSet, Clan, KnownRecruit, Position, Recruit, SLOTS, View};

impl View {
    /// A full position that is consistent with this view, each equally likely.
    pub(crate) fn determinize(&self, dice: &mut Dice) -> Position {
        self.determinizer()(dice)
    }

    /// Samples such positions: what the viewer knows is put on the table once.
    pub(crate) fn determinizer(&self) -> impl Fn(&mut Dice) -> Position {
        let (known, unseen) = (self.known(), Unseen::new(self.unseen(), &self.memory));
        move |dice| {
            let mut position = known;
            self.fill(&mut position, unseen.shuffled(dice), dice);
            position
        }
    }

    /// The position without the cards that the viewer does not know.
    fn known(&self) -> Position {
        let mut position = Position::bare(self.rules);
        position.discard = self.discard;
        position.supporters = self.supporters;
        position.victory = self.victory;
        position.initiative = self.initiative;
        position.round = self.round;
        position.seat = self.seat;
        position.phase = self.phase;
        position.turns = self.turns;
        position.memory = self.memory;
        for seat in Seat::first(self.rules.seats) {
            if self.viewer.is(seat) {
                position.hands[seat.index()] = self.hand;
            }
            for (place, clan) in self.armies[seat.index()].iter().enumerate() {
                let card = clan.card.unwrap_or(Card::LOWEST);
                let army = &mut position.armies[seat.index()];
                army.muster(card, true);
                army.replace(place, Clan { card, down: clan.down, active: clan.active });
            }
        }
        for (slot, recruit) in self.recruits.into_iter().enumerate() {
            if let KnownRecruit::Up(card) = recruit {
                position.recruits.put(slot, Recruit::Up(card));
            }
        }
        position
    }

    /// Adds the other cards.
    fn fill(&self, position: &mut Position, mut unseen: Unseen, dice: &mut Dice) {
        for seat in Seat::first(self.rules.seats).filter(|seat| !self.viewer.is(*seat)) {
            let origin = &self.memory.origins[seat.index()];
            let known = |clan: Hidden| {
                let card = self.hidden_card(clan)?;
                Some(self.memory.kind_in(seat, card))
            };
            let mut in_hand = [true; MOST_HELD];
            let chosen = choose_mustered(origin, known, dice);
            for (&clan, &entry) in origin.hidden.iter().zip(chosen.iter()) {
                in_hand[entry] = false;
                if self.hidden_card(clan).is_none() {
                    let card = unseen.card_of(origin.held[entry].kind);
                    position.armies[clan.army.index()].set_card(clan.place.into(), card);
                }
            }
            for (entry, held) in origin.held.iter().enumerate() {
                if in_hand[entry] {
                    position.hands[seat.index()].insert(unseen.card_of(held.kind));
                }
            }
        }
        for slot in 0..SLOTS {
            if self.recruits[slot] == KnownRecruit::Down {
                position.recruits.put(slot, Recruit::Down(unseen.next(self.memory.slots[slot])));
            }
        }
        position.draw.extend_from_slice(unseen.rest(self.memory.current, self.draw.into()));
    }

    /// The cards that the viewer knows only by their shuffle.
    fn unseen(&self) -> CardSet {
        let mut located: CardSet = self.discard.iter().chain(self.supporters.iter()).copied().collect();
        located = located.or(self.hand);
        for seat in Seat::first(self.rules.seats) {
            located = located.or(self.victory[seat.index()].iter().copied().collect());
            located = located.or(self.armies[seat.index()].iter().filter_map(|clan| clan.card).collect());
            if !self.viewer.is(seat) {
                let held = self.memory.origins[seat.index()].held;
                located = located.or(held.iter().filter_map(|held| held.kind.resolve().ok()).collect());
            }
        }
        for recruit in self.recruits {
            if let KnownRecruit::Up(card) = recruit {
                located.insert(card);
            }
        }
        Card::all(self.rules.bruce).without(located)
    }
}

/// The unseen cards, grouped by the shuffle that hid them.
#[derive(Clone, Copy)]
struct Unseen {
    cards: [Card; CARDS],
    /// For each shuffle, the index of its next card. After the last shuffle follows the number of cards.
    next: [u8; 257],
    /// The number of the last shuffle.
    last: u8,
}

impl Unseen {
    fn new(unseen: CardSet, memory: &Memory) -> Unseen {
        let mut counts = [0_u8; 256];
        for card in unseen {
            counts[usize::from(memory.shuffle_of(card))] += 1;
        }
        let mut next = [0; 257];
        for shuffle in 0..=usize::from(memory.current) {
            next[shuffle + 1] = next[shuffle] + counts[shuffle];
        }
        let mut cards = [Card::LOWEST; CARDS];
        let mut ends = next;
        for card in unseen {
            let end = &mut ends[usize::from(memory.shuffle_of(card))];
            cards[usize::from(*end)] = card;
            *end += 1;
        }
        Unseen { cards, next, last: memory.current }
    }

    /// The cards of each shuffle in random order.
    fn shuffled(&self, dice: &mut Dice) -> Unseen {
        let mut shuffled = *self;
        for shuffle in 0..=usize::from(self.last) {
            let (start, end) = (self.next[shuffle], self.next[shuffle + 1]);
            dice.shuffle(&mut shuffled.cards[start.into()..end.into()]);
        }
        shuffled
    }

    fn next(&mut self, shuffle: u8) -> Card {
        let next = &mut self.next[usize::from(shuffle)];
        *next += 1;
        self.cards[usize::from(*next - 1)]
    }

    /// The next cards of a shuffle, as many as this.
    fn rest(&self, shuffle: u8, count: usize) -> &[Card] {
        let next = usize::from(self.next[usize::from(shuffle)]);
        &self.cards[next..next + count]
    }

    fn card_of(&mut self, kind: Kind) -> Card {
        kind.resolve().unwrap_or_else(|shuffle| self.next(shuffle))
    }
}

/// For each clan mustered face down from a hand, its entry in the hand's list; `known` returns the kind of the clans that
/// the viewer has seen.
fn choose_mustered(
    origin: &Origin,
    known: impl Fn(Hidden) -> Option<Kind>,
    dice: &mut Dice,
) -> List<usize, MOST_DOWN> {
    if origin.hidden.is_empty() {
        return List::new(0);
    }
    loop {
        let mut free: List<usize, MOST_HELD> = List::new(0);
        (0..origin.held.len()).for_each(|entry| free.push(entry));
        let mut chosen = List::new(0);
        for &clan in origin.hidden.iter() {
            // Any entry of the kind will do: entries of one kind are interchangeable.
            let place = known(clan).map_or(0, |kind| {
                free.iter().position(|&entry| origin.held[entry].kind == kind).expect("it came to this hand")
            });
            chosen.push(if known(clan).is_some() { free.remove(place) } else { usize::MAX });
        }
        for entry in chosen.iter_mut().filter(|entry| **entry == usize::MAX) {
            *entry = free.remove(dice.below(free.len() as u32) as usize);
        }
        if fits(origin, &chosen) {
            return chosen;
        }
    }
}

/// Whether clans of these kinds can have been mustered at their times: for each kind, the `i`-th entry must have come
/// before the `i`-th clan was mustered.
fn fits(origin: &Origin, chosen: &[usize]) -> bool {
    let kind = |entry: &usize| origin.held[*entry].kind;
    origin.hidden.iter().enumerate().all(|(place, clan)| {
        let earlier = chosen[..place].iter().filter(|entry| kind(entry) == kind(&chosen[place])).count();
        let mut alike = origin.held.iter().filter(|held| held.kind == kind(&chosen[place]));
        alike.nth(earlier).is_some_and(|held| held.since <= clan.number)
    })
}
