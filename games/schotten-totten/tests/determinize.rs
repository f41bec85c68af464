//! Determinization is uniform over all positions behind a view.

use laws::assert_uniform;
use schotten_totten::{Card, CardSet, HandView, PileKind, Position};
use tabletop::{Dice, Game, Seat, Viewer};

/// Late in a game with tactics: few cards are hidden, and A is about to play the Recruiter.
const LATE: &str = "st 2016t r1r2r3|o1o2o3:>/o4o5o6|r4r5r6:</r7r8|o7o8o9:>/y1y2|g1g2/y3y4y5|g3g4g5:>/\
                    y6y7|g6g7:b/y8y9r9|g8g9:</b1b2b3b9|p1p2p3:m</b4b8SP|p4SB:< b5b6RC/p5p6 b7p7p8/J1J2 \
                    TRSTp9BN 3-4 A.play.0";

fn late() -> Position {
    LATE.parse().unwrap()
}

fn apply(position: &mut Position, actions: &str) {
    for action in actions.split(' ') {
        let action = action.parse().unwrap();
        position.check(action).unwrap();
        position.apply(action, &mut Dice::quick(0));
    }
}

/// All permutations of these cards.
fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &card) in cards.iter().enumerate() {
        let mut rest = cards.to_vec();
        rest.remove(i);
        for mut order in orders(&rest) {
            order.insert(0, card);
            all.push(order);
        }
    }
    all
}

/// The texts of all positions that `viewer` cannot distinguish from this one: the unknown cards in every order, without
/// duplicates (hands have no order). `known` are the cards whose place the viewer knows.
fn behind(position: &Position, viewer: Viewer, known: CardSet) -> Vec<String> {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    // The hidden places, in the order they are written: other hands and both piles.
    let mut hidden: Vec<Card> = Vec::new();
    for seat in Seat::first(2).filter(|seat| !viewer.is(*seat)) {
        hidden.extend(position.hand(seat));
    }
    hidden.extend(position.pile(PileKind::Clan));
    hidden.extend(position.pile(PileKind::Tactic));
    hidden.retain(|card| !known.contains(*card));
    let (clan, tactic): (Vec<Card>, Vec<Card>) = hidden.into_iter().partition(|card| card.is_clan());
    let mut texts = std::collections::BTreeSet::new();
    for clans in orders(&clan) {
        for tactics in orders(&tactic) {
            let exchange = |text: &str| -> Vec<Card> {
                let cards = text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).unwrap());
                let cards = cards.filter(|pair| *pair != "-").map(|pair| pair.parse::<Card>().unwrap());
                cards
                    .map(|card| {
                        let place = |list: &[Card]| list.iter().position(|there| *there == card);
                        match (place(&clan), place(&tactic)) {
                            (Some(i), _) => clans[i],
                            (_, Some(i)) => tactics[i],
                            _ => card,
                        }
                    })
                    .collect()
            };
            let list = |cards: Vec<Card>| {
                let text: String = cards.iter().map(ToString::to_string).collect();
                if text.is_empty() { "-".to_owned() } else { text }
            };
            let sorted = |mut cards: Vec<Card>| {
                cards.sort_unstable();
                list(cards)
            };
            let (a, b) = fields[3].split_once('/').unwrap();
            let (clan_pile, tactic_pile) = fields[4].split_once('/').unwrap();
            let hands = format!("{}/{}", sorted(exchange(a)), sorted(exchange(b)));
            let decks = format!("{}/{}", list(exchange(clan_pile)), list(exchange(tactic_pile)));
            let mut written = fields.clone();
            (written[3], written[4]) = (&hands, &decks);
            texts.insert(written.join(" "));
        }
    }
    texts.into_iter().collect()
}

fn sampled_evenly(position: &Position, viewer: Viewer, known: CardSet) -> usize {
    let possible = behind(position, viewer, known);
    let view = position.view(viewer);
    let mut dice = Dice::quick(11);
    let samples = (0..possible.len() * 60).map(|_| Position::determinize(&view, &mut dice).to_string());
    assert_uniform(&possible, samples);
    possible.len()
}

