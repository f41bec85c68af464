//! BG-V1 to BG-V5: moves of the guards.

use tabletop::{Game, Seat, Turn, Verdict};

use crate::{classic, leads, play, refused, tiles};

#[test]
fn bg_v1_gates_count_as_spaces_and_are_safe() {
    // From tower 4 over gate 5 to tower 6.
    let text = classic(4, "4,5,10,15", &[], "-/-", "3.A.move:y:2.A");
    leads(&text, "cw", &classic(4, "6,5,10,15", &[], "-/-", "4.B.path.B"));
    // Several guards on a gate: nobody is sent back.
    let text = classic(4, "4,5,5*,5*", &[], "-/-", "3.A.move:y:1.A");
    leads(&text, "cw", &classic(4, "5,5,5*,5*", &[], "-/-", "4.B.path.B"));
    let text = classic(4, "19,0,10,15", &[], "-/-", "3.A.move:y:2.A");
    leads(&text, "cw", &classic(4, "1,0,10,15", &[], "-/-", "4.B.path.B"));
}

#[test]
fn bg_v2_a_guard_on_a_tower_is_sent_to_the_nearest_gate() {
    for (tower, gate) in [(6, 5), (7, 5), (8, 10), (9, 10), (16, 15), (18, 0)] {
        let from = classic(4, &format!("{},{tower},10,15", tower - 1), &[], "-/-", "5.A.move:y:1.A");
        leads(&from, "cw", &classic(4, &format!("{tower},{gate},10,15"), &[], "-/-", "6.B.path.B"));
    }
    // Only the end of a move counts.
    let text = classic(4, "6,7,10,15", &[], "-/-", "5.A.move:y:2.A");
    leads(&text, "cw", &classic(4, "8,7,10,15", &[], "-/-", "6.B.path.B"));
}

#[test]
fn bg_v2_equally_near_it_is_the_clockwise_gate() {
    let tiles = tiles(&[]);
    for (tower, gate) in [(2, 4), (14, 0)] {
        let from = format!("bg classic.4.3.e.pairs {},{tower},8,12 {tiles} -/- 5.A.move:y:1.A", tower - 1);
        let to = format!("bg classic.4.3.e.pairs {tower},{gate},8,12 {tiles} -/- 6.B.path.B");
        leads(&from, "cw", &to);
    }
}

#[test]
fn bg_v2_a_guard_that_is_sent_back_keeps_its_fortress_and_wins_nothing() {
    // White, on tower 6 with its fortress, is sent to its own gate: no win.
    let text = classic(4, "7,6*,10,15", &[], "-/-", "5.A.move:y:1.A");
    leads(&text, "ccw", &classic(4, "6,5*,10,15", &[], "-/-", "6.B.path.B"));
    // Red, on tower 6 without its fortress, is sent to where it waits: it does not take it up.
    let text = classic(4, "7,15,10,6", &[], "-/-", "5.A.move:y:1.A");
    leads(&text, "ccw", &classic(4, "6,15,10,5", &[], "-/-", "6.B.path.B"));
    // Not even when it then moves away.
    let text = classic(4, "6,5*,10,15", &[], "-/-", "6.B.move:w:3.B");
    leads(&text, "cw", &classic(4, "6,8*,10,15", &[], "-/-", "7.C.path.C"));
}

#[test]
fn bg_v2_guards_without_players_send_back_too() {
    let text = classic(2, "7,5,10,15", &[], "-/2+13", "5.A.move:w:2.A");
    leads(&text, "cw", &classic(2, "5,7,10,15", &[], "-/2+13", "5.A.move:g:2.B"));
}

#[test]
fn bg_v3_exact_the_fortress_is_taken_up_where_the_move_ends() {
    let text = classic(4, "8,5,10,15", &[], "-/-", "5.A.move:y:2.A");
    leads(&text, "cw", &classic(4, "10*,5,10,15", &[], "-/-", "6.B.path.B"));
    let text = classic(4, "8,5,10,15", &[], "-/-", "5.A.move:y:3.A");
    leads(&text, "cw", &classic(4, "11,5,10,15", &[], "-/-", "6.B.path.B"));
}

