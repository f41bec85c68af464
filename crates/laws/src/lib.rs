//! The laws every game obeys, checked over random games.
//!
//! A game's tests call [`obey`] for each of its rule sets, [`even`] on small cases where all positions behind
//! a view can be enumerated, [`replays`] on whole games written down, [`counted`] on a perft table, and
//! [`told`] on all its refusals and [`tellings`]. Each law is a file here; a game that breaks one fails with the position, the
//! action and the seed that show it.

mod determinism;
mod even;
mod legality;
mod noleak;
mod perft;
mod playthroughs;
mod reveals;
mod texts;
mod touches;
mod words;

pub use even::even;
pub use perft::counted;
pub use playthroughs::replays;
pub use words::{tellings, told, translated};

use tabletop::{Dice, Game, Seed, Settings, Table};

/// How long and how widely to look.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many random games to play.
    pub games: u32,
    /// No game may have more decisions than this.
    pub most_decisions: u32,
    /// At one position in so many, the laws about hidden information and about touches are checked too.
    pub sample_one_in: u32,
}

/// Plays random games of one rule set and checks every law at every position.
///
/// # Panics
/// If a law is broken.
pub fn obey<G: Game>(settings: &Settings, seats: u8, effort: Effort) {
    let mut pool = legality::Pool::new();
    for number in 0..effort.games {
        let seed = seed(number);
        let mut table = Table::<G>::deal(settings, seats, seed).expect("these options are allowed");
        // Choices come from another stream than the deal, and checks from a third.
        let mut choices = Dice::quick(u64::from(number));
        let mut spare = Dice::quick(!u64::from(number));
        let mut decisions = 0;
        while !table.position().is_over() {
            let position = table.position();
            let legal = legality::check(position, &mut pool, &mut spare);
            texts::check(position);
            if spare.below(effort.sample_one_in) == 0 {
                noleak::check(position, table.dice(), &mut spare);
                reveals::check(position, &legal, &mut spare);
                touches::check(position, &legal);
            }
            let action = *choices.pick(&legal);
            table.apply(&[action.to_string()]).expect("a listed action is legal");
            decisions += 1;
            assert!(decisions <= effort.most_decisions, "game {number} does not end");
        }
        texts::check(table.position());
        noleak::check(table.position(), table.dice(), &mut spare);
        determinism::check(&mut table);
    }
}

/// The seed 00 01 … 1f, from which fixtures are dealt.
pub fn counting_seed() -> Seed {
    Seed(std::array::from_fn(|index| index as u8))
}

/// The seed of the numbered game.
fn seed(number: u32) -> Seed {
    let mut dice = Dice::quick(u64::from(number) << 32 | 0x51ab);
    Seed(std::array::from_fn(|_| dice.below(256) as u8))
}
