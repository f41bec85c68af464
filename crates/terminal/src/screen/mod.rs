//! The full-screen mode, with colours, keys and a mouse.

pub(crate) mod canvas;
mod draw;
mod input;
mod lesson;
mod panel;
mod table;
#[cfg(test)]
mod tests;
pub(crate) mod theme;

use std::io::{self, Stdout};
use std::sync::mpsc::{RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::runtime::{App, Event, ExitReason};
use crate::user_action::UserAction;
use canvas::Hit;
use input::Control;
use theme::Theme;

/// The smallest window with room for every board.
pub(crate) const MIN_SIZE: (u16, u16) = (80, 24);

/// The state of the screen between two frames.
#[derive(Debug)]
pub(crate) struct Ui {
    pub(crate) theme: Theme,
    /// The kind of the last page; another kind resets the focus.
    pub(crate) kind: Option<draw::PageKind>,
    /// The action with the keyboard focus.
    pub(crate) focus: Option<UserAction>,
    /// The first visible row of a text.
    pub(crate) scroll: usize,
    /// The largest useful value of `scroll`.
    pub(crate) max_scroll: usize,
    /// Whether the menu with all actions is open.
    pub(crate) menu_open: bool,
    /// The text typed so far.
    pub(crate) entry: String,
    /// The clickable areas of the last frame.
    pub(crate) hits: Vec<Hit>,
    /// When the last clock values arrived.
    pub(crate) clocks_updated: Instant,
}

impl Ui {
    pub(crate) fn new(theme: Theme) -> Ui {
        Ui {
            theme,
            kind: None,
            focus: None,
            scroll: 0,
            max_scroll: 0,
            menu_open: false,
            entry: String::new(),
            hits: Vec::new(),
            clocks_updated: Instant::now(),
        }
    }
}

/// The terminal in raw mode, restored when this value is dropped.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    ui: Ui,
}

/// Takes the terminal over: raw mode, the alternate screen, the mouse.
fn take_over() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)
}

/// Restores the terminal. Errors are ignored, because they mean that the terminal is gone.
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
    /// Switches the terminal to raw mode, and sends its events.
    pub(crate) fn open(sender: Sender<Event>) -> io::Result<Screen> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            before(panic);
        }));
        take_over()?;
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

    /// Gives the terminal back to the shell, stops the program as Ctrl-Z does elsewhere, and takes the terminal over again
    /// when the shell continues it.
    fn suspend(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            restore();
            rustix::process::kill_current_process_group(rustix::process::Signal::TSTP)?;
            take_over()?;
            // A new terminal draws everything. Clearing the old one would ask for the position of the cursor, and the thread
            // that reads events would get the answer.
            execute!(io::stdout(), Clear(ClearType::All))?;
            self.terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        }
        Ok(())
    }

    /// Runs until the user leaves.
    pub(crate) fn run(&mut self, app: &mut App) -> io::Result<ExitReason> {
        let App { session, runtime, events } = app;
        loop {
            self.terminal.draw(|frame| draw::draw(frame, session, &mut self.ui))?;
            // Clocks are redrawn every second.
            let event = match events.recv_timeout(Duration::from_secs(1)) {
                Ok(event) => event,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Ok(ExitReason::Stopped),
            };
            // All waiting events are handled before the next frame.
            for event in std::iter::once(event).chain(events.try_iter()) {
                let effects = match event {
                    Event::Terminal(event) => match input::control(&event) {
                        Some(Control::Interrupt) => return Ok(ExitReason::Stopped),
                        Some(Control::Suspend) => {
                            self.suspend()?;
                            Vec::new()
                        }
                        None => input::handle(session, &mut self.ui, &event),
                    },
                    Event::Source(table, event) if runtime.is_current(table) => {
                        self.ui.clocks_updated = Instant::now();
                        session.handle(event)
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
