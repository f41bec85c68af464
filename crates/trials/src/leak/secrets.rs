//! A game for the leak trial. Its cards have names that occur nowhere else (canaries), so that a hidden one can be
//! searched for in everything the server sends or logs. Leaks can be planted in it, to show that the trial finds them.
//!
//! Each of two seats holds three cards. In a turn a seat plays a card face up or face down and draws another.

use std::fmt;
use std::str::FromStr;

use bots::Heuristics;
use serde_json::Map;
use tabletop::{
    BadAction, BadOption, BadPosition, Describe, Dice, Game, OptionSpec, Phrase, Scores, Seat, Settings,
    Turn, Verdict, Viewer,
};

use super::plan::{self, Opponents, Pair};

const CARDS: u8 = 24;
const HAND: usize = 3;

/// A card with a unique name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kanari{:02}", self.0)
    }
}

/// Where a leak is planted.
pub mod leaks {
    /// No leak.
    pub const NOTHING: u8 = 0;
    /// The view depends on a hidden card.
    pub const VIEW: u8 = 1;
    /// The text of a refusal does.
    pub const REFUSAL: u8 = 2;
    /// The phase, which every viewer sees, does.
    pub const PHASE: u8 = 3;
    /// The view contains the name of a hidden card.
    pub const NAME: u8 = 4;
}

/// Where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Deck,
    Hand(Seat),
    Open,
    Hidden(Seat),
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets<const LEAK: u8> {
    places: [Place; CARDS as usize],
    /// The deck, from the top.
    deck: Vec<Card>,
    turn: u32,
}

/// What a viewer knows: its own cards and those that are face up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<const LEAK: u8> {
    viewer: Viewer,
    known: [Option<Place>; CARDS as usize],
    /// The number of face-down cards of each seat.
    hidden: [usize; 2],
    turn: u32,
    leak: Option<String>,
}

impl<const LEAK: u8> Secrets<LEAK> {
    fn mover(&self) -> Seat {
        Seat::new((self.turn % 2) as u8)
    }

    fn at(&self, place: Place) -> impl Iterator<Item = Card> + '_ {
        (0..CARDS).map(Card).filter(move |card| self.places[usize::from(card.0)] == place)
    }

    /// Whether the top card of the deck, which no viewer knows, has an odd number: the secret of planted leaks.
    fn is_top_odd(&self) -> bool {
        self.deck.first().is_some_and(|card| card.0 % 2 == 1)
    }

    fn sees(viewer: Viewer, place: Place) -> bool {
        match place {
            Place::Open => true,
            Place::Hand(seat) | Place::Hidden(seat) => viewer.is(seat),
            Place::Deck => false,
        }
    }
}

impl<const LEAK: u8> fmt::Display for Secrets<LEAK> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.places.iter().zip(0..).map(|(place, card)| format!("{}={place:?}", Card(card)));
        write!(f, "SECRETS {} {}", self.turn, all.collect::<Vec<_>>().join(" "))
    }
}

impl<const LEAK: u8> FromStr for Secrets<LEAK> {
    type Err = BadPosition;

    fn from_str(_: &str) -> Result<Self, BadPosition> {
        Err(BadPosition::flaw("position", "", "positions of this game are not parsed".to_owned()))
    }
}

impl<const LEAK: u8> fmt::Display for View<LEAK> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SECRETS {}", self.turn)?;
        for (place, card) in self.known.iter().zip(0..) {
            if let Some(place) = place {
                write!(f, " {}={place:?}", Card(card))?;
            }
        }
        self.leak.iter().try_for_each(|leak| write!(f, " {leak}"))
    }
}

/// An action of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Play a card face up.
    Lay(Card),
    /// Play a card face down.
    Hide(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(card) => write!(f, "lay:{card}"),
            Action::Hide(card) => write!(f, "hide:{card}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let all = (0..CARDS).map(Card).flat_map(|card| [Action::Lay(card), Action::Hide(card)]);
        all.into_iter()
            .find(|action| action.to_string() == text)
            .ok_or_else(|| BadAction::new(text, "lay or hide"))
    }
}

