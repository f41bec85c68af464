//! BG-J1 to BG-J3: the junior game.

use tabletop::{Dice, Game, Seat, Settings, Turn, Value, Verdict};

use crate::{junior, leads, legal, play, refused};

#[test]
fn bg_j1_a_turn_begins_with_turning_tiles_onto_the_north_path() {
    let text = junior(2, "0,_,0,_", &[], "-/-", "1.A.flipN.A");
    assert_eq!(legal(&text).split(' ').count(), 16);
    leads(&text, "f2", &junior(2, "0,_,0,_", &[2], "2/-", "1.A.flipN.A"));
    for action in ["N", "S", "useN", "cw", "go0"] {
        assert_eq!(
            refused(&text, action),
            "BG-J1: in the junior game you only turn over tiles, f1 to f16; your guard walks by itself"
        );
    }
}

#[test]
fn bg_j1_guards_without_players_are_not_used() {
    for (seats, guards) in [(2, "0,_,0,_"), (3, "0,0,0,_"), (4, "0,0,0,0")] {
        let settings = Settings::new().with("variant", Value::Word("junior".to_owned()));
        let position = bergues::Position::deal(&settings, seats, &mut Dice::quick(1)).expect("a deal");
        assert_eq!(position.to_string().split(' ').nth(2), Some(guards));
        assert_eq!(position.phase().to_string(), "flipN");
    }
}

#[test]
fn bg_j2_the_guard_moves_by_all_tiles_turned_the_last_one_too() {
    let text = junior(3, "0,0,0,_", &[], "-/-", "1.B.flipN.B");
    leads(&text, "f16", &junior(3, "0,1,0,_", &[], "-/-", "2.C.flipN.C"));
    leads(&text, "f2 f16", &junior(3, "0,2,0,_", &[2], "-/-", "2.C.flipN.C"));
    // The repeated one counts.
    leads(&text, "f2 f6", &junior(3, "0,2,0,_", &[2, 6], "-/-", "2.C.flipN.C"));
    leads(&text, "f2 f1 f6", &junior(3, "0,3,0,_", &[1, 2, 6], "-/-", "2.C.flipN.C"));
}

#[test]
fn bg_j2_there_is_no_winoc() {
    let text = junior(2, "3,_,3,_", &[], "1+6+10+13+15/-", "3.A.flipN.A");
    leads(&text, "f5", &junior(2, "3,_,3,_", &[5], "1+6+10+13+15+5/-", "3.A.flipN.A"));
    leads(&text, "f5 f16", &junior(2, "10,_,3,_", &[5], "-/-", "4.B.flipN.B"));
    leads(&text, "f5 f2", &junior(2, "10,_,3,_", &[2, 5], "-/-", "4.B.flipN.B"));
}

#[test]
fn bg_j3_the_first_to_end_on_his_gate_wins() {
    let text = junior(2, "18,_,7,_", &[], "2/-", "9.A.flipN.A");
    let over = play(&text, "f16");
    assert_eq!(over.to_string(), junior(2, "20,_,7,_", &[], "-/-", "9.A.over.y"));
    assert_eq!(over.turn(), Turn::Over(Verdict::Won(Seat::A)));
}

#[test]
fn bg_j3_with_more_steps_than_needed_the_guard_walks_back() {
    let text = junior(2, "18,_,7,_", &[], "1+6+10/-", "9.A.flipN.A");
    leads(&text, "f16", &junior(2, "18,_,7,_", &[], "-/-", "10.B.flipN.B"));
    let text = junior(2, "19,_,7,_", &[], "1+6+10+13/-", "9.A.flipN.A");
    leads(&text, "f16", &junior(2, "16,_,7,_", &[], "-/-", "10.B.flipN.B"));
}

#[test]
fn bg_j3_no_guard_is_sent_back() {
    // Yellow at 6 of its way and white at 1 of its own stand on the same tower.
    let text = junior(3, "5,1,9,_", &[], "-/-", "6.A.flipN.A");
    leads(&text, "f16", &junior(3, "6,1,9,_", &[], "-/-", "7.B.flipN.B"));
}

#[test]
fn bg_e1_a_junior_game_without_a_winner_is_a_draw_after_turn_500() {
    let text = junior(2, "15,_,15,_", &[], "-/-", "500.B.flipN.B");
    let over = play(&text, "f16");
    assert_eq!(over.to_string(), junior(2, "15,_,16,_", &[], "-/-", "500.B.over.-"));
    assert_eq!(over.turn(), Turn::Over(Verdict::Draw));
}
