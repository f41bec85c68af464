//! A WebSocket as the server needs it: there may be many, and most are quiet, so a quiet one holds next to nothing.
//!
//! The library reads, and keeps a small buffer for that. Whatever it writes goes through a buffer that it keeps, as
//! large as the largest message ever sent, so texts (which are large) are written past it, each from a buffer that is
//! gone when it is sent.

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Request, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, FrameHeader};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};

use crate::problem::Problem;

/// The largest message a client may send.
const LARGEST_MESSAGE: usize = 16 * 1024;
/// The buffer for what a client sends. What is larger has one of its own for a moment.
const READ_BUFFER: usize = 512;

/// A request to become a socket.
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
    /// Answers the request, and lets this be done with the socket.
    pub(super) fn then<F: Future<Output = ()> + Send + 'static>(
        self,
        serve: impl FnOnce(Transport) -> F + Send + 'static,
    ) -> Response<Body> {
        let upgraded = self.upgraded;
        tokio::spawn(async move {
            // A client that is gone before the answer needs nothing.
            let Ok(upgraded) = upgraded.await else { return };
            let config = WebSocketConfig::default()
                .max_message_size(Some(LARGEST_MESSAGE))
                .max_frame_size(Some(LARGEST_MESSAGE))
                .read_buffer_size(READ_BUFFER)
                .write_buffer_size(0);
            let stream =
                WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await;
            // A task of its own: what the upgrade needed is gone by then.
            tokio::spawn(serve(Transport(stream)));
        });
        self.response
    }
}

/// The socket is gone, or is to go.
pub(super) struct Gone;

/// What incoming from the client.
pub(super) enum Incoming {
    /// A text.
    Text(Utf8Bytes),
    /// Something that is none.
    Bytes,
    /// A sign of life.
    Life,
}

/// An open socket.
pub(super) struct Transport(WebSocketStream<TokioIo<Upgraded>>);

impl Transport {
    /// What comes next.
    pub(super) async fn next(&mut self) -> Result<Incoming, Gone> {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => Ok(Incoming::Text(text)),
            Some(Ok(Message::Binary(_))) => Ok(Incoming::Bytes),
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Ok(Incoming::Life),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Gone),
        }
    }

    /// Sends a text.
    pub(super) async fn tell(&mut self, text: &str) -> Result<(), Gone> {
        // What the library has to say, an answer to a ping perhaps, goes first and whole.
        self.0.flush().await.map_err(|_| Gone)?;
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let length = text.len() as u64;
        let mut frame = Vec::with_capacity(header.len(length) + text.len());
        header.format(length, &mut frame).map_err(|_| Gone)?;
        frame.extend_from_slice(text.as_bytes());
        let stream = self.0.get_mut();
        stream.write_all(&frame).await.map_err(|_| Gone)?;
        stream.flush().await.map_err(|_| Gone)
    }

    /// Asks whether the client is still there.
    pub(super) async fn ping(&mut self) -> Result<(), Gone> {
        self.0.send(Message::Ping(Bytes::new())).await.map_err(|_| Gone)
    }

    /// Says that it ends, and why.
    pub(super) async fn close(&mut self, code: CloseCode, reason: &'static str) -> Gone {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        // Whoever is gone does not need to know.
        let _ = self.0.send(Message::Close(Some(frame))).await;
        Gone
    }
}
