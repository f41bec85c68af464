//! BG-T1 to BG-T7, BG-E1 and BG-E2: a turn of the classic game, and a match.

use bergues::Position;
use tabletop::{Game, Match, Seat, Turn, Verdict};

use crate::{classic, leads, legal, play, read, refused};

const HOME: &str = "0,5,10,15";

#[test]
fn bg_t1_a_turn_begins_with_the_choice_of_an_empty_path() {
    let start = classic(2, HOME, &[], "-/-", "1.A.path.A");
    assert_eq!(legal(&start), "N S");
    leads(&start, "S", &classic(2, HOME, &[], "-/-", "1.A.flipS.A"));
    assert_eq!(refused(&start, "f1"), "BG-T1: first choose the empty path to fill, N or S");
}

#[test]
fn bg_t1_a_path_with_tiles_cannot_be_filled() {
    let text = classic(2, HOME, &[], "4/-", "3.A.path.A");
    assert_eq!(legal(&text), "S");
    assert_eq!(refused(&text, "N"), "BG-T1: there are tiles on path N; you can only fill an empty path");
}

#[test]
fn bg_t2_a_new_symbol_must_be_followed_by_another_tile() {
    let text = classic(2, HOME, &[], "-/-", "1.A.flipN.A");
    leads(&text, "f2", &classic(2, HOME, &[2], "2/-", "1.A.flipN.A"));
    leads(&text, "f2 f1 f10", &classic(2, HOME, &[1, 2, 10], "2+1+10/-", "1.A.flipN.A"));
}

#[test]
fn bg_t2_a_neutral_tile_ends_the_turning() {
    let text = classic(2, HOME, &[], "-/-", "1.A.flipS.A");
    leads(&text, "f16", &classic(2, HOME, &[], "-/16", "1.A.use.A"));
    leads(&text, "f2 f16", &classic(2, HOME, &[2], "-/2+16", "1.A.use.A"));
}

#[test]
fn bg_t2_only_tiles_of_the_centre_can_be_turned() {
    let text = classic(2, HOME, &[], "2+10/4", "3.A.flipN.A");
    assert_eq!(legal(&text), "f1 f3 f5 f6 f7 f8 f9 f11 f12 f13 f14 f15 f16");
    assert_eq!(
        refused(&text, "f4"),
        "BG-T2: tile 4 lies on a path; you can only turn a tile of the town centre"
    );
    assert_eq!(refused(&text, "useN"), "BG-T2: turn over a tile of the town centre, f1 to f16");
}

#[test]
fn bg_t3_a_repeated_symbol_goes_to_the_other_path_not_turned() {
    let text = classic(2, HOME, &[], "-/-", "1.A.flipN.A");
    leads(&text, "f2 f6", &classic(2, HOME, &[2, 6], "2/6", "1.A.use.A"));
    // It arrives last.
    let text = classic(2, HOME, &[2], "2/13+16", "4.A.flipN.A");
    leads(&text, "f6", &classic(2, HOME, &[2, 6], "2/13+16+6", "4.A.use.A"));
}

#[test]
fn bg_t3_a_repeat_meets_its_twin_and_both_go_to_the_centre_not_turned() {
    let text = classic(2, HOME, &[], "-/13+10+15", "2.A.flipN.A");
    // Tiles 2 and 6 turn up c; tile 10 shows c already.
    leads(&text, "f2 f6", &classic(2, HOME, &[2, 6], "2/13+15", "2.A.use.A"));
    let text = classic(2, HOME, &[], "-/10", "2.A.flipN.A");
    leads(&text, "f2 f6", &classic(2, HOME, &[2, 6], "2/-", "2.A.use.A"));
    // A neutral tile stays.
    let text = classic(2, HOME, &[], "2/13+16", "4.A.flipN.A");
    leads(&text, "f3 f7", &classic(2, HOME, &[3, 7], "2+3/16", "4.A.use.A"));
}

#[test]
fn bg_t3_only_the_path_being_filled_makes_a_repeat() {
    // Tile 10 shows c on the other path; a c on this path is no repeat.
    let text = classic(2, HOME, &[], "-/10", "2.A.flipN.A");
    leads(&text, "f2", &classic(2, HOME, &[2], "2/10", "2.A.flipN.A"));
    // So is a neutral tile when the other path has one.
    let text = format!("bg classic.2.4.e.quartets {HOME} {QUARTETS} -/11 2.A.flipN.A");
    leads(
        &text,
        "f15",
        &format!("bg classic.2.4.e.quartets {HOME} {QUARTETS} 15/11 2.A.use.A").replace("fn", "nf"),
    );
}

