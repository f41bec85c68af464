//! Helpers that play games.

use tabletop::Dice;
use wire::{NewTable, Status, TableRequest};

use super::client::TestClient;
use super::socket::Socket;

/// Creates a table, seats these players in order and deals. The first player creates it; the sockets are in the order
/// of the players.
pub(crate) async fn deal(people: &[&TestClient], new: &NewTable) -> Vec<Socket> {
    let table = people[0].make(new).await;
    let mut sockets = Vec::new();
    for (i, person) in people.iter().enumerate() {
        if i > 0 {
            person.submit(&table, TableRequest::Sit { seat: None }).await.expect("there is a free seat");
        }
        sockets.push(person.socket(&table).await);
    }
    all_know(&mut sockets).await;
    get_ready(&mut sockets).await;
    sockets
}

/// Declares all players ready, which deals.
pub(crate) async fn get_ready(sockets: &mut [Socket]) {
    for socket in &mut *sockets {
        socket.ready().await;
    }
    all_know(sockets).await;
}

/// Waits until every socket has the latest event any of them has.
pub(crate) async fn all_know(sockets: &mut [Socket]) {
    let latest = sockets.iter().map(|socket| socket.state.seq).max().expect("there are players");
    for socket in sockets {
        socket.catch_up(latest).await;
    }
}

/// Makes this action for the seat that decides, and waits until every socket has it.
pub(crate) async fn play(sockets: &mut [Socket], action: &str) {
    all_know(sockets).await;
    let mover = sockets.iter_mut().find(|socket| !socket.state.moves.is_empty()).expect("a player decides");
    mover.act(action).await.expect("the action is legal");
    all_know(sockets).await;
}

/// The player who decides, after bots have moved; none if the round is over.
pub(crate) async fn decider(sockets: &mut [Socket]) -> Option<usize> {
    loop {
        all_know(sockets).await;
        if sockets[0].state.status != Status::Playing {
            return None;
        }
        match sockets.iter().position(|socket| !socket.state.moves.is_empty()) {
            Some(mover) => return Some(mover),
            // It is the turn of a bot.
            None => drop(sockets[0].update().await),
        }
    }
}

/// Plays `count` random actions of these players. Returns false if the round ended before.
pub(crate) async fn play_some(sockets: &mut [Socket], dice: &mut Dice, count: usize) -> bool {
    for _ in 0..count {
        let Some(mover) = decider(sockets).await else { return false };
        let moves = &sockets[mover].state.moves;
        let chosen = moves[dice.below(moves.len() as u32) as usize].action.clone();
        sockets[mover].act(&chosen).await.expect("a listed move is legal");
    }
    decider(sockets).await.is_some()
}

/// Plays a round to its end with random actions.
pub(crate) async fn play_out(sockets: &mut [Socket], dice: &mut Dice) {
    assert!(!play_some(sockets, dice, 5000).await, "a game ends");
}
