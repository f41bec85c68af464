//! What an army is worth and why, as each viewer may know it (LS-E1, LS-E2).

use lords_of_scotland::Position;
use tabletop::{Annotation, Game, Seat, Value, Viewer};

use super::at;

const SPECTATOR: Viewer = Viewer::Spectator;

/// A position in round 3 with these armies.
fn armies(armies: &str) -> Position {
    at(&format!("ls 2.L.40 * - sC,mC,dC,wC,fC oCk9 s2/m2 {armies} -/- A.3.A.act"))
}

/// The same with the Bruce cards.
fn with_bruce(armies: &str) -> Position {
    at(&format!("ls 2b.L.40 * - sC,mC,dC,wC,fC oCk9 s2/m2 {armies} -/- A.3.A.act"))
}

fn army(position: &Position, viewer: Viewer, seat: Seat) -> Annotation {
    let touch = format!("army:{seat}");
    let explained = Position::explain(&position.view(viewer), Seat::A, &touch).expect("the seat exists");
    assert_eq!((explained.touch.as_str(), explained.seat, &explained.action), (&*touch, Some(seat), &None));
    explained
}

fn number(annotation: &Annotation, name: &str) -> i64 {
    match annotation.evidence[0].facts.iter().find(|(fact, _)| *fact == name) {
        Some((_, Value::Number(number))) => *number,
        other => panic!("{name} is {other:?}"),
    }
}

/// The bounds of the total, and of the place.
fn worth(annotation: &Annotation) -> [(i64, i64); 2] {
    assert_eq!(annotation.evidence[0].role, "strengths");
    let bounds = |low, high| (number(annotation, low), number(annotation, high));
    [bounds("least", "most"), bounds("best", "worst")]
}

/// The pieces of the evidence with this role.
fn pieces(annotation: &Annotation, role: &str) -> String {
    let found = annotation.evidence.iter().find(|evidence| evidence.role == role);
    found.map_or("-".to_owned(), |evidence| evidence.pieces.join(" "))
}

fn english(annotation: &Annotation) -> String {
    let [english, ..] = laws::translate::<Position>(std::slice::from_ref(&annotation.phrase));
    english[0].clone()
}

#[test]
fn ls_e1_one_bloodline_counts_double() {
    let position = armies("o3o4/k2w9");
    let own = army(&position, SPECTATOR, Seat::A);
    assert_eq!(worth(&own), [(14, 14), (1, 1)]);
    assert_eq!(pieces(&own, "strengths"), "o3 o4");
    assert_eq!(
        english(&own),
        "The army of A is worth 14: its strengths add up to 7, and that counts double, as all its clans are of the \
         same bloodline. As it stands, it comes 1st of 2."
    );
    let other = army(&position, SPECTATOR, Seat::B);
    assert_eq!(worth(&other), [(11, 11), (2, 2)]);
    assert_eq!((other.phrase.key, pieces(&other, "different").as_str()), ("ls-army-mixed", "k2 w9"));
}

#[test]
fn ls_e1_a_single_clan_does_not_count_double() {
    let single = army(&armies("o8/-"), SPECTATOR, Seat::A);
    assert_eq!((single.phrase.key, worth(&single)), ("ls-army-single", [(8, 8), (1, 1)]));
}

#[test]
fn ls_p11_a_joined_bruce_does_not_keep_an_army_from_counting_double() {
    let joined = army(&with_bruce("b1+bo3/-"), SPECTATOR, Seat::A);
    assert_eq!((joined.phrase.key, worth(&joined)[0]), ("ls-army-double", (30, 30)));
    assert_eq!(pieces(&joined, "joins"), "b1");
    let apart = army(&with_bruce("b1o3/-"), SPECTATOR, Seat::A);
    assert_eq!((apart.phrase.key, worth(&apart)[0]), ("ls-army-mixed", (15, 15)));
    assert_eq!(pieces(&apart, "different"), "b1 o3");
}

#[test]
fn ls_e2_a_tie_is_settled_by_the_highest_ranked_card() {
    let position = armies("o7k3/w9m1");
    let (first, second) = (army(&position, SPECTATOR, Seat::B), army(&position, SPECTATOR, Seat::A));
    assert_eq!((worth(&first), worth(&second)), ([(10, 10), (1, 1)], [(10, 10), (2, 2)]));
    assert_eq!((pieces(&first, "tie-break").as_str(), pieces(&second, "tie-break").as_str()), ("w9", "o7"));
}

#[test]
fn ls_e2_without_a_clan_there_is_no_place() {
    let position = armies("o7/-");
    let empty = army(&position, SPECTATOR, Seat::B);
    assert_eq!((empty.phrase.key, empty.evidence.len()), ("ls-army-empty", 0));
    let unasked = Position::annotations(&position.view(SPECTATOR));
    assert_eq!(unasked.iter().map(|one| one.touch.as_str()).collect::<Vec<_>>(), ["army:A"]);
}

#[test]
fn ls_t4_a_face_down_clan_is_known_to_its_owner_alone() {
    let position = armies("o3(o4)/k2w9");
    let own = army(&position, Seat::A.into(), Seat::A);
    assert_eq!((own.phrase.key, worth(&own)), ("ls-army-double", [(14, 14), (1, 1)]));
    for viewer in [Seat::B.into(), SPECTATOR] {
        let other = army(&position, viewer, Seat::A);
        assert_eq!((other.phrase.key, pieces(&other, "strengths").as_str()), ("ls-army-hidden", "o3"));
        // The weakest card out of sight has strength 1. Forsyth 12 is a supporter, so the best double is with 11.
        assert_eq!(worth(&other), [(4, 28), (1, 2)]);
        assert!(!format!("{other:?}").contains("o4"), "{other:?}");
        let rival = army(&position, viewer, Seat::B);
        assert_eq!(worth(&rival), [(11, 11), (1, 2)], "its place depends on the face-down clan");
    }
}

#[test]
fn a_face_down_clan_leaves_the_place_settled_if_it_cannot_matter() {
    let position = armies("o3w4(m3)/kAkB");
    let hidden = army(&position, SPECTATOR, Seat::A);
    assert_eq!((worth(&hidden), pieces(&hidden, "different").as_str()), ([(8, 19), (2, 2)], "o3 w4"));
    assert_eq!(worth(&army(&position, SPECTATOR, Seat::B)), [(42, 42), (1, 1)]);
    assert_eq!(
        english(&hidden),
        "In the army of A, one clan that you do not know lies face down. It is worth between 8 and 19. As it stands, \
         it comes 2nd of 2."
    );
}

#[test]
fn what_happens_at_the_end_is_named() {
    let position = armies("c5+cd3+d/-");
    let own = army(&position, SPECTATOR, Seat::A);
    assert_eq!((pieces(&own, "two").as_str(), pieces(&own, "stays").as_str()), ("c5", "d3"));
}
