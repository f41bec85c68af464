//! The binary as a process.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

fn marchstone(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_marchstone"));
    command
        .args(arguments)
        .env("LC_ALL", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } = marchstone(arguments).output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (status.code().expect("it exits"), text(stdout), text(stderr))
}

#[test]
fn the_engine_answers_each_line_and_exits_with_0_at_the_end_of_input() {
    let mut child = marchstone(&["engine"]).spawn().expect("the binary runs");
    let mut input = child.stdin.take().expect("its input");
    let mut output = BufReader::new(child.stdout.take().expect("its output"));
    for (request, begins) in [
        ("{\"id\":1,\"cmd\":\"legal\"}", "{\"id\":1,\"error\":{\"code\":\"no-game\""),
        ("nonsense", "{\"id\":null,\"error\":{\"code\":\"bad-json\""),
        (
            "{\"id\":2,\"cmd\":\"new\",\"game\":\"schotten-totten\",\"players\":2}",
            "{\"id\":2,\"position\":\"st 2016 ",
        ),
    ] {
        // The response is flushed before the next request.
        writeln!(input, "{request}").expect("it listens");
        let mut answer = String::new();
        output.read_line(&mut answer).expect("it answers");
        assert!(answer.starts_with(begins), "{answer}");
    }
    drop(input);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn perft_counts_and_divides() {
    let (code, output, _) = run(&["perft", "3", "--seed", SEED, "--options", "{\"first\":\"A\"}"]);
    assert_eq!(code, 0);
    assert!(output.ends_with("depth 3 nodes 2916\n"), "{output}");
    let (_, divided, _) = run(&["perft", "3", "--seed", SEED, "--options", "{\"first\":\"A\"}", "--divide"]);
    let counts: u64 = divided
        .lines()
        .skip(1)
        .take(54)
        .map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap())
        .sum();
    assert_eq!(counts, 2916, "{divided}");
}

const START: &str = "st 2016 -|-/-|-/-|-/-|-/-|-/-|-/-|-/-|-/-|- o4o5g1g8b2b6/r5r6r7y2y4g4 b8b4b3o6p3b1p8y6y9y5r8r2g9\
     p2g5y3p4o7g6o2b9r4p7o3b7g7b5p1g3p9o1r3o8p5y7p6y8r1r9g2y1o9/- - 0-0 A.play.0";

/// What seat B sees: a stone that it can claim, and hidden cards.
const VIEW: &str = "st 2016 -|b9b7/r1|-/g9o9|g3g4g5:>/-|-/b2b4|p6/p4|y3y1/p3p2|-/-|g8g7/r3r5|- ????????????/r7y2y6g2p9 \
     ??????????????????????????????????????????????/- - 0-0 B.claim.0";

#[test]
fn think_accepts_a_view_and_gives_the_reasons_of_the_rules() {
    let (code, output, errors) = run(&["think", VIEW, "--bot", "net", "--seed", SEED]);
    assert_eq!(code, 0, "{errors}");
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "B plays !3", "{output}");
    assert!(lines[1].starts_with("expected to win "), "{output}");
    assert!(lines[2].starts_with("- You can claim stone 3: "), "{output}");
    let (code, output, _) = run(&["think", VIEW, "--bot", "net", "--seed", SEED, "--lang", "fr"]);
    assert_eq!(code, 0);
    assert!(output.lines().any(|line| line.starts_with("- ") && line.contains("borne 3")), "{output}");
}

#[test]
fn think_shows_the_best_choices() {
    let (code, output, _) = run(&["think", START, "--bot", "ismcts:200", "--seed", SEED, "--top", "3"]);
    assert_eq!(code, 0);
    assert!(output.starts_with("A plays "), "{output}");
    let table = output.lines().skip_while(|line| !line.starts_with("choice"));
    assert_eq!(table.count(), 4, "the heading and three choices: {output}");
    let french = ["think", START, "--bot", "ismcts:200", "--seed", SEED, "--top", "3", "--lang", "fr"];
    let (code, output, _) = run(&french);
    assert_eq!(code, 0);
    assert!(output.starts_with("A joue ") && output.contains("200 simulations"), "{output}");
    let (code, _, errors) = run(&["think", "st 2016", "--bot", "lamb"]);
    assert_eq!(code, 2);
    assert!(errors.contains("a position has 8 fields"), "{errors}");
}

