//! Two who play, and how long each move takes until it is acknowledged.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use tokio::net::TcpStream;
use tokio::time::sleep_until;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::line::Line;

type Socket = WebSocketStream<TcpStream>;

/// Plays one game after the other, a move now and then.
pub(crate) async fn play(
    number: u8,
    server: SocketAddr,
    pace: Duration,
    times: Sender<Duration>,
) -> io::Result<()> {
    let seats = [2 * number, 2 * number + 1].map(|i| Line { from: Ipv4Addr::new(127, 0, 1, 1 + i), server });
    let tokens = [seats[0].guest().await?, seats[1].guest().await?];
    loop {
        let new = json!({ "game": "schotten-totten", "seats": [{ "type": "me" }, { "type": "anyone" }] });
        let made = seats[0].post("/api/tables", &tokens[0], &new).await?;
        let table = made["id"].as_str().unwrap_or_default().to_owned();
        let sit = json!({ "idempotency_key": "sit", "type": "sit" });
        seats[1].post(&format!("/api/tables/{table}/commands"), &tokens[1], &sit).await?;
        let mut one = seats[0].socket(&table, &tokens[0], None).await?;
        let mut two = seats[1].socket(&table, &tokens[1], None).await?;
        for socket in [&mut one, &mut two] {
            send(socket, &json!({ "idempotency_key": "ready", "type": "ready" })).await?;
        }
        let mut decided = 0;
        // Who thinks, until when, and what comes of it; and when the last command was sent.
        let mut thinks: Option<(usize, Instant, Json)> = None;
        let mut sent: Option<(Json, Instant)> = None;
        loop {
            let until = thinks.as_ref().map_or_else(Instant::now, |(_, until, _)| *until);
            let (who, told) = tokio::select! {
                told = next(&mut one) => (0, told?),
                told = next(&mut two) => (1, told?),
                () = sleep_until(until.into()), if thinks.is_some() => {
                    if let Some((who, _, command)) = thinks.take() {
                        sent = Some((command["idempotency_key"].clone(), Instant::now()));
                        send([&mut one, &mut two][who], &command).await?;
                    }
                    continue;
                }
            };
            let state = &told["state"];
            let at = state["at"].as_u64().unwrap_or_default();
            match told["type"].as_str() {
                Some("update") if state["status"] == "over" => break,
                Some("update") if at > decided && state["moves"][0].is_object() => {
                    decided = at;
                    let (id, action) = (format!("move {at}"), &state["moves"][0]["action"]);
                    let command =
                        json!({ "idempotency_key": id, "type": "act", "at": at, "actions": [action] });
                    thinks = Some((who, Instant::now() + pace, command));
                }
                Some("done") => {
                    if let Some((_, started)) = sent.take_if(|(id, _)| *id == told["idempotency_key"]) {
                        // Nobody listens any more when the siege is over.
                        let _ = times.send(started.elapsed());
                    }
                }
                Some("refused") => return Err(io::Error::other(told.to_string())),
                _ => {}
            }
        }
    }
}

async fn send(socket: &mut Socket, command: &Json) -> io::Result<()> {
    socket.send(Message::text(command.to_string())).await.map_err(io::Error::other)
}

async fn next(socket: &mut Socket) -> io::Result<Json> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).map_err(io::Error::other),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            other => return Err(io::Error::other(format!("the socket ended: {other:?}"))),
        }
    }
}
