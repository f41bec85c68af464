//! Programs in the arena: the examples play, and a program that fails forfeits its games and stops nothing else.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value as Json;

/// A bot in Python that answers its first question properly, and then does this.
const AFTER_ONE_ANSWER: &str = r#"
import json, os, sys, time
def answer(line):
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
answer(sys.stdin.readline())
line = sys.stdin.readline()
"#;

/// The exit status and both outputs of an arena with a program.
fn arena(program: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_marchstone"))
        .args(["arena", "--bots", "random", program, "--pairs", "2", "--threads", "1", "--ms", "20"])
        .args(arguments)
        .env("LC_ALL", "en")
        .output()
        .expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// The same for a Python bot with this source.
fn python(source: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("bot.py");
    std::fs::write(&file, source).expect("it can be written");
    arena(&format!("cmd:python3 {}", file.display()), arguments)
}

/// Checks that the games were forfeited, with this message and nothing worse.
fn assert_forfeits((status, output, errors): (Option<i32>, String, String), says: &str) {
    assert_eq!(status, Some(3), "{output}{errors}");
    assert!(errors.contains(says), "{errors}");
    assert!(!errors.contains("panicked"), "{errors}");
    assert!(output.contains("random – cmd:") && output.contains("100.0 %"), "{output}");
}

#[test]
fn a_program_that_is_missing_or_dead_stops_the_duel() {
    let missing = arena("cmd:/nowhere/bot", &[]);
    assert!(missing.2.contains("The duel was stopped"), "{}", missing.2);
    assert!(
        missing.2.contains("/nowhere/bot: not found") || missing.2.contains("No such file"),
        "{}",
        missing.2
    );
    assert_forfeits(missing, "the program ended without an answer (exit status: 127).");
    let dead = arena("cmd:echo cannot load the net >&2; exit 7", &[]);
    assert!(dead.2.contains("    cannot load the net\n"), "{}", dead.2);
    assert_forfeits(dead, "ended without an answer (exit status: 7).");
}

#[test]
fn a_program_that_dies_later_forfeits_each_of_its_games() {
    let source = format!("{AFTER_ONE_ANSWER}\nsys.exit('out of ideas')");
    let (status, output, errors) = python(&source, &["--json"]);
    assert_eq!(status, Some(3), "{errors}");
    let json: Json = serde_json::from_str(&output).expect("JSON");
    assert_eq!(json["duels"][0]["forfeits"], serde_json::json!([0, 4]));
    assert_eq!(json["duels"][0]["wins"], 4, "a forfeited game is lost");
    assert!(errors.contains("forfeited 4 games") && errors.contains("    out of ideas"), "{errors}");
    let limited = python(&source, &["--forfeits", "2"]);
    assert_forfeits(limited, "The duel was stopped");
}

#[test]
fn a_wrong_answer_forfeits_the_game() {
    for (answer, says) in [
        (r#"print('{"action":"zz"}', flush=True)"#, "it chose “zz”, which is not legal."),
        (r"print('thinking…', flush=True)", "its answer was not an object with an “action”: thinking…"),
        (r"print('', flush=True)", "its answer was not an object with an “action”: "),
        (r#"print('{"action":"' + json.loads(line)["legal"][0] + '","id":99}', flush=True)"#, "number 99."),
        (r"os.write(1, b'x\nx\n')", "or answered twice: x"),
        (
            r#"a = json.dumps({"action": json.loads(line)["legal"][0]}); os.write(1, f"{a}\n{a}\n".encode())"#,
            "or answered twice: {",
        ),
    ] {
        let source = format!("{AFTER_ONE_ANSWER}\n{answer}\nfor line in sys.stdin:\n    answer(line)");
        assert_forfeits(python(&source, &[]), says);
    }
}

#[test]
fn a_program_that_does_not_answer_in_time_forfeits_the_game_and_is_ended_with_its_children() {
    let directory = tempfile::tempdir().expect("a directory");
    let list = directory.path().join("children");
    let source = format!(
        "{AFTER_ONE_ANSWER}\nchild = os.popen('sleep 1000 > /dev/null & echo $!').readline()\n\
         open({list:?}, 'a').write(child)\ntime.sleep(1000)"
    );
    let hung = python(&source, &["--grace", "200"]);
    assert_forfeits(hung, "there was no answer within 220 ms.");
    for process in std::fs::read_to_string(list).expect("the children are listed").lines() {
        let state = || std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        let deadline = Instant::now() + Duration::from_secs(20);
        while !state().is_empty() && !state().contains(") Z ") {
            assert!(Instant::now() < deadline, "{process} still runs: {}", state());
            std::thread::yield_now();
        }
    }
}

#[test]
fn an_endless_line_and_endless_errors_take_no_memory() {
    let line = format!("{AFTER_ONE_ANSWER}\nwhile True:\n    os.write(1, b'x' * 65536)");
    assert_forfeits(python(&line, &[]), "it wrote a line of more than 65536 bytes.");
    let errors = format!("{AFTER_ONE_ANSWER}\nfor i in range(100000):\n    os.write(2, b'error %d\\n' % i)");
    let (status, output, errors) = python(&errors, &[]);
    assert!(errors.len() < 10_000 && errors.contains("error 99999\n"), "{errors}");
    assert_forfeits((status, output, errors), "ended without an answer");
    let lines = format!("{AFTER_ONE_ANSWER}\nwhile True:\n    os.write(1, b'{{}}\\n' * 1000)");
    assert_forfeits(python(&lines, &[]), "it wrote a line without being asked");
}

#[test]
fn failures_are_explained_in_every_language() {
    let texts = catalog::LANGUAGES.map(|language| arena("cmd:exit 7", &["--lang", language.tag()]).2);
    for (i, text) in texts.iter().enumerate() {
        assert!(text.contains("exit status: 7") && !text.contains("arena-"), "{text}");
        assert!(!texts[..i].contains(text), "{text}");
    }
}

#[test]
fn the_example_bots_play_every_game() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let engine_bot = format!("engine_bot.py {} net", env!("CARGO_BIN_EXE_marchstone"));
    for bot in ["random_bot.py", "memory_bot.py", &engine_bot] {
        for (game, players) in [("schotten-totten", "2"), ("lords-of-scotland", "3"), ("bergues", "4")] {
            let program = format!("cmd:python3 {}/{bot}", examples.display());
            let (status, output, errors) = arena(&program, &["--game", game, "--players", players, "--json"]);
            assert_eq!(status, Some(0), "{errors}");
            let json: Json = serde_json::from_str(&output).expect("JSON");
            assert_eq!(json["duels"][0]["forfeits"], serde_json::json!([0, 0]));
        }
    }
}

#[test]
fn the_examples_for_the_engine_run() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let run = |arguments: &[&str]| {
        let output =
            Command::new("python3").current_dir(&examples).args(arguments).output().expect("it runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let marchstone = env!("CARGO_BIN_EXE_marchstone");
    assert!(run(&["random_player.py", marchstone, "bergues", "3"]).contains("\nwinners ["));
    let ways = run(&["engine_speed.py", marchstone, "bergues", "0.01"]);
    assert_eq!(ways.lines().filter(|line| line.contains(" games/s ")).count(), 5, "{ways}");
}

#[test]
fn a_program_learns_what_it_sees_how_games_begin_and_how_they_end() {
    // It checks the messages itself, and fails if they are wrong.
    let source = r#"
import json, sys
game, seen, results = None, None, 0
for line in sys.stdin:
    message = json.loads(line)
    if "new" in message:
        assert game is None, game
        game, seen = message["new"], []
        assert game["game"] == "lords-of-scotland" and game["players"] == 2 and game["options"]["target"] == 40, game
        assert game["number"] == results + 1, game
    if "result" in message:
        result = message["result"]
        seen += result["seen"]
        assert result["number"] == game["number"] and result["seat"] == game["seat"], result
        assert len(result["winners"]) == 1 and set(result["scores"]) == {"A", "B"}, result
        # Everything that happened was seen, by both seats.
        assert {step["seat"] for step in seen} == {"A", "B"} and len(seen) > 40, seen
        game, results = None, results + 1
    if "legal" in message:
        seen += message["seen"]
        assert message["seat"] == game["seat"]
        # An open recruit that the opponent took is known until it may have been mustered face down.
        last = [step["action"] for step in seen if step["seat"] != game["seat"]][-1:]
        taken = [word[:2] for action in last for word in action.split(" ") if ">hand" in word and "?" not in word]
        hands = message["view"].split(" ")[6].split("/")
        if taken and "take" in last[0]:
            assert taken[0] in hands["AB".index(game["seat"]) - 1], (taken, message["view"])
            print("known", file=sys.stderr)
        print(json.dumps({"action": message["legal"][0], "id": message["id"], "messages": True}), flush=True)
"#;
    let (status, output, errors) = python(source, &["--game", "lords-of-scotland"]);
    assert_eq!(status, Some(0), "{output}{errors}");
}
