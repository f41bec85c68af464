//! How bytes get to the server.

use async_trait::async_trait;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::tungstenite::http::{Request, Response, Uri};

use crate::ClientError;

/// A connection on which a socket is opened.
pub trait ByteStream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> ByteStream for T {}

/// How bytes get to the server.
#[async_trait]
pub trait Transport: Send + Sync {
    /// Sends a request and returns the answer, whatever its status.
    async fn exchange(&self, request: Request<Vec<u8>>) -> Result<Response<Vec<u8>>, ClientError>;

    /// Opens a connection to the host of this URI. TLS, if the scheme asks for it, is added by the caller.
    async fn connect(&self, uri: &Uri) -> Result<Box<dyn ByteStream>, ClientError>;
}
