//! Plain mode: prints events and numbered choices, and reads lines. It offers everything that the screen offers, for
//! screen readers, pipes and scripts.

use std::fmt::Display;
use std::io::{self, Write};

use wire::State;

use crate::boards::{self, BoardScene};
use crate::coach::{self, coach};
use crate::describe;
use crate::lines::{Line, LineReader};
use crate::locale::{Locale, Names};
use crate::runtime::{App, Event, ExitReason, Runtime};
use crate::session::{Course, Overlay, Page, Question, Session, TablePage};
use crate::user_action::UserAction;

/// A session in plain lines.
pub(crate) struct Plain<W> {
    output: W,
    /// Whether the output is a terminal that can be cleared.
    screen: bool,
    /// The sequence number of the last printed event.
    printed: u32,
    /// Turn number, whether the game is over, and viewer of the last described position.
    described: Option<(u32, bool, Option<String>)>,
    /// The last printed menu; empty if it is to be printed again.
    menu: Vec<String>,
    /// A line was handled since the last prompt.
    answered: bool,
    /// The reader of the input.
    lines: LineReader,
    /// A line that has arrived and is not handled yet.
    line: Option<Line>,
    /// The user has asked to wait for the next decision.
    waiting: bool,
    connected: bool,
    covered: bool,
}

impl<W: Write> Plain<W> {
    pub(crate) fn new(output: W, screen: bool, lines: LineReader) -> Plain<W> {
        Plain {
            output,
            screen,
            printed: 0,
            described: None,
            menu: Vec::new(),
            answered: false,
            lines,
            line: None,
            waiting: false,
            connected: true,
            covered: false,
        }
    }

    /// Runs until the user leaves or the input ends.
    pub(crate) fn run(&mut self, app: &mut App) -> io::Result<ExitReason> {
        let App { session, runtime, events } = app;
        writeln!(self.output, "{}", session.locale.t("term-plain-opening"))?;
        loop {
            self.print_events(session)?;
            self.print_text(session)?;
            let ready = session.awaits_user() && !(self.waiting && undecided(session));
            if ready {
                self.waiting = false;
                self.print_menu(session)?;
                if let Some(line) = self.line.take() {
                    let Line::Text(line) = line else {
                        writeln!(self.output, "{}", session.locale.t("term-over-input"))?;
                        return Ok(ExitReason::Left);
                    };
                    if !self.handle(session, runtime, line.trim())? {
                        return Ok(ExitReason::Left);
                    }
                    continue;
                }
                self.lines.request();
            }
            self.output.flush()?;
            match events.recv() {
                Ok(Event::Line(line)) => {
                    self.lines.received();
                    self.line = Some(line);
                }
                Ok(Event::Source(table, event)) if runtime.is_current(table) => {
                    let effects = session.handle(event);
                    if !runtime.run_effects(session, effects) {
                        return Ok(ExitReason::Left);
                    }
                }
                Ok(Event::Source(..) | Event::Terminal(_)) => {}
                Ok(Event::Stop) | Err(_) => return Ok(ExitReason::Stopped),
            }
        }
    }

    /// Prints the events since the last call.
    fn print_events(&mut self, session: &mut Session) -> io::Result<()> {
        if let Page::Table(table) = &session.page {
            if table.connected != self.connected {
                self.connected = table.connected;
                let key = if table.connected { "term-connection-back" } else { "term-connection-lost" };
                writeln!(self.output, "{}", session.locale.t(key))?;
            }
            let covered = table.cover.is_some();
            if covered && !self.covered {
                self.cover()?;
            }
            if covered || self.covered {
                // The next viewer has seen other events.
                self.described = None;
            }
            if covered {
                self.covered = true;
            } else if let Some(state) = &table.state {
                if self.covered {
                    self.covered = false;
                    // The next viewer gets the last events again.
                    self.printed = self.printed.min(state.seq.saturating_sub(6));
                }
                let names = Names::of(&session.locale, state);
                let first = table.events.first().map_or(0, |event| event.seq);
                if first > self.printed + 1 || self.printed > state.seq {
                    self.printed = first.saturating_sub(1);
                }
                for event in table.events.iter().filter(|event| event.seq > self.printed) {
                    if let Some(text) = describe::event(&session.locale, &names, event) {
                        writeln!(self.output, "{text}")?;
                    }
                }
                self.printed = table.events.last().map_or(self.printed, |event| event.seq);
            }
        } else {
            (self.printed, self.described, self.covered) = (0, None, false);
        }
        if let Some(notice) = session.notice.take() {
            writeln!(self.output, "{notice}")?;
        }
        Ok(())
    }

