//! What a viewer tries in order to learn something, and what others do meanwhile that is no action.

use axum::http::Method;
use serde_json::json;
use tabletop::{Dice, Seat};

use crate::twins::{Fault, Twins};

impl Twins<'_> {
    fn seat(&self, dice: &mut Dice) -> Seat {
        Seat::new(dice.below(self.pair.seats.into()) as u8)
    }

    /// Something, as dice will have it.
    pub(crate) async fn try_something(&mut self, dice: &mut Dice) -> Result<(), Fault> {
        let people = self.is_among_people();
        match dice.below(22) {
            0 => self.ask(Method::GET, "", None).await,
            1 => {
                let since = dice.below(self.seq + 2);
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
                let (number, seat) = (dice.below(11), self.seat(dice));
                let guard = *dice.pick(&["y", "w", "g", "r"]);
                let touches = [
                    format!("stone:{number}"),
                    format!("army:{}", self.seat(dice)),
                    format!("guard:{guard}"),
                ];
                let touch = dice.pick(&touches);
                self.ask(Method::GET, &format!("/annotations/{touch}?seat={seat}"), None).await
            }
            // Against people there is no hint, and it says so; against bots there is.
            5 => self.ask(Method::POST, "/hint", None).await,
            _ if !people && dice.below(2) == 0 => self.ask(Method::POST, "/hint", None).await,
            6..=9 => self.try_actions(dice).await,
            10 => {
                let actions = self.actions(1, dice);
                let at = self.at.wrapping_sub(1 + dice.below(2));
                self.viewer_orders(json!({ "type": "act", "at": at, "actions": actions })).await.map(drop)
            }
            11 if people => {
                let seat = self.seat(dice);
                self.speak(seat).await
            }
            12 => {
                let (seat, on) = (self.seat(dice).to_string(), dice.below(2) == 0);
                self.viewer_orders(json!({ "type": "mute", "seat": seat, "on": on })).await.map(drop)
            }
            13 => {
                let since = (dice.below(3) > 0).then(|| self.seq.saturating_sub(dice.below(8)));
                self.come_back(since).await
            }
            14 | 15 if people => {
                let (offers, answers) = (self.seat(dice), self.seat(dice));
                let offer = json!({ "type": "offer-draw" });
                self.does(offers, [offer.clone(), offer]).await?;
                let answer = json!({ "type": "answer-draw", "yes": false });
                self.does(answers, [answer.clone(), answer]).await.map(drop)
            }
            16 => {
                let [one, two] =
                    self.player(dice.below(6) as usize).map(|player| format!("/api/people/{player}"));
                let of = *dice.pick(&["", "/history"]);
                self.ask_each(Method::GET, [one + of, two + of], None).await
            }
            17 => {
                // A takeback asks the others, and the next action ends that; bots would agree at once.
                let last = if people { "ask-takeback" } else { "rematch" };
                let order = *dice.pick(&["sit", "leave", "ready", "rematch", last]);
                self.viewer_orders(json!({ "type": order })).await.map(drop)
            }
            18 => {
                let actions = self.actions(1, dice);
                let order =
                    json!({ "idempotency_key": "by hand", "type": "act", "at": 0, "actions": actions });
                self.ask(Method::POST, "/commands", Some(order)).await
            }
            _ => Ok(()),
        }
    }

    async fn speak(&mut self, seat: Seat) -> Result<(), Fault> {
        let speech = json!({ "type": "say", "text": "What do you hold?" });
        self.does(seat, [speech.clone(), speech]).await.map(drop)
    }

    /// Actions that somebody might try: some that are possible for somebody, in one of the games.
    fn actions(&self, count: u32, dice: &mut Dice) -> Vec<String> {
        let mut pool: Vec<String> = self.games.iter().flat_map(|game| game.legal()).collect();
        pool.extend(self.pair.steps.iter().flatten().cloned());
        // Half of what is tried is not possible for this seat, or not now.
        let (now, others) = (pool.len(), &self.pair.pool);
        pool.extend(others.iter().cycle().take(now.max(others.len()).min(64 * others.len())).cloned());
        // What the viewer says may be repeated to the viewer.
        pool.retain(|action| !self.pair.canaries.iter().flatten().any(|word| action.contains(word.as_str())));
        pool.push("what".to_owned());
        (0..count).map(|_| dice.pick(&pool).clone()).collect()
    }

    /// The viewer tries actions that are not possible, or not all of them.
    async fn try_actions(&mut self, dice: &mut Dice) -> Result<(), Fault> {
        let count = 1 + dice.below(3);
        let actions = self.actions(count, dice);
        let own = self.games[0].turn().seat().is_some_and(|seat| self.pair.viewer.is(seat));
        if own && self.games[0].rehearse(&actions).is_ok() {
            return Ok(());
        }
        self.viewer_orders(json!({ "type": "act", "at": self.at, "actions": actions })).await.map(drop)
    }

    /// Somebody takes back, if the same can be taken back in both games; whether it was.
    pub(crate) async fn take_back(&mut self, dice: &mut Dice) -> Result<bool, Fault> {
        let Some(&(seat, _)) = self.made[0].last() else { return Ok(false) };
        let own =
            |made: &[(Seat, bool)]| made.iter().rev().take_while(|(by, shown)| *by == seat && !shown).count();
        let count = own(&self.made[0]);
        if count == 0 || own(&self.made[1]) != count {
            return Ok(false);
        }
        let ask = json!({ "type": "ask-takeback" });
        if !self.does(seat, [ask.clone(), ask]).await? {
            return Ok(false);
        }
        let refuses = dice.below(4) == 0;
        for other in Seat::first(self.pair.seats).filter(|other| *other != seat) {
            let answer = json!({ "type": "answer-takeback", "yes": !refuses });
            self.does(other, [answer.clone(), answer]).await?;
            if refuses {
                return Ok(false);
            }
        }
        let kept = self.made[0].len() - count;
        for (game, made) in self.games.iter_mut().zip(&mut self.made) {
            game.rewind(kept);
            made.truncate(kept);
        }
        Ok(true)
    }
}
