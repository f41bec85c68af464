//! The faults of a crash trial, and how each is caused.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use client::Client;
use client::http::Method;
use tabletop::Dice;
use testbed::proxy::Upstream;
use testbed::{ServerProcess, TestDatabase, postgres};

use super::AfterKill;
use crate::TrialError;

/// How long a full disk or failing writes last, in milliseconds.
const FAILING_WRITES: RangeInclusive<u32> = 3_000..=8_000;
/// How soon a full disk must be noticed. A log that starts again from its beginning needs no space for a while.
const NOTICED: Duration = Duration::from_secs(10);
/// How soon a server must be ready again after a fault.
const RECOVERY: Duration = Duration::from_secs(10);
/// The interval at which a server is asked whether it is ready.
const ASKED_EVERY: Duration = Duration::from_millis(20);

/// How often each fault occurs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults {
    /// Kills of a server (SIGKILL).
    pub kills: u64,
    /// Pauses (SIGSTOP, later SIGCONT). With several servers one or all of them are paused.
    pub pauses: u64,
    /// The length of a pause, in seconds.
    pub pause_seconds: (u32, u32),
    /// Full disks, for a while. They need SQLite and a system that allows to mount a disk in memory.
    pub full_disks: u64,
    /// Periods in which all writes of a server to files fail.
    pub read_only: u64,
    /// Crashes of PostgreSQL.
    pub database_crashes: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    Kill,
    Pause,
    FullDisk,
    ReadOnly,
    DatabaseCrash,
}

impl Faults {
    /// Only kills.
    pub fn kills(kills: u64) -> Faults {
        Faults { kills, pause_seconds: (5, 15), ..Faults::default() }
    }

    /// All faults in random order.
    pub(super) fn schedule(&self, dice: &mut Dice) -> Vec<Fault> {
        let mut faults: Vec<Fault> = [
            (Fault::Kill, self.kills),
            (Fault::Pause, self.pauses),
            (Fault::FullDisk, self.full_disks),
            (Fault::ReadOnly, self.read_only),
            (Fault::DatabaseCrash, self.database_crashes),
        ]
        .into_iter()
        .flat_map(|(fault, count)| std::iter::repeat_n(fault, count as usize))
        .collect();
        dice.shuffle(&mut faults);
        faults
    }
}

/// What faults are caused to.
pub(super) struct Site<'a> {
    pub(super) database: &'a TestDatabase,
    pub(super) servers: &'a mut [ServerProcess],
    /// The servers as the proxy sees them.
    pub(super) upstreams: &'a [Upstream],
    pub(super) after_kill: AfterKill<'a>,
    pub(super) pause_seconds: (u32, u32),
}

/// What became of a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Aftermath {
    /// Whether the servers were ready again in time.
    pub(super) recovered: bool,
    /// How long that took.
    pub(super) recovery: Duration,
}

impl Site<'_> {
    /// Causes the fault with this number and waits until it is over.
    pub(super) async fn cause(
        &mut self,
        fault: Fault,
        number: usize,
        dice: &mut Dice,
    ) -> Result<Aftermath, TrialError> {
        let chosen = number % self.servers.len();
        match fault {
            Fault::Kill => {
                let server = &mut self.servers[chosen];
                server.kill()?;
                (self.after_kill)(self.database)?;
                server.restart()?;
                // The next fault may come before it answers.
                return Ok(Aftermath { recovered: true, recovery: Duration::ZERO });
            }
            Fault::Pause => {
                let all = dice.below(2) == 0;
                let paused = if all { 0..self.servers.len() } else { chosen..chosen + 1 };
                self.pause(paused, dice).await?;
            }
            Fault::FullDisk => {
                let Some(disk) = &self.database.disk else {
                    return Err(TrialError::unexpected("a full disk needs a disk of its own"));
                };
                disk.fill()?;
                self.wait_until_ready(false, NOTICED).await;
                tokio::time::sleep(random_ms(dice, &FAILING_WRITES)).await;
                disk.free()?;
            }
            Fault::ReadOnly => {
                self.servers[chosen].set_read_only(true)?;
                tokio::time::sleep(random_ms(dice, &FAILING_WRITES)).await;
                self.servers[chosen].set_read_only(false)?;
            }
            Fault::DatabaseCrash => {
                tokio::task::spawn_blocking(postgres::crash_and_restart)
                    .await
                    .map_err(TrialError::unexpected)??;
            }
        }
        let started = Instant::now();
        let recovered = self.wait_until_ready(true, RECOVERY).await;
        Ok(Aftermath { recovered, recovery: started.elapsed() })
    }

    async fn pause(&self, paused: std::ops::Range<usize>, dice: &mut Dice) -> Result<(), TrialError> {
        let (shortest, longest) = self.pause_seconds;
        let pause = random_ms(dice, &(shortest * 1000..=longest * 1000));
        let all = paused.len() == self.servers.len();
        for number in paused.clone() {
            self.servers[number].pause()?;
            // The health check of the proxy notices it. Without another server there is nothing that it could do.
            if let Some(upstream) = self.upstreams.get(number).filter(|_| !all) {
                upstream.set_available(false);
            }
        }
        tokio::time::sleep(pause).await;
        for number in paused {
            self.servers[number].resume()?;
            if let Some(upstream) = self.upstreams.get(number) {
                upstream.set_available(true);
            }
        }
        Ok(())
    }

    /// Waits until all servers are ready, or one is not; false if that does not happen in time.
    async fn wait_until_ready(&self, ready: bool, limit: Duration) -> bool {
        let clients: Vec<Client> = self.servers.iter().map(|server| Client::new(server.url())).collect();
        let waiting = async {
            loop {
                let mut all = true;
                for client in &clients {
                    all &= client.request(Method::GET, "/readyz").accepted().await.is_ok();
                }
                if all == ready {
                    return;
                }
                tokio::time::sleep(ASKED_EVERY).await;
            }
        };
        tokio::time::timeout(limit, waiting).await.is_ok()
    }
}

fn random_ms(dice: &mut Dice, range: &RangeInclusive<u32>) -> Duration {
    Duration::from_millis(u64::from(range.start() + dice.below(range.end() - range.start() + 1)))
}
