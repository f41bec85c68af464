//! Endgames with an empty pile are solved exactly: compared with a search that knows the rules only and tries everything.
//!
//! `ENDGAMES=1000 cargo test --release -p schotten-totten --test endgame` compares more positions;
//! `... -- --ignored --nocapture` prints how often the search gives up.

use std::collections::HashMap;

use bots::net::NetPolicy;
use bots::{Bot, BotSpec, Budget, Greedy, Heuristics};
use schotten_totten::{PileKind, Position, Rules};
use tabletop::{Dice, Game, Seat, Verdict};

/// The positions that are compared by default.
const POSITIONS: u32 = 40;
/// The largest number of different positions that the slow search may meet.
const MOST: usize = 30_000;
/// The score of a game that has just been won.
const WON: i32 = 1000;

/// Tries every action to the end: the score of the deciding seat is [`WON`] less the number of actions to a win, or the
/// negative of that for a loss. `None` if there are too many positions.
fn score(position: &Position, known: &mut HashMap<String, i32>) -> Option<i32> {
    let seat = position.decider().expect("the game goes on");
    let text = position.to_string();
    if let Some(score) = known.get(&text) {
        return Some(*score);
    }
    if known.len() >= MOST {
        return None;
    }
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let mut best = i32::MIN;
    for action in actions {
        best = best.max(score_after(position, action, seat, known)?);
    }
    known.insert(text, best);
    Some(best)
}

fn score_after(
    position: &Position,
    action: <Position as Game>::Action,
    seat: Seat,
    known: &mut HashMap<String, i32>,
) -> Option<i32> {
    let mut after = *position;
    after.apply(action, &mut Dice::quick(0));
    let score = match after.turn().verdict() {
        Some(Verdict::Won(winner)) => {
            if winner == seat {
                WON
            } else {
                -WON
            }
        }
        Some(_) => 0,
        None if after.decider() == Some(seat) => score(&after, known)?,
        None => -score(&after, known)?,
    };
    Some(score - score.signum())
}

/// Plays until the pile has this number of cards left: at random, by the priors, or by a net.
fn play_to_endgame(rules: Rules, seed: u64, pile: u8) -> Option<Position> {
    let mut dice = Dice::quick(seed);
    let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
    let mut net = NetPolicy::<Position>::new(0.3);
    let greedy: &mut dyn Bot<Position> = &mut Greedy;
    let (mut actions, mut scratch) = (Vec::new(), Vec::new());
    while let Some(seat) = position.decider() {
        if position.pile_len(PileKind::Clan) == pile && position.legal_count() > 1 {
            return Some(position);
        }
        let view = position.view(seat.into());
        let action = match (position.forced_action(&mut actions), seed % 3) {
            (Some(forced), _) => forced,
            (None, 0) => net.think(&view, Budget::Iterations(1), &mut dice).action,
            (None, 1) => greedy.think(&view, Budget::Iterations(1), &mut dice).action,
            (None, _) => position.random_action(&mut dice, &mut scratch),
        };
        position.apply(action, &mut dice);
    }
    None
}

/// The number of cards in both hands.
fn hands(position: &Position) -> u8 {
    Seat::first(2).map(|seat| position.hand(seat).len()).sum()
}

#[test]
fn endgames_are_solved_exactly() {
    let wanted = std::env::var("ENDGAMES").map_or(POSITIONS, |number| number.parse().expect("a number"));
    let rules: Vec<Rules> = Rules::all().filter(|rules| !rules.tactics).collect();
    let (mut compared, mut results, mut seed, mut largest, mut advanced) = (0, [0; 3], 0, 0, 0);
    let mut scratch = Vec::new();
    // Most positions are small, as the slow search takes long for others.
    while compared < wanted {
        seed += 1;
        let Some(mut position) = play_to_endgame(rules[seed as usize % rules.len()], seed, 0) else {
            continue;
        };
        let mut dice = Dice::quick(seed);
        let cards = [5, 6, 7, 8][seed as usize / 16 % 4];
        // Where there is too much to try, a few random actions make it less.
        while !position.is_over() {
            let mut known = HashMap::new();
            let small = hands(&position) <= cards && position.legal_count() > 1;
            if small && score(&position, &mut known).is_some() {
                results[check(&position, &mut known)] += 1;
                compared += 1;
                largest = largest.max(known.len());
                break;
            }
            advanced += 1;
            let action = position.random_action(&mut dice, &mut scratch);
            position.apply(action, &mut dice);
        }
    }
    println!(
        "{compared} endgames (lost, drawn, won: {results:?}), up to {largest} positions each, {advanced} actions skipped"
    );
    assert!(results[0] > 0 && results[2] > 0, "{results:?}");
}

