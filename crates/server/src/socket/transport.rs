//! A WebSocket connection that uses little memory while it is quiet.
//!
//! The library's write buffer grows to the largest message and is never freed. Text messages are large, so they bypass
//! it: each is written from its frame, which all its receivers share. Reading and control frames use the library.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Request, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};

use super::frame::Frame;
use crate::problem::Problem;

/// The maximum size of a client's message.
const MAX_MESSAGE_SIZE: usize = 16 * 1024;
/// How much a client may send until a message is complete: a message in frames of a reasonable size. Without this, empty
/// fragments could be sent for ever.
const MAX_BYTES_PER_MESSAGE: usize = 4 * MAX_MESSAGE_SIZE;
/// The size of the permanent read buffer.
const READ_BUFFER: usize = 256;

/// How much of what a client sends is discarded after a close frame.
const MAX_DISCARDED: usize = 256 * 1024;
/// How long the client may take to close the connection after that.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// A request to upgrade to a WebSocket.
pub(crate) struct Upgrade {
    response: Response<Body>,
    upgraded: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Problem> {
        let refused = |reason: String| Problem::BadRequest(format!("this is a WebSocket: {reason}"));
        let upgraded = parts.extensions.remove::<OnUpgrade>();
        let upgraded = upgraded.ok_or_else(|| refused("the connection cannot be upgraded".to_owned()))?;
        let request = Request::from_parts(parts.clone(), ());
        let response = create_response_with_body(&request, Body::empty);
        Ok(Upgrade { response: response.map_err(|error| refused(error.to_string()))?, upgraded })
    }
}

impl Upgrade {
    /// Answers the request and runs `serve` with the socket.
    pub(super) fn then<F: Future<Output = ()> + Send + 'static>(
        self,
        serve: impl FnOnce(Transport) -> F + Send + 'static,
    ) -> Response<Body> {
        let upgraded = self.upgraded;
        tokio::spawn(async move {
            // The client may have disconnected.
            let Ok(upgraded) = upgraded.await else { return };
            let config = WebSocketConfig::default()
                .max_message_size(Some(MAX_MESSAGE_SIZE))
                .max_frame_size(Some(MAX_MESSAGE_SIZE))
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(0);
            let stream = Budgeted { stream: TokioIo::new(upgraded), left: MAX_BYTES_PER_MESSAGE };
            let stream = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
            // A separate task, so that the memory of the upgrade is freed.
            tokio::spawn(serve(Transport(stream)));
        });
        self.response
    }
}

/// The connection is closed or must be.
pub(super) struct Closed;

/// A message from the client.
pub(super) enum Incoming {
    /// A text message.
    Text(Utf8Bytes),
    /// A binary message, which the protocol does not use.
    Binary,
    /// A control frame, which only shows that the client is alive.
    Control,
}

/// A connection from which a limited number of bytes is read.
struct Budgeted {
    stream: TokioIo<Upgraded>,
    left: usize,
}

impl AsyncRead for Budgeted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.left == 0 {
            return Poll::Ready(Err(io::ErrorKind::InvalidData.into()));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        self.left = self.left.saturating_sub(buffer.filled().len() - before);
        read
    }
}

impl AsyncWrite for Budgeted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// An open WebSocket.
pub(super) struct Transport(WebSocketStream<Budgeted>);

impl Transport {
    /// The next message.
    pub(super) async fn next(&mut self) -> Result<Incoming, Closed> {
        let message = self.0.next().await;
        self.0.get_mut().left = MAX_BYTES_PER_MESSAGE;
        match message {
            Some(Ok(Message::Text(text))) => Ok(Incoming::Text(text)),
            Some(Ok(Message::Binary(_))) => Ok(Incoming::Binary),
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Ok(Incoming::Control),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Closed),
        }
    }

    /// Sends messages, in one write if the connection takes them.
    pub(super) async fn send(&mut self, frames: &[Frame]) -> Result<(), Closed> {
        // Frames queued by the library, such as a pong, must be complete before.
        self.0.flush().await.map_err(|_| Closed)?;
        let stream = self.0.get_mut();
        if let [frame] = frames {
            stream.write_all(frame.bytes()).await.map_err(|_| Closed)?;
        } else {
            let bytes = frames.iter().map(Frame::bytes).collect::<Vec<_>>().concat();
            stream.write_all(&bytes).await.map_err(|_| Closed)?;
        }
        stream.flush().await.map_err(|_| Closed)
    }

    /// Sends a ping.
    pub(super) async fn ping(&mut self) -> Result<(), Closed> {
        self.0.send(Message::Ping(Bytes::new())).await.map_err(|_| Closed)
    }

    /// Sends a close frame to a client that sends too much. What it has sent already is discarded: closing a connection
    /// with unread data resets it, and the client would not receive the frame.
    pub(super) async fn close_and_discard(&mut self, code: CloseCode, reason: &'static str) -> Closed {
        let closed = self.close(code, reason).await;
        let discard = async {
            let stream = &mut self.0.get_mut().stream;
            let mut buffer = [0; 4096];
            for _ in 0..MAX_DISCARDED / buffer.len() {
                // The client has closed the connection, or it fails.
                if !matches!(stream.read(&mut buffer).await, Ok(1..)) {
                    break;
                }
            }
        };
        // A client that does not close the connection is disconnected.
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, discard).await;
        closed
    }

    /// Sends a close frame.
    pub(super) async fn close(&mut self, code: CloseCode, reason: &'static str) -> Closed {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // The client may have disconnected.
        let _ = self.0.send(Message::Close(Some(frame))).await;
        Closed
    }
}
