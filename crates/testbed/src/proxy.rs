//! A minimal round-robin proxy: each connection goes to the next server that accepts it.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::net::{TcpListener, TcpStream};

/// The address of a server, which may change when the server restarts.
pub type Address = Arc<Mutex<SocketAddr>>;

/// Starts a proxy for these servers and returns its address. It ends with the runtime.
pub async fn start(servers: Vec<Address>) -> std::io::Result<SocketAddr> {
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

async fn forward(mut client: TcpStream, servers: Vec<Address>, turn: Arc<AtomicUsize>) {
    for _ in 0..servers.len() {
        let next = &servers[turn.fetch_add(1, Ordering::Relaxed) % servers.len()];
        let next = *next.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(mut server) = TcpStream::connect(next).await {
            // Small messages must not be delayed. Either side may close at any time.
            let _ = client.set_nodelay(true).and(server.set_nodelay(true));
            let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
            return;
        }
    }
}
