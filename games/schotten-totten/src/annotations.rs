//! What the rules say about the stones: which can be claimed, and why (ST-C6).

use tabletop::{Annotation, Describe, Evidence, Phrase, Seat};

use crate::action::Action;
use crate::explain::{Explanation, Lineup, Reason};
use crate::stone::Stone;
use crate::view::View;

impl View {
    /// For each seat, every open stone at which its side is complete.
    pub(crate) fn annotations(&self) -> Vec<Annotation> {
        let open = |&(seat, stone): &(Seat, Stone)| {
            self.border.owner(stone).is_none() && self.border.complete(seat).contains(stone)
        };
        let all = Seat::first(2).flat_map(|seat| Stone::all().map(move |stone| (seat, stone)));
        all.filter(open).map(|(seat, stone)| self.annotation(seat, stone)).collect()
    }

    /// The stones at which at least one card lies. The others can be explained too, but say the same.
    pub(crate) fn explainable(&self) -> Vec<String> {
        let has_cards =
            |stone: &Stone| Seat::first(2).any(|seat| !self.border.side(seat, *stone).cards().is_empty());
        Stone::all().filter(has_cards).map(touch).collect()
    }

    /// Why a seat can or cannot claim the stone of this touch, whatever the turn and phase.
    pub(crate) fn explain(&self, seat: Seat, named: &str) -> Option<Annotation> {
        let stone = Stone::all().find(|stone| touch(*stone) == named)?;
        Some(self.annotation(seat, stone))
    }

    fn annotation(&self, seat: Seat, stone: Stone) -> Annotation {
        let explanation = self.claim_proof().explain_claim(seat, stone);
        Annotation {
            touch: touch(stone),
            seat: Some(seat),
            phrase: explanation.phrase(),
            evidence: evidence(&explanation),
            action: explanation.claimable.then(|| Action::Claim(stone).to_string()),
        }
    }
}

fn touch(stone: Stone) -> String {
    format!("stone:{stone}")
}

fn evidence(explanation: &Explanation) -> Vec<Evidence> {
    let own = match explanation.own {
        Some(own) => {
            let phrase = Phrase::new("st-evidence-own");
            lineup("own", phrase.with("own", word(own)).with("ownsum", own.strength.sum), own)
        }
        None => Evidence::new("own", Phrase::new("st-evidence-own-open")),
    };
    let best_reply = match explanation.best_reply {
        Some(reply) => {
            let complete = reply.added().is_empty();
            let key = if complete { "st-evidence-reply" } else { "st-evidence-reply-best" };
            let phrase = Phrase::new(key).with("reply", word(reply)).with("replysum", reply.strength.sum);
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
        .fact("formation", word(lineup))
        .fact("sum", lineup.strength.sum)
        .pieces(lineup.cards())
}

fn word(lineup: Lineup) -> &'static str {
    lineup.strength.formation.word()
}
