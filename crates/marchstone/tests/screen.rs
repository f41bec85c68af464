//! The binary in a pseudo-terminal: complete games played by keys, and recovery after a kill.

mod pseudo_terminal;

use std::path::Path;
use std::process::Command;

use pseudo_terminal::PseudoTerminal;
use tempfile::TempDir;

/// Whether the screen shows the result of a game.
fn is_over(text: &str) -> bool {
    ["You have won", "has won", "is drawn", "Nobody has won"].iter().any(|end| text.contains(end))
}

/// Whether the board shows something that can be touched.
fn asks(text: &str) -> bool {
    text.lines().take(20).any(|line| line.split('│').next().is_some_and(|board| board.contains('[')))
}

/// Touches the first item that can be touched, up to `touches` times; returns whether the game is over.
fn play(game: &mut PseudoTerminal, touches: usize) -> bool {
    for _ in 0..touches {
        let before = game.until("a decision or the end", |text| is_over(text) || asks(text));
        if is_over(&before) {
            return true;
        }
        game.press("\r");
        game.until("an answer", |text| text != before);
    }
    is_over(&game.text())
}

fn verified(file: &Path) -> bool {
    let checked =
        Command::new(env!("CARGO_BIN_EXE_marchstone")).arg("verify").arg(file).output().expect("it runs");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
    checked.status.success()
}

/// The only saved game in a state directory.
fn saved_game(state: &TempDir) -> std::path::PathBuf {
    let folder = state.path().join("marchstone/games");
    let mut files =
        std::fs::read_dir(folder).expect("a folder of games").map(|entry| entry.expect("a file").path());
    let file = files.next().expect("a saved game");
    assert_eq!(files.next(), None, "only one game is saved");
    file
}

fn play_whole_game(arguments: &[&str]) {
    let state = tempfile::tempdir().expect("a folder");
    let mut game =
        PseudoTerminal::start(&[&["play", "--fast", "--name", "Ann"], arguments].concat(), state.path());
    assert!(play(&mut game, 2000), "games end:\n{}", game.text());
    game.press("Q");
    assert_eq!(game.wait_for_exit(), 0);
    game.wait_until_restored();
    assert!(verified(&saved_game(&state)));
}

#[test]
fn a_whole_game_of_schotten_totten() {
    play_whole_game(&["schotten-totten", "--seats", "me,lamb"]);
}

#[test]
fn a_whole_game_with_tactics() {
    play_whole_game(&["schotten-totten", "--seats", "lamb,me", "--options", "{\"tactics\":true}"]);
}

#[test]
fn a_whole_game_of_lords_of_scotland() {
    play_whole_game(&["lords-of-scotland", "--seats", "me,lamb,lamb"]);
}

#[test]
fn a_whole_game_of_bergues() {
    play_whole_game(&["bergues", "--seats", "me,lamb"]);
}

/// The last action of Ann in the log, in notation.
fn last_played(text: &str) -> Option<String> {
    // The log is right of the vertical line; its entries wrap.
    let log: Vec<&str> = text.lines().filter_map(|line| Some(line.split_once('│')?.1.trim())).collect();
    let log = log.join(" ");
    let (_, played) = log.rsplit_once("Ann plays ")?;
    let mut words = played.split_whitespace();
    let (colour, value) = (words.next()?, words.next()?);
    let stone = words.nth(2)?;
    Some(format!("{}{value}@{}", &colour[..1], stone.chars().next()?))
}

