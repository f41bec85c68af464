//! Verification of records: split from a file, parsed, replayed by the rules, and compared with their result.

use catalog::AnyGame;
use tabletop::{Dice, Record, RecordSplitter, Seed, Settings};

use crate::measure::best_rate;

/// Records in the file that is verified.
const RECORDS: u32 = 1000;

/// A file of random games.
fn file(game: &dyn AnyGame, settings: &Settings, players: u8) -> String {
    let mut dice = Dice::quick(7);
    let mut text = String::new();
    for number in 0..RECORDS {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        let mut table = game.deal(settings, players, Seed(seed)).expect("the options are allowed");
        loop {
            let legal = table.legal();
            if legal.is_empty() {
                break;
            }
            // Stones are claimed as soon as possible, as people do.
            let claim = legal.iter().find(|action| action.starts_with('!'));
            let action = claim.unwrap_or_else(|| dice.pick(&legal)).clone();
            table.apply(&[action]).expect("it is legal");
        }
        text += &catalog::record(&*table, None, &[]).to_string();
        text.push('\n');
    }
    text
}

/// Verifies every record of a file.
fn verify(text: &str) -> u64 {
    let mut verified = 0;
    for piece in RecordSplitter::new(text.as_bytes()) {
        let record: Record = piece.expect("a text").text.parse().expect("a record");
        catalog::verify(&record, None).expect("it follows the rules");
        verified += 1;
    }
    verified
}

/// Prints the records per second on one core, for each game.
pub(crate) fn report() {
    println!("\nRecords verified on one core, from the text of the file.\n");
    println!("{:<34} {:>10} {:>10}", "game and rules", "records/s", "MB/s");
    for (name, game, players) in [
        ("schotten-totten 2016", "schotten-totten", 2),
        ("lords-of-scotland, 3 players", "lords-of-scotland", 3),
        ("bergues classic, 4 players", "bergues", 4),
    ] {
        let game = catalog::game(game).expect("a game of the list");
        let text = file(game, &Settings::new(), players);
        let rate = best_rate(|| verify(&text));
        let bytes = text.len() as f64 / f64::from(RECORDS);
        println!("{name:<34} {rate:>10.0} {:>10.1}", rate * bytes / 1e6);
    }
}
