//! The WebSocket of a table.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::http::header::{AUTHORIZATION, HeaderMap, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{Connector, MaybeTlsStream, WebSocketStream, client_async_tls_with_config};
use wire::{Command, ServerMessage, State};

use crate::{ByteStream, Client, ClientError, tls};

/// How long connecting and the handshake may take.
const OPEN_TIMEOUT: Duration = Duration::from_secs(20);
/// Small, since a load generator has many sockets.
const READ_BUFFER: usize = 4 * 1024;

type Stream = WebSocketStream<MaybeTlsStream<Box<dyn ByteStream>>>;

/// The WebSocket of a table.
pub struct TableSocket {
    stream: Stream,
    /// The latest state, to which patches are applied.
    latest: Option<State>,
}

/// How a socket is opened.
#[derive(Clone, Debug, Default)]
pub struct SocketOptions {
    /// The first message has the events after this number.
    pub since: Option<u32>,
    /// Whether the server sends complete states instead of patches.
    pub full_states: bool,
    /// Further headers of the handshake.
    pub headers: HeaderMap,
}

impl Client {
    /// Opens the socket of a table. With `since`, the first message has the events after that number.
    pub async fn open_socket(&self, table: &str, since: Option<u32>) -> Result<TableSocket, ClientError> {
        self.open_socket_with(table, SocketOptions { since, ..SocketOptions::default() }).await
    }

    /// Opens the socket of a table with these options.
    pub async fn open_socket_with(
        &self,
        table: &str,
        options: SocketOptions,
    ) -> Result<TableSocket, ClientError> {
        let since = options.since.map(|since| format!("since={since}"));
        let updates = options.full_states.then(|| "updates=full".to_owned());
        let query = [since, updates].into_iter().flatten().collect::<Vec<_>>().join("&");
        // http becomes ws, https becomes wss.
        let base = self.base.replacen("http", "ws", 1);
        let separator = if query.is_empty() { "" } else { "?" };
        let url = format!("{base}/api/tables/{table}/socket{separator}{query}");
        let mut request = url.into_client_request().map_err(ClientError::bad_request)?;
        request.headers_mut().extend(options.headers);
        if let Some(token) = &self.token {
            let bearer =
                HeaderValue::from_str(&format!("Bearer {token}")).map_err(ClientError::bad_request)?;
            request.headers_mut().insert(AUTHORIZATION, bearer);
        }
        let opening = Box::pin(async {
            let stream = self.transport.connect(request.uri()).await?;
            Ok(TableSocket { stream: handshake(request, stream).await?, latest: None })
        });
        let opened = tokio::time::timeout(OPEN_TIMEOUT, opening).await;
        opened.unwrap_or_else(|_| Err(ClientError::unreachable("the socket did not open in time")))
    }
}

async fn handshake(request: Request, stream: Box<dyn ByteStream>) -> Result<Stream, ClientError> {
    let config = Some(WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0));
    let is_encrypted = request.uri().scheme_str() == Some("wss");
    let connector = if is_encrypted { Connector::Rustls(tls::config()) } else { Connector::Plain };
    Ok(client_async_tls_with_config(request, stream, config, Some(connector)).await?.0)
}

impl TableSocket {
    /// Sends a command.
    pub async fn send(&mut self, command: &Command) -> Result<(), ClientError> {
        let text = serde_json::to_string(command).map_err(ClientError::bad_request)?;
        self.send_message(Message::text(text)).await
    }

    /// Sends any message, for tests of what a server does with it.
    pub async fn send_message(&mut self, message: Message) -> Result<(), ClientError> {
        Ok(self.stream.send(message).await?)
    }

    /// The next message, or none if the socket is closed. Patches are applied: they are returned as updates with the
    /// complete state. A patch for another state than the latest ends the socket, so that the client reconnects.
    /// Dropping the future loses no message.
    pub async fn next(&mut self) -> Option<Result<ServerMessage, ClientError>> {
        let text = self.next_text().await?;
        match serde_json::from_str::<ServerMessage>(&text) {
            Ok(message) => message.complete(&mut self.latest).ok().map(Ok),
            Err(error) => Some(Err(ClientError::BadAnswer { status: 101, detail: error.to_string() })),
        }
    }

    /// The next message as it arrived, or none if the socket is closed.
    pub async fn next_text(&mut self) -> Option<Utf8Bytes> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => return Some(text),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Closes the socket and waits until the server has closed it too.
    pub async fn close(mut self) {
        // The server may have closed it before.
        let _ = self.stream.close(None).await;
        while let Some(Ok(_)) = self.stream.next().await {}
    }
}
