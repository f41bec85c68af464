//! What a game says about its value nets.

use tabletop::Settings;

use crate::features::FeatureBuffer;
use crate::heuristics::Heuristics;

/// The features of a game and its nets, one net per family of rules.
///
/// A constant of function pointers instead of trait methods, so that a game without a net writes nothing: the
/// compiler still resolves the calls statically.
pub struct NetFeatures<G: Heuristics> {
    /// The families of rules.
    pub specs: &'static [NetSpec],
    /// The index in `specs` of the family that a position belongs to.
    pub select: fn(&G) -> usize,
    /// For each of these legal actions, in order, writes the features of what the deciding seat sees right after it, before
    /// chance or another player reveals anything, and passes them on; where the action certainly ends the game, with the
    /// seat's reward, and the features mean nothing.
    pub after_each: fn(&G, &[G::Action], &mut FeatureBuffer, &mut VisitFeatures<'_>),
}

/// What is done with the features after an action, or with the reward if it certainly ends the game.
pub type VisitFeatures<'a> = dyn FnMut(&FeatureBuffer, Option<f32>) + 'a;

impl<G: Heuristics> NetFeatures<G> {
    /// The specification for the rules of this position; `None` if the game has no nets.
    pub fn spec_of(position: &G) -> Option<&'static NetSpec> {
        let features = G::NET?;
        Some(&features.specs[(features.select)(position)])
    }

    /// Calls [`NetFeatures::after_each`].
    ///
    /// # Panics
    /// If the game has no nets.
    #[inline]
    pub fn write_after_each(
        position: &G,
        actions: &[G::Action],
        buffer: &mut FeatureBuffer,
        visit: &mut VisitFeatures<'_>,
    ) {
        let features = G::NET.expect("only games with a net are evaluated by one");
        (features.after_each)(position, actions, buffer, visit);
    }

    /// Writes the features after this legal action; returns the deciding seat's reward instead if it certainly ends the game.
    ///
    /// # Panics
    /// If the game has no nets.
    pub fn write_after(position: &G, action: G::Action, buffer: &mut FeatureBuffer) -> Option<f32> {
        let mut over = None;
        NetFeatures::write_after_each(position, &[action], buffer, &mut |_, reward| over = reward);
        over
    }
}

/// The net of one family of rules: its shape, its weights, and how the bots use it.
#[derive(Clone, Copy, Debug)]
pub struct NetSpec {
    /// The shape of the net.
    pub shape: NetShape,
    /// The weight file ([`Net::read`](super::Net::read)); `None` while no net is good enough to ship, and
    /// where the program loads it ([`weights!`](crate::weights)).
    pub weights: Option<&'static [u8]>,
    /// The handicaps of the difficulty levels one, two and three steps below the strongest, by the number of players.
    pub handicaps: fn(u8) -> [Handicap; 3],
    /// Calibration of the win probabilities that the search reports: the exponent on the odds in hundredths, for
    /// tables of two, of three and so on; 100 where the list ends.
    ///
    /// Rollouts assume that all seats follow the bare net. Of two players the one who searches keeps a lead better
    /// than that; among four the others together take it back.
    pub calibration: &'static [u16],
    /// The options and player counts that training cycles through.
    pub training_tables: fn() -> Vec<(Settings, u8)>,
}

/// The shape of a net's input, and the name of the net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetShape {
    /// The name of the net and of its weight file.
    pub name: &'static str,
    /// The number of features of the whole table.
    pub table: usize,
    /// The number of parts.
    pub parts: usize,
    /// The number of features of a part.
    pub part: usize,
    /// Whether the parts may be listed in reverse order without changing the value.
    pub mirror: bool,
}

/// How a difficulty level is weakened. No level sees more than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Handicap {
    /// Searches with this many iterations only.
    Iterations(u16),
    /// Does not search: samples from the net's softmax at this temperature in thousandths. 0 takes the best action.
    Temperature(u16),
    /// The same, with a memory that fades ([`Heuristics::fade`]): `span` is the number of events that it holds.
    Forgetful {
        /// About how many events later something is forgotten.
        span: u8,
        /// The temperature in thousandths.
        temperature: u16,
    },
}
