//! The shipped puzzles.

use std::collections::BTreeSet;

use bots::Heuristics;
use catalog::{GameVisitor, LANGUAGES, Words};
use puzzles::{COLLECTIONS, Collection, mine};
use tabletop::Seed;

#[test]
fn every_puzzle_is_a_view_in_which_its_actions_are_legal() {
    for collection in &COLLECTIONS {
        for puzzle in collection.puzzles() {
            let table = catalog::load_view(&puzzle.view, None, Seed([0; 32]))
                .unwrap_or_else(|bad| panic!("{}: {bad}", puzzle.view));
            assert_eq!(table.name(), collection.game);
            let legal = table.legal();
            for (action, _) in &puzzle.actions {
                assert!(legal.contains(action), "{action} in {}", puzzle.view);
            }
        }
    }
}

#[test]
fn the_answer_is_clearly_the_best() {
    for collection in &COLLECTIONS {
        for puzzle in collection.puzzles() {
            assert!(puzzle.margin() >= 119, "{puzzle}");
            let best = puzzle.actions[0].1;
            assert!(puzzle.actions.iter().all(|(_, chance)| *chance <= best), "{puzzle}");
        }
    }
}

#[test]
fn no_view_comes_twice() {
    for collection in &COLLECTIONS {
        let puzzles = collection.puzzles();
        let views: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.view.as_str()).collect();
        assert_eq!(views.len(), puzzles.len(), "{}", collection.name);
    }
}

#[test]
fn every_theme_has_a_name_in_every_language() {
    let languages = LANGUAGES.map(Words::new);
    for collection in &COLLECTIONS {
        let tag = catalog::game(collection.game).expect("a game").tag();
        let themes: BTreeSet<String> = collection.puzzles().into_iter().map(|puzzle| puzzle.theme).collect();
        for theme in themes.iter().filter(|theme| *theme != "other") {
            let key = format!("{tag}-theme-{theme}");
            assert!(languages.iter().all(|words| words.find(&key, []).is_some()), "{key}");
        }
    }
}

/// The themes of a collection as its files name them and as the game names them now.
struct Themes<'a>(&'a Collection);

impl GameVisitor for Themes<'_> {
    type Output = Vec<(String, String)>;

    fn visit<G: Heuristics>(self) -> Vec<(String, String)> {
        self.0.puzzles().into_iter().map(|puzzle| (mine::theme::<G>(&puzzle), puzzle.theme)).collect()
    }
}

#[test]
fn every_puzzle_has_the_theme_that_its_game_gives_it() {
    for collection in &COLLECTIONS {
        let themes = catalog::visit(collection.game, Themes(collection)).expect("a game");
        for (number, (now, written)) in themes.into_iter().enumerate() {
            assert_eq!(now, written, "puzzle {} of {}: run `puzzles tag`", number + 1, collection.name);
        }
    }
}

#[test]
fn every_collection_has_at_least_200_puzzles() {
    for collection in &COLLECTIONS {
        assert!(collection.puzzles().len() >= 200, "{}", collection.name);
    }
}

#[test]
fn every_theme_that_players_ask_for_has_a_puzzle() {
    for (name, themes) in [
        ("schotten-totten", &["claim", "give-up", "block"][..]),
        ("schotten-totten-tactics", &["claim", "block", "save-tactic"]),
        ("lords-of-scotland", &["order", "hide", "wait"]),
        ("bergues", &["count"]),
    ] {
        let puzzles = Collection::find(name).expect("a collection").puzzles();
        for theme in themes {
            assert!(puzzles.iter().any(|puzzle| puzzle.theme == *theme), "{theme} in {name}");
        }
    }
}
