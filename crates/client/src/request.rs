//! One request, from its head to its answer.

use http::header::{AUTHORIZATION, CONTENT_TYPE};
use http::{HeaderMap, HeaderName, HeaderValue, Method};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio_tungstenite::tungstenite::http;

use crate::{Client, ClientError};

/// An answer as it arrived: status, headers and body.
pub type Response = http::Response<Vec<u8>>;

/// A request that is not sent yet.
#[must_use = "a request does nothing until it is sent"]
pub struct Request {
    client: Client,
    head: http::request::Builder,
    body: Result<Vec<u8>, serde_json::Error>,
}

impl Request {
    pub(crate) fn new(client: &Client, method: Method, path: &str) -> Request {
        let mut head = http::Request::builder().method(method).uri(format!("{}{path}", client.base));
        if let Some(token) = &client.token {
            head = head.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        Request { client: client.clone(), head, body: Ok(Vec::new()) }
    }

    /// Adds a header.
    pub fn header<V>(self, name: impl TryInto<HeaderName, Error: Into<http::Error>>, value: V) -> Request
    where
        V: TryInto<HeaderValue, Error: Into<http::Error>>,
    {
        Request { head: self.head.header(name, value), ..self }
    }

    /// Adds these headers.
    pub fn headers(self, headers: &HeaderMap) -> Request {
        headers.iter().fold(self, |request, (name, value)| request.header(name, value))
    }

    /// Sets a body in JSON.
    pub fn json(self, body: &impl Serialize) -> Request {
        let body = serde_json::to_vec(body);
        Request { body, ..self.header(CONTENT_TYPE, "application/json") }
    }

    /// Sends it and returns the answer, whatever its status.
    pub async fn send(self) -> Result<Response, ClientError> {
        let body = self.body.map_err(ClientError::bad_request)?;
        let request = self.head.body(body).map_err(ClientError::bad_request)?;
        self.client.transport.exchange(request).await
    }

    /// Sends it and returns the answer if its status is a success.
    pub async fn accepted(self) -> Result<Response, ClientError> {
        let response = self.send().await?;
        if response.status().is_success() {
            return Ok(response);
        }
        Err(ClientError::of_answer(response.status().as_u16(), response.body()))
    }

    /// Sends it and reads the body of a successful answer.
    pub async fn read<T: DeserializeOwned>(self) -> Result<T, ClientError> {
        let response = self.accepted().await?;
        let status = response.status().as_u16();
        let bad = |error: serde_json::Error| ClientError::BadAnswer { status, detail: error.to_string() };
        serde_json::from_slice(response.body()).map_err(bad)
    }

    /// Sends it and returns the body of a successful answer as a text.
    pub async fn text(self) -> Result<String, ClientError> {
        let response = self.accepted().await?;
        let status = response.status().as_u16();
        let bad =
            |error: std::string::FromUtf8Error| ClientError::BadAnswer { status, detail: error.to_string() };
        String::from_utf8(response.into_body()).map_err(bad)
    }
}
