//! Hints, annotations and the analysis of positions.

use wire::{Annotation, Fact, Hint, ReviewPart, ReviewRequest, Study, StudyRequest, TableRequest};

use crate::support::client::{a_starts, against_bot, refusal, table_for};
use crate::support::play::{deal, play};
use crate::support::server::TestServer;

/// A position in which A can claim the first stone.
const CLAIMABLE: &str = "st 2016 r7r8r9|g1g2y9:</-|-/-|-/-|-/-|-/-|-/-|-/-|-/-|- o5g8b2b6b8p9/r6o4y2y4g4p1 \
    b4r5b3o6p3b1p8y6y5r2g9p2g5y3p4o7g6o2b9r4p7o3b7g7b5g3o1r3o8p5y7p6y8r1y1o9/- - 0-0 A.claim.0";

fn study(position: &str) -> StudyRequest {
    StudyRequest {
        position: position.to_owned(),
        seed: None,
        actions: Vec::new(),
        seat: None,
        level: None,
        reasons: Vec::new(),
    }
}

#[tokio::test]
async fn a_hint_against_bots_is_a_legal_move() {
    let server = TestServer::open().await;
    let ([ann], sockets) = server.deal(&a_starts(against_bot("schotten-totten"))).await;
    let state = &sockets[0].state;
    assert!(state.can_hint);
    let hint: Hint = ann.post(&format!("/api/tables/{}/hint", state.table), &()).await.expect("a hint");
    let advised = state.moves.iter().find(|one| one.action == hint.action).expect("the action is legal");
    assert_eq!(hint.touches, advised.touches);
    assert!((0.0..=1.0).contains(&hint.value) && hint.others.len() <= 4);
    assert!(hint.others.iter().all(|(action, _)| *action != hint.action));
    let stranger = server.guest().await;
    let refused = stranger.post::<Hint>(&format!("/api/tables/{}/hint", state.table), &()).await;
    assert_eq!(refusal(refused), (403, "no-hint".to_owned()));
}

#[tokio::test]
async fn hints_are_refused_against_people_and_out_of_turn() {
    let server = TestServer::without_bot_threads(crate::support::database::Database::sqlite()).await;
    let ([ann, _], among_people) = server.deal(&a_starts(table_for(2, "schotten-totten"))).await;
    let mut with_bot = deal(&[&ann], &a_starts(against_bot("schotten-totten"))).await;
    let card = with_bot[0].first_action();
    with_bot[0].act_all(&[&card, "+c"]).await.expect("both are legal");
    for socket in [&among_people[0], &with_bot[0]] {
        assert!(!socket.state.can_hint);
        let refused = ann.post::<Hint>(&format!("/api/tables/{}/hint", socket.state.table), &()).await;
        assert_eq!(refusal(refused), (403, "no-hint".to_owned()));
    }
    let waiting = ann.make(&a_starts(against_bot("schotten-totten"))).await;
    let refused = ann.post::<Hint>(&format!("/api/tables/{waiting}/hint"), &()).await;
    assert_eq!(refusal(refused), (403, "no-hint".to_owned()));
}

#[tokio::test]
async fn annotations_explain_a_stone() {
    let server = TestServer::open().await;
    let [ann, ben] = server.guests().await;
    let id = ann.make(&a_starts(table_for(2, "schotten-totten"))).await;
    let path = |rest: &str| format!("/api/tables/{id}/annotations/{rest}");
    let not_playing = refusal(ann.get::<Annotation>(&path("stone:1?seat=A")).await);
    assert_eq!(not_playing, (409, "not-playing".to_owned()));
    ben.submit(&id, TableRequest::Sit { seat: None }).await.expect("the seat is free");
    let mut sockets = vec![ann.socket(&id).await, ben.socket(&id).await];
    crate::support::play::get_ready(&mut sockets).await;
    let card = sockets[0].first_action();
    play(&mut sockets, &card).await;
    for who in [&ann, &ben, &server.nobody()] {
        let explained: Annotation = who.get(&path("stone:1?seat=B")).await.expect("an explanation");
        assert_eq!((explained.touch.as_str(), explained.seat.as_deref()), ("stone:1", Some("B")));
        assert_eq!((explained.action, explained.phrase.key.as_str()), (None, "st-claim-incomplete"));
        let own = &explained.evidence[0];
        assert!(own.role == "own" && own.facts.is_empty() && own.pieces.is_empty());
    }
    for (who, seat) in [(&ann, "A"), (&ben, "B"), (&server.nobody(), "A")] {
        let explained: Annotation = who.get(&path("stone:1")).await.expect("an explanation");
        assert_eq!(explained.seat.as_deref(), Some(seat), "the default is the own seat");
    }
    for bad in ["stone:0?seat=A", "stone:10?seat=A", "stone:1?seat=C", "stone:1?seat=x", "stone", "hand:r1"] {
        let refused = refusal(ann.get::<Annotation>(&path(bad)).await);
        assert_eq!(refused, (422, "no-annotation".to_owned()), "{bad}");
    }
    let bergues = deal(&[&ann], &against_bot("bergues")).await;
    let other = format!("/api/tables/{}/annotations/stone:1?seat=A", bergues[0].state.table);
    assert_eq!(refusal(ann.get::<Annotation>(&other).await), (422, "no-annotation".to_owned()));
}

