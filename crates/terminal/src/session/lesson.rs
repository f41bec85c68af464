//! A lesson in progress: the current step, its position, and the answer to the last try. The lessons are data of the games
//! ([`catalog::lessons`]), which the browser client reads too.

use bots::{Budget, LEVELS};
use catalog::{AnyTable, Goal, Lesson, LessonStep};
use tabletop::{Seat, Seed, Step, Turn, Viewer};
use wire::{
    Ending, EventKind, EventView, Fairness, Hint, Move, Outcome, RulesStatus, SeatState, State, Status,
};

use super::TablePage;
use super::menu::reading_items;
use crate::describe;
use crate::locale::{Locale, Names};
use crate::source::LocalPlayer;
use crate::user_action::{CoachAction, MenuItem, UserAction};

/// The seat of the learner, in every lesson.
const LEARNER: Seat = Seat::A;
/// The names of the others, by seat.
const OTHERS: [&str; 3] = ["tut-teacher", "tut-second", "tut-third"];
/// The effort of bots in free play.
const BUDGET: Budget = Budget::Iterations(200);
/// The same steps have the same draws.
const SEED: Seed = Seed([0; 32]);

/// The answer to a try.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Answer {
    /// The rules refuse it.
    Refused(wire::Problem),
    /// Possible, but not the task.
    Other,
}

/// A lesson in progress.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    pub(crate) lesson: &'static Lesson,
    /// The index of the current step.
    pub(crate) at: usize,
    /// The learner's actions in each step before this one.
    made: Vec<Vec<String>>,
    /// The actions in this step after the prepared ones: the learner's, and in free play those of bots.
    actions: Vec<String>,
    /// Whether the task is done.
    pub(crate) done: bool,
    /// The answer to the last try.
    pub(crate) answer: Option<Answer>,
    /// The number of turns that are left in free play.
    pub(crate) left: u8,
    /// The number of tries that were not right.
    tries: u8,
    /// Whether the move is shown.
    shown: bool,
    /// The number of events before this step, so that each has a number of its own.
    events_before: u32,
}

impl Course {
    /// A lesson at its first step.
    pub(crate) fn new(lesson: &'static Lesson) -> Course {
        let mut course = Course {
            lesson,
            at: 0,
            made: Vec::new(),
            actions: Vec::new(),
            done: false,
            answer: None,
            left: 0,
            tries: 0,
            shown: false,
            events_before: 0,
        };
        course.enter();
        course
    }

