//! The laws hold for a game that implements only what `Game` requires: no matches, no destinations, no own counting or
//! random choice.
//!
//! Each of two seats holds one card of four and keeps it, or discards it face up and draws another. The higher card wins.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use laws::{
    Effort, assert_uniform, check_action_text, check_all, check_position_text, step_phrases, translate,
};
use tabletop::{
    BadAction, BadOption, BadPosition, Describe, Dice, Game, OptionSpec, Phrase, Scores, Seat, Settings,
    Turn, Verdict, Viewer,
};

#[derive(Clone, PartialEq, Eq, Debug)]
struct Position {
    hands: [u8; 2],
    /// The top card is the last one.
    pile: Vec<u8>,
    discard: Vec<u8>,
    /// The seat that decides; none once both have.
    decider: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Action {
    Keep,
    Draw,
}

#[derive(Debug, thiserror::Error)]
#[error("MG-1: the game is over")]
struct GameOver;

#[derive(Clone, PartialEq, Eq, Debug)]
struct View {
    viewer: Viewer,
    hands: [Option<u8>; 2],
    pile: usize,
    discard: Vec<u8>,
    decider: Option<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Seen {
    seat: Seat,
    action: Action,
    discarded: Option<u8>,
    /// The drawn card, for the seat that drew it.
    drawn: Option<u8>,
    /// Both hands, which the last decision opens.
    opened: Option<[u8; 2]>,
}

fn written(cards: &[u8]) -> String {
    if cards.is_empty() { "-".to_owned() } else { cards.iter().map(ToString::to_string).collect() }
}

fn decider_text(decider: Option<Seat>) -> String {
    decider.map_or_else(|| "over".to_owned(), |seat| seat.to_string())
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.hands;
        let (pile, discard) = (written(&self.pile), written(&self.discard));
        write!(f, "mg {a}/{b} {pile} {discard} {}", decider_text(self.decider))
    }
}

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let bad = |reason| BadPosition::flaw("position", text, reason);
        let fields: Vec<&str> = text.split(' ').collect();
        let &["mg", hands, pile, discard, decider] = &fields[..] else { return Err(bad("five fields")) };
        let cards = |text: &str| -> Vec<u8> {
            text.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect()
        };
        let Ok(hands) = <[u8; 2]>::try_from(cards(hands)) else { return Err(bad("two hands")) };
        let decider = match decider {
            "over" => None,
            seat => Some(seat.parse().map_err(|()| bad("a seat"))?),
        };
        let position = Position { hands, pile: cards(pile), discard: cards(discard), decider };
        let mut all: Vec<u8> = hands.into_iter().chain(cards(pile)).chain(cards(discard)).collect();
        all.sort_unstable();
        let decided = decider.map_or(2, Seat::index);
        if all != [1, 2, 3, 4] || decided > 2 || position.discard.len() > decided {
            return Err(bad("it cannot occur"));
        }
        let canonical = position.to_string();
        if canonical == text { Ok(position) } else { Err(BadPosition::NotCanonical { canonical }) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Action::Keep { "keep" } else { "draw" })
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        match text {
            "keep" => Ok(Action::Keep),
            "draw" => Ok(Action::Draw),
            _ => Err(BadAction::new(text, "the actions are keep and draw")),
        }
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.hands.map(|hand| hand.map_or_else(|| "?".to_owned(), |card| card.to_string()));
        let discard = written(&self.discard);
        write!(f, "mg {a}/{b} {} {discard} {}", "?".repeat(self.pile), decider_text(self.decider))
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {:?} {:?} {:?}", self.seat, self.action, self.discarded, self.drawn, self.opened)
    }
}

impl Describe for GameOver {
    fn phrase(&self) -> Phrase {
        Phrase::new("mg-over")
    }
}

impl Describe for Seen {
    fn phrase(&self) -> Phrase {
        Phrase::new("mg-step").with("seat", self.seat).with("action", self.action)
    }
}

