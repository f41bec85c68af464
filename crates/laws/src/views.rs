//! Views can be read back, with and without what the viewer remembers.

use tabletop::{Dice, Game, Viewer};

/// Checks the views of a position, if the game reads views.
pub(crate) fn check<G: Game>(position: &G, spare: &mut Dice) {
    if !G::READS_VIEWS {
        return;
    }
    for viewer in Viewer::all(position.seats()) {
        let view = position.view(viewer);
        let (plain, remembered) = (view.to_string(), G::remembered(&view));
        for text in [&plain, &remembered] {
            let read = G::read_view(text, viewer).unwrap_or_else(|bad| panic!("{text}: {bad}"));
            assert_eq!(read.to_string(), plain, "a view that was read is written as before");
            let sample = G::determinize(&read, spare);
            let again = sample.view(viewer);
            assert_eq!(again.to_string(), plain, "a sample looks like the view that was read");
            if text == &remembered {
                assert_eq!(G::remembered(&read), remembered);
                assert_eq!(G::remembered(&again), remembered, "a sample keeps what is remembered");
            }
            if position.decider().is_some_and(|seat| viewer.is(seat)) {
                assert_eq!(legal(&sample), legal(position), "{text}");
            }
        }
    }
}

fn legal<G: Game>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions.sort_unstable();
    actions
}
