//! What a game knows about playing it well.

use tabletop::{Dice, Game, MAX_SEATS, Seat, Verdict};

use crate::bot::Bot;
use crate::encoding::Encoding;
use crate::net::NetFeatures;
use crate::policy::PolicySpec;
use crate::spec::BotSpec;
use crate::sure_win::shortest_win;

/// The reward of each seat, final or expected: from 0 (lost) to 1 (won).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rewards([f32; MAX_SEATS as usize]);

impl Rewards {
    /// Rewards computed seat by seat.
    #[inline]
    pub fn new(seats: u8, mut reward: impl FnMut(Seat) -> f32) -> Rewards {
        let mut rewards = [0.0; MAX_SEATS as usize];
        for seat in Seat::first(seats) {
            rewards[seat.index()] = reward(seat);
        }
        Rewards(rewards)
    }

    /// The rewards of a finished game: 1 for the winner, equal shares for a draw, 0 for all if nobody wins.
    #[inline]
    pub fn of(verdict: Verdict, seats: u8) -> Rewards {
        match verdict {
            Verdict::Won(winner) => Rewards::new(seats, |seat| f32::from(u8::from(seat == winner))),
            Verdict::Draw => Rewards::even(seats),
            Verdict::Nobody => Rewards::new(seats, |_| 0.0),
        }
    }

    /// Equal shares that add up to 1.
    #[inline]
    pub fn even(seats: u8) -> Rewards {
        Rewards::new(seats, |_| 1.0 / f32::from(seats))
    }

    /// The reward of one seat.
    #[inline]
    pub const fn for_seat(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }
}

/// A decision solved exactly.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<A> {
    /// The best action: of those that win the one with the shortest win, and if all lose the one with the longest loss.
    pub best: A,
    /// All legal actions with the expected reward of perfect play.
    pub values: Vec<(A, f32)>,
}

/// Knowledge about playing a game well. Every item has a default, so `impl Heuristics for MyGame {}` is enough for
/// all bots to play; a game overrides what it can do better.
///
/// Bots call these methods on positions sampled from a view ([`Game::determinize`]), never on the true position, so
/// a heuristic that reads hidden cards reads a guess.
pub trait Heuristics: Game {
    /// The features and specifications of this game's value nets. Without any, the bots that use a net fall back
    /// to information-set Monte Carlo tree search.
    const NET: Option<NetFeatures<Self>> = None;

    /// The encodings of this game's families of rules for policy nets.
    const ENCODINGS: &'static [&'static dyn Encoding<Game = Self>] = &[];

    /// The policies that this game ships with. Rules without one are played by the value net.
    const POLICIES: &'static [PolicySpec<Self>] = &[];

    /// Creates a bot. A game that repeats this line has its bots compiled with its own crate, optimised as that is: builds
    /// for small size need not slow them down.
    fn bot(spec: BotSpec) -> Box<dyn Bot<Self>> {
        spec.bot()
    }

    /// Plays to the end with a fast default policy and returns the final rewards. Must not allocate; `scratch` is
    /// a reusable buffer.
    fn playout(&mut self, dice: &mut Dice, scratch: &mut Vec<Self::Action>) -> Rewards {
        while !self.is_over() {
            let action = self.random_action(dice, scratch);
            self.apply(action, dice);
        }
        self.evaluate()
    }

    /// The expected rewards at a leaf of the search tree: by default the result of one playout. A game with a good
    /// [`Heuristics::evaluate`] plays on only until the position is quiet, then evaluates it.
    fn evaluate_leaf(&mut self, dice: &mut Dice, scratch: &mut Vec<Self::Action>) -> Rewards {
        self.playout(dice, scratch)
    }

    /// A static estimate of the final rewards; the exact rewards when the game is over.
    fn evaluate(&self) -> Rewards {
        match self.turn().verdict() {
            Some(verdict) => Rewards::of(verdict, self.seats()),
            None => Rewards::even(self.seats()),
        }
    }

    /// Appends one prior weight per legal action for the deciding seat: larger is better, about 1 for an ordinary
    /// action. An action of weight 0 is never played unless there is no other.
    fn priors(&self, actions: &[Self::Action], weights: &mut Vec<f32>) {
        weights.extend(actions.iter().map(|_| 1.0));
    }

    /// The first action of a certain win within the turn, the shortest that is known: it wins in every position that the
    /// deciding seat considers possible, and must not depend on anything hidden from it.
    fn sure_win(&self) -> Option<Self::Action> {
        shortest_win(self, 1, |position, action| !position.reveals(action))
    }

    /// The result of perfect play after each legal action, where the deciding seat knows enough to compute it and that
    /// takes no more than some milliseconds. Must not depend on anything hidden from the seat.
    fn solve(&self) -> Option<Solution<Self::Action>> {
        None
    }

    /// The reward of perfect play and an action that leads to it, where the deciding seat knows enough to compute it by
    /// looking at no more than this number of positions. Must not depend on anything hidden from the seat.
    fn best_result(&self, _positions: u32) -> Option<(Self::Action, f32)> {
        None
    }

    /// A hash of all that the seats know of the position, where all know the same. Searches with a net take positions of one key for
    /// one position. `None` in games with hidden hands, and where playing forward is stronger.
    fn shared_key(&self) -> Option<u64> {
        None
    }

    /// What is left of a view in a memory that fades: a fact that can no longer be seen is forgotten after about `span`
    /// events such as the turning of a tile. Nothing is added, and what the seat sees now stays. By default nothing is
    /// forgotten.
    fn fade(view: &Self::View, _span: u8) -> Self::View {
        view.clone()
    }

    /// Whether this legal action costs nothing and is hardly ever worth postponing, as the claim of a stone. Bots prefer
    /// such actions to all others unless they can prove that another is better.
    fn is_free(&self, _action: Self::Action) -> bool {
        false
    }
}
