//! The proof of a claim compared with an independent brute-force enumeration: every identity of every elite troop, every
//! set of cards that could come.

use schotten_totten::{
    Action, Card, CardGroups, CardSet, ClaimProof, Colour, Formation, Phase, Position, Rules, Stone,
    StoneSet, Strength, Troop,
};
use schotten_totten::{Horizon, playout};
use tabletop::{Dice, Game, Seat};

/// A card as brute force sees it: colour and value.
type Identity = (Colour, u8);

/// ST-F1, word for word.
fn plain_strength(cards: &[Identity], blind: bool) -> Strength {
    let sum = cards.iter().map(|card| card.1).sum();
    let mut values: Vec<u8> = cards.iter().map(|card| card.1).collect();
    values.sort_unstable();
    let same_colour = cards.iter().all(|card| card.0 == cards[0].0);
    let successive = values.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let same_value = values.iter().all(|value| *value == values[0]);
    let formation = if blind {
        Formation::Sum
    } else if same_colour && successive {
        Formation::ColourRun
    } else if same_value {
        Formation::Kind
    } else if same_colour {
        Formation::Colour
    } else if successive {
        Formation::Run
    } else {
        Formation::Sum
    };
    Strength { formation, sum }
}

/// ST-F5: what a card may stand for.
fn identities(card: Card) -> Vec<Identity> {
    let of_values = |values: std::ops::RangeInclusive<u8>| {
        Colour::ALL.iter().flat_map(|&colour| values.clone().map(move |value| (colour, value))).collect()
    };
    match (card.colour(), card.value()) {
        (Some(colour), Some(value)) => vec![(colour, value)],
        _ if card.is_joker() => of_values(1..=9),
        _ if card == Card::SPY => of_values(7..=7),
        _ if card == Card::SHIELD_BEARER => of_values(1..=3),
        _ => panic!("{card} does not lie at a stone"),
    }
}

/// The best strength over all identities of these cards.
fn best_identity(
    cards: &[Vec<Identity>],
    chosen: &mut Vec<Identity>,
    blind: bool,
    best: &mut Option<Strength>,
) {
    match cards.get(chosen.len()) {
        None => *best = (*best).max(Some(plain_strength(chosen, blind))),
        Some(possible) => {
            for &identity in possible {
                chosen.push(identity);
                best_identity(cards, chosen, blind, best);
                chosen.pop();
            }
        }
    }
}

/// The best strength over all completions from `unseen`, each card used once.
fn brute_force(side: &[Card], unseen: &[Card], capacity: usize, blind: bool) -> Option<Strength> {
    fn complete(
        cards: &mut Vec<Vec<Identity>>,
        unseen: &[Card],
        capacity: usize,
        blind: bool,
        best: &mut Option<Strength>,
    ) {
        if cards.len() == capacity {
            best_identity(cards, &mut Vec::with_capacity(capacity), blind, best);
            return;
        }
        for (i, &card) in unseen.iter().enumerate() {
            cards.push(identities(card));
            complete(cards, &unseen[i + 1..], capacity, blind, best);
            cards.pop();
        }
    }
    let mut best = None;
    // Elite troops last: then the many identities are tried innermost.
    let mut laid: Vec<Card> = side.to_vec();
    laid.sort_unstable();
    let mut cards = laid.into_iter().map(identities).collect();
    complete(&mut cards, unseen, capacity, blind, &mut best);
    best
}

struct Case {
    side: Vec<Card>,
    unseen: Vec<Card>,
    capacity: u8,
    blind: bool,
}

/// `count` different cards of a list.
fn some(dice: &mut Dice, mut from: Vec<Card>, count: usize) -> Vec<Card> {
    dice.shuffle(&mut from);
    from.truncate(count);
    from
}

