//! What the rules say about the stones: which can be claimed, and why (ST-C6); and about a Joker that stays in hand
//! (ST-X2).

use tabletop::{Annotation, Describe, Evidence, Phrase, Seat};

use crate::action::Action;
use crate::card::{Card, CardGroups, CardSet};
use crate::explain::{Explanation, Lineup, Reason};
use crate::illegal::Illegal;
use crate::stone::Stone;
use crate::view::{HandView, View};

impl View {
    /// For each seat, every open stone at which its side is complete; and a Joker of the own hand that stays there.
    pub(crate) fn annotations(&self) -> Vec<Annotation> {
        let open = |&(seat, stone): &(Seat, Stone)| {
            self.border.owner(stone).is_none() && self.border.complete(seat).contains(stone)
        };
        let all = Seat::first(2).flat_map(|seat| Stone::all().map(move |stone| (seat, stone)));
        let stones = all.filter(open).map(|(seat, stone)| self.annotation(seat, stone));
        stones.chain(self.kept_joker().map(joker_annotation)).collect()
    }

    /// The stones at which at least one card lies. The others can be explained too, but say the same.
    pub(crate) fn explainable(&self) -> Vec<String> {
        let has_cards =
            |stone: &Stone| Seat::first(2).any(|seat| !self.border.side(seat, *stone).cards().is_empty());
        let joker = self.kept_joker().map(|(_, joker)| hand_touch(joker));
        Stone::all().filter(has_cards).map(touch).chain(joker).collect()
    }

    /// Why a seat can or cannot claim the stone of this touch, whatever the turn and phase; or why the Joker of this
    /// touch stays in hand.
    pub(crate) fn explain(&self, seat: Seat, named: &str) -> Option<Annotation> {
        if let Some(kept) = self.kept_joker().filter(|(_, joker)| hand_touch(*joker) == named) {
            return Some(joker_annotation(kept));
        }
        let stone = Stone::all().find(|stone| touch(*stone) == named)?;
        Some(self.annotation(seat, stone))
    }

    /// ST-X2, ST-X6: the viewer's seat and the Joker that stays in its hand.
    fn kept_joker(&self) -> Option<(Seat, Card)> {
        let seat = self.viewer.seat().filter(|seat| self.tally[seat.index()].joker)?;
        let HandView::Own(hand) = self.hands[seat.index()] else { return None };
        let joker = hand.and(CardSet::JOKERS).into_iter().next().filter(|_| !self.rules.joker_returns)?;
        Some((seat, joker))
    }

    fn annotation(&self, seat: Seat, stone: Stone) -> Annotation {
        let explanation = self.claim_proof().explain_claim(seat, stone);
        Annotation {
            touch: touch(stone),
            seat: Some(seat),
            phrase: explanation.phrase(),
            rule: explanation.reason.rule(),
            evidence: evidence(&explanation),
            action: explanation.claimable.then(|| Action::Claim(stone).to_string()),
        }
    }
}

fn joker_annotation((seat, joker): (Seat, Card)) -> Annotation {
    Annotation {
        touch: hand_touch(joker),
        seat: Some(seat),
        phrase: Illegal::JokerStays(joker).phrase(),
        rule: "ST-X2",
        evidence: Vec::new(),
        action: None,
    }
}

fn hand_touch(card: Card) -> String {
    format!("hand:{card}")
}

fn touch(stone: Stone) -> String {
    format!("stone:{stone}")
}

fn evidence(explanation: &Explanation) -> Vec<Evidence> {
    let own = match explanation.own {
        Some(own) => {
            let phrase = Phrase::new("st-evidence-own");
            lineup("own", phrase.with("own", own.formation_word()).with("ownsum", own.strength.sum), own)
        }
        None => Evidence::new("own", Phrase::new("st-evidence-own-open")),
    };
    let best_reply = match explanation.best_reply {
        Some(reply) => {
            let complete = reply.added().is_empty();
            let key = if complete { "st-evidence-reply" } else { "st-evidence-reply-best" };
            let phrase =
                Phrase::new(key).with("reply", reply.formation_word()).with("replysum", reply.strength.sum);
            lineup("best-reply", phrase, reply)
        }
        None => Evidence::new("best-reply", Phrase::new("st-evidence-reply-none")),
    };
    let mut all = vec![own, best_reply];
    if explanation.reason == Reason::Unbeatable && !explanation.ruled_out_by.is_empty() {
        let blockers = Evidence::new("ruled-out-by", Phrase::new("st-evidence-ruled-out"));
        all.push(blockers.pieces(explanation.ruled_out_by));
    }
    all
}

fn lineup(role: &'static str, phrase: Phrase, lineup: Lineup) -> Evidence {
    Evidence::new(role, phrase)
        .fact("formation", lineup.strength.formation.word())
        .fact("sum", lineup.strength.sum)
        .pieces(lineup.cards())
}
