//! What is known of playing well, for the bots.
//!
//! For each stone both sides get a *promise* between 0 and 1: how strong they are or are likely to become, from the
//! formations that are still open, the cards of the hand that would make them, and the unseen cards that would. The
//! difference of two promises is the chance of the stone; nine chances, and how they lie side by side, are the
//! chance of the game.

use tabletop::{Dice, Knowledge, Rewards, Seat};

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::formation::{Formation, Strength};
use crate::phase::Phase;
use crate::playout::playout;
use crate::position::Position;
use crate::stone::{STONES, Stone};
use crate::strongest::{Horizon, Troop};

/// How many turns a judgement looks ahead: the opponent's, the own, and the opponent's again.
const AHEAD: u32 = 3;
/// How many plays a guided turn chooses from.
const TRIES: u32 = 8;

/// How strong a complete side is, from 0 to 1: the share of ordinary sides it would beat.
fn worth(strength: Strength, capacity: u8) -> f32 {
    let height = f32::from(strength.sum) / (9.0 * f32::from(capacity));
    match strength.formation {
        Formation::Sum => 0.40 * height * height,
        Formation::Run => 0.36 + 0.14 * height,
        Formation::Colour => 0.50 + 0.18 * height,
        Formation::Kind => 0.72 + 0.12 * height,
        Formation::ColourRun => 0.86 + 0.14 * height,
    }
}

/// The chance to get one of so many cards that would help: surely if one is in the hand, else by the draws to come.
fn chance(in_hand: u32, unseen: u32, draw: f32) -> f32 {
    if in_hand > 0 { 0.95 } else { 1.0 - (1.0 - draw).powi(unseen as i32) }
}

/// What one seat can hope for.
struct Hopes {
    /// The clan cards of its hand.
    hand: CardSet,
    /// The elite troops of its hand that it may play (ST-X1, ST-X2).
    elite: CardSet,
    /// The clan cards that are neither on the table nor in its hand.
    out: CardSet,
    /// The chance to draw any one of those in time.
    draw: f32,
}

impl Hopes {
    fn new(position: &Position, seat: Seat) -> Hopes {
        let hand = position.hand(seat).clan();
        let (own, other) = (position.tally[seat.index()], position.tally[seat.next(2).index()]);
        let barred = if own.joker { CardSet::JOKERS } else { CardSet::EMPTY };
        let elite = if own.played <= other.played {
            position.hand(seat).and(CardSet::TROOPS).tactic().without(barred)
        } else {
            CardSet::EMPTY
        };
        let out = position.border.unseen().without(hand);
        let draws = f32::from(position.clan.len()) / 2.0;
        Hopes { hand, elite, out, draw: (draws / f32::from(out.len().max(1))).min(0.5) * 0.5 }
    }

    /// What a side promises.
    fn promise(&self, side: CardSet, capacity: u8, blind: bool) -> f32 {
        let troop = Troop::of(side, capacity);
        match troop.lacks() {
            0 => worth(troop.strength(blind), capacity),
            1 => self.last_card(side, capacity, blind),
            lacks => self.early(side, capacity, blind, lacks),
        }
    }

    /// One card is lacking: every formation that it could complete, by its chance.
    fn last_card(&self, side: CardSet, capacity: u8, blind: bool) -> f32 {
        // The best worth that each card brings, from the hand and from outside.
        let mut outs = [[0_u32; 5]; 2];
        let mut best_sum = [0_u8; 2];
        for (place, cards) in [self.hand.or(self.elite), self.out].into_iter().enumerate() {
            for card in cards {
                let strength = Troop::of(side.or(CardSet::of(card)), capacity).strength(blind);
                outs[place][strength.formation as usize] += 1;
                best_sum[place] = best_sum[place].max(strength.sum);
            }
        }
        let sum = if best_sum[0] > 0 { best_sum[0] } else { best_sum[1].saturating_sub(3) };
        let mut promise = worth(Strength { formation: Formation::Sum, sum }, capacity);
        for formation in &Formation::ALL[1..] {
            let (held, unseen) = (outs[0][*formation as usize], outs[1][*formation as usize]);
            let value = worth(Strength { formation: *formation, sum }, capacity);
            let likely = chance(held, unseen, self.draw);
            promise = promise.max(likely * value + (1.0 - likely) * promise);
        }
        promise
    }

    /// Two or more cards are lacking: what could become of it at best, made modest, and what the hand holds for it.
    fn early(&self, side: CardSet, capacity: u8, blind: bool, lacks: u8) -> f32 {
        if side.is_empty() {
            return 0.47;
        }
        let troop = Troop::of(side, capacity);
        let by_hand =
            troop.strongest(&Horizon::new(self.hand), blind).map_or(0.0, |best| worth(best, capacity));
        let all = Horizon::new(self.hand.or(self.out));
        let at_best = troop.strongest(&all, blind).map_or(0.0, |best| worth(best, capacity));
        let far = 0.60 - 0.06 * f32::from(lacks);
        (0.30 + far * at_best * 0.45).max(0.92 * by_hand)
    }
}

