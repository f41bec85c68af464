//! Those who mean harm, each in their own way. Whatever happens to them, they come again.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use futures_util::SinkExt;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::Semaphore;
use tokio::time::interval;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Bytes, Message};
use trial::Failed;

use crate::line::Line;

/// How long one of them rests between two tries.
const REST: Duration = Duration::from_millis(100);
/// How many connections come from one address.
const PER_ADDRESS: usize = 500;

/// How many there are of each kind.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Crowd {
    /// How many connections are left half open.
    #[arg(long, default_value_t = 5000)]
    half_open: usize,
    /// How many of them are opened in a second, at most.
    #[arg(long, default_value_t = 500)]
    opened_per_second: u32,
    /// How many attackers there are of each other kind.
    #[arg(long, default_value_t = 4)]
    each: u8,
}

impl Crowd {
    /// The same as arguments.
    pub(crate) fn arguments(self) -> [String; 3] {
        let Crowd { half_open, opened_per_second, each } = self;
        [
            format!("--half-open={half_open}"),
            format!("--opened-per-second={opened_per_second}"),
            format!("--each={each}"),
        ]
    }
}

/// Lets them loose, until this process is killed.
pub(crate) async fn attack(server: SocketAddr, crowd: Crowd) -> Result<(), Failed> {
    for i in 0..crowd.each {
        let line = move |kind: u8| Line { from: Ipv4Addr::new(127, 0, 10 + kind, 1 + i), server };
        tokio::spawn(again_and_again(move || guess_tokens(line(0))));
        tokio::spawn(again_and_again(move || foreign_pages(line(1))));
        tokio::spawn(again_and_again(move || garbage(line(2))));
        tokio::spawn(again_and_again(move || fragments(line(3))));
        tokio::spawn(again_and_again(move || oversized(line(4))));
        tokio::spawn(again_and_again(move || deaf(line(5))));
        tokio::spawn(again_and_again(move || slow_body(line(6))));
        tokio::spawn(again_and_again(move || guess_passwords(line(7))));
    }
    // One after the other, and again when the server has closed them: this machine has to do the attackers' work, too.
    let mut turns = interval(Duration::from_secs(1) / crowd.opened_per_second.max(1));
    let turn = Arc::new(Semaphore::new(0));
    for i in 0..crowd.half_open {
        let line = Line { from: Ipv4Addr::new(127, 0, 2, 1 + (i / PER_ADDRESS) as u8), server };
        let turn = Arc::clone(&turn);
        tokio::spawn(async move {
            while let Ok(turn) = turn.acquire().await {
                turn.forget();
                // That it fails is what is hoped for.
                let _ = half_open(line, i).await;
            }
        });
    }
    loop {
        turns.tick().await;
        // Whatever nobody wants now is not saved for later.
        if turn.available_permits() == 0 {
            turn.add_permits(1);
        }
    }
}

async fn again_and_again<F: Future<Output = io::Result<()>>>(mut attack: impl FnMut() -> F) {
    loop {
        // That it fails is what is hoped for.
        let _ = attack().await;
        tokio::time::sleep(REST).await;
    }
}

async fn half_open(line: Line, number: usize) -> io::Result<()> {
    let mut stream = line.connect(None).await?;
    let parts = ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "];
    stream.write_all(parts[number % 3].as_bytes()).await?;
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).await.map(drop)
}

async fn guess_tokens(line: Line) -> io::Result<()> {
    let request = "GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer 0123456789abcdef\r\n\r\n";
    line.exchange(request.as_bytes()).await.map(drop)
}

async fn foreign_pages(line: Line) -> io::Result<()> {
    let request = "POST /api/session/guest HTTP/1.1\r\nHost: x\r\nConnection: close\r\nOrigin: https://elsewhere.example\r\n\r\n";
    line.exchange(request.as_bytes()).await.map(drop)
}

async fn guess_passwords(line: Line) -> io::Result<()> {
    let guess = json!({ "name": "Ann", "password": "a wild guess" });
    line.post("/api/session", "", &guess).await.map(drop)
}

async fn slow_body(line: Line) -> io::Result<()> {
    let head = "POST /api/account HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{";
    line.exchange(head.as_bytes()).await.map(drop)
}

/// A table of one's own, and a socket at it.
async fn table(line: Line) -> io::Result<(String, String)> {
    let token = line.guest().await?;
    let new = json!({ "game": "bergues", "seats": [{ "type": "me" }, { "type": "anyone" }] });
    let made = line.post("/api/tables", &token, &new).await?;
    Ok((made["id"].as_str().unwrap_or_default().to_owned(), token))
}

async fn garbage(line: Line) -> io::Result<()> {
    let (table, token) = table(line).await?;
    let mut socket = line.socket(&table, &token, None).await?;
    for i in 0.. {
        let texts =
            ["{", "null", r#"{"idempotency_key":"x","type":"act","at":0,"actions":["what"]}"#, "[[[[[["];
        socket.send(Message::text(texts[i % 4])).await.map_err(io::Error::other)?;
        tokio::time::sleep(REST / 20).await;
    }
    Ok(())
}

async fn fragments(line: Line) -> io::Result<()> {
    let (table, token) = table(line).await?;
    let mut socket = line.socket(&table, &token, None).await?;
    for i in 0.. {
        let code = if i == 0 { Data::Text } else { Data::Continue };
        let frame = Frame::message(Bytes::from_static(&[b'x'; 512]), OpCode::Data(code), false);
        socket.send(Message::Frame(frame)).await.map_err(io::Error::other)?;
    }
    Ok(())
}

async fn oversized(line: Line) -> io::Result<()> {
    let (table, token) = table(line).await?;
    let mut socket = line.socket(&table, &token, None).await?;
    socket.send(Message::text("x".repeat(1 << 20))).await.map_err(io::Error::other)
}

async fn deaf(line: Line) -> io::Result<()> {
    let (table, token) = table(line).await?;
    let mut socket = line.socket(&table, &token, Some(4096)).await?;
    loop {
        socket.send(Message::text("what?")).await.map_err(io::Error::other)?;
        tokio::time::sleep(REST / 20).await;
    }
}
