//! What a viewer tries in order to learn something, and what other players do besides actions.

use client::http::Method;
use serde_json::json;
use tabletop::{Dice, Seat};
use wire::TableRequest;

use super::paired_run::{PairError, PairedRun};
use crate::player::command;

impl PairedRun<'_> {
    fn random_seat(&self, dice: &mut Dice) -> Seat {
        Seat::new(dice.below(self.pair.seats.into()) as u8)
    }

    /// Makes a random probe.
    pub(super) async fn probe(&mut self, dice: &mut Dice) -> Result<(), PairError> {
        let people = self.is_among_people();
        match dice.below(22) {
            0 => self.ask(Method::GET, "", None).await,
            1 => {
                let since = dice.below(self.latest.seq + 2);
                self.ask(Method::GET, &format!("/events?since={since}"), None).await
            }
            2 => {
                let lists = ["/api/lobby", "/api/me/tables", "/api/me", "/api/me/export", "/api/ladders"];
                let list = *dice.pick(&lists);
                self.ask_each(Method::GET, [list.to_owned(), list.to_owned()], None).await
            }
            3 => {
                let what = *dice.pick(&["/record", "/replay"]);
                self.ask(Method::GET, what, None).await
            }
            4 => {
                let (number, seat) = (dice.below(11), self.random_seat(dice));
                let guard = *dice.pick(&["y", "w", "g", "r"]);
                let touches = [
                    format!("stone:{number}"),
                    format!("army:{}", self.random_seat(dice)),
                    format!("guard:{guard}"),
                ];
                let touch = dice.pick(&touches);
                self.ask(Method::GET, &format!("/annotations/{touch}?seat={seat}"), None).await
            }
            // Among people a hint is refused; against bots it is given.
            5 => self.ask(Method::POST, "/hint", None).await,
            _ if !people && dice.below(2) == 0 => self.ask(Method::POST, "/hint", None).await,
            6..=9 => self.try_actions(dice).await,
            10 => {
                let actions = self.candidate_actions(1, dice);
                let at = self.latest.at.wrapping_sub(1 + dice.below(2));
                self.send_as_viewer(TableRequest::Act { at, actions }).await.map(drop)
            }
            11 if people => {
                let seat = self.random_seat(dice);
                let say = TableRequest::Say { text: "What do you hold?".to_owned() };
                self.send_as(seat, [say.clone(), say]).await.map(drop)
            }
            12 => {
                let (seat, on) = (self.random_seat(dice).to_string(), dice.below(2) == 0);
                self.send_as_viewer(TableRequest::Mute { seat, on }).await.map(drop)
            }
            13 => {
                let since = (dice.below(3) > 0).then(|| self.latest.seq.saturating_sub(dice.below(8)));
                self.reconnect(since).await
            }
            14 | 15 if people => {
                let (offers, answers) = (self.random_seat(dice), self.random_seat(dice));
                self.send_as(offers, [TableRequest::OfferDraw, TableRequest::OfferDraw]).await?;
                let decline = TableRequest::AnswerDraw { yes: false };
                self.send_as(answers, [decline.clone(), decline]).await.map(drop)
            }
            16 => {
                let (player, of) = (dice.below(6) as usize, *dice.pick(&["", "/history"]));
                let path = |s: usize| format!("/api/people/{}{of}", self.servers[s].players[player].id);
                self.ask_each(Method::GET, [path(0), path(1)], None).await
            }
            17 => {
                // A request for a takeback ends with the next action; bots would accept it at once.
                let last = if people { TableRequest::AskTakeback } else { TableRequest::Rematch };
                let (sit, ready) = (TableRequest::Sit { seat: None }, TableRequest::Ready { nonce: None });
                let requests = [sit, TableRequest::Leave, ready, TableRequest::Rematch, last];
                let request = dice.pick(&requests).clone();
                self.send_as_viewer(request).await.map(drop)
            }
            18 => {
                let actions = self.candidate_actions(1, dice);
                let by_hand = command("by hand", TableRequest::Act { at: 0, actions });
                self.ask(Method::POST, "/commands", Some(json!(by_hand))).await
            }
            _ => Ok(()),
        }
    }

    /// Actions a viewer might try. Some are possible for one of the seats in one of the games.
    fn candidate_actions(&self, count: u32, dice: &mut Dice) -> Vec<String> {
        let mut candidates: Vec<String> = self.games.iter().flat_map(|game| game.legal()).collect();
        candidates.extend(self.pair.steps.iter().flatten().cloned());
        // Half of the candidates are not possible for this seat or in this position.
        let (now, others) = (candidates.len(), &self.pair.other_actions);
        candidates.extend(others.iter().cycle().take(now.max(others.len()).min(64 * others.len())).cloned());
        // The server may repeat to the viewer what the viewer has sent.
        candidates
            .retain(|action| !self.pair.canaries.iter().flatten().any(|word| action.contains(word.as_str())));
        candidates.push("what".to_owned());
        (0..count).map(|_| dice.pick(&candidates).clone()).collect()
    }

    /// The viewer tries actions of which at least one is not possible.
    async fn try_actions(&mut self, dice: &mut Dice) -> Result<(), PairError> {
        let count = 1 + dice.below(3);
        let actions = self.candidate_actions(count, dice);
        let is_own_turn = self.games[0].turn().seat().is_some_and(|seat| self.pair.viewer.is(seat));
        if is_own_turn && self.games[0].rehearse(&actions).is_ok() {
            return Ok(());
        }
        self.send_as_viewer(TableRequest::Act { at: self.latest.at, actions }).await.map(drop)
    }

    /// The seat that acted last asks for a takeback, if both servers offer it one, and the others answer; returns
    /// whether actions were taken back.
    pub(super) async fn take_back(&mut self, dice: &mut Dice) -> Result<bool, PairError> {
        let Some(seat) = self.last_actor else { return Ok(false) };
        for (server, table) in self.servers.iter().zip(&self.tables) {
            if !server.client_of(Some(seat.index())).table(table).await?.can_take_back {
                return Ok(false);
            }
        }
        if !self.send_as(seat, [TableRequest::AskTakeback, TableRequest::AskTakeback]).await? {
            return Ok(false);
        }
        let yes = dice.below(4) > 0;
        for other in Seat::first(self.pair.seats).filter(|other| *other != seat) {
            let answer = TableRequest::AnswerTakeback { yes };
            self.send_as(other, [answer.clone(), answer]).await?;
            if !yes {
                return Ok(false);
            }
        }
        for game in &mut self.games {
            game.rewind(self.latest.ply as usize);
        }
        Ok(true)
    }
}
