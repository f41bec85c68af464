//! Wins that are certain: they follow from what the deciding seat sees.

use tabletop::{Dice, Game, Seat, Turn, Verdict};

/// Whether this legal action wins the game at once in every position that the deciding seat considers possible: it shows
/// the seat nothing new, so its result is the same in all of them.
pub fn wins_at_once<G: Game>(position: &G, action: G::Action) -> bool {
    position.decider().is_some_and(|seat| {
        !position.reveals(action) && after(position, action).turn().verdict() == Some(Verdict::Won(seat))
    })
}

/// The first action of a shortest win by actions of the deciding seat alone, at most `depth` of them. Only actions that
/// `is_certain` accepts are tried: the seat must know beforehand what they lead to.
pub fn shortest_win<G: Game>(
    position: &G,
    depth: u32,
    is_certain: impl Fn(&G, G::Action) -> bool + Copy,
) -> Option<G::Action> {
    let seat = position.decider()?;
    (1..=depth).find_map(|depth| win_within(position, seat, depth, is_certain))
}

fn win_within<G: Game>(
    position: &G,
    seat: Seat,
    depth: u32,
    is_certain: impl Fn(&G, G::Action) -> bool + Copy,
) -> Option<G::Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions.into_iter().filter(|action| is_certain(position, *action)).find(|&action| {
        let after = after(position, action);
        match after.turn() {
            Turn::Over(verdict) => verdict == Verdict::Won(seat),
            Turn::Decide(next) => {
                depth > 1 && next == seat && win_within(&after, seat, depth - 1, is_certain).is_some()
            }
        }
    })
}

fn after<G: Game>(position: &G, action: G::Action) -> G {
    let mut after = position.clone();
    after.apply(action, &mut Dice::quick(0));
    after
}
