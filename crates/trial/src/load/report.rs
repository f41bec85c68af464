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
    /// How many processors the servers used.
    pub processors: f64,
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
            processors: 0.0,
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
            "{:>6} {:>8} {:>8} {:>6} | {:>8} {:>8} {:>8} | {:>8} {:>8} {:>8} | {:>5}",
            "rate", "moves", "per s", "failed", "p50 ms", "p99 ms", "max ms", "heard", "p99", "max", "cores"
        )?;
        let times = |times: [Duration; 3]| {
            times.map(|time| format!("{:>8.1}", time.as_secs_f64() * 1000.0)).join(" ")
        };
        for row in &self.rows {
            let Row { rate, acknowledged, per_second, failed, processors, .. } = row;
            let (round_trip, heard) = (times(row.round_trip), times(row.heard));
            writeln!(
                f,
                "{rate:>6} {acknowledged:>8} {per_second:>8.0} {failed:>6} | {round_trip} | {heard} | {processors:>5.2}"
            )?;
        }
        Ok(())
    }
}