#[test]
fn the_arena_prints_tables_and_json_and_draws_a_chart() {
    let bots = ["arena", "--bots", "greedy,random,lamb", "--pairs", "3", "--threads", "2"];
    let (code, output, _) = run(&bots);
    assert_eq!(code, 0);
    assert!(output.contains("greedy – random: 100.0 % of 6 games (+6 =0 -0)"), "{output}");
    assert!(output.contains("share of points, row against column"), "{output}");
    let chart = std::env::temp_dir().join(format!("marchstone-{}.svg", std::process::id()));
    let chart = chart.to_str().expect("a path");
    let (_, json, _) = run(&[&bots[..], &["--json", "--chart", chart]].concat());
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["duels"].as_array().expect("duels").len(), 3);
    assert_eq!(json["duels"][0]["wins"], 6);
    let picture = std::fs::read_to_string(chart).expect("the chart was written");
    std::fs::remove_file(chart).expect("it is ours");
    assert!(picture.starts_with("<svg") && picture.contains("greedy"), "{picture}");
}

#[test]
fn an_external_program_plays_in_the_arena() {
    // The smallest possible bot: it plays the first legal action.
    let program = r#"cmd:sed -u 's/.*"legal":\["\([^"]*\)".*/{"action":"\1"}/'"#;
    let bots = ["arena", "--game", "bergues", "--pairs", "1", "--bots", "greedy", program];
    let (code, output, errors) = run(&bots);
    assert_eq!(code, 0, "{errors}");
    assert!(output.contains(" of 2 games"), "{output}");
}

#[test]
fn the_arena_prints_its_results_even_if_the_disk_is_full() {
    let bots = ["arena", "--bots", "greedy,random", "--pairs", "2", "--records", "/dev/full"];
    let (code, output, errors) = run(&bots);
    assert_eq!(code, 1, "{errors}");
    assert!(errors.contains("The file /dev/full cannot be written: "), "{errors}");
    assert!(output.contains(" of 4 games"), "{output}");
}

#[test]
fn invalid_arguments_are_explained() {
    for (arguments, says) in [
        (vec!["perft", "2", "--position", "st 2016"], "a position has 8 fields"),
        (vec!["perft", "2", "--game", "go"], "Unknown game “go”. Available: schotten-totten"),
        (vec!["perft", "2", "--options", "x"], "--options takes a JSON object"),
        (vec!["perft", "2", "--seed", "x"], "64 hexadecimal digits"),
        (vec!["perft", "2", "--players", "9"], "This game needs 2 players, not 9."),
        (vec!["perft", "2", "--options", "{\"tactics\":2}"], "tactics cannot be “2”: it is true or false."),
        (vec!["think", "nonsense"], "A position begins with its game: st, ls, bg."),
        (vec!["think", START, "--bot", "deep"], "Unknown bot “deep”. Available: random"),
        (vec!["arena", "--bots", "greedy,deep"], "Unknown bot “deep”."),
        (vec!["arena", "--bots", "greedy,greedy"], "A duel needs two different bots."),
        (
            vec!["arena", "--bots", "greedy,random", "--chart", "/nowhere/x.svg"],
            "The file /nowhere/x.svg cannot",
        ),
        (vec!["arena", "--bots", "greedy,random", "--records", "/nowhere/x"], "The file /nowhere/x cannot"),
        (vec!["serve", "--config", "/nowhere"], "The settings in /nowhere cannot be read: "),
        (vec!["serve", "--database", "mysql://x"], "“mysql://…” is not a database"),
        (vec!["engine", "--lang", "it"], "unsupported language \"it\"; use one of en, fr, de, es"),
        (vec!["serve", "--public-url", "table.example.org"], "such as https://table.example.org"),
        (vec!["verify", "/nowhere.txt"], "/nowhere.txt: There is no such file."),
        (vec!["play", "bergues", "--seats", "me,lam"], "“lam” is not a level; did you mean lamb?"),
        (
            vec!["play", "bergues", "--seats", "me,lamb", "--save", "/nowhere/x"],
            "The directory /nowhere does not exist.",
        ),
        (vec!["learn", "go"], "Unknown lesson “go”. Available: schotten-totten, "),
        (vec!["play", "bergues", "--seats", "me,lamb"], "Not a terminal; use --plain."),
    ] {
        let (code, _, errors) = run(&arguments);
        assert_eq!(code, 2, "{arguments:?}");
        assert!(errors.contains(says), "{errors}");
    }
}

