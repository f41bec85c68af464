//! Whole games over HTTP and WebSocket: what each viewer sees, the outcome and the record.

use std::collections::HashMap;

use serde_json::{Value as Json, json};
use tabletop::{Beginning, Dice, Seat, Seed, Viewer, read_records};
use wire::{Ending, EventKind, Invitee, NewTable, Replay, State, Status, Verdict};

use crate::support::client::{TestClient, bot, refusal};
use crate::support::play::{all_know, deal, play_out};
use crate::support::server::TestServer;
use crate::support::socket::Socket;

fn with_options(game: &str, options: &Json, seats: Vec<Invitee>) -> NewTable {
    NewTable { options: options.as_object().cloned(), ..NewTable::new(game, seats) }
}

/// The hand of a seat in a view, if the game has hands.
fn hand(view: &str, seat: Seat) -> Option<&str> {
    let fields: Vec<&str> = view.split(' ').collect();
    let hands = match fields[0] {
        "st" => fields[3],
        "ls" => fields[6],
        _ => return None,
    };
    hands.split('/').nth(seat.index())
}

/// The parts of a view that are hidden from all viewers, as they are written.
fn hidden(view: &str, me: Option<Seat>) -> String {
    let fields: Vec<&str> = view.split(' ').collect();
    let others = |field: &str| -> String {
        let parts = field.split('/').enumerate();
        parts.filter(|(i, _)| Some(*i) != me.map(Seat::index)).map(|(_, part)| part).collect()
    };
    let face_down = |field: &str| -> String {
        field.split('(').skip(1).filter_map(|part| part.split(')').next()).collect()
    };
    match fields[0] {
        "st" => others(fields[3]) + fields[4],
        "ls" => others(fields[6]) + fields[2] + &face_down(fields[4]) + &face_down(&others(fields[7])),
        "bg" => fields[3].split(',').filter_map(|tile| tile.get(1..)).collect(),
        other => panic!("there is no game {other}"),
    }
}

fn viewer(state: &State) -> Viewer {
    state.me.as_ref().map_or(Viewer::Spectator, |seat| Viewer::Seat(seat.parse().expect("a seat")))
}

/// Checks that each viewer saw exactly what the rules show in every position.
fn check_views(sockets: &[Socket], replay: &Replay) {
    for socket in sockets {
        let dealt = socket.states.iter().filter(|state| state.view.is_some());
        let mut count = 0;
        for state in dealt {
            let view = state.view.as_deref().expect("the round is dealt");
            let viewer = viewer(state);
            let hidden = hidden(view, viewer.seat());
            assert!(hidden.chars().all(|c| "?!-/".contains(c)), "{viewer:?} sees {hidden} in {view}");
            let frame = &replay.rounds[usize::from(state.round) - 1].frames[state.ply as usize];
            let position = catalog::load(&frame.position, Seed([0; 32])).expect("a replay holds positions");
            assert_eq!(view, position.view(viewer));
            count += 1;
        }
        assert!(count > 10, "a game has many positions");
    }
}

/// Checks that no message to one viewer contains the hand of another seat at that time, in any field.
fn check_no_hand_leaked(sockets: &[Socket]) {
    for holder in sockets {
        let Some(seat) = viewer(&holder.state).seat() else { continue };
        let hands: HashMap<u32, &str> = (holder.states.iter())
            .filter_map(|state| Some((state.seq, hand(state.view.as_deref()?, seat)?)))
            .filter(|(_, hand)| hand.len() >= 4)
            .collect();
        for other in sockets.iter().filter(|other| other.state.me != holder.state.me) {
            for (seq, text) in &other.messages {
                let leaked = hands.get(seq).is_some_and(|hand| text.contains(hand));
                assert!(!leaked, "{:?} was sent the hand of {seat}: {text}", other.state.me);
            }
            // With tactics a player can know a card that returns to the pile, and recruits are taken in the open.
            let secret = holder.state.view.as_deref().is_some_and(|view| view.starts_with("st 2016 "));
            for events in
                other.events.iter().filter(|_| secret).filter(|events| events.seat == holder.state.me)
            {
                let EventKind::Acted { action, .. } = &events.kind else { continue };
                let Some(hand) = hands.get(&events.seq) else { continue };
                let cards = hand.as_bytes().chunks(2);
                let named = cards.map(String::from_utf8_lossy).find(|card| action.contains(&**card));
                assert_eq!(named, None, "a card in the hand of {seat} was named: {action}");
            }
        }
    }
}

