//! Attackers, one function per kind of attack. Each attack is repeated forever.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use client::http::header::{ACCEPT_ENCODING, ORIGIN};
use client::http::{Method, Uri};
use client::tungstenite::protocol::frame::Frame;
use client::tungstenite::protocol::frame::coding::{Data, OpCode};
use client::tungstenite::{Bytes, Message};
use client::{ByteStream, Client, TableSocket, Transport};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::Semaphore;
use tokio::time::interval;
use wire::{Credentials, Invitee, NewTable, TableRequest};

use super::{client_from, network_from};
use crate::TrialError;
use crate::player::{Guest, command};

/// The pause between two attempts of an attacker.
const PAUSE: Duration = Duration::from_millis(100);
/// The pause between two messages of an attacker on a socket.
const MESSAGE_PAUSE: Duration = Duration::from_millis(5);
/// Requests or fragments that are sent together.
const BATCH: usize = 50;
/// Half-open connections per address.
const PER_ADDRESS: usize = 500;
/// The receive buffer of an attacker that does not read.
const SMALL_BUFFER: u32 = 4096;

/// The numbers of attackers.
#[derive(Clone, Copy, Debug, Args)]
pub struct Attack {
    /// How many connections are left half open.
    #[arg(long, default_value_t = 5000)]
    half_open: usize,
    /// How many of them are opened per second, at most.
    #[arg(long, default_value_t = 500)]
    opened_per_second: u32,
    /// How many attackers there are of each other kind.
    #[arg(long, default_value_t = 4)]
    each: u8,
}

impl Attack {
    /// The command line arguments that give this attack.
    pub(super) fn arguments(self) -> [String; 3] {
        let Attack { half_open, opened_per_second, each } = self;
        [
            format!("--half-open={half_open}"),
            format!("--opened-per-second={opened_per_second}"),
            format!("--each={each}"),
        ]
    }
}

/// Where an attacker comes from, and the server it attacks.
#[derive(Clone, Copy)]
struct Attacker {
    from: Ipv4Addr,
    server: SocketAddr,
}

/// Attacks a server until this process is killed.
pub async fn attack(server: SocketAddr, attack: Attack) -> Result<(), TrialError> {
    for i in 0..attack.each {
        let attacker = move |kind: u8| Attacker { from: Ipv4Addr::new(127, 0, 10 + kind, 1 + i), server };
        tokio::spawn(repeat(move || attacker(0).guess_tokens()));
        tokio::spawn(repeat(move || attacker(1).send_foreign_origins()));
        tokio::spawn(repeat(move || attacker(2).send_garbage()));
        tokio::spawn(repeat(move || attacker(3).send_endless_fragments()));
        tokio::spawn(repeat(move || attacker(4).send_oversized_message()));
        tokio::spawn(repeat(move || attacker(5).send_without_reading()));
        tokio::spawn(repeat(move || attacker(6).send_slow_body()));
        tokio::spawn(repeat(move || attacker(7).guess_passwords()));
        tokio::spawn(repeat(move || attacker(8).send_binary_messages()));
        tokio::spawn(repeat(move || attacker(9).send_pings()));
        tokio::spawn(repeat(move || attacker(10).load_pages()));
        tokio::spawn(repeat(move || attacker(11).search_as_many_guests()));
        tokio::spawn(repeat(move || attacker(12).send_empty_fragments()));
        tokio::spawn(repeat(move || attacker(13).pipeline_requests()));
        tokio::spawn(repeat(move || attacker(14).load_decoded_files()));
        tokio::spawn(repeat(move || attacker(15).load_compressed_documents()));
    }
    // Connections are opened one after the other, and again when the server has closed them. The rate is limited
    // because this machine also does the work of the attackers.
    let mut ticks = interval(Duration::from_secs(1) / attack.opened_per_second.max(1));
    let permits = Arc::new(Semaphore::new(0));
    for i in 0..attack.half_open {
        let attacker = Attacker { from: Ipv4Addr::new(127, 0, 2, 1 + (i / PER_ADDRESS) as u8), server };
        let permits = Arc::clone(&permits);
        tokio::spawn(async move {
            while let Ok(permit) = permits.acquire().await {
                permit.forget();
                // An attack is expected to fail.
                let _ = attacker.leave_half_open(i).await;
            }
        });
    }
    loop {
        ticks.tick().await;
        // Unused permits do not accumulate.
        if permits.available_permits() == 0 {
            permits.add_permits(1);
        }
    }
}