/// Many long wins hide a short one: a search that follows them to the end gives up.
#[test]
fn a_short_win_is_found_among_many_long_ones() {
    let position: Position = "st classic p3y1g1|b7:</y9o6o3|b9g2o7:>/p2g5y4|r2g6y5:</o8b1g7|p4r9g3:>/y6p8g4|r6p1r7:>A/b4|p5y3r4:>/\
         p9b8r1|y7y8:</b5r8r5|p7o9o4:>/g9p6r3|y2o2b6:>A o5b2/o1g8b3 -/- - 0-0 B.play.0"
        .parse()
        .unwrap();
    assert_eq!(check(&position, &mut HashMap::new()), 2);
}

/// Compares the solution of one position; returns whether it is lost, drawn or won.
fn check(position: &Position, known: &mut HashMap<String, i32>) -> usize {
    let seat = position.decider().expect("the game goes on");
    let best = score(position, known).expect("known");
    let solution = position.solve().unwrap_or_else(|| panic!("not solved: {position}"));
    assert_eq!(solution.values.len(), position.legal_count());
    for (action, value) in solution.values {
        let score = score_after(position, action, seat, known).expect("known");
        assert_eq!((2.0 * value - 1.0) as i32, score.signum(), "{action} at {position}");
    }
    let chosen = score_after(position, solution.best, seat, known).expect("known");
    assert_eq!(chosen, best, "{} at {position}", solution.best);
    (best.signum() + 1) as usize
}

/// The mean over the cards that may be the last of the pile, tried in every position.
fn mean(possible: &[Position], seat: Seat, known: &mut HashMap<String, i32>) -> Option<f64> {
    let one = &possible[0];
    if one.is_over() || one.pile_len(PileKind::Clan) == 0 {
        let mut sum = 0;
        for position in possible {
            sum += match position.turn().verdict() {
                Some(Verdict::Won(winner)) => {
                    if winner == seat {
                        1
                    } else {
                        -1
                    }
                }
                Some(_) => 0,
                None if position.decider() == Some(seat) => score(position, known)?.signum(),
                None => -score(position, known)?.signum(),
            };
        }
        return Some(0.5 + 0.5 * f64::from(sum) / possible.len() as f64);
    }
    let mut actions = Vec::new();
    one.legal_actions(&mut actions);
    let mut best = 0.0_f64;
    for action in actions {
        best = best.max(mean_after(possible, action, seat, known)?);
    }
    Some(best)
}

fn mean_after(
    possible: &[Position],
    action: <Position as Game>::Action,
    seat: Seat,
    known: &mut HashMap<String, i32>,
) -> Option<f64> {
    let mut after = possible.to_vec();
    for position in &mut after {
        position.apply(action, &mut Dice::quick(0));
    }
    mean(&after, seat, known)
}

