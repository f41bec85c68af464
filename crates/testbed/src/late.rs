//! A request whose body arrives long after its headers.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::TestbedError;

/// A request whose headers the server has, and whose body it waits for.
#[derive(Debug)]
pub struct LateRequest {
    stream: TcpStream,
    body: String,
}

impl LateRequest {
    /// Sends method, path (`line`) and headers to a server, and waits until it asks for the body.
    pub async fn begin(
        server: &str,
        token: &str,
        line: &str,
        body: String,
    ) -> Result<LateRequest, TestbedError> {
        let mut stream = TcpStream::connect(server).await?;
        let head = format!(
            "{line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        let mut answer = [0; 25];
        stream.read_exact(&mut answer).await?;
        if &answer != b"HTTP/1.1 100 Continue\r\n\r\n" {
            return Err(TestbedError::Start(String::from_utf8_lossy(&answer).into_owned()));
        }
        Ok(LateRequest { stream, body })
    }

    /// Sends the body and returns the status.
    pub async fn finish(mut self) -> Result<u16, TestbedError> {
        self.stream.write_all(self.body.as_bytes()).await?;
        let mut answer = String::new();
        self.stream.read_to_string(&mut answer).await?;
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        status.ok_or_else(|| TestbedError::Start(format!("no status: {answer}")))
    }
}
