//! LS-M, LS-S: the cards and the set-up.

use laws::counting_seed;
use lords_of_scotland::{CardSet, Position};
use tabletop::{BadOption, Dice, Game, Seat, Settings, Value};

use crate::{DISCARD, DRAW, HANDS, RECRUITS, SUPPORTERS, TURN, after, field};

fn deal(seats: u8, settings: &Settings) -> Position {
    Position::deal(settings, seats, &mut Dice::from_seed(counting_seed())).unwrap()
}

fn bruce() -> Settings {
    Settings::new().with("bruce", Value::Flag(true))
}

#[test]
fn ls_m1_and_s1_the_bruce_cards_are_in_only_if_wanted() {
    for (settings, cards) in [(Settings::new(), 96), (bruce(), 98)] {
        for seats in 2..=5 {
            let position = deal(seats, &settings);
            assert_eq!(position.draw_pile().len(), cards - 5 - 6 * usize::from(seats));
        }
    }
    let all = |position: &Position| {
        let hands = Seat::first(2).fold(CardSet::EMPTY, |all, seat| all.or(position.hand(seat)));
        usize::from(hands.len()) + position.draw_pile().len() + position.supporters().len() + 5
    };
    assert_eq!(all(&deal(2, &bruce())), 98);
}

#[test]
fn ls_s2_the_documented_deal() {
    let position = deal(2, &Settings::new());
    assert_eq!(field(&position, HANDS), "m1f9mAoAdB/f1k2w4sBcC");
    assert_eq!(field(&position, SUPPORTERS), "oCs8");
    assert_eq!(field(&position, TURN), "B.1.B.flip");
    assert_eq!(field(&position, DISCARD), "-");
    assert_eq!(field(&position, RECRUITS).matches('(').count(), 5);
}

#[test]
fn ls_s2_as_many_supporters_as_players() {
    for seats in 2..=5 {
        assert_eq!(deal(seats, &Settings::new()).supporters().len(), usize::from(seats));
    }
}

const BEFORE_THE_DEAL: &str = "sC,mC,dC,wC,fC oC s2/m2 d3/- -/- A.5.A.claim1";

#[test]
fn ls_s3_a_row_of_one_strength_is_replaced() {
    let position = after(&format!("ls 2.L.40 s1m1d1w1f1o5k5o6k7* - {BEFORE_THE_DEAL}"), "claim1");
    assert_eq!(field(&position, RECRUITS), "(s1),(m1),(d1),(w1),(f1)");
    assert_eq!(field(&position, SUPPORTERS), "o6k7");
    assert_eq!(field(&position, DISCARD), "sCmCdCwCfCd3o5k5");
}

#[test]
fn ls_s3_and_again_if_need_be() {
    let position = after(&format!("ls 2.L.40 s1m1d1w1f1o5k5o6k6s7m8* - {BEFORE_THE_DEAL}"), "claim1");
    assert_eq!(field(&position, SUPPORTERS), "s7m8");
    assert_eq!(field(&position, DISCARD), "sCmCdCwCfCd3o5k5o6k6");
}

#[test]
fn ls_s3_some_equal_strengths_do_not_matter() {
    let recruits = "sC,mC,dC,wC,fC oC s2/m2/w2 d3/-/- -/-/- A.5.A.claim1";
    let position = after(&format!("ls 3.L.40 s1m1d1w1f1o5k5o6k7* - {recruits}"), "claim1");
    assert_eq!(field(&position, SUPPORTERS), "o5k5o6");
}

/// After this claim all cards except the ten of strength 12 are in hands and victory piles.
pub(crate) const ONLY_TWELVES: &str = "ls 3b.L.100 - - oC,kC,cC,b1,b2 s1 \
     f8c8d9o9sAwAkAmBfBcB/w8k8m9f9c9dAoAsBwBkB/d8o8s9w9k9mAfAcAdBoB sCmCdCwCfC/-/- \
     s8d7o7s6d6o6s5w5k5d4o4s3d3o3s2w2k2w1k1/m8w7k7m6w6k6m5f5c5w4k4m3w3k3m2f2c2f1c1/\
     s7m7f7c7f6c6d5o5s4m4f4c4f3c3d2o2m1d1o1 A.5.A.claim1";

#[test]
fn ls_s3_ruling_a_row_stays_if_there_is_no_other_strength() {
    let position = after(ONLY_TWELVES, "claim1");
    assert_eq!(position.supporters().len(), 3);
    assert!(position.supporters().iter().all(|card| card.strength() == 12));
    assert_eq!(position.draw_pile().len(), 2);
    assert_eq!(field(&position, TURN), "A.1.A.flip");
}

#[test]
fn ls_s4_the_first_holder_of_the_initiative_is_chosen_or_random() {
    let first = |word: &str| Settings::new().with("first", Value::Word(word.to_owned()));
    for (letter, seat) in [("A", "A"), ("C", "C")] {
        assert_eq!(field(&deal(3, &first(letter)), TURN), format!("{seat}.1.{seat}.flip"));
    }
    let starters: std::collections::BTreeSet<String> = (0..100)
        .map(|number| Position::deal(&first("random"), 3, &mut Dice::quick(number)).unwrap())
        .map(|position| field(&position, TURN))
        .collect();
    assert_eq!(starters.into_iter().collect::<Vec<_>>(), ["A.1.A.flip", "B.1.B.flip", "C.1.C.flip"]);
}

#[test]
fn ls_s5_and_p1_options_have_their_presets_and_limits() {
    let rules =
        |seats, settings: &Settings| deal(seats, settings).to_string().split(' ').nth(1).unwrap().to_owned();
    let presets: Vec<String> = (2..=5).map(|seats| rules(seats, &Settings::new())).collect();
    assert_eq!(presets, ["2.L.40", "3.L.40", "4.G.40", "5.G.40"]);
    let target = |number| Settings::new().with("target", Value::Number(number));
    assert_eq!(rules(2, &target(100)), "2.L.100");
    assert_eq!(rules(2, &bruce().with("activation", Value::Word("bloodline".to_owned()))), "2b.G.40");
    for number in [0, 101] {
        let refused = Position::deal(&target(number), 2, &mut Dice::quick(1)).unwrap_err();
        assert!(matches!(refused, BadOption::NotAllowed { name: "target", .. }));
    }
    for seats in [0, 1, 6] {
        let refused = Position::deal(&Settings::new(), seats, &mut Dice::quick(1)).unwrap_err();
        assert!(matches!(refused, BadOption::Players { .. }));
    }
}

#[test]
fn ls_s2_the_draw_pile_is_written_from_the_top() {
    let position =
        after("ls 2.L.40 s1m1* - sC,(mC),(dC),(wC),(fC) oCk9 s2/m2 -/- -/- A.1.A.act", "take1 take2");
    assert_eq!(field(&position, RECRUITS), "s1,(m1),(dC),(wC),(fC)");
    assert!(field(&position, DRAW).starts_with("d1w1"));
}