/// Checks that the record replays and that its shuffle matches the commitment.
async fn check_record(who: &TestClient, before: &State, after: &State) -> String {
    let path = format!("/api/tables/{}", after.table);
    let text = who.text(&format!("{path}/record")).await.expect("a finished table has a record");
    let secret = after.fairness.secret.as_deref().expect("the secret is revealed at the end");
    assert_eq!(before.fairness.secret, None);
    assert_eq!(table::fairness::commitment(secret), Some(before.fairness.commitment.clone()));
    assert_eq!(after.fairness.commitment, before.fairness.commitment);
    let replay: Replay = who.get(&format!("{path}/replay")).await.expect("a finished table has a replay");
    let records: Vec<_> = read_records(&text).map(|record| record.expect("the record parses")).collect();
    assert_eq!(records.len(), replay.rounds.len());
    for ((round, record), shown) in (1..).zip(&records).zip(&replay.rounds) {
        let seed = table::fairness::seed(secret, round, &after.fairness.nonces);
        assert_eq!(record.beginning, Beginning::Seed(seed));
        let played = catalog::replay(record).expect("the record replays");
        assert_eq!(shown.frames.len(), played.length() + 1);
        assert_eq!(shown.frames.last().map(|frame| frame.position.clone()), Some(played.position()));
    }
    text
}

/// Two players finish a game while a spectator watches.
async fn two_and_a_spectator(game: &str, options: Json, seed: u64) {
    let server = TestServer::open().await;
    let (ann, ben, watcher) = (server.guest().await, server.guest().await, server.nobody());
    let mut sockets =
        deal(&[&ann, &ben], &with_options(game, &options, vec![Invitee::Me, Invitee::Anyone])).await;
    let id = sockets[0].state.table.clone();
    let before = sockets[0].states[0].clone();
    sockets.push(watcher.socket(&id).await);
    assert_eq!(sockets[2].state.me, None);
    for path in ["record", "replay"] {
        let early = ann.text(&format!("/api/tables/{id}/{path}")).await;
        assert_eq!(refusal(early), (409, "not-over".to_owned()));
    }

    play_out(&mut sockets, &mut Dice::quick(seed)).await;

    all_know(&mut sockets).await;
    let end = sockets[0].state.clone();
    assert_eq!(
        (end.status, end.outcome.as_ref().map(|end| end.ending)),
        (Status::Over, Some(Ending::Played))
    );
    assert!(
        sockets.iter().all(|socket| socket.state.outcome == end.outcome && socket.state.moves.is_empty())
    );
    check_record(&ann, &before, &end).await;
    let replay = watcher.replay(&id).await;
    check_views(&sockets, &replay);
    check_no_hand_leaked(&sockets);
    // The events over HTTP equal those sent over the socket.
    for (who, socket) in [ann, ben].iter().zip(&sockets) {
        let events = who.events(&id).await;
        let later = &events[events.len() - socket.events.len()..];
        assert_eq!(later, socket.events);
    }
}

#[tokio::test]
async fn schotten_totten_for_two_and_a_spectator() {
    two_and_a_spectator("schotten-totten", json!({}), 1).await;
}

#[tokio::test]
async fn schotten_totten_with_tactics_for_two_and_a_spectator() {
    two_and_a_spectator("schotten-totten", json!({"tactics": true, "edition": "classic"}), 2).await;
}

