//! The least a proxy can be: each connection goes to the next server that answers.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use tokio::net::{TcpListener, TcpStream};

/// Where a server listens; it may be another place after a restart.
pub type Address = Arc<Mutex<SocketAddr>>;

/// Starts a proxy before these servers, and answers where it listens. It ends with the runtime.
pub async fn start(servers: Vec<Address>) -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
    let address = listener.local_addr()?;
    let turn = Arc::new(AtomicUsize::new(0));
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(pass_on(client, servers.clone(), Arc::clone(&turn)));
        }
    });
    Ok(address)
}

async fn pass_on(mut client: TcpStream, servers: Vec<Address>, turn: Arc<AtomicUsize>) {
    for _ in 0..servers.len() {
        let next = &servers[turn.fetch_add(1, Ordering::Relaxed) % servers.len()];
        let next = *next.lock().expect("nobody panicked here");
        if let Ok(mut server) = TcpStream::connect(next).await {
            // Small messages must go at once. Either side may go at any time.
            let _ = client.set_nodelay(true).and(server.set_nodelay(true));
            let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
            return;
        }
    }
}
