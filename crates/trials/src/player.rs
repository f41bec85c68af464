//! Guests and the requests that every trial sends.

use std::net::SocketAddr;
use std::sync::Arc;

use client::{Client, Network, NetworkOptions};
use tabletop::Dice;
use wire::{Command, TableRequest};

use crate::TrialError;

/// A signed-in guest.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) client: Client,
    /// The id of its player.
    pub(crate) id: String,
}

impl Guest {
    /// Creates a guest with a connection of its own. One idle connection is kept: sockets are what is measured.
    pub(crate) async fn create(address: SocketAddr) -> Result<Guest, TrialError> {
        let options = NetworkOptions { idle_connections: 1, ..NetworkOptions::default() };
        let client = Client::with_transport(format!("http://{address}"), Arc::new(Network::new(options)));
        Guest::sign_in(&client).await
    }

    /// Creates a guest that uses this client.
    pub(crate) async fn sign_in(client: &Client) -> Result<Guest, TrialError> {
        let (client, me) = client.sign_in_as_guest().await?;
        Ok(Guest { client, id: me.player.id })
    }
}

/// A nonce for the shuffle.
pub(crate) fn nonce(dice: &mut Dice) -> String {
    (0..64).map(|_| char::from(b"0123456789abcdef"[dice.below(16) as usize])).collect()
}

/// A command with this idempotency key.
pub(crate) fn command(idempotency_key: impl Into<String>, request: TableRequest) -> Command {
    Command { idempotency_key: idempotency_key.into(), request }
}

/// One action for the position with this number.
pub(crate) fn act(at: u32, action: &str) -> TableRequest {
    TableRequest::Act { at, actions: vec![action.to_owned()] }
}
