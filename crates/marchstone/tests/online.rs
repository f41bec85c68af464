//! The example bot plays at a running server, and its records verify.

mod served;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use served::Served;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/table_bot.py");

fn bot(served: &Served, arguments: &[&str], save: &Path) -> Command {
    let mut command = Command::new("python3");
    command.args(["-u", BOT]).arg(&served.url).args(arguments);
    command.arg("--save").arg(save).env_remove("MARCHSTONE_TOKEN");
    command
}

fn verified(file: &Path) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_marchstone"))
        .env("LC_ALL", "en")
        .arg("verify")
        .arg(file)
        .output()
        .expect("it runs");
    (output.status.code(), String::from_utf8(output.stdout).expect("UTF-8"))
}

#[test]
fn the_example_bot_finishes_every_game() {
    let served = Served::start(&[]);
    for (i, (arguments, rounds)) in [
        (&["schotten-totten", "--options", "{\"tactics\":true}"][..], 1),
        (&["schotten-totten", "--rounds", "2"], 2),
        (&["lords-of-scotland", "--players", "3"], 1),
        (&["bergues", "--level", "drover"], 1),
    ]
    .into_iter()
    .enumerate()
    {
        let file = served.path(&format!("{i}.txt"));
        let output = bot(&served, arguments, &file).output().expect("python3 runs");
        let stdout = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{stdout}\n{}", String::from_utf8_lossy(&output.stderr));
        assert!(stdout.ends_with("The shuffle matches the commitment.\n"), "{stdout}");
        let (code, lines) = verified(&file);
        assert_eq!(code, Some(0), "{lines}");
        assert_eq!(lines.matches(": fine. ").count(), rounds, "{lines}");
    }
    let (succeeded, log) = served.stop();
    assert!(succeeded && log.contains("shutting down"), "{log}");
}

#[test]
fn two_programs_play_a_rated_game() {
    let served = Served::start(&[]);
    let (first, second) = (served.path("first.txt"), served.path("second.txt"));
    let mut host = bot(&served, &["bergues", "--wait", "--rated"], &first)
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 runs");
    let mut lines = BufReader::new(host.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let table =
        lines.find_map(|line| Some(line.strip_prefix("The table is ")?.split_once(';')?.0.to_owned()));
    let guest = bot(&served, &["--table", &table.expect("it prints the table")], &second).output();
    assert!(guest.expect("python3 runs").status.success());
    assert_eq!(lines.last().as_deref(), Some("The shuffle matches the commitment."));
    assert!(host.wait().expect("it ends").success());
    let records = [first, second].map(|file| std::fs::read_to_string(file).expect("the record is saved"));
    assert_eq!(records[0], records[1]);
    // Both seats added a nonce.
    let without = records[0].lines().filter(|line| line.starts_with("[Nonce") && line.contains("\"-\""));
    assert_eq!(without.count(), 0, "{}", records[0]);
}
