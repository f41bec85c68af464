//! A game like Schotten Totten that is small enough to be solved, to measure how far a trained net is from optimal play.
//!
//! Cards of a few colours with the values 1 to 3; two stones: at one each side takes two cards, at the other one. Both
//! players hold two cards; a turn is to place one and to draw. A colour run beats a pair, a pair a colour, a colour a
//! run, a run the sum; among equals the larger sum wins, then the side that was complete first. Both stones win the
//! game; one each is a draw.

mod features;

use std::fmt;
use std::str::FromStr;

use tabletop::{
    BadAction, BadOption, BadPosition, Describe, Dice, Game, OptionSpec, Phrase, Scores, Seat, Settings,
    Turn, Verdict, Viewer,
};

const VALUES: u8 = 3;
/// The capacity of a side at each stone.
const ROOM: [usize; 2] = [2, 1];
/// The number of turns: one per card placed.
const TURNS: u8 = 6;
const HAND: usize = 2;

/// A card, by its index in the sorted deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    const fn colour(self) -> u8 {
        self.0 / VALUES
    }

    const fn value(self) -> u8 {
        self.0 % VALUES + 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.colour()) as char, self.value())
    }
}

/// A position of the game with this many colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Miniature<const COLOURS: u8> {
    /// The hands, sorted.
    hands: [Vec<Card>; 2],
    /// The cards of each side of each stone, in the order of placing.
    sides: [[Vec<Card>; 2]; 2],
    /// The seat that was complete first at each stone.
    first: [Option<Seat>; 2],
    /// The deck, top first.
    deck: Vec<Card>,
    turn: u8,
}

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<const COLOURS: u8> {
    viewer: Viewer,
    hand: Vec<Card>,
    sides: [[Vec<Card>; 2]; 2],
    first: [Option<Seat>; 2],
    turn: u8,
}

/// Placing a card at a stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(Card, u8);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.0, self.1 + 1)
    }
}

impl FromStr for Place {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Place, BadAction> {
        let all = (0..9).flat_map(|card| [Place(Card(card), 0), Place(Card(card), 1)]);
        all.into_iter()
            .find(|action| action.to_string() == text)
            .ok_or_else(|| BadAction::new(text, "a card and a stone, a1@2"))
    }
}

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("you do not hold that card, or there is no room for it")]
pub struct NotThere;

impl Describe for NotThere {
    fn phrase(&self) -> Phrase {
        Phrase::new("not-there")
    }
}

impl Describe for Place {
    fn phrase(&self) -> Phrase {
        Phrase::new("seen")
    }
}

/// How strong a complete side is: its formation, then its sum.
fn strength(side: &[Card]) -> (u8, u8) {
    let sum = side.iter().map(|card| card.value()).sum();
    let formation = match side {
        [one, two] => {
            let colour = one.colour() == two.colour();
            match one.value().abs_diff(two.value()) {
                1 if colour => 4,
                0 => 3,
                _ if colour => 2,
                1 => 1,
                _ => 0,
            }
        }
        _ => 0,
    };
    (formation, sum)
}

impl<const COLOURS: u8> Miniature<COLOURS> {
    fn cards() -> impl Iterator<Item = Card> {
        (0..COLOURS * VALUES).map(Card)
    }

    fn mover(&self) -> Seat {
        Seat::new(self.turn % 2)
    }

    /// The owner of a stone, once both sides are complete.
    fn owner(&self, stone: usize) -> Option<Seat> {
        let [one, two] = &self.sides[stone];
        if one.len() < ROOM[stone] || two.len() < ROOM[stone] {
            return None;
        }
        match strength(one).cmp(&strength(two)) {
            std::cmp::Ordering::Greater => Some(Seat::A),
            std::cmp::Ordering::Less => Some(Seat::B),
            std::cmp::Ordering::Equal => self.first[stone],
        }
    }

    fn place(&mut self, Place(card, stone): Place) {
        let (mover, stone) = (self.mover(), usize::from(stone));
        self.hands[mover.index()].retain(|held| *held != card);
        let side = &mut self.sides[stone][mover.index()];
        side.push(card);
        if side.len() == ROOM[stone] && self.first[stone].is_none() {
            self.first[stone] = Some(mover);
        }
        self.turn += 1;
    }

    /// Every deal: the hands and the cards that will be drawn.
    pub fn deals() -> Vec<Miniature<COLOURS>> {
        let all: Vec<Card> = Self::cards().collect();
        let mut orders: Vec<Vec<Card>> = vec![Vec::new()];
        // Hands are sorted; only the two cards of the deck that are drawn matter.
        for place in 0..2 * HAND + 2 {
            let follows = |order: &Vec<Card>, card: Card| {
                let sorted = place == 1 || place == 3;
                !order.contains(&card) && (!sorted || order[place - 1] < card)
            };
            orders = orders
                .iter()
                .flat_map(|order| {
                    let next = all.iter().filter(|card| follows(order, **card));
                    next.map(|card| [order.as_slice(), &[*card]].concat()).collect::<Vec<_>>()
                })
                .collect();
        }
        orders.into_iter().map(|order| Self::dealt(&order)).collect()
    }

