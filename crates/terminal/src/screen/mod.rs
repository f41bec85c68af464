//! The screen: the same session with colours, keys and a mouse.

pub(crate) mod canvas;
mod draw;
mod input;
mod panel;
mod table;
#[cfg(test)]
mod tests;
pub(crate) mod theme;

use std::io::{self, Stdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::plain::ExitReason;
use crate::runtime::{Event, Runtime};
use crate::session::Session;
use crate::user_action::UserAction;
use canvas::Hit;
use theme::Theme;

/// The smallest window with room for every board.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// What the screen remembers between two pictures.
#[derive(Debug)]
pub(crate) struct Ui {
    pub(crate) theme: Theme,
    /// What kind of page was drawn last: on another one the keys begin anew.
    pub(crate) kind: Option<draw::Kind>,
    /// Where the keys are.
    pub(crate) focus: Option<UserAction>,
    /// How far a text was read.
    pub(crate) scroll: usize,
    /// How far it could be read.
    pub(crate) longest: usize,
    /// Whether everything that can be done is listed.
    pub(crate) menu_open: bool,
    /// What is being typed.
    pub(crate) entry: String,
    /// What lies where.
    pub(crate) hits: Vec<Hit>,
    /// When the table told its clocks last.
    pub(crate) clocks_updated: Instant,
}

impl Ui {
    pub(crate) fn new(theme: Theme) -> Ui {
        Ui {
            theme,
            kind: None,
            focus: None,
            scroll: 0,
            longest: 0,
            menu_open: false,
            entry: String::new(),
            hits: Vec::new(),
            clocks_updated: Instant::now(),
        }
    }
}

/// A terminal that is used as a screen until this value goes.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    ui: Ui,
}

/// Gives the terminal back as it was. If that cannot be done there is no terminal any more.
fn restore() {
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show);
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

impl Screen {
    /// Takes the terminal, and hands over what happens at it.
    pub(crate) fn open(sender: Sender<Event>) -> io::Result<Screen> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            before(panic);
        }));
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        std::thread::spawn(move || {
            while let Ok(event) = crossterm::event::read() {
                if sender.send(Event::Terminal(event)).is_err() {
                    return;
                }
            }
            // The terminal is gone.
            let _ = sender.send(Event::Stop);
        });
        let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Ok(Screen { terminal, ui: Ui::new(Theme { colours }) })
    }

    /// Goes on until somebody leaves.
    pub(crate) fn run(
        &mut self,
        session: &mut Session,
        runtime: &mut Runtime,
        events: &Receiver<Event>,
    ) -> io::Result<ExitReason> {
        loop {
            self.terminal.draw(|frame| draw::draw(frame, session, &mut self.ui))?;
            // Clocks go on without news.
            let event = match events.recv_timeout(Duration::from_secs(1)) {
                Ok(event) => event,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Ok(ExitReason::Stopped),
            };
            // Whatever waits is taken in before the next picture.
            for event in std::iter::once(event).chain(events.try_iter()) {
                let effects = match event {
                    Event::Terminal(event) => input::take(session, &mut self.ui, &event),
                    Event::Source(table, event) if runtime.is_current(table) => {
                        self.ui.clocks_updated = Instant::now();
                        session.hear(event)
                    }
                    Event::Source(..) | Event::Line(_) => Vec::new(),
                    Event::Stop => return Ok(ExitReason::Stopped),
                };
                if !runtime.run_effects(session, effects) {
                    return Ok(ExitReason::Left);
                }
            }
        }
    }
}
