//! Talk at a table, and its limits.

use std::time::Duration;

use wire::{EventKind, EventView, Invitee, NewTable, TableRequest};

use crate::support::person::{Person, table};
use crate::support::play::{all_know, deal};
use crate::support::socket::Socket;
use crate::support::venue::Venue;

fn say(text: &str) -> TableRequest {
    TableRequest::Say { text: text.to_owned() }
}

async fn two(venue: &Venue) -> ([Person; 2], Vec<Socket>) {
    let people = [venue.guest().await, venue.guest().await];
    let sockets =
        deal(&[&people[0], &people[1]], &table("bergues", vec![Invitee::Me, Invitee::Anyone])).await;
    (people, sockets)
}

/// Who said what, as it is told.
fn heard(news: &[EventView]) -> Vec<(&str, &str)> {
    let said = news.iter().filter_map(|news| match &news.kind {
        EventKind::Said { player, text } => Some((player.name.as_str(), text.as_str())),
        _ => None,
    });
    said.collect()
}

#[tokio::test]
async fn what_is_said_is_heard_by_all() {
    let venue = Venue::open().await;
    let (people, mut sockets) = two(&venue).await;
    let watcher = venue.nobody().socket(&sockets[0].state.table).await;
    sockets.push(watcher);
    sockets[0].order(say("  Grüß Gott \u{1f411} ")).await.expect("one can talk");
    all_know(&mut sockets).await;
    for socket in &sockets {
        assert_eq!(heard(&socket.news), [(people[0].name(), "Grüß Gott \u{1f411}")]);
    }
}

#[tokio::test]
async fn speech_has_limits() {
    let venue = Venue::open().await;
    let (_, mut sockets) = two(&venue).await;
    for bad in ["", "   ", "a\nb", "a\u{7}b", "a\0b", &"é".repeat(301)] {
        assert_eq!(sockets[0].refusal(say(bad)).await, "bad-chat-message", "{bad:?}");
    }
    sockets[0].order(say(&"é".repeat(300))).await.expect("300 characters are allowed");
    for _ in 0..4 {
        sockets[0].order(say("and")).await.expect("five at once are allowed");
    }
    assert_eq!(sockets[0].refusal(say("more")).await, "chat-too-fast");
    sockets[1].order(say("I have hardly spoken")).await.expect("each has their own limit");
    venue.time.advance(Duration::from_millis(9_999));
    assert_eq!(sockets[0].refusal(say("more")).await, "chat-too-fast");
    venue.time.advance(Duration::from_millis(1));
    sockets[0].order(say("more")).await.expect("ten seconds later it is allowed again");
}

#[tokio::test]
async fn who_is_muted_is_not_heard() {
    let venue = Venue::open().await;
    let (_, mut sockets) = two(&venue).await;
    let id = sockets[0].state.table.clone();
    sockets.push(venue.nobody().socket(&id).await);
    assert_eq!(sockets[1].refusal(TableRequest::Mute { seat: "B".to_owned(), on: true }).await, "seat-taken");
    sockets[1].order(TableRequest::Mute { seat: "A".to_owned(), on: true }).await.expect("one can mute");
    all_know(&mut sockets).await;
    assert_eq!(
        (sockets[0].state.muted.clone(), sockets[1].state.muted.clone()),
        (vec![], vec!["A".to_owned()])
    );
    assert_eq!(sockets[0].news.last().expect("news").kind, EventKind::Hidden, "A is not told");
    sockets[0].order(say("loser")).await.expect("A can go on talking");
    all_know(&mut sockets).await;
    assert_eq!(
        sockets[1].news.last().map(|news| (&news.kind, &news.seat)),
        Some((&EventKind::Hidden, &None))
    );
    assert_eq!(heard(&sockets[2].news).len(), 1);
    assert!(sockets[1].heard.iter().all(|(_, text)| !text.contains("loser")));
    sockets[1]
        .order(TableRequest::Mute { seat: "A".to_owned(), on: false })
        .await
        .expect("one can hear again");
    sockets[0].order(say("sorry")).await.expect("one can talk");
    all_know(&mut sockets).await;
    assert_eq!(heard(&sockets[1].news).len(), 1);
}

#[tokio::test]
async fn there_is_no_talk_where_the_table_has_none() {
    let venue = Venue::open().await;
    let people = [venue.guest().await, venue.guest().await];
    let quiet = NewTable { chat: false, ..table("bergues", vec![Invitee::Me, Invitee::Anyone]) };
    let mut sockets = deal(&[&people[0], &people[1]], &quiet).await;
    assert_eq!(sockets[0].refusal(say("hello")).await, "no-chat");
}

#[tokio::test]
async fn words_stay_with_who_said_them() {
    let venue = Venue::open().await;
    let people = [venue.guest().await, venue.guest().await, venue.guest().await];
    let id = people[0].make(&table("bergues", vec![Invitee::Me, Invitee::Anyone])).await;
    people[1].order(&id, TableRequest::Sit { seat: None }).await.expect("the seat is free");
    people[1].order(&id, say("I go")).await.expect("one can talk");
    people[1].order(&id, TableRequest::Leave).await.expect("one can stand up");
    people[2].order(&id, TableRequest::Sit { seat: None }).await.expect("the seat is free again");
    let news: Vec<EventView> = people[0].get(&format!("/api/tables/{id}/events")).await.expect("news");
    let said = news.iter().find_map(|news| match &news.kind {
        EventKind::Said { player, .. } => Some(player.id.as_str()),
        _ => None,
    });
    assert_eq!(said, Some(people[1].id()), "who took the seat later did not say it");
}
