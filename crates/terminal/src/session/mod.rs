//! What is being done, without any screen, disk or network: a person acts, the world answers, and this says what can
//! be done next and what the world shall do. Both faces show the same session, so that neither can do less.

mod replay;
mod setup;
mod table;

use catalog::{AnyGame, GAMES};
use wire::{Claim, Lobby, Order, TableOverview};

pub(crate) use replay::ReplayPage;
pub(crate) use setup::{Deal, SetupPage, Who, clock};
pub(crate) use table::{TablePage, last_visible};

use crate::act::{Act, Jump, Offer, Setting, Wish};
use crate::rules;
use crate::source::{Ask, Heard, Saved, Sitter};
use crate::tongue::{Names, Tongue};

/// Where one is.
#[derive(Clone, Debug)]
pub(crate) enum Page {
    /// At the start: games to resume and to begin.
    Home,
    /// Setting up a game.
    Setup(Box<SetupPage>),
    /// At a server, among its tables.
    Lobby,
    /// At a table.
    Table(Box<TablePage>),
    /// Looking at a record.
    Replay(Box<ReplayPage>),
    /// Something outside takes its time.
    Busy,
}

/// What lies over the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Overlay {
    /// The keys or the commands.
    Help,
    /// The rules of a game.
    Rules(Vec<String>),
    /// Everything that happened.
    Log,
    /// The table in words.
    Look,
    /// Why a stone can or cannot be claimed.
    Explained(Claim),
    /// Which stone shall be explained?
    ExplainWhich,
    /// Is it sure?
    Sure(Order),
    /// Something has to be typed.
    Asked(Question),
}

/// What has to be typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// The address of a server.
    Server,
    /// A link to a table, or its id.
    Link,
    /// Something to say.
    Speech,
    /// A value of what is set up.
    Setting(Setting),
    /// A step of a replay.
    Step,
}

/// A server, and what it has.
#[derive(Clone, Debug)]
pub(crate) struct Server {
    /// Who one is there.
    pub(crate) me: String,
    /// Open tables.
    pub(crate) lobby: Lobby,
    /// The tables one sits at.
    pub(crate) mine: Vec<TableOverview>,
}

/// What is being done.
#[derive(Debug)]
pub(crate) struct Session {
    /// The reader's language.
    pub(crate) tongue: Tongue,
    /// Where one is.
    pub(crate) page: Page,
    /// What lies over it.
    pub(crate) overlay: Option<Overlay>,
    /// Something to be said once, for instance why something was not done.
    pub(crate) notice: Option<String>,
    /// Games that can go on.
    saved: Vec<Saved>,
    /// The server one is at.
    pub(crate) server: Option<Server>,
    /// The address of the server one goes to.
    url: Option<String>,
    /// What the person is called.
    me: String,
    /// Whether the command line says what to play: then leaving the table is the end.
    once: bool,
    /// What was set up last.
    last: Option<SetupPage>,
}

impl Session {
    /// A session at its start.
    pub(crate) fn new(tongue: Tongue, me: String) -> Session {
        Session {
            tongue,
            page: Page::Home,
            overlay: None,
            notice: None,
            saved: Vec::new(),
            server: None,
            url: None,
            me,
            once: false,
            last: None,
        }
    }

    /// Begins with a game of the command line.
    pub(crate) fn begin(&mut self, setup: SetupPage, at_once: bool) -> Vec<Wish> {
        self.page = Page::Setup(Box::new(setup));
        self.once = at_once;
        if at_once { self.act(Act::Start) } else { Vec::new() }
    }

    /// Begins with a game that was saved.
    pub(crate) fn resume(&mut self, path: std::path::PathBuf) -> Vec<Wish> {
        self.once = true;
        self.act(Act::Resume(path))
    }

    /// Begins at a server; at this table, if one is named.
    pub(crate) fn connect(&mut self, url: &str) -> Vec<Wish> {
        self.page = Page::Busy;
        self.url = Some(url.to_owned());
        vec![Wish::Connect(url.to_owned())]
    }

    /// What the person is called.
    pub(crate) fn me(&self) -> &str {
        &self.me
    }

