//! Asking a net about positions, quickly: what was encoded before is not encoded again.

use std::sync::Arc;

use tabletop::{Dice, Features, Impression, MOST_PARTS, MOST_PRESENT, Seat};

use super::{Net, TOP, TRUNK, WIDTH, add, dot, rise, row};

/// How many encodings of each part are kept.
const KEPT: usize = 128;

/// An encoding that was made before: of which features, and what it adds to the trunk.
struct Encoding {
    features: [u16; MOST_PRESENT],
    len: u8,
    adds: [f32; TRUNK],
}

/// A net that is asked, with what it remembers of its own answers. Nothing is allocated while it judges.
pub struct Judge {
    net: Arc<Net>,
    kept: Vec<Encoding>,
    /// Which encoding each part has now, and for which stamp of its features.
    now: [(usize, u32); MOST_PARTS],
    /// What the features of the whole table add to the trunk, and for which stamp.
    table: ([f32; TRUNK], u32),
    impression: Impression,
}

impl Judge {
    /// Ready to ask this net.
    pub fn new(net: Arc<Net>) -> Judge {
        let empty = || Encoding { features: [0; MOST_PRESENT], len: u8::MAX, adds: [0.0; TRUNK] };
        Judge {
            kept: (0..net.outlook.parts * KEPT).map(|_| empty()).collect(),
            net,
            now: [(0, 0); MOST_PARTS],
            table: ([0.0; TRUNK], 0),
            impression: Impression::default(),
        }
    }

    /// What the deciding seat may expect of this legal action: more is better. A game that is over then is worth
    /// more, or less, than any that is not.
    pub fn answer<G: Features>(&mut self, position: &G, action: G::Action) -> f32 {
        match position.foresee(action, &mut self.impression) {
            Some(certain) => 40.0 * (certain - 0.5),
            None => self.weigh(),
        }
    }

    /// The same for each of these actions.
    pub fn answers<G: Features>(&mut self, position: &G, actions: &[G::Action], answers: &mut Vec<f32>) {
        answers.clear();
        for &action in actions {
            answers.push(self.answer(position, action));
        }
    }

    /// How much likelier a world is than an even draw says, by what all seats but the viewer's hold in it, as a
    /// logarithm; for a net that has learned it.
    pub fn belief<G: Features>(&mut self, world: &G, viewer: Seat) -> f32 {
        let others = Seat::first(world.seats()).filter(|seat| *seat != viewer);
        let judge = |seat| if world.sight(seat, &mut self.impression) { self.weigh() } else { 0.0 };
        others.map(judge).sum()
    }

    /// The features of the last action that was asked about.
    pub const fn impression(&self) -> &Impression {
        &self.impression
    }

    /// The same, to be filled by [`Features::foresee`].
    pub const fn impression_mut(&mut self) -> &mut Impression {
        &mut self.impression
    }

    fn weigh(&mut self) -> f32 {
        for part in 0..self.net.outlook.parts {
            self.encode_part(part);
        }
        let Net { layout, weights, outlook, .. } = &*self.net;
        let table = self.impression.table();
        if self.table.1 != table.stamp() {
            let mut sum: [f32; TRUNK] = *row(weights, layout.trunk_bias);
            for &feature in table.list() {
                add(&mut sum, row(weights, layout.table + usize::from(feature) * TRUNK));
            }
            self.table = (sum, table.stamp());
        }
        let mut trunk = self.table.0;
        for (place, _) in &self.now[..outlook.parts] {
            add(&mut trunk, &self.kept[*place].adds);
        }
        let mut top: [f32; TOP] = *row(weights, layout.top_bias);
        rise(&trunk, &weights[layout.top..], &mut top);
        weights[layout.answer_bias] + dot(&top.map(|unit| unit.max(0.0)), row(weights, layout.answer))
    }

    /// Finds or makes the encoding of a part.
    #[inline]
    fn encode_part(&mut self, part: usize) {
        let present = &self.impression.parts()[part];
        if self.now[part].1 == present.stamp() {
            return;
        }
        let features = present.list();
        let hash = features.iter().fold(0_u32, |hash, feature| {
            (hash.rotate_left(5) ^ u32::from(*feature)).wrapping_mul(0x9e37_79b1)
        });
        let place = part * KEPT + (hash >> 16) as usize % KEPT;
        let kept = &self.kept[place];
        if usize::from(kept.len) != features.len() || kept.features[..features.len()] != *features {
            self.encode(part, place);
        }
        self.now[part] = (place, self.impression.parts()[part].stamp());
    }

    fn encode(&mut self, part: usize, place: usize) {
        let Net { layout, weights, .. } = &*self.net;
        let features = self.impression.parts()[part].list();
        let mut encoded: [f32; WIDTH] = *row(weights, layout.encoder_bias);
        for &feature in features {
            add(&mut encoded, row(weights, layout.encoder + usize::from(feature) * WIDTH));
        }
        let kept = &mut self.kept[place];
        kept.len = features.len() as u8;
        kept.features[..features.len()].copy_from_slice(features);
        kept.adds = [0.0; TRUNK];
        rise(&encoded, &weights[layout.mixer + part * WIDTH * TRUNK..], &mut kept.adds);
    }
}

/// One of these by chance, the better the likelier; at temperature 0 the best, the first of equals.
pub fn softmax_choice(answers: &[f32], temperature: f32, dice: &mut Dice) -> usize {
    let best = best(answers);
    if temperature <= 0.0 {
        return best;
    }
    let likely = |answer: f32| ((answer - answers[best]) / temperature).exp();
    let total: f32 = answers.iter().map(|answer| likely(*answer)).sum();
    let mut left = total * (dice.word() as f32 / 4_294_967_296.0);
    for (place, answer) in answers.iter().enumerate() {
        left -= likely(*answer);
        if left < 0.0 {
            return place;
        }
    }
    best
}

/// The place of the best, the first of equals.
pub(super) fn best(answers: &[f32]) -> usize {
    let mut best = 0;
    for (place, answer) in answers.iter().enumerate() {
        if *answer > answers[best] {
            best = place;
        }
    }
    best
}
