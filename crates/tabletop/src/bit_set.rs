//! Small sets of cards, stones or tiles: one bit per item.

use std::fmt;
use std::hash::Hash;

/// An item of a small fixed collection, numbered from 0.
pub trait BitIndex: Copy + Eq + Hash {
    /// An unsigned integer with a bit for every item.
    type Bits: Bits;

    /// The number of this item.
    fn bit_index(self) -> u32;

    /// The item with this number.
    fn from_bit_index(index: u32) -> Self;

    /// The place of the set bit that has `n` set bits below it. A type with few items can look it up instead.
    #[inline]
    fn nth_bit(bits: Self::Bits, n: u32) -> u32 {
        bits.nth(n)
    }
}

/// Implements [`BitIndex`] for a type that wraps its number: the type, its bits, and the function that makes an item
/// from its number.
#[macro_export]
macro_rules! bit_index {
    ($item:ty, $bits:ty, $from_number:path) => {
        impl $crate::BitIndex for $item {
            type Bits = $bits;

            #[inline]
            fn bit_index(self) -> u32 {
                self.0.into()
            }

            #[inline]
            fn from_bit_index(index: u32) -> Self {
                $from_number(index as _)
            }
        }
    };
}

/// The unsigned integer that stores a [`BitSet`].
pub trait Bits: Copy + Eq + Hash + fmt::Debug {
    /// No bit set.
    const ZERO: Self;

    /// Only this bit set.
    fn bit(index: u32) -> Self;
    /// The bits that are set in both.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// The bits that are set in either.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// The bits that are not set in the other.
    #[must_use]
    fn without(self, other: Self) -> Self;
    /// The number of set bits.
    fn count(self) -> u32;
    /// The place of the lowest set bit. There is one.
    fn lowest(self) -> u32;
    /// The place of the highest set bit. There is one.
    fn highest(self) -> u32;
    /// All set bits but the lowest.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// The place of the set bit that has `n` set bits below it.
    fn nth(self, n: u32) -> u32;
}

/// Implements [`Bits`], with a given body of `nth`.
macro_rules! bits {
    ($($bits:ty, $nth:expr;)*) => { $(
        impl Bits for $bits {
            const ZERO: Self = 0;

            #[inline]
            fn bit(index: u32) -> Self {
                1 << index
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline]
            fn without(self, other: Self) -> Self {
                self & !other
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn highest(self) -> u32 {
                self.ilog2()
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn nth(self, n: u32) -> u32 {
                $nth(self, n)
            }
        }
    )* };
}

bits! {
    u8, |bits, n| nth_of_few(u64::from(bits), n);
    u16, |bits, n| nth_of_few(u64::from(bits), n);
    u64, nth_of_few;
    u128, nth_of_many;
}

/// The place of the set bit that has `n` set bits below it. The first steps are always computed, and not made where they
/// are too many: a loop with a random number of steps costs more in mispredictions.
#[inline]
const fn nth_of_few(mut bits: u64, n: u32) -> u32 {
    const ALWAYS: u32 = 5;
    let mut step = 0;
    while step < ALWAYS {
        let next = bits & bits.wrapping_sub(1);
        bits = if step < n { next } else { bits };
        step += 1;
    }
    while step < n {
        bits &= bits.wrapping_sub(1);
        step += 1;
    }
    bits.trailing_zeros()
}

/// The same in either half of a wide integer.
#[inline]
const fn nth_of_many(bits: u128, n: u32) -> u32 {
    let low = bits as u64;
    let in_low = low.count_ones();
    let (mut half, base, skip) = if n < in_low { (low, 0, n) } else { ((bits >> 64) as u64, 64, n - in_low) };
    let mut step = 0;
    while step < skip {
        half &= half.wrapping_sub(1);
        step += 1;
    }
    base + half.trailing_zeros()
}

/// A set of items, as one unsigned integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitSet<T: BitIndex> {
    bits: T::Bits,
}

impl<T: BitIndex> BitSet<T> {
    /// No item.
    pub const EMPTY: BitSet<T> = BitSet { bits: T::Bits::ZERO };

    /// The items whose bits are set.
    #[inline]
    pub const fn from_bits(bits: T::Bits) -> BitSet<T> {
        BitSet { bits }
    }

    /// One bit per item.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.bits
    }

    /// Only this item.
    #[inline]
    pub fn of(item: T) -> BitSet<T> {
        BitSet { bits: T::Bits::bit(item.bit_index()) }
    }

    /// Whether there is no item.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == T::Bits::ZERO
    }

    /// The number of items, at most 128.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count() as u8
    }

    /// Whether this item is in the set.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        !self.and(BitSet::of(item)).is_empty()
    }

    /// Adds an item.
    #[inline]
    pub fn insert(&mut self, item: T) {
        self.bits = self.bits.or(T::Bits::bit(item.bit_index()));
    }

    /// Removes an item.
    #[inline]
    pub fn remove(&mut self, item: T) {
        self.bits = self.bits.without(T::Bits::bit(item.bit_index()));
    }

    /// The items that are in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: BitSet<T>) -> BitSet<T> {
        BitSet { bits: self.bits.and(other.bits) }
    }

    /// The items that are in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: BitSet<T>) -> BitSet<T> {
        BitSet { bits: self.bits.or(other.bits) }
    }

    /// The items that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: BitSet<T>) -> BitSet<T> {
        BitSet { bits: self.bits.without(other.bits) }
    }

    /// The item that has `n` items before it. There is one.
    #[inline]
    pub fn nth(self, n: u32) -> T {
        T::from_bit_index(T::nth_bit(self.bits, n))
    }

    /// The items in order.
    #[inline]
    pub fn iter(self) -> BitSetIter<T> {
        BitSetIter { left: self }
    }
}

