//! The menu of a table.

use wire::{Occupant, State, Status, TableRequest};

use super::TablePage;
use crate::describe;
use crate::locale::{Locale, Names};
use crate::session::menu::reading_items;
use crate::user_action::{MenuItem, UserAction};

impl TablePage {
    /// All actions, touches first.
    pub(crate) fn menu(&self, locale: &Locale) -> Vec<MenuItem> {
        let Some(state) = &self.state else {
            return vec![MenuItem::new(locale.t("term-leave"), UserAction::Leave)];
        };
        if let Some(course) = &self.lesson {
            return self.lesson_menu(locale, course, state);
        }
        let names = Names::of(locale, state);
        if let Some(seat) = &self.cover {
            let ready = locale.say("term-uncover", &[("name", &names.seat(seat))]);
            return vec![
                MenuItem::new(ready, UserAction::Uncover),
                MenuItem::new(locale.t("term-leave"), UserAction::Leave),
            ];
        }
        let mut items: Vec<MenuItem> =
            self.next().iter().map(|touch| self.touch_item(locale, &names, state, touch)).collect();
        if !self.touched.is_empty() {
            items.push(MenuItem::new(locale.t("take-back-touch"), UserAction::Back));
        }
        if matches!(state.status, Status::Over | Status::Aborted) {
            items.push(MenuItem::new(locale.t("term-leave"), UserAction::Leave));
        }
        self.add_requests(locale, &names, state, &mut items);
        if state.can_hint {
            items.push(MenuItem::new(locale.t("hint"), UserAction::Hint));
        }
        items.extend(reading_items(locale, &state.setup.game, !self.explainable().is_empty()));
        if !matches!(state.status, Status::Over | Status::Aborted) {
            items.push(MenuItem::new(
                locale.t(if self.local { "term-leave-saved" } else { "term-leave" }),
                UserAction::Leave,
            ));
        }
        items
    }

    pub(in crate::session) fn touch_item(
        &self,
        locale: &Locale,
        names: &Names,
        state: &State,
        touch: &str,
    ) -> MenuItem {
        let mut label = describe::touch(locale, names, state.phase.as_deref(), touch);
        let last = self.touched.len() + 1;
        let made = self.candidates().find(|one| one.touches.len() == last && one.touches[last - 1] == touch);
        if let Some(destination) = made.and_then(|one| one.destination.as_deref()) {
            label =
                format!("{label} → {}", describe::touch(locale, names, state.phase.as_deref(), destination));
        }
        MenuItem::new(label, UserAction::Touch(touch.to_owned()))
    }

    /// Adds the requests to the table other than moves.
    fn add_requests(&self, locale: &Locale, names: &Names, state: &State, items: &mut Vec<MenuItem>) {
        let mut request = |key: &str, request: TableRequest| {
            items.push(MenuItem::new(locale.t(key), UserAction::TableRequest(request)));
        };
        let seated = state.me.is_some();
        let me = state.seats.iter().find(|seat| Some(&seat.seat) == state.me.as_ref());
        if state.status == Status::Playing && seated && !me.is_some_and(|me| me.gone) {
            if !self.local {
                match &state.draw {
                    Some(seat) if Some(seat) != state.me.as_ref() => {
                        request("term-accept-draw", TableRequest::AnswerDraw { yes: true });
                        request("term-decline-draw", TableRequest::AnswerDraw { yes: false });
                    }
                    None if state
                        .seats
                        .iter()
                        .all(|seat| !matches!(seat.who, Some(Occupant::Bot { .. }))) =>
                    {
                        request("offer-draw", TableRequest::OfferDraw);
                    }
                    Some(_) | None => {}
                }
            }
            match &state.takeback {
                Some(seat) if Some(seat) != state.me.as_ref() => {
                    request("term-accept-takeback", TableRequest::AnswerTakeback { yes: true });
                    request("term-decline-takeback", TableRequest::AnswerTakeback { yes: false });
                }
                _ if state.can_take_back => request("takeback", TableRequest::AskTakeback),
                _ => {}
            }
            if !self.local && state.can_abort {
                request("abort", TableRequest::Abort);
            }
            request("resign", TableRequest::Resign);
        }
        let away = |seat: &&String| Some(*seat) != state.me.as_ref();
        if seated && !me.is_some_and(|me| me.gone) && self.absent.iter().any(|seat| away(&seat)) {
            request("claim-win", TableRequest::Claim { call_off: false });
            request("claim-call-off", TableRequest::Claim { call_off: true });
        }
        let waits = seated && !me.is_some_and(|me| me.ready);
        if state.status == Status::Between && (self.local || waits) {
            request("next-round", TableRequest::Ready { nonce: None });
        }
        if state.status == Status::Waiting {
            if seated {
                request("stand-up", TableRequest::Leave);
                if state.host {
                    request("close-table", TableRequest::Abort);
                }
            } else {
                for seat in state.seats.iter().filter(|seat| seat.who.is_none()) {
                    let label = format!("{} ({})", locale.t("sit-here"), seat.seat);
                    let sit = TableRequest::Sit { seat: Some(seat.seat.clone()) };
                    items.push(MenuItem::new(label, UserAction::TableRequest(sit)));
                }
            }
        }
        if state.status == Status::Over {
            if self.local {
                items.push(MenuItem::new(locale.t("rematch"), UserAction::PlayAgain));
            } else {
                if let Some(next) = &state.next_table {
                    items.push(MenuItem::new(locale.t("to-rematch"), UserAction::OpenTable(next.clone())));
                } else if seated && !state.rematch.iter().any(|seat| Some(seat) == state.me.as_ref()) {
                    items.push(MenuItem::new(
                        locale.t("rematch"),
                        UserAction::TableRequest(TableRequest::Rematch),
                    ));
                }
                items.push(MenuItem::new(locale.t("replay-download"), UserAction::SaveRecord));
            }
        }
        if !self.local && state.setup.chat && seated {
            items.push(MenuItem::new(locale.t("chat-placeholder"), UserAction::Say));
            for seat in &state.seats {
                if let Some(Occupant::Player(_)) = &seat.who
                    && Some(&seat.seat) != state.me.as_ref()
                {
                    let on = !state.muted.contains(&seat.seat);
                    let key = if on { "mute" } else { "unmute" };
                    let label = locale.say(key, &[("name", &names.seat(&seat.seat))]);
                    let mute = TableRequest::Mute { seat: seat.seat.clone(), on };
                    items.push(MenuItem::new(label, UserAction::TableRequest(mute)));
                }
            }
        }
    }
}
