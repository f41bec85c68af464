//! A client of the server under test, with assertions instead of errors.

use client::http::{HeaderMap, Method};
use client::{Client, ClientError, Network, NetworkOptions, Request};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use wire::{
    Command, EventView, History, Invitee, Me, NewTable, Profile, Replay, SignedIn, State, TableRequest,
};

use super::server::Address;
use super::socket::Socket;
use super::soon;

/// A refusal by the server.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) status: u16,
    pub(crate) code: String,
    pub(crate) problem: wire::Problem,
}

/// The status and the code of a refusal.
pub(crate) fn refusal<T: std::fmt::Debug>(answer: Result<T, Refused>) -> (u16, String) {
    let refused = answer.expect_err("it is refused");
    (refused.status, refused.code)
}

/// Waits for an answer. Anything but an answer or a refusal with a problem fails the test.
async fn answered<T>(answer: impl Future<Output = Result<T, ClientError>>) -> Result<T, Refused> {
    match soon(answer).await {
        Ok(answer) => Ok(answer),
        Err(ClientError::Refused { status, problem }) => {
            Err(Refused { status, code: problem.code.clone(), problem: *problem })
        }
        Err(error) => panic!("the server answers as documented: {error}"),
    }
}

/// A player, or a stranger without a token.
#[derive(Clone)]
pub(crate) struct TestClient {
    address: Address,
    client: Client,
    pub(crate) token: Option<String>,
    /// The player, once signed in.
    me: Option<Me>,
}

impl TestClient {
    pub(crate) fn nobody(address: Address) -> TestClient {
        let client = Client::new("");
        TestClient { address, client, token: None, me: None }
    }

    /// The same player with another token.
    pub(crate) fn with_token(&self, token: &str) -> TestClient {
        TestClient { token: Some(token.to_owned()), ..self.clone() }
    }

    /// The same player at another server. Idle connections are not kept: through a proxy they would stay with one
    /// server.
    pub(crate) fn at(&self, address: &Address) -> TestClient {
        let options = NetworkOptions { idle_connections: 0, ..NetworkOptions::default() };
        let client = Client::with_transport("", std::sync::Arc::new(Network::new(options)));
        TestClient { address: address.clone(), client, ..self.clone() }
    }

    /// Signs in by this request.
    pub(crate) async fn signed_in(&self, path: &str, body: &impl Serialize) -> TestClient {
        let SignedIn { me, token } = self.post(path, body).await.expect("signing in succeeds");
        TestClient { token: Some(token), me: Some(me), ..self.clone() }
    }

    pub(crate) fn id(&self) -> &str {
        &self.me.as_ref().expect("this player is signed in").player.id
    }

    pub(crate) fn name(&self) -> &str {
        &self.me.as_ref().expect("this player is signed in").player.name
    }

    pub(crate) fn authority(&self) -> String {
        self.address.lock().expect("the lock is not poisoned").to_string()
    }

    /// The client for the server's current address, with the token.
    pub(crate) fn client(&self) -> Client {
        let client = self.client.with_base(format!("http://{}", self.authority()));
        match &self.token {
            Some(token) => client.with_token(token),
            None => client,
        }
    }

    /// A request with the token.
    pub(crate) fn request(&self, method: Method, path: &str) -> Request {
        self.client().request(method, path)
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Refused> {
        answered(self.client().get(path)).await
    }

    pub(crate) async fn text(&self, path: &str) -> Result<String, Refused> {
        answered(self.request(Method::GET, path).text()).await
    }

    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Refused> {
        answered(self.client().post(path, body)).await
    }

    pub(crate) async fn put<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Refused> {
        answered(self.client().put(path, body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Result<(), Refused> {
        answered(self.client().delete(path)).await
    }

    /// POSTs without a body, with these headers.
    pub(crate) async fn post_with(&self, path: &str, headers: HeaderMap) -> Result<(), Refused> {
        answered(self.request(Method::POST, path).headers(&headers).accepted()).await.map(drop)
    }

    /// Creates a table.
    pub(crate) async fn make(&self, new: &NewTable) -> String {
        answered(self.client().create_table(new)).await.expect("the table can be created").id
    }

    pub(crate) async fn state(&self, table: &str) -> State {
        answered(self.client().table(table)).await.expect("the table can be seen")
    }

    /// The events of a table.
    pub(crate) async fn events(&self, table: &str) -> Vec<EventView> {
        self.get(&format!("/api/tables/{table}/events")).await.expect("events")
    }

    /// The replay of a finished table.
    pub(crate) async fn replay(&self, table: &str) -> Replay {
        self.get(&format!("/api/tables/{table}/replay")).await.expect("a replay")
    }

    /// The profile of a player.
    pub(crate) async fn profile(&self, of: &TestClient) -> Profile {
        self.get(&format!("/api/people/{}", of.id())).await.expect("a profile")
    }

    /// The own history.
    pub(crate) async fn history(&self) -> History {
        self.get(&format!("/api/people/{}/history", self.id())).await.expect("a history")
    }

    /// Waits until results and ratings of a finished table are stored: the server stores them before it answers.
    pub(crate) async fn settled(&self, table: &str) {
        assert_eq!(self.state(table).await.status, wire::Status::Over);
    }

    /// Sends a request to a table without a socket.
    pub(crate) async fn submit(&self, table: &str, request: TableRequest) -> Result<u32, Refused> {
        let command = Command { idempotency_key: fresh_id(), request };
        self.command(table, &command).await
    }

    pub(crate) async fn command(&self, table: &str, command: &Command) -> Result<u32, Refused> {
        answered(self.client().command(table, command)).await
    }

    /// Opens the socket of a table.
    pub(crate) async fn socket(&self, table: &str) -> Socket {
        Socket::open(self, table, None).await.expect("the socket opens")
    }

    /// Opens the socket of a table for the events after this number.
    pub(crate) async fn socket_since(&self, table: &str, since: u32) -> Socket {
        Socket::open(self, table, Some(since)).await.expect("the socket opens")
    }
}

/// An idempotency key that was not used yet.
pub(crate) fn fresh_id() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static USED: AtomicU32 = AtomicU32::new(0);
    format!("command {}", USED.fetch_add(1, Ordering::Relaxed))
}

/// A table with default settings for this number of people.
pub(crate) fn table_for(people: usize, game: &str) -> NewTable {
    let mut seats = vec![Invitee::Anyone; people];
    seats[0] = Invitee::Me;
    NewTable::new(game, seats)
}

/// A table with default settings for one person and the weakest bot.
pub(crate) fn against_bot(game: &str) -> NewTable {
    NewTable::new(game, vec![Invitee::Me, bot()])
}

/// The same table with A as the starter.
pub(crate) fn a_starts(new: NewTable) -> NewTable {
    NewTable { options: json!({"first": "A"}).as_object().cloned(), ..new }
}

/// A seat for the weakest bot.
pub(crate) fn bot() -> Invitee {
    Invitee::Bot { level: "lamb".to_owned() }
}

/// A chat message.
pub(crate) fn say(text: &str) -> TableRequest {
    TableRequest::Say { text: text.to_owned() }
}
