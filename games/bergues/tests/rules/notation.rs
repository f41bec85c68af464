//! The notation is canonical, and positions that cannot occur are refused with the field, the part and the reason.

use bergues::Position;
use tabletop::BadPosition;

const TILES: &str = "ab,ac,ad,ae,af,bc,bd,be,bf,cd,ce,cf,de,df,ef,nn";

fn with(rules: &str, guards: &str, paths: &str, turn: &str) -> String {
    format!("bg {rules} {guards} {TILES} {paths} {turn}")
}

/// A position of the game with the presets.
fn classic(guards: &str, paths: &str, turn: &str) -> String {
    with("classic.4.4.e.pairs", guards, paths, turn)
}

fn junior(guards: &str, paths: &str, turn: &str) -> String {
    with("junior.2.4.e.pairs", guards, paths, turn)
}

/// Why a text is refused.
fn flaw(text: &str) -> String {
    text.parse::<Position>().expect_err(text).to_string()
}

fn assert_flaws(flaws: &[(String, &str)]) {
    for (text, expected) in flaws {
        assert_eq!(flaw(text), *expected, "{text}");
    }
}

fn assert_reads(text: &str) {
    match text.parse::<Position>() {
        Ok(position) => assert_eq!(position.to_string(), text),
        Err(flaw) => panic!("{flaw}: {text}"),
    }
}

const HOME: &str = "0,5,10,15";

#[test]
fn a_wrong_word_is_refused_with_its_field() {
    let good = classic(HOME, "-/-", "1.A.path.A");
    assert_reads(&good);
    let swap = |from: &str, to: &str| good.replacen(from, to, 1);
    assert_flaws(&[
        (
            String::new(),
            "position: \"\": six fields with one space between: bg, rules, guards, tiles, paths, turn",
        ),
        (swap("bg", "st"), "game: \"st\": a position of Bergues begins with bg"),
        (
            swap("classic.4", "classic"),
            "rules: \"classic.4.e.pairs\": variant.players.towers.pickup.tiles, for example classic.4.4.e.pairs",
        ),
        (swap("classic", "senior"), "rules: \"senior\": the variant is classic or junior"),
        (swap("4.4", "5.4"), "rules: \"5\": there are 2 to 4 players"),
        (swap("4.4", "4.7"), "rules: \"7\": there are 2 to 6 towers between two gates"),
        (swap(".e.", ".x."), "rules: \"x\": the pickup is e (exact) or p (pass)"),
        (swap("e.pairs", "e.pair"), "rules: \"pair\": the tiles are pairs or quartets"),
        (swap("0,5", "0"), "guards: \"0,10,15\": four guards joined by commas: yellow, white, green, red"),
        (
            swap("15 ", "20 "),
            "guards: \"20\": a guard stands on a space of the rampart, 0 to 4·(towers+1)−1 (BG-M1)",
        ),
        (
            swap("15 ", "_ "),
            "guards: \"_\": a guard stands on a space of the rampart, 0 to 4·(towers+1)−1 (BG-M1)",
        ),
        (swap("-/-", "-"), "paths: \"-\": two paths with / between: north, south"),
        (swap("-/-", "17/-"), "paths: \"17\": a tile is a number from 1 to 16; an empty path is -"),
        (swap("-/-", "0/-"), "paths: \"0\": a tile is a number from 1 to 16; an empty path is -"),
        (swap("-/-", "/"), "paths: \"\": a tile is a number from 1 to 16; an empty path is -"),
        (swap("1.A", "1.A.A"), "turn: \"1.A.A.path.A\": number.active.phase.decider, for example 1.A.path.A"),
        (swap(" 1.", " 0."), "turn: \"0\": turns are numbered from 1 to 500 (BG-E1)"),
        (swap(" 1.", " 501."), "turn: \"501\": turns are numbered from 1 to 500 (BG-E1)"),
        (swap("1.A", "1.E"), "turn: \"E\": the active seat is one of the table"),
        (
            swap("path", "flip"),
            "turn: \"flip\": a phase is path, flipN, flipS, use, winoc, move:<colour>:<steps> or over",
        ),
        (swap("path.A", "path.B"), "turn: \"B\": in this phase the active seat decides"),
        (swap("path.A", "path.-"), "turn: \"-\": in this phase the active seat decides"),
    ]);
}