/// The tiles of the other set, with tile 11 on its first face.
const QUARTETS: &str = "ab,ac,ad,ae,bc,bd,bf,ce,cg,df,nd,eg,en,fg,fn,gn";

/// Five different symbols, a to e.
const FIVE: &str = "1+6+10+13+15";

#[test]
fn bg_t4_the_sixth_tile_is_a_winoc() {
    let text = classic(2, HOME, &[], &format!("{FIVE}/-"), "1.A.flipN.A");
    leads(&text, "f5", &classic(2, HOME, &[5], &format!("{FIVE}+5/-"), "1.A.winoc.A"));
    leads(&text, "f16", &classic(2, HOME, &[], &format!("{FIVE}+16/-"), "1.A.winoc.A"));
}

#[test]
fn bg_t4_a_repeat_after_five_tiles_first_goes_to_the_other_path() {
    let text = classic(2, HOME, &[], &format!("{FIVE}/-"), "1.A.flipN.A");
    leads(&text, "f2", &classic(2, HOME, &[2], &format!("{FIVE}/2"), "1.A.use.A"));
}

#[test]
fn bg_t4_a_repeat_can_be_the_sixth_tile_of_the_other_path() {
    let text = classic(2, HOME, &[], "10/1+6+13+15+16", "2.A.flipN.A");
    leads(&text, "f2", &classic(2, HOME, &[2], "10/1+6+13+15+16+2", "2.A.winoc.A"));
}

#[test]
fn bg_t4_a_winoc_clears_both_paths_and_ends_the_turn() {
    let text = classic(2, "0,7,10,15", &[], &format!("{FIVE}+16/2"), "4.A.winoc.A");
    assert_eq!(legal(&text).split(' ').count(), 20);
    // It sends back, takes up the fortress, or may stay where it is; nobody else moves.
    leads(&text, "go7", &classic(2, "7,5,10,15", &[], "-/-", "5.B.path.B"));
    leads(&text, "go10", &classic(2, "10*,7,10,15", &[], "-/-", "5.B.path.B"));
    leads(&text, "go0", &classic(2, "0,7,10,15", &[], "-/-", "5.B.path.B"));
    assert_eq!(
        refused(&text, "useN"),
        "BG-T4: Winoc! Put your guard on any space of the rampart, go0 to go19"
    );
}

#[test]
fn bg_t4_a_winoc_can_win() {
    let text = classic(2, "7*,3,10,15", &[], &format!("{FIVE}+16/2"), "4.A.winoc.A");
    leads(&text, "go0", &classic(2, "0*,3,10,15", &[], "-/-", "4.A.over.y"));
    // Also on the space where it stands, where it was sent back to.
    let text = classic(2, "0*,3,10,15", &[], &format!("{FIVE}+16/2"), "4.A.winoc.A");
    leads(&text, "go0", &classic(2, "0*,3,10,15", &[], "-/-", "4.A.over.y"));
}

#[test]
fn bg_t5_the_chosen_path_moves_the_active_guard_and_is_cleared_first() {
    let text = classic(2, HOME, &[], "2+16/10", "2.A.use.A");
    assert_eq!(legal(&text), "useN useS");
    leads(&text, "useN", &classic(2, HOME, &[], "-/10", "2.A.move:y:2.A"));
    leads(&text, "useS", &classic(2, HOME, &[], "2+16/-", "2.A.move:y:1.A"));
    assert_eq!(refused(&text, "cw"), "BG-T5: choose the path that moves your own guard, useN or useS");
}

#[test]
fn bg_t5_a_guard_walks_in_the_direction_of_its_players_choice() {
    let text = classic(2, HOME, &[], "-/10", "2.A.move:y:3.A");
    assert_eq!(legal(&text), "cw ccw");
    leads(&text, "cw", &classic(2, "3,5,10,15", &[], "-/10", "2.A.move:w:1.A"));
    leads(&text, "ccw", &classic(2, "17,5,10,15", &[], "-/10", "2.A.move:w:1.A"));
    assert_eq!(
        refused(&text, "N"),
        "BG-T5: choose a direction for your guard (y), cw or ccw; steps to go: 3"
    );
}

#[test]
fn bg_t5_the_empty_path_may_be_chosen() {
    let text = classic(4, HOME, &[], "2+16/-", "1.A.use.A");
    leads(&text, "useS", &classic(4, HOME, &[], "2+16/-", "1.A.move:w:2.B"));
}

