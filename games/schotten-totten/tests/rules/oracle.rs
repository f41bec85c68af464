//! ST-F1 … ST-F5 and ST-C3 by trying everything: each identity of an elite troop, each completion.

use schotten_totten::{Card, CardGroups, CardSet, Position, Reason, Stone};
use tabletop::{Dice, Game, Seat, Seed, Settings, Table, Value};

use crate::formations::stone_one;

/// Colour and value of every card that this one can stand for.
fn identities(card: Card) -> Vec<(u8, u8)> {
    let any = |values: std::ops::RangeInclusive<u8>| {
        (0..6).flat_map(|colour| values.clone().map(move |value| (colour, value))).collect()
    };
    match card.to_string().as_str() {
        "J1" | "J2" => any(1..=9),
        "SP" => any(7..=7),
        "SB" => any(1..=3),
        _ => vec![(card.index() / 9, card.index() % 9 + 1)],
    }
}

/// The formation of these cards, 4 to 0 as ST-F1 lists them, and the sum.
fn formation(cards: &[(u8, u8)], blind: bool) -> (u8, u8) {
    let sum = cards.iter().map(|card| card.1).sum();
    if blind {
        return (0, sum);
    }
    let mut values: Vec<u8> = cards.iter().map(|card| card.1).collect();
    values.sort_unstable();
    let colour = cards.iter().all(|card| card.0 == cards[0].0);
    let kind = values[0] == values[values.len() - 1];
    let run = values.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let formation = match (colour, run, kind) {
        (true, true, _) => 4,
        (.., true) => 3,
        (true, ..) => 2,
        (_, true, _) => 1,
        _ => 0,
    };
    (formation, sum)
}

/// The best strength of a complete side, whatever its elite troops stand for.
pub(crate) fn strength(side: &[Card], blind: bool) -> (u8, u8) {
    let mut chosen = Vec::new();
    best(&mut chosen, side, blind)
}

fn best(chosen: &mut Vec<(u8, u8)>, rest: &[Card], blind: bool) -> (u8, u8) {
    let Some((&card, rest)) = rest.split_first() else { return formation(chosen, blind) };
    let mut most = (0, 0);
    for identity in identities(card) {
        chosen.push(identity);
        most = most.max(best(chosen, rest, blind));
        chosen.pop();
    }
    most
}

/// The best strength with this number of additional cards.
fn strongest(side: &mut Vec<Card>, lacks: usize, unseen: &[Card], blind: bool) -> Option<(u8, u8)> {
    if lacks == 0 {
        return Some(strength(side, blind));
    }
    let mut most = None;
    for (place, &card) in unseen.iter().enumerate() {
        side.push(card);
        most = most.max(strongest(side, lacks - 1, &unseen[place + 1..], blind));
        side.pop();
    }
    most
}

pub(crate) fn told(strength: schotten_totten::Strength) -> (u8, u8) {
    (strength.formation as u8, strength.sum)
}

