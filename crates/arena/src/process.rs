//! A program in a process of its own: lines in, lines out, with limits on time and memory.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::failure::{FailureKind, excerpt};

/// The longest line of a program, in bytes.
pub const MAX_LINE: usize = 64 * 1024;
/// How much of the end of its standard error is kept, in bytes.
const KEPT_ERRORS: usize = 4 * 1024;
/// How long a program that closed its output may take to exit, before it is ended.
const EXIT_TIME: Duration = Duration::from_millis(500);

/// What arrives from a program.
enum Arrival {
    /// A line, and whether more had arrived right after it.
    Line(String, bool),
    /// A line that is too long; nothing more is read.
    TooLong,
}

/// A running program.
pub(crate) struct Process {
    child: Child,
    input: ChildStdin,
    arrivals: Receiver<Arrival>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// Is disconnected when standard error ends.
    errors_end: Receiver<()>,
    is_ended: bool,
}

impl Process {
    /// Starts a shell command line. The program gets a process group of its own, so that it ends with all that it starts.
    pub(crate) fn start(command: &str) -> std::io::Result<Process> {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell.spawn()?;
        let input = child.stdin.take().expect("the pipe was requested");
        let output = child.stdout.take().expect("the pipe was requested");
        let mut stderr = child.stderr.take().expect("the pipe was requested");
        // A bounded queue: a program that writes on and on is stopped by its full pipe.
        let (sender, arrivals) = mpsc::sync_channel(2);
        std::thread::spawn(move || read_lines(output, &sender));
        let errors = Arc::new(Mutex::new(Vec::new()));
        let (ended, errors_end) = mpsc::sync_channel(0);
        let kept = Arc::clone(&errors);
        std::thread::spawn(move || {
            keep_end(&mut stderr, &kept);
            drop(ended);
        });
        Ok(Process { child, input, arrivals, errors, errors_end, is_ended: false })
    }

    /// Sends a line.
    pub(crate) fn tell(&mut self, line: &str) -> Result<(), FailureKind> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|_| self.ended())
    }

    /// Sends a question and returns the line that answers it.
    pub(crate) fn ask(&mut self, question: &str, allowed: Duration) -> Result<String, FailureKind> {
        self.expect_silence()?;
        self.tell(question)?;
        match self.arrivals.recv_timeout(allowed) {
            Ok(Arrival::Line(line, false)) => Ok(line),
            // What follows an answer at once is a second answer.
            Ok(Arrival::Line(line, true)) => Err(FailureKind::Unasked(excerpt(&line))),
            Ok(Arrival::TooLong) => Err(FailureKind::TooLong(MAX_LINE)),
            Err(RecvTimeoutError::Timeout) => Err(FailureKind::Late(allowed.as_millis() as u64)),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// Checks that the program has written nothing since its last answer.
    pub(crate) fn expect_silence(&mut self) -> Result<(), FailureKind> {
        match self.arrivals.try_recv() {
            Ok(Arrival::Line(line, _)) => Err(FailureKind::Unasked(excerpt(&line))),
            Ok(Arrival::TooLong) => Err(FailureKind::TooLong(MAX_LINE)),
            Err(TryRecvError::Empty) => Ok(()),
            Err(TryRecvError::Disconnected) => Err(self.ended()),
        }
    }

    /// The failure of a program whose output has ended.
    fn ended(&mut self) -> FailureKind {
        let deadline = Instant::now() + EXIT_TIME;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return FailureKind::Ended(status.to_string()),
                Ok(None) if Instant::now() < deadline => std::thread::sleep(Duration::from_millis(5)),
                Ok(None) => return FailureKind::Ended("it closed its standard output".to_owned()),
                Err(error) => return FailureKind::Ended(error.to_string()),
            }
        }
    }

    /// Ends the program and returns the end of what it wrote to standard error.
    pub(crate) fn end(mut self) -> String {
        self.kill();
        // Until the pipe is empty; a process that left the group can hold it open.
        let _ = self.errors_end.recv_timeout(EXIT_TIME);
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&errors).trim_end().to_owned()
    }

    /// Ends the program and what it started.
    fn kill(&mut self) {
        if std::mem::replace(&mut self.is_ended, true) {
            return;
        }
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            // The group can be gone.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Reads lines until the output ends, a line is too long, or nobody waits for them.
fn read_lines(output: ChildStdout, arrivals: &SyncSender<Arrival>) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = (&mut output).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line);
        let arrival = match read {
            Err(_) | Ok(0) => return,
            Ok(_) if line.len() > MAX_LINE => Arrival::TooLong,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line).trim_end().to_owned();
                Arrival::Line(text, !output.buffer().is_empty())
            }
        };
        let is_last = matches!(arrival, Arrival::TooLong);
        if arrivals.send(arrival).is_err() || is_last {
            return;
        }
    }
}

/// Reads to the end and keeps the last bytes.
fn keep_end(input: &mut impl Read, kept: &Mutex<Vec<u8>>) {
    let mut chunk = [0; 1024];
    while let Ok(count @ 1..) = input.read(&mut chunk) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&chunk[..count]);
        let surplus = kept.len().saturating_sub(KEPT_ERRORS);
        kept.drain(..surplus);
    }
}
