//! The runtime answers.

use wire::Lobby;

use super::{Overlay, Page, Server, Session, TablePage};
use crate::effect::Effect;
use crate::locale::Names;
use crate::source::SourceEvent;

impl Session {
    /// The runtime answers.
    pub(crate) fn hear(&mut self, event: SourceEvent) -> Vec<Effect> {
        let answers = matches!(
            event,
            SourceEvent::Hint(_)
                | SourceEvent::Explained(_)
                | SourceEvent::Refused(_)
                | SourceEvent::Record(_)
                | SourceEvent::Connected(false)
        );
        if let (true, Page::Table(table)) = (answers, &mut self.page) {
            table.asked = false;
        }
        match event {
            SourceEvent::ServerMessage(told) => {
                if let wire::ServerMessage::Refused { problem, .. } = &*told {
                    self.refused(problem);
                }
                match &mut self.page {
                    Page::Table(table) => table.hear(*told),
                    Page::Busy => {
                        let mut table = TablePage::new(self.server.is_none());
                        let effects = table.hear(*told);
                        self.page = Page::Table(Box::new(table));
                        effects
                    }
                    _ => Vec::new(),
                }
            }
            SourceEvent::Hint(hint) => {
                if let Page::Table(table) = &mut self.page
                    && let Some(state) = &table.state
                {
                    let names = Names::of(&self.locale, state);
                    self.notice = Some(crate::describe::hint(&self.locale, &names, state, &hint));
                    table.hint = Some(hint);
                }
                Vec::new()
            }
            SourceEvent::Explained(annotation) => self.show(Overlay::Explained(annotation)),
            SourceEvent::Refused(problem) => {
                self.refused(&problem);
                Vec::new()
            }
            SourceEvent::Record(text) => vec![Effect::SaveRecord(text)],
            SourceEvent::Connected(connected) => {
                if let Page::Table(table) = &mut self.page {
                    table.connected = connected;
                }
                Vec::new()
            }
            SourceEvent::SignedIn(me) => {
                let lobby = Lobby { waiting: Vec::new(), playing: Vec::new() };
                self.server = Some(Server { me, lobby, mine: Vec::new() });
                if matches!(self.page, Page::Busy | Page::Home) {
                    self.page = Page::Lobby;
                }
                vec![Effect::RefreshLobby]
            }
            SourceEvent::Lobby(lobby, mine) => {
                if let Some(server) = &mut self.server {
                    (server.lobby, server.mine) = (*lobby, mine);
                }
                Vec::new()
            }
            SourceEvent::Table(id) => self.enter(id),
            SourceEvent::Saved(saved) => {
                self.saved = saved;
                Vec::new()
            }
            SourceEvent::RecordSaved(path) => {
                self.notice = Some(self.locale.say("term-kept", &[("path", &path.display().to_string())]));
                Vec::new()
            }
            SourceEvent::Failure(key, what) => {
                let why = self.locale.say(key, &[("what", &what)]);
                self.trouble(why)
            }
            SourceEvent::Unavailable(problem) => {
                let why = self.locale.problem(&problem, &Names::default());
                self.trouble(why)
            }
        }
    }

    fn refused(&mut self, problem: &wire::Problem) {
        let names = match &mut self.page {
            Page::Table(table) => {
                table.sent = false;
                table.state.as_ref().map(|state| Names::of(&self.locale, state)).unwrap_or_default()
            }
            Page::Busy => {
                // The table could not be made as it was set up.
                self.page = self.last.clone().map_or(Page::Lobby, |setup| Page::Setup(Box::new(setup)));
                Names::default()
            }
            _ => Names::default(),
        };
        self.notice = Some(self.locale.problem(problem, &names));
    }

    /// Where nothing else can be shown, one is at the start again.
    fn trouble(&mut self, why: String) -> Vec<Effect> {
        self.notice = Some(why);
        let lost = match &self.page {
            Page::Busy => true,
            Page::Table(table) => table.state.is_none(),
            _ => false,
        };
        if lost {
            self.page = if self.server.is_some() { Page::Lobby } else { Page::Home };
            return vec![if self.server.is_some() { Effect::RefreshLobby } else { Effect::ListSaved }];
        }
        Vec::new()
    }
}
