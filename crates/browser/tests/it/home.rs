//! What a home on one device does besides the behaviour of every table.

use browser::{Limit, think};
use serde_json::{Value as Json, json};
use wire::{EventKind, ServerMessage, State, Status};

use crate::device::Device;

fn against_bot(game: &str) -> Json {
    json!({ "game": game, "options": { "first": "A" }, "seats": [{ "type": "me" }, { "type": "bot", "level": "lamb" }] })
}

fn two_people() -> Json {
    json!({ "game": "schotten-totten", "options": { "first": "A" }, "seats": [{ "type": "me" }, { "type": "me" }] })
}

fn ready() -> Json {
    json!({ "type": "ready", "nonce": "ab".repeat(32) })
}

fn first_move(state: &State) -> Json {
    json!({ "type": "act", "at": state.at, "actions": [state.moves[0].action] })
}

/// Plays until the table is over or a number of decisions is made.
fn play(device: &mut Device, table: &str, decisions: usize) {
    for _ in 0..decisions {
        if let Some((at, task)) = device.bot(table) {
            let report = think(&task, Limit::Iterations(1), 0).expect("a decision");
            device.bot_acts(table, at, &report);
            continue;
        }
        let state = device.state(table);
        if state.status != Status::Playing {
            return;
        }
        device.look(table, state.turn.as_deref());
        let state = device.state(table);
        device.command(table, &first_move(&state));
    }
}

#[test]
fn a_state_that_follows_the_patches_is_that_of_the_table() {
    let mut device = Device::default();
    let table = device.create(&against_bot("bergues"), &["Ann"]).unwrap();
    let mut shown = device.state(&table);
    assert_eq!((shown.status, shown.me.as_deref()), (Status::Waiting, Some("A")));
    let mut messages = device.command(&table, &ready());
    for _ in 0..40 {
        for message in std::mem::take(&mut messages) {
            if let ServerMessage::Patch { base, patch, events } = message {
                assert_eq!(base, shown.seq);
                assert_eq!(events.last().unwrap().seq, patch.seq);
                shown.apply(*patch).unwrap();
            }
        }
        assert_eq!(shown, device.state(&table));
        messages = match device.bot(&table) {
            Some((at, task)) => {
                let report = think(&task, Limit::Iterations(1), 0).unwrap();
                device.bot_acts(&table, at, &report)
            }
            None => device.command(&table, &first_move(&shown)),
        };
    }
}

#[test]
fn deals_follow_from_a_commitment_and_a_nonce() {
    let mut device = Device::default();
    let table = device.create(&against_bot("schotten-totten"), &["Ann"]).unwrap();
    let before = device.state(&table).fairness;
    assert_eq!(before.secret, None);
    device.command(&table, &ready());
    play(&mut device, &table, 400);
    let state = device.state(&table);
    assert_eq!(state.status, Status::Over);
    let secret = state.fairness.secret.expect("the secret is published");
    assert_eq!(table::fairness::commitment(&secret), Some(before.commitment));
    let seed = table::fairness::seed(&secret, 1, &[Some("ab".repeat(32)), None]);
    let record = device.ask(&json!({ "record": { "table": table } })).unwrap();
    assert!(record.as_str().unwrap().contains(&seed.to_string()));
    let replay = device.ask(&json!({ "replay": { "table": table } })).unwrap();
    assert!(replay["rounds"][0]["frames"].as_array().unwrap().len() > 20);
}

#[test]
fn among_several_people_the_table_is_covered_after_the_deal() {
    let mut device = Device::default();
    let table = device.create(&two_people(), &["Ann", "Ben"]).unwrap();
    let messages = device.command(&table, &ready());
    let [ServerMessage::Update { state, events }, ServerMessage::Done { .. }] = &messages[..] else {
        panic!("{messages:?}");
    };
    assert_eq!((state.me.clone(), state.moves.len(), events[0].seq), (None, 0, 1));
    device.look(&table, Some("A"));
    let own = device.state(&table);
    assert!(own.can_hint && !own.moves.is_empty());
    assert_eq!(
        own.seats[1].who,
        Some(wire::Occupant::Player(wire::Player {
            id: "B".to_owned(),
            name: "Ben".to_owned(),
            guest: true,
            program: false,
        }))
    );
    device.look(&table, Some("B"));
    let other = device.state(&table);
    assert!(!other.can_hint && other.moves.is_empty() && other.view != own.view);
    let refused = device.command(&table, &first_move(&own));
    assert!(
        matches!(&refused[..], [ServerMessage::Refused { problem, .. }] if problem.code == "not-your-turn")
    );
    device.look(&table, None);
    assert_eq!(device.state(&table).me, None);
    let refused = device.command(&table, &first_move(&own));
    assert!(matches!(&refused[..], [ServerMessage::Refused { problem, .. }] if problem.code == "not-seated"));
}

#[test]
fn a_repeated_command_is_carried_out_once() {
    let mut device = Device::default();
    let table = device.create(&against_bot("schotten-totten"), &["Ann"]).unwrap();
    device.command(&table, &ready());
    let mut command = first_move(&device.state(&table));
    command["idempotency_key"] = json!("once");
    let chance = json!({ "now": 9_000, "id": "local-x", "secret": "00".repeat(32) });
    device.send(&table, &command, &chance);
    let length = device.log(&table).len();
    let again = device.send(&table, &command, &chance);
    assert!(matches!(&again[..], [ServerMessage::Done { .. }]));
    assert_eq!(device.log(&table).len(), length);
}