#[test]
fn what_is_not_canonical_is_refused_with_the_canonical_text() {
    let good = classic(HOME, "-/-", "1.A.path.A");
    for (from, to) in [("0,5", "00,5"), ("1.A", "01.A"), ("classic.4", "classic.04")] {
        let text = good.replacen(from, to, 1);
        assert_eq!(text.parse::<Position>(), Err(BadPosition::NotCanonical { canonical: good.clone() }));
    }
    let good = classic(HOME, "2/-", "2.A.path.A");
    let text = good.replace(" 2/-", " 02/-");
    assert_eq!(text.parse::<Position>(), Err(BadPosition::NotCanonical { canonical: good }));
}

#[test]
fn the_tiles_must_be_those_of_the_set() {
    let swap = |from: &str, to: &str| classic(HOME, "-/-", "1.A.path.A").replacen(from, to, 1);
    assert_flaws(&[
        (swap("ab", "ag"), "tiles: \"ag\": the set has no such tile (BG-M3)"),
        (swap("ab", "aa"), "tiles: \"aa\": the set has no such tile (BG-M3)"),
        (swap("ab", "ca"), "tiles: \"ac\": the set has this tile only once (BG-M3)"),
        (swap("ab,", ""), &format!("tiles: \"{}\": there are 16 tiles (BG-M3)", &TILES[3..])),
        (swap("nn", "nn,ab"), "tiles: \"ab\": the set has this tile only once (BG-M3)"),
        (swap("ab", "abc"), "tiles: \"abc\": a tile is two letters: its up face, its down face"),
        (swap("ab", "xb"), "tiles: \"xb\": a face is a letter from a to g, or n for neutral"),
        (
            swap("ab", "a?"),
            "tiles: \"a?\": the down face is hidden: this is a view, and views cannot be read back",
        ),
        (swap("pairs", "quartets"), "tiles: \"af\": the set has no such tile (BG-M3)"),
    ]);
}

#[test]
fn no_tile_lies_twice_and_no_face_twice_on_a_path() {
    assert_flaws(&[
        (classic(HOME, "2/2", "3.A.use.A"), "paths: \"2\": this tile lies on a path already"),
        (classic(HOME, "2+2/-", "3.A.use.A"), "paths: \"2\": this tile lies on a path already"),
        (classic(HOME, "2+3/-", "3.A.flipN.A"), "paths: \"3\": its face lies on this path already (BG-T3)"),
        (
            junior("0,_,0,_", "2+3/-", "1.A.flipN.A"),
            "paths: \"3\": its face lies on this path already (BG-T3)",
        ),
    ]);
}

#[test]
fn guards_stand_where_they_can() {
    assert_flaws(&[(
        classic("7,7,10,15", "-/-", "3.A.path.A"),
        "guards: \"7\": two guards never stand on the same tower (BG-V2)",
    )]);
    assert_reads(&classic("5,5,5,5", "-/-", "9.A.path.A"));
    // A Winoc in the first turn brings the fortress.
    assert_reads(&classic("10*,5,10,15", "-/-", "2.B.path.B"));
    // Sent back, a guard may stand at home with its fortress and at the opposite gate without.
    assert_reads(&classic("0*,15,10,15", "-/-", "9.A.path.A"));
}

