//! Tables with their game types erased.

use std::collections::BTreeSet;

use bots::Heuristics;
use catalog::{AnyGame, AnyTable, GAMES, GameVisitor, LANGUAGES, Words, game};
use tabletop::{BadOption, Dice, Note, Refusal, Seed, Settings, Value, Viewer};

fn deal(name: &str) -> Box<dyn AnyTable> {
    let game = game(name).expect("a game");
    game.deal(&Settings::new(), *game.seats().start(), Seed([5; 32])).expect("a deal")
}

/// Plays the first of the moves, `count` times.
fn play(table: &mut dyn AnyTable, count: usize) {
    for _ in 0..count {
        let action = table.moves()[0].action.clone();
        table.play(&[action]).expect("a listed move is legal");
    }
}

/// Whether the game goes on.
fn is_open(table: &dyn AnyTable) -> bool {
    table.turn().seat().is_some()
}

#[test]
fn moves_are_the_legal_actions_with_their_touches() {
    for entry in GAMES {
        let mut table = deal(entry.name());
        while table.length() < 40 && is_open(&*table) {
            let moves = table.moves();
            let actions: Vec<String> = moves.iter().map(|choice| choice.action.clone()).collect();
            assert_eq!(actions, table.legal());
            assert!(moves.iter().all(|choice| !choice.touches.is_empty()));
            play(&mut *table, 1);
        }
    }
}

#[test]
fn playing_returns_what_each_viewer_saw() {
    for entry in GAMES {
        let mut table = deal(entry.name());
        while table.length() < 40 && is_open(&*table) {
            let (turn, number, action) = (table.turn(), table.turn_number(), table.legal()[0].clone());
            let steps = table.play(std::slice::from_ref(&action)).expect("it is legal");
            let [step] = &steps[..] else { panic!("one step, not {}", steps.len()) };
            assert_eq!((Some(step.seat), &step.action, step.turn_number), (turn.seat(), &action, number));
            let viewers: Vec<Viewer> = step.seen.iter().map(|(viewer, _)| *viewer).collect();
            assert_eq!(viewers, Viewer::all(table.seats()).collect::<Vec<_>>());
            for words in LANGUAGES.map(Words::new) {
                for (_, seen_step) in &step.seen {
                    assert!(words.try_say(&seen_step.phrase).is_some(), "{:?}", seen_step.phrase);
                }
            }
        }
    }
}

#[test]
fn a_request_is_played_as_a_whole_or_not_at_all() {
    let mut table = deal("bergues");
    let before = table.position();
    let refused = table.play(&["N".to_owned(), "f1".to_owned(), "N".to_owned()]);
    assert!(matches!(refused, Err(Refusal::Illegal { .. })), "{refused:?}");
    assert_eq!((table.position(), table.length()), (before, 0));
    let steps = table.play(&["N".to_owned(), "f1".to_owned()]).expect("both are legal");
    assert_eq!(steps.iter().map(|step| step.reveals).collect::<Vec<_>>(), [false, true]);
    assert_eq!(table.length(), 2);
}

#[test]
fn rewinding_goes_back_and_shortens_the_undo_history() {
    for entry in GAMES {
        let mut table = deal(entry.name());
        let mut positions = vec![table.position()];
        for _ in 0..24 {
            play(&mut *table, 1);
            positions.push(table.position());
        }
        table.rewind(24);
        table.rewind(99);
        assert_eq!((table.position(), table.length()), (positions[24].clone(), 24));
        table.rewind(12);
        assert_eq!((table.position(), table.length()), (positions[12].clone(), 12));
        table.rewind(11);
        assert_eq!((table.position(), table.length()), (positions[11].clone(), 11));
        // Chance comes again as it came before.
        play(&mut *table, 13);
        assert_eq!(table.position(), positions[24]);
        table.rewind(0);
        assert_eq!(table.position(), positions[0]);
    }
}

#[test]
fn options_are_checked_without_a_deal() {
    let game = game("bergues").expect("a game");
    let checked = game.checked(&Settings::new().with("towers", Value::Number(3)), 2).expect("allowed");
    assert_eq!((checked.number("towers"), checked.word("variant")), (Some(3), Some("classic")));
    assert!(matches!(game.checked(&Settings::new(), 5), Err(BadOption::Players { .. })));
    assert!(game.checked(&Settings::new().with("towers", Value::Number(9)), 2).is_err());
}

#[test]
fn schotten_totten_and_bergues_are_played_in_matches() {
    let matches: Vec<&str> = catalog::listed().filter(|game| game.matches()).map(AnyGame::name).collect();
    assert_eq!(matches, ["schotten-totten", "bergues"]);
}

#[test]
fn a_rehearsal_stops_at_new_information_and_at_the_decision_of_another_seat() {
    let settings = Settings::new().with("first", Value::Word("A".to_owned()));
    let deal = |name: &str| game(name).expect("a game").deal(&settings, 2, Seed([5; 32])).expect("a deal");
    let texts = |actions: &[&str]| actions.iter().map(|action| (*action).to_owned()).collect::<Vec<String>>();

    let mut lords = deal("lords-of-scotland");
    lords.play(&texts(&["flip1"])).expect("it is legal");
    let down = lords.legal().into_iter().find(|action| action.starts_with('-')).expect("a clan to muster");
    assert_eq!(lords.rehearse(&texts(&[&down])), Ok(()));
    // The actions of the other seat are not checked: the result would reveal its clans.
    for after in ["+c5", "-f1", "take1", "nonsense"] {
        assert_eq!(lords.rehearse(&texts(&[&down, after])), Err(Refusal::OthersTurn), "{after}");
    }
    assert_eq!(lords.length(), 1, "nothing is done");

    let border = deal("schotten-totten");
    let card = border.legal()[0].clone();
    assert_eq!(border.rehearse(&texts(&[&card, "+c"])), Ok(()));
    // What would come after the draw is not even looked at.
    for after in ["r1@1", "pass", "nonsense"] {
        assert_eq!(border.rehearse(&texts(&[&card, "+c", after])), Err(Refusal::Blind), "{after}");
    }
}

/// Collects the notes of some random games.
struct CollectNotes;

impl GameVisitor for CollectNotes {
    type Output = BTreeSet<Note>;

    fn visit<G: Heuristics>(self) -> BTreeSet<Note> {
        let mut notes = BTreeSet::new();
        let mut scratch = Vec::new();
        for game in 0..20 {
            let mut dice = Dice::quick(game);
            let mut position = G::deal(&Settings::new(), *G::SEATS.start(), &mut dice).expect("a deal");
            while !position.is_over() {
                let action = position.random_action(&mut dice, &mut scratch);
                notes.extend(position.note(action));
                position.apply(action, &mut dice);
            }
        }
        notes
    }
}

#[test]
fn every_note_has_a_title_and_a_name_in_every_language() {
    for entry in GAMES {
        let notes = catalog::visit(entry.name(), CollectNotes).expect("a game of the catalog");
        // Notes are optional; every listed game has some.
        assert!(notes.len() > 2 || !entry.listed(), "{}: {notes:?}", entry.name());
        for words in LANGUAGES.map(Words::new) {
            let message = |name: &str| words.find(&format!("{}-note-{name}", entry.tag()), []);
            for note in &notes {
                assert!(message(note.kind).is_some(), "{note:?}");
                assert!(words.find(note.name, []).or_else(|| message(note.name)).is_some(), "{note:?}");
            }
        }
    }
}
