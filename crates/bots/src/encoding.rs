//! Dense encodings of positions for policy nets: what a net that decides in one forward pass gets as input, and what
//! its outputs mean.

use tabletop::Game;

/// The value of a byte that stands for 1. A feature is a byte in steps of 1/32.
pub const ONE: u8 = 32;

/// A named part of a row of bytes: a tensor of this shape, in row-major order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// The name, such as `stones`.
    pub name: &'static str,
    /// The number of alike items, each encoded by the same layers; 1 for the whole table.
    pub items: usize,
    /// The number of features of an item.
    pub features: usize,
}

impl Block {
    /// The number of bytes.
    pub const fn len(&self) -> usize {
        self.items * self.features
    }

    /// Whether it has no bytes.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The shape of an encoding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The name with a version, such as `schotten-totten-base-1`. Weights belong to one layout.
    pub name: &'static str,
    /// The blocks of an observation, in order: what the deciding seat sees.
    pub observation: Vec<Block>,
    /// The blocks of a privileged observation, in order: everything, hidden cards included. For critics in training.
    pub privileged: Vec<Block>,
    /// The number of action slots. A slot is an output of the policy; a mask says which slots are legal.
    pub actions: usize,
}

impl Layout {
    /// The number of bytes of an observation.
    pub fn observation_len(&self) -> usize {
        self.observation.iter().map(Block::len).sum()
    }

    /// The number of bytes of a privileged observation.
    pub fn privileged_len(&self) -> usize {
        self.privileged.iter().map(Block::len).sum()
    }
}

/// Divides a row into its blocks.
///
/// # Panics
/// If the row is shorter than the blocks.
#[inline]
pub fn split_blocks<'a, const N: usize>(blocks: &[Block; N], mut row: &'a mut [u8]) -> [&'a mut [u8]; N] {
    std::array::from_fn(|i| row.split_off_mut(..blocks[i].len()).expect("a row has room for all its blocks"))
}

/// Writes the features of an item one after the other into zeroed bytes.
pub struct FeatureWriter<'a> {
    out: &'a mut [u8],
    at: usize,
}

impl<'a> FeatureWriter<'a> {
    /// Starts with the first feature of an item.
    pub fn new(out: &'a mut [u8]) -> FeatureWriter<'a> {
        FeatureWriter { out, at: 0 }
    }

    /// One feature: 1 or 0.
    pub fn flag(&mut self, value: bool) {
        self.out[self.at] = if value { ONE } else { 0 };
        self.at += 1;
    }

    /// One feature: `value / most`, at most 7.
    pub fn number(&mut self, value: usize, most: usize) {
        self.out[self.at] = (value * usize::from(ONE) / most).min(7 * usize::from(ONE)) as u8;
        self.at += 1;
    }

    /// `size` features of which one is 1, or none.
    ///
    /// # Panics
    /// If the index is not below `size`.
    pub fn one_hot(&mut self, index: impl Into<Option<usize>>, size: usize) {
        if let Some(index) = index.into() {
            assert!(index < size, "a one-hot index is below its size");
            self.out[self.at + index] = ONE;
        }
        self.at += size;
    }

    /// `size` features of which these are 1.
    pub fn many_hot(&mut self, indices: impl IntoIterator<Item = usize>, size: usize) {
        for index in indices {
            self.out[self.at + index] = ONE;
        }
        self.at += size;
    }

    /// `size` features: for each index its place in the sequence as a number that falls from 1 by 1/32 every second place.
    pub fn order(&mut self, indices: impl IntoIterator<Item = usize>, size: usize) {
        for (place, index) in indices.into_iter().enumerate() {
            self.out[self.at + index] = ONE.saturating_sub((place / 2) as u8).max(1);
        }
        self.at += size;
    }

    /// Ends the item.
    ///
    /// # Panics
    /// In debug builds, if the item has another number of features.
    pub fn end(self) {
        debug_assert_eq!(self.at, self.out.len(), "features written and features of the block");
    }
}

/// How the positions of a family of rules are encoded for policy nets.
///
/// Buffers are zeroed by the caller. Only positions where a seat decides and [`Encoding::automatic`] returns nothing
/// are encoded.
pub trait Encoding: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// The shape of the encoding.
    fn layout(&self) -> &Layout;

    /// The layout of a policy over candidates ([`Layout::over_candidates`]); `None` if the family has no
    /// value net.
    fn over_candidates(&self) -> Option<&Layout> {
        None
    }

    /// The number of symmetries of the rules that are tried: other names for colours or places, under which the rules stay the same.
    /// A policy errs differently under each, so the mean of its answers is better than one of them. A policy over candidates is asked
    /// about the position as it is only: the order of its candidates is not renamed.
    fn symmetries(&self) -> usize {
        0
    }

    /// How many of the symmetries, the first ones, a value net has to be asked about. The others are left out because its features do
    /// not name what they exchange: they repeat its answers, each as often, so that the mean is the same.
    fn symmetries_of_value_net(&self) -> usize {
        self.symmetries()
    }

    /// The same position under a symmetry, numbered from 0.
    fn renamed(&self, position: &Self::Game, _symmetry: usize) -> Self::Game {
        position.clone()
    }

    /// The same action under a symmetry.
    fn renamed_action(
        &self,
        action: <Self::Game as Game>::Action,
        _symmetry: usize,
    ) -> <Self::Game as Game>::Action {
        action
    }

    /// Whether this position's rules belong to the family.
    fn covers(&self, position: &Self::Game) -> bool;

    /// The action that is made without asking the policy, if the encoding has no slots for this decision.
    fn automatic(&self, _position: &Self::Game) -> Option<<Self::Game as Game>::Action> {
        None
    }

    /// Sets the byte of every legal slot to 1.
    fn mask(&self, position: &Self::Game, mask: &mut [u8]);

    /// The legal action of a slot; `None` if the slot is not legal.
    fn action(&self, position: &Self::Game, slot: usize) -> Option<<Self::Game as Game>::Action>;

    /// The slot of a legal action; `None` if the encoding has none for it.
    fn slot(&self, position: &Self::Game, action: <Self::Game as Game>::Action) -> Option<usize>;

    /// Writes what the deciding seat sees. Must not depend on anything hidden from it.
    fn observe(&self, position: &Self::Game, observation: &mut [u8]);

    /// Writes everything, from the deciding seat's side of the table.
    fn observe_privileged(&self, position: &Self::Game, observation: &mut [u8]);
}
