//! What can be done at a table.

use wire::{Occupant, State, Status, TableRequest};

use super::TablePage;
use crate::act::{Act, Offer};
use crate::telling;
use crate::tongue::{Names, Tongue};

impl TablePage {
    /// Everything that can be done, what is touched first.
    pub(crate) fn offers(&self, tongue: &Tongue) -> Vec<Offer> {
        let Some(state) = &self.state else { return vec![Offer::new(tongue.t("term-leave"), Act::Leave)] };
        let names = Names::of(tongue, state);
        if let Some(seat) = &self.cover {
            let ready = tongue.say("term-uncover", &[("name", names.seat(seat))]);
            return vec![Offer::new(ready, Act::Uncover), Offer::new(tongue.t("term-leave"), Act::Leave)];
        }
        let mut offers: Vec<Offer> =
            self.next().iter().map(|touch| self.touch_offer(tongue, &names, state, touch)).collect();
        if !self.touched.is_empty() {
            offers.push(Offer::new(tongue.t("take-back-touch"), Act::Back));
        }
        if matches!(state.status, Status::Over | Status::Aborted) {
            offers.push(Offer::new(tongue.t("term-leave"), Act::Leave));
        }
        self.orders(tongue, &names, state, &mut offers);
        if state.can_hint {
            offers.push(Offer::new(tongue.t("hint"), Act::Hint));
        }
        if !self.explainable().is_empty() {
            offers.push(Offer::new(tongue.t("term-explain"), Act::ExplainWhich));
        }
        offers.push(Offer::new(tongue.t("term-look"), Act::Look));
        offers.push(Offer::new(tongue.t("log"), Act::Log));
        offers.push(Offer::new(tongue.t("rules"), Act::Rules(state.setup.game.clone())));
        offers.push(Offer::new(tongue.t("help"), Act::Help));
        if !matches!(state.status, Status::Over | Status::Aborted) {
            offers.push(Offer::new(
                tongue.t(if self.local { "term-leave-saved" } else { "term-leave" }),
                Act::Leave,
            ));
        }
        offers
    }

    fn touch_offer(&self, tongue: &Tongue, names: &Names, state: &State, touch: &str) -> Offer {
        let mut label = telling::touch(tongue, names, state.phase.as_deref(), touch);
        let last = self.touched.len() + 1;
        let made = self.going().find(|one| one.touches.len() == last && one.touches[last - 1] == touch);
        if let Some(destination) = made.and_then(|one| one.destination.as_deref()) {
            label =
                format!("{label} → {}", telling::touch(tongue, names, state.phase.as_deref(), destination));
        }
        Offer::new(label, Act::Touch(touch.to_owned()))
    }

    /// What goes into the table's log besides moves.
    fn orders(&self, tongue: &Tongue, names: &Names, state: &State, offers: &mut Vec<Offer>) {
        let mut order =
            |key: &str, order: TableRequest| offers.push(Offer::new(tongue.t(key), Act::TableRequest(order)));
        let seated = state.me.is_some();
        let me = state.seats.iter().find(|seat| Some(&seat.seat) == state.me.as_ref());
        if state.status == Status::Playing && seated && !me.is_some_and(|me| me.gone) {
            if !self.local {
                match &state.draw {
                    Some(seat) if Some(seat) != state.me.as_ref() => {
                        order("term-accept-draw", TableRequest::AnswerDraw { yes: true });
                        order("term-decline-draw", TableRequest::AnswerDraw { yes: false });
                    }
                    None if state
                        .seats
                        .iter()
                        .all(|seat| !matches!(seat.who, Some(Occupant::Bot { .. }))) =>
                    {
                        order("offer-draw", TableRequest::OfferDraw);
                    }
                    Some(_) | None => {}
                }
            }
            match &state.takeback {
                Some(seat) if Some(seat) != state.me.as_ref() => {
                    order("term-accept-takeback", TableRequest::AnswerTakeback { yes: true });
                    order("term-decline-takeback", TableRequest::AnswerTakeback { yes: false });
                }
                _ if state.can_take_back => order("takeback", TableRequest::AskTakeback),
                _ => {}
            }
            if !self.local && state.ply == 0 {
                order("abort", TableRequest::Abort);
            }
            order("resign", TableRequest::Resign);
        }
        let waits = seated && !me.is_some_and(|me| me.ready);
        if state.status == Status::Between && (self.local || waits) {
            order("next-round", TableRequest::Ready { nonce: None });
        }
        if state.status == Status::Waiting {
            if seated {
                order("stand-up", TableRequest::Leave);
                if state.host {
                    order("close-table", TableRequest::Abort);
                }
            } else {
                for seat in state.seats.iter().filter(|seat| seat.who.is_none()) {
                    let label = format!("{} ({})", tongue.t("sit-here"), seat.seat);
                    let sit = TableRequest::Sit { seat: Some(seat.seat.clone()) };
                    offers.push(Offer::new(label, Act::TableRequest(sit)));
                }
            }
        }
        if state.status == Status::Over {
            if self.local {
                offers.push(Offer::new(tongue.t("rematch"), Act::Again));
            } else {
                if let Some(next) = &state.next_table {
                    offers.push(Offer::new(tongue.t("to-rematch"), Act::Enter(next.clone())));
                } else if seated && !state.rematch.iter().any(|seat| Some(seat) == state.me.as_ref()) {
                    offers.push(Offer::new(tongue.t("rematch"), Act::TableRequest(TableRequest::Rematch)));
                }
                offers.push(Offer::new(tongue.t("replay-download"), Act::Keep));
            }
        }
        if !self.local && state.setup.chat && seated {
            offers.push(Offer::new(tongue.t("chat-placeholder"), Act::Say));
            for seat in &state.seats {
                if let Some(Occupant::Player(_)) = &seat.who
                    && Some(&seat.seat) != state.me.as_ref()
                {
                    let on = !state.muted.contains(&seat.seat);
                    let key = if on { "mute" } else { "unmute" };
                    let label = tongue.say(key, &[("name", names.seat(&seat.seat))]);
                    let mute = TableRequest::Mute { seat: seat.seat.clone(), on };
                    offers.push(Offer::new(label, Act::TableRequest(mute)));
                }
            }
        }
    }
}