#[test]
fn version_completions_and_man_page_are_printed() {
    let run = |arguments: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_marchstone"))
            .args(arguments)
            .output()
            .expect("it runs");
        assert!(output.status.success(), "{arguments:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let version = run(&["--version"]);
    assert!(version.starts_with(concat!("marchstone ", env!("CARGO_PKG_VERSION"), " (")), "{version}");
    assert!(version.contains(", rules 1)"), "{version}");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let completions = run(&["completions", shell]);
        assert!(completions.contains("replay"), "{shell}");
    }
    let man = run(&["man"]);
    for part in [".TH marchstone", "MARCHSTONE PLAY", "MARCHSTONE RECORDS", "bot\\-time", "Exit status"] {
        assert!(man.contains(part), "{part}: {man}");
    }
}

#[test]
fn errors_are_in_the_language_of_the_locale() {
    for (language, arguments, says) in [
        ("en_GB.UTF-8", &["play", "chess"][..], "Unknown game “chess”. Available: schotten-totten"),
        (
            "fr_FR.UTF-8",
            &["play", "chess"],
            "Jeu inconnu\u{a0}: «\u{a0}chess\u{a0}». Sont disponibles\u{a0}: schotten-totten",
        ),
        ("fr_FR.UTF-8", &["play", "bergues", "--options", "[]"], "--options prend un objet JSON"),
        (
            "fr_FR.UTF-8",
            &["play", "bergues", "--options", "{\"x\":1}"],
            "Ce jeu n’a pas d’option «\u{a0}x\u{a0}»",
        ),
        (
            "fr_FR.UTF-8",
            &["play", "lords-of-scotland", "--rounds", "3"],
            "ne se joue pas en plusieurs manches",
        ),
        (
            "fr_FR.UTF-8",
            &["play", "bergues", "--seats", "me,lamb (bot)"],
            "Personne du nom de «\u{a0}lamb (bot)\u{a0}»",
        ),
        ("fr_FR.UTF-8", &["play", "bergues"], "Ce n’est pas un terminal"),
        ("fr_FR.UTF-8", &["replay", "/nowhere"], "/nowhere: Ce fichier n’existe pas."),
        ("fr_FR.UTF-8", &["verify", "/nowhere"], "/nowhere: Ce fichier n’existe pas."),
        ("fr_FR.UTF-8", &["records", "/nowhere"], "/nowhere: Ce fichier n’existe pas."),
        ("fr_FR.UTF-8", &["think", "nonsense"], "Une position commence par son jeu\u{a0}: st, ls, bg."),
        (
            "en_GB.UTF-8",
            &["think", "nonsense", "--lang", "fr"],
            "Il n’y a pas de jeu «\u{a0}nonsense\u{a0}».",
        ),
        ("fr_FR.UTF-8", &["think", "nonsense", "--lang", "en"], "There is no game “nonsense”."),
        ("fr_FR.UTF-8", &["think", "st 2016"], "Ce n’est pas une position. position: "),
        ("fr_FR.UTF-8", &["perft", "2", "--seed", "x"], "Une graine a 64 chiffres hexadécimaux."),
        ("fr_FR.UTF-8", &["perft", "2", "--players", "9"], "Ce jeu se joue à 2 joueurs, pas à 9."),
        ("fr_FR.UTF-8", &["arena", "--bots", "greedy"], "Il faut deux robots différents"),
        ("fr_FR.UTF-8", &["arena", "--bots", "greedy,deep"], "Robot inconnu\u{a0}: «\u{a0}deep\u{a0}»."),
        (
            "fr_FR.UTF-8",
            &["serve", "--log", "a=b=c"],
            "«\u{a0}a=b=c\u{a0}» n’est pas un filtre pour les journaux\u{a0}: ",
        ),
        ("fr_FR.UTF-8", &["serve", "--database", "mysql://x"], "n’est pas une base de données\u{a0}: donnez"),
        ("de_DE.UTF-8", &["play", "chess"], "Unbekanntes Spiel „chess“."),
        ("de_AT@euro", &["replay", "/nowhere"], "Diese Datei gibt es nicht."),
        ("de_DE.UTF-8", &["perft", "2", "--seed", "x"], "Ein Startwert hat 64 hexadezimale Ziffern."),
        ("es_MX.UTF-8", &["play", "bergues"], "No es un terminal; usa --plain."),
        ("es_ES.UTF-8", &["verify", "/nowhere"], "Ese archivo no existe."),
        ("en_GB.UTF-8", &["play", "--lang", "it"], "unsupported language \"it\"; use one of en, fr, de, es"),
    ] {
        let state = tempfile::tempdir().expect("a folder");
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_marchstone"))
            .args(arguments)
            .env_clear()
            .env("LANG", language)
            .env("XDG_STATE_HOME", state.path())
            .stdin(std::process::Stdio::null())
            .output()
            .expect("it runs");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{stderr}");
        assert!(stderr.contains(says), "{arguments:?}: {stderr}");
    }
}

