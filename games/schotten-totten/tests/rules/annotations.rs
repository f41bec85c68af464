//! What the rules say about stones, in the form that every game uses.

use schotten_totten::Position;
use tabletop::{Annotation, Describe, Game, Seat, Value, Viewer};

use crate::support::{Scene, at};

fn explain(scene: &Scene, seat: Seat, touch: &str) -> Option<Annotation> {
    let explained = Position::explain(&scene.position.view(Viewer::Spectator), seat, touch);
    for viewer in [Seat::A, Seat::B] {
        let view = scene.position.view(viewer.into());
        assert_eq!(Position::explain(&view, seat, touch), explained, "a proof rests on what lies open");
    }
    explained
}

/// Role, facts and pieces of each evidence.
fn evidence(annotation: &Annotation) -> Vec<String> {
    let each = |one: &tabletop::Evidence| {
        let facts: Vec<String> = one.facts.iter().map(|(name, value)| format!("{name}={value}")).collect();
        format!("{} [{}] {}", one.role, facts.join(" "), one.pieces.join(" "))
    };
    annotation.evidence.iter().map(each).collect()
}

#[test]
fn st_c3_a_stone_that_can_be_claimed_names_the_action_and_the_proof() {
    let scene = at("classic 2=o9y9g9|b8b9:< 6=b7p1|p2");
    let stone = explain(&scene, Seat::A, "stone:2").expect("there is such a stone");
    assert_eq!(
        (stone.touch.as_str(), stone.seat, stone.action.as_deref()),
        ("stone:2", Some(Seat::A), Some("!2"))
    );
    assert_eq!(
        evidence(&stone),
        [
            "own [formation=kind sum=27] o9 y9 g9",
            "best-reply [formation=colour sum=23] b8 b9 b6",
            "ruled-out-by [] b7"
        ]
    );
    assert_eq!(stone.evidence[0].facts[1], ("sum", Value::Number(27)));
    assert_eq!(stone.phrase, scene.explain(Seat::A, 2).phrase());
    let phrases: Vec<_> = stone.evidence.iter().map(|one| one.phrase.clone()).collect();
    let [english, french, german, spanish] = laws::translate::<Position>(&phrases);
    assert_eq!(
        english,
        [
            "Your side: three of a kind (sum 27)",
            "The best the other side can still have: a colour (sum 23)",
            "Already on the table, so out of reach"
        ]
    );
    assert_eq!(french[2], "Déjà sur la table, donc hors de portée");
    assert_eq!(german[2], "Schon auf dem Tisch und damit unerreichbar");
    assert!(spanish[2].contains("en la mesa"), "{}", spanish[2]);
}

#[test]
fn st_f4_four_of_a_kind_are_not_called_three() {
    let scene = at("2016t 1=r9o9y9|-:< A=g9 B=MF B.play.0").play("MF@1 +c g9@1");
    let stone = explain(&scene, Seat::A, "stone:1").expect("there is such a stone");
    assert_eq!(evidence(&stone)[0], "own [formation=kind sum=36] r9 o9 y9 g9");
    let [english, french, german, spanish] = laws::translate::<Position>(&[stone.evidence[0].phrase.clone()]);
    assert_eq!(english, ["Your side: four of a kind (sum 36)"]);
    assert_eq!(french, ["Votre côté\u{a0}: un carré (somme 36)"]);
    assert_eq!(german, ["Deine Seite hat einen Vierling (Summe 36)"]);
    assert!(spanish[0].contains("un cuarteto (suma 36)"), "{}", spanish[0]);
}

#[test]
fn st_c6_a_stone_that_cannot_be_claimed_allows_nothing() {
    let scene = at("2016 3=r5o5y5|g8b8:< 4=r8o8y8|-:< A=p8");
    let stone = explain(&scene, Seat::A, "stone:3").expect("there is such a stone");
    assert_eq!((stone.action, stone.phrase.key), (None, "st-claim-beatable"));
}

#[test]
fn st_c1_evidence_that_does_not_exist_is_empty() {
    let scene = at("2016 2=r7r8|b7b8b9:>");
    let stone = explain(&scene, Seat::A, "stone:2").expect("there is such a stone");
    assert_eq!(evidence(&stone), ["own [] ", "best-reply [formation=colour-run sum=24] b7 b8 b9"]);
    assert_eq!((stone.action, stone.phrase.key), (None, "st-claim-incomplete"));
}

#[test]
fn st_c4_a_side_that_can_no_longer_be_completed_has_no_best_reply() {
    let scene = at("2016 1=r1o1y3|p9:< A=b9 B=g9 fill=23456789");
    let stone = explain(&scene, Seat::A, "stone:1").expect("there is such a stone");
    assert_eq!(evidence(&stone), ["own [formation=sum sum=5] r1 o1 y3", "best-reply [] "]);
    assert_eq!((stone.action.as_deref(), stone.phrase.key), (Some("!1"), "st-claim-out-of-cards"));
}

#[test]
fn open_stones_with_a_complete_side_are_annotated_unasked() {
    let scene = at("2016 1=r7r8r9|b7b8:<A 2=r5o5y5|g9b9p8:> 3=r1|b1b2b3:> 4=p1p2|y1");
    let annotations = Position::annotations(&scene.position.view(Viewer::Spectator));
    let named: Vec<String> =
        annotations.iter().map(|one| format!("{} {}", one.seat.expect("a seat"), one.touch)).collect();
    assert_eq!(named, ["A stone:2", "B stone:2", "B stone:3"], "1 is claimed, and no side of 4 is complete");
}

#[test]
fn every_stone_can_be_explained_and_those_with_cards_are_listed() {
    let scene = at("2016 1=r7r8r9|b7b8:<A 4=p1p2|-");
    assert_eq!(Position::explainable(&scene.position.view(Viewer::Spectator)), ["stone:1", "stone:4"]);
    for seat in [Seat::A, Seat::B] {
        let owned = explain(&scene, seat, "stone:1").expect("there is such a stone");
        assert_eq!((owned.phrase.key, owned.action), ("st-claim-owned", None));
        assert_eq!(
            explain(&scene, seat, "stone:9").expect("bare stones too").phrase.key,
            "st-claim-incomplete"
        );
    }
    for other in ["stone:0", "stone:10", "stone:01", "stone:+1", "stone:", "stone", "1", "claim:1", "hand:r1"]
    {
        assert_eq!(explain(&scene, Seat::A, other), None, "{other}");
    }
}

#[test]
fn st_x2_a_joker_that_stays_in_hand_is_explained_to_its_holder_only() {
    use tabletop::{Game, Seat, Viewer};
    let scene = at("2016t 9=J1|- 8=-|SP A=r1J2 B=p9 1j-1");
    let keys = |viewer: Viewer| -> Vec<(String, &str)> {
        let all = schotten_totten::Position::annotations(&scene.position.view(viewer));
        all.into_iter().map(|annotation| (annotation.touch, annotation.phrase.key)).collect()
    };
    assert_eq!(keys(Viewer::Seat(Seat::A)), [("hand:J2".to_owned(), "st-illegal-joker-stays")]);
    assert_eq!(keys(Viewer::Seat(Seat::B)), []);
    assert_eq!(keys(Viewer::Spectator), []);
}
