//! BG-M1 to BG-M6: the board, the pieces, the players.

use bergues::{Face, Position, Tile};
use tabletop::{Dice, Game, Seat, Seed, Settings, Value, Viewer};

use crate::{classic, legal, play, read, refused, tiles};

fn deal(seats: u8, options: &[(&str, Value)]) -> Position {
    let settings = options.iter().fold(Settings::new(), |all, (name, value)| all.with(name, value.clone()));
    Position::deal(&settings, seats, &mut Dice::from_seed(Seed([3; 32]))).expect("these options are allowed")
}

fn word(text: &str) -> Value {
    Value::Word(text.to_owned())
}

#[test]
fn bg_m1_the_rampart_has_a_gate_after_each_group_of_towers() {
    for (towers, guards) in
        [(2, "0,3,6,9"), (3, "0,4,8,12"), (4, "0,5,10,15"), (5, "0,6,12,18"), (6, "0,7,14,21")]
    {
        let text = deal(4, &[("towers", Value::Number(towers))]).to_string();
        assert!(text.starts_with(&format!("bg classic.4.{towers}.e.pairs {guards} ")), "{text}");
    }
    let winoc = classic(2, "0,5,10,15", &[], "1+6+10+13+15+16/-", "1.A.winoc.A");
    assert_eq!(refused(&winoc, "go20"), "BG-M1: this rampart has no space 20; its last one is 19");
    assert_eq!(legal(&winoc).split(' ').count(), 20);
}

#[test]
fn bg_m2_the_fortress_waits_at_the_opposite_gate() {
    let tiles = tiles(&[]);
    for (active, guards, gate, after) in [
        ('A', "1,5,10,15", 10, "10*,5,10,15"),
        ('B', "0,6,10,15", 15, "0,15*,10,15"),
        ('C', "0,5,11,15", 0, "0,5,0*,15"),
        ('D', "0,5,10,16", 5, "0,5,10,5*"),
    ] {
        let from =
            format!("bg classic.4.4.e.pairs {guards} {tiles} 1+6+10+13+15+16/- 7.{active}.winoc.{active}");
        let text = play(&from, &format!("go{gate}")).to_string();
        assert_eq!(text.split(' ').nth(2), Some(after));
    }
}

#[test]
fn bg_m3_the_tiles_are_those_of_the_chosen_set() {
    for (set, sorted) in [
        ("pairs", "ab ac ad ae af bc bd be bf cd ce cf de df ef nn"),
        ("quartets", "ab ac ad ae bc bd bf ce cg df dn eg en fg fn gn"),
    ] {
        let position = deal(2, &[("tiles", word(set))]);
        let mut faces: Vec<String> = Tile::all()
            .map(|tile| {
                let mut pair = [position.tiles().up(tile), position.tiles().down(tile)];
                pair.sort_unstable();
                pair.iter().map(Face::to_string).collect()
            })
            .collect();
        faces.sort_unstable();
        assert_eq!(faces.join(" "), sorted);
    }
}

#[test]
fn bg_m4_the_deal_of_the_counting_seed_is_the_documented_one() {
    let seed = Seed(std::array::from_fn(|at| at as u8));
    let position = Position::deal(&Settings::new(), 2, &mut Dice::from_seed(seed)).expect("the presets");
    assert_eq!(
        position.to_string(),
        "bg classic.2.4.e.pairs 0,5,10,15 ae,fc,cb,ca,df,fb,ce,de,bd,fe,eb,ab,nn,af,da,dc -/- 1.B.path.B"
    );
}

#[test]
fn bg_m4_down_faces_are_known_once_their_tile_has_been_turned() {
    let from = classic(2, "0,5,10,15", &[], "-/-", "1.A.flipN.A");
    let position = play(&from, "f2 f10");
    for viewer in Viewer::all(2) {
        let view = position.view(viewer);
        let known: Vec<(usize, char)> = view
            .down
            .iter()
            .enumerate()
            .filter_map(|(at, face)| face.map(|face| (at + 1, face.letter())))
            .collect();
        assert_eq!(known, [(2, 'a'), (10, 'c')]);
        // The text of a view shows only what is visible now.
        let hidden = "a?,c?,a?,a?,a?,b?,b?,b?,b?,d?,c?,c?,d?,d?,e?,n?";
        assert_eq!(view.to_string(), format!("bg classic.2.4.e.pairs 0,5,10,15 {hidden} 2+10/- 1.A.flipN.A"));
    }
    // A position that is read again has the same text, but no memory.
    let again = read(&position.to_string());
    assert_eq!(again.view(Viewer::Spectator).down, [None; 16]);
    assert_ne!(again, position);
}

#[test]
fn bg_m4_a_spectator_sees_which_face_comes_up() {
    let from = classic(2, "0,5,10,15", &[], "-/-", "1.A.flipN.A");
    let (before, after) = (read(&from), play(&from, "f2"));
    for viewer in Viewer::all(2) {
        let seen = before.seen("f2".parse().expect("an action"), &after, viewer);
        assert_eq!(seen.to_string(), "f2=c");
    }
}

#[test]
fn bg_m5_both_paths_are_empty_at_the_start() {
    let text = deal(3, &[]).to_string();
    assert_eq!(text.split(' ').nth(4), Some("-/-"));
}

#[test]
fn bg_m6_guards_by_the_number_of_players() {
    let movers = |seats: u8, active: char| {
        let turn = format!("9.{active}.use.{active}");
        let mut position = play(&classic(seats, "1,6,11,16", &[], "16/1", &turn), "useN");
        let mut deciders = Vec::new();
        while let Some(seat) = position.decider().filter(|_| position.turn_number() == 9) {
            deciders.push(format!("{}{seat}", &position.phase().to_string()[5..6]));
            position.apply("cw".parse().expect("an action"), &mut Dice::quick(0));
        }
        deciders.join(" ")
    };
    assert_eq!(movers(4, 'A'), "yA wB gC rD");
    assert_eq!(movers(3, 'A'), "yA wB gC rA");
    assert_eq!(movers(2, 'A'), "yA wA gB rA");
    // Two players sit opposite each other.
    assert_eq!(movers(2, 'B'), "gB rB yA wB");
    assert!(Position::deal(&Settings::new(), 5, &mut Dice::quick(0)).is_err());
    assert!(Position::deal(&Settings::new(), 1, &mut Dice::quick(0)).is_err());
}

#[test]
fn bg_m6_the_first_player_is_chosen_or_random() {
    for seat in Seat::first(4) {
        assert_eq!(deal(4, &[("first", word(&seat.to_string()))]).decider(), Some(seat));
    }
    let random: Vec<Option<Seat>> = (0..100)
        .map(|number| {
            Position::deal(&Settings::new(), 3, &mut Dice::quick(number)).expect("the presets").decider()
        })
        .collect();
    assert!(Seat::first(3).all(|seat| random.contains(&Some(seat))));
    assert!(Position::deal(&Settings::new().with("first", word("D")), 3, &mut Dice::quick(0)).is_err());
}
