//! Nothing is published or acknowledged before it is stored.

use tabletop::Dice;
use wire::{Command, EventKind, ServerMessage, TableRequest};

use crate::support::client::{a_starts, against_bot};
use crate::support::database::Database;
use crate::support::held::{Appends, Control, hold};
use crate::support::play::play_out;
use crate::support::server::TestServer;
use crate::support::socket::Socket;

async fn held() -> (TestServer, Control) {
    let database = Database::sqlite();
    let (stores, control) = hold(database.stores().await);
    (TestServer::with(database, stores, |_| {}).await, control)
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
async fn a_move_is_not_published_before_it_is_stored() {
    let (server, control) = held().await;
    let (people, mut sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    // All subscribers: the opponent, a second socket of the mover, and a spectator.
    sockets.push(people[0].socket(&id).await);
    sockets.push(server.nobody().socket(&id).await);
    let seq = sockets[0].state.seq;
    let command = first_move(&sockets[0]);
    control.set(Appends::Wait);
    let (mover, path, body) = (people[0].clone(), id.clone(), command.clone());
    let moving = tokio::spawn(async move { mover.command(&path, &body).await });
    control.wait_for(1).await;
    for socket in &mut sockets {
        assert_eq!(socket.waiting().await, [], "the move is not stored yet");
    }
    assert!(!moving.is_finished(), "the move is not acknowledged");
    let stores = server.database.stores().await;
    let logged =
        async || stores.tables.entries(&server::store::TableId(id.clone()), seq).await.expect("a log").len();
    assert_eq!(logged().await, 0);

    control.set(Appends::Pass);
    assert_eq!(moving.await.expect("the task ends").expect("it is stored"), seq + 1);
    assert_eq!(logged().await, 1);
    for socket in &mut sockets {
        let events = socket.update().await;
        assert!(matches!(&events[..], [wire::EventView { kind: EventKind::Acted { .. }, .. }]), "{events:?}");
    }
}

#[tokio::test]
async fn the_update_is_sent_before_the_acknowledgement() {
    let (server, control) = held().await;
    let (_, mut sockets) = server.two_players().await;
    let command = first_move(&sockets[0]);
    let seq = sockets[0].state.seq + 1;
    assert_eq!(sockets[0].waiting().await, []);
    control.set(Appends::Wait);
    sockets[0].send(&command).await;
    control.wait_for(1).await;
    control.set(Appends::Pass);
    assert!(matches!(sockets[0].next_message().await, Some(ServerMessage::Update { .. })));
    assert_eq!(
        sockets[0].next_message().await,
        Some(ServerMessage::Done { idempotency_key: command.idempotency_key, seq })
    );
}

#[tokio::test]
async fn a_move_that_was_not_stored_can_be_repeated() {
    let (server, control) = held().await;
    let (people, mut sockets) = server.two_players().await;
    let id = sockets[0].state.table.clone();
    let seq = sockets[0].state.seq;
    let command = first_move(&sockets[0]);
    control.set(Appends::Fail);
    sockets[0].send(&command).await;
    // All sockets are closed without any further update.
    let mut refused = Vec::new();
    for mut socket in sockets {
        while let Some(message) = socket.next_message().await {
            match message {
                ServerMessage::Refused { idempotency_key: id, problem, .. } => {
                    refused.push((id, problem.code));
                }
                message => assert!(
                    matches!(message, ServerMessage::Goodbye | ServerMessage::Presence { .. }),
                    "{message:?}"
                ),
            }
        }
    }
    assert_eq!(refused, [(Some(command.idempotency_key.clone()), "not-stored".to_owned())]);
    assert_eq!(people[1].state(&id).await.seq, seq);
    control.set(Appends::Pass);
    let mut back = vec![people[0].socket_since(&id, seq).await, people[1].socket_since(&id, seq).await];
    assert!(back.iter().all(|socket| socket.events.is_empty()));
    assert_eq!(back[0].command(&command).await.expect("the repeated command is stored"), seq + 1);
    assert_eq!(back[0].command(&command).await.expect("the same answer as before"), seq + 1);
    assert_eq!(back[1].update().await.len(), 1);
    play_out(&mut back, &mut Dice::quick(1)).await;
}

#[tokio::test]
async fn a_failed_command_over_http_is_answered_by_503() {
    let (server, control) = held().await;
    let (people, sockets) = server.two_players().await;
    let command = first_move(&sockets[0]);
    let id = &sockets[0].state.table;
    control.set(Appends::Fail);
    let refused = people[0].command(id, &command).await.expect_err("it is not stored");
    assert_eq!((refused.status, refused.code.as_str()), (503, "not-stored"));
    control.set(Appends::Pass);
    people[0].command(id, &command).await.expect("the repeated command is stored");
}

#[tokio::test]
async fn a_bot_whose_move_was_not_stored_moves_when_the_room_is_loaded_again() {
    let (server, control) = held().await;
    let ([ann], mut sockets) = server.deal(&a_starts(against_bot("schotten-totten"))).await;
    let card = sockets[0].first_action();
    sockets[0].act(&card).await.expect("the action is legal");
    control.set(Appends::Wait);
    let at = sockets[0].state.at;
    sockets[0]
        .send(&Command {
            idempotency_key: "draw".to_owned(),
            request: TableRequest::Act { at, actions: vec!["+c".to_owned()] },
        })
        .await;
    control.wait_for(1).await;
    // The drawn card is stored, and the bot's answer is not.
    control.set(Appends::PassOne);
    sockets[0].until(|state| state.turn.as_deref() == Some("B")).await;
    control.wait_for(1).await;
    let id = sockets[0].state.table.clone();
    control.set(Appends::Fail);
    while sockets[0].next_message().await.is_some() {}
    control.set(Appends::Pass);
    let mut back = vec![ann.socket(&id).await];
    play_out(&mut back, &mut Dice::quick(2)).await;
}
