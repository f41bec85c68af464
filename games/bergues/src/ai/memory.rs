//! A memory that fades: the down faces of tiles that were turned some time ago are forgotten.

use bots::hash_combine;

use crate::{Tile, View};

impl View {
    /// What is left of the view if a tile is remembered until `span` others were turned after it, on average. How long
    /// each tile is remembered, from 1 to 2 · `span` turnings, follows from its place, its faces and the seat, so what is
    /// forgotten stays so until the tile is turned again.
    pub(super) fn faded(&self, span: u8) -> View {
        let mut faded = *self;
        for tile in Tile::all() {
            let Some(down) = self.down[tile.index()] else { continue };
            let faces = self.up[tile.index()].index() << 3 | down.index();
            let hash = hash_combine(self.active.index() as u64, (tile.index() << 6 | faces) as u64);
            let lasts = 1 + hash % (2 * u64::from(span.max(1)));
            if self.recent.since(tile).is_none_or(|since| u64::from(since) >= lasts) {
                faded.down[tile.index()] = None;
            }
        }
        faded
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Dice, Game, Seat, Settings};

    use super::*;
    use crate::{Position, TILES};

    /// The views of a random game in which at least this many tiles are known.
    fn views(seed: u64, known: usize) -> Vec<View> {
        let mut dice = Dice::quick(seed);
        let mut position = Position::deal(&Settings::new(), 2, &mut dice).unwrap();
        let mut views = Vec::new();
        for _ in 0..150 {
            if position.is_over() {
                break;
            }
            let action = position.random_action(&mut dice, &mut Vec::new());
            position.apply(action, &mut dice);
            let view = position.view(Seat::A.into());
            if remembered(&view) >= known {
                views.push(view);
            }
        }
        views
    }

    fn remembered(view: &View) -> usize {
        view.down.iter().flatten().count()
    }

    #[test]
    fn fading_only_removes_and_what_is_left_can_be_sampled() {
        let mut dice = Dice::quick(1);
        let mut checked = 0;
        for view in (0..5).flat_map(|seed| views(seed, 6)) {
            let faded = view.faded(4);
            for place in 0..usize::from(TILES) {
                assert!(faded.down[place].is_none() || faded.down[place] == view.down[place]);
            }
            assert_eq!(View { down: view.down, ..faded }, view, "nothing else changes");
            assert_eq!(Position::determinize(&faded, &mut dice).view(Seat::A.into()), faded);
            checked += 1;
        }
        assert!(checked > 50, "{checked} views");
    }

    #[test]
    fn a_longer_memory_holds_more_and_the_latest_tile_is_never_forgotten() {
        let (mut short, mut long, mut all) = (0, 0, 0);
        for view in (0..20).flat_map(|seed| views(seed, 8)) {
            let [faded, longer] = [3, 8].map(|span| view.faded(span));
            short += remembered(&faded);
            long += remembered(&longer);
            all += remembered(&view);
            let latest = Tile::all().find(|tile| view.recent.since(*tile) == Some(0)).unwrap();
            assert!(faded.down[latest.index()].is_some());
        }
        assert!(short * 4 < long * 3 && long < all, "{short} {long} {all}");
    }

    #[test]
    fn what_is_forgotten_stays_so_until_the_tile_is_turned_again() {
        for views in (0..10).map(|seed| views(seed, 1)) {
            for pair in views.windows(2).filter(|pair| pair[0].active == pair[1].active) {
                let [before, after] = [0, 1].map(|place| pair[place].faded(5));
                for tile in Tile::all().filter(|tile| after.recent.since(*tile) != Some(0)) {
                    let place = tile.index();
                    assert!(after.down[place].is_none() || before.down[place].is_some(), "{tile}");
                }
            }
        }
    }
}
