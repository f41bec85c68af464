//! Every lesson, played step by step by the rules.

use std::collections::BTreeSet;

use catalog::{AnyTable, Goal, LANGUAGES, Lesson, LessonStep, Words, lessons};
use tabletop::{Refusal, Seat, Seed, Turn};

fn load(position: &str, actions: &[String]) -> Box<dyn AnyTable> {
    let mut table =
        catalog::load(position, Seed([0; 32])).unwrap_or_else(|error| panic!("{position}: {error}"));
    table.apply(actions).unwrap_or_else(|error| panic!("{position} {actions:?}: {error}"));
    table
}

/// Plays a step and returns the learner's actions.
fn play(step: &LessonStep, table: &mut dyn AnyTable) -> Vec<String> {
    let words = &step.words;
    let mut made = Vec::new();
    let mut apply = |table: &mut dyn AnyTable, action: &str| {
        table.apply(&[action.to_owned()]).unwrap_or_else(|error| panic!("{words}: {error}"));
        made.push(action.to_owned());
    };
    match &step.goal {
        Goal::Next => {}
        Goal::Act { actions, offers, .. } => {
            let moves = table.moves();
            for action in actions {
                assert!(moves.iter().any(|one| one.action == *action), "{words}: {action} is legal");
            }
            let mut right = moves.iter().filter(|one| step.goal.fits(&one.action, &one.touches));
            let right = right.next().unwrap_or_else(|| panic!("{words}: a move fits"));
            if !offers.is_empty() {
                assert!(
                    offers.iter().any(|offer| actions.contains(&offer.action)),
                    "{words}: one offer is right"
                );
                assert!(offers.iter().any(|offer| !actions.contains(&offer.action)), "{words}: one is wrong");
            }
            let first = actions.first().unwrap_or(&right.action).clone();
            apply(table, &first);
        }
        Goal::Try { offer } => {
            let refusal = table.copy().apply(std::slice::from_ref(&offer.action));
            let Err(Refusal::Illegal { phrase, .. }) = refusal else {
                panic!("{words}: the rules refuse {}: {refusal:?}", offer.action)
            };
            for language in LANGUAGES {
                assert!(Words::new(language).try_say(&phrase).is_some(), "{words}: {language} says why");
            }
        }
        Goal::While { phase } => {
            assert!(table.phase().starts_with(phase.as_str()), "{words}: {}", table.phase());
            while table.turn() == Turn::Decide(Seat::A) && table.phase().starts_with(phase.as_str()) {
                let legal = table.legal();
                apply(table, &legal[0]);
            }
        }
        Goal::Free { turns, level } => {
            assert!(bots::LEVELS.iter().any(|known| known.name == level), "{words}: {level}");
            let mut left = *turns;
            while left > 0 && matches!(table.turn(), Turn::Decide(_)) {
                while matches!(table.turn(), Turn::Decide(Seat::A)) {
                    let legal = table.legal();
                    apply(table, &legal[0]);
                }
                while matches!(table.turn(), Turn::Decide(seat) if seat != Seat::A) {
                    let legal = table.legal();
                    apply(table, &legal[0]);
                }
                left -= 1;
            }
        }
    }
    made
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for lesson in lessons() {
        let game = catalog::game(lesson.game).expect("a game");
        let settings = catalog::options_from_json(&lesson.options);
        game.checked(&settings, lesson.players).unwrap_or_else(|error| panic!("{}: {error}", lesson.id));
        let mut made = Vec::new();
        for (at, step) in lesson.steps.iter().enumerate() {
            let (position, before) = lesson.start(at, &made);
            let actions: Vec<String> = before.iter().chain(&step.first).cloned().collect();
            let mut table = load(position, &actions);
            assert_eq!((table.name(), table.seats()), (lesson.game, lesson.players), "{}", step.words);
            if step.goal != Goal::Next {
                assert_eq!(table.turn(), Turn::Decide(Seat::A), "{}: it is the learner's turn", step.words);
            }
            made.push(play(step, &mut *table));
        }
    }
}

/// The options that a position of the game shows are those of the lesson.
#[test]
fn positions_follow_the_options_of_their_lesson() {
    for lesson in lessons() {
        let game = catalog::game(lesson.game).expect("a game");
        let settings = catalog::options_from_json(&lesson.options);
        let dealt = game.deal(&settings, lesson.players, Seed([0; 32])).expect("it deals").position();
        let rules = |position: &str| position.split(' ').nth(1).map(str::to_owned);
        for position in lesson.steps.iter().filter_map(|step| step.position.as_deref()) {
            assert_eq!(rules(position), rules(&dealt), "{}: {position}", lesson.id);
        }
    }
}

#[test]
fn every_lesson_has_a_mistake_to_make() {
    let mistake = |lesson: &Lesson| {
        let words = english(lesson);
        lesson.steps.iter().any(|step| match &step.goal {
            Goal::Try { .. } => true,
            Goal::Act { .. } => words.find(&format!("{}.wrong", step.words), []).is_some(),
            Goal::Next | Goal::While { .. } | Goal::Free { .. } => false,
        })
    };
    for lesson in lessons() {
        assert!(mistake(lesson), "{}", lesson.id);
    }
}

fn english(lesson: &Lesson) -> Words {
    let texts = catalog::TEXTS.iter().find(|texts| texts.game == lesson.game).expect("a game");
    Words::with(catalog::Language::English, texts.lesson_words)
}

