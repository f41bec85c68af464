//! Reads the order of the deck back from the text of a deal (docs/notation.md).

use catalog::AnyGame;
use tabletop::{Settings, Value};

use super::counts::{Counts, Kind};

/// A set of rules whose deals are counted.
pub(super) struct Rules {
    pub(super) game: &'static dyn AnyGame,
    pub(super) players: u8,
    pub(super) settings: Settings,
    /// The options that differ from the defaults, for people.
    pub(super) label: &'static str,
    deck: Deck,
}

/// Where a game writes what it shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deck {
    SchottenTotten { hand: u32, tactics: bool },
    LordsOfScotland { bruce: bool },
    Bergues { tiles: &'static str },
    Goofspiel,
}

/// The sets of rules of a game that shuffle different decks; none if the trial does not know the game.
pub(super) fn rules(game: &str) -> Vec<Rules> {
    let default = Settings::new;
    let all = match game {
        "schotten-totten" => vec![
            (2, default(), "base", Deck::SchottenTotten { hand: 6, tactics: false }),
            (
                2,
                default().with("tactics", Value::Flag(true)),
                "tactics",
                Deck::SchottenTotten { hand: 7, tactics: true },
            ),
        ],
        "lords-of-scotland" => vec![
            (2, default(), "two players", Deck::LordsOfScotland { bruce: false }),
            (
                5,
                default().with("bruce", Value::Flag(true)),
                "five players, Bruce",
                Deck::LordsOfScotland { bruce: true },
            ),
        ],
        "bergues" => vec![
            (2, default(), "pairs", Deck::Bergues { tiles: PAIRS }),
            (
                4,
                default().with("tiles", Value::Word("quartets".to_owned())),
                "quartets, four players",
                Deck::Bergues { tiles: QUARTETS },
            ),
        ],
        "goofspiel" => vec![(3, default(), "three players", Deck::Goofspiel)],
        _ => Vec::new(),
    };
    let named = |(players, settings, label, deck)| {
        let game = catalog::game(game)?;
        Some(Rules { game, players, settings, label, deck })
    };
    all.into_iter().filter_map(named).collect()
}

const PAIRS: &str = "ab ac ad ae af bc bd be bf cd ce cf de df ef nn";
const QUARTETS: &str = "ab ac ad ae bc bd bf ce cg df dn eg en fg fn gn";
const TACTICS: &str = "J1 J2 SP SB BM MF RC ST BN TR";
const SEATS: [&str; 5] = ["A", "B", "C", "D", "E"];

