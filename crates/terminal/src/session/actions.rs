//! Handles the actions of the user.

use wire::TableRequest;

use super::{Course, Overlay, Page, Question, Session, SetupPage, TablePage, table};
use crate::effect::Effect;
use crate::rules;
use crate::source::SourceRequest;
use crate::user_action::{CoachAction, Jump, UserAction};

impl Session {
    /// Handles an action of the user.
    pub(crate) fn act(&mut self, action: UserAction) -> Vec<Effect> {
        self.notice = None;
        match action {
            UserAction::Back => self.back(),
            UserAction::Quit => vec![Effect::Quit],
            UserAction::Help => self.show(Overlay::Help),
            UserAction::Rules(game) => self.show(Overlay::Rules(rules::of(&game, self.locale.language()))),
            UserAction::Aid => self.show(Overlay::Aid),
            UserAction::Log => self.show(Overlay::Log),
            UserAction::DescribeBoard => self.show(Overlay::Description),
            UserAction::ExplainWhich => self.show(Overlay::ExplainWhich),
            UserAction::Online => self.show(Overlay::Prompt(Question::Server)),
            UserAction::OpenLink => self.show(Overlay::Prompt(Question::Link)),
            UserAction::Say => self.show(Overlay::Prompt(Question::Speech)),
            UserAction::Learn => {
                self.page = Page::Lessons(None);
                Vec::new()
            }
            UserAction::Lesson(id) => self.begin_lesson(&id),
            UserAction::Coach(action) => self.coach(&action),
            UserAction::Resume(path) => {
                self.page = Page::Busy;
                vec![Effect::Resume(path)]
            }
            UserAction::New(game) => {
                let known = catalog::game(&game);
                self.page = known.map_or(Page::Home, |game| {
                    Page::Setup(Box::new(SetupPage::new(game, &self.me, self.server.is_some())))
                });
                Vec::new()
            }
            UserAction::Set(setting) => {
                let Page::Setup(setup) = &mut self.page else { return Vec::new() };
                if setup.set(&setting) {
                    self.show(Overlay::Prompt(Question::Setting(setting)))
                } else {
                    Vec::new()
                }
            }
            UserAction::Start | UserAction::QuickMatch => self.start(&action),
            UserAction::PlayAgain => {
                let Page::Table(table) = &self.page else { return Vec::new() };
                let again = table.state.as_ref().and_then(|state| SetupPage::again(state, &self.me));
                let Some(setup) = again else { return self.leave() };
                self.page = Page::Setup(Box::new(setup));
                self.start(&UserAction::Start)
            }
            UserAction::OpenTable(id) => self.enter(id),
            UserAction::Refresh => vec![Effect::RefreshLobby],
            UserAction::TextEntered(text) => self.typed(&text),
            UserAction::Leave => self.leave(),
            UserAction::Step(jump) => self.step(jump),
            UserAction::RotateView => {
                if let Page::Replay(replay) = &mut self.page {
                    replay.rotate();
                }
                Vec::new()
            }
            at_table => self.act_at_table(at_table),
        }
    }

    pub(super) fn show(&mut self, overlay: Overlay) -> Vec<Effect> {
        self.overlay = Some(overlay);
        Vec::new()
    }

    /// Closes the overlay, undoes a touch, or returns to the previous page.
    fn back(&mut self) -> Vec<Effect> {
        if self.overlay.take().is_some() {
            return Vec::new();
        }
        match &mut self.page {
            Page::Table(table) => drop(table.touched.pop()),
            Page::Lessons(_) if self.once => return vec![Effect::Quit],
            Page::Setup(_) if self.server.is_some() => {
                self.page = Page::Lobby;
                return vec![Effect::RefreshLobby];
            }
            Page::Setup(_) | Page::Lessons(_) => {
                self.page = Page::Home;
                return vec![Effect::ListSaved];
            }
            _ => {}
        }
        Vec::new()
    }

    fn start(&mut self, action: &UserAction) -> Vec<Effect> {
        let Page::Setup(setup) = &self.page else { return Vec::new() };
        let effect = match (self.server.is_some(), action) {
            (true, UserAction::QuickMatch) => Effect::QuickMatch(Box::new(setup.quick())),
            (true, _) => Effect::CreateTable(Box::new(setup.table())),
            (false, _) => Effect::Deal(setup.deal()),
        };
        let mut again = setup.clone();
        again.seed = None;
        self.last = Some(*again);
        self.page =
            if self.server.is_none() { Page::Table(Box::new(TablePage::new(true))) } else { Page::Busy };
        vec![effect]
    }

    pub(super) fn enter(&mut self, id: String) -> Vec<Effect> {
        self.page = Page::Table(Box::new(TablePage::new(false)));
        vec![Effect::OpenTable(id)]
    }

    fn leave(&mut self) -> Vec<Effect> {
        self.overlay = None;
        if matches!(&self.page, Page::Table(table) if table.lesson.is_some()) {
            self.page = Page::Lessons(None);
            return Vec::new();
        }
        if self.once {
            return vec![Effect::Leave, Effect::Quit];
        }
        if self.server.is_some() {
            self.page = Page::Lobby;
            return vec![Effect::Leave, Effect::RefreshLobby];
        }
        self.page = Page::Home;
        vec![Effect::Leave, Effect::ListSaved]
    }