    /// The address of the server one is at.
    pub(crate) fn address(&self) -> Option<&str> {
        let url = self.url.as_deref()?.trim_end_matches('/');
        Some(url.rsplit_once("/t/").map_or(url, |(server, _)| server))
    }

    /// How people and cards are called at the table one looks at.
    pub(crate) fn names(&self) -> Names {
        match &self.page {
            Page::Table(table) => {
                table.state.as_ref().map(|state| Names::of(&self.tongue, state)).unwrap_or_default()
            }
            Page::Replay(replay) => Names::of(&self.tongue, &replay.state()),
            _ => Names::default(),
        }
    }

    /// Looks at a record.
    pub(crate) fn replay(&mut self, page: ReplayPage) {
        self.page = Page::Replay(Box::new(page));
    }

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

    /// A person does something.
    pub(crate) fn act(&mut self, act: Act) -> Vec<Wish> {
        self.notice = None;
        match act {
            Act::Back => self.back(),
            Act::Quit => vec![Wish::Quit],
            Act::Help => self.show(Overlay::Help),
            Act::Rules(game) => self.show(Overlay::Rules(rules::of(&game, self.tongue.language()))),
            Act::Log => self.show(Overlay::Log),
            Act::Look => self.show(Overlay::Look),
            Act::ExplainWhich => self.show(Overlay::ExplainWhich),
            Act::Online => self.show(Overlay::Asked(Question::Server)),
            Act::Invited => self.show(Overlay::Asked(Question::Link)),
            Act::Say => self.show(Overlay::Asked(Question::Speech)),
            Act::Resume(path) => {
                self.page = Page::Busy;
                vec![Wish::Resume(path)]
            }
            Act::New(game) => {
                let known = catalog::game(&game);
                self.page = known.map_or(Page::Home, |game| {
                    Page::Setup(Box::new(SetupPage::new(game, &self.me, self.server.is_some())))
                });
                Vec::new()
            }
            Act::Set(setting) => {
                let Page::Setup(setup) = &mut self.page else { return Vec::new() };
                if setup.set(&setting) {
                    self.show(Overlay::Asked(Question::Setting(setting)))
                } else {
                    Vec::new()
                }
            }
            Act::Start | Act::Quick => self.start(&act),
            Act::Again => match self.last.clone() {
                Some(setup) => {
                    self.page = Page::Setup(Box::new(setup));
                    self.start(&Act::Start)
                }
                None => self.leave(),
            },
            Act::Enter(id) => self.enter(id),
            Act::Refresh => vec![Wish::Lobby],
            Act::Typed(text) => self.typed(&text),
            Act::Leave => self.leave(),
            Act::Step(jump) => self.step(jump),
            Act::Turn => {
                if let Page::Replay(replay) = &mut self.page {
                    replay.turn();
                }
                Vec::new()
            }
            at_table => self.act_at_table(at_table),
        }
    }

    fn show(&mut self, overlay: Overlay) -> Vec<Wish> {
        self.overlay = Some(overlay);
        Vec::new()
    }

    /// Closes what is open, takes a touch back, or goes a page back.
    fn back(&mut self) -> Vec<Wish> {
        if self.overlay.take().is_some() {
            return Vec::new();
        }
        match &mut self.page {
            Page::Table(table) => drop(table.touched.pop()),
            Page::Setup(_) if self.server.is_some() => {
                self.page = Page::Lobby;
                return vec![Wish::Lobby];
            }
            Page::Setup(_) => {
                self.page = Page::Home;
                return vec![Wish::ListSaved];
            }
            _ => {}
        }
        Vec::new()
    }

    fn start(&mut self, act: &Act) -> Vec<Wish> {
        let Page::Setup(setup) = &self.page else { return Vec::new() };
        let wish = match (self.server.is_some(), act) {
            (true, Act::Quick) => Wish::Quick(Box::new(setup.quick())),
            (true, _) => Wish::Make(Box::new(setup.table())),
            (false, _) => Wish::Deal(setup.deal()),
        };
        let mut again = setup.clone();
        again.seed = None;
        self.last = Some(*again);
        self.page =
            if self.server.is_none() { Page::Table(Box::new(TablePage::new(true))) } else { Page::Busy };
        vec![wish]
    }

