//! The transport over TCP.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use async_trait::async_trait;
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_tungstenite::tungstenite::http::{Request, Response, Uri};

use crate::{ByteStream, ClientError, Transport};

/// Settings of a [`Network`].
#[derive(Clone, Copy, Debug)]
pub struct NetworkOptions {
    /// How long an answer may take.
    pub timeout: Duration,
    /// How many idle connections are kept for further requests.
    pub idle_connections: usize,
    /// The address connections come from, if not any of this machine.
    pub local_address: Option<IpAddr>,
    /// The size of the receive buffer of sockets, if not the system's.
    pub receive_buffer: Option<u32>,
}

impl Default for NetworkOptions {
    fn default() -> NetworkOptions {
        NetworkOptions {
            timeout: Duration::from_secs(20),
            idle_connections: usize::MAX,
            local_address: None,
            receive_buffer: None,
        }
    }
}

/// The transport over TCP.
#[derive(Clone, Debug)]
pub struct Network {
    http: reqwest::Client,
    options: NetworkOptions,
}

impl Network {
    /// A transport with these options.
    pub fn new(options: NetworkOptions) -> Result<Network, ClientError> {
        let http = reqwest::Client::builder()
            .timeout(options.timeout)
            .pool_max_idle_per_host(options.idle_connections)
            .local_address(options.local_address)
            .build()
            .map_err(ClientError::unreachable)?;
        Ok(Network { http, options })
    }

    async fn connect_to(&self, address: SocketAddr) -> std::io::Result<TcpStream> {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(size) = self.options.receive_buffer {
            socket.set_recv_buffer_size(size)?;
        }
        if let Some(local) = self.options.local_address {
            socket.bind(SocketAddr::new(local, 0))?;
        }
        let stream = socket.connect(address).await?;
        // Messages are small and must not wait for each other.
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

#[async_trait]
impl Transport for Network {
    async fn exchange(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, ClientError> {
        let request = reqwest::Request::try_from(request).map_err(ClientError::bad_request)?;
        let response = self.http.execute(request).await.map_err(ClientError::unreachable)?;
        let (status, headers) = (response.status(), response.headers().clone());
        let body = response.bytes().await.map_err(ClientError::unreachable)?;
        let mut answer = Response::new(body.to_vec());
        (*answer.status_mut(), *answer.headers_mut()) = (status, headers);
        Ok(answer)
    }

    async fn connect(&self, uri: &Uri) -> Result<Box<dyn ByteStream>, ClientError> {
        let host = uri.host().ok_or_else(|| ClientError::bad_request("the URL has no host"))?;
        // An IPv6 address is in brackets in a URL, and nowhere else.
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let encrypted = matches!(uri.scheme_str(), Some("wss" | "https"));
        let port = uri.port_u16().unwrap_or(if encrypted { 443 } else { 80 });
        let mut failure = ClientError::unreachable(format_args!("{host} has no address"));
        for address in lookup_host((host, port)).await.map_err(ClientError::unreachable)? {
            match self.connect_to(address).await {
                Ok(stream) => return Ok(Box::new(stream)),
                Err(error) => failure = ClientError::unreachable(error),
            }
        }
        Err(failure)
    }
}