#[test]
fn the_paths_fit_the_phase() {
    let used = "no turning of tiles ends like this (BG-T2, BG-T3)";
    assert_flaws(&[
        (
            classic(HOME, "2/6", "3.A.path.A"),
            "paths: \"2/6\": at the start of a turn at least one path is empty (BG-T1)",
        ),
        (classic(HOME, "2+16/-", "3.A.flipN.A"), "paths: \"2+16\": a neutral tile ends the turning (BG-T2)"),
        (
            classic(HOME, "1+6+10+13+15+16/-", "3.A.path.A"),
            "paths: \"1+6+10+13+15+16\": six tiles on a path are a Winoc (BG-T4)",
        ),
        (
            classic(HOME, "1+6+10+13+15/2", "3.A.winoc.A"),
            "paths: \"1+6+10+13+15/2\": a Winoc needs six tiles on a path (BG-T4)",
        ),
        (
            classic(HOME, "1+6+10+13+16+15/-", "3.A.winoc.A"),
            "paths: \"1+6+10+13+16+15/-\": no turning of tiles ends like this (BG-T2, BG-T3, BG-T4)",
        ),
        // Nothing was turned; tiles without a stop.
        (classic(HOME, "-/-", "3.A.use.A"), &format!("paths: \"-/-\": {used}")),
        (classic(HOME, "15/-", "3.A.use.A"), &format!("paths: \"15/-\": {used}")),
        (classic(HOME, "2/6", "3.A.move:y:1.A"), "paths: \"2/6\": the path that was used is empty (BG-T5)"),
    ]);
    assert_reads(&classic(HOME, "16/-", "1.A.use.A"));
    assert_reads(&classic(HOME, "2/3", "1.A.use.A"));
    // The twins of tile 2 may be two of the tiles 1, 3, 4, 5, which show a in the centre.
    assert_reads(&classic(HOME, "2/-", "3.A.use.A"));
    assert_reads(&classic(HOME, "16+2/-", "3.A.path.A"));
    assert_reads(&classic(HOME, "1+6+10+13+15+16/2", "3.A.winoc.A"));
}

#[test]
fn moves_fit_the_paths() {
    assert_flaws(&[
        (
            classic(HOME, "-/2", "3.A.move:y:6.A"),
            "turn: \"move:y:6\": a guard moves by 1 to 5 steps (BG-T4, BG-T6)",
        ),
        (
            classic(HOME, "-/2", "3.A.move:y:0.A"),
            "turn: \"move:y:0\": a guard moves by 1 to 5 steps (BG-T4, BG-T6)",
        ),
        (
            classic(HOME, "-/2", "3.A.move:w:2.B"),
            "turn: \"move:w:2\": this guard moves by the number of tiles that are left on a path (BG-T6)",
        ),
        (
            classic(HOME, "-/2", "3.A.move:w:1.A"),
            "turn: \"A\": the guard's player decides, or the active seat if it has none (BG-T6)",
        ),
    ]);
    assert_reads(&classic(HOME, "-/2+6", "1.A.move:y:1.A"));
    // The centre shows a, b, c and neutral: four different faces can have been used, five cannot.
    let rest = |turn: &str| classic(HOME, "-/13+14+15", turn).replace("df", "fd");
    assert_reads(&rest("3.A.move:y:4.A"));
    assert_eq!(
        flaw(&rest("3.A.move:y:5.A")),
        "turn: \"move:y:5\": the centre does not show this many different faces (BG-T5)"
    );
}