fn cards(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

#[test]
fn hidden_cards_are_sampled_evenly_for_every_viewer() {
    let position = late();
    // A does not know b7 p5 p6 p7 p8 in two hand places and three of a pile: 5!/2; nor the order of J1 J2.
    assert_eq!(sampled_evenly(&position, Viewer::Seat(Seat::A), CardSet::EMPTY), 60 * 2);
    // B does not know b5 b6, RC, nor the piles: 5!/2 ways, times 3! ways for RC J1 J2.
    assert_eq!(sampled_evenly(&position, Viewer::Seat(Seat::B), CardSet::EMPTY), 60 * 6);
    // A spectator knows neither hand: 7!/(2·2) · 3!.
    assert_eq!(sampled_evenly(&position, Viewer::Spectator, CardSet::EMPTY), 7560);
}

#[test]
fn st_x6_the_recruiter_remembers_what_lies_under_the_piles() {
    let mut position = late();
    apply(&mut position, "RC +c +t +c -J1 -p7 +c");
    assert!(position.to_string().contains(" b5b6b7p8/p5p6 p7/J2J1 "), "{position}");
    // A knows the one card of the clan pile and the lower one of the tactic pile, so all but B's hand: p5 p6.
    assert_eq!(sampled_evenly(&position, Viewer::Seat(Seat::A), cards("p7 J1")), 1);
    // B knows only where cards were put: b5 b6 b7 p8 p7 in four hand places and one of the pile.
    assert_eq!(sampled_evenly(&position, Viewer::Seat(Seat::B), CardSet::EMPTY), 5 * 2);
}

#[test]
fn st_x6_a_card_known_under_a_pile_is_known_in_the_hand_that_draws_it() {
    let mut position = late();
    apply(&mut position, "RC +c +t +c -J1 -p7 +c");
    apply(&mut position, "p5@9 +c");
    let HandView::Other { known, .. } = position.view(Viewer::Seat(Seat::A)).hands[1] else {
        panic!("the other hand is not A's own")
    };
    assert_eq!(known, cards("p7"));
    assert_eq!(position.view(Viewer::Seat(Seat::B)).exposed, cards("p7"));
    assert_eq!(position.view(Viewer::Spectator).exposed, CardSet::EMPTY);
    assert_eq!(sampled_evenly(&position, Viewer::Seat(Seat::A), cards("p7 J1")), 1);
    // Once played, it is public.
    apply(&mut position, "b5@4 +t p7@4 +t");
    let HandView::Other { known, .. } = position.view(Viewer::Seat(Seat::A)).hands[1] else {
        panic!("the other hand is not A's own")
    };
    assert_eq!(known, cards("J1"));
}

#[test]
fn a_position_that_was_read_remembers_nothing() {
    let mut position = late();
    apply(&mut position, "RC +c +t +c -J1 -p7 +c");
    let read: Position = position.to_string().parse().unwrap();
    assert_ne!(read, position);
    assert_eq!(read.view(Viewer::Seat(Seat::A)).clan.known, [None; 2]);
    assert_eq!(position.view(Viewer::Seat(Seat::A)).clan.known[0], Some("p7".parse().unwrap()));
}

/// As [`LATE`], but A has played a Joker and keeps the other one, if it comes.
const LATE_JOKER: &str = "st 2016t r1r2r3|o1o2o3:>/o4o5o6|r4r5r6:</r7r8|o7o8o9:>/y1y2|g1g2/y3y4y5|g3g4g5:>/\
                          y6y7|g6g7:b/y8y9r9|g8g9:</b1b2b3b9|p1p2p3:m</b4b8J1|p4SB:< b5b6RC/p5p6 b7p7p8/J2SP \
                          TRSTp9BN 3j-4 A.play.0";

#[test]
fn st_x6_everybody_knows_that_no_kept_joker_lies_under_the_piles() {
    let mut position: Position = LATE_JOKER.parse().unwrap();
    apply(&mut position, "RC +t +t +c -SP -b5 +c");
    assert!(position.to_string().contains(" b6b7p7J2/p5p6 p8b5/SP "), "{position}");
    // The card under the tactic pile is no Joker, so A holds it; b5 b6 b7 p7 p8 are in three hand places and a pile.
    assert_eq!(sampled_evenly(&position, Viewer::Seat(Seat::B), cards("J2 SP")), 10 * 2);
}

/// Only tactic cards are hidden, and A has played a Joker.
const FULL: &str = "st 2016t r1r2r3|o1o2o3:>/o4o5o6|r4r5r6:</r7r8b5|o7o8o9:>/y1y2b6|g1g2p5:</y3y4y5|g3g4g5:>/\
                    y6y7b7|g6g7p6:b</y8y9r9|g8g9p7:</b1b2b3b9|p1p2p3p8:m</";

fn different_samples(position: &Position, viewer: Viewer) -> usize {
    let (view, mut dice) = (position.view(viewer), Dice::quick(3));
    let samples = (0..50).map(|_| Position::determinize(&view, &mut dice).to_string());
    samples.collect::<std::collections::BTreeSet<String>>().len()
}

#[test]
fn st_x6_a_hand_that_puts_back_fewer_cards_than_it_has_keeps_the_joker() {
    let text = format!("{FULL}b4b8J1|p4SB:< RC/- -/SPJ2 TRSTp9BN 3j-4 A.play.0");
    let mut position: Position = text.parse().unwrap();
    apply(&mut position, "RC +t");
    assert_eq!(different_samples(&position, Viewer::Seat(Seat::B)), 2, "A may hold either card");
    apply(&mut position, "+t");
    assert!(position.to_string().contains("A.return1.0"), "{position}");
    apply(&mut position, "-SP");
    let HandView::Other { known, .. } = position.view(Viewer::Seat(Seat::B)).hands[0] else {
        panic!("the other hand is not B's own")
    };
    assert_eq!(known, cards("J2"));
    assert_eq!(position.view(Viewer::Seat(Seat::A)).exposed, cards("J2"));
    assert_eq!(different_samples(&position, Viewer::Seat(Seat::B)), 1);
    assert_eq!(different_samples(&position, Viewer::Spectator), 1);
}

#[test]
fn st_x6_a_hand_that_goes_back_as_a_whole_has_no_joker_to_keep() {
    let text = format!("{FULL}b4b8J1|p4:< SB/J2SP -/- TRSTp9BNRC 4j-3 A.return1.0");
    let position: Position = text.parse().unwrap();
    // Of SP SB J2 A holds one that may be put back: SP or SB, not the Joker.
    assert_eq!(different_samples(&position, Viewer::Spectator), 2);
}
