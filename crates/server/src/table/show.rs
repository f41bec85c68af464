//! A table as one viewer may see it, built field by field from nothing.

use std::collections::BTreeMap;

use catalog::{AnyTable, StoneReport, ThoughtReport};
use tabletop::{Seat, Viewer};
use wire::{
    Claim, EventKind, EventView, Fairness, Hint, Instant, Lineup, Move, Player, SeatState, State, Status,
    Verdict,
};

use super::{Happening, Shown, Table, What};
use crate::event::Event;
use crate::problem::told;
use crate::store::{PersonId, Sitter};

/// Who won, as it goes over the wire.
pub(crate) fn verdict(verdict: tabletop::Verdict) -> Verdict {
    match verdict {
        tabletop::Verdict::Won(seat) => Verdict::Won { seat: seat.to_string() },
        tabletop::Verdict::Draw => Verdict::Draw,
        tabletop::Verdict::Nobody => Verdict::Nobody,
    }
}

/// Why a seat can or cannot claim a stone, if the game has stones.
pub(crate) fn claim(game: &dyn AnyTable, seat: Seat, stone: u8) -> Option<Claim> {
    let report = catalog::explain_stone(game, seat, stone)?;
    Some(claim_of(report, seat, stone))
}

fn claim_of(report: StoneReport, seat: Seat, stone: u8) -> Claim {
    let lineup = |lineup: catalog::LineupReport| Lineup {
        formation: lineup.formation.to_owned(),
        sum: lineup.sum,
        cards: lineup.cards,
    };
    Claim {
        stone,
        seat: seat.to_string(),
        claimable: report.claimable,
        own: report.own.map(lineup),
        best_reply: report.best_reply.map(lineup),
        ruled_out_by: report.ruled_out_by,
        reason: told(&report.reason),
    }
}

/// For each seat and each open stone on which its side is complete, whether it can be claimed. It follows from
/// what lies open alone.
pub(crate) fn claims(game: &dyn AnyTable) -> Vec<Claim> {
    let seats = Seat::first(game.seats());
    let all = seats.flat_map(|seat| (1..=9).map_while(move |stone| claim(game, seat, stone)));
    all.filter(|claim| claim.own.is_some() && claim.reason.key != "st-claim-owned").collect()
}

/// What can be done now.
pub(crate) fn moves(game: &dyn AnyTable) -> Vec<Move> {
    let choices = game.moves().into_iter();
    choices
        .map(|choice| Move {
            action: choice.action,
            touches: choice.touches,
            destination: choice.destination,
        })
        .collect()
}

/// What a bot came to, as advice.
pub(crate) fn hint(report: ThoughtReport, moves: &[Move]) -> Hint {
    let chosen = moves.iter().find(|one| one.action == report.action);
    let others = report.alternatives.into_iter().filter(|(action, _, _)| *action != report.action);
    Hint {
        touches: chosen.map(|one| one.touches.clone()).unwrap_or_default(),
        value: report.value,
        others: others.take(4).map(|(action, _, value)| (action, value)).collect(),
        line: report.line,
        action: report.action,
    }
}

impl Table {
    /// The table as it is now.
    pub(crate) fn state(
        &self,
        shown: &Shown,
        now: Instant,
        player: &dyn Fn(&PersonId) -> Player,
        ratings: &BTreeMap<String, (i32, i32)>,
    ) -> State {
        let own = shown.viewer.seat();
        let game = self.last_game();
        let going_on = self.game();
        let decides = own.filter(|seat| self.turn() == Some(*seat) && !self.is_gone(*seat));
        let all_over = matches!(self.status, Status::Over | Status::Aborted);
        State {
            table: self.id.0.clone(),
            seq: self.seq,
            now,
            setup: self.setup.clone(),
            status: self.status,
            me: own.map(|seat| seat.to_string()),
            host: shown.host,
            seats: self.seats().map(|seat| self.seat_state(seat, now, player)).collect(),
            round: self.round,
            view: game.map(|game| game.view(shown.viewer)),
            phase: game.map(AnyTable::phase),
            turn: self.turn().map(|seat| seat.to_string()),
            at: self.at,
            ply: game.map_or(0, |game| game.length() as u32),
            turn_number: game.map_or(0, AnyTable::turn_number),
            moves: decides.and(going_on).map(moves).unwrap_or_default(),
            claims: game.map(claims).unwrap_or_default(),
            draw: self.draw.as_ref().map(|(seat, _)| seat.to_string()),
            takeback: self.takeback.as_ref().map(|takeback| takeback.seat.to_string()),
            can_take_back: own.is_some_and(|seat| {
                self.takeback.is_none() && !self.is_gone(seat) && self.possible_takeback(seat).is_some()
            }),
            can_hint: decides.is_some_and(|seat| self.may_hint(seat)),
            outcome: self.outcome.clone(),
            rematch: self.rematch.iter().map(ToString::to_string).collect(),
            next_table: self.next.clone(),
            muted: own.map(|seat| self.muted_by(seat)).unwrap_or_default(),
            fairness: Fairness {
                commitment: self.secret.commitment(),
                nonces: self.places.iter().map(|place| place.nonce.clone()).collect(),
                secret: all_over.then(|| self.secret.reveal().to_owned()),
            },
            ratings: ratings.clone(),
        }
    }