async fn repeat<F: Future<Output = Result<(), TrialError>>>(mut attack: impl FnMut() -> F) {
    loop {
        // An attack is expected to fail.
        let _ = attack().await;
        tokio::time::sleep(PAUSE).await;
    }
}

impl Attacker {
    fn client(self) -> Client {
        client_from(self.from, self.server, None)
    }

    async fn connect(self) -> Result<Box<dyn ByteStream>, TrialError> {
        let uri: Uri = format!("http://{}", self.server).parse().map_err(TrialError::unexpected)?;
        Ok(network_from(self.from, None).connect(&uri).await?)
    }

    /// Sends the beginning of a request and waits until the server closes the connection.
    async fn send_part(self, part: &str) -> Result<(), TrialError> {
        let mut stream = self.connect().await?;
        stream.write_all(part.as_bytes()).await?;
        stream.read_to_end(&mut Vec::new()).await?;
        Ok(())
    }

    async fn leave_half_open(self, number: usize) -> Result<(), TrialError> {
        let parts = ["", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "];
        self.send_part(parts[number % 3]).await
    }

    async fn send_slow_body(self) -> Result<(), TrialError> {
        let head = "POST /api/account HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{";
        self.send_part(head).await
    }

    async fn guess_tokens(self) -> Result<(), TrialError> {
        Ok(self.client().with_token("0123456789abcdef").me().await.map(drop)?)
    }

    async fn send_foreign_origins(self) -> Result<(), TrialError> {
        let request = self.client().request(Method::POST, "/api/session/guest");
        Ok(request.header(ORIGIN, "https://elsewhere.example").send().await.map(drop)?)
    }

    async fn guess_passwords(self) -> Result<(), TrialError> {
        let guess = Credentials { name: "Ann".to_owned(), password: "a wild guess".to_owned() };
        Ok(self.client().sign_in(&guess).await.map(drop)?)
    }

    /// Creates a table and opens its socket, with a receive buffer of this size.
    async fn open_socket(self, buffer: Option<u32>) -> Result<TableSocket, TrialError> {
        let client = Guest::sign_in(&client_from(self.from, self.server, buffer)).await?.client;
        let new = NewTable::new("bergues", vec![Invitee::Me, Invitee::Anyone]);
        let table = client.create_table(&new).await?.id;
        Ok(client.open_socket(&table, None).await?)
    }

    async fn send_garbage(self) -> Result<(), TrialError> {
        let mut socket = self.open_socket(None).await?;
        let texts =
            ["{", "null", r#"{"idempotency_key":"x","type":"act","at":0,"actions":["what"]}"#, "[[[[[["];
        for text in texts.into_iter().cycle() {
            socket.send_message(Message::text(text)).await?;
            tokio::time::sleep(MESSAGE_PAUSE).await;
        }
        Ok(())
    }

    /// Sends a message again and again.
    async fn flood(self, message: Message) -> Result<(), TrialError> {
        let mut socket = self.open_socket(None).await?;
        loop {
            socket.send_message(message.clone()).await?;
            tokio::time::sleep(MESSAGE_PAUSE).await;
        }
    }

    async fn send_binary_messages(self) -> Result<(), TrialError> {
        self.flood(Message::binary(vec![0; 1024])).await
    }

    async fn send_pings(self) -> Result<(), TrialError> {
        self.flood(Message::Ping(Bytes::from_static(&[0; 100]))).await
    }

    /// Requests everything that needs no account.
    async fn load_pages(self) -> Result<(), TrialError> {
        let client = self.client();
        let paths =
            ["/", "/readyz", "/licenses.md", "/api/openapi.json", "/api/docs", "/api/lobby", "/metrics"];
        for path in paths.into_iter().cycle() {
            client.request(Method::GET, path).send().await?;
            tokio::time::sleep(MESSAGE_PAUSE).await;
        }
        Ok(())
    }

    /// Requests all files of the browser client, its WebAssembly too, without accepting a compressed form: the server has
    /// to decode them.
    async fn load_decoded_files(self) -> Result<(), TrialError> {
        let client = self.client();
        // The service worker lists them.
        let list = client.request(Method::GET, "/sw.js").text().await?;
        let names = list.split('"').filter(|text| text.starts_with("assets/"));
        let files: Vec<String> = names.map(|name| format!("/{name}")).collect();
        for path in files.iter().cycle() {
            client.request(Method::GET, path).send().await?;
            tokio::time::sleep(MESSAGE_PAUSE).await;
        }
        Err(TrialError::unexpected("the program was built without the browser client"))
    }

    /// Requests the largest documents in a form that the server has to compress.
    async fn load_compressed_documents(self) -> Result<(), TrialError> {
        let client = self.client();
        for path in ["/api/openapi.json", "/api/docs"].into_iter().cycle() {
            client.request(Method::GET, path).header(ACCEPT_ENCODING, "gzip").send().await?;
            tokio::time::sleep(MESSAGE_PAUSE).await;
        }
        Ok(())
    }

    /// Lets the strongest bots search for one guest after the other.
    async fn search_as_many_guests(self) -> Result<(), TrialError> {
        let client = Guest::sign_in(&self.client()).await?.client;
        let bot = || Invitee::Bot { level: "laird".to_owned() };
        let new = NewTable::new("lords-of-scotland", vec![Invitee::Me, bot(), bot(), bot(), bot()]);
        let table = client.create_table(&new).await?.id;
        client.command(&table, &command("ready", TableRequest::Ready { nonce: None })).await?;
        // The stand-in of a player that has resigned plays on, and so do the others.
        client.command(&table, &command("resign", TableRequest::Resign)).await.map(drop)?;
        Ok(())
    }

    async fn send_endless_fragments(self) -> Result<(), TrialError> {
        let mut socket = self.open_socket(None).await?;
        for i in 0.. {
            let code = if i == 0 { Data::Text } else { Data::Continue };
            let frame = Frame::message(Bytes::from_static(&[b'x'; 512]), OpCode::Data(code), false);
            socket.send_message(Message::Frame(frame)).await?;
        }
        Ok(())
    }

    /// Sends a message that gets longer in the number of its fragments only.
    async fn send_empty_fragments(self) -> Result<(), TrialError> {
        let mut socket = self.open_socket(None).await?;
        let fragment = |code| Message::Frame(Frame::message(Bytes::new(), OpCode::Data(code), false));
        socket.send_message(fragment(Data::Text)).await?;
        loop {
            for _ in 0..BATCH {
                socket.send_message(fragment(Data::Continue)).await?;
            }
            tokio::time::sleep(MESSAGE_PAUSE).await;
        }
    }

    /// Sends requests on one connection without waiting for the answers.
    async fn pipeline_requests(self) -> Result<(), TrialError> {
        let stream = self.connect().await?;
        let (mut answers, mut requests) = tokio::io::split(stream);
        let batch = "GET /api/server HTTP/1.1\r\nHost: x\r\n\r\n".repeat(BATCH);
        let reading = async {
            tokio::io::copy(&mut answers, &mut tokio::io::sink()).await?;
            Ok(())
        };
        let sending = async {
            loop {
                requests.write_all(batch.as_bytes()).await?;
                tokio::time::sleep(MESSAGE_PAUSE).await;
            }
        };
        tokio::select! {
            read = reading => read,
            sent = sending => sent,
        }
    }

    async fn send_oversized_message(self) -> Result<(), TrialError> {
        let mut socket = self.open_socket(None).await?;
        Ok(socket.send_message(Message::text("x".repeat(1 << 20))).await?)
    }

    async fn send_without_reading(self) -> Result<(), TrialError> {
        let mut socket = self.open_socket(Some(SMALL_BUFFER)).await?;
        loop {
            socket.send_message(Message::text("not a command")).await?;
            tokio::time::sleep(MESSAGE_PAUSE).await;
        }
    }
}
