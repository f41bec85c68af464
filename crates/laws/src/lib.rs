//! The conformance suite for games.
//!
//! A game's tests call [`check_all`] for each of its rule sets, [`assert_uniform`] on small cases where all positions
//! behind a view can be enumerated, [`check_playthroughs`] on recorded games, [`check_perft`] on a perft table,
//! [`check_puzzles`] on its puzzles, [`check_position_text`] and [`check_action_text`] on arbitrary texts, and
//! [`translate`] on all its refusals and on the [`step_phrases`] of random games, and [`check_rules_text`]. Each law is one file; a game that
//! breaks one fails with the position, the action and the seed that show it.

mod annotations;
mod any_text;
mod determinism;
mod hidden_information;
mod legality;
mod notation;
mod perft;
mod phrases;
mod playthroughs;
mod puzzles;
mod reveals;
mod rules_text;
mod touches;
mod uniform;
mod views;

pub use annotations::annotation_phrases;
pub use any_text::{check_action_text, check_position_text, edited, played_positions};
pub use perft::check_perft;
pub use phrases::{check_message_keys, check_step_texts, check_translations, step_phrases, translate};
pub use playthroughs::check_playthroughs;
pub use puzzles::check_puzzles;
pub use rules_text::check_rules_text;
pub use uniform::assert_uniform;

use tabletop::{Dice, Game, Seed, Settings, Table};

/// How many games [`check_all`] plays, and how often it runs the expensive checks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The number of random games.
    pub games: u32,
    /// The upper bound on the decisions of one game.
    pub most_decisions: u32,
    /// One position in this many is also checked for hidden information, `reveals`, touches and annotations.
    pub sample_one_in: u32,
}

/// Plays random games of one rule set and checks every law at every position.
///
/// # Panics
/// If the game breaks a law.
pub fn check_all<G: Game>(settings: &Settings, seats: u8, effort: Effort) {
    let mut pool = legality::Pool::new();
    let mut annotations = annotations::Law::new::<G>();
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
            notation::check(position);
            if spare.below(effort.sample_one_in) == 0 {
                hidden_information::check(position, &table.dice(), &mut spare);
                reveals::check(position, &legal, &mut spare);
                touches::check(position, &legal);
                views::check(position, &mut spare);
                annotations.check(position, &mut spare);
            }
            let action = *choices.pick(&legal);
            table.apply(&[action.to_string()]).expect("a listed action is legal");
            decisions += 1;
            assert!(decisions <= effort.most_decisions, "game {number} does not end");
        }
        notation::check(table.position());
        hidden_information::check(table.position(), &table.dice(), &mut spare);
        annotations.check(table.position(), &mut spare);
        views::check(table.position(), &mut spare);
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
