//! What a file keeps, and what it loses when it is torn.

use super::*;
use tabletop::{Seed, Settings};

fn begun(path: &Path) -> Journal {
    let table = catalog::game("bergues").unwrap().deal(&Settings::new(), 2, Seed([1; 32])).unwrap();
    let names = [Sitter::Person("Ann".to_owned()), Sitter::Bot("lamb".to_owned())].map(|who| who.header());
    let mut dealt = catalog::record(&*table, Some("2026-11-15".to_owned()), &names);
    dealt.others.push((ROUNDS.to_owned(), "2".to_owned()));
    Journal::create(path, &dealt).unwrap()
}

#[test]
fn what_was_torn_goes_and_the_rest_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let mut journal = begun(&path);
    journal.append(&[("N".to_owned(), Some(1)), ("f3".to_owned(), None)], None).unwrap();
    drop(journal);
    let mut file = OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(b"f1").unwrap();
    let listed = saved(folder.path());
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].game.as_str(), listed[0].actions), ("bergues", 2));
    assert_eq!(listed[0].sitters[1], Sitter::Bot("lamb".to_owned()));
    let (mut journal, kept) = Journal::resume(&path).unwrap();
    let played: Vec<&str> = kept.rounds[0].played.iter().map(|played| played.action.as_str()).collect();
    assert_eq!(played, ["N", "f3"]);
    journal.append(&[("f12".to_owned(), None)], Some(Verdict::Won(Seat::B))).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.ends_with("\n\n1. N\nf3\nf12\nB\n"), "{text}");
    assert!(text.parse::<Record>().is_ok(), "a finished game is a record");
    assert_eq!(saved(folder.path()), []);
}

#[test]
fn a_game_is_played_by_one_program_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let first = begun(&path);
    assert!(matches!(Journal::resume(&path), Err(JournalProblem::Busy { .. })));
    drop(first);
    assert!(Journal::resume(&path).is_ok());
}

#[test]
fn what_is_no_game_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("shopping.txt");
    fs::write(&path, "milk\nbread\n").unwrap();
    assert!(matches!(Journal::resume(&path), Err(JournalProblem::Broken { .. })));
    assert_eq!(saved(folder.path()), []);
    assert_eq!(fs::read_to_string(&path).unwrap(), "milk\nbread\n", "it stays as it was");
}

#[test]
fn what_is_taken_back_is_cut_off_and_nothing_else_ever() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let mut journal = begun(&path);
    journal.append(&[("N".to_owned(), Some(1)), ("f3".to_owned(), None)], None).unwrap();
    let before = fs::read_to_string(&path).unwrap();
    journal.append(&[("f12".to_owned(), None), ("f1".to_owned(), Some(2))], None).unwrap();
    assert!(journal.take_back(&["f3".to_owned(), "f1".to_owned()]).is_err(), "these were not the last ones");
    journal.take_back(&["f12".to_owned(), "f1".to_owned()]).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    journal.append(&[("f4".to_owned(), None)], None).unwrap();
    assert!(fs::read_to_string(&path).unwrap().ends_with("\n1. N\nf3\nf4\n"));
}

#[test]
fn who_gives_up_while_others_play_on_is_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let mut journal = begun(&path);
    journal.append(&[("N".to_owned(), Some(1))], None).unwrap();
    journal.give_up(Seat::B).unwrap();
    journal.append(&[("f3".to_owned(), None)], None).unwrap();
    drop(journal);
    let (_, kept) = Journal::resume(&path).unwrap();
    assert_eq!(kept.gone, [(Seat::B, 1)]);
    assert_eq!(kept.rounds[0].played.len(), 2);
}

#[test]
fn of_a_round_that_was_not_wholly_begun_nothing_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let mut journal = begun(&path);
    journal.append(&[("N".to_owned(), Some(1))], Some(Verdict::Won(Seat::A))).unwrap();
    let before = fs::read_to_string(&path).unwrap();
    let dealt: Record = before.parse().unwrap();
    journal.next_round(&Record { played: Vec::new(), result: None, ..dealt }).unwrap();
    let after = fs::read_to_string(&path).unwrap();
    drop(journal);
    for torn in before.len()..after.len() {
        fs::write(&path, &after[..torn]).unwrap();
        let (_, kept) = Journal::resume(&path).unwrap();
        assert_eq!(kept.rounds.len(), 1, "{torn}");
        assert!(fs::read_to_string(&path).unwrap().trim_end() == before.trim_end());
    }
    fs::write(&path, &after).unwrap();
    let (_, kept) = Journal::resume(&path).unwrap();
    assert_eq!((kept.rounds.len(), kept.of_rounds()), (2, 2));
    assert_eq!(kept.rounds[1].result, None);
}
