//! Many exports and replays at the same time, while another person uses the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use client::Client;
use client::http::Method;
use testbed::Program;
use wire::{Invitee, NewTable, TableRequest};

use super::{Outcome, Size, Target};
use crate::TrialError;
use crate::player::command;
use crate::usage::memory;

/// How much memory the attack may take: half of what it took when it worked.
const MEMORY: u64 = 32 << 20;
/// How long a request of another person may take meanwhile. Half of what it took when the attack worked; a server and
/// its attackers on one busy machine need that much.
const LATENCY: Duration = Duration::from_millis(280);

/// Plays a game that ends at once; returns its table.
async fn finish_game(players: [&Client; 2]) -> Result<String, TrialError> {
    let [ann, ben] = players;
    let table =
        ann.create_table(&NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone])).await?.id;
    ben.command(&table, &command("sit", TableRequest::Sit { seat: None })).await?;
    for player in players {
        player.command(&table, &command("ready", TableRequest::Ready { nonce: None })).await?;
    }
    ben.command(&table, &command("resign", TableRequest::Resign)).await?;
    Ok(table)
}

/// Sends the same request many times at once; returns how often it was answered with success, and refused.
async fn at_once(client: &Client, path: &str, number: usize) -> Result<[usize; 2], TrialError> {
    let requests = (0..number).map(|_| {
        let request = client.request(Method::GET, path);
        tokio::spawn(async move { request.send().await.map(|answer| answer.status().as_u16()) })
    });
    let mut answers = [0; 2];
    for request in requests.collect::<Vec<_>>() {
        match request.await.map_err(TrialError::unexpected)?? {
            200 => answers[0] += 1,
            429 | 503 => answers[1] += 1,
            status => return Err(TrialError::unexpected(format!("{path} was answered by {status}"))),
        }
    }
    Ok(answers)
}

pub(super) async fn run(program: &Program, size: Size) -> Result<Outcome, TrialError> {
    let target = Target::start(program, &[])?;
    let (ann, _) = target.account("Ann").await?;
    let (ben, _) = target.account("Ben").await?;
    let (other, _) = target.client.sign_in_as_guest().await?;
    let mut table = String::new();
    for _ in 0..size.games {
        table = finish_game([&ann, &ben]).await?;
    }
    let before = memory(target.server.id())?;
    let stop = Arc::new(AtomicBool::new(false));
    let watcher = {
        let (stop, server) = (Arc::clone(&stop), target.server.id());
        tokio::spawn(async move {
            let (mut slowest, mut most) = (Duration::ZERO, 0);
            while !stop.load(Ordering::Relaxed) {
                let asked = Instant::now();
                other.me().await?;
                slowest = slowest.max(asked.elapsed());
                most = most.max(memory(server)?);
            }
            Ok::<_, TrialError>((slowest, most))
        })
    };
    let exports = at_once(&ann, "/api/me/export", size.concurrent).await?;
    let mut replays = [0; 2];
    for what in ["replay", "record", "events"] {
        let answers = at_once(&ann, &format!("/api/tables/{table}/{what}"), size.concurrent).await?;
        replays = [replays[0] + answers[0], replays[1] + answers[1]];
    }
    stop.store(true, Ordering::Relaxed);
    let (slowest, most) = watcher.await.map_err(TrialError::unexpected)??;
    let grown = most.saturating_sub(before);
    let seen = format!(
        "{} games, {} requests at once: {} exports made and {} refused, {} replays made and {} refused; \
         {:.1} MiB more memory, slowest other request {:.0} ms",
        size.games,
        size.concurrent,
        exports[0],
        exports[1],
        replays[0],
        replays[1],
        grown as f64 / f64::from(1 << 20),
        slowest.as_secs_f64() * 1000.0
    );
    // Small attacks run in tests, on machines that do other things too.
    let is_slow = size == Size::FULL && slowest > LATENCY;
    let worked = exports[0] == 0 || grown > MEMORY || is_slow;
    Ok(if worked { Outcome::Worked(seen) } else { Outcome::Withstood(seen) })
}
