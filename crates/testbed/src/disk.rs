//! A disk in memory that can be full.

use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use crate::TestbedError;

/// The size of the disk while it is not full. It takes only the memory that its files need.
const SIZE: u64 = 1 << 30;

/// A file system in memory (tmpfs), which only root may mount. It is unmounted when this value is dropped.
#[derive(Debug)]
pub struct SmallDisk {
    directory: TempDir,
}

fn run(program: &str, arguments: &[&str], path: &Path) -> Result<String, TestbedError> {
    let output = Command::new(program).args(arguments).arg(path).output()?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let why = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    Err(TestbedError::Start(format!("{program} {}: {why}", arguments.join(" "))))
}

impl SmallDisk {
    /// Mounts a disk. Fails where that is not allowed.
    pub fn mount() -> Result<SmallDisk, TestbedError> {
        let directory = tempfile::tempdir()?;
        let options = format!("size={SIZE},mode=0777");
        run("mount", &["-t", "tmpfs", "-o", &options, "tmpfs"], directory.path())?;
        Ok(SmallDisk { directory })
    }

    /// Where it is mounted.
    pub fn path(&self) -> &Path {
        self.directory.path()
    }

    fn resize(&self, bytes: u64) -> Result<(), TestbedError> {
        run("mount", &["-o", &format!("remount,size={bytes}")], self.path()).map(drop)
    }

    /// Leaves no free space.
    pub fn fill(&self) -> Result<(), TestbedError> {
        let used = run("df", &["--block-size=1", "--output=used"], self.path())?;
        let used: Option<u64> = used.lines().nth(1).and_then(|bytes| bytes.trim().parse().ok());
        let used = used.ok_or_else(|| TestbedError::Start("df printed no number".to_owned()))?;
        // Files grow until the disk is as small as they are.
        (0..4096).find_map(|pages| self.resize(used + pages * 4096).ok()).ok_or_else(|| {
            TestbedError::Start("the files grow faster than the disk can be made small".to_owned())
        })
    }

    /// Gives the space back.
    pub fn free(&self) -> Result<(), TestbedError> {
        self.resize(SIZE)
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A server that still runs keeps it until it ends.
        let _ = run("umount", &["--lazy"], self.directory.path());
    }
}
