//! What was measured, in a few lines.

use std::fmt;
use std::time::Duration;

use super::table::Measured;

/// How a server bore a rate.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Row {
    /// Moves a second that were to be made.
    pub rate: u32,
    /// Moves that were acknowledged.
    pub acknowledged: usize,
    /// Moves that were not: refused, or not answered in time.
    pub failed: usize,
    /// Acknowledged moves a second.
    pub per_second: f64,
    /// From when a move was to be made to its acknowledgement: median, 99th percentile, longest.
    pub round_trip: [Duration; 3],
    /// From there to when the other player heard of it.
    pub heard: [Duration; 3],
    /// How many processors were used.
    pub processors: Processors,
}

/// Seconds of processor time, or processors: seconds of it in a second.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Processors {
    /// By the servers.
    pub servers: f64,
    /// By this process, which makes the load.
    pub generator: f64,
    /// By everything on this machine: the database, the system and others, too.
    pub machine: f64,
}

impl Processors {
    /// How many were used since then.
    pub(super) fn since(self, then: Processors, time: Duration) -> Processors {
        let used = |now: f64, then: f64| (now - then) / time.as_secs_f64();
        Processors {
            servers: used(self.servers, then.servers),
            generator: used(self.generator, then.generator),
            machine: used(self.machine, then.machine),
        }
    }
}

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Open sockets.
    pub sockets: usize,
    /// Memory of the servers, in bytes: before the sockets were opened, after, and at the end.
    pub memory_before: u64,
    /// With all sockets open and nothing happening.
    pub memory_with_sockets: u64,
    /// At the end.
    pub memory_after: u64,
    /// One for each rate.
    pub rows: Vec<Row>,
}

#[derive(Default)]
pub(super) struct Gathered {
    done: Vec<Duration>,
    heard: Vec<Duration>,
    failed: usize,
}

fn percentiles(times: &mut [Duration]) -> [Duration; 3] {
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).copied().unwrap_or_default()
    };
    [at(0.5), at(0.99), at(1.0)]
}

impl Gathered {
    pub(super) fn take(&mut self, result: &Measured) {
        match result {
            Measured::Done(time) => self.done.push(*time),
            Measured::Heard(time) => self.heard.push(*time),
            Measured::Failed => self.failed += 1,
        }
    }

    pub(super) const fn answered(&self) -> usize {
        self.done.len() + self.failed
    }

    pub(super) fn row(mut self, rate: u32, total: usize, took: Duration) -> Row {
        Row {
            rate,
            acknowledged: self.done.len(),
            failed: total - self.done.len().min(total),
            per_second: self.done.len() as f64 / took.as_secs_f64(),
            round_trip: percentiles(&mut self.done),
            heard: percentiles(&mut self.heard),
            processors: Processors::default(),
        }
    }
}

impl Report {
    /// How many bytes of the servers' memory each socket costs, the tables behind them included.
    pub fn bytes_per_socket(&self) -> u64 {
        self.memory_after.saturating_sub(self.memory_before) / (self.sockets.max(1) as u64)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mebi = |bytes: u64| bytes as f64 / 1024.0 / 1024.0;
        writeln!(
            f,
            "{} sockets: memory {:.0} MiB before, {:.0} MiB with them, {:.0} MiB at the end: {:.1} KiB a socket",
            self.sockets,
            mebi(self.memory_before),
            mebi(self.memory_with_sockets),
            mebi(self.memory_after),
            self.bytes_per_socket() as f64 / 1024.0
        )?;
        writeln!(
            f,
            "{:>6} {:>8} {:>8} {:>6} | {:>8} {:>8} {:>8} | {:>8} {:>8} {:>8} | cores: {:>7} {:>9} {:>7}",
            "rate",
            "moves",
            "per s",
            "failed",
            "p50 ms",
            "p99 ms",
            "max ms",
            "heard",
            "p99",
            "max",
            "servers",
            "generator",
            "machine"
        )?;
        let times = |times: [Duration; 3]| {
            times.map(|time| format!("{:>8.1}", time.as_secs_f64() * 1000.0)).join(" ")
        };
        for row in &self.rows {
            let Row { rate, acknowledged, per_second, failed, .. } = row;
            let Processors { servers, generator, machine } = row.processors;
            let (round_trip, heard) = (times(row.round_trip), times(row.heard));
            writeln!(
                f,
                "{rate:>6} {acknowledged:>8} {per_second:>8.0} {failed:>6} | {round_trip} | {heard} | {servers:>14.2} {generator:>9.2} {machine:>7.2}"
            )?;
        }
        Ok(())
    }
}
