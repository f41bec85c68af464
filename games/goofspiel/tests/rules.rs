//! One test for each rule, named after its number.

use goofspiel::{Action, Position};
use tabletop::{Describe, Dice, Game, Seat, Settings, Turn, Value, Verdict, Viewer};

fn read(text: &str) -> Position {
    text.parse().unwrap_or_else(|bad| panic!("{text}: {bad}"))
}

/// The bid of this card.
fn action(card: &str) -> Action {
    format!("b{card}").parse().expect("an action")
}

/// Makes these bids and compares the position after them.
fn leads(from: &str, bids: &str, to: &str) {
    let mut position = read(from);
    for bid in bids.split_whitespace().map(action) {
        position.check(bid).unwrap_or_else(|illegal| panic!("{bid}: {illegal}"));
        position.apply(bid, &mut Dice::quick(1));
    }
    assert_eq!(position.to_string(), to, "{from} {bids}");
}

#[test]
fn gs_m1_hands_are_the_lowest_cards_up_to_the_number_that_was_chosen() {
    for (cards, hand) in [(5, "A2345"), (10, "A23456789T"), (13, "A23456789TJQK")] {
        let settings = Settings::new().with("cards", Value::Number(cards));
        let position = Position::deal(&settings, 3, &mut Dice::quick(3)).expect("a deal").to_string();
        let hands = position.split(' ').nth(2).expect("hands").to_owned();
        assert_eq!(hands, [hand; 3].join("/"));
    }
    for cards in [4, 14] {
        let settings = Settings::new().with("cards", Value::Number(cards));
        Position::deal(&settings, 2, &mut Dice::quick(3)).expect_err("the number is refused");
    }
    for seats in [1, 6] {
        Position::deal(&Settings::new(), seats, &mut Dice::quick(3)).expect_err("the number is refused");
    }
}

#[test]
fn gs_m2_one_prize_is_on_offer_and_the_others_are_face_down_in_random_order() {
    let orders: std::collections::BTreeSet<String> = (0..50)
        .map(|seed| {
            let position = Position::deal(&Settings::new(), 2, &mut Dice::quick(seed)).expect("a deal");
            let prizes = position.to_string().split(' ').nth(4).expect("prizes").to_owned();
            let mut letters: Vec<char> = prizes.chars().filter(|letter| *letter != '/').collect();
            assert_eq!(prizes.find('/'), Some(1));
            letters.sort_unstable();
            assert_eq!(letters.into_iter().collect::<String>(), "23456789AJKQT");
            prizes
        })
        .collect();
    assert_eq!(orders.len(), 50);
}

#[test]
fn gs_t1_players_bid_in_turn_order_from_their_hands() {
    let start = "gs 3.5.carry A2345/A2345/A2345 -/-/- 3/1245 -/-/- B.bid.B".replace('1', "A");
    leads(&start, "4", "gs 3.5.carry A2345/A235/A2345 -/4/- 3/A245 -/-/- C.bid.B");
    leads(&start, "4 4", "gs 3.5.carry A2345/A235/A235 -/4/4 3/A245 -/-/- A.bid.B");
    let position = read("gs 3.5.carry A2345/A235/A2345 -/4/- 3/A245 -/-/- C.bid.B");
    assert_eq!(position.check(action("6")).expect_err("no six").to_string(), "GS-T1: 6 is not in your hand");
    let over = read("gs 2.5.carry -/- -/- -/- 345/A2 A.over.A");
    assert_eq!(over.check(action("A")).expect_err("over").to_string(), "GS-T4: the game is over");
}

