//! Learning what seats hold: positions of games, as a seat sees them, beside others that look the same to somebody else.

use bots::net::{Judge, softmax_choice};
use tabletop::{Dice, Features, Seat, Settings};

use crate::sample::Samples;

/// How freely is chosen in the games that are looked at: people do not always do what is best.
const TEMPERATURE: f32 = 0.1;

/// Plays one game by a net. At each decision a world is drawn behind what the deciding seat sees; of every other seat
/// one sees what it holds in the game (worth 1) and what it would hold in the drawn world (worth 0).
pub fn observe<G: Features>(
    player: &mut Judge,
    (settings, seats): &(Settings, u8),
    parts: usize,
    dice: &mut Dice,
) -> Samples {
    let mut position = G::deal(settings, *seats, dice).expect("the options were checked");
    let (mut actions, mut answers) = (Vec::new(), Vec::new());
    let mut samples = Samples::new(parts);
    while let Some(decider) = position.decider() {
        actions.clear();
        position.legal_actions(&mut actions);
        if let [forced] = actions[..] {
            position.apply(forced, dice);
            continue;
        }
        let drawn = G::determinize(&position.view(decider.into()), dice);
        for seat in Seat::first(*seats).filter(|seat| *seat != decider) {
            for (world, worth) in [(&position, 1.0), (&drawn, 0.0)] {
                if world.sight(seat, player.impression_mut()) {
                    samples.push(player.impression());
                    *samples.targets.last_mut().expect("it was pushed") = worth;
                }
            }
        }
        player.answers(&position, &actions, &mut answers);
        position.apply(actions[softmax_choice(&answers, TEMPERATURE, dice)], dice);
    }
    samples
}
