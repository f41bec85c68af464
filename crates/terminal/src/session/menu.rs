//! The menus of all pages.

use std::fmt::Display;

use catalog::Lesson;
use wire::TableOverview;

use super::setup::clock;
use super::{Overlay, Page, Session, table};
use crate::boards;
use crate::describe;
use crate::locale::Locale;
use crate::source::{LocalPlayer, Saved};
use crate::user_action::{MenuItem, UserAction};

impl Session {
    /// What the user can do now.
    pub(crate) fn menu(&self) -> Vec<MenuItem> {
        let locale = &self.locale;
        let close = || vec![MenuItem::new(locale.t("close"), UserAction::Back)];
        match &self.overlay {
            Some(
                Overlay::Help
                | Overlay::Aid
                | Overlay::Rules(_)
                | Overlay::Log
                | Overlay::Description
                | Overlay::Explained(_),
            ) => close(),
            Some(Overlay::Prompt(_)) => vec![MenuItem::new(locale.t("cancel"), UserAction::Back)],
            Some(Overlay::Confirm(order)) => {
                let key = table::confirmation(order).unwrap_or("sure-resign");
                let yes = locale.t(&format!("{key}.yes"));
                vec![
                    MenuItem::new(locale.t("cancel"), UserAction::Back),
                    MenuItem::new(yes, UserAction::Confirmed(order.clone())),
                ]
            }
            Some(Overlay::ExplainWhich) => {
                let names = self.names();
                let thing = |(seat, touch): (String, String)| {
                    MenuItem::new(
                        describe::touch(locale, &names, None, &touch),
                        UserAction::Explain(seat, touch),
                    )
                };
                self.explainable().into_iter().map(thing).chain(close()).collect()
            }
            None => self.page_menu(),
        }
    }

    /// The things that can be explained, each with the seat to which it is explained.
    fn explainable(&self) -> Vec<(String, String)> {
        match &self.page {
            Page::Table(table) => table.explainable(),
            Page::Replay(replay) => replay.explainable(),
            _ => Vec::new(),
        }
    }

    /// The menu of the page, without regard to overlays.
    pub(crate) fn page_menu(&self) -> Vec<MenuItem> {
        let locale = &self.locale;
        let quit = || MenuItem::new(locale.t("term-quit"), UserAction::Quit);
        match &self.page {
            Page::Home => {
                let resume = |saved: &Saved| {
                    MenuItem::new(self.saved_label(saved), UserAction::Resume(saved.path.clone()))
                };
                let mut items: Vec<MenuItem> = self.saved.iter().map(resume).collect();
                items.extend(game_items(locale, "term-new", UserAction::New));
                items.push(MenuItem::new(locale.t("tut-title"), UserAction::Learn));
                items.push(MenuItem::new(locale.t("term-online"), UserAction::Online));
                items.extend(game_items(locale, "read-rules", UserAction::Rules));
                items.push(MenuItem::new(locale.t("help"), UserAction::Help));
                items.push(quit());
                items
            }
            Page::Setup(setup) => {
                let mut items = setup.menu(locale);
                let rules = locale.say("read-rules", &[("game", &locale.game(setup.game()))]);
                items.push(MenuItem::new(rules, UserAction::Rules(setup.game().to_owned())));
                items.push(MenuItem::new(locale.t("term-back"), UserAction::Back));
                items
            }
            Page::Lessons(finished) => self.lessons_menu(*finished),
            Page::Lobby => self.lobby_menu(),
            Page::Table(table) => table.menu(locale),
            Page::Replay(replay) => replay.menu(locale),
            Page::Busy => vec![quit()],
        }
    }

    /// All lessons; after one of them what comes next.
    fn lessons_menu(&self, finished: Option<&'static Lesson>) -> Vec<MenuItem> {
        let locale = &self.locale;
        let title = |lesson: &Lesson| locale.t(&format!("tut-lesson-{}", lesson.id));
        let all = catalog::lessons();
        let mut items = Vec::new();
        if let Some(finished) = finished {
            let following = all.iter().skip_while(|lesson| lesson.id != finished.id).nth(1);
            if let Some(following) = following.filter(|following| following.game == finished.game) {
                let label = locale.say("tut-end-next", &[("lesson", &title(following))]);
                items.push(MenuItem::new(label, UserAction::Lesson(following.id.clone())));
            } else if self.once {
                items.push(MenuItem::new(locale.t("term-quit"), UserAction::Quit));
            }
            let play = locale.say("term-new", &[("game", &locale.game(finished.game))]);
            items.push(MenuItem::new(play, UserAction::New(finished.game.to_owned())));
        }
        items.extend(all.iter().map(|lesson| {
            let label = locale.labelled(&locale.game(lesson.game), &title(lesson));
            MenuItem::new(label, UserAction::Lesson(lesson.id.clone()))
        }));
        items.push(if self.once {
            MenuItem::new(locale.t("term-quit"), UserAction::Quit)
        } else {
            MenuItem::new(locale.t("term-back"), UserAction::Back)
        });
        items
    }

