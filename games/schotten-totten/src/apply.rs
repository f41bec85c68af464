//! Making a legal action. Nothing else changes a position.

use tabletop::{Seat, Verdict};

use crate::action::{Action, PileKind};
use crate::card::{Card, CardSet, Kind};
use crate::phase::Phase;
use crate::position::Position;
use crate::stone::{Stone, StoneSet};
use crate::turn::TurnState;

impl Position {
    /// Makes a legal action.
    #[inline]
    pub(crate) fn apply_action(&mut self, action: Action) {
        self.make(action);
        if !matches!(action, Action::Claim(_)) {
            self.find_claims();
        }
    }

    /// Makes a legal action, after which the claims are those of before: for callers that do not ask for them.
    #[inline]
    pub(crate) fn make(&mut self, action: Action) {
        match action {
            Action::Place(card, stone) => self.place(card, stone),
            Action::Draw(pile) => self.draw(pile),
            Action::Claim(stone) => self.claim(stone),
            Action::End => self.end_turn(),
            Action::Pass => {
                self.turn.passes += 1;
                self.turn.phase = Phase::Claim;
            }
            Action::Strategist { card, from, to } => self.strategist(card, from, to),
            Action::Banshee { card, from } => self.banshee(card, from),
            Action::Traitor { card, from, to } => self.traitor(card, from, to),
            Action::Recruiter => self.recruiter(),
            Action::PutBack(card) => self.put_back(card),
        }
    }

    #[inline]
    const fn me(&self) -> Seat {
        self.turn.seat
    }

    /// A card leaves the hand and is played.
    #[inline]
    fn play(&mut self, card: Card) {
        let me = self.me().index();
        self.hands[me].remove(card);
        self.memory.left_hand(card);
        if !card.is_clan() {
            self.tally[me].count(card);
        }
        self.turn.passes = 0;
        self.turn.phase = Phase::Claim;
    }

    #[inline]
    pub(crate) fn place(&mut self, card: Card, stone: Stone) {
        self.play(card);
        if card.kind() == Kind::Mode {
            self.border.lay(stone, card);
        } else {
            self.border.place(self.me(), stone, card);
        }
    }

    /// ST-X5: a ruse goes to the discard after its effect, behind the card it put there.
    fn discard(&mut self, card: Card) {
        self.border.show(card);
        self.discard.push(card);
    }

    /// ST-X7
    #[cold]
    fn strategist(&mut self, card: Card, from: Stone, to: Option<Stone>) {
        self.play(Card::STRATEGIST);
        self.border.take(self.me(), from, card);
        match to {
            Some(to) => self.border.place(self.me(), to, card),
            None => self.discard(card),
        }
        self.discard(Card::STRATEGIST);
    }

    /// ST-X8
    #[cold]
    fn banshee(&mut self, card: Card, from: Stone) {
        self.play(Card::BANSHEE);
        self.border.take(self.me().next(2), from, card);
        self.discard(card);
        self.discard(Card::BANSHEE);
    }

    /// ST-X9
    #[cold]
    fn traitor(&mut self, card: Card, from: Stone, to: Stone) {
        self.play(Card::TRAITOR);
        self.border.take(self.me().next(2), from, card);
        self.border.place(self.me(), to, card);
        self.discard(Card::TRAITOR);
    }

    /// ST-X6
    #[cold]
    fn recruiter(&mut self) {
        self.play(Card::RECRUITER);
        self.discard(Card::RECRUITER);
        let keeps_joker = !self.rules.joker_returns && !self.kept_jokers(self.me()).is_empty();
        self.memory.recruits(self.me(), keeps_joker);
        self.turn.phase = Phase::Recruit(3.min(self.clan.len() + self.tactic.len()));
    }

    /// Takes the top card of a pile into the hand.
    // The inner loop of a playout, as is `Border::place`.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn take_card(&mut self, pile: PileKind) {
        let me = self.me();
        let card = match pile {
            PileKind::Clan => self.clan.draw(),
            PileKind::Tactic => self.tactic.draw(),
        };
        self.hands[me.index()].insert(card);
        self.memory.drawn(me, pile, card, self.pile_len(pile));
    }

    #[inline]
    pub(crate) fn draw(&mut self, pile: PileKind) {
        self.take_card(pile);
        match self.turn.phase {
            Phase::Recruit(1) => self.begin_return(),
            Phase::Recruit(left) => self.turn.phase = Phase::Recruit(left - 1),
            _ => self.end_turn(),
        }
    }

    /// ST-X6: two cards go back, or as many as may be put back.
    #[cold]
    fn begin_return(&mut self) {
        let me = self.me();
        let count = 2.min(self.returnable(me).len());
        // Fewer cards than the hand has: everybody knows that the other one is the Joker.
        self.memory.joker_shown = count < 2.min(self.hand(me).len());
        self.turn.phase = if count == 0 { Phase::Claim } else { Phase::Return(count) };
    }

    #[cold]
    fn put_back(&mut self, card: Card) {
        let (me, pile) = (self.me(), PileKind::of(card));
        self.hands[me.index()] = self.hand(me).without(CardSet::of(card));
        self.memory.left_hand(card);
        self.memory.put_under(pile);
        match pile {
            PileKind::Clan => self.clan.put_under(card),
            PileKind::Tactic => self.tactic.put_under(card),
        }
        self.turn.phase = match self.turn.phase {
            Phase::Return(left) if left > 1 => Phase::Return(left - 1),
            _ => Phase::Claim,
        };
    }

    pub(crate) fn claim(&mut self, stone: Stone) {
        let me = self.me();
        self.border.give(stone, me);
        self.turn.claims.remove(stone);
        self.turn.passes = 0;
        // ST-E1: at once, even in the middle of a turn.
        if self.border.has_won(me) {
            self.end_game(Verdict::Won(me));
        }
    }

    #[inline]
    pub(crate) fn end_turn(&mut self) {
        // ST-E2: neither seat can play any more.
        if self.turn.passes >= 2 {
            let (a, b) = (self.border.owned(Seat::A).len(), self.border.owned(Seat::B).len());
            self.end_game(match a.cmp(&b) {
                std::cmp::Ordering::Greater => Verdict::Won(Seat::A),
                std::cmp::Ordering::Less => Verdict::Won(Seat::B),
                std::cmp::Ordering::Equal => Verdict::Draw,
            });
            return;
        }
        let TurnState { seat, passes, number, .. } = self.turn;
        self.turn = TurnState { passes, number: number + 1, ..TurnState::first(seat.next(2)) };
    }

    fn end_game(&mut self, verdict: Verdict) {
        self.turn.phase = Phase::Over;
        self.turn.claims = StoneSet::EMPTY;
        self.turn.verdict = verdict;
    }
}
