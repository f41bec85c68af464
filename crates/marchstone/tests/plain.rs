//! Plain lines, as scripts use them: whole games of each kind, alone, at one screen, and at a server.

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

/// More lines than any game asks for, and than a pipe and its reader hold.
const MANY: usize = 1_000_000;

/// Plays by always taking the first choice, as `yes 1 | marchstone play --plain` does.
fn first_choices(arguments: &[&str], state: &Path) -> String {
    let mut child = marchstone(state)
        .args(["play", "--plain", "--name", "Ann"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("its input");
    let lines = std::thread::spawn(move || {
        // It ends before it has read all.
        (0..MANY).take_while(|_| input.write_all(b"1\n").is_ok()).count()
    });
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let taken = lines.join().expect("it writes");
    assert!(taken < MANY / 10, "a line is read when it is needed, not before: {taken} were");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_script_plays_whole_games() {
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
        (&["lords-of-scotland", "--seats", "lamb,me,lamb"], "has won"),
        (&["bergues", "--seats", "Ann,Bob,Cy", "--options", "{\"variant\":\"junior\"}"], "has won"),
        (&["lords-of-scotland", "--seats", "Ann,Bob"], "has won"),
        (&["schotten-totten", "--seats", "Ann,Bob", "--lang", "fr"], "a gagné"),
    ] {
        let state = tempfile::tempdir().expect("a folder");
        let file = state.path().join("game.txt");
        let save = file.to_str().expect("a path");
        let told = first_choices(&[arguments, &["--save", save]].concat(), state.path());
        assert!(
            told.contains(ends) || told.contains("drawn") || told.contains("nulle"),
            "{arguments:?}: {told}"
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
fn between_two_people_nothing_is_told_that_only_one_may_know() {
    let state = tempfile::tempdir().expect("a folder");
    let told = first_choices(&["schotten-totten", "--seats", "Ann,Bob"], state.path());
    assert!(told.contains("I am Ann: show the table") && told.contains("I am Bob: show the table"));
    // Each part between two covers belongs to one person.
    for part in told.split("The table is covered").skip(1) {
        let own = if part.contains("1. I am Ann") { "Ann" } else { "Bob" };
        let other = if own == "Ann" { "Bob" } else { "Ann" };
        assert!(!part.contains(&format!("Hand of {other}")), "{own} reads the hand of {other}:\n{part}");
        // Who draws is told what; the other is told that something was drawn.
        for line in part.lines().filter(|line| line.starts_with(&format!("{other} draws "))) {
            assert_eq!(line, format!("{other} draws a clan card"));
        }
    }
}

#[test]
fn the_end_of_the_input_loses_nothing() {
    let state = tempfile::tempdir().expect("a folder");
    let file = state.path().join("game.txt");
    let arguments = ["play", "--plain", "--seats", "me,lamb", "--save", file.to_str().expect("a path")];
    let said = |lines: &str| {
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
    assert!(said("1\n3\n").contains("The input has ended. The game is kept."));
    let kept = std::fs::read_to_string(&file).expect("it is kept");
    // Everything can be said in words and in notation too; nonsense changes nothing.
    let told = said("board\nback\nlog\nback\nhelp\nback\nHint\nnonsense\n0\n999\n?\nwait\n\n");
    assert!(std::fs::read_to_string(&file).expect("it is kept").starts_with(&kept));
    assert!(told.contains("There is no “nonsense” here."), "{told}");
    assert!(told.contains("Stones without cards") && told.contains("plays"), "{told}");
}

/// A path to a server that can be cut.
struct Line {
    address: String,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Line {
    fn to(url: &str) -> Line {
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
                all.lock().expect("nobody panicked").extend([here, there]);
                for (mut from, mut to) in ends {
                    std::thread::spawn(move || {
                        // It ends when one of them does.
                        let _ = std::io::copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        Line { address, open }
    }

    fn cut(&self) {
        for socket in self.open.lock().expect("nobody panicked").drain(..) {
            // The other side may have closed it.
            let _ = socket.shutdown(Shutdown::Both);
        }
    }
}

/// How long an answer may take, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A script that reads before it writes.
struct Talk {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    heard: String,
}

impl Talk {
    fn start(arguments: &[&str], state: &Path) -> Talk {
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
        Talk { child, input, lines, heard: String::new() }
    }

    /// The next line.
    fn line(&mut self) -> String {
        let line = self.lines.recv_timeout(PATIENCE);
        let line = line.unwrap_or_else(|error| panic!("{error}, after:\n{}", self.heard));
        self.heard += &line;
        self.heard.push('\n');
        line
    }

    /// Reads until something is told, and answers that line.
    fn until(&mut self, text: &str) -> String {
        loop {
            let line = self.line();
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Everything up to the next question.
    fn asked(&mut self) -> String {
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

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_whole_game_at_a_server_with_the_line_cut_in_the_middle() {
    let served = Served::start(&[]);
    let line = Line::to(&served.url);
    let state = served.path("state");
    let mut talk = Talk::start(&["--server", &line.address], &state);
    let lobby = talk.asked();
    assert!(lobby.contains("Server: you are "), "{lobby}");
    for choice in ["New game: Schotten Totten", "Seat B", "Make the table"] {
        talk.say(choice);
        if choice != "Make the table" {
            talk.asked();
        }
    }
    let mut decisions = 0;
    let record = loop {
        let part = talk.asked();
        if part.contains("Leave the table") && (part.contains("has won") || part.contains("drawn")) {
            talk.say("Save the record");
            break talk.until("Kept in ");
        }
        decisions += 1;
        if decisions == 12 {
            line.cut();
        }
        if decisions == 20 {
            talk.say("board");
            talk.until("clan cards ");
            talk.say("back");
        }
        // By its name, not by its number: if the question was asked anew meanwhile, the first answer counts.
        let first =
            part.lines().find_map(|line| line.strip_prefix("1. ")).expect("there is a choice").to_owned();
        talk.say(&first);
    };
    assert!(
        talk.heard.contains("The connection is gone.") && talk.heard.contains("Connected."),
        "{}",
        talk.heard
    );
    let path = record.strip_prefix("Kept in ").expect("it says where");
    let checked = marchstone(&state).arg("verify").arg(path).output().expect("it runs");
    let told = String::from_utf8(checked.stdout).expect("UTF-8");
    assert!(told.contains(": fine. "), "the shuffle was the one that was promised: {told}");
    talk.say("quit");
    assert!(talk.child.wait().expect("it ends").success());
    assert!(served.stop().0);
}

#[test]
fn two_people_meet_by_a_link() {
    let served = Served::start(&[]);
    let states = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let mut host = Talk::start(&["--server", &served.url], states[0].path());
    host.asked();
    host.say("New game: Bergues");
    host.asked();
    host.say("Make the table");
    let mut waiting = host.asked();
    while !waiting.contains("Invite others with this link: ") {
        waiting = host.asked();
    }
    let link =
        waiting.lines().find_map(|line| line.strip_prefix("Invite others with this link: ")).expect("a link");
    let mut guest = Talk::start(&["--server", link], states[1].path());
    let mut part = guest.asked();
    while !part.contains("Sit here") {
        part = guest.asked();
    }
    guest.say("Sit here");
    guest.until("The game begins.");
    host.until("The game begins.");
    host.say("Say something");
    host.say("Good luck!");
    guest.until("Good luck!");
    // Whoever is to move first makes a move, and the other hears of it.
    for talk in [&mut host, &mut guest] {
        talk.say("wait");
        talk.say("1");
    }
    host.until("fills the ");
    guest.until("fills the ");
}