    fn enter(&mut self, id: String) -> Vec<Wish> {
        self.page = Page::Table(Box::new(TablePage::new(false)));
        vec![Wish::Enter(id)]
    }

    fn leave(&mut self) -> Vec<Wish> {
        self.overlay = None;
        if self.once {
            return vec![Wish::Leave, Wish::Quit];
        }
        if self.server.is_some() {
            self.page = Page::Lobby;
            return vec![Wish::Leave, Wish::Lobby];
        }
        self.page = Page::Home;
        vec![Wish::Leave, Wish::ListSaved]
    }

    fn step(&mut self, jump: Jump) -> Vec<Wish> {
        let Page::Replay(replay) = &mut self.page else { return Vec::new() };
        match jump {
            Jump::To(None) => return self.show(Overlay::Asked(Question::Step)),
            Jump::GameBefore => return vec![Wish::Load(replay.number.saturating_sub(1).max(1))],
            Jump::GameAfter => return vec![Wish::Load(replay.number + 1)],
            jump => replay.go(jump),
        }
        Vec::new()
    }

    fn typed(&mut self, text: &str) -> Vec<Wish> {
        let Some(Overlay::Asked(question)) = self.overlay.take() else { return Vec::new() };
        let text = text.trim();
        if text.is_empty() {
            return Vec::new();
        }
        match question {
            Question::Server => return self.connect(text),
            Question::Link => {
                let id = text.trim_end_matches('/').rsplit('/').next().unwrap_or(text).to_owned();
                return self.enter(id);
            }
            Question::Speech => {
                let text: String = text.chars().take(300).collect();
                return vec![Wish::Ask(Ask::Order(Order::Say { text }))];
            }
            Question::Step => match (&mut self.page, text.parse()) {
                (Page::Replay(replay), Ok(step)) => replay.go(Jump::To(Some(step))),
                _ => self.notice = Some(self.tongue.t("term-not-understood")),
            },
            Question::Setting(setting) => {
                let taken = match &mut self.page {
                    Page::Setup(setup) => setup.typed(&setting, text),
                    _ => false,
                };
                if !taken {
                    self.notice = Some(self.tongue.t("term-not-understood"));
                }
            }
        }
        Vec::new()
    }

    fn act_at_table(&mut self, act: Act) -> Vec<Wish> {
        if let (Page::Replay(replay), Act::Explain(seat, stone)) = (&self.page, &act) {
            self.overlay = replay.explain(seat, *stone).map(Overlay::Explained);
            return Vec::new();
        }
        let Page::Table(table) = &mut self.page else { return Vec::new() };
        match act {
            Act::Touch(touch) => {
                table.touch(&touch).map(|order| Wish::Ask(Ask::Order(order))).into_iter().collect()
            }
            Act::Uncover => {
                self.overlay = None;
                table.uncover().into_iter().collect()
            }
            Act::Hint => {
                table.asked = true;
                self.notice = Some(self.tongue.t("term-thinking"));
                vec![Wish::Ask(Ask::Hint)]
            }
            Act::Explain(seat, stone) => {
                self.overlay = None;
                table.asked = true;
                vec![Wish::Ask(Ask::Explain(seat, stone))]
            }
            Act::Order(order) if table::needs_asking(&order).is_some() => self.show(Overlay::Sure(order)),
            Act::Order(order) | Act::Sure(order) => {
                self.overlay = None;
                table.sent = true;
                vec![Wish::Ask(Ask::Order(order))]
            }
            Act::Keep => {
                table.asked = true;
                vec![Wish::Ask(Ask::Record)]
            }
            _ => Vec::new(),
        }
    }

    /// An action in notation, as it may be typed; `None` if it cannot be made now.
    pub(crate) fn notated(&mut self, action: &str) -> Option<Vec<Wish>> {
        let Page::Table(table) = &mut self.page else { return None };
        if self.overlay.is_some() || table.cover.is_some() || table.sent {
            return None;
        }
        let known = table.state.as_ref()?.moves.iter().any(|one| one.action == action);
        known.then(|| vec![Wish::Ask(Ask::Order(table.act(action.to_owned())))])
    }

