//! What viewers know and remember is exactly what follows from what they saw.
//!
//! The reference here does not use the representation of the memory: it keeps every position that a viewer cannot
//! distinguish from the true one, and plays all of them in parallel.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use lords_of_scotland::{Action, CardSet, Position};
use tabletop::{Dice, Game, Seat, Viewer};

use crate::{ARMIES, HANDS, SUPPORTERS, after, at, field, play, seen_field};

const A: Viewer = Viewer::Seat(Seat::A);
const B: Viewer = Viewer::Seat(Seat::B);

/// Round 3 of a long game: two face-down recruits, one card in the draw pile, three in the discard, small
/// hands. `?` is a hidden card.
const LATE: &str = "ls 4.G.100 ? c1f2w2 m2,(?),o2,(?),k2 s3m4k5c4 ?/??/?/? \
     sCfCsBfBsAfA/mCoCmBoBmAoA/dCkCdBkBdAkA/wCcCwBcBwAcA \
     s9f9s8f8s7f7s6f6s5f5w4m3o3c2/m9o9m8o8m7o7m6o6m5o5f4d3k3/d9k9d8k8d7k7d6k6d5c5o4w3c3/w9c9w8c8w7c7w6c6w5s4d4k4s2d2 \
     B.3.B.act";
const HIDDEN: [&str; 8] = ["o1", "w1", "k1", "f3", "m1", "f1", "s1", "d1"];

/// The text with its `?` replaced; nothing if the hand of two is not in order.
fn fill(cards: &[&str]) -> Option<Position> {
    let mut cards = cards.iter();
    let text: String = LATE
        .split_inclusive('?')
        .map(|part| part.replace('?', cards.next().copied().unwrap_or("")))
        .collect();
    text.parse().ok()
}

fn permutations(cards: &mut Vec<&'static str>, fixed: usize, each: &mut impl FnMut(&[&'static str])) {
    if fixed == cards.len() {
        return each(cards);
    }
    for place in fixed..cards.len() {
        cards.swap(fixed, place);
        permutations(cards, fixed + 1, each);
        cards.swap(fixed, place);
    }
}

/// Every position that the late text can stand for.
static BEGINNINGS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let mut beginnings = Vec::new();
    permutations(&mut HIDDEN.to_vec(), 0, &mut |cards| beginnings.extend(fill(cards)));
    beginnings
});

/// Every position that the viewer cannot distinguish from this one when the game begins here.
fn worlds_at_start(truth: &Position, viewer: Viewer) -> BTreeMap<String, Position> {
    let view = truth.view(viewer);
    let alike = BEGINNINGS.iter().filter(|world| world.view(viewer) == view);
    alike.map(|world| (world.to_string(), *world)).collect()
}

/// Every position that an action can lead to. A shuffle is repeated often enough to reach each order.
fn outcomes(world: &Position, action: Action) -> Vec<Position> {
    let mut outcomes: Vec<Position> = Vec::new();
    let takes = matches!(action, Action::Take(_) | Action::Draw);
    let shuffles = takes && world.draw_pile().len() == 0 && !world.discard().is_empty();
    for number in 0..if shuffles { 700 } else { 1 } {
        let mut after = *world;
        after.apply(action, &mut Dice::quick(number << 20));
        if !outcomes.contains(&after) {
            outcomes.push(after);
        }
    }
    outcomes
}

/// The positions that still look like the true one after a step.
fn advance(
    worlds: &BTreeMap<String, Position>,
    (before, action, after): (&Position, Action, &Position),
    viewer: Viewer,
) -> BTreeMap<String, Position> {
    let seen = before.seen(action, after, viewer);
    let own = before.decider().is_some_and(|seat| viewer.is(seat));
    let mut next = BTreeMap::new();
    for world in worlds.values() {
        let mut actions = Vec::new();
        world.legal_actions(&mut actions);
        for other in actions.into_iter().filter(|&other| alike(own, action, other)) {
            for outcome in outcomes(world, other) {
                if world.seen(other, &outcome, viewer) == seen {
                    next.insert(outcome.to_string(), outcome);
                }
            }
        }
    }
    next
}

/// Whether a viewer cannot distinguish two actions: face-down musters of other seats look the same.
fn alike(own: bool, action: Action, other: Action) -> bool {
    let both_down =
        |one, two| matches!((one, two), (Action::Muster { up: false, .. }, Action::Muster { up: false, .. }));
    action == other || (!own && both_down(action, other))
}