#[tokio::test]
async fn lords_of_scotland_for_two_and_a_spectator() {
    two_and_a_spectator("lords-of-scotland", json!({"target": 20, "bruce": true}), 3).await;
}

#[tokio::test]
async fn bergues_for_two_and_a_spectator() {
    two_and_a_spectator("bergues", json!({"towers": 2}), 4).await;
}

/// A game with people in the first seats and bots in the others.
async fn people_and_bots(game: &str, options: Json, people: usize, bots: usize) {
    let server = TestServer::open().await;
    let mut players = Vec::new();
    for _ in 0..people {
        players.push(server.guest().await);
    }
    let mut seats = vec![Invitee::Anyone; people];
    seats[0] = Invitee::Me;
    seats.resize(people + bots, bot());
    let mut sockets = deal(&players.iter().collect::<Vec<_>>(), &with_options(game, &options, seats)).await;
    let before = sockets[0].states[0].clone();

    play_out(&mut sockets, &mut Dice::quick(5)).await;

    let end = sockets[0].state.clone();
    assert_eq!(end.status, Status::Over);
    assert_eq!(end.fairness.nonces.iter().flatten().count(), people, "bots send no nonces");
    let text = check_record(&players[0], &before, &end).await;
    assert_eq!(text.contains("lamb (bot)"), bots > 0);
    let replay = players[0].replay(&end.table).await;
    check_views(&sockets, &replay);
    check_no_hand_leaked(&sockets);
    let makers = replay.rounds[0].frames.iter().filter_map(|frame| frame.by.clone());
    let makers: std::collections::BTreeSet<String> = makers.collect();
    assert_eq!(makers.len(), people + bots, "all seats have acted");
    // Only people have results.
    players[0].settled(&end.table).await;
    let profile = players[0].profile(&players[0]).await;
    let tally = profile.tallies[0].1;
    assert_eq!(tally.won + tally.drawn + tally.lost, 1);
    let won = end.outcome.map(|end| end.verdict) == Some(Verdict::Won { seat: "A".to_owned() });
    assert_eq!(tally.won == 1, won);
}

#[tokio::test]
async fn schotten_totten_against_a_bot() {
    people_and_bots("schotten-totten", json!({}), 1, 1).await;
}

#[tokio::test]
async fn lords_of_scotland_for_three() {
    people_and_bots("lords-of-scotland", json!({"target": 15}), 3, 0).await;
}

#[tokio::test]
async fn lords_of_scotland_for_two_and_two_bots() {
    people_and_bots("lords-of-scotland", json!({"target": 15}), 2, 2).await;
}

#[tokio::test]
async fn lords_of_scotland_for_one_and_four_bots() {
    people_and_bots("lords-of-scotland", json!({"target": 15}), 1, 4).await;
}

#[tokio::test]
async fn bergues_for_three() {
    people_and_bots("bergues", json!({"towers": 2}), 3, 0).await;
}

#[tokio::test]
async fn bergues_for_two_and_two_bots() {
    people_and_bots("bergues", json!({"towers": 2}), 2, 2).await;
}

