//! Writing positions and views.

use std::fmt;

use tabletop::Seat;

use crate::action::PileKind;
use crate::border::Border;
use crate::card::Card;
use crate::position::Position;
use crate::rules::Rules;
use crate::stone::Stone;
use crate::tactics::{Discard, Tally};
use crate::turn::TurnState;
use crate::view::{HandView, PileView, View};

/// Cards without a separator; `-` if there are none.
struct List<I>(I);

impl<I: Iterator<Item = Card> + Clone> fmt::Display for List<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cards = self.0.clone().peekable();
        if cards.peek().is_none() {
            return f.write_str("-");
        }
        cards.try_for_each(|card| write!(f, "{card}"))
    }
}

/// Cards that show only their backs.
struct Backs {
    clan: u8,
    tactic: u8,
}

impl fmt::Display for Backs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.clan + self.tactic == 0 {
            return f.write_str("-");
        }
        (0..self.clan).try_for_each(|_| f.write_str("??"))?;
        (0..self.tactic).try_for_each(|_| f.write_str("!!"))
    }
}

impl fmt::Display for HandView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            HandView::Own(cards) => List(cards.into_iter()).fmt(f),
            HandView::Other { clan, tactic, .. } => Backs { clan, tactic }.fmt(f),
        }
    }
}

impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for stone in Stone::all() {
            if stone.index() > 0 {
                f.write_str("/")?;
            }
            let cards = |seat| List(self.side(seat, stone).cards().iter().copied());
            write!(f, "{}|{}", cards(Seat::A), cards(Seat::B))?;
            let flags = [
                self.is_muddy(stone).then_some('m'),
                self.is_blind(stone).then_some('b'),
                self.first(stone).map(|seat| if seat == Seat::A { '<' } else { '>' }),
                self.owner(stone).map(Seat::letter),
            ];
            let mut flags = flags.into_iter().flatten().peekable();
            if flags.peek().is_some() {
                f.write_str(":")?;
            }
            flags.try_for_each(|flag| write!(f, "{flag}"))?;
        }
        Ok(())
    }
}

/// The fields in their order. Hands and decks are written by the caller's types.
#[derive(Clone, Copy)]
struct Fields<'a, H, D> {
    rules: Rules,
    border: &'a Border,
    hands: [H; 2],
    decks: [D; 2],
    discard: &'a Discard,
    tally: [Tally; 2],
    turn: TurnState,
}

impl<H: fmt::Display, D: fmt::Display> fmt::Display for Fields<'_, H, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fields { rules, border, hands, decks, discard, tally, turn } = self;
        let discard = List(discard.cards().iter().copied());
        write!(f, "st {rules} {border} {}/{} {}/{} {discard} ", hands[0], hands[1], decks[0], decks[1])?;
        write!(f, "{}-{} {turn}", tally[0], tally[1])
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fields {
            rules: self.rules,
            border: &self.border,
            hands: self.hands.map(|hand| List(hand.into_iter())),
            decks: [PileKind::Clan, PileKind::Tactic].map(|pile| List(self.pile(pile).iter().rev().copied())),
            discard: &self.discard,
            tally: self.tally,
            turn: self.turn,
        }
        .fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} turn {} {:?}", self.turn.number, self.memory)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PileView { len: clan, .. } = self.clan;
        let PileView { len: tactic, .. } = self.tactic;
        Fields {
            rules: self.rules,
            border: &self.border,
            hands: self.hands,
            decks: [Backs { clan, tactic: 0 }, Backs { clan: 0, tactic }],
            discard: &self.discard,
            tally: self.tally,
            turn: self.turn,
        }
        .fmt(f)
    }
}