    /// Clears what the next player must not see.
    fn cover(&mut self) -> io::Result<()> {
        if self.screen { write!(self.output, "\u{1b}[2J\u{1b}[3J\u{1b}[H") } else { Ok(()) }
    }

    /// Prints a text that covers the page, and closes it: the choices below it stay the same.
    fn print_text(&mut self, session: &mut Session) -> io::Result<()> {
        let Some(overlay) = session.overlay.take_if(|overlay| overlay.is_text()) else { return Ok(()) };
        for line in overlay_lines(session, &overlay) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Prints the menu and asks for a choice; an unchanged menu is not repeated.
    fn print_menu(&mut self, session: &Session) -> io::Result<()> {
        let head = Self::head(session);
        let labels: Vec<String> = session.menu().into_iter().map(|item| item.label).collect();
        let now: Vec<String> = head.iter().chain(&labels).cloned().collect();
        let board = self.board(session);
        let is_new = now != self.menu || !board.is_empty();
        if !is_new && !self.answered {
            return Ok(());
        }
        if is_new {
            for line in board.iter().chain(&head) {
                writeln!(self.output, "{line}")?;
            }
            for (number, label) in (1..).zip(&labels) {
                writeln!(self.output, "{number}. {label}")?;
            }
        }
        write!(self.output, "{} ", session.locale.t("term-choose"))?;
        self.output.flush()?;
        writeln!(self.output)?;
        (self.menu, self.answered) = (now, false);
        Ok(())
    }

    /// The table in words, once for each turn and at the end of a game.
    fn board(&mut self, session: &Session) -> Vec<String> {
        let Page::Table(table) = &session.page else { return Vec::new() };
        let shown = table.state.as_ref().filter(|_| table.cover.is_none() && session.overlay.is_none());
        let lesson = table.lesson.as_ref();
        let due = |state: &&State| lesson.is_some() || !state.moves.is_empty() || state.outcome.is_some();
        let Some(state) = shown.filter(due) else { return Vec::new() };
        // In a lesson once for each step.
        let number = lesson.map_or(state.turn_number, |course| course.at as u32);
        let now = (number, state.outcome.is_some(), state.me.clone());
        if self.described.as_ref() == Some(&now) {
            return Vec::new();
        }
        self.described = Some(now);
        let locale = &session.locale;
        let mut lines = boards::describe(&BoardScene::new(locale, state));
        lines.extend(describe::match_score(locale, &Names::of(locale, state), state));
        lines
    }

    /// The lines above the choices.
    fn head(session: &Session) -> Vec<String> {
        let locale = &session.locale;
        if let Some(overlay) = &session.overlay {
            return overlay_lines(session, overlay);
        }
        match &session.page {
            Page::Home => vec![locale.t("term-title"), locale.t("term-home-lead")],
            Page::Setup(setup) => {
                let game = locale.game(setup.game());
                vec![locale.say("term-setup", &[("game", &game)]), locale.t("term-setup-help")]
            }
            Page::Lessons(finished) => match finished {
                Some(lesson) => {
                    vec![locale.t("tut-end-title"), locale.t(&format!("tut-end-text-{}", lesson.id))]
                }
                None => vec![locale.t("tut-title"), locale.t("term-learn-lead")],
            },
            Page::Lobby => {
                let me = session.server.as_ref().map_or("", |server| server.me.as_str());
                vec![locale.say("term-server-of", &[("name", &me)])]
            }
            Page::Table(table) => {
                let Some(state) = &table.state else { return Vec::new() };
                let names = Names::of(locale, state);
                if let Some(seat) = &table.cover {
                    return vec![
                        locale.say("term-cover", &[("name", &names.seat(seat))]),
                        locale.t("term-cover-help"),
                    ];
                }
                if let Some(course) = &table.lesson {
                    return lesson_lines(locale, &names, course, table, state);
                }
                let mut lines = Vec::new();
                if let Some(link) = invitation(session) {
                    lines.push(locale.say("term-invite", &[("link", &link)]));
                }
                lines.push(describe::status(locale, &names, state));
                if !table.touched.is_empty() {
                    let name =
                        |touch: &String| describe::touch(locale, &names, state.phase.as_deref(), touch);
                    let what: Vec<String> = table.touched.iter().map(name).collect();
                    lines.push(locale.say("term-chosen", &[("what", &what.join(" → "))]));
                    let about = table
                        .touched
                        .first()
                        .and_then(|touch| boards::card_help(&BoardScene::new(locale, state), touch));
                    lines.extend(about);
                }
                lines
            }
            Page::Replay(replay) => {
                let state = replay.state();
                let names = Names::of(locale, &state);
                let number = locale.say("term-record-number", &[("number", &replay.number)]);
                let at = locale.say("replay-at", &[("step", &replay.at), ("length", &replay.length())]);
                let mut lines = vec![format!("{number}. {at}")];
                match replay.events().last() {
                    Some(event) => lines.extend(describe::event(locale, &names, event)),
                    None => lines.push(locale.t("replay-deal")),
                }
                if replay.at == 0 || replay.at == replay.length() {
                    lines.extend(boards::describe(&BoardScene::new(locale, &state)));
                }
                lines.push(describe::status(locale, &names, &state));
                lines
            }
            Page::Busy => vec![locale.t("term-busy")],
        }
    }

    /// Handles a line; returns false if the program ends.
    fn handle(&mut self, session: &mut Session, runtime: &mut Runtime, line: &str) -> io::Result<bool> {
        let items = session.menu();
        self.answered = true;
        if matches!(session.overlay, Some(Overlay::Prompt(_))) && line != "back" {
            let effects = session.act(UserAction::TextEntered(line.to_owned()));
            return Ok(runtime.run_effects(session, effects));
        }
        let number = line.parse::<usize>().ok().and_then(|number| items.get(number.checked_sub(1)?));
        let action = match line {
            "" | "?" => {
                self.menu.clear();
                return Ok(true);
            }
            "board" => Some(UserAction::DescribeBoard),
            "aid" => Some(UserAction::Aid),
            "log" => Some(UserAction::Log),
            "help" => Some(UserAction::Help),
            "back" => Some(UserAction::Back),
            "quit" => Some(UserAction::Quit),
            "wait" => {
                self.waiting = true;
                return Ok(true);
            }
            _ => number.map(|item| item.action.clone()),
        };
        if let Some(action) = action {
            let effects = session.act(action);
            return Ok(runtime.run_effects(session, effects));
        }
        if let Some(effects) = session.play_notation(line) {
            return Ok(runtime.run_effects(session, effects));
        }
        let typed = as_typed(line);
        let mut named = items.iter().filter(|item| as_typed(&item.label).starts_with(&typed));
        if let (Some(item), None) = (named.next(), named.next()) {
            let effects = session.act(item.action.clone());
            return Ok(runtime.run_effects(session, effects));
        }
        writeln!(
            self.output,
            "{}",
            session.locale.say("term-no-such", &[("text", &crate::locale::sanitized(line))])
        )?;
        Ok(true)
    }
}

/// The text in lower case, with plain spaces instead of those that do not break, which nobody can type.
fn as_typed(text: &str) -> String {
    text.to_lowercase().replace(['\u{a0}', '\u{202f}'], " ")
}

/// Whether the player has nothing to decide.
fn undecided(session: &Session) -> bool {
    match &session.page {
        // In a lesson nothing happens without the learner.
        Page::Table(table) if table.lesson.is_none() => {
            table.state.as_ref().is_none_or(|state| state.moves.is_empty() && state.outcome.is_none())
        }
        _ => false,
    }
}

/// The link to a table that waits for players.
pub(crate) fn invitation(session: &Session) -> Option<String> {
    let Page::Table(table) = &session.page else { return None };
    let state = table.state.as_ref().filter(|_| !table.local)?;
    let free = state.status == wire::Status::Waiting && state.seats.iter().any(|seat| seat.who.is_none());
    free.then(|| format!("{}/t/{}", session.address().unwrap_or_default(), state.table))
}

/// The lines of a lesson above the choices.
fn lesson_lines(
    locale: &Locale,
    names: &Names,
    course: &Course,
    table: &TablePage,
    state: &State,
) -> Vec<String> {
    let said = coach(locale, names, course, |code| names.piece(locale, code));
    let args: [(&str, &dyn Display); 2] = [("step", &(course.at + 1)), ("steps", &course.lesson.steps.len())];
    let step = locale.say("tut-step", &args);
    let mut lines = vec![format!("{}. {step}. {}", coach::title(locale, course), said.heading)];
    if said.answer.is_none() && said.done.is_none() {
        lines.push(said.text);
    }
    lines.extend(said.answer);
    lines.extend(said.done.or(said.task));
    let name = |touch: &String| describe::touch(locale, names, state.phase.as_deref(), touch);
    let shown = table.hint.as_ref().and_then(|hint| state.moves.iter().find(|one| one.action == hint.action));
    if let Some(shown) = shown {
        lines.push(locale.labelled(&locale.t("hint"), &describe::touches(locale, names, state, shown)));
    }
    if !table.touched.is_empty() {
        let what: Vec<String> = table.touched.iter().map(name).collect();
        lines.push(locale.say("term-chosen", &[("what", &what.join(" → "))]));
    }
    lines
}

/// The lines of an overlay.
pub(crate) fn overlay_lines(session: &Session, overlay: &Overlay) -> Vec<String> {
    let locale = &session.locale;
    match overlay {
        Overlay::Help => vec![locale.t("term-help-plain"), locale.t("term-help-plain-words")],
        Overlay::Rules(lines) => lines.clone(),
        Overlay::Log => match &session.page {
            Page::Table(table) => table.log(locale),
            Page::Replay(replay) => {
                let names = Names::of(locale, &replay.state());
                replay.events().iter().filter_map(|event| describe::event(locale, &names, event)).collect()
            }
            _ => Vec::new(),
        },
        Overlay::Aid => match &session.page {
            Page::Table(table) => table
                .state
                .as_ref()
                .map(|state| boards::aid(&BoardScene::new(locale, state)))
                .unwrap_or_default(),
            Page::Replay(replay) => boards::aid(&BoardScene::new(locale, &replay.state())),
            _ => Vec::new(),
        },
        Overlay::Description => match &session.page {
            Page::Table(table) => table
                .state
                .as_ref()
                .map(|state| boards::describe(&BoardScene::new(locale, state)))
                .unwrap_or_default(),
            Page::Replay(replay) => boards::describe(&BoardScene::new(locale, &replay.state())),
            _ => Vec::new(),
        },
        Overlay::Explained(annotation) => explained(session, annotation),
        Overlay::ExplainWhich => vec![locale.t("term-explain-which")],
        Overlay::Confirm(order) => {
            let key = match order {
                wire::TableRequest::Abort => "sure-abort",
                wire::TableRequest::Claim { call_off: false } => "sure-claim",
                wire::TableRequest::Claim { call_off: true } => "sure-call-off",
                wire::TableRequest::OfferDraw => "sure-draw",
                _ => "sure-resign",
            };
            vec![locale.t(key), locale.t(&format!("{key}.help"))]
        }
        Overlay::Prompt(question) => vec![locale.t(match question {
            Question::Server => "term-ask-server",
            Question::Link => "term-ask-link",
            Question::Speech => "term-ask-speech",
            Question::Step => "term-ask-step",
            Question::Setting(crate::user_action::Setting::Name(_)) => "term-ask-name",
            Question::Setting(_) => "term-ask-number",
        })],
    }
}

/// The lines of an annotation: the statement of the rules about an item, with the pieces that prove it.
pub(crate) fn explained(session: &Session, annotation: &wire::Annotation) -> Vec<String> {
    let locale = &session.locale;
    let names = session.names();
    let proof = |evidence: &wire::Evidence| {
        let text = names.phrase(locale, &evidence.phrase)?;
        let pieces = names.pieces(locale, &evidence.pieces);
        Some(if pieces.is_empty() { text } else { locale.labelled(&text, &pieces) })
    };
    let mut lines = vec![describe::touch(locale, &names, None, &annotation.touch)];
    lines.extend(names.phrase(locale, &annotation.phrase));
    lines.extend(annotation.evidence.iter().filter(|evidence| evidence.exists()).filter_map(proof));
    lines.extend(rule_line(locale, annotation));
    lines
}

/// The rule behind an annotation; servers of earlier versions do not name it.
pub(crate) fn rule_line(locale: &Locale, annotation: &wire::Annotation) -> Option<String> {
    (!annotation.rule.is_empty()).then(|| locale.say("rule-link", &[("rule", &annotation.rule)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_labels_can_be_typed_with_plain_spaces() {
        assert!(as_typed("Nouvelle partie\u{a0}: Bergues").starts_with(&as_typed("nouvelle partie : b")));
        assert_eq!(as_typed("Que faire\u{202f}?"), "que faire ?");
    }
}
