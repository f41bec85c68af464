//! Handles the events of the source.

use wire::Lobby;

use super::{Overlay, Page, Server, Session, TablePage};
use crate::effect::Effect;
use crate::locale::Names;
use crate::source::SourceEvent;

impl Session {
    /// Handles an event of the source.
    pub(crate) fn handle(&mut self, event: SourceEvent) -> Vec<Effect> {
        let answers = matches!(
            event,
            SourceEvent::Hint(_)
                | SourceEvent::Explained(_)
                | SourceEvent::Refused(_)
                | SourceEvent::Record(_)
                | SourceEvent::Connected(false)
        );
        if let (true, Page::Table(table)) = (answers, &mut self.page) {
            table.query_pending = false;
        }
        match event {
            SourceEvent::ServerMessage(message) => {
                if let wire::ServerMessage::Refused { problem, .. } = &*message {
                    self.refused(problem);
                }
                match &mut self.page {
                    Page::Table(table) => table.handle(*message),
                    Page::Busy => {
                        let mut table = TablePage::new(self.server.is_none());
                        let effects = table.handle(*message);
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
                self.notice = Some(self.locale.say("term-kept", &[("path", &path.display())]));
                Vec::new()
            }
            SourceEvent::Failure(key, what) => {
                let why = self.locale.say(key, &[("what", &what)]);
                self.fail(why)
            }
            SourceEvent::Unavailable(problem) => {
                let why = self.locale.problem(&problem, &Names::default());
                self.fail(why)
            }
        }
    }

    fn refused(&mut self, problem: &wire::Problem) {
        let names = match &mut self.page {
            Page::Table(table) => {
                table.command_pending = false;
                table.state.as_ref().map(|state| Names::of(&self.locale, state)).unwrap_or_default()
            }
            Page::Busy => {
                // The server refused the setup.
                self.page = self.last.clone().map_or(Page::Lobby, |setup| Page::Setup(Box::new(setup)));
                Names::default()
            }
            _ => Names::default(),
        };
        self.notice = Some(self.locale.problem(problem, &names));
    }

    /// Shows a failure; without a table to show, returns to the lobby or to the start.
    fn fail(&mut self, why: String) -> Vec<Effect> {
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
