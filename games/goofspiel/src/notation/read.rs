//! Reading positions.

use std::str::FromStr;

use tabletop::{BadPosition, Game, MAX_SEATS, Seat};

use crate::card::MOST_CARDS;
use crate::rules::{CARDS, SEATS};
use crate::{Card, CardSet, Position, Rules, Ties};

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let [tag, rules, hands, bids, prizes, won, turn] = fields[..] else {
            let reason = "seven fields with one space between: gs, rules, hands, bids, prizes, won, turn";
            return Err(BadPosition::flaw("position", text, reason));
        };
        if tag != Position::TAG {
            return Err(BadPosition::flaw("game", tag, "a position of Goofspiel begins with gs"));
        }
        let rules = read_rules(rules)?;
        let (offer, pile) = read_prizes(prizes, rules)?;
        let mut bids_by_seat = [None; MAX_SEATS as usize];
        for (seat, cards) in read_sets("bids", bids, rules)?.iter().enumerate() {
            if cards.len() > 1 {
                return Err(BadPosition::flaw("bids", bids, "a bid is one card"));
            }
            bids_by_seat[seat] = cards.into_iter().next();
        }
        let mut order = [Card::LOWEST; MOST_CARDS as usize];
        order[..pile.len()].copy_from_slice(&pile);
        let position = Position {
            rules,
            first: read_first(turn, rules)?,
            hands: read_sets("hands", hands, rules)?,
            bids: bids_by_seat,
            offer,
            pile: order,
            left: pile.len() as u8,
            won: read_sets("won", won, rules)?,
        };
        position.validate()?;
        let canonical = position.to_string();
        if canonical == text { Ok(position) } else { Err(BadPosition::NotCanonical { canonical }) }
    }
}

fn read_rules(field: &str) -> Result<Rules, BadPosition> {
    let flaw = || BadPosition::flaw("rules", field, "players.cards.ties, for example 2.13.carry");
    let parts: Vec<&str> = field.split('.').collect();
    let [seats, cards, ties] = parts[..] else { return Err(flaw()) };
    let number = |text: &str, allowed: std::ops::RangeInclusive<u8>| {
        text.parse().ok().filter(|number| allowed.contains(number)).ok_or_else(flaw)
    };
    let ties = match ties {
        "carry" => Ties::Carry,
        "discard" => Ties::Discard,
        _ => return Err(flaw()),
    };
    Ok(Rules { seats: number(seats, SEATS)?, cards: number(cards, CARDS)?, ties })
}

/// Cards in the order in which they are written; none twice, none that the table plays without.
fn read_cards(field: &'static str, text: &str, rules: Rules) -> Result<Vec<Card>, BadPosition> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let mut seen = CardSet::EMPTY;
    let mut cards = Vec::new();
    for letter in text.chars() {
        let card = Card::read(letter.encode_utf8(&mut [0; 4]));
        let Some(card) = card.filter(|card| card.value() <= rules.cards && !seen.contains(*card)) else {
            return Err(BadPosition::flaw(field, text, "each card of the table at most once, or - for none"));
        };
        seen.insert(card);
        cards.push(card);
    }
    if cards.is_empty() {
        return Err(BadPosition::flaw(field, text, "an empty list is written -"));
    }
    Ok(cards)
}

fn read_sets(
    field: &'static str,
    text: &str,
    rules: Rules,
) -> Result<[CardSet; MAX_SEATS as usize], BadPosition> {
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() != usize::from(rules.seats) {
        return Err(BadPosition::flaw(field, text, "one list for each player, with / between"));
    }
    let mut sets = [CardSet::EMPTY; MAX_SEATS as usize];
    for (seat, part) in parts.into_iter().enumerate() {
        sets[seat] = read_cards(field, part, rules)?.into_iter().collect();
    }
    Ok(sets)
}

fn read_prizes(text: &str, rules: Rules) -> Result<(CardSet, Vec<Card>), BadPosition> {
    let Some((offer, pile)) = text.split_once('/') else {
        return Err(BadPosition::flaw("prizes", text, "the prizes on offer, /, the prizes face down"));
    };
    let offer = read_cards("prizes", offer, rules)?.into_iter().collect();
    Ok((offer, read_cards("prizes", pile, rules)?))
}

/// The seat that bids first; the rest of the field follows from the position.
fn read_first(field: &str, rules: Rules) -> Result<Seat, BadPosition> {
    let first = field.rsplit('.').next().and_then(|seat| seat.parse::<Seat>().ok());
    first
        .filter(|seat| seat.index() < usize::from(rules.seats))
        .ok_or_else(|| BadPosition::flaw("turn", field, "seat.phase.first, for example B.bid.A"))
}
