//! Honest players, and how long their moves take until they are acknowledged.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use client::TableSocket;
use tokio::time::sleep_until;
use wire::{Command, Invitee, NewTable, ServerMessage, Status, TableRequest};

use super::client_from;
use crate::TrialError;
use crate::player::{Guest, act, command};

/// Plays one game after the other, with a pause of `pace` before each move. Every player has its own address.
pub(super) async fn play(
    number: u8,
    server: SocketAddr,
    pace: Duration,
    latencies: Sender<Duration>,
) -> Result<(), TrialError> {
    let address = |player: u8| Ipv4Addr::new(127, 0, 1, 1 + 2 * number + player);
    let first = Guest::sign_in(&client_from(address(0), server, None)).await?.client;
    let second = Guest::sign_in(&client_from(address(1), server, None)).await?.client;
    let new = NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone]);
    loop {
        let table = first.create_table(&new).await?.id;
        second.command(&table, &command("sit", TableRequest::Sit { seat: None })).await?;
        let mut sockets = [first.open_socket(&table, None).await?, second.open_socket(&table, None).await?];
        for socket in &mut sockets {
            socket.send(&command("ready", TableRequest::Ready { nonce: None })).await?;
        }
        play_game(sockets, pace, &latencies).await?;
    }
}

async fn play_game(
    [mut first, mut second]: [TableSocket; 2],
    pace: Duration,
    latencies: &Sender<Duration>,
) -> Result<(), TrialError> {
    let mut decided = 0;
    // The move that is due: the player, the time and the command.
    let mut due: Option<(usize, Instant, Command)> = None;
    // The command without an answer, and when it was sent.
    let mut sent: Option<(String, Instant)> = None;
    loop {
        let until = due.as_ref().map_or_else(Instant::now, |(_, until, _)| *until);
        let (player, message) = tokio::select! {
            message = first.next() => (0, message),
            message = second.next() => (1, message),
            () = sleep_until(until.into()), if due.is_some() => {
                if let Some((player, _, command)) = due.take() {
                    sent = Some((command.idempotency_key.clone(), Instant::now()));
                    [&mut first, &mut second][player].send(&command).await?;
                }
                continue;
            }
        };
        match message.ok_or_else(|| TrialError::unexpected("the socket of a player was closed"))?? {
            ServerMessage::Update { state, .. } if state.status == Status::Over => return Ok(()),
            ServerMessage::Update { state, .. } if state.at > decided => {
                if let Some(choice) = state.moves.first() {
                    decided = state.at;
                    let command = command(format!("move {}", state.at), act(state.at, &choice.action));
                    due = Some((player, Instant::now() + pace, command));
                }
            }
            ServerMessage::Done { idempotency_key, .. } => {
                if let Some((_, started)) = sent.take_if(|(key, _)| *key == idempotency_key) {
                    // The receiver is dropped at the end of the trial.
                    let _ = latencies.send(started.elapsed());
                }
            }
            ServerMessage::Refused { problem, .. } => {
                return Err(TrialError::unexpected(format!("a player was refused: {problem:?}")));
            }
            _ => {}
        }
    }
}