    /// Begins a lesson.
    fn begin_lesson(&mut self, id: &str) -> Vec<Effect> {
        if let Some(lesson) = catalog::lessons().iter().find(|lesson| lesson.id == id) {
            self.page = Page::Table(Box::new(TablePage::for_lesson(lesson, &self.locale, &self.me)));
        }
        Vec::new()
    }

    /// Makes an action of the learner.
    fn act_in_lesson(&mut self, action: &str) -> Vec<Effect> {
        self.change_lesson(|course| course.act(action))
    }

    /// Goes on in a lesson.
    fn coach(&mut self, action: &CoachAction) -> Vec<Effect> {
        let mut finished = None;
        self.change_lesson(|course| match action {
            CoachAction::Next => finished = (!course.next()).then_some(course.lesson),
            CoachAction::Back => course.back(),
            CoachAction::Restart => *course = Course::new(course.lesson),
            CoachAction::Show => course.show(),
            CoachAction::Try(action) => course.attempt(action),
        });
        if finished.is_some() {
            self.page = Page::Lessons(finished);
        }
        Vec::new()
    }

    fn change_lesson(&mut self, change: impl FnOnce(&mut Course)) -> Vec<Effect> {
        if let Page::Table(table) = &mut self.page
            && let Some(course) = &mut table.lesson
        {
            change(course);
            table.show_lesson(&self.locale, &self.me);
        }
        Vec::new()
    }

    fn step(&mut self, jump: Jump) -> Vec<Effect> {
        let Page::Replay(replay) = &mut self.page else { return Vec::new() };
        match jump {
            Jump::To(None) => return self.show(Overlay::Prompt(Question::Step)),
            Jump::GameBefore => return vec![Effect::LoadRecord(replay.number.saturating_sub(1).max(1))],
            Jump::GameAfter => return vec![Effect::LoadRecord(replay.number + 1)],
            jump => replay.go(jump),
        }
        Vec::new()
    }

    fn typed(&mut self, text: &str) -> Vec<Effect> {
        let Some(Overlay::Prompt(question)) = self.overlay.take() else { return Vec::new() };
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
                return vec![Effect::Send(SourceRequest::Table(TableRequest::Say { text }))];
            }
            Question::Step => match (&mut self.page, text.parse()) {
                (Page::Replay(replay), Ok(step)) => replay.go(Jump::To(Some(step))),
                _ => self.notice = Some(self.locale.t("term-not-understood")),
            },
            Question::Setting(setting) => {
                let taken = match &mut self.page {
                    Page::Setup(setup) => setup.typed(&setting, text),
                    _ => false,
                };
                if !taken {
                    self.notice = Some(self.locale.t("term-not-understood"));
                }
            }
        }
        Vec::new()
    }

    fn act_at_table(&mut self, action: UserAction) -> Vec<Effect> {
        if let (Page::Replay(replay), UserAction::Explain(seat, touch)) = (&self.page, &action) {
            self.overlay = replay.explain(seat, touch).map(Overlay::Explained);
            return Vec::new();
        }
        let Page::Table(table) = &mut self.page else { return Vec::new() };
        if let Some(course) = &table.lesson {
            match &action {
                UserAction::Touch(touch) => {
                    let Some(TableRequest::Act { actions, .. }) = table.touch(touch) else {
                        return Vec::new();
                    };
                    return self.act_in_lesson(&actions.concat());
                }
                UserAction::Explain(seat, touch) => {
                    self.overlay = course.explain(seat, touch).map(Overlay::Explained);
                    return Vec::new();
                }
                _ => return Vec::new(),
            }
        }
        match action {
            UserAction::Touch(touch) => table
                .touch(&touch)
                .map(|order| Effect::Send(SourceRequest::Table(order)))
                .into_iter()
                .collect(),
            UserAction::Uncover => {
                self.overlay = None;
                table.uncover().into_iter().collect()
            }
            UserAction::Hint => {
                table.query_pending = true;
                self.notice = Some(self.locale.t("term-thinking"));
                vec![Effect::Send(SourceRequest::Hint)]
            }
            UserAction::Explain(seat, touch) => {
                self.overlay = None;
                table.query_pending = true;
                vec![Effect::Send(SourceRequest::Explain(seat, touch))]
            }
            UserAction::TableRequest(order) if table::confirmation(&order).is_some() => {
                self.show(Overlay::Confirm(order))
            }
            UserAction::TableRequest(order) | UserAction::Confirmed(order) => {
                self.overlay = None;
                table.command_pending = true;
                vec![Effect::Send(SourceRequest::Table(order))]
            }
            UserAction::SaveRecord => {
                table.query_pending = true;
                vec![Effect::Send(SourceRequest::Record)]
            }
            _ => Vec::new(),
        }
    }

    /// Plays an action typed in notation; `None` if it is not legal.
    pub(crate) fn play_notation(&mut self, action: &str) -> Option<Vec<Effect>> {
        let Page::Table(table) = &mut self.page else { return None };
        if self.overlay.is_some() || table.cover.is_some() || table.command_pending {
            return None;
        }
        let known = table.state.as_ref()?.moves.iter().any(|one| one.action == action);
        if known && table.lesson.is_some() {
            return Some(self.act_in_lesson(action));
        }
        known.then(|| vec![Effect::Send(SourceRequest::Table(table.submit(action.to_owned())))])
    }
}
