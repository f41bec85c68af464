//! How far each guard goes, and why.

use bergues::Position;
use tabletop::{Annotation, Game, Seat, Value, Viewer};

use super::{classic, junior, read};

fn guard(text: &str, letter: char) -> Annotation {
    let view = read(text).view(Viewer::Spectator);
    Position::explain(&view, Seat::A, &format!("guard:{letter}")).expect("the guard is on the board")
}

/// The guards that are annotated unasked, with the keys of their statements.
fn unasked(text: &str) -> String {
    let annotations = Position::annotations(&read(text).view(Viewer::Spectator));
    let each = |one: &Annotation| format!("{} {}", one.touch, one.phrase.key.trim_start_matches("bg-guard-"));
    annotations.iter().map(each).collect::<Vec<_>>().join(", ")
}

fn fact(annotation: &Annotation, role: &str, name: &str) -> Option<Value> {
    let evidence = annotation.evidence.iter().find(|evidence| evidence.role == role)?;
    evidence.facts.iter().find(|(fact, _)| *fact == name).map(|(_, value)| value.clone())
}

/// Where a walk ends, and what it does there.
fn walk(annotation: &Annotation, role: &str) -> String {
    let evidence = annotation.evidence.iter().find(|evidence| evidence.role == role).expect("it can walk");
    let [english, ..] = laws::translate::<Position>(std::slice::from_ref(&evidence.phrase));
    english[0].clone()
}

fn pieces<'a>(annotation: &'a Annotation, role: &str) -> &'a [String] {
    let evidence = annotation.evidence.iter().find(|evidence| evidence.role == role);
    evidence.map_or(&[], |evidence| &evidence.pieces)
}

#[test]
fn bg_t5_the_moving_guard_goes_as_many_spaces_as_its_path_had_tiles() {
    let yellow = guard(&classic(4, "8,5,10,15", &[], "-/-", "5.A.move:y:3.A"), 'y');
    assert_eq!((yellow.touch.as_str(), yellow.seat, &yellow.action), ("guard:y", Some(Seat::A), &None));
    assert_eq!(fact(&yellow, "clockwise", "steps"), Some(Value::Number(3)));
    assert_eq!(pieces(&yellow, "clockwise"), ["space:9", "space:10", "space:11"]);
    assert_eq!(pieces(&yellow, "counter-clockwise"), ["space:7", "space:6", "space:5"]);
    let [english, french, german, spanish] = laws::translate::<Position>(&[yellow.phrase]);
    assert_eq!(
        english[0],
        "The yellow guard goes 3 spaces, one for each tile of its path, all in one direction. Other guards and gates do not stop it."
    );
    assert!(french[0].starts_with("Le Garde jaune avance de 3 cases"), "{}", french[0]);
    assert!(german[0].starts_with("Der gelbe Wächter geht 3 Felder"), "{}", german[0]);
    assert!(spanish[0].starts_with("El guardia amarillo avanza 3 casillas"), "{}", spanish[0]);
}

#[test]
fn bg_t6_guards_that_still_move_in_this_turn_go_by_the_other_path() {
    let text = classic(2, "7,5,10,15", &[], "-/2+13", "5.A.move:w:2.A");
    assert_eq!(unasked(&text), "guard:w steps, guard:g steps, guard:r steps");
    assert_eq!(guard(&text, 'y').phrase.key, "bg-guard-done");
    assert_eq!((guard(&text, 'w').seat, guard(&text, 'g').seat), (None, Some(Seat::B)));
    assert_eq!(fact(&guard(&text, 'r'), "clockwise", "space"), Some(Value::Number(17)));
    // The last one to move.
    let text = classic(2, "7,5,10,15", &[], "-/2+13", "5.A.move:r:2.A");
    assert_eq!(unasked(&text), "guard:r steps");
    // Without tiles on the other path nobody else moves.
    let text = classic(4, "8,5,10,15", &[], "-/-", "5.A.move:y:3.A");
    assert_eq!(unasked(&text), "guard:y steps");
}

#[test]
fn bg_t5_before_the_choice_of_a_path_both_are_shown() {
    let text = classic(4, "0,5,10,15", &[], "4/2+13", "5.A.use.A");
    assert_eq!(
        unasked(&text),
        "guard:y own-path, guard:w other-path, guard:g other-path, guard:r other-path"
    );
    let yellow = guard(&text, 'y');
    assert_eq!(fact(&yellow, "clockwise-north", "space"), Some(Value::Number(1)));
    assert_eq!(fact(&yellow, "counter-clockwise-south", "space"), Some(Value::Number(18)));
    assert_eq!(walk(&yellow, "clockwise-north"), "Clockwise by the north path to space 1 (1 step)");
    // BG-T6: an empty path is no move.
    let text = classic(4, "0,5,10,15", &[], "-/2+13", "5.A.use.A");
    let roles: Vec<&str> = guard(&text, 'y').evidence.iter().map(|evidence| evidence.role).collect();
    assert_eq!(roles, ["clockwise-south", "counter-clockwise-south", "fortress"]);
}

