//! A minimal HTTP proxy that names the client in `X-Forwarded-For`, as Caddy and nginx do. It forwards one request on each
//! connection, and what follows on it if that is a WebSocket.

use std::io::{Error, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

/// The maximum size of a request head.
const MAX_HEAD: usize = 16 * 1024;
/// How long a client may take to send it.
const HEAD_TIMEOUT: Duration = Duration::from_secs(15);

/// Starts a proxy for this server and returns its address. It ends with the runtime.
pub async fn start(server: SocketAddr) -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
    let address = listener.local_addr()?;
    tokio::spawn(async move {
        loop {
            match listener.accept().await {
                Ok((client, from)) => {
                    // Either side may close at any time.
                    tokio::spawn(async move { drop(forward(client, from.ip(), server).await) });
                }
                // Perhaps too many open files: try again when others have been closed.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
    });
    Ok(address)
}

async fn forward(mut client: TcpStream, from: IpAddr, server: SocketAddr) -> std::io::Result<()> {
    client.set_nodelay(true)?;
    // The server learns of a request when its head is complete.
    let request = timeout(HEAD_TIMEOUT, read_head(&mut client)).await.map_err(|_| ErrorKind::TimedOut)??;
    let (head, rest) = request;
    let mut server = TcpStream::connect(server).await?;
    server.set_nodelay(true)?;
    server.write_all(rewrite(&head, from).as_bytes()).await?;
    server.write_all(&rest).await?;
    tokio::io::copy_bidirectional(&mut client, &mut server).await.map(drop)
}

/// The head of a request, and what was read after it.
async fn read_head(client: &mut TcpStream) -> std::io::Result<(String, Vec<u8>)> {
    let mut read = Vec::new();
    loop {
        if let Some(end) = read.windows(4).position(|end| end == b"\r\n\r\n") {
            let rest = read.split_off(end + 4);
            let head = String::from_utf8(read).map_err(|_| Error::from(ErrorKind::InvalidData))?;
            return Ok((head, rest));
        }
        if read.len() > MAX_HEAD || client.read_buf(&mut read).await? == 0 {
            return Err(ErrorKind::InvalidData.into());
        }
    }
}

/// The head with the client's address instead of the header it may have sent. Without an upgrade, the server closes the
/// connection after its answer.
fn rewrite(head: &str, from: IpAddr) -> String {
    let lines: Vec<&str> = head.trim_end().split("\r\n").collect();
    let is_header = |line: &str, name: &str| {
        line.split_once(':').is_some_and(|(given, _)| given.trim().eq_ignore_ascii_case(name))
    };
    let upgrades = lines.iter().any(|line| is_header(line, "upgrade"));
    let kept =
        |line: &&&str| !is_header(line, "x-forwarded-for") && (upgrades || !is_header(line, "connection"));
    let mut head: Vec<String> = lines.iter().filter(kept).map(ToString::to_string).collect();
    head.push(format!("X-Forwarded-For: {from}"));
    if !upgrades {
        head.push("Connection: close".to_owned());
    }
    head.join("\r\n") + "\r\n\r\n"
}
