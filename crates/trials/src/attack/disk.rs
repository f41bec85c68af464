//! Fills the disk of a server, and makes room again.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use client::Client;
use client::http::Method;
use testbed::{Program, ServerProcess};

use super::Outcome;
use crate::TrialError;

/// The size of the disk: more than the write-ahead log takes before it is checkpointed.
const SIZE: usize = 48 << 20;
/// What is left at first, so that the disk becomes full while the server writes.
const SPARE: u64 = 256 << 10;
/// How long the server may take until it writes again, once there is room.
const RECOVERED_WITHIN: Duration = Duration::from_secs(20);
/// The disk is full after fewer guests than this.
const MOST_GUESTS: usize = 20_000;

/// A small disk in memory, which is removed when this value is dropped.
struct SmallDisk {
    directory: tempfile::TempDir,
}

impl SmallDisk {
    /// Mounts the disk; an error says why not.
    fn mount() -> Result<SmallDisk, String> {
        let directory = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={SIZE}"), "marchstone-trial"]).arg(directory.path());
        let output = mount.output().map_err(|error| format!("mount: {error}"))?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
        }
        Ok(SmallDisk { directory })
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // What stays mounted disappears with the machine.
        let _ = Command::new("umount").arg("--lazy").arg(self.directory.path()).status();
    }
}

/// Writes zeros until the disk is full but for [`SPARE`] bytes.
fn fill(path: &Path) -> Result<(), TrialError> {
    use std::io::Write;
    let mut file = std::fs::File::create(path)?;
    let block = [0; 4096];
    while file.write_all(&block).is_ok() {}
    let size = file.metadata()?.len();
    Ok(file.set_len(size.saturating_sub(SPARE))?)
}

/// The status of `/readyz`.
async fn readiness(client: &Client) -> Result<u16, TrialError> {
    Ok(client.request(Method::GET, "/readyz").send().await?.status().as_u16())
}

pub(super) async fn run(program: &Program) -> Result<Outcome, TrialError> {
    let disk = match SmallDisk::mount() {
        Ok(disk) => disk,
        Err(reason) => return Ok(Outcome::Skipped(format!("no small disk can be mounted: {reason}"))),
    };
    let database = disk.path("trial.db").to_string_lossy().into_owned();
    let mut server = ServerProcess::start(program, &database)?;
    let client = Client::new(server.url());
    let mut guests = vec![client.sign_in_as_guest().await?.0];
    fill(&disk.path("ballast"))?;
    let refused = loop {
        match client.sign_in_as_guest().await {
            Ok((guest, _)) => guests.push(guest),
            Err(error) => break error.status(),
        }
        if guests.len() > MOST_GUESTS {
            return Err(TrialError::unexpected("the disk is never full"));
        }
    };
    if refused != Some(503) {
        return Ok(Outcome::Worked(format!("a write on a full disk was answered by {refused:?}")));
    }
    let meanwhile = readiness(&client).await?;
    if meanwhile != 503 {
        return Ok(Outcome::Worked(format!("/readyz says {meanwhile} although nothing can be written")));
    }
    std::fs::remove_file(disk.path("ballast"))?;
    let freed = Instant::now();
    // The server finds out by itself: nothing is written until it is ready.
    while readiness(&client).await? != 200 {
        if freed.elapsed() > RECOVERED_WITHIN {
            return Ok(Outcome::Worked("the server is not ready although there is room again".to_owned()));
        }
    }
    match client.sign_in_as_guest().await {
        Ok((guest, _)) => guests.push(guest),
        Err(error) => return Ok(Outcome::Worked(format!("a write after the recovery failed: {error}"))),
    }
    let recovered = freed.elapsed();
    server.kill()?;
    server.restart()?;
    // Without the connections of before.
    let client = Client::new(server.url());
    for guest in &guests {
        if let Err(error) = client.with_token(guest.token().unwrap_or_default()).me().await {
            return Ok(Outcome::Worked(format!("a guest who was signed in before is lost: {error}")));
        }
    }
    Ok(Outcome::Withstood(format!(
        "/readyz said 503, writes worked {:.1} s after there was room again, all {} guests are there",
        recovered.as_secs_f64(),
        guests.len()
    )))
}