impl Game for Position {
    const NAME: &'static str = "minimal-game";
    const TAG: &'static str = "mg";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = &[];
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", "mg-over = The game is over.\nmg-step = { $seat }: { $action }\n"),
        ("fr", "mg-over = La partie est finie.\nmg-step = { $seat } : { $action }\n"),
        ("de", "mg-over = Die Partie ist zu Ende.\nmg-step = { $seat }: { $action }\n"),
        ("es", "mg-over = La partida ha terminado.\nmg-step = { $seat }: { $action }\n"),
    ];

    type Action = Action;
    type Illegal = GameOver;
    type Phase = &'static str;
    type View = View;
    type Seen = Seen;

    fn deal(settings: &Settings, seats: u8, dice: &mut Dice) -> Result<Position, BadOption> {
        settings.checked(Self::OPTIONS, Self::SEATS, seats)?;
        let mut cards = [1, 2, 3, 4];
        dice.shuffle(&mut cards);
        let [a, b, pile @ ..] = cards;
        Ok(Position { hands: [a, b], pile: pile.to_vec(), discard: Vec::new(), decider: Some(Seat::A) })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        let winner = if self.hands[0] > self.hands[1] { Seat::A } else { Seat::B };
        self.decider.map_or(Turn::Over(Verdict::Won(winner)), Turn::Decide)
    }

    fn phase(&self) -> &'static str {
        if self.decider.is_some() { "decide" } else { "over" }
    }

    fn turn_number(&self) -> u32 {
        1
    }

    fn scores(&self) -> Scores {
        Scores::new(2, |seat| if self.is_over() { self.hands[seat.index()].into() } else { 0 })
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        if self.decider.is_some() {
            out.extend([Action::Keep, Action::Draw]);
        }
    }

    fn check(&self, _: Action) -> Result<(), GameOver> {
        self.decider.map(drop).ok_or(GameOver)
    }

    fn apply(&mut self, action: Action, _: &mut Dice) {
        let seat = self.decider.expect("the game is not over");
        if action == Action::Draw {
            let drawn = self.pile.pop().expect("two cards lie in the pile");
            self.discard.push(std::mem::replace(&mut self.hands[seat.index()], drawn));
        }
        self.decider = (seat == Seat::A).then_some(Seat::B);
    }

    fn view(&self, viewer: Viewer) -> View {
        // At the end both hands are open.
        let hand = |seat: Seat| (viewer.is(seat) || self.is_over()).then_some(self.hands[seat.index()]);
        View {
            viewer,
            hands: [hand(Seat::A), hand(Seat::B)],
            pile: self.pile.len(),
            discard: self.discard.clone(),
            decider: self.decider,
        }
    }

    fn seen(&self, action: Action, after: &Position, viewer: Viewer) -> Seen {
        let seat = self.decider.expect("the game is not over");
        let draws = action == Action::Draw;
        Seen {
            seat,
            action,
            discarded: after.discard.last().copied().filter(|_| draws),
            drawn: (draws && viewer.is(seat)).then_some(after.hands[seat.index()]),
            opened: after.is_over().then_some(after.hands),
        }
    }

    fn determinize(view: &View, dice: &mut Dice) -> Position {
        let known: Vec<u8> = view.hands.into_iter().flatten().chain(view.discard.iter().copied()).collect();
        let mut hidden: Vec<u8> = (1..=4).filter(|card| !known.contains(card)).collect();
        dice.shuffle(&mut hidden);
        let hands = view.hands.map(|hand| hand.unwrap_or_else(|| hidden.pop().expect("a hidden card")));
        Position { hands, pile: hidden, discard: view.discard.clone(), decider: view.decider }
    }

    fn touches(&self, action: Action) -> Vec<String> {
        vec![if action == Action::Keep { "hand".to_owned() } else { "pile".to_owned() }]
    }

    fn reveals(&self, action: Action) -> bool {
        // The last decision opens both hands.
        action == Action::Draw || self.decider == Some(Seat::B)
    }
}

#[test]
fn a_game_with_only_the_required_parts_follows_the_laws() {
    check_all::<Position>(&Settings::new(), 2, Effort { games: 200, most_decisions: 2, sample_one_in: 1 });
}

#[test]
fn its_determinizations_are_uniform() {
    let view = "mg 1/2 34 - A".parse::<Position>().unwrap().view(Viewer::Seat(Seat::A));
    let possible: Vec<String> =
        ["2 34", "2 43", "3 24", "3 42", "4 23", "4 32"].map(|rest| format!("mg 1/{rest} - A")).into();
    let mut dice = Dice::quick(1);
    assert_uniform(&possible, (0..600).map(|_| Position::determinize(&view, &mut dice).to_string()));
}

#[test]
fn its_texts_and_phrases_are_checked() {
    for text in ["mg 1/2 34 - A", "mg 1/4 3 2 over", "mg 1/1 34 - A", "", "keep", "draws"] {
        check_position_text::<Position>(text, 1, 2);
        check_action_text::<Position>(text);
    }
    let mut phrases = step_phrases::<Position>(&Settings::new(), 2, 10);
    phrases.push(GameOver.phrase());
    let [english, french, german, spanish] = translate::<Position>(&phrases);
    assert_eq!(english.last().map(String::as_str), Some("The game is over."));
    assert_eq!(french.last().map(String::as_str), Some("La partie est finie."));
    assert_eq!(german.last().map(String::as_str), Some("Die Partie ist zu Ende."));
    assert_eq!(spanish.last().map(String::as_str), Some("La partida ha terminado."));
}
