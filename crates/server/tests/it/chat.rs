//! Chat and its limits.

use std::time::Duration;

use wire::{EventKind, EventView, Invitee, NewTable, TableRequest};

use crate::support::client::{say, table_for};
use crate::support::play::all_know;
use crate::support::server::TestServer;

/// Author and text of a chat event.
fn chat_of(events: &[EventView]) -> Vec<(&str, &str)> {
    let said = events.iter().filter_map(|events| match &events.kind {
        EventKind::Said { player, text } => Some((player.name.as_str(), text.as_str())),
        _ => None,
    });
    said.collect()
}

#[tokio::test]
async fn chat_messages_reach_all_clients() {
    let server = TestServer::open().await;
    let (people, mut sockets) = server.two_players().await;
    let watcher = server.nobody().socket(&sockets[0].state.table).await;
    sockets.push(watcher);
    sockets[0].submit(say("  Grüß Gott \u{1f411} ")).await.expect("the message is sent");
    all_know(&mut sockets).await;
    for socket in &sockets {
        assert_eq!(chat_of(&socket.events), [(people[0].name(), "Grüß Gott \u{1f411}")]);
    }
}

#[tokio::test]
async fn chat_messages_have_limits() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    for bad in ["", "   ", "a\nb", "a\u{7}b", "a\0b", &"é".repeat(301)] {
        assert_eq!(sockets[0].refusal(say(bad)).await, "bad-chat-message", "{bad:?}");
    }
    sockets[0].submit(say(&"é".repeat(300))).await.expect("300 characters are allowed");
    for _ in 0..4 {
        sockets[0].submit(say("and")).await.expect("five messages in a row are allowed");
    }
    assert_eq!(sockets[0].refusal(say("more")).await, "chat-too-fast");
    sockets[1].submit(say("I have hardly spoken")).await.expect("limits are per person");
    server.time.advance(Duration::from_millis(9_999));
    assert_eq!(sockets[0].refusal(say("more")).await, "chat-too-fast");
    server.time.advance(Duration::from_millis(1));
    sockets[0].submit(say("more")).await.expect("allowed again after ten seconds");
}

#[tokio::test]
async fn muted_seats_are_hidden() {
    let server = TestServer::open().await;
    let (_, mut sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    sockets.push(server.nobody().socket(&id).await);
    assert_eq!(sockets[1].refusal(TableRequest::Mute { seat: "B".to_owned(), on: true }).await, "seat-taken");
    sockets[1].submit(TableRequest::Mute { seat: "A".to_owned(), on: true }).await.expect("muting succeeds");
    all_know(&mut sockets).await;
    assert_eq!(
        (sockets[0].state.muted.clone(), sockets[1].state.muted.clone()),
        (vec![], vec!["A".to_owned()])
    );
    assert_eq!(sockets[0].events.last().expect("events").kind, EventKind::Hidden, "A gets no event");
    sockets[0].submit(say("loser")).await.expect("A can go on talking");
    all_know(&mut sockets).await;
    assert_eq!(
        sockets[1].events.last().map(|events| (&events.kind, &events.seat)),
        Some((&EventKind::Hidden, &None))
    );
    assert_eq!(chat_of(&sockets[2].events).len(), 1);
    assert!(sockets[1].messages.iter().all(|(_, text)| !text.contains("loser")));
    sockets[1]
        .submit(TableRequest::Mute { seat: "A".to_owned(), on: false })
        .await
        .expect("unmuting succeeds");
    sockets[0].submit(say("sorry")).await.expect("the message is sent");
    all_know(&mut sockets).await;
    assert_eq!(chat_of(&sockets[1].events).len(), 1);
}

#[tokio::test]
async fn chat_is_refused_at_tables_without_chat() {
    let server = TestServer::open().await;
    let quiet = NewTable { chat: false, ..NewTable::new("bergues", vec![Invitee::Me, Invitee::Anyone]) };
    let (_, mut sockets) = server.deal::<2>(&quiet).await;
    assert_eq!(sockets[0].refusal(say("hello")).await, "no-chat");
}

#[tokio::test]
async fn messages_stay_with_their_author() {
    let server = TestServer::open().await;
    let people = server.guests::<3>().await;
    let id = people[0].make(&table_for(2, "bergues")).await;
    people[1].submit(&id, TableRequest::Sit { seat: None }).await.expect("the seat is free");
    people[1].submit(&id, say("I go")).await.expect("the message is sent");
    people[1].submit(&id, TableRequest::Leave).await.expect("leaving succeeds");
    people[2].submit(&id, TableRequest::Sit { seat: None }).await.expect("the seat is free again");
    let events = people[0].events(&id).await;
    let said = events.iter().find_map(|events| match &events.kind {
        EventKind::Said { player, .. } => Some(player.id.as_str()),
        _ => None,
    });
    assert_eq!(said, Some(people[1].id()), "the later holder of the seat is not the author");
}
