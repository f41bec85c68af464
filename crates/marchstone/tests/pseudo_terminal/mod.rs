//! The binary in a pseudo-terminal: tests send keys and read the screen.

use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The longest wait for any change, generous for busy machines.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A running program with its terminal.
pub(crate) struct PseudoTerminal {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    screen: Arc<Mutex<vt100::Parser>>,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl PseudoTerminal {
    /// Starts the binary with its state in this directory.
    pub(crate) fn start(arguments: &[&str], state: &Path) -> PseudoTerminal {
        PseudoTerminal::start_program(env!("CARGO_BIN_EXE_marchstone"), arguments, state)
    }

    /// Starts a program with the state of the binary in this directory.
    pub(crate) fn start_program(program: &str, arguments: &[&str], state: &Path) -> PseudoTerminal {
        let pair = native_pty_system().openpty(size(80, 24)).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.env_clear();
        command.env("PATH", std::env::var("PATH").expect("a path"));
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_GB.UTF-8");
        command.env("HOME", state);
        command.env("XDG_STATE_HOME", state);
        let child = pair.slave.spawn_command(command).expect("the binary runs");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(24, 80, 0)));
        let (mut output, shown) = (pair.master.try_clone_reader().expect("its output"), screen.clone());
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = output.read(&mut bytes) {
                shown.lock().expect("no thread panicked").process(&bytes[..read]);
            }
        });
        let keys = pair.master.take_writer().expect("its keys");
        PseudoTerminal { child, master: pair.master, keys, screen }
    }

    /// The text on the screen.
    pub(crate) fn text(&self) -> String {
        self.screen.lock().expect("no thread panicked").screen().contents()
    }

    /// Waits until the terminal has left the alternate screen: output may arrive after the program ends.
    pub(crate) fn wait_until_restored(&self) {
        let deadline = Instant::now() + TIMEOUT;
        while self.screen.lock().expect("no thread panicked").screen().alternate_screen() {
            assert!(Instant::now() < deadline, "the terminal is not restored:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until the screen satisfies the condition, and returns its text.
    pub(crate) fn until(&self, what: &str, condition: impl Fn(&str) -> bool) -> String {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let text = self.text();
            if condition(&text) {
                return text;
            }
            assert!(Instant::now() < deadline, "{what} did not appear:\n{text}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("it reads keys");
    }

    /// Resizes the window.
    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.screen.lock().expect("no thread panicked").screen_mut().set_size(rows, columns);
        self.master.resize(size(columns, rows)).expect("it can be resized");
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.process_id().expect("it runs").to_string();
        let sent = std::process::Command::new("kill").args([signal, &id]).status();
        assert!(sent.expect("kill runs").success());
    }

    /// Waits for the end of the program, and returns its exit status.
    pub(crate) fn wait_for_exit(&mut self) -> u32 {
        let deadline = Instant::now() + TIMEOUT;
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                return status.exit_code();
            }
            assert!(Instant::now() < deadline, "the program does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for PseudoTerminal {
    fn drop(&mut self) {
        // The program may have ended before.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