    /// The current step.
    pub(crate) fn step(&self) -> &'static LessonStep {
        &self.lesson.steps[self.at]
    }

    /// Whether the next step is available.
    pub(crate) fn can_go_on(&self) -> bool {
        self.done || self.step().goal == Goal::Next
    }

    fn enter(&mut self) {
        self.actions.clear();
        (self.done, self.answer, self.tries) = (false, None, 0);
        self.left = if let Goal::Free { turns, .. } = self.step().goal { turns } else { 0 };
        self.shown = self.step().marked;
    }

    /// Goes to the next step; returns false after the last.
    pub(crate) fn next(&mut self) -> bool {
        if !self.can_go_on() {
            return true;
        }
        // One more than there are, so that the log of the next step begins at its first event.
        self.events_before += self.steps().len() as u32 + 1;
        self.made.truncate(self.at);
        self.made.push(std::mem::take(&mut self.actions));
        if self.at + 1 == self.lesson.steps.len() {
            return false;
        }
        self.at += 1;
        self.enter();
        true
    }

    /// Goes to the step before.
    pub(crate) fn back(&mut self) {
        if self.at > 0 {
            self.events_before += self.steps().len() as u32 + 1;
            self.at -= 1;
            self.enter();
        }
    }

    /// The position at the beginning of the step, and the actions since.
    fn start(&self) -> (Box<dyn AnyTable>, Vec<String>) {
        let (position, before) = self.lesson.start(self.at, &self.made);
        let mut table = catalog::load(position, SEED).expect("a test reads all positions");
        table.apply(&before).expect("these actions were made");
        (table, self.step().first.iter().chain(&self.actions).cloned().collect())
    }

    /// The table now.
    fn table(&self) -> Box<dyn AnyTable> {
        let (mut table, actions) = self.start();
        table.apply(&actions).expect("these actions were made");
        table
    }

    /// The actions of the step as everybody saw them.
    fn steps(&self) -> Vec<Step> {
        let (mut table, actions) = self.start();
        table.play(&actions).expect("these actions were made")
    }

    /// Makes a legal action of the learner: a step on the way, or a try that is not right.
    pub(crate) fn act(&mut self, action: &str) {
        let moves = table::moves(&*self.table());
        let Some(made) = moves.iter().find(|one| one.action == action).filter(|_| !self.done) else { return };
        let goal = &self.step().goal;
        if !goal.fits(&made.action, &made.touches) {
            return self.reject(Answer::Other);
        }
        self.answer = None;
        self.actions.push(made.action.clone());
        match goal {
            Goal::While { phase } => {
                let table = self.table();
                self.done =
                    table.turn() != Turn::Decide(LEARNER) || !table.phase().starts_with(phase.as_str());
            }
            Goal::Free { level, .. } => self.play_freely(level),
            Goal::Act { .. } | Goal::Next | Goal::Try { .. } => self.done = true,
        }
    }

    /// Makes the moves of free play that are not the learner's to decide.
    fn play_freely(&mut self, level: &str) {
        let spec = LEVELS.iter().find(|known| known.name == level).unwrap_or(&LEVELS[0]).spec;
        let mut turn_goes_on = true;
        loop {
            let table = self.table();
            let action = match table.turn() {
                Turn::Over(_) => {
                    self.done = true;
                    return;
                }
                // A move without a choice, such as a draw, is automatic, as at every table.
                Turn::Decide(LEARNER) if turn_goes_on => table.forced(),
                Turn::Decide(LEARNER) => None,
                Turn::Decide(_) => {
                    if turn_goes_on {
                        self.left = self.left.saturating_sub(1);
                    }
                    turn_goes_on = false;
                    table.think(spec, BUDGET, SEED).map(|report| report.action)
                }
            };
            let Some(action) = action else { break };
            self.actions.push(action);
        }
        self.done = self.left == 0;
    }

    /// Tries an action that may be illegal.
    pub(crate) fn attempt(&mut self, action: &str) {
        if self.done {
            return;
        }
        match self.table().apply(&[action.to_owned()]) {
            Ok(()) => self.act(action),
            Err(refusal) => {
                let answer = Answer::Refused(table::CommandError::from(refusal).to_wire());
                if matches!(self.step().goal, Goal::Try { .. }) {
                    (self.answer, self.done) = (Some(answer), true);
                } else {
                    self.reject(answer);
                }
            }
        }
    }

    fn reject(&mut self, answer: Answer) {
        self.answer = Some(answer);
        self.tries = self.tries.saturating_add(1);
        // After two tries the move is shown.
        self.shown |= self.tries >= 2;
    }

    /// Shows a move that is right.
    pub(crate) fn show(&mut self) {
        self.shown = true;
    }

    /// Whether a move can be shown that is not shown yet.
    pub(crate) fn can_show(&self) -> bool {
        matches!(self.step().goal, Goal::Act { .. }) && !self.done && !self.shown
    }

    /// A move that is right, if it is shown.
    pub(crate) fn hint(&self, moves: &[Move]) -> Option<Hint> {
        let goal = &self.step().goal;
        let mut right = moves.iter().filter(|one| goal.fits(&one.action, &one.touches));
        let first = match goal {
            Goal::Act { actions, .. } => actions.first(),
            _ => None,
        };
        let best = first.and_then(|action| moves.iter().find(|one| one.action == *action));
        let made = best.or_else(|| right.next()).filter(|_| self.shown && !self.done)?;
        let (action, touches) = (made.action.clone(), made.touches.clone());
        Some(Hint { action, touches, value: 0.5, others: Vec::new(), line: Vec::new(), reasons: Vec::new() })
    }

    /// The moves of the learner; a step without a task on the board has none.
    fn moves(&self, table: &dyn AnyTable) -> Vec<Move> {
        let tasked = !matches!(self.step().goal, Goal::Next | Goal::Try { .. });
        let due = table.turn() == Turn::Decide(LEARNER);
        if tasked && due && !self.done { table::moves(table) } else { Vec::new() }
    }

    /// The table as the learner sees it.
    pub(crate) fn state(&self, locale: &Locale, me: &str) -> State {
        let game = self.table();
        let players = game.seats();
        let outcome = match game.turn() {
            Turn::Over(verdict) => Some(Outcome { verdict: table::verdict(verdict), ending: Ending::Played }),
            Turn::Decide(_) => None,
        };
        let scores = game.scores();
        let seat_state = |(index, (seat, score)): (usize, (Seat, u16))| {
            let name = index.checked_sub(1).and_then(|other| OTHERS.get(other));
            SeatState {
                seat: seat.to_string(),
                who: Some(
                    LocalPlayer::Person(name.map_or_else(|| me.to_owned(), |key| locale.t(key))).occupant(),
                ),
                ready: true,
                gone: false,
                score: u32::from(score),
                points: 0,
                clock: None,
            }
        };
        let at = self.events_before + game.length() as u32;
        State {
            table: String::new(),
            seq: at,
            now: 0,
            setup: table::local::setup(game.name(), self.lesson.options.clone(), players, 1),
            status: Status::Playing,
            rules: RulesStatus::Current,
            me: Some(LEARNER.to_string()),
            host: false,
            seats: scores.iter().enumerate().map(seat_state).collect(),
            round: 1,
            view: Some(game.view(LEARNER.into())),
            phase: Some(game.phase()),
            turn: game.turn().seat().map(|seat| seat.to_string()),
            at,
            ply: at,
            turn_number: game.turn_number(),
            moves: self.moves(&*game),
            annotations: table::annotations(&*game, LEARNER.into()),
            explainable: game.explainable(LEARNER.into()),
            draw: None,
            takeback: None,
            can_take_back: false,
            can_abort: false,
            can_hint: false,
            outcome,
            rematch: Vec::new(),
            next_table: None,
            muted: Vec::new(),
            fairness: Fairness { commitment: String::new(), nonces: Vec::new(), secret: None },
            ratings: std::collections::BTreeMap::new(),
        }
    }

    /// The actions of this step as the learner saw them.
    pub(crate) fn events(&self) -> Vec<EventView> {
        let acted = |(number, step): (u32, Step)| {
            let sight = step.seen.iter().find(|(viewer, _)| *viewer == Viewer::Seat(LEARNER));
            let kind = sight.map_or(EventKind::Hidden, |(_, sight)| EventKind::Acted {
                action: sight.text.clone(),
                phrase: table::phrase(&sight.phrase),
                turn: step.turn_number,
                ply: number,
                ended: None,
            });
            let seq = self.events_before + number + 1;
            EventView { seq, at: 0, seat: Some(step.seat.to_string()), kind }
        };
        (0..).zip(self.steps()).map(acted).collect()
    }

    /// What the rules say about a thing to the learner.
    pub(crate) fn explain(&self, seat: &str, touch: &str) -> Option<wire::Annotation> {
        self.table().explain(LEARNER.into(), seat.parse().ok()?, touch).map(table::annotation)
    }
}