/// The items of a [`BitSet`] in order.
#[derive(Clone)]
pub struct BitSetIter<T: BitIndex> {
    left: BitSet<T>,
}

impl<T: BitIndex> Iterator for BitSetIter<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.left.is_empty() {
            return None;
        }
        let item = T::from_bit_index(self.left.bits.lowest());
        self.left.bits = self.left.bits.without_lowest();
        Some(item)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.left.len());
        (left, Some(left))
    }
}

impl<T: BitIndex> DoubleEndedIterator for BitSetIter<T> {
    #[inline]
    fn next_back(&mut self) -> Option<T> {
        if self.left.is_empty() {
            return None;
        }
        let item = T::from_bit_index(self.left.bits.highest());
        self.left.remove(item);
        Some(item)
    }
}

impl<T: BitIndex> ExactSizeIterator for BitSetIter<T> {}

impl<T: BitIndex> IntoIterator for BitSet<T> {
    type Item = T;
    type IntoIter = BitSetIter<T>;

    #[inline]
    fn into_iter(self) -> BitSetIter<T> {
        self.iter()
    }
}

impl<T: BitIndex> FromIterator<T> for BitSet<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> BitSet<T> {
        items.into_iter().fold(BitSet::EMPTY, |set, item| set.or(BitSet::of(item)))
    }
}

impl<T: BitIndex> Default for BitSet<T> {
    fn default() -> BitSet<T> {
        BitSet::EMPTY
    }
}

impl<T: BitIndex + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: BitIndex + fmt::Debug> fmt::Debug for BitSetIter<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.left.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An item of a collection of 100.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Wide(u8);

    bit_index!(Wide, u128, Wide);

    /// An item of a collection of 16.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Narrow(u8);

    bit_index!(Narrow, u16, Narrow);

    #[test]
    fn items_are_counted_found_and_listed_in_order() {
        let items = [0, 3, 62, 63, 64, 65, 98, 99].map(Wide);
        let set: BitSet<Wide> = items.into_iter().rev().collect();
        assert_eq!(usize::from(set.len()), items.len());
        for (place, item) in items.into_iter().enumerate() {
            assert_eq!(set.nth(place as u32), item);
            assert!(set.contains(item));
        }
        assert!(!set.contains(Wide(1)));
        assert_eq!(set.iter().collect::<Vec<_>>(), items);
        assert_eq!(set.iter().rev().collect::<Vec<_>>(), items.into_iter().rev().collect::<Vec<_>>());
        assert_eq!(set.iter().len(), items.len());
    }

    #[test]
    fn sets_are_combined() {
        let set = |items: &[u8]| items.iter().map(|&item| Narrow(item)).collect::<BitSet<Narrow>>();
        let (one, two) = (set(&[1, 2, 15]), set(&[2, 3]));
        assert_eq!(one.and(two), set(&[2]));
        assert_eq!(one.or(two), set(&[1, 2, 3, 15]));
        assert_eq!(one.without(two), set(&[1, 15]));
        let mut changed = one;
        changed.insert(Narrow(7));
        changed.remove(Narrow(15));
        assert_eq!(changed, set(&[1, 2, 7]));
        assert!(BitSet::<Narrow>::EMPTY.is_empty() && !changed.is_empty());
        assert_eq!(BitSet::from_bits(0b110), set(&[1, 2]));
        assert_eq!(format!("{two:?}"), "{Narrow(2), Narrow(3)}");
    }

    #[test]
    fn the_nth_item_is_found_in_a_full_set() {
        let all = BitSet::<Narrow>::from_bits(u16::MAX);
        for n in 0..16 {
            assert_eq!(all.nth(n.into()), Narrow(n));
        }
    }
}