#[tokio::test]
async fn a_position_is_analysed() {
    let server = TestServer::open().await;
    let nobody = server.nobody();
    let looked: Study = nobody.post("/api/study", &study(CLAIMABLE)).await.expect("a valid position");
    assert_eq!((looked.game.as_str(), looked.players, looked.seat.as_str()), ("schotten-totten", 2, "A"));
    assert_eq!((looked.position.as_str(), looked.turn.as_deref()), (CLAIMABLE, Some("A")));
    assert!(looked.moves.iter().any(|one| one.action == "!1"));
    let stone = looked.annotations.iter().find(|one| one.seat.as_deref() == Some("A"));
    let stone = stone.expect("A's side is complete");
    assert_eq!((stone.touch.as_str(), stone.action.as_deref()), ("stone:1", Some("!1")));
    assert_eq!(stone.evidence[0].facts["sum"], Fact::Number(24));
    assert!(looked.view.contains("????????????") && looked.hint.is_none() && looked.verdict.is_none());

    let request =
        StudyRequest { actions: vec!["!1".to_owned()], level: Some("lamb".to_owned()), ..study(CLAIMABLE) };
    let after: Study = nobody.post("/api/study", &request).await.expect("the stone can be claimed");
    assert_eq!((after.scores, after.phrases.len()), (vec![1, 0], 1));
    let hint = after.hint.expect("a hint was requested");
    assert!(after.moves.iter().any(|one| one.action == hint.action));
    let again: Study = nobody.post("/api/study", &request).await.expect("the stone can be claimed");
    assert_eq!(again.hint, Some(hint), "the same request gets the same hint");
    let seen: Study = nobody
        .post("/api/study", &StudyRequest { seat: Some("B".to_owned()), ..study(CLAIMABLE) })
        .await
        .expect("B looks");
    assert!(seen.view.contains("/r6o4y2y4g4p1 ") && !seen.view.contains("o5g8b2b6b8p9"));
}

#[tokio::test]
async fn invalid_positions_are_refused() {
    let server = TestServer::open().await;
    let nobody = server.nobody();
    let actions = |actions: Vec<&str>| StudyRequest {
        actions: actions.into_iter().map(str::to_owned).collect(),
        ..study(CLAIMABLE)
    };
    for (code, request) in [
        ("bad-position", study("")),
        ("bad-position", study("chess")),
        ("bad-position", study(&CLAIMABLE.replace("r7r8r9", "r7r8r8"))),
        ("bad-position", study(&"x".repeat(4001))),
        ("bad-position", StudyRequest { seed: Some("12".to_owned()), ..study(CLAIMABLE) }),
        ("bad-position", StudyRequest { seat: Some("C".to_owned()), ..study(CLAIMABLE) }),
        ("bad-position", StudyRequest { level: Some("god".to_owned()), ..study(CLAIMABLE) }),
        ("bad-position", actions(vec!["+c"; 301])),
        ("bad-action", actions(vec!["nonsense"])),
        ("illegal-action", actions(vec!["!2"])),
    ] {
        let refused = nobody.post::<Study>("/api/study", &request).await;
        assert_eq!(refusal(refused), (422, code.to_owned()), "{request:?}");
    }
}

#[tokio::test]
async fn a_view_is_analysed_and_the_rules_say_why() {
    let server = TestServer::open().await;
    let nobody = server.nobody();
    let open: Study = nobody.post("/api/study", &study(CLAIMABLE)).await.expect("a valid position");
    let request = StudyRequest { reasons: vec!["!1".to_owned(), "nonsense".to_owned()], ..study(&open.view) };
    let seen: Study = nobody.post("/api/study", &request).await.expect("a view is enough");
    assert_eq!((seen.view, seen.moves), (open.view, open.moves));
    let [claim, nothing] = &seen.reasons[..] else { panic!("one list for each action: {:?}", seen.reasons) };
    assert_eq!(claim[0].touch, "stone:1");
    assert!(nothing.is_empty());
}

#[tokio::test]
async fn a_record_is_reviewed_in_parts() {
    let server = TestServer::open().await;
    let nobody = server.nobody();
    let record = include_str!("../../../marchstone/tests/fixtures/bergues.txt").to_owned();
    let mut request = ReviewRequest { record, round: 0, done: 0, chances: Vec::new() };
    let first: ReviewPart = nobody.post("/api/review", &request).await.expect("a record");
    assert_eq!(first.steps[0].number, 0);
    // A fast machine may review the whole game in one request: the next one begins in the middle of what was returned.
    let done = first.steps.len().div_ceil(2);
    let last = &first.steps[done - 1];
    request.done = done as u32;
    request.chances = last.changes.iter().map(|change| (change.chance, change.error)).collect();
    let next: ReviewPart = nobody.post("/api/review", &request).await.expect("a record");
    assert_eq!((next.all, next.steps[0].number), (first.all, request.done));
    for (before, after) in last.changes.iter().zip(&next.steps[0].changes) {
        let sum = before.chance + after.luck + after.own + after.others;
        assert!((sum - after.chance).abs() < 1e-9, "the parts follow each other");
    }
    for bad in [
        ReviewRequest { record: "nonsense".to_owned(), ..request.clone() },
        ReviewRequest { round: 7, ..request.clone() },
    ] {
        assert_eq!(refusal(nobody.post::<ReviewPart>("/api/review", &bad).await).1, "bad-position");
    }
}