impl TablePage {
    /// The page of a lesson.
    pub(crate) fn for_lesson(lesson: &'static Lesson, locale: &Locale, me: &str) -> TablePage {
        let mut page = TablePage::new(true);
        page.lesson = Some(Box::new(Course::new(lesson)));
        page.show_lesson(locale, me);
        page
    }

    /// Shows the table of the lesson as it is now.
    pub(crate) fn show_lesson(&mut self, locale: &Locale, me: &str) {
        let Some(course) = &self.lesson else { return };
        let state = course.state(locale, me);
        self.hint = course.hint(&state.moves);
        self.events = course.events();
        self.touched.clear();
        self.command_pending = false;
        self.state = Some(state);
    }

    /// The menu of a lesson. Its first item leads on: once a move is shown, it is that move.
    pub(super) fn lesson_menu(&self, locale: &Locale, course: &Course, state: &State) -> Vec<MenuItem> {
        let names = Names::of(locale, state);
        let coach = |key: &str, action: CoachAction| MenuItem::new(locale.t(key), UserAction::Coach(action));
        let mut items = Vec::new();
        if course.can_go_on() {
            let last = course.at + 1 == course.lesson.steps.len();
            items.push(coach(if last { "tut-finish" } else { "tut-next" }, CoachAction::Next));
        }
        let mut next = self.next();
        let shown = self.hint.as_ref().and_then(|hint| hint.touches.get(self.touched.len()));
        next.sort_by_key(|touch| Some(touch) != shown);
        items.extend(next.iter().map(|touch| self.touch_item(locale, &names, state, touch)));
        let offers = course.step().goal.offers().iter().filter(|_| !course.done);
        for offer in offers.filter(|offer| !next.contains(&offer.touch)) {
            let label = describe::touch(locale, &names, None, &offer.touch);
            items.push(MenuItem::new(label, UserAction::Coach(CoachAction::Try(offer.action.clone()))));
        }
        if !self.touched.is_empty() {
            items.push(MenuItem::new(locale.t("take-back-touch"), UserAction::Back));
        }
        if course.can_show() {
            items.push(coach("tut-show", CoachAction::Show));
        }
        if course.at > 0 {
            items.push(coach("tut-back", CoachAction::Back));
            items.push(coach("tut-restart", CoachAction::Restart));
        }
        items.extend(reading_items(locale, course.lesson.game, !self.explainable().is_empty()));
        items.push(MenuItem::new(locale.t("tut-leave"), UserAction::Leave));
        items
    }
}
