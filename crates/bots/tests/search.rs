//! Search: forced decisions, immediate wins, and memory.

use bots::{Bot, BotSpec, Budget, Ismcts, IsmctsConfig};
use schotten_totten::Position;
use tabletop::{Dice, Game, Seat};

/// A game after this many random decisions.
fn after(decisions: u32) -> Position {
    let mut dice = Dice::quick(9);
    let mut position = Position::deal_rules("2016t".parse().unwrap(), Seat::A, &mut dice);
    for _ in 0..decisions {
        let action = position.random_action(&mut dice, &mut Vec::new());
        position.apply(action, &mut dice);
    }
    position
}

#[test]
fn a_forced_decision_is_not_searched() {
    let forced = (0..200)
        .map(after)
        .find(|position| !position.is_over() && position.legal_count() == 1)
        .expect("some turns end in a forced decision");
    let mut only = Vec::new();
    forced.legal_actions(&mut only);
    let view = forced.view(forced.decider().unwrap().into());
    // This many iterations would take days.
    let decision =
        Ismcts::<Position>::default().think(&view, Budget::Iterations(u32::MAX), &mut Dice::quick(1));
    assert_eq!((decision.action, decision.iterations), (only[0], 0));
    assert_eq!(decision.line, only);
}

#[test]
fn an_immediate_win_is_taken() {
    // The claim at 6 cannot be prevented, so claiming a turn later would win as surely.
    let position: Position = "st 2016 g3g5r5|y2b5o8:>B/-|-/r2g4|b8/g7g8g9|o2p4y6:<A/p7o7b7|r3y1g2:<A/\
        y3y5y8|r9p8g6:>/o5|b2b3/r7|p1p2p3:>/-|y9o9 r4o4b1b9p6/r6r8o1o3o6p5 y4g1b4p9r1b6y7/- - 0-0 A.claim.0"
        .parse()
        .unwrap();
    let view = position.view(Seat::A.into());
    for seed in 0..20 {
        let decision =
            Ismcts::<Position>::default().think(&view, Budget::Iterations(100), &mut Dice::quick(seed));
        assert_eq!((decision.action.to_string().as_str(), decision.value), ("!6", 1.0));
    }
    for name in ["net", "net:50", "net+", "policy", "policy:50", "policy+"] {
        let mut bot = name.parse::<BotSpec>().unwrap().bot::<Position>();
        let decision = bot.think(&view, Budget::Iterations(50), &mut Dice::quick(1));
        assert_eq!(decision.action.to_string(), "!6", "{name}");
        assert!(decision.value > 0.999, "{name}");
    }
}

#[test]
fn a_repeated_search_allocates_for_its_report_only() {
    let position = after(20);
    let view = position.view(position.decider().unwrap().into());
    for plain in [true, false] {
        let mut search = Ismcts::<Position>::new(IsmctsConfig { plain, ..IsmctsConfig::default() });
        let mut allocations = [500, 5_000].map(|iterations| {
            let mut think = || search.think(&view, Budget::Iterations(iterations), &mut Dice::quick(3));
            // The first search allocates the tree, the second reuses it.
            let warm = think();
            let counted = allocation_counter::measure(|| assert_eq!(think(), warm));
            counted.count_total
        });
        allocations.sort_unstable();
        assert!(allocations[1] <= 24, "plain {plain}: {allocations:?}");
        assert!(
            allocations[1] - allocations[0] <= 4,
            "allocations grow with the iterations: {allocations:?}"
        );
    }
}
