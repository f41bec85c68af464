//! Tables of older rules: a log of version 0.1 in which the Recruiter puts back a Joker that must stay in hand.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use table::fairness::Secret;
use table::{Actor, Audience, Entry, Event, PersonId, SeededDealer, Table, TableId};
use tabletop::{Record, Seat, Viewer};
use wire::{RulesStatus, State, Status, TableRequest};

/// An entry as version 0.1 stored it.
#[derive(Deserialize)]
struct Stored {
    at: i64,
    person: String,
    event: serde_json::Value,
}

/// The entries of the old log up to this number; `rules` replaces the version that its first entry does not have.
fn old_log(entries: usize, rules: Option<u16>) -> Vec<Entry> {
    let lines = include_str!("fixtures/log-0.1.jsonl").lines().take(entries);
    let entry = |(seq, line): (u32, &str)| {
        let mut stored: Stored = serde_json::from_str(line).expect("an entry");
        if let Some(rules) = rules.filter(|_| seq == 1) {
            stored.event["rules"] = rules.into();
        }
        let event = serde_json::from_value(stored.event).expect("logs of version 0.1 are readable");
        Entry { seq, at: stored.at, person: Some(PersonId(stored.person)), idempotency_key: None, event }
    };
    (1..).zip(lines).map(entry).collect()
}

fn replayed(log: &[Entry]) -> Table {
    Table::replay(&TableId("old".to_owned()), log, Arc::new(SeededDealer)).expect("the log is readable").0
}

fn state(table: &Table) -> State {
    let audience = Audience { viewer: Viewer::Seat(Seat::A), host: true };
    table.state(&audience, 0, &table::unknown_player, &BTreeMap::new())
}

/// The entry that puts the Joker back.
const JOKER: usize = 32;

#[test]
fn a_running_table_is_played_on_by_the_rules_of_its_log() {
    let table = replayed(&old_log(60, None));
    assert_eq!((table.rules_version(), state(&table).rules), (1, RulesStatus::Older));
    assert_eq!(table.status(), Status::Playing);
    assert!(!table.is_closed_by_rules());
    let before = replayed(&old_log(JOKER - 1, None));
    let game = before.game().expect("a round is played");
    assert!(game.legal().contains(&"-J1".to_owned()), "{:?}", game.legal());
}

#[test]
fn a_finished_table_is_replayed_by_the_rules_of_its_log() {
    let table = replayed(&old_log(1000, None));
    assert_eq!(table.status(), Status::Over);
    let replay = table::replay(&table);
    assert_eq!(replay.rounds[0].frames.len(), 136, "the deal and 135 actions");
    let record: Record = table::record_text(&table, &[]).parse().expect("a record");
    assert_eq!(record.rules_version(), Some(1));
    assert!(!record.to_string().contains("[Rules"), "records of version 1 stay as they were");
    assert!(catalog::verify(&record, None).is_ok());
    let newer = record.with_rules_version(2);
    assert!(catalog::verify(&newer, None).is_err(), "by the newer rules it does not replay");
}

#[test]
fn logs_and_records_have_the_version_of_their_rules() {
    let old = old_log(1, None);
    let Event::Opened { setup, .. } = &old[0].event else { panic!("a table is opened first") };
    let opened = Event::opened(setup.clone(), Secret::new(&[1; 32]));
    assert_eq!(serde_json::to_value(&opened).expect("an event")["rules"], 2);
    let mut log = old_log(5, None);
    log[0].event = opened;
    let table = replayed(&log);
    assert_eq!((table.rules_version(), state(&table).rules), (2, RulesStatus::Current));
    let game = table.game().expect("a round is played");
    let record = table::round_record(&table, game, 1, 0, &[]);
    assert_eq!(record.rules_version(), Some(2));
    assert!(record.to_string().contains("[Rules \"2\"]\n"), "{record}");
}

#[test]
fn a_table_that_its_rules_refuse_is_closed_without_a_result() {
    for rules in [0, 2] {
        let table = replayed(&old_log(1000, Some(rules)));
        assert!(table.is_closed_by_rules());
        assert_eq!((table.status(), table.outcome()), (Status::Aborted, None));
        assert_eq!((table.turn(), table.deadline(), table.bot_to_move()), (None, None, None));
        assert_eq!(state(&table).rules, RulesStatus::Closed);
        let actor = Actor { id: PersonId("ann".to_owned()), guest: false };
        let refused = table.decide(&actor, &TableRequest::Resign, 0).expect_err("there is no game");
        assert_eq!(refused.code(), "not-playing");
        assert!(!table.summary(false).busy);
    }
}

#[test]
fn a_closed_table_can_be_called_off_in_its_log() {
    let mut log = old_log(60, Some(2));
    let at = log[59].at;
    log.push(Entry { seq: 61, at, person: None, idempotency_key: None, event: Event::Aborted });
    assert!(replayed(&log[..60]).needs_calling_off());
    assert!(!replayed(&log).needs_calling_off());
    assert_eq!(replayed(&log).status(), Status::Aborted);
}

#[test]
fn a_log_of_newer_rules_is_left_alone() {
    let log = old_log(5, Some(99));
    let broken = Table::replay(&TableId("new".to_owned()), &log, Arc::new(SeededDealer)).err();
    assert_eq!(broken.expect("it cannot be read").reason(), "its rules are newer than this program");
}