#[test]
fn what_was_not_stored_has_not_happened() {
    let mut device = Device::default();
    let table = device.create(&against_bot("schotten-totten"), &["Ann"]).unwrap();
    device.command(&table, &ready());
    let before = device.state(&table);
    let mut command = first_move(&before);
    command["idempotency_key"] = json!("lost");
    let chance = json!({ "now": 9_000, "id": "local-x", "secret": "00".repeat(32) });
    let ask = json!({ "command": { "table": table, "command": command, "chance": chance } });
    assert!(device.ask(&ask).unwrap()["changes"][0]["entries"].as_array().is_some());
    assert_eq!(device.state(&table), before);
    device.ask(&json!({ "discard": { "table": table } })).unwrap();
    assert_eq!(device.ask(&json!({ "commit": { "table": table } })).unwrap(), json!([]));
    assert_eq!(device.state(&table), before);
}

#[test]
fn a_page_follows_what_another_one_has_written() {
    let (mut one, mut two) = (Device::default(), Device::default());
    let table = one.create(&against_bot("schotten-totten"), &["Ann"]).unwrap();
    assert_eq!(two.create(&against_bot("schotten-totten"), &["Ann"]).unwrap(), table);
    one.command(&table, &ready());
    let (state, known) = (one.state(&table), two.log(&table).len());
    one.command(&table, &first_move(&state));
    let entries: Vec<_> = one.log(&table).into_iter().skip(known).collect();
    let follow = json!({ "follow": { "table": table, "entries": entries } });
    let messages = two.ask(&follow).unwrap();
    assert_eq!(messages.as_array().unwrap().len(), 1);
    assert_eq!(two.state(&table), one.state(&table));
    assert_eq!(two.ask(&follow).unwrap(), json!([]), "entries that are known change nothing");
}

#[test]
fn a_rematch_is_another_table_in_which_everyone_moves_on() {
    let mut device = Device::default();
    let table = device.create(&against_bot("schotten-totten"), &["Ann"]).unwrap();
    device.command(&table, &ready());
    device.command(&table, &json!({ "type": "resign" }));
    device.command(&table, &json!({ "type": "rematch" }));
    let next = device.state(&table).next_table.expect("the rematch");
    device.load(&next);
    let state = device.state(&next);
    assert_eq!((state.status, state.me.as_deref()), (Status::Waiting, Some("B")));
    assert_ne!(state.fairness.commitment, "");
}

#[test]
fn records_of_finished_and_unfinished_games_can_be_read() {
    for (game, decisions) in
        [("schotten-totten", 500), ("bergues", 500), ("lords-of-scotland", 500), ("bergues", 7)]
    {
        let mut device = Device::default();
        let table = device.create(&against_bot(game), &["Ann"]).unwrap();
        device.command(&table, &ready());
        play(&mut device, &table, decisions);
        let state = device.state(&table);
        let record = device.ask(&json!({ "record": { "table": table } })).unwrap();
        let record = record.as_str().unwrap();
        assert_eq!(record.contains("[Secret "), state.status == Status::Over);
        let read = device.import(record).unwrap();
        let copy = device.state(&read);
        assert_eq!((&copy.status, &copy.view, copy.ply), (&state.status, &state.view, state.ply), "{game}");
        assert_eq!(copy.seats[1].who, state.seats[1].who);
        assert_eq!(copy.fairness.secret, state.fairness.secret, "the deal can be verified");
        let again = device.ask(&json!({ "record": { "table": read } })).unwrap();
        assert!(again.as_str().unwrap().contains("[A \"Ann\"]"));
        if state.status == Status::Playing {
            play(&mut device, &read, 500);
            assert_eq!(device.state(&read).status, Status::Over, "it can be played on");
        }
    }
}

#[test]
fn a_text_that_is_no_record_is_refused() {
    let mut device = Device::default();
    for text in ["", "nonsense", "[Game \"whist\"]\n[Players \"2\"]\n\n1. a\n*\n"] {
        assert_eq!(device.import(text).unwrap_err().code, "bad-record", "{text}");
    }
}

#[test]
fn tables_that_no_device_can_have_are_refused() {
    let mut device = Device::default();
    for seats in [
        json!([{ "type": "me" }, { "type": "anyone" }]),
        json!([{ "type": "bot", "level": "lamb" }, { "type": "bot", "level": "lamb" }]),
        json!([{ "type": "me" }, { "type": "bot", "level": "fox" }]),
        json!([{ "type": "me" }]),
    ] {
        let table = json!({ "game": "schotten-totten", "seats": seats });
        assert_eq!(device.create(&table, &[]).unwrap_err().code, "bad-table");
    }
    assert_eq!(device.ask(&json!({ "state": { "table": "none" } })).unwrap_err().code, "no-table");
    assert_eq!(device.ask(&json!({ "dance": {} })).unwrap_err().code, "bad-request");
}

#[test]
fn events_of_others_are_shown_as_the_viewer_saw_them() {
    let mut device = Device::default();
    let table = device.create(&two_people(), &["Ann", "Ben"]).unwrap();
    device.command(&table, &ready());
    device.look(&table, Some("A"));
    let state = device.state(&table);
    device.command(&table, &first_move(&state));
    play(&mut device, &table, 3);
    let mut seen = |seat: Option<&str>| -> Vec<EventKind> {
        device.look(&table, seat);
        let events = device.ask(&json!({ "events": { "table": table, "since": 0 } })).unwrap();
        let events: Vec<wire::EventView> = serde_json::from_value(events).unwrap();
        assert!(events.iter().map(|event| event.seq).eq(1..=events.len() as u32));
        events.into_iter().map(|event| event.kind).collect()
    };
    let (own, other, covered) = (seen(Some("A")), seen(Some("B")), seen(None));
    assert_ne!(own, other, "a drawn card is seen by its player only");
    assert_ne!(own, covered);
}
