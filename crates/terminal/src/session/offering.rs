//! What can be done now, on every page.

use catalog::{AnyGame, GAMES};
use wire::TableOverview;

use super::setup::clock;
use super::{Overlay, Page, Session, table};
use crate::act::{Act, Offer};
use crate::source::{Saved, Sitter};
use crate::tongue::Tongue;

impl Session {
    /// What can be done now.
    pub(crate) fn offers(&self) -> Vec<Offer> {
        let tongue = &self.tongue;
        let close = || vec![Offer::new(tongue.t("close"), Act::Back)];
        match &self.overlay {
            Some(
                Overlay::Help | Overlay::Rules(_) | Overlay::Log | Overlay::Look | Overlay::Explained(_),
            ) => close(),
            Some(Overlay::Asked(_)) => vec![Offer::new(tongue.t("cancel"), Act::Back)],
            Some(Overlay::Sure(order)) => {
                let key = table::needs_asking(order).unwrap_or("sure-resign");
                let yes = tongue.t(&format!("{key}.yes"));
                vec![Offer::new(tongue.t("cancel"), Act::Back), Offer::new(yes, Act::Sure(order.clone()))]
            }
            Some(Overlay::ExplainWhich) => {
                let stone = |(seat, stone): (String, u8)| {
                    let label = tongue.say("touch-stone", &[("number", &stone.to_string())]);
                    Offer::new(label, Act::Explain(seat, stone))
                };
                self.explainable().into_iter().map(stone).chain(close()).collect()
            }
            None => self.page_offers(),
        }
    }

    fn explainable(&self) -> Vec<(String, u8)> {
        match &self.page {
            Page::Table(table) => table.explainable(),
            Page::Replay(replay) => (1..=9).map(|stone| (replay.from.to_string(), stone)).collect(),
            _ => Vec::new(),
        }
    }

    /// What the page below offers, whatever lies over it.
    pub(crate) fn page_offers(&self) -> Vec<Offer> {
        let tongue = &self.tongue;
        let quit = || Offer::new(tongue.t("term-quit"), Act::Quit);
        match &self.page {
            Page::Home => {
                let resume =
                    |saved: &Saved| Offer::new(self.saved_label(saved), Act::Resume(saved.path.clone()));
                let mut offers: Vec<Offer> = self.saved.iter().map(resume).collect();
                offers.extend(new_games(tongue));
                offers.push(Offer::new(tongue.t("term-online"), Act::Online));
                offers.extend(rules_offers(tongue));
                offers.push(Offer::new(tongue.t("help"), Act::Help));
                offers.push(quit());
                offers
            }
            Page::Setup(setup) => {
                let mut offers = setup.offers(tongue);
                let rules = tongue.say("read-rules", &[("game", &tongue.game(setup.game()))]);
                offers.push(Offer::new(rules, Act::Rules(setup.game().to_owned())));
                offers.push(Offer::new(tongue.t("term-back"), Act::Back));
                offers
            }
            Page::Lobby => self.lobby_offers(),
            Page::Table(table) => table.offers(tongue),
            Page::Replay(replay) => replay.offers(tongue),
            Page::Busy => vec![quit()],
        }
    }

    fn saved_label(&self, saved: &Saved) -> String {
        let who = |sitter: &Sitter| match sitter {
            Sitter::Person(name) => crate::tongue::clean(name),
            Sitter::Bot(level) => self.tongue.level(level),
        };
        let names = saved.sitters.iter().map(who).collect::<Vec<_>>().join(", ");
        let actions = saved.actions.to_string();
        let args = [
            ("game", self.tongue.game(&saved.game)),
            ("names", names),
            ("actions", actions),
            ("date", saved.date.clone().unwrap_or_default()),
        ];
        let args: Vec<(&str, &str)> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.tongue.say("term-resume", &args)
    }

    fn lobby_offers(&self) -> Vec<Offer> {
        let tongue = &self.tongue;
        let mut offers = Vec::new();
        if let Some(server) = &self.server {
            let table = |table: &TableOverview, key: &str| {
                let label = tongue.say(key, &[("table", &self.overview(table))]);
                Offer::new(label, Act::Enter(table.id.clone()))
            };
            offers.extend(server.mine.iter().map(|mine| table(mine, "term-mine")));
            let others = |list: &[TableOverview]| -> Vec<TableOverview> {
                list.iter().filter(|open| open.mine.is_none()).cloned().collect()
            };
            offers.extend(others(&server.lobby.waiting).iter().map(|open| table(open, "term-sit")));
            offers.extend(new_games(tongue));
            offers.push(Offer::new(tongue.t("term-invited"), Act::Invited));
            offers.extend(others(&server.lobby.playing).iter().map(|open| table(open, "term-watch")));
        }
        offers.push(Offer::new(tongue.t("term-refresh"), Act::Refresh));
        offers.extend(rules_offers(tongue));
        offers.push(Offer::new(tongue.t("help"), Act::Help));
        offers.push(Offer::new(tongue.t("term-quit"), Act::Quit));
        offers
    }

    /// A table of a list in one line.
    fn overview(&self, table: &TableOverview) -> String {
        let tongue = &self.tongue;
        let who = |seat: &Option<wire::Occupant>| match seat {
            None => tongue.t("seat-free"),
            Some(wire::Occupant::Bot { level }) => tongue.level(level),
            Some(wire::Occupant::Player(player)) => crate::tongue::clean(&player.name),
        };
        let mut parts =
            vec![tongue.game(&table.setup.game), table.seats.iter().map(who).collect::<Vec<_>>().join(", ")];
        if table.setup.clock != wire::Clock::None {
            parts.push(clock(tongue, table.setup.clock));
        }
        if table.setup.rated {
            parts.push(tongue.t("rated"));
        }
        if table.turn.is_some() && table.turn == table.mine {
            parts.push(tongue.t("your-turn"));
        }
        parts.join(" · ")
    }
}

fn new_games(tongue: &Tongue) -> Vec<Offer> {
    let offer = |game: &&dyn AnyGame| {
        let label = tongue.say("term-new", &[("game", &tongue.game(game.name()))]);
        Offer::new(label, Act::New(game.name().to_owned()))
    };
    GAMES.iter().map(offer).collect()
}

fn rules_offers(tongue: &Tongue) -> Vec<Offer> {
    let offer = |game: &&dyn AnyGame| {
        let label = tongue.say("read-rules", &[("game", &tongue.game(game.name()))]);
        Offer::new(label, Act::Rules(game.name().to_owned()))
    };
    GAMES.iter().map(offer).collect()
}
