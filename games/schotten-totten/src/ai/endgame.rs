//! Endgames without tactics, solved exactly.
//!
//! Once the pile is empty, the cards that a player sees neither on the table nor in the own hand are the opponent's: both
//! know everything, and alpha-beta search finds the result of perfect play. With one card left, the player who draws it
//! knows everything from then on, and the other does too: until that draw only the own decisions come, so the value of
//! an action is the mean over the cards that may be drawn.

use bots::{Solution, hash_combine};
use tabletop::{Seat, Verdict};

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::phase::Phase;
use crate::pile::Pile;
use crate::position::Position;
use crate::stone::{STONES, Stone};

/// The score of a game that has just been won.
const WON: i16 = 10_000;
/// The number of positions that the search looks at before it gives up.
const MOST_NODES: u32 = 400_000;
/// The same where a card is unknown: there are many more positions, and most of such searches would be in vain.
const MOST_NODES_LAST_DRAW: u32 = 150_000;
/// The number of remembered positions: a power of two.
const REMEMBERED: usize = 1 << 15;

impl Position {
    /// The exact values of all legal actions, if the deciding seat knows every card or draws the last unknown one, and
    /// the search is short enough.
    pub(super) fn solve_endgame(&self) -> Option<Solution<Action>> {
        if self.rules.tactics || self.turn.phase == Phase::Over {
            return None;
        }
        match self.clan.len() {
            0 => self.solve_known(),
            1 => self.solve_last_draw(),
            _ => None,
        }
    }

    /// The values if every card is known.
    fn solve_known(&self) -> Option<Solution<Action>> {
        let mut actions = Vec::new();
        self.list_legal(&mut actions);
        let mut search = Search::new(Measure::Result, MOST_NODES);
        let mut scores = Vec::with_capacity(actions.len());
        for &action in &actions {
            scores.push(search.score_of(self, action, -1, 1)?);
        }
        let best = *scores.iter().max()?;
        // A win is taken by the shortest way and a loss delayed.
        let mut chosen = actions[scores.iter().position(|score| *score == best)?];
        if best != 0
            && let Some(shortest) = self.by_length(&actions, &scores, best)
        {
            chosen = shortest;
        }
        let values = actions.into_iter().zip(scores.iter().map(|&score| reward(score)));
        Some(Solution { best: chosen, values: values.collect() })
    }

    /// The best result that can be reached, and an action that reaches it, if every card is known and the search needs no
    /// more than this number of positions. It costs far less than the values of all actions: the first win ends it.
    pub(super) fn best_in_endgame(&self, nodes: u32) -> Option<(Action, f32)> {
        if self.rules.tactics || self.turn.phase == Phase::Over || !self.clan.is_empty() {
            return None;
        }
        let mut actions = Vec::new();
        self.list_legal(&mut actions);
        self.sort_for_search(&mut actions);
        let mut search = Search::new(Measure::Result, nodes);
        let mut best: Option<(Action, i16)> = None;
        for action in actions {
            let alpha = best.map_or(-1, |(_, score)| score);
            let score = search.score_of(self, action, alpha, 1)?;
            if best.is_none_or(|(_, known)| score > known) {
                best = Some((action, score));
            }
            if score > 0 {
                break;
            }
        }
        best.map(|(action, score)| (action, reward(score)))
    }

    /// Sorts legal actions as the search tries them: claims, plays in their order, and the others.
    fn sort_for_search(&self, actions: &mut [Action]) {
        let plays = &mut [None; 54];
        let count = order_plays(self, u16::MAX, plays);
        actions.sort_by_key(|action| match action {
            Action::Claim(_) => 0,
            Action::Place(card, stone) => {
                let is_play =
                    |play: &Option<Ordered>| play.is_some_and(|(_, c, s)| (c, s) == (*card, *stone));
                1 + plays[..count].iter().position(is_play).unwrap_or(count)
            }
            _ => usize::MAX,
        });
    }

    /// Of the actions with the best result, the one with the shortest win or the longest loss.
    fn by_length(&self, actions: &[Action], scores: &[i16], best: i16) -> Option<Action> {
        let mut search = Search::new(Measure::Length, MOST_NODES);
        let mut chosen = None;
        let mut alpha = -WON - 1;
        for (&action, _) in actions.iter().zip(scores).filter(|(_, score)| **score == best) {
            let score = search.score_of(self, action, alpha, WON + 1)?;
            if score > alpha {
                (alpha, chosen) = (score, Some(action));
            }
        }
        chosen
    }

