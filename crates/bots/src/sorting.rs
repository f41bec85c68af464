//! Sorting short lists of any type with little code.

use std::cmp::Ordering;

/// Sorts as [`[T]::sort_by`](slice::sort_by) does, with one copy of the algorithm for all types: indices are sorted, and compared
/// through a pointer. For lists at the end of a search: the standard sort is compiled again for each type and order, which was a
/// fifth of the WebAssembly.
pub fn sort_by<T>(items: &mut Vec<T>, order: impl Fn(&T, &T) -> Ordering) {
    let places = places(items.len(), &|one, two| order(&items[one], &items[two]));
    let mut taken: Vec<Option<T>> = items.drain(..).map(Some).collect();
    items.extend(places.into_iter().filter_map(|place| taken[place].take()));
}

/// The indices of a list in the order of its items.
#[inline(never)]
fn places(count: usize, order: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_by(|one, two| order(*one, *two));
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_and_equal_items_keep_their_order() {
        let mut items: Vec<(u32, u32)> = (0..100).map(|n| (n * 37 % 10, n)).collect();
        let mut expected = items.clone();
        expected.sort_by_key(|item| std::cmp::Reverse(item.0));
        sort_by(&mut items, |one, two| two.0.cmp(&one.0));
        assert_eq!(items, expected);
        sort_by(&mut Vec::<u8>::new(), Ord::cmp);
    }
}