    fn saved_label(&self, saved: &Saved) -> String {
        let who = |player: &LocalPlayer| match player {
            LocalPlayer::Person(name) => crate::locale::sanitized(name),
            LocalPlayer::Bot(level) => self.locale.level(level),
        };
        let names = saved.players.iter().map(who).collect::<Vec<_>>().join(", ");
        let args: [(&str, &dyn Display); 4] = [
            ("game", &self.locale.game(&saved.game)),
            ("names", &names),
            ("actions", &saved.actions),
            ("date", &saved.date.as_deref().unwrap_or_default()),
        ];
        self.locale.say("term-resume", &args)
    }

    fn lobby_menu(&self) -> Vec<MenuItem> {
        let locale = &self.locale;
        let mut items = Vec::new();
        if let Some(server) = &self.server {
            let table = |table: &TableOverview, key: &str| {
                let label = locale.say(key, &[("table", &self.overview(table))]);
                MenuItem::new(label, UserAction::OpenTable(table.id.clone()))
            };
            items.extend(server.mine.iter().map(|mine| table(mine, "term-mine")));
            let others = |list: &[TableOverview]| -> Vec<TableOverview> {
                list.iter().filter(|open| open.mine.is_none()).cloned().collect()
            };
            items.extend(others(&server.lobby.waiting).iter().map(|open| table(open, "term-sit")));
            items.extend(game_items(locale, "term-new", UserAction::New));
            items.push(MenuItem::new(locale.t("term-invited"), UserAction::OpenLink));
            items.extend(others(&server.lobby.playing).iter().map(|open| table(open, "term-watch")));
        }
        items.push(MenuItem::new(locale.t("term-refresh"), UserAction::Refresh));
        items.extend(game_items(locale, "read-rules", UserAction::Rules));
        items.push(MenuItem::new(locale.t("help"), UserAction::Help));
        items.push(MenuItem::new(locale.t("term-quit"), UserAction::Quit));
        items
    }

    /// A table of the lobby in one line.
    fn overview(&self, table: &TableOverview) -> String {
        let locale = &self.locale;
        let who = |seat: &Option<wire::Occupant>| locale.occupant(seat.as_ref());
        let mut parts =
            vec![locale.game(&table.setup.game), table.seats.iter().map(who).collect::<Vec<_>>().join(", ")];
        if table.setup.clock != wire::Clock::None {
            parts.push(clock(locale, table.setup.clock));
        }
        if table.setup.rated {
            parts.push(locale.t("rated"));
        }
        if table.turn.is_some() && table.turn == table.mine {
            parts.push(locale.t("your-turn"));
        }
        parts.join(" · ")
    }
}

/// An item for each game that menus offer.
fn game_items(
    locale: &Locale,
    key: &str,
    action: fn(String) -> UserAction,
) -> impl Iterator<Item = MenuItem> {
    catalog::listed().map(move |game| {
        let label = locale.say(key, &[("game", &locale.game(game.name()))]);
        MenuItem::new(label, action(game.name().to_owned()))
    })
}

/// The items that only show something about a game: explanations, the board in words, the log, the player aid, the rules, help.
pub(super) fn reading_items(locale: &Locale, game: &str, can_explain: bool) -> Vec<MenuItem> {
    let explain = can_explain.then_some(("term-explain", UserAction::ExplainWhich));
    let aid = boards::has_aid(game).then_some(("aid", UserAction::Aid));
    let others = [
        ("term-look", UserAction::DescribeBoard),
        ("log", UserAction::Log),
        ("rules", UserAction::Rules(game.to_owned())),
        ("help", UserAction::Help),
    ];
    explain
        .into_iter()
        .chain(aid)
        .chain(others)
        .map(|(key, action)| MenuItem::new(locale.t(key), action))
        .collect()
}
