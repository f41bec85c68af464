//! What the others probably hold: imagined worlds, the likelier ones more often.
//!
//! A world behind a view is drawn evenly over all that is possible. A second net has learned to tell positions of real
//! games from such drawn ones, by what a seat would hold in them: somebody who has the card that wins a stone plays it,
//! so whoever did not probably lacks it. Its answer is how much likelier a world is than an even draw says.

use tabletop::{Dice, Features, Seat};

use super::Judge;
use super::judge::softmax_choice;

/// Of how many drawn worlds one is taken.
const DRAWN: usize = 8;

/// Draws worlds.
pub(super) struct Imagination<'a, G: Features> {
    view: &'a G::View,
    /// The seat whose view it is.
    seat: Seat,
    /// Who judges what the others hold; without it all worlds are alike.
    judge: Option<&'a mut Judge>,
    worlds: Vec<G>,
    answers: Vec<f32>,
}

impl<'a, G: Features> Imagination<'a, G> {
    pub(super) fn new(view: &'a G::View, seat: Seat, judge: Option<&'a mut Judge>) -> Imagination<'a, G> {
        Imagination { view, seat, judge, worlds: Vec::new(), answers: Vec::new() }
    }

    /// One world behind the view.
    pub(super) fn world(&mut self, dice: &mut Dice) -> G {
        let Some(judge) = &mut self.judge else {
            return G::determinize(self.view, dice);
        };
        self.worlds.clear();
        self.answers.clear();
        for _ in 0..DRAWN {
            let world = G::determinize(self.view, dice);
            self.answers.push(judge.belief(&world, self.seat));
            self.worlds.push(world);
        }
        self.worlds.swap_remove(softmax_choice(&self.answers, 1.0, dice))
    }
}
