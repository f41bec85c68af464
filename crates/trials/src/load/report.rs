//! The results of a load trial.

use std::fmt;
use std::time::Duration;

use super::table::Measurement;

/// The results for one rate.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Row {
    /// The rate, in moves per second.
    pub rate: u32,
    /// Acknowledged moves.
    pub acknowledged: usize,
    /// Moves that were refused or not answered in time.
    pub failed: usize,
    /// Acknowledged moves per second.
    pub per_second: f64,
    /// The time from when a move was due to its acknowledgement: median, 99th percentile, maximum.
    pub round_trip: [Duration; 3],
    /// The time from when a move was due to its arrival at the other player.
    pub arrival: [Duration; 3],
    /// Bytes of the messages that both players of a table received for one move.
    pub bytes_per_move: f64,
    /// The processors that were busy.
    pub processors: Processors,
}

/// Processor time in seconds, or busy processors: seconds of processor time per second.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Processors {
    /// Of the servers.
    pub servers: f64,
    /// Of this process, which generates the load.
    pub generator: f64,
    /// Of this machine, with the database and the system.
    pub machine: f64,
}

impl Processors {
    /// The processors that were busy since an earlier reading.
    pub(super) fn since(self, earlier: Processors, time: Duration) -> Processors {
        let busy = |now: f64, earlier: f64| (now - earlier) / time.as_secs_f64();
        Processors {
            servers: busy(self.servers, earlier.servers),
            generator: busy(self.generator, earlier.generator),
            machine: busy(self.machine, earlier.machine),
        }
    }
}

/// The results of a load trial.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Open sockets.
    pub sockets: usize,
    /// Memory of the servers before the sockets were opened, in bytes.
    pub memory_before: u64,
    /// Memory with all sockets open and idle.
    pub memory_with_sockets: u64,
    /// Memory at the end.
    pub memory_after: u64,
    /// One row per rate.
    pub rows: Vec<Row>,
}

impl Row {
    /// The processor time of the servers for each acknowledged move.
    pub fn cpu_per_move(&self) -> Duration {
        let moves = self.per_second.max(f64::MIN_POSITIVE);
        Duration::try_from_secs_f64(self.processors.servers / moves).unwrap_or_default()
    }
}

#[derive(Default)]
pub(super) struct Measurements {
    acknowledged: Vec<Duration>,
    arrived: Vec<Duration>,
    failed: usize,
    bytes: usize,
}

/// Median, 99th percentile and maximum.
pub(crate) fn percentiles(times: &mut [Duration]) -> [Duration; 3] {
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).copied().unwrap_or_default()
    };
    [at(0.5), at(0.99), at(1.0)]
}

impl Measurements {
    pub(super) fn add(&mut self, measurement: Measurement) {
        match measurement {
            Measurement::Acknowledged(time) => self.acknowledged.push(time),
            Measurement::Arrived(time) => self.arrived.push(time),
            Measurement::Received(bytes) => self.bytes += bytes,
            Measurement::Failed => self.failed += 1,
        }
    }

    pub(super) const fn answered(&self) -> usize {
        self.acknowledged.len() + self.failed
    }

    pub(super) fn row(mut self, rate: u32, total: usize, took: Duration) -> Row {
        Row {
            rate,
            acknowledged: self.acknowledged.len(),
            failed: total - self.acknowledged.len().min(total),
            per_second: self.acknowledged.len() as f64 / took.as_secs_f64(),
            bytes_per_move: self.bytes as f64 / self.acknowledged.len().max(1) as f64,
            round_trip: percentiles(&mut self.acknowledged),
            arrival: percentiles(&mut self.arrived),
            processors: Processors::default(),
        }
    }
}

impl Report {
    /// The server memory per socket in bytes, including the tables.
    pub fn bytes_per_socket(&self) -> u64 {
        self.memory_after.saturating_sub(self.memory_before) / (self.sockets.max(1) as u64)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mebi = |bytes: u64| bytes as f64 / 1024.0 / 1024.0;
        writeln!(
            f,
            "{} sockets: memory {:.0} MiB before, {:.0} MiB with them, {:.0} MiB at the end: {:.1} KiB per socket",
            self.sockets,
            mebi(self.memory_before),
            mebi(self.memory_with_sockets),
            mebi(self.memory_after),
            self.bytes_per_socket() as f64 / 1024.0
        )?;
        writeln!(
            f,
            "{:>6} {:>8} {:>8} {:>6} | {:>8} {:>8} {:>8} | {:>8} {:>8} {:>8} | cores: {:>7} {:>9} {:>7} | {:>12} | {:>10} {:>8}",
            "rate",
            "moves",
            "per s",
            "failed",
            "p50 ms",
            "p99 ms",
            "max ms",
            "arrival",
            "p99",
            "max",
            "servers",
            "generator",
            "machine",
            "µs CPU a move",
            "bytes/move",
            "a viewer"
        )?;
        let times = |times: [Duration; 3]| {
            times.map(|time| format!("{:>8.1}", time.as_secs_f64() * 1000.0)).join(" ")
        };
        for row in &self.rows {
            let Row { rate, acknowledged, per_second, failed, .. } = row;
            let Processors { servers, generator, machine } = row.processors;
            let (round_trip, arrival) = (times(row.round_trip), times(row.arrival));
            let bytes = row.bytes_per_move;
            writeln!(
                f,
                "{rate:>6} {acknowledged:>8} {per_second:>8.0} {failed:>6} | {round_trip} | {arrival} | {servers:>14.2} {generator:>9.2} {machine:>7.2} | {:>12.0} | {bytes:>10.0} {:>8.0}",
                row.cpu_per_move().as_secs_f64() * 1e6,
                bytes / 2.0,
            )?;
        }
        Ok(())
    }
}
