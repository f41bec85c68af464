//! What the rules say about an action: the proof that allows it, and what it changes on the table.

use tabletop::{Annotation, Dice, Game, Seat};

/// The largest number of reasons.
const MOST: usize = 3;

/// What the rules say about an action of the deciding seat, from its view alone. Nothing if the action is not legal.
pub fn reasons<G: Game>(before: &G::View, seat: Seat, action: G::Action) -> Vec<Annotation> {
    let mut position = G::determinize(before, &mut Dice::quick(0));
    if position.decider() != Some(seat) || position.check(action).is_err() {
        return Vec::new();
    }
    let text = action.to_string();
    let explain = |view: &G::View, touch: &String| G::explain(view, seat, touch);
    let explainable = G::explainable(before);
    let proofs = explainable.iter().filter_map(|touch| explain(before, touch));
    let mut reasons: Vec<Annotation> =
        proofs.filter(|annotation| annotation.action.as_ref() == Some(&text)).collect();
    let touched: Vec<String> =
        position.touches(action).into_iter().chain(position.destination(action)).collect();
    if position.reveals(action) {
        // What comes after it is unknown.
        reasons.extend(touched.iter().filter_map(|touch| explain(before, touch)));
    } else {
        // All positions behind the view lead to the same view.
        position.apply(action, &mut Dice::quick(0));
        let after = position.view(seat.into());
        for touch in touched.iter().chain(&G::explainable(&after)) {
            let new = explain(&after, touch);
            let is_known = reasons.iter().any(|reason| reason.touch == *touch);
            if !is_known && new != explain(before, touch) {
                reasons.extend(new);
            }
        }
    }
    reasons.truncate(MOST);
    reasons
}
