//! Nobody is told what is not stored.

use serde_json::json;
use tabletop::Dice;
use wire::{Command, EventKind, Invitee, NewTable, ServerMessage, TableRequest};

use crate::support::database::Database;
use crate::support::held::{Appends, Control, hold};
use crate::support::person::{Person, bot, table};
use crate::support::play::{deal, play_out};
use crate::support::socket::Socket;
use crate::support::venue::Venue;

async fn held() -> (Venue, Control) {
    let database = Database::sqlite();
    let (stores, control) = hold(database.stores().await);
    (Venue::with(database, stores, 2).await, control)
}

fn where_a_begins(seats: Vec<Invitee>) -> NewTable {
    NewTable { options: json!({"first": "A"}).as_object().cloned(), ..table("schotten-totten", seats) }
}

async fn two(venue: &Venue) -> ([Person; 2], Vec<Socket>) {
    let people = [venue.guest().await, venue.guest().await];
    let new = where_a_begins(vec![Invitee::Me, Invitee::Anyone]);
    let sockets = deal(&[&people[0], &people[1]], &new).await;
    (people, sockets)
}

/// A legal command for this seat.
fn first_move(socket: &Socket) -> Command {
    let actions = vec![socket.state.moves[0].action.clone()];
    Command {
        idempotency_key: "the move".to_owned(),
        request: TableRequest::Act { at: socket.state.at, actions },
    }
}

#[tokio::test]
async fn while_a_move_is_not_stored_nobody_hears_of_it() {
    let (venue, control) = held().await;
    let (people, mut sockets) = two(&venue).await;
    let id = sockets[0].state.table.clone();
    // Everybody who could hear: the other player, whoever moves at a second screen, and somebody who watches.
    sockets.push(people[0].socket(&id).await);
    sockets.push(venue.nobody().socket(&id).await);
    let seq = sockets[0].state.seq;
    let command = first_move(&sockets[0]);
    control.set(Appends::Wait);
    let (mover, path, body) = (people[0].clone(), id.clone(), command.clone());
    let moving = tokio::spawn(async move { mover.command(&path, &body).await });
    control.wait_for(1).await;
    for socket in &mut sockets {
        assert_eq!(socket.waiting().await, [], "the move is not stored yet");
    }
    assert!(!moving.is_finished(), "nor is it acknowledged");
    let stores = venue.database.stores().await;
    let logged =
        async || stores.tables.entries(&server::store::TableId(id.clone()), seq).await.expect("a log").len();
    assert_eq!(logged().await, 0);

    control.set(Appends::Pass);
    assert_eq!(moving.await.expect("it ends").expect("it is stored"), seq + 1);
    assert_eq!(logged().await, 1);
    for socket in &mut sockets {
        let news = socket.update().await;
        assert!(matches!(&news[..], [wire::EventView { kind: EventKind::Acted { .. }, .. }]), "{news:?}");
    }
}

#[tokio::test]
async fn the_mover_is_told_the_move_and_then_that_it_is_done() {
    let (venue, control) = held().await;
    let (_, mut sockets) = two(&venue).await;
    let command = first_move(&sockets[0]);
    let seq = sockets[0].state.seq + 1;
    assert_eq!(sockets[0].waiting().await, []);
    control.set(Appends::Wait);
    sockets[0].send(&command).await;
    control.wait_for(1).await;
    control.set(Appends::Pass);
    assert!(matches!(sockets[0].told().await, Some(ServerMessage::Update { .. })));
    assert_eq!(
        sockets[0].told().await,
        Some(ServerMessage::Done { idempotency_key: command.idempotency_key, seq })
    );
}

#[tokio::test]
async fn what_could_not_be_stored_has_not_happened_and_can_be_sent_again() {
    let (venue, control) = held().await;
    let (people, mut sockets) = two(&venue).await;
    let id = sockets[0].state.table.clone();
    let seq = sockets[0].state.seq;
    let command = first_move(&sockets[0]);
    control.set(Appends::Fail);
    sockets[0].send(&command).await;
    // Whoever listened must come back, and was told nothing else.
    let mut refused = Vec::new();
    for mut socket in sockets {
        while let Some(told) = socket.told().await {
            match told {
                ServerMessage::Refused { idempotency_key: id, problem, .. } => {
                    refused.push((id, problem.code));
                }
                told => assert!(
                    matches!(told, ServerMessage::Goodbye | ServerMessage::Presence { .. }),
                    "{told:?}"
                ),
            }
        }
    }
    assert_eq!(refused, [(Some(command.idempotency_key.clone()), "not-stored".to_owned())]);
    assert_eq!(people[1].state(&id).await.seq, seq);
    control.set(Appends::Pass);
    let mut back = vec![people[0].socket_since(&id, seq).await, people[1].socket_since(&id, seq).await];
    assert!(back.iter().all(|socket| socket.news.is_empty()));
    assert_eq!(back[0].command(&command).await.expect("now it is stored"), seq + 1);
    assert_eq!(back[0].command(&command).await.expect("it was done"), seq + 1);
    assert_eq!(back[1].update().await.len(), 1);
    play_out(&mut back, &mut Dice::quick(1)).await;
}

#[tokio::test]
async fn a_failed_command_over_http_is_answered_by_503() {
    let (venue, control) = held().await;
    let (people, sockets) = two(&venue).await;
    let command = first_move(&sockets[0]);
    let id = &sockets[0].state.table;
    control.set(Appends::Fail);
    let refused = people[0].command(id, &command).await.expect_err("it is not stored");
    assert_eq!((refused.status, refused.code.as_str()), (503, "not-stored"));
    control.set(Appends::Pass);
    people[0].command(id, &command).await.expect("now it is");
}

#[tokio::test]
async fn a_bot_whose_move_could_not_be_stored_moves_when_somebody_comes() {
    let (venue, control) = held().await;
    let ann = venue.guest().await;
    let mut sockets = deal(&[&ann], &where_a_begins(vec![Invitee::Me, bot()])).await;
    let card = sockets[0].state.moves[0].action.clone();
    sockets[0].act(&card).await.expect("it is legal");
    control.set(Appends::Wait);
    let at = sockets[0].state.at;
    sockets[0]
        .send(&Command {
            idempotency_key: "draw".to_owned(),
            request: TableRequest::Act { at, actions: vec!["+c".to_owned()] },
        })
        .await;
    control.wait_for(1).await;
    // The draw is stored, and the bot's answer is not.
    control.set(Appends::PassOne);
    sockets[0].until(|state| state.turn.as_deref() == Some("B")).await;
    control.wait_for(1).await;
    let id = sockets[0].state.table.clone();
    control.set(Appends::Fail);
    while sockets[0].told().await.is_some() {}
    control.set(Appends::Pass);
    let mut back = vec![ann.socket(&id).await];
    play_out(&mut back, &mut Dice::quick(2)).await;
}
