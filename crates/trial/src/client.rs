//! What a client needs to play: a token, tables, a socket, and of what the server tells just enough.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value as Json, json};
use tabletop::Dice;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::Failed;

/// How long a server may take to answer anything.
const PATIENCE: Duration = Duration::from_secs(20);
/// Small, since there may be many sockets in this process.
const BUFFER: usize = 4 * 1024;

/// What a seat adds to the shuffle.
pub(crate) fn nonce(dice: &mut Dice) -> String {
    (0..64).map(|_| char::from(b"0123456789abcdef"[dice.below(16) as usize])).collect()
}

/// Something that can be done, as far as it matters here.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Choice {
    pub(crate) action: String,
}

/// A table, as far as it matters here.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Seen {
    pub(crate) seq: u32,
    pub(crate) at: u32,
    pub(crate) status: String,
    pub(crate) moves: Vec<Choice>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Numbered {
    pub(crate) seq: u32,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Reason {
    pub(crate) code: String,
}

/// What the server told, whatever it is. One flat form: cheaper to read than one for each kind.
#[derive(Debug, Deserialize)]
pub(crate) struct ServerMessage {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) news: Vec<Numbered>,
    pub(crate) state: Option<Seen>,
    pub(crate) id: Option<String>,
    pub(crate) seq: Option<u32>,
    pub(crate) problem: Option<Reason>,
}

/// Somebody with a token.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    http: reqwest::Client,
    address: SocketAddr,
    token: String,
    pub(crate) person: String,
}

#[derive(Deserialize)]
struct SignedIn {
    token: String,
    me: Me,
}

#[derive(Deserialize)]
struct Me {
    player: Id,
}

#[derive(Deserialize)]
struct Id {
    id: String,
}

impl Client {
    /// A new guest.
    pub(crate) async fn guest(address: SocketAddr) -> Result<Client, Failed> {
        // As little as possible is left behind by requests: it is sockets that are measured.
        let http = reqwest::Client::builder().timeout(PATIENCE).pool_max_idle_per_host(1).build()?;
        let answer = http.post(format!("http://{address}/api/session/guest")).send().await?;
        let SignedIn { token, me } = answer.error_for_status()?.json().await?;
        Ok(Client { http, address, token, person: me.player.id })
    }

    async fn post(&self, path: &str, body: &Json) -> Result<reqwest::Response, Failed> {
        let request = self.http.post(format!("http://{}{path}", self.address)).bearer_auth(&self.token);
        Ok(request.json(body).send().await?.error_for_status()?)
    }

    /// Makes a table with these seats.
    pub(crate) async fn make(&self, game: &str, seats: &Json, clock: &Json) -> Result<String, Failed> {
        let body = json!({ "game": game, "seats": seats, "clock": clock });
        let Id { id } = self.post("/api/tables", &body).await?.json().await?;
        Ok(id)
    }

    /// Does something without a socket.
    pub(crate) async fn command(&self, table: &str, command: &Json) -> Result<(), Failed> {
        self.post(&format!("/api/tables/{table}/commands"), command).await.map(drop)
    }

    /// The record of a table that is over.
    pub(crate) async fn record(&self, table: &str) -> Result<String, Failed> {
        let url = format!("http://{}/api/tables/{table}/record", self.address);
        let answer = self.http.get(url).bearer_auth(&self.token).send().await?;
        Ok(answer.error_for_status()?.text().await?)
    }

    /// Opens the socket of a table.
    pub(crate) async fn socket(&self, table: &str, since: Option<u32>) -> Result<Socket, Failed> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let url = format!("ws://{}/api/tables/{table}/socket{since}", self.address);
        let mut request = url.into_client_request()?;
        let bearer = HeaderValue::from_str(&format!("Bearer {}", self.token));
        let bearer = bearer.map_err(|error| Failed::Other(error.to_string()))?;
        request.headers_mut().insert("Authorization", bearer);
        let opening = async {
            let stream = TcpStream::connect(self.address).await?;
            stream.set_nodelay(true)?;
            let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
            let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
            Ok::<_, Failed>(Socket(opened?.0))
        };
        let opened = tokio::time::timeout(PATIENCE, opening).await;
        opened.map_err(|_| Failed::Other("a socket did not open".to_owned()))?
    }
}

/// The socket of a table.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// What is told next; nothing if the socket is gone.
    pub(crate) async fn told(&mut self) -> Option<ServerMessage> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Sends a command; false if the socket is gone.
    pub(crate) async fn send(&mut self, command: &Json) -> bool {
        self.0.send(Message::text(command.to_string())).await.is_ok()
    }
}
