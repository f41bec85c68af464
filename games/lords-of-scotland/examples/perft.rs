//! Counts action sequences: reads positions, one a line, and writes `position | depth | nodes` for each depth
//! up to the first that has at least so many nodes: `… --example perft 1000000 < positions`.

use lords_of_scotland::Position;
use tabletop::{Dice, Seed, perft};

fn main() {
    let most: u64 = std::env::args().nth(1).and_then(|most| most.parse().ok()).unwrap_or(100_000);
    let dice = Dice::from_seed(Seed(std::array::from_fn(|index| index as u8)));
    for line in std::io::stdin().lines() {
        let line = line.expect("standard input is text");
        let position: Position = match line.parse() {
            Ok(position) => position,
            Err(flaw) => {
                eprintln!("{flaw}");
                continue;
            }
        };
        for depth in 1.. {
            let nodes = perft(&position, &dice, depth);
            println!("{position} | {depth} | {nodes}");
            if nodes >= most || nodes == 1 {
                break;
            }
        }
    }
}