    /// The values if the deciding seat draws the last card of the pile in this turn.
    fn solve_last_draw(&self) -> Option<Solution<Action>> {
        let me = self.turn.seat;
        let unknown = self.border.unseen().without(self.hand(me));
        // The positions that the seat considers possible, one for each card that may be the last of the pile.
        let possible = unknown.into_iter().map(|last| {
            let mut position = *self;
            position.clan = Pile::from_top(&[last]);
            position.hands[me.next(2).index()] = unknown.without(CardSet::of(last));
            position
        });
        let possible: Vec<Position> = possible.collect();
        let mut actions = Vec::new();
        self.list_legal(&mut actions);
        let mut search = Search::new(Measure::Result, MOST_NODES_LAST_DRAW);
        let mut values = Vec::with_capacity(actions.len());
        for &action in &actions {
            values.push((action, search.mean_after(me, &possible, action)?));
        }
        let highest = values.iter().map(|(_, value)| *value).fold(0.0, f32::max);
        let (best, _) = *values.iter().find(|(_, value)| *value >= highest)?;
        Some(Solution { best, values })
    }
}

/// The reward of a result.
fn reward(result: i16) -> f32 {
    0.5 + 0.5 * f32::from(result)
}

/// What a score says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Measure {
    /// Won, drawn or lost: 1, 0 or −1.
    Result,
    /// [`WON`] less the number of actions to the end; negative for a loss.
    Length,
}

impl Measure {
    /// The score of the same end, one action before.
    fn before(self, score: i16) -> i16 {
        if self == Measure::Length { score - score.signum() } else { score }
    }

    /// The bound one action later that corresponds to a bound now.
    fn after(self, bound: i16) -> i16 {
        if self == Measure::Length { bound + bound.signum() } else { bound }
    }
}

/// A remembered position.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    /// The score is at least `low` and at most `high`.
    low: i16,
    high: i16,
    /// The play that was best, by card and stone.
    best: u16,
}

struct Search {
    measure: Measure,
    table: Vec<Entry>,
    /// The number of positions that may still be looked at.
    nodes_left: u32,
}

/// A play with its place in the order of trying.
type Ordered = (i16, Card, Stone);

impl Search {
    fn new(measure: Measure, nodes: u32) -> Search {
        let empty = Entry { key: 0, low: i16::MIN, high: i16::MAX, best: u16::MAX };
        Search { measure, table: vec![empty; REMEMBERED], nodes_left: nodes }
    }

    /// The score of an action for its seat; exact if it lies between the bounds. `None` if the search takes too long.
    fn score_of(&mut self, position: &Position, action: Action, alpha: i16, beta: i16) -> Option<i16> {
        let mut after = *position;
        after.apply_action(action);
        self.score_after(position, &after, alpha, beta)
    }

    /// The score of a position for the seat that has just made an action.
    fn score_after(&mut self, before: &Position, after: &Position, alpha: i16, beta: i16) -> Option<i16> {
        let (alpha, beta) = (self.measure.after(alpha), self.measure.after(beta));
        let score = if after.turn.seat == before.turn.seat {
            self.score(after, alpha, beta)?
        } else {
            -self.score(after, -beta, -alpha)?
        };
        Some(self.measure.before(score))
    }

    /// The score of a position for the seat to move, or that moved last.
    fn score(&mut self, position: &Position, mut alpha: i16, beta: i16) -> Option<i16> {
        if position.turn.phase == Phase::Over {
            let won = if self.measure == Measure::Length { WON } else { 1 };
            return Some(match position.turn.verdict {
                Verdict::Won(seat) if seat == position.turn.seat => won,
                Verdict::Won(_) => -won,
                Verdict::Draw | Verdict::Nobody => 0,
            });
        }
        if self.measure == Measure::Length {
            // At best the next action wins, and at worst it loses: where that is not enough, nothing is.
            if alpha >= WON - 1 {
                return Some(WON - 1);
            }
            if beta <= 1 - WON {
                return Some(1 - WON);
            }
        }
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        if let Some(stone) = position.claims_now().into_iter().next() {
            return self.score_claim(position, stone, alpha, beta);
        }
        if position.turn.phase == Phase::Claim {
            return self.score_of(position, Action::End, alpha, beta);
        }
        let hand = position.hand(position.turn.seat);
        let room = position.border.room(position.turn.seat);
        if hand.is_empty() || room.is_empty() {
            return self.score_of(position, Action::Pass, alpha, beta);
        }
        let key = key(position);
        let slot = key as usize & (REMEMBERED - 1);
        let known = self.table[slot];
        let mut first = u16::MAX;
        if known.key == key {
            if known.low >= beta || known.low == known.high {
                return Some(known.low);
            }
            if known.high <= alpha {
                return Some(known.high);
            }
            first = known.best;
        }
        let plays = &mut [None; 54];
        let count = order_plays(position, first, plays);
        let start = alpha;
        let (mut best, mut best_play) = (i16::MIN, u16::MAX);
        for (_, card, stone) in plays[..count].iter().flatten().copied() {
            let score = self.score_of(position, Action::Place(card, stone), alpha, beta)?;
            if score > best {
                (best, best_play) = (score, play_number(card, stone));
                alpha = alpha.max(best);
                if best >= beta {
                    break;
                }
            }
        }
        let low = if best > start { best } else { i16::MIN };
        let high = if best < beta { best } else { i16::MAX };
        self.table[slot] = Entry { key, low, high, best: best_play };
        Some(best)
    }

