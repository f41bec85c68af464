//! Bots take what is certain: a win within the turn, and a claim that costs nothing.

use bots::{Bot, BotSpec, Budget, Heuristics};
use tabletop::{Dice, Settings, Value, Verdict};

/// The options of a table of Schotten Totten.
fn rules(edition: &str, tactics: bool, expert: bool) -> Settings {
    Settings::new()
        .with("edition", Value::Word(edition.to_owned()))
        .with("tactics", Value::Flag(tactics))
        .with("expert", Value::Flag(expert))
}

/// Eight rule sets.
fn all_rules() -> impl Iterator<Item = Settings> {
    let flags = [false, true];
    ["2016", "classic"].into_iter().flat_map(move |edition| {
        flags.into_iter().flat_map(move |tactics| flags.map(move |expert| rules(edition, tactics, expert)))
    })
}

fn bot<G: Heuristics>(name: &str) -> (Box<dyn Bot<G>>, Budget) {
    let spec: BotSpec = name.parse().unwrap();
    (spec.bot(), spec.budget(Budget::Iterations(1)))
}

/// Plays games of a bot against itself. At every decision it takes a certain win, and a free action if there is one,
/// unless the endgame is solved.
#[track_caller]
fn check_bot<G: Heuristics>(name: &str, settings: &Settings, seats: u8, games: u64) {
    let (mut bot, budget) = bot::<G>(name);
    let (mut wins, mut legal) = (0, Vec::new());
    for seed in 0..games {
        let mut dice = Dice::quick(seed);
        let mut position = G::deal(settings, seats, &mut dice).unwrap();
        while let Some(seat) = position.decider() {
            let action = match position.forced_action(&mut legal) {
                Some(forced) => forced,
                None => bot.think(&position.view(seat.into()), budget, &mut dice).action,
            };
            if let Some(win) = position.sure_win() {
                wins += 1;
                assert_eq!(action, win, "{name} declines a certain win at {position}");
            } else if legal.iter().any(|action| position.is_free(*action)) && !position.is_free(action) {
                // The shortest way to a win that is further away may leave a claim out.
                let is_solved = position.solve().is_some_and(|solution| solution.best == action);
                assert!(is_solved, "{name} prefers {action} to a claim at {position}");
            }
            position.apply(action, &mut dice);
        }
    }
    assert!(wins > 0, "no game of {name} could be won");
}

#[test]
fn schotten_totten_nets_take_wins_and_claims() {
    for settings in all_rules() {
        check_bot::<schotten_totten::Position>("net", &settings, 2, 6);
        check_bot::<schotten_totten::Position>("net~365", &settings, 2, 3);
        check_bot::<schotten_totten::Position>("policy", &settings, 2, 6);
    }
}

#[test]
fn schotten_totten_searches_take_wins_and_claims() {
    for tactics in [false, true] {
        check_bot::<schotten_totten::Position>("net:12", &rules("2016", tactics, false), 2, 3);
        check_bot::<schotten_totten::Position>("policy:12", &rules("2016", tactics, false), 2, 3);
    }
}

#[test]
fn lords_of_scotland_nets_take_wins() {
    for seats in [2, 4] {
        check_bot::<lords_of_scotland::Position>("net", &Settings::new(), seats, 100);
    }
}

#[test]
fn bergues_nets_take_wins() {
    for seats in [2, 4] {
        check_bot::<bergues::Position>("net", &Settings::new(), seats, 10);
    }
}

/// In random games, following certain wins wins in the same turn, and whatever wins at once is found.
#[track_caller]
fn check_sure_wins<G: Heuristics>(settings: &Settings, seats: u8, games: u64) {
    let (mut scratch, mut legal, mut found) = (Vec::new(), Vec::new(), 0);
    for seed in 0..games {
        let mut dice = Dice::quick(seed);
        let mut position = G::deal(settings, seats, &mut dice).unwrap();
        while let Some(seat) = position.decider() {
            legal.clear();
            position.legal_actions(&mut legal);
            let at_once = legal.iter().any(|action| bots::wins_at_once(&position, *action));
            assert!(!at_once || position.sure_win().is_some(), "{position}");
            if position.sure_win().is_some() {
                found += 1;
                let mut won = position.clone();
                while let Some(next) = won.decider() {
                    assert_eq!(next, seat, "the turn ends without a win: {position}");
                    let action =
                        won.sure_win().unwrap_or_else(|| panic!("the win is gone: {position}\n{won}"));
                    won.apply(action, &mut dice);
                }
                assert_eq!(won.turn().verdict(), Some(Verdict::Won(seat)), "{position}");
            }
            let action = position.random_action(&mut dice, &mut scratch);
            position.apply(action, &mut dice);
        }
    }
    assert!(found > 0, "nothing could be won");
}

#[test]
fn certain_wins_are_wins() {
    for settings in all_rules() {
        check_sure_wins::<schotten_totten::Position>(&settings, 2, 150);
    }
    for seats in 2..=4 {
        check_sure_wins::<lords_of_scotland::Position>(&Settings::new(), seats, 40);
        check_sure_wins::<bergues::Position>(&Settings::new(), seats, 40);
    }
    let junior = Settings::new().with("variant", Value::Word("junior".to_owned()));
    check_sure_wins::<bergues::Position>(&junior, 2, 40);
}