/// Every combination of a first and a second letter.
fn combine(first: &str, second: &str) -> Vec<String> {
    first.chars().flat_map(|one| second.chars().map(move |two| format!("{one}{two}"))).collect()
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// Counts deals of one set of rules.
#[derive(Clone, Debug)]
pub(super) struct Counter {
    deck: Deck,
    players: u8,
    /// The row of a card, by the two bytes of its text; `u16::MAX` for what is no card.
    rows: Vec<u16>,
    /// The main deck, then what else is random.
    pub(super) counts: Vec<Counts>,
}

/// The columns of a deck of `cards`: hands, and then the places of the pile.
fn columns(hands: u8, size: u32, cards: usize) -> Vec<(String, u32)> {
    let pile = cards as u32 - u32::from(hands) * size;
    let hands = SEATS[..usize::from(hands)].iter().map(|seat| (format!("hand of {seat}"), size));
    hands.chain((1..=pile).map(|place| (format!("place {place}"), 1))).collect()
}

impl Counter {
    pub(super) fn new(rules: &Rules) -> Counter {
        let players = rules.players;
        let shuffle = |name, cards: &[String], hands, size| {
            Counts::new(name, Kind::Shuffle, cards.to_vec(), columns(hands, size, cards.len()))
        };
        let mut counts = Vec::new();
        let mut indexed: Vec<Vec<String>> = Vec::new();
        match rules.deck {
            Deck::SchottenTotten { hand, tactics } => {
                let clan = combine("roygbp", "123456789");
                counts.push(shuffle("clan cards", &clan, 2, hand));
                indexed.push(clan);
                if tactics {
                    counts.push(shuffle("tactic cards", &words(TACTICS), 0, 0));
                    indexed.push(words(TACTICS));
                }
            }
            Deck::LordsOfScotland { bruce } => {
                let mut cards = combine("smdwfokc", "123456789ABC");
                cards.extend(["b1", "b2"].iter().filter(|_| bruce).map(|card| (*card).to_owned()));
                counts.push(shuffle("cards", &cards, players, 5));
                indexed.push(cards);
            }
            Deck::Bergues { tiles } => {
                let tiles = words(tiles);
                counts.push(shuffle("tiles", &tiles, 0, 0));
                // A tile with two equal faces looks the same on both.
                let sided = tiles.iter().filter(|tile| *tile != "nn").cloned().collect();
                let sides = vec![("up".to_owned(), 1), ("turned".to_owned(), 1)];
                counts.push(Counts::new("sides of tiles", Kind::Choice, sided, sides));
                indexed.push(tiles);
            }
            Deck::Goofspiel => {
                let cards: Vec<String> = "A23456789TJQK".chars().map(String::from).collect();
                counts.push(shuffle("prizes", &cards, 0, 0));
                indexed.push(cards);
            }
        }
        let seats = SEATS[..usize::from(players)].iter().map(|seat| ((*seat).to_owned(), 1)).collect();
        counts.push(Counts::new("first player", Kind::Choice, vec!["first".to_owned()], seats));
        let mut rows = vec![u16::MAX; 1 << 16];
        for (row, card) in indexed.iter().flat_map(|cards| cards.iter().enumerate()) {
            rows[code(card.as_bytes())] = row as u16;
        }
        Counter { deck: rules.deck, players, rows, counts }
    }

    /// Counts one deal; an error if the text is not what the trial expects.
    pub(super) fn count(&mut self, position: &str) -> Result<(), String> {
        let fields: Vec<&str> = position.split(' ').collect();
        let unexpected = || format!("not a deal: {position}");
        let field = |number: usize| fields.get(number).copied().ok_or_else(unexpected);
        let first = *field(fields.len() - 1)?
            .as_bytes()
            .iter()
            .find(|byte| byte.is_ascii_uppercase())
            .ok_or_else(unexpected)?;
        let choice = self.counts.len() - 1;
        let complete = match self.deck {
            Deck::SchottenTotten { tactics, .. } => {
                let (clan, tactic) = field(4)?.split_once('/').ok_or_else(unexpected)?;
                let found = self.hands(field(3)?)? + self.pile(0, 2, clan)?;
                found == 54 && (!tactics || self.pile(1, 0, tactic)? == 10)
            }
            Deck::LordsOfScotland { bruce } => {
                // A row of supporters that was replaced lies in the discard: the order of the deck is discard, row, pile.
                let hands = self.hands(field(6)?)?;
                let recruits: String = field(4)?.chars().filter(char::is_ascii_alphanumeric).collect();
                let order = format!("{recruits}{}{}{}", field(3)?.trim_matches('-'), field(5)?, field(2)?);
                hands + self.pile(0, self.players.into(), &order)? == if bruce { 98 } else { 96 }
            }
            Deck::Bergues { .. } => self.tiles(field(3)?)? == 16,
            Deck::Goofspiel => {
                let (offer, pile) = field(4)?.split_once('/').ok_or_else(unexpected)?;
                let order = format!("{offer}{pile}");
                for (place, card) in order.as_bytes().chunks(1).enumerate() {
                    self.add(0, card, place)?;
                }
                order.len() == 13
            }
        };
        self.counts[choice].add(0, usize::from(first - b'A'));
        if complete { Ok(()) } else { Err(unexpected()) }
    }

    fn add(&mut self, deck: usize, card: &[u8], column: usize) -> Result<(), String> {
        let row = self.rows[code(card)];
        if row == u16::MAX {
            return Err(format!("not a card: {}", String::from_utf8_lossy(card)));
        }
        self.counts[deck].add(row.into(), column);
        Ok(())
    }

    /// Counts the cards of the hands; returns their number.
    fn hands(&mut self, hands: &str) -> Result<usize, String> {
        let mut number = 0;
        for (column, hand) in hands.split('/').enumerate() {
            for card in hand.as_bytes().chunks(2) {
                self.add(0, card, column)?;
                number += 1;
            }
        }
        Ok(number)
    }

    /// Counts the cards of a pile, whose first place has this column; returns their number.
    fn pile(&mut self, deck: usize, first: usize, cards: &str) -> Result<usize, String> {
        for (place, card) in cards.as_bytes().chunks(2).enumerate() {
            self.add(deck, card, first + place)?;
        }
        Ok(cards.len() / 2)
    }

    /// Counts tiles and their sides; returns the number of tiles.
    fn tiles(&mut self, tiles: &str) -> Result<usize, String> {
        let mut number = 0;
        for (place, tile) in tiles.split(',').enumerate() {
            let &[up, down] = tile.as_bytes() else { return Err(format!("not a tile: {tile}")) };
            let is_turned = up > down;
            let sorted = if is_turned { [down, up] } else { [up, down] };
            self.add(0, &sorted, place)?;
            if up != down {
                // The tile with equal faces is the last one of its set.
                self.counts[1].add(self.rows[code(&sorted)].into(), usize::from(is_turned));
            }
            number += 1;
        }
        Ok(number)
    }
}

/// The two bytes of the text of a card as a number.
fn code(card: &[u8]) -> usize {
    usize::from(card[0]) << 8 | usize::from(card.get(1).copied().unwrap_or(0))
}