#[test]
fn names_are_unique_and_every_power_and_card_is_taught() {
    let ids: BTreeSet<&str> = lessons().iter().map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(ids.len(), lessons().len());
    let all: Vec<&LessonStep> = lessons().iter().flat_map(|lesson| &lesson.steps).collect();
    assert_eq!(all.iter().map(|step| &step.words).collect::<BTreeSet<_>>().len(), all.len());
    let done = |prefix: &str| {
        all.iter().any(|step| match &step.goal {
            Goal::Act { actions, .. } => actions.iter().any(|action| action.starts_with(prefix)),
            _ => false,
        })
    };
    let tactics = ["J1", "SP", "SB", "BM", "MF", "RC", "ST:", "BN:", "TR:"];
    let powers = ["kill:", "swap:", "trade:", "draw", "more", "stay", "two", "join", "copy:"];
    for prefix in tactics.into_iter().chain(powers) {
        assert!(done(prefix), "{prefix} is learned by doing");
    }
}

#[test]
fn every_game_that_menus_offer_has_lessons() {
    for game in catalog::listed() {
        assert!(lessons().iter().any(|lesson| lesson.game == game.name()), "{}", game.name());
    }
}

/// What the lessons have to teach besides powers and cards, and the steps that do it.
const TOPICS: &[(&str, &[&str])] = &[
    // Schotten Totten
    ("the border and a turn", &["tut-st-border", "tut-st-turn"]),
    ("the formations", &["tut-st-colour-run", "tut-st-kind", "tut-st-colour", "tut-st-run"]),
    ("comparing formations and ties", &["tut-st-compare", "tut-st-tie"]),
    ("claiming a stone", &["tut-st-claim"]),
    ("claiming early, with proof", &["tut-st-not-yet", "tut-st-prove", "tut-st-early"]),
    ("winning", &["tut-st-win"]),
    ("passing", &["tut-st-must", "tut-st-pass", "tut-st-pass-claim"]),
    ("the empty pile", &["tut-st-empty"]),
    ("matches", &["tut-st-match"]),
    ("seven cards and two piles", &["tut-st-seven", "tut-st-pile"]),
    ("one Joker and one tactic card ahead", &["tut-st-one-joker", "tut-st-pace"]),
    ("the steps of the Recruiter", &["tut-st-recruiter", "tut-st-recruit", "tut-st-return"]),
    ("what the Traitor may not take", &["tut-st-traitor-no"]),
    ("proof from the discard", &["tut-st-discard"]),
    ("proof from the number of cards", &["tut-st-exhausted"]),
    ("the end after two passes", &["tut-st-two-passes"]),
    ("the expert rule", &["tut-st-expert-late", "tut-st-expert-claim", "tut-st-expert-play"]),
    ("names of the classic edition", &["tut-st-classic-names"]),
    (
        "claims of the classic edition",
        &["tut-st-classic-before", "tut-st-classic-play", "tut-st-classic-after"],
    ),
    ("the Traitor of the classic edition", &["tut-st-classic-same", "tut-st-classic-traitor"]),
    // Lords of Scotland
    ("the Initiative", &["tut-ls-early", "tut-ls-flip"]),
    ("recruiting and mustering", &["tut-ls-recruit", "tut-ls-muster", "tut-ls-hidden"]),
    ("one bloodline", &["tut-ls-double"]),
    ("supporters", &["tut-ls-table", "tut-ls-claim", "tut-ls-win"]),
    ("one power after the other", &["tut-ls-again"]),
    ("what Scott may copy", &["tut-ls-scott-no", "tut-ls-copied"]),
    ("the limit of ten cards", &["tut-ls-ten", "tut-ls-ten-muster"]),
    ("ties by rank", &["tut-ls-rank", "tut-ls-rank-claim"]),
    ("no army, no supporter", &["tut-ls-no-army", "tut-ls-left"]),
    ("powers with four and five players", &["tut-ls-many", "tut-ls-many-line", "tut-ls-many-power"]),
    // Bergues
    ("the junior game", &["tut-bj-ring", "tut-bj-turn", "tut-bj-neutral", "tut-bj-memory"]),
    ("the exact way home in the junior game", &["tut-bj-over", "tut-bj-home"]),
    ("two paths", &["tut-bg-path", "tut-bg-turn", "tut-bg-use"]),
    ("the fortress", &["tut-bg-ring", "tut-bg-fetch"]),
    ("the other guards", &["tut-bg-others"]),
    ("sending a guard to a gate", &["tut-bg-send"]),
    ("Winoc", &["tut-bg-winoc", "tut-bg-home"]),
    ("tiles that stay", &["tut-bg-stay"]),
    ("twin tiles", &["tut-bg-twins"]),
    ("the empty path", &["tut-bg-empty"]),
    ("overshooting home", &["tut-bg-over", "tut-bg-exact"]),
    ("a guard that was sent back keeps its fortress", &["tut-bg-back", "tut-bg-back-home"]),
];

/// A lesson or a step cannot be deleted unnoticed. `names_are_unique_and_every_power_and_card_is_taught` does the same for
/// powers and cards.
#[test]
fn every_topic_is_taught() {
    let taught: BTreeSet<&str> =
        lessons().iter().flat_map(|lesson| &lesson.steps).map(|step| step.words.as_str()).collect();
    for (topic, steps) in TOPICS {
        for step in *steps {
            assert!(taught.contains(step), "{topic}: {step}");
        }
    }
}