/// The chance that seat A wins each stone.
fn chances(position: &Position) -> [f32; STONES as usize] {
    let (a, b) = (Hopes::new(position, Seat::A), Hopes::new(position, Seat::B));
    let border = &position.border;
    let evidence = position.evidence();
    let mut chances = [0.5; STONES as usize];
    for stone in Stone::all() {
        chances[stone.index()] = match border.owner(stone) {
            Some(seat) => f32::from(u8::from(seat == Seat::A)),
            None if evidence.claimable(Seat::A, stone) => 0.97,
            None if evidence.claimable(Seat::B, stone) => 0.03,
            None => {
                let (capacity, blind) = (border.capacity(stone), border.is_blind(stone));
                let own = a.promise(border.side(Seat::A, stone).set(), capacity, blind);
                let other = b.promise(border.side(Seat::B, stone).set(), capacity, blind);
                1.0 / (1.0 + (-6.0 * (own - other)).exp())
            }
        };
    }
    chances
}

/// The chance that A wins the game, from the chances of the stones: five of them, or three side by side.
fn win_chance(stones: &[f32; STONES as usize]) -> f32 {
    let lead: f32 = stones.iter().map(|chance| chance - 0.5).sum();
    let threes: f32 = stones
        .windows(3)
        .map(|three| {
            let own: f32 = three.iter().product();
            let other: f32 = three.iter().map(|chance| 1.0 - chance).product();
            own * own - other * other
        })
        .sum();
    1.0 / (1.0 + (-(1.1 * lead + 3.0 * threes)).exp())
}

impl Knowledge for Position {
    fn playout(&mut self, dice: &mut Dice, _: &mut Vec<Action>) -> Rewards {
        Rewards::of(playout(self, dice).verdict, 2)
    }

    fn judge(&mut self, dice: &mut Dice, _: &mut Vec<Action>) -> Rewards {
        self.finish_turn(dice);
        for _ in 0..AHEAD {
            if self.turn.phase == Phase::Over {
                break;
            }
            self.guided_turn(dice);
        }
        self.evaluate()
    }

    fn evaluate(&self) -> Rewards {
        if self.turn.phase == Phase::Over {
            return Rewards::of(self.turn.verdict, 2);
        }
        let a = win_chance(&chances(self));
        Rewards::new(2, |seat| if seat == Seat::A { a } else { 1.0 - a })
    }

    fn priors(&self, actions: &[Action], weights: &mut Vec<f32>) {
        let me = self.turn.seat;
        let horizon = Horizon::new(self.border.unseen());
        weights.extend(actions.iter().map(|action| match *action {
            // What can be claimed is rarely worth waiting for.
            Action::Claim(_) => 20.0,
            Action::Pass | Action::End => 0.3,
            Action::Place(card, stone) if card.is_troop() => self.fit(me, card, stone, &horizon),
            Action::Place(..) => 0.7,
            _ => 1.0,
        }));
    }
}

impl Position {
    /// Plays a turn: of a few plays taken at random the one that fits best.
    fn guided_turn(&mut self, dice: &mut Dice) {
        for stone in self.claims_now() {
            self.claim(stone);
            if self.turn.phase == Phase::Over {
                return;
            }
        }
        let me = self.turn.seat;
        let horizon = Horizon::new(self.border.unseen());
        let mut best = (f32::NEG_INFINITY, Action::Pass);
        for _ in 0..TRIES {
            let action = self.random_play(dice);
            let weight = match action {
                Action::Place(card, stone) if card.is_troop() => self.fit(me, card, stone, &horizon),
                _ => 1.0,
            };
            if weight > best.0 {
                best = (weight, action);
            }
        }
        self.apply_action(best.1);
        self.finish_turn(dice);
    }

    /// How well a card fits the own side of a stone.
    fn fit(&self, me: Seat, card: Card, stone: Stone, horizon: &Horizon) -> f32 {
        let border = &self.border;
        let (capacity, blind) = (border.capacity(stone), border.is_blind(stone));
        let side = border.side(me, stone).set();
        let with = Troop::of(side.or(CardSet::of(card)), capacity);
        let best = |troop: Troop| troop.strongest(horizon, blind).map_or(0.0, |best| worth(best, capacity));
        let after = best(with);
        if with.lacks() > 0 {
            return 0.3 + 2.0 * after * after;
        }
        // Complete: good if it wins, bad if it is already beaten.
        let you = me.next(2);
        let strength = with.strength(blind);
        if border.complete(you).contains(stone) {
            return if strength > border.strength(you, stone) { 12.0 } else { 0.05 };
        }
        0.2 + 4.0 * after * after
    }
}