/// Plays a random game from the late position. At every step the sampled positions must be uniform over all positions that
/// the viewer cannot distinguish from the true one. Returns the number of checked steps and the number of positions.
fn judge(viewer: Viewer, number: u64) -> (usize, usize) {
    let mut dice = Dice::quick(number);
    let mut truth = *dice.pick(&BEGINNINGS);
    let mut worlds = worlds_at_start(&truth, viewer);
    let (mut steps, mut judged) = (0, 0);
    loop {
        let mut action = truth.random_action(&mut dice, &mut Vec::new());
        // Hidden clans are the hard case: muster them more often than at random.
        if let Action::Muster { card, up: true } = action
            && dice.below(2) == 0
        {
            action = Action::Muster { card, up: false };
        }
        let before = truth;
        truth.apply(action, &mut dice);
        let ended =
            before.round() > truth.round() || matches!(truth.phase(), lords_of_scotland::Phase::Claim(_));
        if ended {
            return (steps, judged);
        }
        worlds = advance(&worlds, (&before, action, &truth), viewer);
        assert!(worlds.contains_key(&truth.to_string()), "the true position is possible");
        let view = truth.view(viewer);
        assert!(worlds.values().all(|world| world.view(viewer) == view), "what looks alike has one view");
        if worlds.len() > 30_000 {
            return (steps, judged);
        }
        // Uniformity over more positions would need too many samples.
        if worlds.len() > 2_500 {
            continue;
        }
        let possible: Vec<String> = worlds.keys().cloned().collect();
        let samples = (16 * possible.len()).max(400);
        laws::assert_uniform(
            &possible,
            (0..samples).map(|_| Position::determinize(&view, &mut dice).to_string()),
        );
        steps += 1;
        judged += possible.len();
    }
}

#[test]
fn a_seat_knows_exactly_what_follows_from_what_it_saw() {
    let judged: Vec<(usize, usize)> = (0..30).map(|number| judge(A, number)).collect();
    assert!(judged.iter().map(|(steps, _)| steps).sum::<usize>() > 200, "{judged:?}");
    assert!(judged.iter().map(|(_, positions)| positions).sum::<usize>() > 20_000, "{judged:?}");
}

#[test]
fn another_seat_knows_exactly_what_follows_from_what_it_saw() {
    let judged: Vec<(usize, usize)> = (100..115).map(|number| judge(B, number)).collect();
    assert!(judged.iter().map(|(steps, _)| steps).sum::<usize>() > 100, "{judged:?}");
}

#[test]
fn a_spectator_knows_exactly_what_follows_from_what_it_saw() {
    let judged: Vec<(usize, usize)> = (200..205).map(|number| judge(Viewer::Spectator, number)).collect();
    assert!(judged.iter().map(|(steps, _)| steps).sum::<usize>() > 10, "{judged:?}");
}

fn certain(position: &Position, viewer: Viewer, seat: Seat) -> String {
    position.view(viewer).certain_in_hand(seat).iter().map(|card| card.to_string()).collect()
}

const OPEN_RECRUITS: &str = "ls 2.L.40 o3k3c3* - mC,sC,(dC),(wC),(fC) oCk9 s2d2/m2w2 -/- -/- B.2.B.act";

#[test]
fn an_open_recruit_is_known_to_be_in_the_hand_that_took_it() {
    let position = after(OPEN_RECRUITS, "take1");
    assert_eq!(certain(&position, A, Seat::B), "mC");
    assert_eq!(certain(&position, Viewer::Spectator, Seat::B), "mC");
    assert_eq!(seen_field(&position, A, HANDS), "s2d2/??????", "the text does not show what is remembered");
    let position = play(&position, "take3 flip3 -m2");
    assert_eq!(certain(&position, A, Seat::B), "", "it may have been mustered face down");
    let position = after(OPEN_RECRUITS, "-m2 take3 flip3 take1");
    assert_eq!(certain(&position, A, Seat::B), "mC", "it came after the face-down clan");
    let position = after(OPEN_RECRUITS, "take1 take3 flip3 +mC");
    assert_eq!(certain(&position, A, Seat::B), "", "it lies in the army for all to see");
}

#[test]
fn a_face_down_clan_that_is_discarded_is_known_again() {
    let text = "ls 2.L.40 o3k3c3* - mC,sC,(dC),(wC),(fC) oCk9 w1d2/m2w2 -/- -/- B.2.B.act";
    let position = after(text, "take1 take3 flip3 -m2 +w1 kill:B1");
    assert_eq!(certain(&position, A, Seat::B), "mC", "the clan was m2, so mC is still in the hand");
}

