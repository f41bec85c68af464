//! The transport over TCP.

use std::net::{IpAddr, SocketAddr};
use std::sync::OnceLock;
use std::time::Duration;

use async_trait::async_trait;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::{Connect, HttpConnector};
use hyper_util::rt::{TokioExecutor, TokioTimer};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::http::{Request, Response, Uri};

use crate::{ByteStream, ClientError, Transport, tls};

/// An HTTP client that keeps connections for further requests.
type HttpClient<C> = legacy::Client<C, Full<Bytes>>;

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

/// Makes the connections of requests.
fn tcp(options: NetworkOptions) -> HttpConnector {
    let mut tcp = HttpConnector::new();
    tcp.set_local_address(options.local_address);
    // Messages are small and must not wait for each other.
    tcp.set_nodelay(true);
    tcp
}

fn pool<C: Connect + Clone>(connector: C, options: NetworkOptions) -> HttpClient<C> {
    legacy::Client::builder(TokioExecutor::new())
        .pool_max_idle_per_host(options.idle_connections)
        .pool_timer(TokioTimer::new())
        .build(connector)
}

/// A failed request. The error itself says only in which step; its causes say why.
fn with_causes(error: &dyn std::error::Error) -> ClientError {
    let causes = std::iter::successors(Some(error), |error| error.source());
    ClientError::Unreachable(causes.map(ToString::to_string).collect::<Vec<_>>().join(": "))
}

/// The transport over TCP.
#[derive(Clone, Debug)]
pub struct Network {
    http: HttpClient<HttpConnector>,
    /// Exists after the first encrypted request.
    https: OnceLock<HttpClient<HttpsConnector<HttpConnector>>>,
    options: NetworkOptions,
}

impl Network {
    /// A transport with these options.
    pub fn new(options: NetworkOptions) -> Network {
        Network { http: pool(tcp(options), options), https: OnceLock::new(), options }
    }

    fn https(&self) -> &HttpClient<HttpsConnector<HttpConnector>> {
        self.https.get_or_init(|| {
            let mut tcp = tcp(self.options);
            tcp.enforce_http(false);
            let tls = HttpsConnectorBuilder::new().with_tls_config((*tls::config()).clone());
            pool(tls.https_only().enable_http1().wrap_connector(tcp), self.options)
        })
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
        let is_encrypted = request.uri().scheme_str() == Some("https");
        let request = request.map(|body| Full::new(Bytes::from(body)));
        let response = if is_encrypted { self.https().request(request) } else { self.http.request(request) };
        let answer = async {
            let (head, body) = response.await.map_err(|error| with_causes(&error))?.into_parts();
            let body = body.collect().await.map_err(|error| with_causes(&error))?;
            Ok(Response::from_parts(head, body.to_bytes().into()))
        };
        timeout(self.options.timeout, answer).await.map_err(ClientError::unreachable)?
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
