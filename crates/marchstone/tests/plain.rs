//! Plain mode as scripts use it: complete games against bots, with several people at one screen, and on a server.

mod served;

use std::io::{BufRead, BufReader, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use served::Served;

fn marchstone(state: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_marchstone"));
    command.env_clear().env("HOME", state).env("XDG_STATE_HOME", state).env("LANG", "en");
    command
}

/// More lines than a game needs and than the buffers of a pipe hold.
const MANY: usize = 1_000_000;

/// Plays by always taking the first choice, like `yes 1 | marchstone play --plain`; returns the output.
fn play_first_choices(arguments: &[&str], state: &Path) -> String {
    let mut child = marchstone(state)
        .args(["play", "--plain", "--name", "Ann"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("its input");
    let lines = std::thread::spawn(move || {
        // The game ends before all lines are read.
        (0..MANY).take_while(|_| input.write_all(b"1\n").is_ok()).count()
    });
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let taken = lines.join().expect("it writes");
    assert!(taken < MANY / 10, "lines are read when they are needed: {taken} were read");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_script_plays_complete_games() {
    for (arguments, ends) in [
        (&["schotten-totten", "--seats", "me,lamb"][..], "has won"),
        (
            &[
                "schotten-totten",
                "--seats",
                "me,lamb",
                "--options",
                "{\"tactics\":true,\"edition\":\"classic\"}",
            ],
            "has won",
        ),
        (&["schotten-totten", "--seats", "me,lamb", "--rounds", "2"], "Round 2 of 2"),
        // Two players of Bergues each begin once, unless they want it otherwise.
        (&["bergues", "--seats", "me,lamb"], "Round 2 of 2"),
        (&["lords-of-scotland", "--seats", "lamb,me,lamb"], "has won"),
        (&["bergues", "--seats", "Ann,Bob,Cy", "--options", "{\"variant\":\"junior\"}"], "has won"),
        (&["lords-of-scotland", "--seats", "Ann,Bob"], "has won"),
        (&["schotten-totten", "--seats", "Ann,Bob", "--lang", "fr"], "a gagné"),
        // A game without a board of its own.
        (&["goofspiel", "--seats", "me,lamb,lamb"], "has won"),
    ] {
        let state = tempfile::tempdir().expect("a folder");
        let file = state.path().join("game.txt");
        let save = file.to_str().expect("a path");
        let output = play_first_choices(&[arguments, &["--save", save]].concat(), state.path());
        assert!(
            output.contains(ends) || output.contains("drawn") || output.contains("nulle"),
            "{arguments:?}: {output}"
        );
        let checked = marchstone(state.path()).arg("verify").arg(&file).output().expect("it runs");
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
        let replayed =
            marchstone(state.path()).args(["replay", "--plain"]).arg(&file).stdin(Stdio::null()).output();
        let replayed = String::from_utf8(replayed.expect("it runs").stdout).expect("UTF-8");
        assert!(replayed.contains("Move 0 of "), "{replayed}");
    }
}

#[test]
fn players_at_one_screen_do_not_see_hidden_information_of_each_other() {
    let state = tempfile::tempdir().expect("a folder");
    let output = play_first_choices(&["schotten-totten", "--seats", "Ann,Bob"], state.path());
    assert!(output.contains("I am Ann: show the table") && output.contains("I am Bob: show the table"));
    // The output between two covers is for one player.
    for part in output.split("The table is covered").skip(1) {
        let own = if part.contains("1. I am Ann") { "Ann" } else { "Bob" };
        let other = if own == "Ann" { "Bob" } else { "Ann" };
        // When all cards are played, the line says so to everyone.
        let empty = format!("Hand of {other}: nothing yet");
        for line in part.lines().filter(|line| line.starts_with(&format!("Hand of {other}"))) {
            assert_eq!(line, empty, "{own} reads the hand of {other}:\n{part}");
        }
        // The opponent sees that a card was drawn, but not which.
        for line in part.lines().filter(|line| line.starts_with(&format!("{other} draws "))) {
            assert_eq!(line, format!("{other} draws a clan card"));
        }
    }
}

#[test]
fn a_game_is_saved_at_the_end_of_the_input() {
    let state = tempfile::tempdir().expect("a folder");
    let file = state.path().join("game.txt");
    let arguments = ["play", "--plain", "--seats", "me,lamb", "--save", file.to_str().expect("a path")];
    let run_with = |lines: &str| {
        let mut child = marchstone(state.path())
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it runs");
        child.stdin.take().expect("its input").write_all(lines.as_bytes()).expect("it reads");
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success());
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let output = run_with("1\n3\n");
    assert!(output.contains("The input has ended.\nThe game is saved in "), "{output}");
    let kept = std::fs::read_to_string(&file).expect("it is kept");
    // Commands are accepted as words; unknown input changes nothing.
    let output = run_with("board\nback\nlog\nback\nhelp\nback\nHint\nnonsense\n0\n999\n?\nwait\n\n");
    assert!(std::fs::read_to_string(&file).expect("it is kept").starts_with(&kept));
    assert!(output.contains("There is no “nonsense” here."), "{output}");
    assert!(output.contains("Stones without cards") && output.contains("plays"), "{output}");
}

/// A proxy in front of a server that can drop all connections.
struct Proxy {
    address: String,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    fn to(url: &str) -> Proxy {
        let server = url.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let open = Arc::new(Mutex::new(Vec::new()));
        let all = open.clone();
        std::thread::spawn(move || {
            for here in listener.incoming().map_while(Result::ok) {
                let Ok(there) = TcpStream::connect(&server) else { continue };
                let ends = [(&here, &there), (&there, &here)].map(|(from, to)| {
                    (from.try_clone().expect("a socket"), to.try_clone().expect("a socket"))
                });
                all.lock().expect("no thread panicked").extend([here, there]);
                for (mut from, mut to) in ends {
                    std::thread::spawn(move || {
                        // The copy ends when either side closes.
                        let _ = std::io::copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        Proxy { address, open }
    }

    fn drop_connections(&self) {
        for socket in self.open.lock().expect("no thread panicked").drain(..) {
            // The other side may have closed it already.
            let _ = socket.shutdown(Shutdown::Both);
        }
    }
}

/// The longest wait for a line, generous for busy machines.
const TIMEOUT: Duration = Duration::from_mins(1);

/// A script that reads each prompt before it answers.
struct Script {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    output_so_far: String,
}

impl Script {
    fn start(arguments: &[&str], state: &Path) -> Script {
        let mut child = marchstone(state)
            .args(["play", "--plain"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Script { child, input, lines, output_so_far: String::new() }
    }

    /// The next line.
    fn line(&mut self) -> String {
        let line = self.lines.recv_timeout(TIMEOUT);
        let line = line.unwrap_or_else(|error| panic!("{error}, after:\n{}", self.output_so_far));
        self.output_so_far += &line;
        self.output_so_far.push('\n');
        line
    }

    /// Reads until a line contains the text, and returns that line.
    fn until(&mut self, text: &str) -> String {
        loop {
            let line = self.line();
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Everything up to the next prompt.
    fn prompt(&mut self) -> String {
        let mut part = String::new();
        loop {
            let line = self.line();
            if line.starts_with("Your choice:") {
                return part;
            }
            part += &line;
            part.push('\n');
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }
}

impl Drop for Script {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn an_interrupt_ends_the_program_with_130_and_the_game_is_saved() {
    let state = tempfile::tempdir().expect("a folder");
    let file = state.path().join("game.txt");
    let save = ["--seats", "me,lamb", "--save", file.to_str().expect("a path")];
    let mut script = Script::start(&[&["schotten-totten"][..], &save[..]].concat(), state.path());
    script.prompt();
    script.say("1");
    script.prompt();
    let id = script.child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().expect("kill runs");
    assert!(sent.success());
    assert_eq!(script.child.wait().expect("it ends").code(), Some(130));
    assert!(std::fs::read_to_string(&file).expect("it is saved").contains("[Game \"schotten-totten\"]"));
}

#[test]
fn a_complete_game_on_a_server_survives_a_dropped_connection() {
    let served = Served::start(&[]);
    let proxy = Proxy::to(&served.url);
    let state = served.path("state");
    let mut script = Script::start(&["--server", &proxy.address], &state);
    let lobby = script.prompt();
    assert!(lobby.contains("Server: you are "), "{lobby}");
    for choice in ["New game: Schotten Totten", "Seat B", "Open the table"] {
        script.say(choice);
        if choice != "Open the table" {
            script.prompt();
        }
    }
    let mut decisions = 0;
    // An unchanged menu is not repeated.
    let mut first = String::new();
    let record = loop {
        let part = script.prompt();
        if part.contains("Leave the table") && (part.contains("has won") || part.contains("drawn")) {
            script.say("Save the record");
            break script.until("Saved in ");
        }
        // What was chosen before an update is not there after it, and the new menu came with an earlier prompt.
        if part.contains("There is no “") {
            script.say("?");
            continue;
        }
        // By its label, not by its number: after a repeated prompt the numbers may differ.
        if let Some(choice) = part.lines().find_map(|line| line.strip_prefix("1. ")) {
            choice.clone_into(&mut first);
        }
        decisions += 1;
        if decisions == 12 {
            proxy.drop_connections();
        }
        if decisions == 20 {
            script.say("board");
            script.until("clan cards ");
            continue;
        }
        assert!(!first.is_empty(), "there is a choice");
        script.say(&first);
    };
    assert!(
        script.output_so_far.contains("The connection is gone.")
            && script.output_so_far.contains("Connected."),
        "{}",
        script.output_so_far
    );
    let path = record.strip_prefix("Saved in ").expect("it says where");
    let checked = marchstone(&state).arg("verify").arg(path).output().expect("it runs");
    let output = String::from_utf8(checked.stdout).expect("UTF-8");
    assert!(output.contains(": fine. "), "the shuffle matches the commitment: {output}");
    script.say("quit");
    assert!(script.child.wait().expect("it ends").success());
    assert!(served.stop().0);
}

#[test]
fn a_second_player_joins_by_link() {
    let served = Served::start(&[]);
    let states = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let mut host = Script::start(&["--server", &served.url], states[0].path());
    host.prompt();
    host.say("New game: Bergues");
    host.prompt();
    host.say("Open the table");
    let mut waiting = host.prompt();
    while !waiting.contains("Invite others with this link: ") {
        waiting = host.prompt();
    }
    let link =
        waiting.lines().find_map(|line| line.strip_prefix("Invite others with this link: ")).expect("a link");
    let mut guest = Script::start(&["--server", link], states[1].path());
    let mut part = guest.prompt();
    while !part.contains("Sit here") {
        part = guest.prompt();
    }
    guest.say("Sit here");
    guest.until("The game begins.");
    host.until("The game begins.");
    host.say("Write a message");
    host.say("Good luck!");
    guest.until("Good luck!");
    // The first player makes a move, and both see it.
    for script in [&mut host, &mut guest] {
        script.say("wait");
        script.say("1");
    }
    host.until("fills the ");
    guest.until("fills the ");
}