#[test]
fn the_server_starts_with_a_message_in_the_language_of_the_locale() {
    for (language, arguments, greets) in [
        ("en_GB.UTF-8", &[][..], "The table is set: "),
        ("fr_FR.UTF-8", &[], "La table est prête\u{a0}: "),
        ("en_GB.UTF-8", &["--lang", "fr"], "La table est prête\u{a0}: "),
        ("de_DE.UTF-8", &[], "Der Tisch ist gedeckt: "),
        ("en_GB.UTF-8", &["--lang", "es"], "La mesa está puesta: "),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = marchstone(&["serve", "--address", "127.0.0.1:0", "--log", "error", "--database"])
            .arg(folder.path().join("kept.db"))
            .args(arguments)
            .env("LC_ALL", language)
            .spawn()
            .expect("it runs");
        let greeting = BufReader::new(child.stdout.take().expect("its output"));
        let first = greeting.lines().map_while(Result::ok).find(|line| !line.is_empty());
        child.kill().expect("it runs still");
        child.wait().expect("it ends");
        let first = first.expect("it greets");
        // Programs that start a server read its address from this line.
        let address = first.strip_prefix(greets).and_then(|url| url.strip_prefix("http://"));
        assert!(address.is_some_and(|text| text.parse::<std::net::SocketAddr>().is_ok()), "{first}");
    }
}

#[test]
fn a_server_that_waits_for_its_database_says_so_whatever_is_logged() {
    // Nothing listens on a port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = free.local_addr().expect("an address").port();
    drop(free);
    let database = format!("postgres://nobody@127.0.0.1:{port}/marchstone");
    let arguments = ["serve", "--address", "127.0.0.1:0", "--log", "error", "--database", &database];
    let mut child = marchstone(&arguments).spawn().expect("it runs");
    let mut errors = BufReader::new(child.stderr.take().expect("its errors"));
    let mut notice = String::new();
    errors.read_line(&mut notice).expect("it says something");
    child.kill().expect("it waits still");
    child.wait().expect("it ends");
    assert!(notice.contains("waiting up to 30 seconds for PostgreSQL"), "{notice}");
    assert!(notice.contains(&format!("127.0.0.1:{port}")), "{notice}");
}

#[test]
fn a_second_server_on_one_file_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("kept.db");
    let serve = || {
        let mut command = marchstone(&["serve", "--address", "127.0.0.1:0", "--log", "error", "--database"]);
        command.arg(&file);
        command
    };
    let mut first = serve().spawn().expect("it runs");
    let greeting = BufReader::new(first.stdout.take().expect("its output"));
    assert!(greeting.lines().map_while(Result::ok).any(|line| line.contains("The table is set")));
    let second = serve().output().expect("it runs");
    let errors = String::from_utf8_lossy(&second.stderr).into_owned();
    first.kill().expect("it runs still");
    first.wait().expect("it ends");
    assert_eq!(second.status.code(), Some(2), "{errors}");
    assert!(
        errors.contains(&format!("Another server (process {}) uses the database", first.id())),
        "{errors}"
    );
}