/// All sides of these elite troops and clan cards of three colours, on a stone with these combat modes.
fn every_side(elite: &str, modes: &str) {
    let capacity = if modes.contains('m') { 4 } else { 3 };
    let deck: Vec<Card> = Card::deck(false).take(27).collect();
    let elites: Vec<Card> =
        elite.as_bytes().chunks(2).map(|code| str::from_utf8(code).unwrap().parse().unwrap()).collect();
    let mut sides = vec![(elites.clone(), 0)];
    for _ in elites.len()..capacity {
        sides = sides
            .into_iter()
            .flat_map(|(side, from)| {
                deck[from..]
                    .iter()
                    .enumerate()
                    .map(move |(place, &card)| ([side.as_slice(), &[card]].concat(), from + place + 1))
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    assert!(!sides.is_empty());
    for (side, _) in sides {
        let text: String = side.iter().map(ToString::to_string).collect();
        let own = stone_one(&text, "-", &format!("{modes}<")).explain(Seat::A, 1).own.unwrap();
        assert_eq!(told(own.strength), strength(&side, modes.contains('b')), "{text} {modes}");
    }
}

#[test]
fn st_f1_every_side_of_three_clan_cards_is_worth_what_the_rule_says() {
    every_side("", "");
    every_side("", "b");
}

#[test]
fn st_f4_every_side_of_four_clan_cards_is_worth_what_the_rule_says() {
    every_side("", "m");
}

#[test]
fn st_f5_every_side_of_three_with_elite_troops_takes_the_best_identities() {
    for elite in ["J1", "J2", "SP", "SB", "J1SP", "J1SB", "SPSB", "J1SPSB"] {
        every_side(elite, "");
        every_side(elite, "b");
    }
}

#[test]
fn st_f5_every_side_of_four_with_elite_troops_takes_the_best_identities() {
    for elite in ["J1", "SP", "SB", "J1SP", "J1SB", "SPSB", "J1SPSB"] {
        every_side(elite, "m");
    }
    every_side("J1SPSB", "mb");
}

/// Whether each claim stands, and the best reply, by trying every completion.
fn every_claim(position: &Position) {
    let shown = position.border().shown();
    let unseen: Vec<Card> = Card::deck(false).filter(|card| !shown.contains(*card)).collect();
    let pile = position.pile_len(schotten_totten::PileKind::Clan);
    let mut empty = None;
    for (seat, stone) in Seat::first(2).flat_map(|seat| Stone::all().map(move |stone| (seat, stone))) {
        let border = position.border();
        let explanation = position.explain_claim(seat, stone);
        if border.owner(stone).is_some() {
            assert!(matches!(explanation.reason, Reason::Owned(_)));
            continue;
        }
        let (blind, capacity) = (border.is_blind(stone), usize::from(border.capacity(stone)));
        let mut reply = border.side(seat.next(2), stone).cards().to_vec();
        let lacks = capacity - reply.len();
        let reach = usize::from(position.hand(seat.next(2)).clan().len() + pile);
        let mut try_all = || strongest(&mut reply, lacks, &unseen, blind);
        let expected = match lacks {
            _ if reach < lacks => None,
            3 if !blind && capacity == 3 => *empty.get_or_insert_with(try_all),
            _ => try_all(),
        };
        assert_eq!(explanation.best_reply.map(|reply| told(reply.strength)), expected, "{position}");
        let own = border.side(seat, stone).cards();
        let complete = own.len() == capacity;
        let holds = complete && {
            let own = Some(strength(own, blind));
            own > expected || (own == expected && (lacks > 0 || border.first(stone) == Some(seat)))
        };
        assert_eq!(explanation.claimable, holds, "{seat} at stone {stone} of {position}");
        assert_eq!(
            position.claim_proof().claimable(seat, stone),
            holds,
            "{seat} at stone {stone} of {position}"
        );
        check_reply(&explanation, &reply, &unseen, blind);
    }
}

/// The cards of the best reply lie there or are unseen, and are as strong as told.
pub(crate) fn check_reply(
    explanation: &schotten_totten::Explanation,
    laid: &[Card],
    unseen: &[Card],
    blind: bool,
) {
    let Some(reply) = explanation.best_reply else { return };
    assert!(reply.cards().starts_with(laid));
    assert_eq!(reply.cards()[laid.len()..], *reply.added());
    assert!(reply.added().iter().all(|card| unseen.contains(card)), "{reply} of {unseen:?}");
    let different: CardSet = reply.cards().iter().copied().collect();
    assert_eq!(usize::from(different.len()), reply.cards().len(), "{reply}");
    assert_eq!(told(reply.strength), strength(reply.cards(), blind), "{reply}");
}

#[test]
fn st_c3_the_proof_agrees_with_trying_every_completion() {
    let mut claimable = 0;
    for (edition, tactics) in [("2016", false), ("2016", true), ("classic", true)] {
        let settings = Settings::new()
            .with("edition", Value::Word(edition.to_owned()))
            .with("tactics", Value::Flag(tactics));
        for byte in 0..6 {
            let table = Table::<Position>::deal(&settings, 2, Seed([byte; 32])).unwrap();
            let (mut position, mut dice) = (*table.position(), Dice::from_seed(Seed([byte + 100; 32])));
            let mut scratch = Vec::new();
            for step in 0.. {
                if position.is_over() {
                    break;
                }
                if step % 16 == 15 {
                    every_claim(&position);
                    claimable += position.claim_proof().claims(Seat::A).len();
                }
                let action = position.random_action(&mut dice, &mut scratch);
                position.apply(action, &mut dice);
            }
        }
    }
    assert!(claimable > 0, "the games never came to a claim");
}
