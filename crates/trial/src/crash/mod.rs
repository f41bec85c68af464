//! The server is killed again and again while people play. Afterwards every move that was acknowledged must be in
//! the log, once, and every record must verify.

mod player;
mod report;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use indicatif::ProgressBar;
use tabletop::Dice;

use crate::client::Client;
use crate::cluster::Syncs;
use crate::{Backend, Binary, Failed, Lodging, Serving, log, proxy};
use player::{Notes, play_tables};
pub use report::Report;

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program.
    pub binary: Binary,
    /// Where everything is kept.
    pub backend: Backend,
    /// How many servers there are; more than one need PostgreSQL, with a proxy before them.
    pub nodes: usize,
    /// How often one of them is killed.
    pub kills: u64,
    /// How many tables are played at once.
    pub tables: usize,
    /// Whether the last games are played to their end.
    pub to_the_end: bool,
    /// Where chance comes from.
    pub seed: u64,
}

/// Something done to the database while no server runs, after each kill.
pub type Between<'a> = &'a (dyn Fn(&Lodging) -> Result<(), Failed> + Sync);

/// Kills, and counts.
pub async fn run(plan: &Plan, progress: &ProgressBar, between: Between<'_>) -> Result<Report, Failed> {
    let lodging = Lodging::new(plan.backend, Syncs::Yes).await?;
    let mut servers = Vec::new();
    for _ in 0..plan.nodes.max(1) {
        servers.push(Serving::start(&plan.binary, &lodging.database)?);
    }
    let door = match &servers[..] {
        [only] => only.address,
        several => {
            let addresses = several.iter().map(|server| Arc::new(Mutex::new(server.address)));
            proxy::start(addresses.collect()).await?
        }
    };
    let notes = Arc::new(Mutex::new(Notes::default()));
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for i in 0..plan.tables {
        let pair = [Client::guest(door).await?, Client::guest(door).await?];
        let seed = plan.seed.wrapping_mul(1_000_003).wrapping_add(i as u64);
        players.push(tokio::spawn(play_tables(pair, seed, Arc::clone(&notes), Arc::clone(&stop))));
    }
    progress.set_length(plan.kills);
    let mut dice = Dice::quick(plan.seed);
    for kill in 0..plan.kills {
        // At any moment of a server's life: while it starts to answer, and when it is in full swing.
        let moment = Duration::from_millis(u64::from(10 + dice.below(190)));
        tokio::time::sleep(moment).await;
        let count = servers.len();
        let server = &mut servers[kill as usize % count];
        server.kill()?;
        between(&lodging)?;
        server.start_again()?;
        progress.inc(1);
        let acknowledged = notes.lock().expect("nobody panicked here").acknowledged.len();
        progress.set_message(format!("{acknowledged} moves acknowledged"));
    }
    stop.store(true, Ordering::Relaxed);
    progress.set_message("the last games are played to their end");
    for player in players {
        if !plan.to_the_end {
            player.abort();
            continue;
        }
        let ended = tokio::time::timeout(Duration::from_mins(2), player).await;
        let ended = ended.map_err(|_| Failed::Other("a game does not end".to_owned()))?;
        ended.map_err(|error| Failed::Other(error.to_string()))?;
    }
    let entries = log::read(&lodging.database).await?;
    let notes = std::mem::take(&mut *notes.lock().expect("nobody panicked here"));
    let mut report = Report::compare(&notes, &entries);
    report.kills = plan.kills;
    report.verified = verify(&plan.binary.path, &lodging, door, &notes).await?;
    Ok(report)
}

/// How many records of finished games `marchstone verify` finds fine.
async fn verify(binary: &Path, lodging: &Lodging, door: SocketAddr, notes: &Notes) -> Result<usize, Failed> {
    let reader = Client::guest(door).await?;
    let mut fine = 0;
    for table in &notes.finished {
        let path = lodging.path("record.txt");
        std::fs::write(&path, reader.record(table).await?)?;
        let verified = Command::new(binary).arg("verify").arg(&path).output()?;
        fine += usize::from(verified.status.success());
    }
    Ok(fine)
}

/// How often each key comes.
fn counted<K: std::hash::Hash + Eq>(keys: impl Iterator<Item = K>) -> HashMap<K, u32> {
    let mut counts = HashMap::new();
    for key in keys {
        *counts.entry(key).or_default() += 1;
    }
    counts
}