impl Case {
    fn random(dice: &mut Dice, most_unseen: u32) -> Case {
        let capacity = 3 + dice.below(2) as u8;
        let elite = vec![Card::JOKER_1, Card::SPY, Card::SHIELD_BEARER];
        let elites = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3][dice.below(10) as usize];
        let mut side = some(dice, elite, elites);
        // Cards of one colour or close in value make more interesting cases than random cards.
        let colour = dice.below(6) as u8;
        let value = 1 + dice.below(9) as u8;
        let kind = dice.below(4);
        let fitting = Card::deck(false).filter(|card| match kind {
            0 => true,
            1 => card.index() / 9 == colour,
            2 => card.value().unwrap().abs_diff(value) <= 2,
            _ => card.value() == Some(value),
        });
        let clans = dice.below(u32::from(capacity) + 1 - side.len() as u32) as usize;
        side.extend(some(dice, fitting.collect(), clans));
        dice.shuffle(&mut side);
        let rest: Vec<Card> = Card::deck(false).filter(|card| !side.contains(card)).collect();
        let count = dice.below(most_unseen + 1) as usize;
        let unseen = some(dice, rest, count);
        let blind = dice.below(6) == 0;
        Case { side, unseen, capacity, blind }
    }

    fn check(&self, dice: &mut Dice) {
        let Case { side, unseen, capacity, blind } = self;
        let expected = brute_force(side, unseen, usize::from(*capacity), *blind);
        let troop = Troop::of(side.iter().copied().collect(), *capacity);
        let horizon = Horizon::new(unseen.iter().copied().collect());
        let told = format!("{side:?} of {capacity}, blind {blind}, from {unseen:?}");
        assert_eq!(troop.strongest(&horizon, *blind), expected, "{told}");
        if troop.lacks() == 0 {
            assert_eq!(Some(troop.strength(*blind)), expected, "{told}");
        }
        // Strengths near the best one, of any formation.
        let near = expected.map_or(20, |best| best.sum);
        for _ in 0..4 {
            let own = Strength {
                formation: if *blind { Formation::Sum } else { Formation::ALL[dice.below(5) as usize] },
                sum: near.saturating_add_signed(dice.below(3) as i8 - 1),
            };
            let beaten = expected.is_some_and(|best| best > own);
            assert_eq!(troop.can_beat(own, &horizon, *blind), beaten, "{own} against {told}");
            // The cards that refute a claim do so by themselves, so the claim fails while they may come.
            if let Some(threat) = troop.threat(own, &horizon, *blind) {
                assert!(threat.iter().all(|card| unseen.contains(&card)), "{threat:?} {told}");
                let best = troop.strongest(&Horizon::new(threat), *blind);
                assert!(best > Some(own), "{own} is not beaten by {threat:?}: {told}");
            }
        }
    }
}

/// Runs the check on two threads.
fn in_parallel(check: impl Fn(u64) + Sync) {
    std::thread::scope(|scope| {
        for part in 0..2 {
            let check = &check;
            scope.spawn(move || check(part));
        }
    });
}

#[test]
fn the_proof_equals_brute_force_on_200_000_random_cases() {
    in_parallel(|part| {
        let mut dice = Dice::quick(part);
        for _ in 0..100_000 {
            Case::random(&mut dice, 11).check(&mut dice);
        }
    });
}

#[test]
fn the_proof_equals_brute_force_at_full_width() {
    // An empty side, with four places, with each elite troop: all 54 cards may come.
    let all: Vec<Card> = Card::deck(false).collect();
    let sides = [
        vec![],
        vec![Card::JOKER_1],
        vec![Card::SPY],
        vec![Card::SHIELD_BEARER],
        vec![Card::JOKER_2, Card::SHIELD_BEARER],
    ];
    in_parallel(|part| {
        let mut dice = Dice::quick(part);
        for side in &sides {
            for capacity in 3..=4 {
                for blind in [false, true] {
                    Case { side: side.clone(), unseen: all.clone(), capacity, blind }.check(&mut dice);
                }
            }
        }
        for _ in 0..100 {
            Case::random(&mut dice, 54).check(&mut dice);
        }
    });
}

/// ST-C1 … ST-C4 by brute force, from the cards on the table and the public counts.
fn brute_claimable(position: &Position, seat: Seat, stone: Stone) -> bool {
    let border = position.border();
    let you = seat.next(2);
    let capacity = usize::from(border.capacity(stone));
    let blind = border.is_blind(stone);
    let (own, other) = (border.side(seat, stone).cards(), border.side(you, stone).cards());
    if border.owner(stone).is_some() || own.len() < capacity {
        return false;
    }
    let strength = brute_force(own, &[], capacity, blind);
    let unseen: Vec<Card> = Card::deck(false).filter(|card| !border.shown().contains(*card)).collect();
    let reach =
        position.hand(you).clan().len() as usize + position.pile(schotten_totten::PileKind::Clan).len();
    if other.len() == capacity {
        let reply = brute_force(other, &[], capacity, blind);
        strength > reply || (strength == reply && border.first(stone) == Some(seat))
    } else {
        reach < capacity - other.len() || brute_force(other, &unseen, capacity, blind) <= strength
    }
}

