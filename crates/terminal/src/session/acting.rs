//! A person does something.

use wire::TableRequest;

use super::{Overlay, Page, Question, Session, SetupPage, TablePage, table};
use crate::act::{Act, Jump, Wish};
use crate::rules;
use crate::source::Ask;

impl Session {
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
            Act::Again => {
                let Page::Table(table) = &self.page else { return Vec::new() };
                let again = table.state.as_ref().and_then(|state| SetupPage::again(state, &self.me));
                let Some(setup) = again else { return self.leave() };
                self.page = Page::Setup(Box::new(setup));
                self.start(&Act::Start)
            }
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

    pub(super) fn show(&mut self, overlay: Overlay) -> Vec<Wish> {
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

    pub(super) fn enter(&mut self, id: String) -> Vec<Wish> {
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
                return vec![Wish::Ask(Ask::TableRequest(TableRequest::Say { text }))];
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
                table.touch(&touch).map(|order| Wish::Ask(Ask::TableRequest(order))).into_iter().collect()
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
            Act::TableRequest(order) if table::needs_asking(&order).is_some() => {
                self.show(Overlay::Sure(order))
            }
            Act::TableRequest(order) | Act::Sure(order) => {
                self.overlay = None;
                table.sent = true;
                vec![Wish::Ask(Ask::TableRequest(order))]
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
        known.then(|| vec![Wish::Ask(Ask::TableRequest(table.act(action.to_owned())))])
    }
}
