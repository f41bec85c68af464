//! Somebody who uses the server over HTTP.

use reqwest::header::HeaderMap;
use reqwest::{Method, RequestBuilder, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::{Command, Invitee, Me, NewTable, ServerMessage, SignedIn, State, TableCreated, TableRequest};

use super::socket::Socket;
use super::soon;
use super::venue::Address;

/// Why the server did not do it.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) status: u16,
    pub(crate) code: String,
    pub(crate) problem: wire::Problem,
}

/// The status and the word of a refusal.
pub(crate) fn refusal<T: std::fmt::Debug>(answer: Result<T, Refused>) -> (u16, String) {
    let refused = answer.expect_err("it is refused");
    (refused.status, refused.code)
}

/// Somebody who uses the server.
#[derive(Clone)]
pub(crate) struct Person {
    address: Address,
    client: reqwest::Client,
    pub(crate) token: Option<String>,
    /// Who the server says it is.
    me: Option<Me>,
}

impl Person {
    pub(crate) fn nobody(address: Address) -> Person {
        Person { address, client: reqwest::Client::new(), token: None, me: None }
    }

    /// The same with another token.
    pub(crate) fn with_token(&self, token: &str) -> Person {
        Person { token: Some(token.to_owned()), ..self.clone() }
    }

    /// The same person at another server. Connections are not shared: they would stay with one.
    pub(crate) fn at(&self, address: &Address) -> Person {
        let client = reqwest::Client::builder().pool_max_idle_per_host(0).build().expect("a client");
        Person { address: address.clone(), client, ..self.clone() }
    }

    /// Signs in by this request.
    pub(crate) async fn signed_in(&self, path: &str, body: &impl Serialize) -> Person {
        let SignedIn { me, token } = self.post(path, body).await.expect("one can sign in");
        Person { token: Some(token), me: Some(me), ..self.clone() }
    }

    pub(crate) fn id(&self) -> &str {
        &self.me.as_ref().expect("it is somebody").player.id
    }

    pub(crate) fn name(&self) -> &str {
        &self.me.as_ref().expect("it is somebody").player.name
    }

    pub(crate) fn authority(&self) -> String {
        self.address.lock().expect("nobody panicked here").to_string()
    }

    /// A request with the token.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.client.request(method, format!("http://{}{path}", self.authority()));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    async fn answered(request: RequestBuilder) -> Result<Response, Refused> {
        let response = soon(request.send()).await.expect("the server answers");
        let status = response.status().as_u16();
        if response.status().is_success() {
            return Ok(response);
        }
        let text = soon(response.text()).await.expect("an answer has a text");
        let problem: wire::Problem =
            serde_json::from_str(&text).unwrap_or_else(|_| panic!("a refusal is a Problem: {status} {text}"));
        Err(Refused { status, code: problem.code.clone(), problem })
    }

    async fn read<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, Refused> {
        let text = soon(Person::answered(request).await?.text()).await.expect("an answer has a text");
        Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Refused> {
        Person::read(self.request(Method::GET, path)).await
    }

    pub(crate) async fn text(&self, path: &str) -> Result<String, Refused> {
        let response = Person::answered(self.request(Method::GET, path)).await?;
        Ok(soon(response.text()).await.expect("an answer has a text"))
    }

    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Refused> {
        Person::read(self.request(Method::POST, path).json(body)).await
    }

    pub(crate) async fn put<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Refused> {
        Person::read(self.request(Method::PUT, path).json(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Result<(), Refused> {
        Person::answered(self.request(Method::DELETE, path)).await.map(drop)
    }

    /// The status of a POST with this header.
    pub(crate) async fn post_with(&self, path: &str, headers: HeaderMap) -> Result<(), Refused> {
        Person::answered(self.request(Method::POST, path).headers(headers)).await.map(drop)
    }

    /// Makes a table.
    pub(crate) async fn make(&self, new: &NewTable) -> String {
        let made: TableCreated = self.post("/api/tables", new).await.expect("the table can be made");
        made.id
    }

    pub(crate) async fn state(&self, table: &str) -> State {
        self.get(&format!("/api/tables/{table}")).await.expect("the table can be seen")
    }

    /// Waits until the server has done all that follows from the end of a table: it does so before it answers.
    pub(crate) async fn settled(&self, table: &str) {
        assert_eq!(self.state(table).await.status, wire::Status::Over);
    }

    /// Does something at a table, without a socket.
    pub(crate) async fn order(&self, table: &str, order: TableRequest) -> Result<u32, Refused> {
        let command = Command { idempotency_key: fresh_id(), request: order };
        self.command(table, &command).await
    }

    pub(crate) async fn command(&self, table: &str, command: &Command) -> Result<u32, Refused> {
        match self.post(&format!("/api/tables/{table}/commands"), command).await? {
            ServerMessage::Done { idempotency_key: id, seq } => {
                assert_eq!(id, command.idempotency_key);
                Ok(seq)
            }
            told => panic!("a command is answered by done: {told:?}"),
        }
    }

    /// Opens the socket of a table.
    pub(crate) async fn socket(&self, table: &str) -> Socket {
        Socket::open(self, table, None).await.expect("the socket opens")
    }

    /// Comes back to the socket of a table, with what one knows.
    pub(crate) async fn socket_since(&self, table: &str, since: u32) -> Socket {
        Socket::open(self, table, Some(since)).await.expect("the socket opens")
    }
}

/// A word for a command that was not used yet.
pub(crate) fn fresh_id() -> String {
    use std::sync::atomic::{AtomicU32, Ordering};
    static USED: AtomicU32 = AtomicU32::new(0);
    format!("command {}", USED.fetch_add(1, Ordering::Relaxed))
}

/// A table as usual.
pub(crate) fn table(game: &str, seats: Vec<Invitee>) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: None,
        seats,
        clock: wire::Clock::None,
        open: false,
        rated: false,
        spectators: true,
        chat: true,
        rounds: 1,
        idempotency_key: None,
    }
}

/// A bot.
pub(crate) fn bot() -> Invitee {
    Invitee::Bot { level: "lamb".to_owned() }
}
