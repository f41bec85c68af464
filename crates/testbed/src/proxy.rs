//! A minimal round-robin proxy: each connection goes to the next server that accepts it.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The address of a server, which may change when the server restarts.
pub type Address = Arc<Mutex<SocketAddr>>;

/// A server behind the proxy.
#[derive(Clone, Debug)]
pub struct Upstream {
    address: Address,
    available: watch::Sender<bool>,
}

impl Upstream {
    /// A server that gets connections.
    pub fn new(address: Address) -> Upstream {
        Upstream { address, available: watch::Sender::new(true) }
    }

    /// What a health check found: a server that is not available gets no connections, and those that it has are closed.
    pub fn set_available(&self, available: bool) {
        self.available.send_replace(available);
    }
}

/// Starts a proxy for these servers and returns its address. It ends with the runtime.
pub async fn start(servers: Vec<Address>) -> std::io::Result<SocketAddr> {
    start_with(servers.into_iter().map(Upstream::new).collect()).await
}

/// Starts a proxy whose servers can become unavailable.
pub async fn start_with(servers: Vec<Upstream>) -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
    let address = listener.local_addr()?;
    let turn = Arc::new(AtomicUsize::new(0));
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(forward(client, servers.clone(), Arc::clone(&turn)));
        }
    });
    Ok(address)
}

async fn forward(mut client: TcpStream, servers: Vec<Upstream>, turn: Arc<AtomicUsize>) {
    for _ in 0..servers.len() {
        let next = &servers[turn.fetch_add(1, Ordering::Relaxed) % servers.len()];
        let mut available = next.available.subscribe();
        if !*available.borrow_and_update() {
            continue;
        }
        let address = *next.address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(mut server) = TcpStream::connect(address).await {
            // Small messages must not be delayed. Either side may close at any time.
            let _ = client.set_nodelay(true).and(server.set_nodelay(true));
            tokio::select! {
                _ = tokio::io::copy_bidirectional(&mut client, &mut server) => {}
                _ = available.wait_for(|available| !available) => {}
            }
            return;
        }
    }
}
