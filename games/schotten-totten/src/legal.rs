//! The legal actions: listed, counted, or picked at random, all from the same [`Choices`].

use tabletop::{Dice, Seat};

use crate::action::{Action, PileKind};
use crate::card::{Card, CardGroups, CardSet};
use crate::phase::Phase;
use crate::position::Position;
use crate::rules::Edition;
use crate::stone::{Stone, StoneSet};

/// The legal actions of the phase `play` in factored form: products of cards and stones are not expanded.
#[derive(Clone, Copy)]
struct Choices<'a> {
    position: &'a Position,
    me: Seat,
    /// Stones to claim now.
    claims: StoneSet,
    /// Cards that may be placed on any stone with room.
    troops: CardSet,
    /// Stones with room on the own side.
    room: StoneSet,
    /// Combat modes that may be laid on any unclaimed stone.
    modes: CardSet,
    /// The ruses in hand that may be played.
    ruses: CardSet,
    pass: bool,
}

impl<'a> Choices<'a> {
    #[inline]
    fn new(position: &'a Position) -> Choices<'a> {
        Choices { claims: position.claims_now(), ..Choices::without_claims(position) }
    }

    #[inline]
    fn without_claims(position: &'a Position) -> Choices<'a> {
        let me = position.turn.seat;
        let hand = position.hand(me);
        let room = position.border.room(me);
        let mut troops = hand.clan();
        // ST-T2: passing is legal only if no clan card can be played.
        let pass = troops.is_empty() || room.is_empty();
        let (mut modes, mut ruses) = (CardSet::EMPTY, CardSet::EMPTY);
        // ST-X1
        if !hand.tactic().is_empty() && position.may_play_tactic() {
            // ST-X2
            troops = hand.and(CardSet::TROOPS).without(position.kept_jokers(me));
            modes = hand.and(CardSet::MODES);
            ruses = hand.without(CardSet::TROOPS).without(CardSet::MODES);
        }
        Choices { position, me, claims: StoneSet::EMPTY, troops, room, modes, ruses, pass }
    }

    fn placements(&self) -> u32 {
        u32::from(self.troops.len()) * u32::from(self.room.len())
    }

    fn layings(&self) -> u32 {
        u32::from(self.modes.len()) * u32::from(self.position.border.unclaimed().len())
    }

    /// ST-X6: with no card left to draw the Recruiter cannot be played.
    fn recruiter(&self) -> bool {
        self.ruses.contains(Card::RECRUITER) && self.position.clan.len() + self.position.tactic.len() > 0
    }

    /// The stones to which a ruse can move a card from this stone (ST-X7, ST-X9).
    fn targets(&self, from: Stone, same_allowed: bool) -> StoneSet {
        if same_allowed { self.room } else { self.room.without(StoneSet::of(from)) }
    }

    /// ST-X9: only the 2016 Traitor may put the card at the same stone.
    fn traitor_targets(&self, from: Stone) -> StoneSet {
        self.targets(from, self.position.rules.edition == Edition::E2016)
    }

    /// Calls `each` for every legal play of a ruse except the Recruiter.
    fn each_ruse(&self, mut each: impl FnMut(Action)) {
        let border = &self.position.border;
        let you = self.me.next(2);
        if self.ruses.contains(Card::STRATEGIST) {
            for from in border.unclaimed() {
                for &card in border.side(self.me, from).cards() {
                    for to in self.targets(from, false) {
                        each(Action::Strategist { card, from, to: Some(to) });
                    }
                    each(Action::Strategist { card, from, to: None });
                }
            }
        }
        if self.ruses.contains(Card::BANSHEE) {
            for from in border.unclaimed() {
                for &card in border.side(you, from).cards() {
                    each(Action::Banshee { card, from });
                }
            }
        }
        if self.ruses.contains(Card::TRAITOR) {
            for from in border.unclaimed() {
                for &card in border.side(you, from).cards().iter().filter(|card| card.is_clan()) {
                    for to in self.traitor_targets(from) {
                        each(Action::Traitor { card, from, to });
                    }
                }
            }
        }
    }

    /// Whether there is a ruse that acts on a card of the border: any but the Recruiter.
    fn has_targeted_ruse(&self) -> bool {
        !self.ruses.without(CardSet::of(Card::RECRUITER)).is_empty()
    }

    /// The play of a ruse with this index in the order of [`Choices::each_ruse`], or by how much the index is too large.
    fn nth_ruse(&self, mut n: u32) -> Result<Action, u32> {
        let border = &self.position.border;
        let you = self.me.next(2);
        if self.ruses.contains(Card::STRATEGIST) {
            for from in border.unclaimed() {
                let (side, targets) = (border.side(self.me, from), self.targets(from, false));
                let each = u32::from(targets.len()) + 1;
                let count = u32::from(side.len()) * each;
                if n < count {
                    let (card, to) = (side.cards()[(n / each) as usize], n % each);
                    let to = (to + 1 < each).then(|| targets.nth(to));
                    return Ok(Action::Strategist { card, from, to });
                }
                n -= count;
            }
        }
        if self.ruses.contains(Card::BANSHEE) {
            for from in border.unclaimed() {
                let cards = border.side(you, from).cards();
                if let Some(&card) = cards.get(n as usize) {
                    return Ok(Action::Banshee { card, from });
                }
                n -= cards.len() as u32;
            }
        }
        if self.ruses.contains(Card::TRAITOR) {
            for from in border.unclaimed() {
                let (side, targets) = (border.side(you, from), self.traitor_targets(from));
                let each = u32::from(targets.len());
                let count = u32::from(side.set().clan().len()) * each;
                if n < count {
                    let mut clan = side.cards().iter().copied().filter(|card| card.is_clan());
                    let card = clan.nth((n / each) as usize).expect("counted before");
                    return Ok(Action::Traitor { card, from, to: targets.nth(n % each) });
                }
                n -= count;
            }
        }
        Err(n)
    }

    /// The number of legal plays of ruses, without the Recruiter.
    fn ruse_count(&self) -> u32 {
        let border = &self.position.border;
        let you = self.me.next(2);
        let mut count = 0;
        if !self.has_targeted_ruse() {
            return 0;
        }
        let room = u32::from(self.room.len());
        if self.ruses.contains(Card::STRATEGIST) {
            for from in border.unclaimed() {
                let targets = room - u32::from(self.room.contains(from));
                count += u32::from(border.side(self.me, from).len()) * (targets + 1);
            }
        }
        if self.ruses.contains(Card::BANSHEE) {
            count += border
                .unclaimed()
                .into_iter()
                .map(|from| u32::from(border.side(you, from).len()))
                .sum::<u32>();
        }
        if self.ruses.contains(Card::TRAITOR) {
            for from in border.unclaimed() {
                let clan = border.side(you, from).set().clan().len();
                count += u32::from(clan) * u32::from(self.traitor_targets(from).len());
            }
        }
        count
    }

    fn count(&self) -> u32 {
        self.placements()
            + self.layings()
            + self.ruse_count()
            + u32::from(self.recruiter())
            + u32::from(self.pass)
            + u32::from(self.claims.len())
    }

    /// The legal action with this index; claims come last.
    fn nth(&self, mut n: u32) -> Action {
        if n < self.placements() {
            let stones = u32::from(self.room.len());
            return Action::Place(self.troops.nth(n / stones), self.room.nth(n % stones));
        }
        n -= self.placements();
        if n < self.layings() {
            let unclaimed = self.position.border.unclaimed();
            let stones = u32::from(unclaimed.len());
            return Action::Place(self.modes.nth(n / stones), unclaimed.nth(n % stones));
        }
        n -= self.layings();
        if self.has_targeted_ruse() {
            match self.nth_ruse(n) {
                Ok(action) => return action,
                Err(left) => n = left,
            }
        }
        if self.recruiter() {
            if n == 0 {
                return Action::Recruiter;
            }
            n -= 1;
        }
        if self.pass {
            if n == 0 {
                return Action::Pass;
            }
            n -= 1;
        }
        Action::Claim(self.claims.nth(n))
    }

    fn list(&self, out: &mut Vec<Action>) {
        for card in self.troops {
            out.extend(self.room.into_iter().map(|stone| Action::Place(card, stone)));
        }
        for card in self.modes {
            out.extend(self.position.border.unclaimed().into_iter().map(|stone| Action::Place(card, stone)));
        }
        self.each_ruse(|action| out.push(action));
        out.extend(self.recruiter().then_some(Action::Recruiter));
        out.extend(self.pass.then_some(Action::Pass));
        out.extend(self.claims.into_iter().map(Action::Claim));
    }
}

/// A random action of the phase `play`.
#[derive(Clone, Copy)]
pub(crate) enum RandomPlay {
    /// A clan card or an elite troop goes to a side.
    Placement(Card, Stone),
    /// Any action.
    Other(Action),
}

/// The legal actions of `play` other than claims, counted.
pub(crate) struct Plays<'a> {
    choices: Choices<'a>,
    count: u32,
}

impl Plays<'_> {
    /// One of them, each equally likely.
    #[inline]
    pub(crate) fn pick(&self, dice: &mut Dice) -> Action {
        self.choices.nth(dice.below(self.count))
    }
}