#[test]
fn claims_in_random_games_equal_brute_force() {
    in_parallel(|part| {
        let mut dice = Dice::quick(99 + part);
        let mut scratch = Vec::new();
        let (mut yes, mut no) = (0, 0);
        for rules in Rules::all().cycle().take(48) {
            let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
            while !position.is_over() {
                let proof: ClaimProof<'_> = position.claim_proof();
                for seat in Seat::first(2) {
                    for stone in Stone::all() {
                        // Mostly late positions, with less to enumerate and more to claim.
                        if position.turn_number() < 25 && dice.below(20) > 0 {
                            continue;
                        }
                        let expected = brute_claimable(&position, seat, stone);
                        assert_eq!(proof.claimable(seat, stone), expected, "{seat} {stone}: {position}");
                        let told = position.explain_claim(seat, stone);
                        assert_eq!(told.claimable, expected, "{seat} {stone}: {position}");
                        if expected { yes += 1 } else { no += 1 }
                    }
                }
                let action = position.random_action(&mut dice, &mut scratch);
                position.apply(action, &mut dice);
            }
        }
        assert!(yes > 500 && no > 500, "{yes} claims held, {no} did not");
    });
}

/// The claims of the turn, proved from nothing.
fn claims_from_scratch(position: &Position) -> StoneSet {
    let rules = position.rules();
    let time = match position.phase() {
        Phase::Play => rules.claims_before_play(),
        Phase::Claim => rules.claims_after_play(),
        _ => false,
    };
    match position.decider() {
        Some(seat) if time => position.claim_proof().claims(seat),
        _ => StoneSet::EMPTY,
    }
}

#[test]
fn remembered_claims_equal_claims_from_scratch() {
    let mut dice = Dice::quick(17);
    let mut scratch = Vec::new();
    let mut found = 0;
    for rules in Rules::all().cycle().take(4_000) {
        let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
        // Some games leave claims for later, so that failed and possible claims stay on the table.
        let patient = dice.below(2) == 0;
        while !position.is_over() {
            let claims = position.claims_now();
            assert_eq!(claims, claims_from_scratch(&position), "{position}");
            // A position that was read or sampled knows the same claims.
            if dice.below(50) == 0 {
                let read: Position = position.to_string().parse().unwrap();
                assert_eq!(read.claims_now(), claims, "{position}");
                let seat = position.decider().unwrap();
                let sampled = Position::determinize(&position.view(seat.into()), &mut dice);
                assert_eq!(sampled.claims_now(), claims, "{position}");
            }
            found += u32::from(claims.len());
            let action = match claims.iter().next() {
                Some(stone) if !patient => Action::Claim(stone),
                _ => position.random_action(&mut dice, &mut scratch),
            };
            position.apply(action, &mut dice);
        }
        assert_eq!(position.claims_now(), StoneSet::EMPTY);
    }
    assert!(found > 10_000, "{found}");
}

#[test]
fn explanations_are_true_of_the_cards() {
    let mut dice = Dice::quick(7);
    let mut told = 0;
    for rules in Rules::all().cycle().take(80) {
        let mut position = Position::deal_rules(rules, Seat::B, &mut dice);
        while !position.is_over() {
            for stone in position.border().unclaimed() {
                let explanation = position.explain_claim(Seat::A, stone);
                let border = position.border();
                if let Some(reply) = explanation.best_reply {
                    let added: CardSet = reply.added().iter().copied().collect();
                    assert_eq!(added.without(border.unseen()), CardSet::EMPTY, "{position}");
                    let strength =
                        brute_force(reply.cards(), &[], reply.cards().len(), border.is_blind(stone));
                    assert_eq!(strength, Some(reply.strength), "{position}");
                    told += 1;
                }
                for blocker in explanation.ruled_out_by {
                    assert!(border.shown().contains(blocker), "{blocker} is not on the table: {position}");
                }
            }
            let action = position.random_action(&mut dice, &mut Vec::new());
            position.apply(action, &mut dice);
        }
    }
    assert!(told > 10_000);
}

#[test]
fn a_playout_ends_with_a_verdict() {
    let mut dice = Dice::quick(1);
    let mut position = Position::deal_rules("2016t".parse().unwrap(), Seat::A, &mut dice);
    let result = playout(&mut position, &mut dice);
    assert_eq!(position.turn().verdict(), Some(result.verdict));
    assert!(result.decisions > 30);
}
