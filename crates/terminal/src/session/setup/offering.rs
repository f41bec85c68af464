//! What can be chosen when a game is set up, with what is chosen now.

use serde_json::Value as Json;
use tabletop::Seat;
use wire::Clock;

use super::{CLOCKS, SetupPage, Who};
use crate::act::{Act, Offer, Setting};
use crate::tongue::Tongue;

impl SetupPage {
    /// Everything that can be chosen, with what is chosen now.
    pub(crate) fn offers(&self, tongue: &Tongue) -> Vec<Offer> {
        let line = |name: String, value: String, setting: Setting| {
            Offer::new(tongue.say("term-setting", &[("name", &name), ("value", &value)]), Act::Set(setting))
        };
        let flag = |yes: bool| tongue.t(if yes { "term-yes" } else { "term-no" });
        let start = if self.house.is_some() { "go-friend" } else { "go-bot" };
        let mut offers = vec![Offer::new(tongue.t(start), Act::Start)];
        if self.house.is_some() {
            offers.push(Offer::new(tongue.t("go-anyone"), Act::Quick));
        }
        let range = self.game.seats();
        if range.start() != range.end() {
            offers.push(line(tongue.t("choose-players"), self.seats.len().to_string(), Setting::Players));
        }
        for (at, who) in self.seats.iter().enumerate() {
            let letter = Seat::first(5).nth(at).map_or('?', Seat::letter).to_string();
            let seat = tongue.say("seat-letter", &[("seat", &letter)]);
            let value = match who {
                Who::Here(_) if self.house.is_some() => tongue.t("is-you"),
                Who::Here(name) => tongue.say("term-person", &[("name", name)]),
                Who::Anyone => tongue.t("with-anyone"),
                Who::Bot(level) => tongue.say("bot-of-level", &[("level", &tongue.level(level))]),
            };
            offers.push(line(seat, value, Setting::Seat(at)));
            if let (Who::Here(name), None) = (who, &self.house) {
                let label = tongue.say("term-name-of", &[("seat", &letter)]);
                offers.push(line(label, name.clone(), Setting::Name(at)));
            }
        }
        for spec in self.game.options() {
            let value = self.values.get(spec.name).unwrap_or(&Json::Null);
            let game = self.game();
            let said = tongue.value(game, spec.name, value);
            offers.push(line(tongue.option(game, spec.name), said, Setting::Option(spec.name.to_owned())));
        }
        if self.game.matches() {
            offers.push(line(tongue.t("choose-rounds"), self.rounds.to_string(), Setting::Rounds));
        }
        if let Some(house) = &self.house {
            offers.push(line(tongue.t("choose-clock"), clock(tongue, CLOCKS[house.clock]), Setting::Clock));
            offers.push(line(tongue.t("choose-open"), flag(house.open), Setting::Open));
            offers.push(line(tongue.t("choose-rated"), flag(house.rated), Setting::Rated));
            offers.push(line(tongue.t("choose-spectators"), flag(house.spectators), Setting::Spectators));
            offers.push(line(tongue.t("choose-chat"), flag(house.chat), Setting::Chat));
        }
        offers
    }
}

/// A clock in words.
pub(crate) fn clock(tongue: &Tongue, clock: Clock) -> String {
    match clock {
        Clock::None => tongue.t("clock-none"),
        Clock::RealTime { base, increment } => {
            let minutes = tongue.say("clock-minutes", &[("minutes", &(base / 60).to_string())]);
            tongue.say("clock-with-increment", &[("base", &minutes), ("increment", &increment.to_string())])
        }
        Clock::Days { days } => tongue.say("clock-days", &[("days", &days.to_string())]),
    }
}