impl Position {
    /// The stones that the seat to move may claim now (ST-T3, ST-C1).
    #[inline]
    pub const fn claims_now(&self) -> StoneSet {
        self.turn.claims
    }

    /// The piles that the seat to move can draw from now.
    #[inline]
    pub(crate) fn draws(&self) -> (bool, bool) {
        let may = match self.turn.phase {
            // ST-T4
            Phase::Claim => self.hand_has_room(),
            Phase::Recruit(_) => true,
            _ => false,
        };
        (may && !self.clan.is_empty(), may && !self.tactic.is_empty())
    }

    /// Appends every legal action.
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        match self.turn.phase {
            Phase::Play => Choices::new(self).list(out),
            Phase::Claim | Phase::Recruit(_) => {
                out.extend(self.claims_now().into_iter().map(Action::Claim));
                let (clan, tactic) = self.draws();
                out.extend(clan.then_some(Action::Draw(PileKind::Clan)));
                out.extend(tactic.then_some(Action::Draw(PileKind::Tactic)));
                out.extend((!clan && !tactic).then_some(Action::End));
            }
            Phase::Return(_) => {
                out.extend(self.returnable(self.turn.seat).into_iter().map(Action::PutBack));
            }
            Phase::Over => {}
        }
    }

    /// The number of legal actions.
    pub(crate) fn count_legal(&self) -> usize {
        match self.turn.phase {
            Phase::Play => Choices::new(self).count() as usize,
            Phase::Claim | Phase::Recruit(_) => {
                let (clan, tactic) = self.draws();
                usize::from(self.claims_now().len()) + usize::from(clan && tactic) + 1
            }
            Phase::Return(_) => usize::from(self.returnable(self.turn.seat).len()),
            Phase::Over => 0,
        }
    }

    /// A legal action, each equally likely.
    pub(crate) fn pick_legal(&self, dice: &mut Dice) -> Action {
        match self.turn.phase {
            Phase::Play => {
                let choices = Choices::new(self);
                choices.nth(dice.below(choices.count()))
            }
            Phase::Claim | Phase::Recruit(_) => {
                let claims = self.claims_now();
                let others = self.count_legal() as u32 - u32::from(claims.len());
                let n = dice.below(u32::from(claims.len()) + others);
                if n < others { self.nth_draw(n) } else { Action::Claim(claims.nth(n - others)) }
            }
            Phase::Return(_) => self.random_put_back(dice),
            Phase::Over => panic!("the game is over: nothing is legal"),
        }
    }

    /// A legal action of `play` other than a claim. If placing a card on a side is all that can be done, a card and a stone
    /// are chosen one by one, without counting all actions; every action is equally likely.
    // The inner loop of a playout.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn random_play(&self, dice: &mut Dice) -> RandomPlay {
        let Choices { troops, room, modes, ruses, pass, .. } = Choices::without_claims(self);
        if pass || !modes.or(ruses).is_empty() {
            return RandomPlay::Other(self.any_play(dice));
        }
        let card = troops.nth(dice.below(troops.len().into()));
        RandomPlay::Placement(card, room.nth(dice.below(room.len().into())))
    }

    #[inline(never)]
    fn any_play(&self, dice: &mut Dice) -> Action {
        self.plays().pick(dice)
    }

    /// The legal actions of `play` other than claims.
    #[inline]
    pub(crate) fn plays(&self) -> Plays<'_> {
        let choices = Choices::without_claims(self);
        Plays { choices, count: choices.count() }
    }

    #[inline]
    fn nth_draw(&self, n: u32) -> Action {
        match self.draws() {
            (true, true) if n == 1 => Action::Draw(PileKind::Tactic),
            (true, _) => Action::Draw(PileKind::Clan),
            (false, true) => Action::Draw(PileKind::Tactic),
            (false, false) => Action::End,
        }
    }

    pub(crate) fn random_put_back(&self, dice: &mut Dice) -> Action {
        let cards = self.returnable(self.turn.seat);
        Action::PutBack(cards.nth(dice.below(u32::from(cards.len()))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn the_action_with_an_index_is_the_one_in_the_list() {
        let mut dice = Dice::quick(8);
        let mut ruses = 0;
        for rules in Rules::all().filter(|rules| rules.tactics).cycle().take(400) {
            let mut position = Position::deal_rules(rules, Seat::A, &mut dice);
            while position.turn.phase != Phase::Over {
                if position.turn.phase == Phase::Play {
                    let choices = Choices::new(&position);
                    let mut listed = Vec::new();
                    choices.list(&mut listed);
                    let indexed: Vec<Action> = (0..choices.count()).map(|n| choices.nth(n)).collect();
                    assert_eq!(indexed, listed, "{position}");
                    ruses += u32::from(choices.has_targeted_ruse());
                }
                position.apply_action(position.pick_legal(&mut dice));
            }
        }
        assert!(ruses > 1_000, "{ruses}");
    }
}
