//! Opens many sockets and makes moves at a fixed rate (an open-loop load): latency is measured from the time at which
//! a move is due, so a slow server cannot slow the load down.

mod report;
mod table;

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use indicatif::ProgressBar;
use tabletop::Dice;
use testbed::{Backend, Program, ServerProcess, TestDatabase};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use wire::{Invitee, NewTable, TableRequest};

use crate::TrialError;
use crate::player::{Guest, command, nonce};
use crate::usage::{machine_seconds, memory, processor_seconds};
pub(crate) use report::percentiles;
pub use report::{Processors, Report, Row};
pub(crate) use table::Measurement;
use table::Table;

/// Tables per guest. Few, since a server remembers sessions in use.
const TABLES_PER_GUEST: usize = 5;
/// Tables that are set up at the same time.
const CONCURRENT_SETUPS: usize = 32;
/// Seconds of moves that are not counted, while the disk still writes what the setup left in its cache.
const WARM_UP: u32 = 5;
/// How long the last answers may take.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// The parameters of a load trial.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program.
    pub program: Program,
    /// The database.
    pub backend: Backend,
    /// The number of servers. With two, the players of a table are at different ones.
    pub nodes: usize,
    /// The number of open sockets, two per table.
    pub sockets: usize,
    /// Moves per second over all tables; one measurement per rate.
    pub rates: Vec<u32>,
    /// The duration of a measurement, in seconds.
    pub seconds: u32,
    /// The seed of all random choices.
    pub seed: u64,
}

/// Two guests that play at many tables.
async fn create_pair(addresses: &[SocketAddr]) -> Result<[Guest; 2], TrialError> {
    let first = Guest::create(addresses[0]).await?;
    let second = Guest::create(addresses[addresses.len() - 1]).await?;
    Ok([first, second])
}

/// Creates a table with both guests and deals.
async fn set_up_table(pair: &[Guest; 2], number: usize, seed: u64) -> Result<Table, TrialError> {
    let [first, second] = [&pair[0].client, &pair[1].client];
    let new = NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone]);
    let id = first.create_table(&new).await?.id;
    second.command(&id, &command("sit", TableRequest::Sit { seat: None })).await?;
    let mut dice = Dice::quick(seed.wrapping_add(number as u64));
    for client in [first, second] {
        let ready = TableRequest::Ready { nonce: Some(nonce(&mut dice)) };
        client.command(&id, &command("ready", ready)).await?;
    }
    let sockets = [first.open_socket(&id, None).await?, second.open_socket(&id, None).await?];
    Ok(Table::new(sockets, dice))
}

/// Runs the trial.
pub async fn run(plan: &Plan, progress: &ProgressBar) -> Result<Report, TrialError> {
    let database = TestDatabase::create(plan.backend).await?;
    let mut servers = Vec::new();
    for _ in 0..plan.nodes.max(1) {
        servers.push(ServerProcess::start(&plan.program, &database.address)?);
    }
    let addresses: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let ids: Vec<u32> = servers.iter().map(ServerProcess::id).collect();
    let memory = || ids.iter().map(|id| memory(*id)).sum::<Result<u64, TrialError>>();
    // The first table costs more memory than the others.
    let first = create_pair(&addresses).await?;
    drop(set_up_table(&first, 0, plan.seed).await?);
    let memory_before = memory()?;

    let count = plan.sockets / 2;
    progress.set_length(count as u64);
    progress.set_message("setting up tables");
    let mut pairs = Vec::new();
    for _ in 0..count.div_ceil(TABLES_PER_GUEST) {
        pairs.push(create_pair(&addresses).await?);
    }
    let (measured, mut results) = mpsc::unbounded_channel::<Measurement>();
    let mut tables = Vec::with_capacity(count);
    let mut setting = FuturesUnordered::new();
    for number in 0..count {
        if setting.len() == CONCURRENT_SETUPS
            && let Some(table) = setting.next().await
        {
            tables.push(table?);
            progress.inc(1);
        }
        setting.push(set_up_table(&pairs[number / TABLES_PER_GUEST], number, plan.seed));
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
        progress.set_message("warming up");
        drive(*rate, WARM_UP, &tables, &mut results, &mut dice, &ids, progress).await?;
    }
    for rate in &plan.rates {
        progress.set_message(format!("{rate} moves per second"));
        rows.push(drive(*rate, plan.seconds, &tables, &mut results, &mut dice, &ids, progress).await?);
    }
    Ok(Report { sockets: count * 2, memory_before, memory_with_sockets, memory_after: memory()?, rows })
}

/// The processor time used so far.
fn processors(servers: &[u32]) -> Result<Processors, TrialError> {
    Ok(Processors {
        servers: servers.iter().map(|id| processor_seconds(*id)).sum::<Result<f64, TrialError>>()?,
        generator: processor_seconds(std::process::id())?,
        machine: machine_seconds()?,
    })
}

/// Lets tables move at a rate, and measures the latencies and the processor time of these servers.
pub(crate) async fn drive(
    rate: u32,
    seconds: u32,
    tables: &[mpsc::UnboundedSender<Instant>],
    results: &mut mpsc::UnboundedReceiver<Measurement>,
    dice: &mut Dice,
    servers: &[u32],
    progress: &ProgressBar,
) -> Result<Row, TrialError> {
    let used = processors(servers)?;
    let started = Instant::now();
    let total = rate * seconds;
    progress.set_length(u64::from(total));
    let mut row = report::Measurements::default();
    for number in 0..total {
        let moment = started + Duration::from_secs_f64(f64::from(number) / f64::from(rate));
        sleep_until(moment).await;
        let table = dice.below(tables.len() as u32) as usize;
        // A table that has failed never answers, and its moves count as failed.
        let _ = tables[table].send(moment);
        while let Ok(result) = results.try_recv() {
            row.add(result);
        }
        progress.set_position(u64::from(number));
    }
    let sent_for = started.elapsed();
    let deadline = Instant::now() + LAST_ANSWERS;
    while row.answered() < total as usize {
        match tokio::time::timeout_at(deadline, results.recv()).await {
            Ok(Some(result)) => row.add(result),
            _ => break,
        }
    }
    let row = row.row(rate, total as usize, sent_for);
    Ok(Row { processors: processors(servers)?.since(used, started.elapsed()), ..row })
}