#[test]
fn bg_t6_the_others_follow_in_wind_rose_order_and_the_tiles_stay() {
    let text = classic(3, HOME, &[], "-/2+13", "2.B.move:w:3.B");
    leads(&text, "cw", &classic(3, "0,8,10,15", &[], "-/2+13", "2.B.move:g:2.C"));
    leads(&text, "cw cw", &classic(3, "0,8,12,15", &[], "-/2+13", "2.B.move:r:2.B"));
    leads(&text, "cw cw ccw", &classic(3, "0,8,12,13", &[], "-/2+13", "2.B.move:y:2.A"));
    leads(&text, "cw cw ccw ccw", &classic(3, "18,8,12,13", &[], "-/2+13", "3.C.path.C"));
    let follower = classic(3, "0,8,10,15", &[], "-/2+13", "2.B.move:g:2.C");
    assert_eq!(refused(&follower, "f3"), "BG-T6: choose a direction for guard g, cw or ccw; steps to go: 2");
}

#[test]
fn bg_t6_a_move_of_no_steps_is_no_decision() {
    // The other path is empty: nobody follows.
    let text = classic(4, HOME, &[], "2+16/-", "1.A.use.A");
    leads(&text, "useN cw", &classic(4, "2,5,10,15", &[], "-/-", "2.B.path.B"));
    // It takes up nothing and wins nothing.
    let text = classic(4, "10,5,10,15*", &[], "2+16/-", "9.A.use.A");
    leads(&text, "useN cw", &classic(4, "12,5,10,15*", &[], "-/-", "10.B.path.B"));
    leads(&text, "useS", &classic(4, "10,5,10,15*", &[], "2+16/-", "9.A.move:w:2.B"));
}

#[test]
fn bg_t7_the_next_player_of_the_wind_rose_is_active() {
    for (seats, active, next) in
        [(2, 'A', 'B'), (2, 'B', 'A'), (3, 'B', 'C'), (3, 'C', 'A'), (4, 'C', 'D'), (4, 'D', 'A')]
    {
        let from =
            classic(seats, "1,6,11,16", &[], &format!("{FIVE}+16/-"), &format!("7.{active}.winoc.{active}"));
        let text = play(&from, "go3").to_string();
        assert!(text.ends_with(&format!(" 8.{next}.path.{next}")), "{text}");
    }
}

#[test]
fn bg_e1_a_game_without_a_winner_is_a_draw_after_turn_500() {
    let text = classic(2, "1*,6,11,16", &[], "-/16", "500.B.move:w:1.B");
    let over = play(&text, "ccw");
    assert_eq!(over.to_string(), classic(2, "1*,5,11,16", &[], "-/16", "500.B.over.-"));
    assert_eq!(over.turn(), Turn::Over(Verdict::Draw));
    assert_eq!(refused(&over.to_string(), "cw"), "BG-E1: the game is over; after turn 500 it is a draw");
    // A win in turn 500 is a win.
    let text = classic(2, "1*,6,11,16", &[], "-/16", "500.B.move:y:1.A");
    leads(&text, "ccw", &classic(2, "0*,6,11,16", &[], "-/16", "500.B.over.y"));
    let text = classic(2, "1*,6,11,16", &[], "-/16", "499.B.move:w:1.B");
    assert!(!play(&text, "ccw").is_over());
    assert_eq!(read(&text).turn_number(), 499);
}

#[test]
fn bg_e2_the_winner_of_a_game_gets_a_point_and_the_players_begin_in_turn() {
    let won = play(&classic(2, "1*,6,11,16", &[], "-/16", "9.A.move:y:1.A"), "ccw");
    assert_eq!(won.turn(), Turn::Over(Verdict::Won(Seat::A)));
    let mut two = Match::new(2, 2, Seat::A).expect("two games");
    two.add_round(&won);
    // Not the winner: the other player begins.
    assert_eq!((two.points(Seat::A), two.points(Seat::B), two.starter()), (1, 0, Seat::B));
    two.add_round(&play(&classic(2, "1*,6,11,16", &[], "-/16", "500.B.move:w:1.B"), "ccw"));
    assert_eq!(two.verdict(), Some(Verdict::Won(Seat::A)));
    assert_eq!((2..=4).map(Position::usual_rounds).collect::<Vec<_>>(), [2, 1, 1]);
}