/// B's second face-down clan turns out to be the hidden card, so the first is the known one: the card that came later cannot
/// have been either.
#[test]
fn a_discarded_clan_reveals_what_the_others_are() {
    let text = "ls 3.L.40 * - mC,(sC),(dC),(wC),(fC) oCk9k8 d2/m2/w1 -/-/- -/-/- B.1.B.act";
    let position =
        after(text, "take1 take1 take1 flip2 -mC take1 take1 flip3 -m2 take1 take1 flip4 take5 +w1 kill:B2");
    assert_eq!(field(&position, ARMIES), "-/(mC)/w1");
    let mut dice = Dice::quick(9);
    for viewer in [A, Viewer::Spectator] {
        assert_eq!(position.view(viewer).army(Seat::B)[0].card, None, "nobody has shown it");
        for _ in 0..50 {
            let sample = Position::determinize(&position.view(viewer), &mut dice);
            assert_eq!(sample.army(Seat::B).cards()[0].to_string(), "mC");
        }
    }
}

const BEFORE_THE_SWAP: &str = "ls 3.L.40 * - mC,sC,(dC),(wC),(fC) oCk9k8 f1d2/m2w2/k2 -/-/- -/-/- B.2.B.act";

#[test]
fn ls_p4_the_former_owner_remembers_a_face_down_clan_and_the_new_one_sees_it() {
    let position = after(BEFORE_THE_SWAP, "-m2 take1 +f1 swap:B1");
    assert_eq!(field(&position, ARMIES), "(m2)/f1/-");
    let card = |viewer: Viewer| position.view(viewer).army(Seat::A)[0].card.map(|card| card.to_string());
    assert_eq!(card(A).as_deref(), Some("m2"));
    assert_eq!(card(B).as_deref(), Some("m2"));
    assert_eq!(card(Viewer::Seat(Seat::new(2))), None);
    assert_eq!(card(Viewer::Spectator), None);
    assert_eq!(seen_field(&position, A, ARMIES), "(m2)/f1/-");
    assert_eq!(seen_field(&position, B, ARMIES), "(??)/f1/-", "remembered, but not to be looked at");
    let mut dice = Dice::quick(3);
    for _ in 0..50 {
        let sample = Position::determinize(&position.view(B), &mut dice);
        assert_eq!(sample.army(Seat::A).cards()[0].to_string(), "m2");
    }
}

#[test]
fn ls_e6_the_cards_of_a_new_pile_are_known() {
    let text = "ls 2.L.40 - o3k3* mC,sC,(dC),(wC),(fC) oCk9 s2d2/m2w2 -/- -/- B.2.B.act";
    let position = after(text, "take3");
    let shuffled: CardSet = at(text).discard().iter().copied().collect();
    let mut dice = Dice::quick(5);
    for viewer in Viewer::all(2) {
        for _ in 0..50 {
            let sample = Position::determinize(&position.view(viewer), &mut dice);
            assert!(sample.draw_pile().all(|card| shuffled.contains(card)), "{sample}");
            let hand = sample.hand(Seat::B);
            assert_eq!(hand.len(), 3);
            assert!(hand.and(shuffled).is_empty(), "what B held before the shuffle was not in the discard");
        }
    }
}

#[test]
fn ls_s3_ruling_a_row_that_stays_reveals_the_content_of_the_pile() {
    let position = after(super::setup::ONLY_TWELVES, "claim1");
    assert_eq!(field(&position, SUPPORTERS).len(), 6);
    let mut dice = Dice::quick(5);
    for viewer in Viewer::all(3) {
        for _ in 0..50 {
            let sample = Position::determinize(&position.view(viewer), &mut dice);
            assert!(sample.draw_pile().all(|card| card.strength() == 12));
            assert_eq!(sample.to_string().parse::<Position>().unwrap().to_string(), sample.to_string());
        }
    }
}

#[test]
fn what_was_seen_of_a_step_is_told_in_words() {
    let position = at("ls 2.L.40 o3k3c3* - mC,sC,(dC),(wC),(fC) oCk9 s2d2/m2w2 -/- -/- B.2.B.act");
    let told = |action: &str, viewer| {
        position.seen(action.parse().unwrap(), &play(&position, action), viewer).to_string()
    };
    assert_eq!(told("take1", A), "B take1 o3>recruit1 mC>handB");
    assert_eq!(told("take3", A), "B take3");
    assert_eq!(told("take3", B), "B take3 dC>handB");
    assert_eq!(told("-m2", A), "B -??");
    assert_eq!(told("-m2", B), "B -m2 m2>(B1)");
    assert_eq!(told("+w2", Viewer::Spectator), "B +w2 w2>B1");
}