#[test]
fn bg_v3_pass_the_fortress_is_also_taken_up_on_the_way() {
    let pass = |guards: &str, turn: &str| classic(4, guards, &[], "-/-", turn).replace(".e.", ".p.");
    for (guards, actions, after) in [
        ("8,5,10,15", "cw", "11*,5,10,15"),
        ("12,5,10,15", "ccw", "9*,5,10,15"),
        ("7,5,10,15", "cw", "10*,5,10,15"),
        // Not strictly between: the gate is where the move begins, or behind, or too far.
        ("10,5,10,15", "cw", "13,5,10,15"),
        ("10,5,10,15", "ccw", "7,5,10,15"),
        ("11,5,10,15", "cw", "14,5,10,15"),
        ("6,5,10,15", "cw", "9,5,10,15"),
    ] {
        leads(&pass(guards, "5.A.move:y:3.A"), actions, &pass(after, "6.B.path.B"));
    }
    // Green's fortress waits at gate 0, where the numbers begin again.
    leads(&pass("10,5,19,15", "6.C.move:g:2.C"), "cw", &pass("10,5,1*,15", "7.D.path.D"));
    leads(&pass("10,5,1,15", "6.C.move:g:2.C"), "ccw", &pass("10,5,19*,15", "7.D.path.D"));
}

#[test]
fn bg_v3_a_winoc_passes_nothing() {
    let from = classic(4, "9,5,10,15", &[], "1+6+10+13+15+16/-", "5.A.winoc.A").replace(".e.", ".p.");
    leads(&from, "go11", &classic(4, "11,5,10,15", &[], "-/-", "6.B.path.B").replace(".e.", ".p."));
}

#[test]
fn bg_v4_a_guard_that_ends_at_home_with_its_fortress_wins_at_once() {
    let text = classic(4, "3*,6,11,16", &[], "-/2", "9.A.move:y:3.A");
    let over = play(&text, "ccw");
    assert_eq!(over.to_string(), classic(4, "0*,6,11,16", &[], "-/2", "9.A.over.y"));
    assert_eq!(over.turn(), Turn::Over(Verdict::Won(Seat::A)));
    let scores: Vec<u16> = over.scores().iter().map(|(_, score)| score).collect();
    assert_eq!(scores, [1, 0, 0, 0]);
    assert_eq!(refused(&over.to_string(), "cw"), "BG-V4: the game is over; guard y has won");
    // Also in another player's turn.
    let text = classic(4, "3*,6,11,16", &[], "-/2+13+16", "9.B.move:y:3.A");
    let over = play(&text, "ccw");
    assert_eq!(over.turn(), Turn::Over(Verdict::Won(Seat::A)));
    assert!(over.to_string().ends_with(" -/2+13+16 9.B.over.y"));
}

#[test]
fn bg_v4_without_the_fortress_or_with_more_steps_the_game_continues() {
    let text = classic(4, "3,6,11,16", &[], "-/-", "9.A.move:y:3.A");
    leads(&text, "ccw", &classic(4, "0,6,11,16", &[], "-/-", "10.B.path.B"));
    let text = classic(4, "3*,6,11,16", &[], "-/-", "9.A.move:y:4.A");
    leads(&text, "ccw", &classic(4, "19*,6,11,16", &[], "-/-", "10.B.path.B"));
}

#[test]
fn bg_v5_when_a_guard_without_a_player_wins_every_player_has_lost() {
    let text = classic(2, "1,6*,11,16", &[], "-/2", "9.A.move:w:1.A");
    let over = play(&text, "ccw");
    assert_eq!(over.to_string(), classic(2, "1,5*,11,16", &[], "-/2", "9.A.over.w"));
    assert_eq!(over.turn(), Turn::Over(Verdict::Nobody));
    assert!(over.scores().iter().all(|(_, score)| score == 0));
}
