//! Many sockets, and moves at a fixed rate that does not wait for anybody: a move that should have been made and
//! could not be counts from when it should.

mod report;
mod table;

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use indicatif::ProgressBar;
use serde_json::json;
use tabletop::Dice;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::client::{Client, nonce};
use crate::cluster::Syncs;
use crate::serving::{machine_seconds, processor_seconds};
use crate::{Backend, Binary, Failed, Lodging, Serving};
pub use report::{Processors, Report, Row};
use table::{Measured, Table};

/// How many tables a person has open.
const TABLES_EACH: usize = 50;
/// How many tables are set up at once.
const AT_ONCE: usize = 32;
/// For how many seconds moves are made that are not counted: what was written for the tables is still on its way to the disk.
const WARM_UP: u32 = 5;
/// How long to wait for the last answers.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program.
    pub binary: Binary,
    /// Where everything is kept.
    pub backend: Backend,
    /// How many servers there are. With two, the players of a table are at different ones.
    pub nodes: usize,
    /// How many sockets are open, two at each table.
    pub sockets: usize,
    /// Moves a second, in all; one after the other.
    pub rates: Vec<u32>,
    /// For how long each of them, in seconds.
    pub seconds: u32,
    /// Where chance comes from.
    pub seed: u64,
}

/// Two people who play at many tables.
async fn pair(doors: &[SocketAddr]) -> Result<[Client; 2], Failed> {
    let first = Client::guest(doors[0]).await?;
    let second = Client::guest(doors[doors.len() - 1]).await?;
    Ok([first, second])
}

/// A table at which both sit.
async fn set_table(pair: &[Client; 2], number: usize, seed: u64) -> Result<Table, Failed> {
    let seats = json!([{"type": "me"}, {"type": "anyone"}]);
    let id = pair[0].make("schotten-totten", &seats, &json!({"type": "none"})).await?;
    pair[1].command(&id, &json!({ "idempotency_key": "sit", "type": "sit"})).await?;
    let mut dice = Dice::quick(seed.wrapping_add(number as u64));
    for client in pair {
        let nonce = nonce(&mut dice);
        client.command(&id, &json!({ "idempotency_key": "ready", "type": "ready", "nonce": nonce})).await?;
    }
    let sockets = [pair[0].socket(&id, None).await?, pair[1].socket(&id, None).await?];
    Ok(Table::new(sockets, dice))
}

/// Measures.
pub async fn run(plan: &Plan, progress: &ProgressBar) -> Result<Report, Failed> {
    let lodging = Lodging::new(plan.backend, Syncs::Yes).await?;
    let mut servers = Vec::new();
    for _ in 0..plan.nodes.max(1) {
        servers.push(Serving::start(&plan.binary, &lodging.database)?);
    }
    let doors: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let memory = || servers.iter().map(Serving::memory).sum::<Result<u64, Failed>>();
    let processors = || -> Result<Processors, Failed> {
        Ok(Processors {
            servers: servers.iter().map(Serving::processor_seconds).sum::<Result<f64, Failed>>()?,
            generator: processor_seconds("self")?,
            machine: machine_seconds()?,
        })
    };
    // The first of everything costs more than the rest.
    let first = pair(&doors).await?;
    drop(set_table(&first, 0, plan.seed).await?);
    let memory_before = memory()?;

    let count = plan.sockets / 2;
    progress.set_length(count as u64);
    progress.set_message("tables are set");
    let mut pairs = Vec::new();
    for _ in 0..count.div_ceil(TABLES_EACH) {
        pairs.push(pair(&doors).await?);
    }
    let (measured, mut results) = mpsc::unbounded_channel::<Measured>();
    let mut tables = Vec::with_capacity(count);
    let mut setting = FuturesUnordered::new();
    for number in 0..count {
        if setting.len() == AT_ONCE
            && let Some(table) = setting.next().await
        {
            tables.push(table?);
            progress.inc(1);
        }
        setting.push(set_table(&pairs[number / TABLES_EACH], number, plan.seed));
    }
    while let Some(table) = setting.next().await {
        tables.push(table?);
        progress.inc(1);
    }
    let tables: Vec<mpsc::UnboundedSender<Instant>> =
        tables.into_iter().map(|table| table.start(measured.clone())).collect();
    let memory_with_sockets = memory()?;

    let mut rows = Vec::new();
    let mut dice = Dice::quick(plan.seed);
    if let Some(rate) = plan.rates.first() {
        progress.set_message("the disk comes to rest");
        drive(*rate, WARM_UP, &tables, &mut results, &mut dice, progress).await;
    }
    for rate in &plan.rates {
        progress.set_message(format!("{rate} moves a second"));
        let used = processors()?;
        let started = Instant::now();
        let row = drive(*rate, plan.seconds, &tables, &mut results, &mut dice, progress).await;
        let processors = processors()?.since(used, started.elapsed());
        rows.push(Row { processors, ..row });
    }
    Ok(Report { sockets: count * 2, memory_before, memory_with_sockets, memory_after: memory()?, rows })
}

/// Lets tables move at a rate, and gathers how long it took.
async fn drive(
    rate: u32,
    seconds: u32,
    tables: &[mpsc::UnboundedSender<Instant>],
    results: &mut mpsc::UnboundedReceiver<Measured>,
    dice: &mut Dice,
    progress: &ProgressBar,
) -> Row {
    let started = Instant::now();
    let total = rate * seconds;
    progress.set_length(u64::from(total));
    let mut row = report::Gathered::default();
    for number in 0..total {
        let moment = started + Duration::from_secs_f64(f64::from(number) / f64::from(rate));
        sleep_until(moment).await;
        let table = dice.below(tables.len() as u32) as usize;
        // A table that is gone never answers, and is counted as such.
        let _ = tables[table].send(moment);
        while let Ok(result) = results.try_recv() {
            row.take(&result);
        }
        progress.set_position(u64::from(number));
    }
    let sent_for = started.elapsed();
    let deadline = Instant::now() + PATIENCE;
    while row.answered() < total as usize {
        match tokio::time::timeout_at(deadline, results.recv()).await {
            Ok(Some(result)) => row.take(&result),
            _ => break,
        }
    }
    row.row(rate, total as usize, sent_for)
}