#[test]
fn the_last_draw_is_solved_exactly() {
    let rules: Vec<Rules> = Rules::all().filter(|rules| !rules.tactics).collect();
    let (mut compared, mut between, mut seed) = (0, 0, 0);
    while compared < 6 {
        seed += 1;
        assert!(seed < 3000, "only {compared} positions are small enough");
        // Greedy players leave little to decide.
        let Some(position) = play_to_endgame(rules[seed as usize % rules.len()], 3 * seed + 1, 1) else {
            continue;
        };
        let room = Seat::first(2).map(|seat| position.border().room(seat).len()).sum::<u8>();
        let (seat, Some(solution)) = (position.decider().unwrap(), position.solve()) else { continue };
        if room > 3 {
            continue;
        }
        // Samples until every card was the last one.
        let (mut possible, mut dice) = (Vec::<Position>::new(), Dice::quick(seed));
        let view = position.view(seat.into());
        let unknown = position.hand(seat.next(2)).len() + 1;
        while possible.len() < usize::from(unknown) {
            let sample = Position::determinize(&view, &mut dice);
            if possible.iter().all(|other| other.pile(PileKind::Clan) != sample.pile(PileKind::Clan)) {
                possible.push(sample);
            }
        }
        // The solution does not depend on what is hidden.
        assert!(possible.iter().all(|other| other.solve().as_ref() == Some(&solution)), "{position}");
        let mut known = HashMap::new();
        let values =
            solution.values.iter().map(|(action, _)| mean_after(&possible, *action, seat, &mut known));
        let Some(values) = values.collect::<Option<Vec<f64>>>() else { continue };
        for ((action, value), expected) in solution.values.iter().zip(&values) {
            assert!(
                (f64::from(*value) - expected).abs() < 1e-6,
                "{action} at {position}: {value} {expected}"
            );
            between += u32::from(*expected > 0.0 && *expected < 1.0);
        }
        compared += 1;
    }
    assert!(between > 0, "chance never matters");
}

/// The decisions with an empty pile in games of a bot against itself: those where something is to be decided and no win
/// is certain within the turn.
fn open_endgames(bot: &str, games: u64, mut each: impl FnMut(&Position, &mut dyn Bot<Position>)) {
    let rules: Vec<Rules> = Rules::all().filter(|rules| !rules.tactics).collect();
    let spec: BotSpec = bot.parse().unwrap();
    let mut bot = spec.bot::<Position>();
    let mut actions = Vec::new();
    for seed in 0..games {
        let mut dice = Dice::quick(1_000_000 + seed);
        let mut position = Position::deal_rules(rules[seed as usize % rules.len()], Seat::A, &mut dice);
        while let Some(seat) = position.decider() {
            let action = match position.forced_action(&mut actions) {
                Some(forced) => forced,
                None => {
                    if position.pile_len(PileKind::Clan) == 0 && position.sure_win().is_none() {
                        each(&position, &mut *bot);
                    }
                    bot.think(&position.view(seat.into()), Budget::Iterations(1), &mut dice).action
                }
            };
            position.apply(action, &mut dice);
        }
    }
}

/// The exact rewards of the actions that a bot chooses in endgames of its own games, and the best ones.
fn exact_rewards(name: &str, games: u64) -> Vec<(f32, f32)> {
    let mut rewards = Vec::new();
    open_endgames(name, games, |position, bot| {
        let seat = position.decider().unwrap();
        let Some(solution) = position.solve() else { return };
        let best = solution.values.iter().map(|(_, value)| *value).fold(0.0, f32::max);
        let (action, reward) = position.best_result(u32::MAX).expect("there is no limit");
        assert!((reward - best).abs() < 1e-6, "{position}");
        let reward_of = |action| solution.values.iter().find(|(other, _)| *other == action).unwrap().1;
        assert!((reward_of(action) - best).abs() < 1e-6, "{action} at {position}");
        let decision = bot.think(&position.view(seat.into()), Budget::Iterations(1), &mut Dice::quick(1));
        rewards.push((reward_of(decision.action), best));
    });
    rewards
}

#[test]
fn nets_without_search_play_endgames_perfectly() {
    for name in ["net", "policy"] {
        let rewards = exact_rewards(name, 60);
        assert!(rewards.iter().all(|(own, best)| (own - best).abs() < 1e-6), "{name}: {rewards:?}");
        let won = rewards.iter().filter(|(_, best)| *best > 0.5).count();
        assert!(won > 20 && won + 20 < rewards.len(), "{name}: {won} of {} are won", rewards.len());
    }
}

/// Levels are nets with a handicap: exact endgames would make them stronger.
#[test]
fn handicapped_nets_do_not_solve_endgames() {
    for name in ["lamb", "drover"] {
        let rewards = exact_rewards(name, 90);
        assert!(rewards.iter().any(|(own, best)| own < best), "{name} makes no error in {}", rewards.len());
    }
}
