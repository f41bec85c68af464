//! Wins within the turn. Claims are proved from what everybody sees, so such a win is certain.

use bots::wins_at_once;
use tabletop::Seat;

use crate::action::Action;
use crate::phase::Phase;
use crate::position::Position;
use crate::stone::{STONES, Stone, StoneSet, three_adjacent};

impl Position {
    /// The first action of a win within this turn, by as few actions as possible: claims, or a card and claims after it.
    pub(super) fn winning_turn(&self) -> Option<Action> {
        let me = self.turn.seat;
        if let Some(stone) = first_claim(self.border.owned(me), self.claims_now()) {
            return Some(Action::Claim(stone));
        }
        if self.turn.phase != Phase::Play || !self.rules.claims_after_play() || !self.might_win(me) {
            return None;
        }
        let mut actions = Vec::new();
        self.list_legal(&mut actions);
        let claims = |action: &Action| {
            let mut after = *self;
            after.apply_action(*action);
            let owned = after.border.owned(me);
            // After the Recruiter cards are drawn first.
            (after.turn.phase == Phase::Claim).then(|| fewest_claims(owned, after.claims_now())).flatten()
        };
        let plays = actions.into_iter().filter(|action| !matches!(action, Action::Claim(_) | Action::Pass));
        plays
            .filter_map(|action| Some((claims(&action)?, action)))
            .min_by_key(|(claims, _)| *claims)
            .map(|(_, action)| action)
    }

    /// The action that ends the game with a win because no card is left to play.
    pub(super) fn winning_end(&self) -> Option<Action> {
        if !self.clan.is_empty() {
            return None;
        }
        let mut actions = Vec::new();
        self.list_legal(&mut actions);
        actions.into_iter().find(|action| wins_at_once(self, *action))
    }

    /// Whether the seat wins if it gets every stone where its side lacks one card at most.
    fn might_win(&self, me: Seat) -> bool {
        let border = &self.border;
        let close = |stone: &Stone| border.side(me, *stone).len() + 1 >= border.capacity(*stone);
        let near: StoneSet = border.unclaimed().into_iter().filter(close).collect();
        has_won(border.owned(me).or(near))
    }
}

/// ST-E1
fn has_won(owned: StoneSet) -> bool {
    three_adjacent(owned) || owned.len() >= 5
}

/// The stones to claim in the smallest set of claims that wins: three adjacent stones, or five.
fn winning_claims(owned: StoneSet, claims: StoneSet) -> Option<StoneSet> {
    let all = owned.or(claims);
    if claims.is_empty() || !has_won(all) {
        return None;
    }
    let threes = (0..STONES - 2).map(|first| StoneSet::from_bits(0b111 << first));
    let three = threes.filter(|three| three.without(all).is_empty()).map(|three| three.without(owned));
    let lacking = 5_u8.saturating_sub(owned.len());
    let five = (lacking <= claims.len()).then(|| claims.into_iter().take(lacking.into()).collect());
    three.chain(five).min_by_key(|claims| claims.len())
}

fn fewest_claims(owned: StoneSet, claims: StoneSet) -> Option<u8> {
    winning_claims(owned, claims).map(StoneSet::len)
}

fn first_claim(owned: StoneSet, claims: StoneSet) -> Option<Stone> {
    winning_claims(owned, claims)?.into_iter().next()
}
