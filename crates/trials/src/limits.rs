//! What this machine allows at most: how often the disk syncs, and what a server that only echoes takes. The distance of
//! the real server from both is what its code costs.

use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use tabletop::Dice;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::TrialError;
use crate::load::{Measurement, Report as Load, drive};
use crate::usage::memory;

/// The size of a page of SQLite.
const PAGE: usize = 4096;
/// The size of a message: about that of a move and its answer.
const MESSAGE: usize = 256;
/// Connections that are opened at the same time.
const CONCURRENT: usize = 64;

/// The parameters of the measurements.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The number of open sockets.
    pub sockets: usize,
    /// Messages per second over all sockets; one measurement per rate.
    pub rates: Vec<u32>,
    /// The duration of each measurement, in seconds.
    pub seconds: u32,
}

/// How often the disk syncs a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Syncs {
    /// Syncs per second.
    pub per_second: f64,
    /// The time of one: median, 99th percentile, maximum.
    pub times: [Duration; 3],
}

/// The results.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Each sync makes the file longer, as while a write-ahead log grows.
    pub appending: Syncs,
    /// Each sync overwrites a page, as in a write-ahead log that started again.
    pub overwriting: Syncs,
    /// The echo server.
    pub echo: Load,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, syncs) in [("appended", self.appending), ("overwritten", self.overwriting)] {
            let [median, high, highest] = syncs.times.map(|time| time.as_secs_f64() * 1000.0);
            writeln!(
                f,
                "a page {what} and synced: {:.0} per second, {median:.2} ms, p99 {high:.2} ms, max {highest:.2} ms",
                syncs.per_second
            )?;
        }
        write!(f, "echo server, {MESSAGE} bytes a message: {}", self.echo)
    }
}

/// Measures both limits.
pub async fn run(plan: &Plan, progress: &ProgressBar) -> Result<Report, TrialError> {
    progress.set_message("syncing");
    let time = Duration::from_secs(u64::from(plan.seconds));
    let syncs = tokio::task::spawn_blocking(move || -> Result<[Syncs; 2], TrialError> {
        Ok([measure_syncs(time, false)?, measure_syncs(time, true)?])
    });
    let [appending, overwriting] = syncs.await.map_err(TrialError::unexpected)??;
    let echo = measure_echo(plan, progress).await?;
    Ok(Report { appending, overwriting, echo })
}

/// Writes and syncs one page after the other, in the directory where the databases of the trials lie.
fn measure_syncs(time: Duration, overwrite: bool) -> Result<Syncs, TrialError> {
    const PAGES: u64 = 1024;
    let mut file: File = tempfile::tempfile()?;
    if overwrite {
        file.write_all(&vec![1; PAGE * PAGES as usize])?;
        file.sync_all()?;
    }
    let mut times = Vec::new();
    let started = Instant::now();
    while started.elapsed() < time {
        if overwrite {
            file.seek(SeekFrom::Start(times.len() as u64 % PAGES * PAGE as u64))?;
        }
        let begun = Instant::now();
        file.write_all(&[times.len() as u8; PAGE])?;
        file.sync_data()?;
        times.push(begun.elapsed());
    }
    let per_second = times.len() as f64 / started.elapsed().as_secs_f64();
    Ok(Syncs { per_second, times: crate::load::percentiles(&mut times) })
}

/// The echo server: this program with other arguments. It is killed when this value is dropped.
struct EchoProcess {
    child: Child,
    address: SocketAddr,
}

impl EchoProcess {
    fn start() -> Result<EchoProcess, TrialError> {
        let mut command = Command::new(std::env::current_exe()?);
        let mut child = command.args(["limits", "--serve-echo"]).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.trim().parse().map_err(TrialError::unexpected)?;
        Ok(EchoProcess { child, address })
    }
}

impl Drop for EchoProcess {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Serves echoes until killed, and prints the address first.
pub async fn serve_echo() -> Result<(), TrialError> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    println!("{}", listener.local_addr()?);
    loop {
        let (mut stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        tokio::spawn(async move {
            let mut message = [0; MESSAGE];
            while stream.read_exact(&mut message).await.is_ok() {
                if stream.write_all(&message).await.is_err() {
                    break;
                }
            }
        });
    }
}

async fn measure_echo(plan: &Plan, progress: &ProgressBar) -> Result<Load, TrialError> {
    let server = EchoProcess::start()?;
    let id = server.child.id();
    let memory_before = memory(id)?;
    let (measured, mut results) = mpsc::unbounded_channel();
    let mut sockets = Vec::with_capacity(plan.sockets);
    progress.set_length(plan.sockets as u64);
    progress.set_message("opening sockets");
    while sockets.len() < plan.sockets {
        let count = CONCURRENT.min(plan.sockets - sockets.len());
        let streams = (0..count).map(|_| TcpStream::connect(server.address));
        for stream in futures_util::future::try_join_all(streams).await? {
            stream.set_nodelay(true)?;
            sockets.push(start_client(stream, measured.clone()));
            progress.inc(1);
        }
    }
    let memory_with_sockets = memory(id)?;
    let mut rows = Vec::new();
    let mut dice = Dice::quick(1);
    for rate in &plan.rates {
        progress.set_message(format!("{rate} messages per second"));
        rows.push(drive(*rate, plan.seconds, &sockets, &mut results, &mut dice, &[id], progress).await?);
    }
    Ok(Load { sockets: sockets.len(), memory_before, memory_with_sockets, memory_after: memory(id)?, rows })
}

/// Sends a message whenever one is due and waits for its echo.
fn start_client(
    mut stream: TcpStream,
    results: mpsc::UnboundedSender<Measurement>,
) -> mpsc::UnboundedSender<tokio::time::Instant> {
    let (sender, mut moments) = mpsc::unbounded_channel::<tokio::time::Instant>();
    tokio::spawn(async move {
        let mut message = [0; MESSAGE];
        while let Some(moment) = moments.recv().await {
            let echoed = match stream.write_all(&message).await {
                Ok(()) => stream.read_exact(&mut message).await.is_ok(),
                Err(_) => false,
            };
            let measurement =
                if echoed { Measurement::Acknowledged(moment.elapsed()) } else { Measurement::Failed };
            // The receiver may have been dropped at the end of the trial.
            let _ = results.send(measurement);
        }
    });
    sender
}