/// The only reason to refuse an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("you do not hold that card{0}")]
pub struct NotYours(&'static str);

impl Describe for NotYours {
    fn phrase(&self) -> Phrase {
        Phrase::new("not-yours")
    }
}

/// What a viewer sees of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen(String);

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Describe for Seen {
    fn phrase(&self) -> Phrase {
        Phrase::new("seen")
    }
}

impl<const LEAK: u8> Game for Secrets<LEAK> {
    const NAME: &'static str = "secrets";
    const TAG: &'static str = "SECRETS";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = &[];
    const WORDS: &'static [(&'static str, &'static str)] = &[];

    type Action = Action;
    type Illegal = NotYours;
    type Phase = &'static str;
    type View = View<LEAK>;
    type Seen = Seen;

    fn deal(_: &Settings, _: u8, dice: &mut Dice) -> Result<Self, BadOption> {
        let mut deck: Vec<Card> = (0..CARDS).map(Card).collect();
        dice.shuffle(&mut deck);
        let mut places = [Place::Deck; CARDS as usize];
        for (card, place) in
            deck.drain(..2 * HAND).zip([Place::Hand(Seat::A), Place::Hand(Seat::B)].iter().cycle())
        {
            places[usize::from(card.0)] = *place;
        }
        Ok(Secrets { places, deck, turn: 0 })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.deck.is_empty() { Turn::Over(Verdict::Draw) } else { Turn::Decide(self.mover()) }
    }

    fn phase(&self) -> &'static str {
        if LEAK == leaks::PHASE && self.is_top_odd() { "lay!" } else { "lay" }
    }

    fn turn_number(&self) -> u32 {
        self.turn + 1
    }

    fn scores(&self) -> Scores {
        Scores::new(2, |_| 0)
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        if !self.deck.is_empty() {
            out.extend(
                self.at(Place::Hand(self.mover())).flat_map(|card| [Action::Lay(card), Action::Hide(card)]),
            );
        }
    }

    fn check(&self, action: Action) -> Result<(), NotYours> {
        let (Action::Lay(card) | Action::Hide(card)) = action;
        if self.at(Place::Hand(self.mover())).any(|own| own == card) {
            return Ok(());
        }
        Err(NotYours(if LEAK == leaks::REFUSAL && self.is_top_odd() { "!" } else { "" }))
    }

    fn apply(&mut self, action: Action, _: &mut Dice) {
        let mover = self.mover();
        let (card, place) = match action {
            Action::Lay(card) => (card, Place::Open),
            Action::Hide(card) => (card, Place::Hidden(mover)),
        };
        self.places[usize::from(card.0)] = place;
        let drawn = self.deck.remove(0);
        self.places[usize::from(drawn.0)] = Place::Hand(mover);
        self.turn += 1;
    }

    fn view(&self, viewer: Viewer) -> View<LEAK> {
        let known = self.places.map(|place| Self::sees(viewer, place).then_some(place));
        let leak = match LEAK {
            leaks::VIEW => Some(self.is_top_odd().to_string()),
            leaks::NAME => self.deck.last().map(ToString::to_string),
            _ => None,
        };
        let hidden = [Seat::A, Seat::B].map(|seat| self.at(Place::Hidden(seat)).count());
        View { viewer, known, hidden, turn: self.turn, leak }
    }

    fn seen(&self, action: Action, after: &Self, viewer: Viewer) -> Seen {
        let mover = self.mover();
        let mut text = match action {
            Action::Hide(_) if !viewer.is(mover) => "hide".to_owned(),
            _ => action.to_string(),
        };
        if viewer.is(mover) {
            let drawn =
                after.at(Place::Hand(mover)).find(|card| self.places[usize::from(card.0)] == Place::Deck);
            text.extend(drawn.map(|card| format!(" {card}")));
        }
        Seen(text)
    }

    fn determinize(view: &View<LEAK>, dice: &mut Dice) -> Self {
        let mut unknown: Vec<Card> = view
            .known
            .iter()
            .zip(0..)
            .filter(|(place, _)| place.is_none())
            .map(|(_, card)| Card(card))
            .collect();
        dice.shuffle(&mut unknown);
        let mut places = view.known.map(|place| place.unwrap_or(Place::Deck));
        for seat in Seat::first(2).filter(|seat| !view.viewer.is(*seat)) {
            for i in 0..HAND + view.hidden[seat.index()] {
                let card = unknown.pop().expect("all cards of the view are accounted for");
                places[usize::from(card.0)] = if i < HAND { Place::Hand(seat) } else { Place::Hidden(seat) };
            }
        }
        Secrets { places, deck: unknown, turn: view.turn }
    }

    fn touches(&self, action: Action) -> Vec<String> {
        vec![action.to_string()]
    }

    fn reveals(&self, _: Action) -> bool {
        true
    }
}

impl<const LEAK: u8> Heuristics for Secrets<LEAK> {}

/// Plans a pair of this game. The table is created for a game of the catalog; the dealer deals this game instead.
pub fn pair<const LEAK: u8>(opponents: Opponents, dice: &mut Dice) -> Pair {
    let mut pair = plan::pair::<Secrets<LEAK>>(opponents, dice);
    (pair.game, pair.options) = ("schotten-totten", Map::new());
    // A hint contains cards of sampled positions, which may be right by chance. With other planted leaks the viewer
    // may name any card, as in the real games.
    if opponents == Opponents::Bots || !matches!(LEAK, leaks::NOTHING | leaks::NAME) {
        return pair;
    }
    pair.canaries = [0, 1].map(|s| {
        let mut game = pair.starts[s].clone();
        for step in &pair.steps {
            game.apply(&step[s..=s]).expect("the plan is legal");
        }
        // What the viewer does not know at the end, the viewer never knew.
        let view = game.view(pair.viewer);
        (0..CARDS)
            .map(|card| Card(card).to_string())
            .filter(|card| !view.contains(&format!("{card}=")))
            .collect()
    });
    pair
}