    fn dealt(order: &[Card]) -> Miniature<COLOURS> {
        let hand = |from: usize| {
            let mut hand = order[from..from + HAND].to_vec();
            hand.sort_unstable();
            hand
        };
        let hands = [hand(0), hand(HAND)];
        let deck = order[2 * HAND..2 * HAND + 2].to_vec();
        Miniature { hands, sides: Default::default(), first: [None; 2], deck, turn: 0 }
    }
}

impl<const COLOURS: u8> fmt::Display for Miniature<COLOURS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mini {:?} {:?} {:?} {}", self.hands, self.sides, self.deck, self.turn)
    }
}

impl<const COLOURS: u8> FromStr for Miniature<COLOURS> {
    type Err = BadPosition;

    fn from_str(_: &str) -> Result<Self, BadPosition> {
        Err(BadPosition::flaw("position", "", "this game has no notation".to_owned()))
    }
}

impl<const COLOURS: u8> fmt::Display for View<COLOURS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<String>();
        write!(f, "mini {}", list(&self.hand))?;
        for (stone, [one, two]) in self.sides.iter().enumerate() {
            let first = self.first[stone].map_or("-", |seat| if seat == Seat::A { "A" } else { "B" });
            write!(f, " {}|{}{first}", list(one), list(two))?;
        }
        write!(f, " {}", self.turn)
    }
}

impl<const COLOURS: u8> Game for Miniature<COLOURS> {
    const NAME: &'static str = "miniature";
    const TAG: &'static str = "mini";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = &[];
    const WORDS: &'static [(&'static str, &'static str)] = &[];

    type Action = Place;
    type Illegal = NotThere;
    type Phase = &'static str;
    type View = View<COLOURS>;
    // Every viewer sees the whole action.
    type Seen = Place;

    fn deal(_: &Settings, _: u8, dice: &mut Dice) -> Result<Self, BadOption> {
        let mut order: Vec<Card> = Self::cards().collect();
        dice.shuffle(&mut order);
        Ok(Self::dealt(&order))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.turn < TURNS {
            return Turn::Decide(self.mover());
        }
        Turn::Over(match (self.owner(0), self.owner(1)) {
            (Some(one), Some(two)) if one == two => Verdict::Won(one),
            _ => Verdict::Draw,
        })
    }

    fn phase(&self) -> &'static str {
        "place"
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.turn) + 1
    }

    fn scores(&self) -> Scores {
        Scores::new(2, |seat| (0..2).filter(|&stone| self.owner(stone) == Some(seat)).count() as u16)
    }

    fn legal_actions(&self, out: &mut Vec<Place>) {
        if self.turn < TURNS {
            let mover = self.mover().index();
            let room = |stone: &u8| {
                let stone = usize::from(*stone);
                self.sides[stone][mover].len() < ROOM[stone]
            };
            out.extend(self.hands[mover].iter().flat_map(|&card| {
                let open = (0..2_u8).filter(room);
                open.map(move |stone| Place(card, stone))
            }));
        }
    }

    fn check(&self, action: Place) -> Result<(), NotThere> {
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(NotThere) }
    }

    fn apply(&mut self, action: Place, _: &mut Dice) {
        let mover = self.mover().index();
        self.place(action);
        if !self.deck.is_empty() {
            self.hands[mover].push(self.deck.remove(0));
            self.hands[mover].sort_unstable();
        }
    }

    fn view(&self, viewer: Viewer) -> View<COLOURS> {
        let own = Seat::first(2).find(|seat| viewer.is(*seat));
        View {
            viewer,
            hand: own.map_or_else(Vec::new, |seat| self.hands[seat.index()].clone()),
            sides: self.sides.clone(),
            first: self.first,
            turn: self.turn,
        }
    }

    fn seen(&self, action: Place, _: &Self, _: Viewer) -> Place {
        action
    }

    fn determinize(view: &View<COLOURS>, dice: &mut Dice) -> Self {
        let shown = |card: &Card| {
            view.hand.contains(card) || view.sides.iter().flatten().any(|side| side.contains(card))
        };
        let mut unseen: Vec<Card> = Self::cards().filter(|card| !shown(card)).collect();
        dice.shuffle(&mut unseen);
        let hands = Seat::first(2).map(|seat| {
            if view.viewer.is(seat) {
                return view.hand.clone();
            }
            // This seat drew a card after its first turn only.
            let had = if seat == Seat::A { view.turn.div_ceil(2) } else { view.turn / 2 };
            let left = HAND + usize::from(had.min(1)) - usize::from(had);
            let mut hand = unseen.split_off(unseen.len() - left);
            hand.sort_unstable();
            hand
        });
        let hands: Vec<Vec<Card>> = hands.collect();
        unseen.truncate(2_usize.saturating_sub(view.turn.into()));
        let hands = hands.try_into().expect("there are two seats");
        Miniature { hands, sides: view.sides.clone(), first: view.first, deck: unseen, turn: view.turn }
    }

    fn touches(&self, Place(card, stone): Place) -> Vec<String> {
        vec![format!("hand:{card}"), format!("stone:{}", stone + 1)]
    }

    fn reveals(&self, _: Place) -> bool {
        !self.deck.is_empty()
    }
}