#[test]
fn a_killed_game_resumes_without_loss() {
    let state = tempfile::tempdir().expect("a folder");
    let file = state.path().join("game.txt");
    let save = file.to_str().expect("a path");
    let play_it =
        ["play", "schotten-totten", "--fast", "--name", "Ann", "--seats", "me,lamb", "--save", save];
    let mut before = String::new();
    for signal in ["-KILL", "-HUP", "-TERM", "-KILL"] {
        let mut game = PseudoTerminal::start(&play_it, state.path());
        assert!(!play(&mut game, 5), "the game is not over yet");
        let shown = last_played(&game.text()).expect("something was played");
        game.signal(signal);
        let status = game.wait_for_exit();
        if signal != "-KILL" {
            assert_eq!(status, 130, "{signal}");
            game.wait_until_restored();
        }
        let text = std::fs::read_to_string(&file).expect("it is on the disk");
        assert!(text.starts_with(&before), "the file keeps its beginning:\n{before}\n{text}");
        assert!(text.contains(&shown), "the last action shown is on disk: {shown}\n{text}");
        before = text;
        // An incomplete last line, as after a power cut, is dropped.
        let torn = std::fs::OpenOptions::new().append(true).open(&file);
        std::io::Write::write_all(&mut torn.expect("it opens"), b"r5").expect("it writes");
    }
    let mut game = PseudoTerminal::start(&play_it, state.path());
    assert!(play(&mut game, 2000));
    game.press("Q");
    assert_eq!(game.wait_for_exit(), 0);
    assert!(std::fs::read_to_string(&file).expect("it is there").starts_with(&before));
    assert!(verified(&file));
}

#[test]
fn a_game_that_was_left_can_be_resumed() {
    let state = tempfile::tempdir().expect("a folder");
    let mut game = PseudoTerminal::start(&["play", "bergues", "--fast", "--seats", "me,lamb"], state.path());
    game.until("the board", asks);
    game.press("Q");
    assert_eq!(game.wait_for_exit(), 0);
    let mut again = PseudoTerminal::start(&["play", "bergues", "--fast"], state.path());
    again.until("the offer", |text| text.contains("Go on: Bergues"));
    again.press("\r");
    again.until("the board", asks);
    again.signal("-TERM");
    assert_eq!(again.wait_for_exit(), 130);
}

#[test]
fn the_screen_follows_the_window_size_and_opens_every_panel() {
    let state = tempfile::tempdir().expect("a folder");
    let mut game = PseudoTerminal::start(
        &["play", "schotten-totten", "--seats", "Ann,Bob", "--lang", "fr"],
        state.path(),
    );
    game.until("the cover", |text| text.contains("La table est couverte"));
    game.press("\r");
    game.until("the board", asks);
    game.resize(60, 12);
    game.until("a message about the size", |text| text.contains("trop petite"));
    game.resize(120, 40);
    game.until("the board", asks);
    for (key, shows) in [
        ("?", "Touches"),
        ("L", "La partie commence"),
        ("R", "Reiner Knizia"),
        ("W", "Bornes sans cartes"),
        ("O", "Abandonner"),
    ] {
        game.press(key);
        game.until(shows, |text| text.contains(shows) && text.contains('┌'));
        game.press("\u{1b}");
        // Esc followed at once by a key would be read as an escape sequence.
        game.until("the board", |text| !text.contains('┌'));
    }
    // A click on the third card chooses it.
    let text = game.until("the board", asks);
    let row = text.lines().position(|line| line.split('│').next().is_some_and(|board| board.contains("] [")));
    let row = row.expect("the hand lies there");
    let line: Vec<char> = text.lines().nth(row).expect("it is there").chars().collect();
    let third = line.iter().enumerate().filter(|(_, c)| **c == '[').nth(2).expect("there are three").0;
    game.press(&format!("\u{1b}[<0;{};{}M\u{1b}[<0;{};{}m", third + 2, row + 1, third + 2, row + 1));
    game.until("the chosen card", |text| text.contains('»'));
    game.press("\u{3}");
    assert_eq!(game.wait_for_exit(), 130, "as a signal ends it");
}

