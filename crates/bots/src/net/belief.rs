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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use schotten_totten::Position;
    use tabletop::{Game, Impression, Settings};

    use super::*;
    use crate::net::{Layout, Net, Provenance};

    /// A net that answers `-strength` for whoever sees this feature of the table, 0 otherwise.
    fn doubts(feature: usize, strength: f32) -> Judge {
        let outlook = Position::OUTLOOKS[0].of_belief().unwrap();
        let layout = Layout::of(&outlook);
        let mut weights = vec![0.0; layout.len];
        weights[layout.table + feature * crate::net::TRUNK] = 1.0;
        weights[layout.top] = 1.0;
        weights[layout.answer] = -strength;
        Judge::new(Arc::new(Net::new(outlook, weights, Provenance::default())))
    }

    fn table_of(world: &Position, seat: Seat) -> Vec<u16> {
        let mut impression = Impression::default();
        assert!(world.sight(seat, &mut impression));
        impression.table().list().to_vec()
    }

    #[test]
    fn unlikely_worlds_are_imagined_less_often() {
        let mut dice = Dice::quick(3);
        let position = Position::deal(&Settings::new(), 2, &mut dice).unwrap();
        let view = position.view(Seat::A.into());
        // A feature that about half of all worlds have.
        let worlds: Vec<Vec<u16>> =
            (0..400).map(|_| table_of(&Position::determinize(&view, &mut dice), Seat::B)).collect();
        let share = |feature: u16| {
            worlds.iter().filter(|world| world.contains(&feature)).count() as f32 / worlds.len() as f32
        };
        let all = 0..Position::OUTLOOKS[0].table as u16;
        let feature = all.min_by(|one, two| (share(*one) - 0.5).abs().total_cmp(&(share(*two) - 0.5).abs()));
        let feature = feature.unwrap();
        assert!((0.3..0.7).contains(&share(feature)), "{}", share(feature));
        let mut judge = doubts(feature.into(), 5.0);
        let mut imagination = Imagination::<Position>::new(&view, Seat::A, Some(&mut judge));
        let mut found = 0;
        for _ in 0..400 {
            let world = imagination.world(&mut dice);
            assert_eq!(world.view(Seat::A.into()), view);
            found += u32::from(table_of(&world, Seat::B).contains(&feature));
        }
        assert!(found < 40, "{found} of 400 worlds have what is hardly ever held");
    }
}