    /// The game being played, or the last one that was.
    pub(crate) fn last_game(&self) -> Option<&dyn AnyTable> {
        self.game().or_else(|| self.finished.last().map(|finished| &*finished.game))
    }

    fn seat_state(&self, seat: Seat, now: Instant, player: &dyn Fn(&PersonId) -> Player) -> SeatState {
        let place = &self.places[seat.index()];
        SeatState {
            seat: seat.to_string(),
            who: place.who.as_ref().map(|who| who.occupant(player)),
            ready: place.ready,
            gone: place.gone,
            score: self.last_game().map_or(0, |game| game.scores().of(seat).into()),
            points: self.score.as_ref().map_or(0, |score| score.points(seat).into()),
            clock: match place.who {
                Some(Sitter::Person(_)) if !place.gone => self.clocks.state(seat, now),
                _ => None,
            },
        }
    }

    fn muted_by(&self, seat: Seat) -> Vec<String> {
        self.places[seat.index()].muted.iter().map(ToString::to_string).collect()
    }

    /// Whether a seat can ask for a hint: not against people, and not for points.
    pub(crate) fn may_hint(&self, seat: Seat) -> bool {
        !self.setup.rated
            && self.turn() == Some(seat)
            && self.seats().all(|other| other == seat || self.person(other).is_none())
    }

    /// What happened, as this viewer saw it.
    pub(crate) fn news(
        &self,
        happening: &Happening,
        viewer: Viewer,
        player: &dyn Fn(&PersonId) -> Player,
    ) -> EventView {
        let (seat, what) = self.deed(happening, viewer, player);
        EventView {
            seq: happening.seq,
            at: happening.at,
            seat: seat.map(|seat| seat.to_string()),
            kind: what,
        }
    }

    fn deed(
        &self,
        happening: &Happening,
        viewer: Viewer,
        player: &dyn Fn(&PersonId) -> Player,
    ) -> (Option<Seat>, EventKind) {
        match &happening.what {
            What::Ready(seat, started) => (Some(*seat), EventKind::Ready { started: *started }),
            What::TakenBack { seat, yes, ply } => {
                (Some(*seat), EventKind::TakebackAnswered { yes: *yes, ply: *ply })
            }
            What::Said { seat, by, text } => {
                let muted = viewer.seat().is_some_and(|own| self.places[own.index()].muted.contains(seat));
                // What was erased is empty.
                if muted || text.is_empty() {
                    return (None, EventKind::Hidden);
                }
                (Some(*seat), EventKind::Said { player: player(by), text: text.clone() })
            }
            What::Acted { step, ply, ended } => {
                let Some((_, sight)) = step.seen.iter().find(|(whose, _)| *whose == viewer) else {
                    return (None, EventKind::Hidden);
                };
                let action = sight.text.clone();
                let phrase = told(&sight.phrase);
                let turn = step.turn_number;
                (Some(step.seat), EventKind::Acted { action, phrase, turn, ply: *ply, ended: ended.clone() })
            }
            What::Plain(event, ended) => plain(event, ended.clone(), player),
        }
    }
}

/// What happened, where all see the same.
fn plain(
    event: &Event,
    ended: Option<wire::Outcome>,
    player: &dyn Fn(&PersonId) -> Player,
) -> (Option<Seat>, EventKind) {
    match event {
        Event::Opened { .. } => (None, EventKind::Opened),
        Event::Sat { seat, who: Sitter::Person(id) } => (Some(*seat), EventKind::Sat { player: player(id) }),
        Event::Sat { seat, who: Sitter::Bot(level) } => {
            let bot = Player { id: String::new(), name: level.clone(), guest: false, program: true };
            (Some(*seat), EventKind::Sat { player: bot })
        }
        Event::Left { seat } => (Some(*seat), EventKind::Left),
        Event::Resigned { seat } => (Some(*seat), EventKind::Resigned { ended }),
        Event::OutOfTime { seat } => (Some(*seat), EventKind::OutOfTime { ended }),
        Event::DrawOffered { seat } => (Some(*seat), EventKind::DrawOffered),
        Event::DrawAnswered { seat, yes } => (Some(*seat), EventKind::DrawAnswered { yes: *yes, ended }),
        Event::TakebackAsked { seat } => (Some(*seat), EventKind::TakebackAsked),
        Event::Aborted => (None, EventKind::Aborted),
        Event::RematchWanted { seat } => (Some(*seat), EventKind::RematchWanted),
        Event::Rematch { table } => (None, EventKind::Rematch { table: table.clone() }),
        Event::Resumed => (None, EventKind::Resumed),
        // These are taken in as other kinds of news, or are nobody else's business.
        Event::Muted { .. }
        | Event::Said { .. }
        | Event::Ready { .. }
        | Event::Acted { .. }
        | Event::TakebackAnswered { .. } => (None, EventKind::Hidden),
    }
}
