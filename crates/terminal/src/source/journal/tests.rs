//! What a file keeps, and what it loses when a write is interrupted.

use super::*;
use table::local::ROUNDS;
use tabletop::{Seat, Seed, Settings};

/// A new game in a folder of its own.
fn begun() -> (tempfile::TempDir, PathBuf, Journal) {
    let table = catalog::game("bergues").unwrap().deal(&Settings::new(), 2, Seed([1; 32])).unwrap();
    let names =
        [LocalPlayer::Person("Ann".to_owned()), LocalPlayer::Bot("lamb".to_owned())].map(|who| who.header());
    let mut dealt = catalog::record(&*table, Some("2026-11-15".to_owned()), &names);
    dealt.others.push((ROUNDS.to_owned(), "2".to_owned()));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let journal = Journal::create(&path, &dealt).unwrap();
    (folder, path, journal)
}

#[test]
fn an_incomplete_line_is_cut_off() {
    let (folder, path, mut journal) = begun();
    journal.append("1. N\nf3\n").unwrap();
    drop(journal);
    let mut file = OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(b"f1").unwrap();
    let listed = saved(folder.path());
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].game.as_str(), listed[0].actions), ("bergues", 2));
    assert_eq!(listed[0].players[1], LocalPlayer::Bot("lamb".to_owned()));
    let (mut journal, kept) = Journal::resume(&path).unwrap();
    let played: Vec<&str> = kept[0].record.played.iter().map(|played| played.action.as_str()).collect();
    assert_eq!(played, ["N", "f3"]);
    journal.append("f12\nB\n").unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.ends_with("\n\n1. N\nf3\nf12\nB\n"), "{text}");
    assert!(text.parse::<Record>().is_ok(), "a finished game is a record");
    assert_eq!(saved(folder.path()), []);
}

#[test]
fn a_file_is_open_in_one_program_at_a_time() {
    let (_folder, path, first) = begun();
    assert!(matches!(Journal::resume(&path), Err(JournalProblem::Busy { .. })));
    drop(first);
    assert!(Journal::resume(&path).is_ok());
}

#[test]
fn a_file_that_is_no_game_is_refused_and_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shopping.txt");
    fs::write(&path, "milk\nbread\n").unwrap();
    assert!(matches!(Journal::resume(&path), Err(JournalProblem::Broken { .. })));
    assert_eq!(saved(folder.path()), []);
    assert_eq!(fs::read_to_string(&path).unwrap(), "milk\nbread\n", "it stays as it was");
}

#[test]
fn a_takeback_cuts_its_actions_and_nothing_else() {
    let (_folder, path, mut journal) = begun();
    journal.append("1. N\nf3\n").unwrap();
    let before = fs::read_to_string(&path).unwrap();
    journal.append("f12\n2. f1\n").unwrap();
    assert!(journal.take_back(&["f3", "f1"]).is_err(), "these were not the last ones");
    journal.take_back(&["f12", "f1"]).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    journal.append("f4\n").unwrap();
    assert!(fs::read_to_string(&path).unwrap().ends_with("\n1. N\nf3\nf4\n"));
}

#[test]
fn a_seat_that_gave_up_is_remembered() {
    let (_folder, path, mut journal) = begun();
    journal.append("1. N\n").unwrap();
    journal.append(&text::remark(Remark::GaveUp(Seat::B))).unwrap();
    journal.append("f3\n").unwrap();
    drop(journal);
    let (_, kept) = Journal::resume(&path).unwrap();
    assert_eq!(kept[0].remarks, [(1, Remark::GaveUp(Seat::B))]);
    assert_eq!(kept[0].record.played.len(), 2);
}

#[test]
fn incomplete_headers_of_a_round_are_cut_off() {
    let (_folder, path, mut journal) = begun();
    journal.append("1. N\nA\n").unwrap();
    let before = fs::read_to_string(&path).unwrap();
    let dealt: Record = before.parse().unwrap();
    let dealt = Record { played: Vec::new(), result: None, ..dealt };
    journal.append(&format!("\n{}", text::headers(&dealt))).unwrap();
    let after = fs::read_to_string(&path).unwrap();
    drop(journal);
    for torn in before.len()..after.len() {
        fs::write(&path, &after[..torn]).unwrap();
        let (_, kept) = Journal::resume(&path).unwrap();
        assert_eq!(kept.len(), 1, "{torn}");
        assert!(fs::read_to_string(&path).unwrap().trim_end() == before.trim_end());
    }
    fs::write(&path, &after).unwrap();
    let (_, kept) = Journal::resume(&path).unwrap();
    assert_eq!((kept.len(), kept[0].rounds_of_match()), (2, 2));
    assert_eq!(kept[1].record.result, None);
}

#[test]
fn remarks_after_actions_that_are_taken_back_stay() {
    let (_folder, path, mut journal) = begun();
    journal.append("1. N\nf3\n{B gives up}\n").unwrap();
    journal.take_back(&["f3"]).unwrap();
    assert!(fs::read_to_string(&path).unwrap().ends_with("\n\n1. N\n{B gives up}\n"));
}
