//! The world answers.

use wire::Lobby;

use super::{Overlay, Page, Server, Session, TablePage};
use crate::act::Wish;
use crate::source::Heard;
use crate::tongue::Names;

impl Session {
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
            Heard::ServerMessage(told) => {
                if let wire::ServerMessage::Refused { problem, .. } = &*told {
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
}