#[test]
fn bg_v2_a_guard_on_a_tower_does_not_block_but_is_sent_back() {
    let yellow = guard(&classic(4, "8,7,10,15", &[], "-/-", "5.A.move:y:1.A"), 'y');
    assert_eq!(fact(&yellow, "counter-clockwise", "sends"), Some(Value::Word("w".to_owned())));
    assert_eq!(
        walk(&yellow, "counter-clockwise"),
        "Counter-clockwise to space 7 (1 step), sending the white guard to a gate"
    );
    // It walks past a guard as if it were not there.
    let yellow = guard(&classic(4, "8,7,10,15", &[], "-/-", "5.A.move:y:3.A"), 'y');
    assert_eq!(walk(&yellow, "counter-clockwise"), "Counter-clockwise to space 5 (3 steps)");
}

#[test]
fn bg_v1_on_a_gate_nobody_is_sent_away() {
    let yellow = guard(&classic(4, "8,5,10,15", &[], "-/-", "5.A.move:y:3.A"), 'y');
    assert_eq!(fact(&yellow, "counter-clockwise", "space"), Some(Value::Number(5)));
    assert_eq!(fact(&yellow, "counter-clockwise", "sends"), None);
}

#[test]
fn bg_v3_the_fortress_is_fetched_where_the_walk_ends_or_on_the_way() {
    let moving = |steps: u8| classic(4, "8,5,11,15", &[], "-/-", &format!("5.A.move:y:{steps}.A"));
    let fetches = |text: &str| fact(&guard(text, 'y'), "clockwise", "fetches");
    assert_eq!(fetches(&moving(2)), Some(Value::Flag(true)));
    assert_eq!(fetches(&moving(4)), Some(Value::Flag(false)));
    assert_eq!(fetches(&moving(4).replace(".e.", ".p.")), Some(Value::Flag(true)));
}

#[test]
fn bg_v4_the_way_home_wins() {
    let text = classic(4, "3*,6,11,16", &[], "-/2", "9.A.move:y:3.A");
    let yellow = guard(&text, 'y');
    assert_eq!(
        walk(&yellow, "counter-clockwise"),
        "Counter-clockwise to space 0 (3 steps), and it comes home and wins"
    );
    assert_eq!(fact(&yellow, "home", "counter-clockwise"), Some(Value::Number(3)));
    assert_eq!(fact(&guard(&text, 'g'), "fortress", "clockwise"), Some(Value::Number(9)));
}

#[test]
fn a_guard_at_its_goal_has_a_whole_round_to_go() {
    // Sent back to the gate where its fortress waits, it takes it up only when it ends a move there.
    let yellow = guard(&classic(4, "10,5,10,15", &[], "-/-", "5.A.path.A"), 'y');
    assert_eq!(fact(&yellow, "fortress", "clockwise"), Some(Value::Number(20)));
    assert_eq!(fact(&yellow, "fortress", "counter-clockwise"), Some(Value::Number(20)));
}

#[test]
fn bg_t4_with_a_winoc_only_the_active_guard_moves() {
    let text = classic(4, "9,5,10,15", &[], "1+6+10+13+15+16/-", "5.A.winoc.A");
    assert_eq!(unasked(&text), "guard:y winoc");
    assert_eq!(guard(&text, 'w').phrase.key, "bg-guard-other-winoc");
}

#[test]
fn while_tiles_are_turned_nothing_is_settled() {
    for turn in ["5.A.path.A", "5.A.flipN.A"] {
        let text = classic(4, "0,5,10,15", &[], "-/2+13", turn);
        assert_eq!((unasked(&text).as_str(), guard(&text, 'y').phrase.key), ("", "bg-guard-open"));
    }
}

#[test]
fn bg_j3_a_junior_guard_has_an_exact_number_of_steps_to_go() {
    let text = junior(2, "17,_,3,_", &[], "-/-", "5.A.flipN.A");
    let yellow = guard(&text, 'y');
    assert_eq!((yellow.phrase.key, yellow.evidence.len()), ("bg-guard-race", 0));
    assert_eq!(yellow.phrase.args.last(), Some(&("steps", "3".to_owned())));
    let view = read(&text).view(Viewer::Spectator);
    assert_eq!(Position::explainable(&view), ["guard:y", "guard:g"], "the others are not on the board");
}

#[test]
fn when_the_game_is_over_there_is_nothing_to_explain() {
    let view = read(&classic(4, "0*,6,11,16", &[], "-/2", "9.A.over.y")).view(Viewer::Spectator);
    assert_eq!(Position::explainable(&view), Vec::<String>::new());
    assert_eq!(Position::explain(&view, Seat::A, "guard:y"), None);
}
