//! The commands of docs/terminal.md, docs/review.md and README.md do what the pages say, as printed.

use std::path::Path;
use std::process::{Command, Output};

/// The shell block of docs/terminal.md that contains this text.
fn block(contains: &str) -> String {
    block_of("docs/terminal.md", contains)
}

/// The shell block of a page that contains this text.
fn block_of(page: &str, contains: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(page);
    let page = std::fs::read_to_string(path).expect("the page is there");
    let blocks = page.split("\n```sh\n").skip(1).map(|rest| rest.split("\n```").next().unwrap_or_default());
    let found: Vec<&str> = blocks.filter(|block| block.contains(contains)).collect();
    assert_eq!(found.len(), 1, "one block has {contains}");
    found[0].to_owned()
}

/// The commands of a block, without comments.
fn commands(block: &str) -> impl Iterator<Item = &str> {
    let lines = block.lines().map(|line| line.split("  #").next().unwrap_or_default().trim());
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// A directory with the records that the pages read.
fn home_with_records() -> tempfile::TempDir {
    let home = tempfile::tempdir().expect("a directory");
    for name in ["record.txt", "games.txt"] {
        std::fs::write(home.path().join(name), include_str!("fixtures/bergues.txt")).expect("it is written");
    }
    home
}

/// Runs lines of a shell in a directory that is also the home of the user.
fn sh(script: &str, home: &Path) -> Output {
    let binary = Path::new(env!("CARGO_BIN_EXE_marchstone")).parent().expect("a directory").display();
    let path = format!("{binary}:{}", std::env::var("PATH").expect("a path"));
    Command::new("sh")
        .args(["-e", "-c", script])
        .current_dir(home)
        .env_clear()
        .env("PATH", path)
        .env("HOME", home)
        .env("XDG_STATE_HOME", home.join("state"))
        .env("LANG", "en")
        .output()
        .expect("sh runs")
}

fn succeeded(script: &str, home: &Path) -> String {
    let output = sh(script, home);
    assert!(output.status.success(), "{script}\n{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn plain_games_are_played_saved_and_resumed_as_the_page_says() {
    let home = tempfile::tempdir().expect("a directory");
    let script = block("printf ");
    let mut lines = script.lines().map(|line| line.split("  #").next().unwrap_or_default());
    let whole = succeeded(lines.next().expect("a whole game"), home.path());
    assert!(whole.contains("has won"), "{whole}");
    let first = succeeded(lines.next().expect("the first move"), home.path());
    let file = home.path().join("game.txt");
    let begun = std::fs::read_to_string(&file).expect("the game is saved");
    assert!(begun.contains("r5@3"), "the move was made: {begun}");
    assert!(first.contains("The game is saved in game.txt."), "{first}");
    succeeded(lines.next().expect("the next moves"), home.path());
    let resumed = std::fs::read_to_string(&file).expect("it is still there");
    assert!(resumed.starts_with(&begun) && resumed.len() > begun.len(), "{begun}\n{resumed}");
    assert_eq!(lines.next(), None);
}

#[test]
fn games_are_started_as_the_page_says() {
    let block = block("# opens a menu");
    let (online, offline): (Vec<&str>, Vec<&str>) = commands(&block)
        .map(|line| line.split(" #").next().unwrap_or(line))
        .partition(|line| line.contains("--server"));
    assert_eq!((online.len(), offline.len()), (2, 5), "{block}");
    for line in offline {
        let home = tempfile::tempdir().expect("a directory");
        let output = succeeded(&format!("{line} --plain < /dev/null"), home.path());
        assert!(output.contains("The input has ended."), "{line}: {output}");
        let saved = home.path().join("state/marchstone/games").exists();
        assert_eq!(saved, line.contains("--seats"), "{line} starts at once or not: {output}");
    }
}

#[test]
fn records_are_reviewed_as_the_page_says() {
    let home = home_with_records();
    let block = block_of("docs/review.md", "marchstone review");
    assert_eq!(commands(&block).count(), 4, "{block}");
    for line in commands(&block) {
        // The smallest budget is enough to see that the command works.
        let line = line.split(" --budget").next().unwrap_or(line);
        let output = succeeded(&format!("{line} --budget 4"), home.path());
        assert_eq!(output.starts_with('{'), line.contains("--json"), "{line}: {output}");
    }
}

#[test]
fn puzzles_are_shown_as_the_page_says() {
    let home = tempfile::tempdir().expect("a directory");
    let block = block_of("docs/review.md", "marchstone puzzles");
    assert_eq!(commands(&block).count(), 4, "{block}");
    for line in commands(&block) {
        let output = succeeded(&format!("{line} < /dev/null"), home.path());
        assert!(output.lines().any(|line| line.trim_start().starts_with("1  ")), "{line}: {output}");
    }
}

#[test]
fn the_other_commands_work_as_the_readme_says() {
    let home = home_with_records();
    let block = block_of("README.md", "marchstone verify record.txt");
    // A test of its own plays with the example bot at a server.
    let here: Vec<&str> = commands(&block).filter(|line| !line.starts_with("python3")).collect();
    assert_eq!(here.len(), 6, "{block}");
    for line in here {
        // The same commands with less work.
        let line = line.replace("--ms 2000", "--ms 50").replace("ismcts:1000", "ismcts:20");
        let line = line.replace("--pairs 50", "--pairs 1").replace("perft 5", "perft 2");
        let line = if line.contains("review") { format!("{line} --budget 4") } else { line };
        let position = "st 2016 -|-/-|-/-|-/-|-/-|-/-|-/-|-/-|-/-|- o4o5g1g8b2b6/r5r6r7y2y4g4 b8b4b3o6p3b1p8y6y9y5r8r2g9p2g5y3\
                        p4o7g6o2b9r4p7o3b7g7b5p1g3p9o1r3o8p5y7p6y8r1r9g2y1o9/- - 0-0 A.play.0";
        succeeded(&format!("POSITION='{position}'\n{line}"), home.path());
    }
    assert!(home.path().join("ratings.svg").exists());
}

#[test]
fn lessons_can_be_taken_by_the_first_choice_alone() {
    let home = tempfile::tempdir().expect("a directory");
    let script = block("marchstone learn");
    let lesson = script.lines().nth(1).and_then(|line| line.split("  #").next()).expect("a lesson");
    let output = succeeded(&format!("yes 1 | {} --plain", lesson.trim()), home.path());
    for text in
        ["Step 1 of 10", "Not quite: ", "The rules say: ", "Lesson complete", "you know the whole game"]
    {
        assert!(output.contains(text), "{text} in {output}");
    }
}

#[test]
fn completions_and_the_man_page_are_installed_as_the_page_says() {
    let home = tempfile::tempdir().expect("a directory");
    succeeded(&block("marchstone completions"), home.path());
    for file in [".local/share/bash-completion/completions/marchstone", ".local/share/man/man1/marchstone.1"]
    {
        let text = std::fs::read_to_string(home.path().join(file)).expect("it was written");
        assert!(text.contains("marchstone"), "{file}");
    }
}

#[test]
fn records_are_counted_as_the_page_says() {
    let home = tempfile::tempdir().expect("a directory");
    // Fewer games, and files for the commands that only read.
    let script = block("--pairs 50000").replace("50000", "5");
    succeeded(
        "yes 1 | marchstone play --plain bergues --seats me,lamb --save game.txt > game.log",
        home.path(),
    );
    for line in script.lines().map(|line| line.split("  #").next().unwrap_or_default()) {
        let line =
            line.replace("marchstone replay game.txt", "marchstone replay --plain game.txt < /dev/null");
        // jq is not everywhere.
        let line = line.replace("jq .kinds", "grep kinds");
        succeeded(&line, home.path());
    }
    assert!(home.path().join("games.txt").exists() && home.path().join("short.txt").exists());
}

#[test]
fn the_input_may_end_before_there_is_a_game() {
    let home = tempfile::tempdir().expect("a directory");
    let output = succeeded("marchstone play --plain < /dev/null", home.path());
    assert!(output.starts_with("Answer with the number of a line"), "{output}");
    assert!(output.ends_with("The input has ended.\n"), "no game is said to be saved: {output}");
}

#[test]
fn a_file_of_another_game_and_a_missing_directory_are_refused() {
    let home = tempfile::tempdir().expect("a directory");
    succeeded(
        "printf '1\\n' | marchstone play --plain schotten-totten --seats me,lamb --save old.txt",
        home.path(),
    );
    let before = std::fs::read(home.path().join("old.txt")).expect("it is there");
    let output = sh("marchstone play --plain bergues --save old.txt < /dev/null", home.path());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(errors.contains("old.txt is a game of schotten-totten, not of bergues."), "{errors}");
    assert_eq!(std::fs::read(home.path().join("old.txt")).expect("it is there"), before);
    let output =
        sh("marchstone play --plain bergues --seats me,lamb --save new/x.txt < /dev/null", home.path());
    assert_eq!(output.status.code(), Some(2));
    assert!(!home.path().join("new").exists());
}

#[test]
fn a_player_without_a_name_is_not_called_by_a_letter() {
    let home = tempfile::tempdir().expect("a directory");
    let output = succeeded("yes 1 | marchstone play --plain bergues --seats me,lamb --rounds 1", home.path());
    assert!(output.contains("\nPlayer ") && !output.contains("A has won"), "{output}");
    assert!(output.contains("You have won!") || output.contains("You have lost. "), "{output}");
}

#[test]
fn choices_are_printed_once_a_turn() {
    let home = tempfile::tempdir().expect("a directory");
    // Two inputs of one turn, a text to read, and a move after it.
    let script = "printf '1\\n1\\nboard\\nlog\\n1\\n' | marchstone play --plain schotten-totten --seats me,lamb \
                  --options '{\"first\":\"A\"}'";
    let output = succeeded(script, home.path());
    let menus: Vec<&str> = output.split("Your choice:").collect();
    // After a text only the question comes again, and a choice is understood at once.
    let texts =
        menus.iter().filter(|part| part.contains("Stones without cards") || part.contains("plays")).count();
    assert!(texts >= 2, "{output}");
    let with_choices: Vec<&&str> = menus.iter().filter(|part| part.contains("\n1. ")).collect();
    let mut different = with_choices.clone();
    different.dedup();
    assert_eq!(with_choices, different, "no menu is repeated:\n{output}");
    assert_eq!(output.matches("\n1. Close").count(), 0, "{output}");
    assert!(menus.iter().any(|part| !part.contains("\n1. ") && part.contains("Hand of")), "{output}");
}
