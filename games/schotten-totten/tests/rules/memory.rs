//! What a seat knows: open cards, its own hand, and the cards it has put back with the Recruiter.

use schotten_totten::{Card, CardSet, HandView, Position, View};
use tabletop::{Dice, Game, Seat, Seed, Viewer};

use crate::support::{Scene, at, load};

const A: Viewer = Viewer::Seat(Seat::A);
const B: Viewer = Viewer::Seat(Seat::B);

fn card(code: &str) -> Card {
    code.parse().unwrap()
}

fn set(codes: &[&str]) -> CardSet {
    codes.iter().map(|code| card(code)).collect()
}

fn view(scene: &Scene, viewer: Viewer) -> View {
    scene.position.view(viewer)
}

/// What a viewer sees of an action.
fn seen(scene: &Scene, action: &str, viewer: Viewer) -> String {
    let after = scene.play(action);
    scene.position.seen(action.parse().unwrap(), &after.position, viewer).to_string()
}

/// The cards of the other hand that a viewer knows.
fn known(scene: &Scene, viewer: Viewer, other: Seat) -> CardSet {
    match view(scene, viewer).hands[other.index()] {
        HandView::Own(_) => panic!("not the viewer's own hand"),
        HandView::Other { known, .. } => known,
    }
}

/// A has put p1 and then p2 back: three cards are in the clan pile, those two lowest.
fn returned() -> Scene {
    let scene = at("2016t fill=1234567 8=b6|b7 9=b8|- A=b9p1p2RC B=p3p4 clan=p5p6p7p8");
    let scene = scene.play("RC +c +c +c -p1 -p2");
    assert_eq!(scene.decks(), "p8p1p2/J1J2SPSBBMMFSTBNTR");
    scene
}

#[test]
fn st_x6_the_player_of_the_recruiter_knows_what_lies_lowest() {
    let pile = view(&returned(), A).clan;
    assert_eq!((pile.len, pile.returned), (3, 2));
    assert_eq!(pile.known, [Some(card("p2")), Some(card("p1"))], "lowest first");
}

#[test]
fn st_x6_the_others_know_under_which_piles_cards_were_put() {
    for viewer in [B, Viewer::Spectator] {
        let seen = view(&returned(), viewer);
        assert_eq!((seen.clan.len, seen.clan.returned, seen.clan.known), (3, 2, [None; 2]));
        assert_eq!((seen.tactic.len, seen.tactic.returned, seen.tactic.known), (9, 0, [None; 2]));
        assert_eq!(seen.recruiter, Some(Seat::A));
    }
}

#[test]
fn st_x6_cards_under_both_piles() {
    let scene = at("2016t B=r1RC B.play.0").play("RC +c +c +t -r1 -J1");
    let own = view(&scene, B);
    assert_eq!((own.clan.known, own.tactic.known), ([Some(card("r1")), None], [Some(card("J1")), None]));
    let other = view(&scene, A);
    assert_eq!((other.clan.known, other.tactic.known), ([None; 2], [None; 2]));
    assert_eq!((other.clan.returned, other.tactic.returned), (1, 1));
}

#[test]
fn st_x6_a_returned_card_is_known_in_the_hand_of_the_opponent() {
    let scene = returned().play("+c p3@8");
    assert_eq!(known(&scene, A, Seat::B), CardSet::EMPTY);
    for (viewer, text) in [(A, "+p1"), (B, "+p1"), (Viewer::Spectator, "+c")] {
        assert_eq!(seen(&scene, "+c", viewer), text);
    }
    let scene = scene.play("+c");
    assert_eq!(scene.hands(), "b9p5p6p7p8/p1p4");
    assert_eq!(known(&scene, A, Seat::B), set(&["p1"]));
    assert_eq!(view(&scene, A).clan.known, [Some(card("p2")), None]);
    assert_eq!(view(&scene, B).exposed, set(&["p1"]), "B can count as well");
    assert_eq!(known(&scene, Viewer::Spectator, Seat::B), CardSet::EMPTY);
    assert_eq!(view(&scene, Viewer::Spectator).exposed, CardSet::EMPTY);
}

#[test]
fn st_x6_a_card_above_the_returned_ones_stays_unknown() {
    let scene = returned().play("+t p3@8");
    for (viewer, clan, tactic) in [(A, "+c", "+t"), (B, "+p8", "+J2"), (Viewer::Spectator, "+c", "+t")] {
        assert_eq!((seen(&scene, "+c", viewer), seen(&scene, "+t", viewer)), (clan.into(), tactic.into()));
    }
    let scene = scene.play("+c");
    assert_eq!(known(&scene, A, Seat::B), CardSet::EMPTY);
    assert_eq!(view(&scene, A).clan.known, [Some(card("p2")), Some(card("p1"))]);
}

#[test]
fn st_x6_a_known_card_that_is_played_is_no_secret_any_more() {
    let scene = returned().play("+c p3@8 +c p5@9 +t");
    assert_eq!(known(&scene, A, Seat::B), set(&["p1"]));
    let scene = scene.play("p1@9");
    assert_eq!(known(&scene, A, Seat::B), CardSet::EMPTY);
    assert_eq!(view(&scene, B).exposed, CardSet::EMPTY);
    let scene = scene.play("+c");
    assert_eq!(known(&scene, A, Seat::B), set(&["p2"]));
    assert_eq!(view(&scene, A).clan.known, [None; 2]);
}

