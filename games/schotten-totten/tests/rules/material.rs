//! ST-M1 … ST-M3: cards and stones.

use crate::support::{at, refused, refused_text, text};

const CLAN: &str = "r1r2r3r4r5r6r7r8r9o1o2o3o4o5o6o7o8o9y1y2y3y4y5y6y7y8y9\
                    g1g2g3g4g5g6g7g8g9b1b2b3b4b5b6b7b8b9p1p2p3p4p5p6p7p8p9";

#[test]
fn st_m1_54_clan_cards_of_six_colours_and_nine_values() {
    assert_eq!(CLAN.len(), 2 * 54);
    assert_eq!(at("2016").decks(), format!("{CLAN}/-"));
    assert_eq!(at("classic").decks(), format!("{CLAN}/-"));
}

#[test]
fn st_m1_there_are_no_other_clan_cards() {
    for card in ["r0", "ra", "w5", "R5", "5r"] {
        let reason = format!("hands: \"{card}\": there is no such card");
        assert_eq!(refused(&format!("2016 A={card}")), reason);
    }
}

#[test]
fn st_m2_nine_stones_numbered_from_one_to_nine() {
    assert_eq!(at("2016 A=r1").legal(), "r1@1 r1@2 r1@3 r1@4 r1@5 r1@6 r1@7 r1@8 r1@9");
    let eight = text("2016").replacen("-|-/", "", 1);
    assert!(refused_text(&eight).ends_with("the border has 9 stones, this has 8"));
    let ten = text("2016").replacen("-|-/", "-|-/-|-/", 1);
    assert!(refused_text(&ten).ends_with("the border has 9 stones, this has 10"));
}

#[test]
fn st_m2_both_players_count_the_stones_from_the_left_of_a() {
    let scene = at("2016 A=r1 B=b1").play("r1@1 +c b1@1");
    assert_eq!(scene.stone(1), "r1|b1");
    assert_eq!(scene.stone(9), "-|-");
    assert_eq!(at("2016 B=b1 B.play.0").play("b1@9").stone(9), "-|b1");
}

#[test]
fn st_m3_ten_tactic_cards_one_of_each() {
    for rules in ["2016t", "2016tx", "classict", "classictx"] {
        assert_eq!(at(rules).decks(), format!("{CLAN}/J1J2SPSBBMMFRCSTBNTR"));
    }
}

#[test]
fn st_m3_tactic_cards_are_used_only_with_the_variant() {
    for card in ["J1", "J2", "SP", "SB", "BM", "MF", "RC", "ST", "BN", "TR"] {
        let reason = format!("hands: \"{card}\": there are no tactic cards in these rules");
        assert_eq!(refused(&format!("2016 A={card}")), reason);
    }
    assert_eq!(refused("classicx 1=-|-:m"), "border: \"MF\": there are no tactic cards in these rules");
    assert_eq!(refused("2016 1=-|-:b"), "border: \"BM\": there are no tactic cards in these rules");
}

#[test]
fn st_m3_elite_troops_lie_on_a_side_modes_on_the_stone_ruses_in_the_discard() {
    for card in ["J1", "J2", "SP", "SB"] {
        let scene = at(&format!("2016t A={card}")).play(&format!("{card}@4"));
        assert_eq!((scene.stone(4), scene.discard()), (format!("{card}|-"), "-".to_owned()));
    }
    for (card, flag) in [("BM", "b"), ("MF", "m")] {
        let scene = at(&format!("2016t A={card}")).play(&format!("{card}@4"));
        assert_eq!((scene.stone(4), scene.discard()), (format!("-|-:{flag}"), "-".to_owned()));
    }
    for (card, action) in [("RC", "RC"), ("ST", "ST:r1@4>5"), ("TR", "TR:b1@4>5")] {
        let scene = at(&format!("2016t 4=r1|b1 A={card}")).play(action);
        assert_eq!(scene.discard(), card);
    }
    assert_eq!(at("2016t 4=r1|b1 A=BN").play("BN:b1@4").discard(), "b1BN");
}

#[test]
fn st_m3_no_card_exists_twice() {
    assert_eq!(refused("2016t A=J1 B=J1"), "hands: \"J1\": this card is there twice");
    assert_eq!(refused("2016 1=r5|- A=r5"), "hands: \"r5\": this card is there twice");
    assert_eq!(refused("2016t 1=-|-:m 2=-|-:m 1-0"), "border: \"MF\": this card is there twice");
}
