//! The tree search with a net, where all seats see the same.

use std::collections::{BTreeMap, HashSet};

use bergues::{Position, View};
use bots::net::NetSearch;
use bots::{Bot, Budget, Heuristics};
use tabletop::{Dice, Game, Seat, Settings};

/// Positions of random games of this many seats.
fn positions(seats: u8, games: u64) -> impl Iterator<Item = Position> {
    (0..games).flat_map(move |game| {
        let mut dice = Dice::quick(game);
        let mut position = Position::deal(&Settings::new(), seats, &mut dice).unwrap();
        let mut positions = Vec::new();
        while !position.is_over() && positions.len() < 400 {
            positions.push(position);
            let action = position.random_action(&mut dice, &mut Vec::new());
            position.apply(action, &mut dice);
        }
        positions
    })
}

#[test]
fn positions_of_one_key_are_the_same_to_everybody() {
    let known = |position: &Position| {
        let view = position.view(Seat::A.into());
        // The order in which tiles were turned or laid decides nothing.
        let paths = view.paths.map(|path| {
            let mut tiles: Vec<usize> = path.tiles().map(bergues::Tile::index).collect();
            tiles.sort_unstable();
            tiles
        });
        let View { guards, up, down, active, phase, .. } = view;
        (guards, up, down, active, phase, paths)
    };
    let (mut keys, mut different) = (BTreeMap::new(), HashSet::new());
    let (mut met_again, mut dice) = (0, Dice::quick(1));
    let mut check = |position: &Position, dice: &mut Dice| {
        let key = position.shared_key().expect("nothing is hidden from one seat alone");
        let twin = Position::determinize(&position.view(Seat::B.into()), dice);
        assert_eq!(twin.shared_key(), Some(key), "{position}\n{twin}");
        if let Some(other) = keys.insert(key, known(position)) {
            met_again += 1;
            assert_eq!(other, known(position), "{position}");
        }
        different.insert(known(position));
    };
    // What follows late in a game, where the same can be reached in several ways.
    for start in positions(2, 10).filter(|position| position.turn_number() > 15).step_by(40) {
        let mut positions = vec![start];
        for _ in 0..3 {
            let mut next = Vec::new();
            for position in positions {
                check(&position, &mut dice);
                let mut actions = Vec::new();
                position.legal_actions(&mut actions);
                next.extend(actions.into_iter().map(|action| {
                    let mut after = position;
                    after.apply(action, &mut dice);
                    after
                }));
            }
            positions = next;
        }
        for position in &positions {
            check(position, &mut dice);
        }
    }
    let (met_again, keys, different) = (met_again, keys.len(), different.len());
    assert_eq!(different, keys, "different positions have different keys");
    assert!(met_again > 100, "{met_again} positions were met again, {keys} were not");
}

#[test]
fn games_with_hands_and_large_tables_have_no_key() {
    let mut dice = Dice::quick(1);
    let schotten = schotten_totten::Position::deal(&Settings::new(), 2, &mut dice).unwrap();
    let lords = lords_of_scotland::Position::deal(&Settings::new(), 3, &mut dice).unwrap();
    let bergues = [3, 4].map(|seats| positions(seats, 1).next().unwrap().shared_key());
    assert_eq!((schotten.shared_key(), lords.shared_key()), (None, None));
    assert!(bergues[0].is_some() && bergues[1].is_none(), "{bergues:?}");
}

#[test]
fn a_search_reports_the_line_that_it_expects() {
    let mut search = NetSearch::<Position>::default();
    let position = positions(3, 1).nth(60).unwrap();
    let decision = search.think(
        &position.view(position.decider().unwrap().into()),
        Budget::Iterations(400),
        &mut Dice::quick(1),
    );
    assert_eq!(decision.iterations, 400);
    assert_eq!(decision.line[0], decision.action);
    assert!(decision.line.len() > 1, "{:?}", decision.line);
    let shares: f32 = decision.alternatives.iter().map(|other| other.share).sum();
    assert!((shares - 1.0).abs() < 1e-4, "{shares}");
}