#[test]
fn the_end_is_marked_where_it_is_and_only_there() {
    assert_flaws(&[
        (
            classic("0,5,10,15", "-/-", "9.A.over.y"),
            "turn: \"y\": the winner stands at home with its fortress (BG-V4)",
        ),
        (
            classic("1*,5,10,15", "-/-", "9.A.over.y"),
            "turn: \"y\": the winner stands at home with its fortress (BG-V4)",
        ),
        (
            classic("0*,5,10,15", "-/-", "9.B.over.y"),
            "turn: \"y\": no tiles are left that could have moved this guard (BG-T6)",
        ),
        (
            classic("0,5,10,15", "-/-", "9.A.over.-"),
            "turn: \"-\": a game is drawn only at the end of turn 500 (BG-E1)",
        ),
        (
            classic("0,5,10,15", "-/-", "9.A.over.A"),
            "turn: \"A\": when the game is over, the winner's colour stands here, or - for a draw",
        ),
        (
            classic("0*,5,10,15", "2/3", "9.A.over.y"),
            "paths: \"2/3\": the path that was used is empty (BG-T5)",
        ),
        (
            junior("20,_,7,_", "-/-", "9.B.flipN.B"),
            "guards: \"20\": this guard is home, so the game is over (BG-J3)",
        ),
        (junior("19,_,7,_", "-/-", "9.A.over.y"), "turn: \"y\": this guard has not come home (BG-J3)"),
        (
            junior("20,_,7,_", "-/-", "9.B.over.y"),
            "turn: \"y\": in the junior game only the active guard moves (BG-J2)",
        ),
        (
            junior("20,_,20,_", "-/-", "9.A.over.y"),
            "guards: \"20\": this guard is home, so the game is over (BG-J3)",
        ),
        (
            junior("9,_,7,_", "-/-", "9.A.over.-"),
            "turn: \"-\": a game is drawn only at the end of turn 500 (BG-E1)",
        ),
    ]);
    assert_reads(&classic("0*,5,10,15", "-/-", "9.A.over.y"));
    assert_reads(&classic("0*,5,10,15", "-/2", "9.B.over.y"));
    assert_reads(&classic("1,5,10,15", "-/2", "500.B.over.-"));
    assert_reads(&junior("20,_,7,_", "-/-", "9.A.over.y"));
}

#[test]
fn junior_positions_have_only_parts_of_the_junior_game() {
    assert_flaws(&[
        (
            junior("0,0,0,_", "-/-", "1.A.flipN.A"),
            "guards: \"0\": in the junior game a guard without a player is _ (BG-J1)",
        ),
        (
            junior("0*,_,0,_", "-/-", "1.A.flipN.A"),
            "guards: \"0*\": a junior guard has walked 0 to 4·(towers+1) steps (BG-J3)",
        ),
        (
            junior("21,_,0,_", "-/-", "1.A.flipN.A"),
            "guards: \"21\": a junior guard has walked 0 to 4·(towers+1) steps (BG-J3)",
        ),
        (junior("0,_,0,_", "-/2", "1.A.flipN.A"), "paths: \"2\": the junior game has no south path (BG-J1)"),
        (
            junior("0,_,0,_", "2+16/-", "1.A.flipN.A"),
            "paths: \"2+16\": a neutral tile ends the turning (BG-T2)",
        ),
        (
            junior("0,_,0,_", "-/-", "1.A.path.A"),
            "turn: \"path\": the junior game only turns tiles, flipN (BG-J1)",
        ),
        (
            junior("0,_,0,_", "-/-", "1.A.flipS.A"),
            "turn: \"flipS\": the junior game only turns tiles, flipN (BG-J1)",
        ),
        (
            junior("20,_,7,_", "2/-", "9.A.over.y"),
            "paths: \"2\": the tiles go to the centre before the guard moves (BG-J2)",
        ),
    ]);
    assert_reads(&junior("7,_,0,_", "1+6+10+13+15/-", "2.B.flipN.B"));
}

/// A position that is set up by hand need not be reachable, only consistent.
#[test]
fn the_number_of_turns_is_not_validated() {
    assert_reads(&classic("1,5,10*,15", "2/-", "1.A.path.A"));
    assert_reads(&classic(HOME, "16+2+6/-", "2.A.path.A"));
    assert_reads(&classic("0*,5,10,15", "-/-", "1.A.over.y"));
    assert_reads(&junior("19,_,0,_", "-/-", "1.A.flipN.A"));
    assert_reads(&junior("0,_,0,_", "-/-", "7.B.flipN.B"));
}