#[test]
fn gs_t1_a_bid_is_hidden_from_the_others_until_all_have_bid() {
    let position = read("gs 3.5.carry A2345/A235/A2345 -/4/- 3/A245 -/-/- C.bid.B");
    let text = |viewer: Viewer| position.view(viewer).to_string();
    assert_eq!(text(Seat::B.into()), "gs 3.5.carry A2345/A235/A2345 -/4/- 3/???? -/-/- C.bid.B");
    for viewer in [Seat::A.into(), Viewer::Spectator] {
        assert_eq!(text(viewer), "gs 3.5.carry A2345/A2345/A2345 -/?/- 3/???? -/-/- C.bid.B");
    }
    let seen = |viewer: Viewer| position.seen(action("5"), &position, viewer);
    assert_eq!(seen(Seat::new(2).into()).to_string(), "5");
    assert_eq!(seen(Seat::A.into()).to_string(), "?");
    assert_eq!(seen(Seat::A.into()).phrase().key, "gs-step-bid-hidden");
    assert!(!position.reveals(action("5")));
}

#[test]
fn gs_t2_the_highest_bid_takes_the_prizes_and_all_bids_leave_the_game() {
    let text = "gs 3.5.carry A2345/A235/A235 -/4/4 3/A245 -/-/- A.bid.B";
    leads(text, "5", "gs 3.5.carry A234/A235/A235 -/-/- A/245 3/-/- B.bid.B");
    let position = read(text);
    assert!(position.reveals(action("5")));
    let seen = position.seen(action("5"), &position, Viewer::Spectator);
    assert_eq!(seen.to_string(), "5=5/4/4+A");
    assert_eq!(seen.phrase().key, "gs-step-won");
}

#[test]
fn gs_t3_prizes_of_a_shared_highest_bid_stay_on_offer_or_leave_the_game() {
    let text = "gs 3.5.carry A2345/A235/A235 -/4/4 3/A245 -/-/- A.bid.B";
    leads(text, "A", "gs 3.5.carry 2345/A235/A235 -/-/- A3/245 -/-/- B.bid.B");
    leads(text, "A 5 3 2", "gs 3.5.carry 345/A23/A25 -/-/- 2/45 -/A3/- B.bid.B");
    leads(&text.replace("carry", "discard"), "A", "gs 3.5.discard 2345/A235/A235 -/-/- A/245 -/-/- B.bid.B");
    let position = read(text);
    let seen = position.seen(action("A"), &position, Viewer::Spectator);
    assert_eq!(seen.phrase().key, "gs-step-tied");
}

#[test]
fn gs_t4_the_game_ends_after_the_last_prize_and_shared_prizes_go_to_nobody() {
    leads("gs 2.5.carry 5/4 -/- 2/- 34/A5 A.bid.A", "5 4", "gs 2.5.carry -/- -/- -/- 234/A5 A.over.A");
    leads("gs 2.5.carry 5/5 -/- 24/- 3/A5 A.bid.A", "5 5", "gs 2.5.carry -/- -/- -/- 3/A5 B.over.A");
}

#[test]
fn gs_e1_the_most_valuable_prizes_win_and_equal_ones_are_a_draw() {
    let won = read("gs 3.5.carry -/-/- -/-/- -/- 5/A3/2 A.over.A");
    assert_eq!(won.turn(), Turn::Over(Verdict::Won(Seat::A)));
    assert_eq!(won.scores().iter().map(|(_, score)| score).collect::<Vec<_>>(), [5, 4, 2]);
    assert_eq!(read("gs 3.5.carry -/-/- -/-/- -/- 5/A4/2 -.over.A").turn(), Turn::Over(Verdict::Draw));
}

#[test]
fn gs_e2_the_winner_of_a_round_gets_a_point_and_begins_the_next() {
    let seats = [Seat::A, Seat::B, Seat::new(2)];
    let won = read("gs 3.5.carry -/-/- -/-/- -/- A3/5/2 B.over.A");
    assert_eq!(seats.map(|seat| won.round_points(seat)), [0, 1, 0]);
    assert_eq!(won.next_starter(Seat::A), Seat::B);
    let drawn = read("gs 3.5.carry -/-/- -/-/- -/- 5/A4/2 -.over.A");
    assert_eq!(seats.map(|seat| drawn.round_points(seat)), [0, 0, 0]);
    assert_eq!(drawn.next_starter(Seat::new(2)), Seat::A);
}