    /// The world answers.
    pub(crate) fn hear(&mut self, heard: Heard) -> Vec<Wish> {
        let answers = matches!(
            heard,
            Heard::Hinted(_)
                | Heard::Explained(_)
                | Heard::Refused(_)
                | Heard::Record(_)
                | Heard::Connected(false)
        );
        if let (true, Page::Table(table)) = (answers, &mut self.page) {
            table.asked = false;
        }
        match heard {
            Heard::Told(told) => {
                if let wire::Told::Refused { problem, .. } = &*told {
                    self.refused(problem);
                }
                match &mut self.page {
                    Page::Table(table) => table.hear(*told),
                    Page::Busy => {
                        let mut table = TablePage::new(self.server.is_none());
                        let wishes = table.hear(*told);
                        self.page = Page::Table(Box::new(table));
                        wishes
                    }
                    _ => Vec::new(),
                }
            }
            Heard::Hinted(hint) => {
                if let Page::Table(table) = &mut self.page
                    && let Some(state) = &table.state
                {
                    let names = Names::of(&self.tongue, state);
                    self.notice = Some(crate::telling::hint(&self.tongue, &names, state, &hint));
                    table.hint = Some(hint);
                }
                Vec::new()
            }
            Heard::Explained(claim) => self.show(Overlay::Explained(claim)),
            Heard::Refused(problem) => {
                self.refused(&problem);
                Vec::new()
            }
            Heard::Record(text) => vec![Wish::Keep(text)],
            Heard::Connected(connected) => {
                if let Page::Table(table) = &mut self.page {
                    table.connected = connected;
                }
                Vec::new()
            }
            Heard::Server(me) => {
                let lobby = Lobby { waiting: Vec::new(), playing: Vec::new() };
                self.server = Some(Server { me, lobby, mine: Vec::new() });
                if matches!(self.page, Page::Busy | Page::Home) {
                    self.page = Page::Lobby;
                }
                vec![Wish::Lobby]
            }
            Heard::Lobby(lobby, mine) => {
                if let Some(server) = &mut self.server {
                    (server.lobby, server.mine) = (*lobby, mine);
                }
                Vec::new()
            }
            Heard::Table(id) => self.enter(id),
            Heard::Saved(saved) => {
                self.saved = saved;
                Vec::new()
            }
            Heard::Kept(path) => {
                self.notice = Some(self.tongue.say("term-kept", &[("path", &path.display().to_string())]));
                Vec::new()
            }
            Heard::Trouble(key, what) => {
                let why = self.tongue.say(key, &[("what", &what)]);
                self.trouble(why)
            }
            Heard::Lost(problem) => {
                let why = self.tongue.problem(&problem, &Names::default());
                self.trouble(why)
            }
        }
    }

    fn refused(&mut self, problem: &wire::Problem) {
        let names = match &mut self.page {
            Page::Table(table) => {
                table.sent = false;
                table.state.as_ref().map(|state| Names::of(&self.tongue, state)).unwrap_or_default()
            }
            Page::Busy => {
                // The table could not be made as it was set up.
                self.page = self.last.clone().map_or(Page::Lobby, |setup| Page::Setup(Box::new(setup)));
                Names::default()
            }
            _ => Names::default(),
        };
        self.notice = Some(self.tongue.problem(problem, &names));
    }

    /// Where nothing else can be shown, one is at the start again.
    fn trouble(&mut self, why: String) -> Vec<Wish> {
        self.notice = Some(why);
        let lost = match &self.page {
            Page::Busy => true,
            Page::Table(table) => table.state.is_none(),
            _ => false,
        };
        if lost {
            self.page = if self.server.is_some() { Page::Lobby } else { Page::Home };
            return vec![if self.server.is_some() { Wish::Lobby } else { Wish::ListSaved }];
        }
        Vec::new()
    }

    /// Whether a person has something to decide or to read; if not, only the world can go on.
    pub(crate) fn wants_person(&self) -> bool {
        match &self.page {
            Page::Busy => false,
            Page::Table(table) => self.overlay.is_some() || !table.waits(),
            Page::Lobby => self.server.is_some(),
            _ => true,
        }
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