    /// The mean reward of a seat that makes this action in positions which it cannot tell apart.
    fn mean_after(&mut self, me: Seat, possible: &[Position], action: Action) -> Option<f32> {
        let after = possible.iter().map(|position| {
            let mut after = *position;
            after.apply_action(action);
            after
        });
        let after: Vec<Position> = after.collect();
        self.mean(me, &after)
    }

    /// The mean reward of a seat in positions which it cannot tell apart while the pile is not empty. All its decisions are
    /// the same in these positions until it draws.
    fn mean(&mut self, me: Seat, possible: &[Position]) -> Option<f32> {
        let one = &possible[0];
        if one.turn.phase == Phase::Over || one.clan.is_empty() {
            let mut sum = 0.0;
            for position in possible {
                let score = self.score(position, -1, 1)?;
                sum += reward(if position.turn.seat == me { score } else { -score });
            }
            return Some(sum / possible.len() as f32);
        }
        if one.turn.seat != me {
            // A full hand does not draw, and the opponent decides without knowing the last card.
            return None;
        }
        if let Some(stone) = one.claims_now().into_iter().next() {
            let claimed = self.mean_after(me, possible, Action::Claim(stone))?;
            let mut declined = possible.to_vec();
            for position in &mut declined {
                position.turn.claims.remove(stone);
            }
            return Some(claimed.max(self.mean(me, &declined)?));
        }
        let mut actions = Vec::new();
        one.list_legal(&mut actions);
        let mut best = 0.0_f32;
        for action in actions {
            best = best.max(self.mean_after(me, possible, action)?);
        }
        Some(best)
    }

    /// The score if a stone is claimed or, failing that, if it is not claimed in this phase. It is not claimed only where
    /// that is better: an opponent without room may pass.
    fn score_claim(&mut self, position: &Position, stone: Stone, alpha: i16, beta: i16) -> Option<i16> {
        let claimed = self.score_of(position, Action::Claim(stone), alpha, beta)?;
        if claimed >= beta {
            return Some(claimed);
        }
        let mut declined = *position;
        declined.turn.claims.remove(stone);
        Some(claimed.max(self.score(&declined, alpha.max(claimed), beta)?))
    }
}

fn play_number(card: Card, stone: Stone) -> u16 {
    u16::from(card.index()) * u16::from(STONES) + stone.index() as u16
}

/// Lists the plays: the one that was best before, then those that complete a side against a complete one and win it, the
/// strongest completions, and the others.
fn order_plays(position: &Position, first: u16, plays: &mut [Option<Ordered>; 54]) -> usize {
    let me = position.turn.seat;
    let (you, border) = (me.next(2), &position.border);
    let mut count = 0;
    for stone in border.room(me) {
        let completes = border.side(me, stone).len() == 2;
        for card in position.hand(me) {
            let mut rank = 0;
            if completes {
                let mut after = *border;
                after.place(me, stone, card);
                let own = after.strength(me, stone);
                rank = 10 * own.formation as i16 + i16::from(own.sum);
                if border.complete(you).contains(stone) {
                    rank = if own > border.strength(you, stone) { 1000 + rank } else { -rank };
                }
            }
            if play_number(card, stone) == first {
                rank = i16::MAX;
            }
            plays[count] = Some((rank, card, stone));
            count += 1;
        }
    }
    plays[..count].sort_unstable_by_key(|play| play.map(|(rank, ..)| -rank));
    count
}

/// A hash of all that matters in a position whose pile is empty.
fn key(position: &Position) -> u64 {
    let border = &position.border;
    let turn = position.turn;
    let mut key = hash_combine(position.hands[0].bits(), position.hands[1].bits());
    for seat in Seat::first(2) {
        for stone in border.unclaimed() {
            key = hash_combine(key, border.side(seat, stone).set().bits());
        }
    }
    let sets = Stone::all().fold(0_u64, |sets, stone| {
        let of = |seat: Option<Seat>| seat.map_or(0, |seat| seat.index() as u64 + 1);
        sets << 4 | of(border.owner(stone)) << 2 | of(border.first(stone))
    });
    hash_combine(key, sets << 8 | u64::from(turn.passes) << 4 | turn.seat.index() as u64)
}
