//! The typed client of the HTTP API and the table socket.
//!
//! [`Client`] sends requests and opens sockets, [`TableSocket`] is one WebSocket, and [`TableConnection`] is a
//! socket that reconnects without losing or repeating a command. All of them speak the types of `wire`. Bytes go
//! through a [`Transport`]: [`Network`] is TCP (with TLS for https); trials bring their own.

mod account;
mod connection;
mod error;
mod network;
mod request;
mod socket;
mod tables;
mod tls;
mod transport;

use std::sync::Arc;

use http::Method;
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use connection::{Backoff, ConnectionEvent, TableConnection};
pub use error::ClientError;
pub use network::{Network, NetworkOptions};
pub use request::{Request, Response};
pub use socket::{SocketOptions, TableSocket};
pub use tokio_tungstenite::tungstenite;
pub use transport::{ByteStream, Transport};
pub use tungstenite::http;

/// A client of one server, with or without a token. Clones share the transport.
#[derive(Clone)]
pub struct Client {
    base: String,
    token: Option<String>,
    transport: Arc<dyn Transport>,
}

impl Client {
    /// A client of the server at this base URL (`http://host:port`), over the network with default options.
    pub fn new(base: impl Into<String>) -> Client {
        Client::with_transport(base, Arc::new(Network::new(NetworkOptions::default())))
    }

    /// A client that sends its bytes through this transport.
    pub fn with_transport(base: impl Into<String>, transport: Arc<dyn Transport>) -> Client {
        Client { base: base.into(), token: None, transport }
    }

    /// The same client with this bearer token.
    pub fn with_token(&self, token: impl Into<String>) -> Client {
        Client { token: Some(token.into()), ..self.clone() }
    }

    /// The same client, with the same token, for another base URL.
    pub fn with_base(&self, base: impl Into<String>) -> Client {
        Client { base: base.into(), ..self.clone() }
    }

    /// The bearer token.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The base URL.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The transport.
    pub fn transport(&self) -> &dyn Transport {
        &*self.transport
    }

    /// A request with the token, to be completed and sent.
    pub fn request(&self, method: Method, path: &str) -> Request {
        Request::new(self, method, path)
    }

    /// GETs this path and reads the answer.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.request(Method::GET, path).read().await
    }

    /// POSTs this body and reads the answer.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        self.request(Method::POST, path).json(body).read().await
    }

    /// PUTs this body and reads the answer.
    pub async fn put<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        self.request(Method::PUT, path).json(body).read().await
    }

    /// DELETEs this path.
    pub async fn delete(&self, path: &str) -> Result<(), ClientError> {
        self.request(Method::DELETE, path).accepted().await.map(drop)
    }
}
