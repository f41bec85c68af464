//! A list with fixed capacity.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` items in order, without heap memory.
#[derive(Clone, Copy)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list; `filler` fills unused places.
    pub(crate) const fn new(filler: T) -> List<T, N> {
        List { items: [filler; N], len: 0 }
    }

    /// Appends an item.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Appends several items.
    #[inline]
    pub(crate) fn extend_from_slice(&mut self, items: &[T]) {
        let start = self.len as usize;
        self.items[start..start + items.len()].copy_from_slice(items);
        self.len += items.len() as u8;
    }

    /// Whether the capacity is used up.
    pub(crate) fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Removes the last item.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Removes the item at a place; those after it move up.
    #[inline]
    pub(crate) fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        self.items.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        item
    }

    /// Removes all items.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