#[tokio::test]
async fn the_winner_of_a_round_starts_the_next() {
    let server = TestServer::open().await;
    let new = NewTable { rounds: 3, ..NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone]) };
    let ([ann, ben], mut sockets) = server.deal(&new).await;
    let before = sockets[0].states[0].clone();
    let mut dice = Dice::quick(6);
    let mut points = [0, 0];
    for round in 1..=3 {
        assert_eq!((sockets[0].state.status, sockets[0].state.round), (Status::Playing, round));
        let began = sockets[0].state.turn.clone();
        play_out(&mut sockets, &mut dice).await;
        let state = sockets[0].state.clone();
        let end = sockets[0].events.iter().rev().find_map(|events| match &events.kind {
            EventKind::Acted { ended: Some(ended), .. } => Some(ended.clone()),
            _ => None,
        });
        let verdict = end.expect("the last action ended the round").verdict;
        for (i, seat) in state.seats.iter().enumerate() {
            let won = verdict == Verdict::Won { seat: seat.seat.clone() };
            points[i] += if won { 5 } else { seat.score };
            assert_eq!(seat.points, points[i]);
        }
        if round == 3 {
            break;
        }
        assert_eq!((state.status, state.round, state.turn), (Status::Between, round, None));
        assert_eq!(state.fairness.secret, None, "the secret stays hidden until the match ends");
        assert_eq!(refusal(ann.text(&format!("/api/tables/{}/record", state.table)).await).0, 409);
        for socket in &mut sockets {
            // A nonce after the first round is ignored.
            socket.ready().await;
        }
        all_know(&mut sockets).await;
        let begins = match verdict {
            Verdict::Won { seat } => Some(seat),
            _ => began.map(|seat| if seat == "A" { "B" } else { "A" }.to_owned()),
        };
        assert_eq!(sockets[0].state.turn, begins);
    }
    let end = sockets[0].state.clone();
    let verdict = match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => Verdict::Won { seat: "A".to_owned() },
        std::cmp::Ordering::Less => Verdict::Won { seat: "B".to_owned() },
        std::cmp::Ordering::Equal => Verdict::Draw,
    };
    assert_eq!((end.status, end.outcome.as_ref().map(|end| &end.verdict)), (Status::Over, Some(&verdict)));
    let text = check_record(&ann, &before, &end).await;
    for round in 1..=3 {
        assert!(text.contains(&format!("[Round \"{round}\"]")), "{text}");
    }
    let replay = ann.replay(&end.table).await;
    check_views(&sockets, &replay);
    ben.settled(&end.table).await;
    let history = ben.history().await;
    assert_eq!(history.entries.len(), 1, "a match is one result");
}

#[tokio::test]
async fn resigning_between_rounds_ends_the_match() {
    let server = TestServer::open().await;
    let new = NewTable { rounds: 2, ..NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone]) };
    let ([ann, _], mut sockets) = server.deal(&new).await;
    play_out(&mut sockets, &mut Dice::quick(7)).await;
    assert_eq!(sockets[1].state.status, Status::Between);
    sockets[1].submit(wire::TableRequest::Resign).await.expect("resigning succeeds");
    let outcome = sockets[1].state.outcome.clone().expect("the table is over");
    assert_eq!(
        outcome,
        wire::Outcome { verdict: Verdict::Won { seat: "A".to_owned() }, ending: Ending::Resigned }
    );
    assert_eq!(sockets[1].state.status, Status::Over);
    let replay = ann.replay(&sockets[1].state.table).await;
    assert_eq!(replay.rounds.len(), 1);
}

#[tokio::test]
async fn moves_of_the_opponent_are_not_revealed() {
    let server = TestServer::open().await;
    let new = with_options("lords-of-scotland", &json!({"first": "A"}), vec![Invitee::Me, Invitee::Anyone]);
    let (_, mut sockets) = server.deal::<2>(&new).await;
    sockets[0].act("flip1").await.expect("A skirmish begins");
    let down = |state: &State| state.moves.iter().find(|one| one.action.starts_with('-')).cloned();
    let own = down(&sockets[0].state).expect("mustering face down is legal").action;
    let held = hand(sockets[1].state.view.as_ref().expect("the round is dealt"), Seat::B)
        .expect("a hand")
        .to_owned();
    let theirs = format!("+{}", held.split_inclusive(|c: char| c.is_ascii_digit()).next().expect("a clan"));
    // The refusal does not depend on the cards of the opponent.
    for after in [theirs.as_str(), "+c5", "+f1", "take1", "nonsense"] {
        let refused = sockets[0].act_all(&[&own, after]).await.expect_err("the second action is B's");
        assert_eq!(refused.code, "not-your-turn", "{after}");
    }
}
