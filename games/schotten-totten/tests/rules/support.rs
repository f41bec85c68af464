//! Positions in shorthand: what a test does not mention lies in the piles.
//!
//! `2016t 3=r7r8r9|-:< A=r1J1 B=b1 discard=RC clan=g9 tactic=TR fill=89 1-0 A.claim.0`: the rules, then in
//! any order the stones that are not empty, the hands, the discard, the uppermost cards of the piles, the
//! tally and the turn. `fill` names stones whose two sides are filled with cards that are mentioned nowhere;
//! all others lie in their pile in canonical order.

use std::collections::VecDeque;

use schotten_totten::{Action, Explanation, Position, Stone};
use tabletop::{Dice, Game, Seat, Seed};

const TACTICS: [&str; 10] = ["J1", "J2", "SP", "SB", "BM", "MF", "RC", "ST", "BN", "TR"];

/// The 54 clan cards in canonical order.
fn clan_deck() -> impl Iterator<Item = String> {
    "roygbp".chars().flat_map(|colour| (1..=9).map(move |value| format!("{colour}{value}")))
}

/// The cards of a list, two letters each.
fn cards(list: &str) -> impl Iterator<Item = &str> {
    list.split(['-', '|', '/'])
        .flat_map(|part| (0..part.len()).step_by(2).map(move |start| &part[start..part.len().min(start + 2)]))
}

/// One deck: the cards that lie on top, then those that are mentioned nowhere.
fn pile(top: &str, rest: impl IntoIterator<Item = String>) -> String {
    let pile: String = cards(top).map(str::to_owned).chain(rest).collect();
    if pile.is_empty() { "-".to_owned() } else { pile }
}

/// The full notation of a position in shorthand.
pub(crate) fn text(shorthand: &str) -> String {
    let mut words = shorthand.split_ascii_whitespace();
    let rules = words.next().expect("the rules come first");
    let mut stones = vec!["-|-".to_owned(); 9];
    let [mut a, mut b, mut discard, mut clan, mut tactic] = ["-"; 5];
    let (mut fill, mut tally, mut turn) = ("", "0-0", "A.play.0");
    for word in words {
        match word.split_once('=') {
            Some(("A", cards)) => a = cards,
            Some(("B", cards)) => b = cards,
            Some(("discard", cards)) => discard = cards,
            Some(("clan", cards)) => clan = cards,
            Some(("tactic", cards)) => tactic = cards,
            Some(("fill", numbers)) => fill = numbers,
            Some((number, stone)) => stone.clone_into(&mut stones[number.parse::<usize>().unwrap() - 1]),
            None if word.contains('.') => turn = word,
            None => tally = word,
        }
    }
    let mut named: Vec<String> =
        [a, b, discard, clan, tactic].into_iter().flat_map(cards).map(str::to_owned).collect();
    for stone in &stones {
        let (sides, flags) = stone.split_once(':').unwrap_or((stone, ""));
        named.extend(cards(sides).map(str::to_owned));
        named.extend(flags.contains('m').then(|| "MF".to_owned()));
        named.extend(flags.contains('b').then(|| "BM".to_owned()));
    }
    let mut rest: VecDeque<String> = clan_deck().filter(|card| !named.contains(card)).collect();
    for number in fill.bytes() {
        let mut side = || pile("-", rest.drain(..3.min(rest.len())));
        let (a, b) = (side(), side());
        let flag = if a.len() == 6 { ":<" } else { "" };
        stones[usize::from(number - b'1')] = format!("{a}|{b}{flag}");
    }
    let tactics = TACTICS.map(str::to_owned).into_iter().filter(|card| !named.contains(card));
    let tactics = pile(tactic, tactics.filter(|_| rules.contains('t')));
    let (border, clan) = (stones.join("/"), pile(clan, rest));
    format!("st {rules} {border} {a}/{b} {clan}/{tactics} {discard} {tally} {turn}")
}

/// A position with shortcuts for tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Scene {
    /// The position itself.
    pub(crate) position: Position,
}

/// The position of this shorthand, read from its notation.
#[track_caller]
pub(crate) fn at(shorthand: &str) -> Scene {
    load(&text(shorthand))
}

/// The position of this text.
#[track_caller]
pub(crate) fn load(text: &str) -> Scene {
    match text.parse() {
        Ok(position) => Scene { position },
        Err(bad) => panic!("{bad}\n{text}"),
    }
}

/// Why the position of this shorthand is refused.
#[track_caller]
pub(crate) fn refused(shorthand: &str) -> String {
    refused_text(&text(shorthand))
}

/// Why this text is refused.
#[track_caller]
pub(crate) fn refused_text(text: &str) -> String {
    match text.parse::<Position>() {
        Ok(_) => panic!("read without complaint: {text}"),
        Err(bad) => bad.to_string(),
    }
}

/// The stone with this number.
pub(crate) fn stone(number: u8) -> Stone {
    Stone::numbered(number).expect("1 to 9")
}

impl Scene {
    /// All legal actions, sorted.
    pub(crate) fn legal(&self) -> String {
        let mut actions = Vec::new();
        self.position.legal_actions(&mut actions);
        assert_eq!(self.position.legal_count(), actions.len(), "counted as listed");
        let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts.join(" ")
    }

    /// The legal actions that begin with this.
    pub(crate) fn legal_with(&self, start: &str) -> String {
        let legal = self.legal();
        legal.split(' ').filter(|action| action.starts_with(start)).collect::<Vec<_>>().join(" ")
    }

    /// The position after these legal actions; it reads back from its notation at every step.
    #[track_caller]
    pub(crate) fn play(&self, actions: &str) -> Scene {
        let mut position = self.position;
        let mut dice = Dice::from_seed(Seed([0; 32]));
        for text in actions.split(' ') {
            let action: Action = text.parse().unwrap();
            if let Err(why) = position.check(action) {
                panic!("{text}: {why}\n{position}");
            }
            assert!(Scene { position }.legal().split(' ').any(|legal| legal == text), "{text} is not listed");
            position.apply(action, &mut dice);
            assert_eq!(load(&position.to_string()).text(), position.to_string());
        }
        Scene { position }
    }

    /// Why this action is not legal; it is not listed either.
    #[track_caller]
    pub(crate) fn refuses(&self, action: &str) -> String {
        assert!(self.legal().split(' ').all(|legal| legal != action), "{action} is listed: {}", self.text());
        match self.position.check(action.parse().unwrap()) {
            Ok(()) => panic!("{action} is legal: {}", self.text()),
            Err(why) => why.to_string(),
        }
    }

    /// The whole notation.
    pub(crate) fn text(&self) -> String {
        self.position.to_string()
    }

    fn field(&self, index: usize) -> String {
        self.text().split(' ').nth(index).unwrap().to_owned()
    }

    /// One stone of the border.
    pub(crate) fn stone(&self, number: usize) -> String {
        self.field(2).split('/').nth(number - 1).unwrap().to_owned()
    }

    /// Both hands.
    pub(crate) fn hands(&self) -> String {
        self.field(3)
    }

    /// Both piles.
    pub(crate) fn decks(&self) -> String {
        self.field(4)
    }

    /// The discard.
    pub(crate) fn discard(&self) -> String {
        self.field(5)
    }

    /// The tally.
    pub(crate) fn tally(&self) -> String {
        self.field(6)
    }

    /// Seat, phase and passes.
    pub(crate) fn turn(&self) -> String {
        self.field(7)
    }

    /// Why a seat can or cannot claim a stone.
    pub(crate) fn explain(&self, seat: Seat, number: u8) -> Explanation {
        self.position.explain_claim(seat, stone(number))
    }
}
