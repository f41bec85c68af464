//! The menu of a table being set up.

use serde_json::Value as Json;
use tabletop::Seat;
use wire::Clock;

use super::{CLOCKS, SeatChoice, SetupPage};
use crate::locale::Locale;
use crate::user_action::{MenuItem, Setting, UserAction};

impl SetupPage {
    /// The settings with their values, after the actions that start the game.
    pub(crate) fn menu(&self, locale: &Locale) -> Vec<MenuItem> {
        let line = |name: String, value: String, setting: Setting| {
            MenuItem::new(
                locale.say("term-setting", &[("name", &name), ("value", &value)]),
                UserAction::Set(setting),
            )
        };
        let flag = |yes: bool| locale.t(if yes { "term-yes" } else { "term-no" });
        let start = if self.server.is_some() { "go-friend" } else { "go-bot" };
        let mut items = vec![MenuItem::new(locale.t(start), UserAction::Start)];
        if self.server.is_some() {
            items.push(MenuItem::new(locale.t("go-anyone"), UserAction::QuickMatch));
        }
        let range = self.game.seats();
        if range.start() != range.end() {
            items.push(line(locale.t("choose-players"), self.seats.len().to_string(), Setting::Players));
        }
        for (at, who) in self.seats.iter().enumerate() {
            let letter = Seat::first(5).nth(at).map_or('?', Seat::letter);
            let seat = locale.say("seat-letter", &[("seat", &letter)]);
            let value = match who {
                SeatChoice::Here(_) if self.server.is_some() => locale.t("is-you"),
                SeatChoice::Here(name) => locale.say("term-person", &[("name", name)]),
                SeatChoice::Anyone => locale.t("with-anyone"),
                SeatChoice::Bot(level) => locale.say("bot-of-level", &[("level", &locale.level(level))]),
            };
            items.push(line(seat, value, Setting::Seat(at)));
            if let (SeatChoice::Here(name), None) = (who, &self.server) {
                let label = locale.say("term-name-of", &[("seat", &letter)]);
                items.push(line(label, name.clone(), Setting::Name(at)));
            }
        }
        for spec in self.game.options() {
            let value = self.values.get(spec.name).unwrap_or(&Json::Null);
            let game = self.game();
            let said = locale.value(game, spec.name, value);
            items.push(line(locale.option(game, spec.name), said, Setting::Option(spec.name.to_owned())));
        }
        if self.game.matches() {
            items.push(line(locale.t("choose-rounds"), self.rounds.to_string(), Setting::Rounds));
        }
        if let Some(server) = &self.server {
            items.push(line(locale.t("choose-clock"), clock(locale, CLOCKS[server.clock]), Setting::Clock));
            items.push(line(locale.t("choose-open"), flag(server.open), Setting::Open));
            items.push(line(locale.t("choose-rated"), flag(server.rated), Setting::Rated));
            items.push(line(locale.t("choose-spectators"), flag(server.spectators), Setting::Spectators));
            items.push(line(locale.t("choose-chat"), flag(server.chat), Setting::Chat));
        }
        items
    }
}

/// A clock in words.
pub(crate) fn clock(locale: &Locale, clock: Clock) -> String {
    match clock {
        Clock::None => locale.t("clock-none"),
        Clock::RealTime { base, increment } => {
            let minutes = locale.say("clock-minutes", &[("minutes", &(base / 60))]);
            locale.say("clock-with-increment", &[("base", &minutes), ("increment", &increment)])
        }
        Clock::Days { days } => locale.say("clock-days", &[("days", &days)]),
    }
}
