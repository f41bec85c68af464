//! Memory and processor time of processes, as Linux reports them.

use crate::TrialError;

/// Linux counts processor time in hundredths of a second.
const TICKS: f64 = 100.0;

/// The resident memory of a process, in bytes.
pub(crate) fn memory(process: u32) -> Result<u64, TrialError> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let kibibytes = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    kibibytes.map(|size| size * 1024).ok_or_else(|| TrialError::unexpected("no VmRSS in the process status"))
}

/// The processor time a process has used, in seconds.
pub(crate) fn processor_seconds(process: u32) -> Result<f64, TrialError> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    // User and system time.
    Ok((ticks(fields.get(11)) + ticks(fields.get(12))) / TICKS)
}

/// The processor time of this whole machine, in seconds.
pub(crate) fn machine_seconds() -> Result<f64, TrialError> {
    let stat = std::fs::read_to_string("/proc/stat")?;
    let fields: Vec<&str> = stat.lines().next().unwrap_or_default().split_whitespace().skip(1).collect();
    // User, nice, system and interrupts; not idle time or time spent waiting for the disk.
    Ok([0, 1, 2, 5, 6].into_iter().map(|i| ticks(fields.get(i))).sum::<f64>() / TICKS)
}

fn ticks(field: Option<&&str>) -> f64 {
    field.and_then(|field| field.parse().ok()).unwrap_or(0.0)
}