#[test]
fn st_x6_a_returned_card_that_its_player_draws_again_is_an_ordinary_card() {
    let scene = returned().play("+c p3@8 +t p5@9");
    assert_eq!(seen(&scene, "+c", B), "+c");
    let scene = scene.play("+c");
    assert_eq!(scene.hands(), "b9p1p6p7p8/p4J1");
    assert_eq!(known(&scene, A, Seat::B), CardSet::EMPTY);
    assert_eq!(view(&scene, B).exposed, CardSet::EMPTY);
    assert_eq!(known(&scene, B, Seat::A), CardSet::EMPTY);
    assert_eq!(view(&scene, A).exposed, CardSet::EMPTY);
    assert_eq!(view(&scene, B).clan.returned, 1);
}

#[test]
fn other_draws_are_seen_by_the_drawing_seat() {
    let scene = at("2016t A=r1 clan=p9 tactic=TR").play("r1@1");
    for (action, own, other) in [("+c", "+p9", "+c"), ("+t", "+TR", "+t")] {
        assert_eq!(seen(&scene, action, A), own);
        assert_eq!(seen(&scene, action, B), other);
        assert_eq!(seen(&scene, action, Viewer::Spectator), other);
    }
    for viewer in Viewer::all(2) {
        assert_eq!(seen(&at("2016t A=r1"), "r1@1", viewer), "r1@1");
    }
}

#[test]
fn memory_is_empty_after_reading_a_position() {
    let scene = returned().play("+c p3@8 +c");
    let read = load(&scene.text());
    for viewer in Viewer::all(2) {
        let seen = view(&read, viewer);
        assert_eq!((seen.recruiter, seen.exposed), (None, CardSet::EMPTY));
        assert_eq!((seen.clan.returned, seen.clan.known), (0, [None; 2]));
    }
    assert_eq!(known(&read, A, Seat::B), CardSet::EMPTY);
    assert_ne!(view(&read, A), view(&scene, A));
    assert_eq!(view(&read, A).to_string(), view(&scene, A).to_string(), "the text shows no memory");
}

#[test]
fn a_view_text_hides_what_the_seat_remembers() {
    let text = view(&returned(), A).to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    assert_eq!(fields[3..5], ["b9p5p6p7/????", "??????/!!!!!!!!!!!!!!!!!!"]);
}

#[test]
fn views_do_not_depend_on_what_is_hidden() {
    let border = "1=r1|b1 2=SP|- 1-0";
    let of_a = |rest: &str| view(&at(&format!("2016t {border} A=r5J1 {rest}")), A);
    assert_eq!(of_a("B=g1g2MF clan=g3g4 tactic=TR"), of_a("B=g3g4TR clan=g2g1 tactic=BM"));
    assert_ne!(of_a("B=g1g2MF"), of_a("B=g1g2"), "how many cards there are is public");
    assert_ne!(of_a("B=g1g2MF"), of_a("B=g1g2g3"), "the counts of clan and tactic cards differ");
    let watched = |rest: &str| view(&at(&format!("2016t {border} {rest}")), Viewer::Spectator);
    assert_eq!(watched("A=r5J1 B=g1"), watched("A=g1TR B=y9"));
}

#[test]
fn a_determinized_position_agrees_with_the_view_it_came_from() {
    let scene = returned().play("+c p3@8 +c");
    for viewer in Viewer::all(2) {
        let seen = view(&scene, viewer);
        for byte in 0..50 {
            let guess = Position::determinize(&seen, &mut Dice::from_seed(Seed([byte; 32])));
            assert_eq!(guess.view(viewer), seen);
            assert_eq!(load(&guess.to_string()).text(), guess.to_string());
        }
    }
}

#[test]
fn a_determinized_position_keeps_what_the_seat_knows_and_guesses_the_rest() {
    // A knows that B has p1 and that p2 is the only clan card of the pile.
    let scene = returned().play("+c p3@8 +c");
    let guesses = |viewer: Viewer| -> Vec<Scene> {
        let seen = view(&scene, viewer);
        (0..50)
            .map(|byte| Position::determinize(&seen, &mut Dice::from_seed(Seed([byte; 32]))))
            .map(|position| Scene { position })
            .collect()
    };
    assert!(guesses(A).iter().all(|guess| guess.hands() == "b9p5p6p7p8/p1p4"), "nothing is unknown to A");
    assert!(guesses(A).iter().all(|guess| guess.decks().starts_with("p2/")));
    let of_b = guesses(B);
    assert!(of_b.iter().all(|guess| guess.hands().ends_with("/p1p4")));
    assert!(of_b.iter().any(|guess| !guess.decks().starts_with("p2/")), "B does not know p2");
    let watched = guesses(Viewer::Spectator);
    assert!(watched.iter().any(|guess| !guess.hands().ends_with("/p1p4")));
    assert!(of_b.iter().any(|guess| !guess.decks().ends_with("/J1J2SPSBBMMFSTBNTR")));
}

#[test]
fn the_proof_of_a_view_is_the_proof_of_the_position() {
    let scene = at("2016 1=r1o1y3|p9:< A=b9 B=g9 fill=23456789");
    for viewer in Viewer::all(2) {
        let seen = view(&scene, viewer);
        for seat in [Seat::A, Seat::B] {
            assert_eq!(seen.claim_proof().claims(seat), scene.position.claim_proof().claims(seat));
        }
        assert_eq!(
            seen.claim_proof().explain_claim(Seat::A, crate::support::stone(1)),
            scene.explain(Seat::A, 1)
        );
    }
}
