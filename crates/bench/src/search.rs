//! Search iterations from the opening position, and decisions and rollouts of the nets.

use bots::{Bot, BotSpec, Budget, Heuristics, Ismcts, IsmctsConfig};
use tabletop::{Dice, Game, Settings, Value};

use crate::measure::{best_rate, instructions};

/// Iterations in one timed slice, enough for the tree to grow as in a real search.
const SLICE: u32 = 20_000;
/// Positions of random games for which the nets decide in one timed slice.
const POSITIONS: usize = 100;
/// Rollouts for each of these positions.
const ROLLOUTS: u32 = 100;

/// One kind of work that is timed and whose instructions are counted.
pub(crate) struct Row {
    /// The name of the row.
    pub(crate) name: String,
    /// Does this many units of work or slightly more, and returns the number done.
    pub(crate) work: Box<dyn Fn(u32) -> u64>,
    /// Units in one timed slice.
    slice: u32,
}

/// All rows: plain search, search with heuristics, bare nets, and search with nets.
pub(crate) fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (edition, tactics) in [("2016", false), ("2016", true), ("classic", false), ("classic", true)] {
        let settings = Settings::new()
            .with("edition", Value::Word(edition.to_owned()))
            .with("tactics", Value::Flag(tactics));
        let name = format!("{edition}{}", if tactics { "t" } else { "" });
        add_rows::<schotten_totten::Position>(&name, &settings, 2, &mut rows);
    }
    for seats in [2, 4] {
        add_rows::<lords_of_scotland::Position>("", &Settings::new(), seats, &mut rows);
        add_rows::<bergues::Position>("", &Settings::new(), seats, &mut rows);
    }
    rows
}

fn add_rows<G: Heuristics>(rules: &str, settings: &Settings, seats: u8, rows: &mut Vec<Row>) {
    let name = format!("{} {rules} {seats} players", G::NAME).replace("  ", " ");
    for (kind, config) in [("plain", IsmctsConfig::PLAIN), ("ismcts", IsmctsConfig::default())] {
        let settings = settings.clone();
        let work = move |iterations: u32| {
            let mut dice = Dice::quick(7);
            let position = G::deal(&settings, seats, &mut dice).expect("these options are allowed");
            let view = position.view(position.decider().expect("the game begins").into());
            Ismcts::<G>::new(config).think(&view, Budget::Iterations(iterations), &mut dice).iterations
        };
        rows.push(Row { name: format!("{name}: {kind}"), work: Box::new(work), slice: SLICE });
    }
    for (kind, spec) in [("net", "net"), ("net search", "net+")] {
        let spec: BotSpec = spec.parse().expect("a bot");
        let settings = settings.clone();
        let work = move |units: u32| {
            let views = views::<G>(&settings, seats);
            let mut bot = spec.bot::<G>();
            let mut dice = Dice::quick(7);
            let mut done = 0;
            for view in views.iter().cycle() {
                if done >= u64::from(units) {
                    break;
                }
                let decision = bot.think(view, Budget::Iterations(ROLLOUTS), &mut dice);
                done += if spec == BotSpec::Net(0) { 1 } else { decision.iterations.max(1) };
            }
            done
        };
        let slice = if spec == BotSpec::Net(0) { POSITIONS as u32 } else { POSITIONS as u32 * ROLLOUTS };
        rows.push(Row { name: format!("{name}: {kind}"), work: Box::new(work), slice });
    }
}

/// Views of deciding seats that have a choice, from random games.
fn views<G: Game>(settings: &Settings, seats: u8) -> Vec<G::View> {
    let (mut dice, mut scratch, mut views) = (Dice::quick(11), Vec::new(), Vec::new());
    while views.len() < POSITIONS {
        let mut position = G::deal(settings, seats, &mut dice).expect("these options are allowed");
        while let Some(seat) = position.decider() {
            if position.legal_count() > 1 && dice.below(8) == 0 {
                views.push(position.view(seat.into()));
            }
            // Not `random_action`: with a second caller it is not inlined in the loop that is measured.
            scratch.clear();
            position.legal_actions(&mut scratch);
            position.apply(*dice.pick(&scratch), &mut dice);
        }
    }
    views.truncate(POSITIONS);
    views
}

/// Prints units of work per second, and the instructions of one: iterations, decisions of a bare net, rollouts.
pub(crate) fn report() {
    println!(
        "\nSearch from the opening position (iterations), nets in random positions (decisions, rollouts).\n"
    );
    println!("{:<44} {:>12} {:>12}", "game, rules and bot", "per second", "instructions");
    for row in rows() {
        let rate = best_rate(|| (row.work)(row.slice));
        let count = instructions_per_unit(&row).map_or_else(|| "-".to_owned(), |count| count.to_string());
        println!("{:<44} {rate:>12.0} {count:>12}", row.name);
    }
}

/// Instructions per unit: two runs of different length, so that start-up cancels out.
fn instructions_per_unit(row: &Row) -> Option<u64> {
    let units = row.slice / 10;
    let run = |units: u32| instructions(&["--work", &row.name, &units.to_string()]);
    let (short, long) = (run(units)?, run(2 * units)?);
    Some((long - short) / u64::from(units))
}
