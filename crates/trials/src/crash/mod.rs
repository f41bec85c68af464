//! Kills and pauses servers and lets their disk or database fail, while clients play. Afterwards every acknowledged command
//! must be in the log exactly once, nobody may have lost on time, no table may wait for a server, and every record must
//! verify.

mod faults;
mod log;
mod player;
mod report;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use indicatif::ProgressBar;
use tabletop::Dice;
use testbed::proxy::{self, Upstream};
use testbed::{Backend, Program, ServerProcess, TestDatabase};

use crate::TrialError;
use crate::player::Guest;
pub use faults::Faults;
use faults::Site;
use player::{Notes, play_tables};
pub use report::Report;

/// How long the last games may take after the last kill.
const LAST_GAMES: Duration = Duration::from_mins(2);
/// How long servers may take to settle the last games. They look for forgotten tables every 30 seconds.
const LAST_DUTIES: Duration = Duration::from_secs(70);

/// The parameters of a crash trial.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program.
    pub program: Program,
    /// The database.
    pub backend: Backend,
    /// The number of servers. More than one need PostgreSQL and are behind a proxy.
    pub nodes: usize,
    /// How often each fault occurs.
    pub faults: Faults,
    /// The number of tables in play at the same time.
    pub tables: usize,
    /// Whether the last games are played to their end.
    pub finish_games: bool,
    /// The seed of all random choices.
    pub seed: u64,
}

/// Runs after each kill, while the killed server is down.
pub type AfterKill<'a> = &'a (dyn Fn(&TestDatabase) -> Result<(), TrialError> + Sync);

/// Runs the trial.
pub async fn run(
    plan: &Plan,
    progress: &ProgressBar,
    after_kill: AfterKill<'_>,
) -> Result<Report, TrialError> {
    let database = if plan.faults.full_disks > 0 {
        TestDatabase::on_small_disk()?
    } else {
        TestDatabase::create(plan.backend).await?
    };
    let mut servers = Vec::new();
    for _ in 0..plan.nodes.max(1) {
        servers.push(ServerProcess::start(&plan.program, &database.address)?);
    }
    let upstream = |server: &ServerProcess| Upstream::new(Arc::new(Mutex::new(server.address)));
    let upstreams: Vec<Upstream> = servers.iter().map(upstream).collect();
    let address = match &servers[..] {
        [only] => only.address,
        _ => proxy::start_with(upstreams.clone()).await?,
    };
    let notes = Arc::new(Mutex::new(Notes::default()));
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for i in 0..plan.tables {
        let pair = [Guest::create(address).await?, Guest::create(address).await?];
        let seed = plan.seed.wrapping_mul(1_000_003).wrapping_add(i as u64);
        players.push(tokio::spawn(play_tables(pair, seed, Arc::clone(&notes), Arc::clone(&stop))));
    }
    let mut dice = Dice::quick(plan.seed);
    let schedule = plan.faults.schedule(&mut dice);
    progress.set_length(schedule.len() as u64);
    let mut report = Report { faults: plan.faults.clone(), ..Report::default() };
    let mut site = Site {
        database: &database,
        servers: &mut servers,
        upstreams: &upstreams,
        after_kill,
        pause_seconds: plan.faults.pause_seconds,
    };
    for (number, fault) in schedule.into_iter().enumerate() {
        // At any moment of a server's life: while it starts to answer, and under full load.
        let moment = Duration::from_millis(u64::from(10 + dice.below(190)));
        tokio::time::sleep(moment).await;
        let aftermath = site.cause(fault, number, &mut dice).await?;
        report.not_recovered += usize::from(!aftermath.recovered);
        report.slowest_recovery = report.slowest_recovery.max(aftermath.recovery);
        progress.inc(1);
        let acknowledged = notes.lock().expect("the lock is not poisoned").acknowledged.len();
        progress.set_message(format!("{acknowledged} commands acknowledged"));
    }
    stop.store(true, Ordering::Relaxed);
    progress.set_message("the last games are played to their end");
    for player in players {
        if !plan.finish_games {
            player.abort();
            continue;
        }
        let ended = tokio::time::timeout(LAST_GAMES, player).await;
        let ended = ended.map_err(|_| TrialError::unexpected("a game does not end"))?;
        ended.map_err(TrialError::unexpected)?;
    }
    if plan.finish_games {
        report.busy = wait_for_duties(&database).await?;
    }
    let entries = log::read(&database.address).await?;
    report.flagged = log::timeouts(&database.address).await?;
    let notes = std::mem::take(&mut *notes.lock().expect("the lock is not poisoned"));
    report.compare(&notes, &entries);
    report.verified = verify_records(&plan.program.path, &database, address, &notes).await?;
    Ok(report)
}

/// Waits until no table waits for a server; returns the number of those that still do after a while.
async fn wait_for_duties(database: &TestDatabase) -> Result<usize, TrialError> {
    let started = std::time::Instant::now();
    loop {
        let busy = log::busy(&database.address).await?;
        if busy == 0 || started.elapsed() > LAST_DUTIES {
            return Ok(busy);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Counts the finished games whose records pass `marchstone verify`.
async fn verify_records(
    program: &Path,
    database: &TestDatabase,
    address: SocketAddr,
    notes: &Notes,
) -> Result<usize, TrialError> {
    let reader = Guest::create(address).await?;
    let mut verified = 0;
    for table in &notes.finished {
        let path = database.path("record.txt");
        std::fs::write(&path, reader.client.record(table).await?)?;
        let output = Command::new(program).arg("verify").arg(&path).output()?;
        verified += usize::from(output.status.success());
    }
    Ok(verified)
}
