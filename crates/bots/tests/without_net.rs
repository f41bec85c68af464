//! A game that says nothing about nets: all levels play, by tree search.

use bots::net::{NetPolicy, NetSearch};
use bots::policy::{PolicyPlayer, PolicySearch};
use bots::{Bot, Budget, LEVELS};
use goofspiel::Position;
use tabletop::{Dice, Game, Seat, Settings};

/// Some early positions with several legal actions.
fn positions() -> impl Iterator<Item = Position> {
    (0..4).map(|seed| {
        let mut dice = Dice::quick(seed);
        let mut position = Position::deal(&Settings::new(), 2, &mut dice).unwrap();
        for _ in 0..3 {
            let action = position.random_action(&mut dice, &mut Vec::new());
            position.apply(action, &mut dice);
        }
        position
    })
}

#[test]
fn every_level_plays_by_search() {
    for position in positions().filter(|position| position.legal_count() > 1) {
        let view = position.view(position.decider().unwrap().into());
        let iterations = LEVELS.map(|level| {
            let mut bot = level.spec.bot::<Position>();
            let decision = bot.think(&view, Budget::Iterations(4000), &mut Dice::quick(1));
            position.check(decision.action).unwrap();
            decision.iterations
        });
        assert_eq!(iterations, [20, 100, 500, 4000]);
    }
}

#[test]
fn bots_that_need_a_net_search_instead() {
    let position = positions().find(|position| position.legal_count() > 1).unwrap();
    let view = position.view(position.decider().unwrap().into());
    let bots: [Box<dyn Bot<Position>>; 4] = [
        Box::new(NetPolicy::new(0.0)),
        Box::new(NetSearch::default()),
        Box::new(PolicyPlayer::default()),
        Box::new(PolicySearch::default()),
    ];
    for mut bot in bots {
        let decision = bot.think(&view, Budget::Iterations(10), &mut Dice::quick(1));
        assert_eq!(decision.iterations, 2000);
    }
}

#[test]
fn a_stronger_level_beats_a_weaker_one() {
    let [mut weak, .., mut strong] = LEVELS.map(|level| level.spec.bot::<Position>());
    let mut points = 0;
    for game in 0..8_u8 {
        let mut dice = Dice::quick(u64::from(game / 2));
        let mut position = Position::deal(&Settings::new(), 2, &mut dice).unwrap();
        let strong_seat = Seat::new(game % 2);
        while let Some(seat) = position.decider() {
            let bot = if seat == strong_seat { &mut strong } else { &mut weak };
            let action = bot.think(&position.view(seat.into()), Budget::Iterations(2000), &mut dice).action;
            position.apply(action, &mut dice);
        }
        points += u32::from(position.turn().verdict() == Some(tabletop::Verdict::Won(strong_seat)));
    }
    assert!(points >= 5, "{points} of 8 games");
}