#[test]
fn keys_work_in_both_cases_and_a_key_without_a_meaning_says_so() {
    let state = tempfile::tempdir().expect("a folder");
    let mut game = PseudoTerminal::start(
        &["play", "schotten-totten", "--seats", "me,lamb", "--options", "{\"first\":\"A\"}"],
        state.path(),
    );
    game.until("the board", asks);
    for (key, shows) in [
        ("w", "Stones without cards"),
        ("o", "Resign"),
        ("l", "The game begins"),
        ("a", "Formations, strongest first"),
    ] {
        game.press(key);
        game.until(shows, |text| text.contains(shows) && text.contains('┌'));
        game.press("\u{1b}");
        game.until("the board", |text| !text.contains('┌'));
    }
    // No card has the key h: it asks for a hint, which is marked on the board.
    assert!(!game.text().contains('*'), "{}", game.text());
    game.press("h");
    game.until("a hint", |text| text.matches('*').count() >= 2);
    // Nothing lies on the table yet, and `e` is no card.
    game.press("e");
    game.until("a reason", |text| text.contains("There is nothing to explain yet.") && !text.contains('»'));
    game.press("z");
    game.until("a reason", |text| text.contains("The key Z does nothing here."));
    game.press("?");
    game.until("the signs", |text| text.contains("!5!") && text.contains("▼5▼") && text.contains("▲5▲"));
    game.press("\u{1b}");
    game.until("the board", |text| !text.contains('┌'));
    game.press("b");
    game.until("the chosen card", |text| text.contains('»'));
    game.press("q");
    assert_eq!(game.wait_for_exit(), 0);
    game.wait_until_restored();
    game.until("where the game is", |text| text.replace('\n', "").contains("The game is saved in "));
}

#[test]
fn ctrl_z_gives_the_terminal_back_to_the_shell_until_it_is_continued() {
    let state = tempfile::tempdir().expect("a folder");
    let mut shell = PseudoTerminal::start_program("bash", &["--norc", "--noprofile", "-i"], state.path());
    // The shell writes brackets, too.
    let board = |text: &str| text.contains('│') && asks(text);
    let binary = env!("CARGO_BIN_EXE_marchstone");
    shell.press(&format!("PS1='ready> '\n{binary} play bergues --fast --seats me,lamb\n"));
    shell.until("the board", board);
    shell.press("\u{1a}");
    let text = shell.until("the shell", |text| text.contains("Stopped"));
    assert!(!board(&text), "the board is gone:\n{text}");
    // What is typed now is for the shell.
    shell.press("echo $((40 + 2))\n");
    shell.until("the answer of the shell", |text| text.lines().any(|line| line.trim() == "42"));
    shell.press("fg\n");
    shell.until("the board", board);
    shell.press("Q");
    shell.until("the shell", |text| text.contains("The game is saved in "));
    shell.press("exit\n");
    assert_eq!(shell.wait_for_exit(), 0);
}

#[test]
fn lines_on_a_terminal_show_the_choices_once_a_turn_and_ctrl_c_ends_them() {
    let state = tempfile::tempdir().expect("a folder");
    let options = ["--seats", "me,lamb", "--options", "{\"first\":\"A\"}"];
    let arguments = [&["play", "--plain", "schotten-totten"][..], &options[..]].concat();
    let mut game = PseudoTerminal::start(&arguments, state.path());
    // Nothing scrolls away.
    game.resize(100, 200);
    game.until("a choice", |text| text.contains("Your choice:"));
    for (word, questions) in [("nonsense", 2), ("board", 3), ("log", 4)] {
        game.press(&format!("{word}\n"));
        game.until(word, |text| text.matches("Your choice:").count() == questions);
    }
    let text = game.text();
    assert_eq!(text.lines().filter(|line| line.starts_with("1. ")).count(), 1, "{text}");
    game.press("\u{3}");
    assert_eq!(game.wait_for_exit(), 130);
}

#[test]
fn a_dumb_terminal_gets_lines() {
    let state = tempfile::tempdir().expect("a folder");
    let program = env!("CARGO_BIN_EXE_marchstone");
    let arguments = ["-c", &format!("TERM=dumb exec {program} play bergues --seats me,lamb")];
    let mut game = PseudoTerminal::start_program("sh", &arguments, state.path());
    game.until("a choice", |text| text.contains("Your choice:"));
    assert!(!game.text().contains('│'), "{}", game.text());
    game.press("quit\n");
    assert_eq!(game.wait_for_exit(), 0);
}
