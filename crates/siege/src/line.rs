//! Connections to the server, each from an address of one's own: all of 127.0.0.0/8 is this machine.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use serde_json::Value as Json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Where somebody sits, and where the server is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) from: Ipv4Addr,
    pub(crate) server: SocketAddr,
}

fn other(error: impl std::fmt::Display) -> io::Error {
    io::Error::other(error.to_string())
}

impl Line {
    /// A connection, with a receive buffer of this size if it is said.
    pub(crate) async fn connect(self, buffer: Option<u32>) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        if let Some(size) = buffer {
            socket.set_recv_buffer_size(size)?;
        }
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.server).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Sends these bytes and reads all that comes.
    pub(crate) async fn exchange(self, bytes: &[u8]) -> io::Result<String> {
        let mut stream = self.connect(None).await?;
        stream.write_all(bytes).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    /// A request with a body in JSON.
    pub(crate) async fn post(self, path: &str, token: &str, body: &Json) -> io::Result<Json> {
        let body = body.to_string();
        let bearer =
            if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n{bearer}\
             Content-Length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        let answer = self.exchange(request.as_bytes()).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| other("no answer"))?;
        if head.starts_with("HTTP/1.1 200") {
            serde_json::from_str(body).map_err(other)
        } else {
            Err(other(head))
        }
    }

    /// A new guest's token.
    pub(crate) async fn guest(self) -> io::Result<String> {
        let guest = self.post("/api/session/guest", "", &Json::Null).await?;
        guest["token"].as_str().map(str::to_owned).ok_or_else(|| other("no token"))
    }

    /// The socket of a table.
    pub(crate) async fn socket(
        self,
        table: &str,
        token: &str,
        buffer: Option<u32>,
    ) -> io::Result<WebSocketStream<TcpStream>> {
        let address = format!("ws://{}/api/tables/{table}/socket", self.server);
        let mut request = address.into_client_request().map_err(other)?;
        let bearer = format!("Bearer {token}").parse().map_err(other)?;
        request.headers_mut().insert("authorization", bearer);
        let stream = self.connect(buffer).await?;
        Ok(client_async(request, stream).await.map_err(other)?.0)
    }
}
