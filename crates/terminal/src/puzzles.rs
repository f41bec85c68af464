//! Puzzles in plain lines: the table in words, the legal moves with numbers, and after the answer the reason.

use std::io::{self, BufRead, Write};
use std::time::SystemTime;

use catalog::Language;
use puzzles::{COLLECTIONS, Collection, Grade, Puzzle, of_the_day};
use tabletop::{Annotation, Seat, Seed};
use wire::{Move, State};

use crate::boards::{self, BoardScene};
use crate::describe;
use crate::locale::{Locale, Names};
use crate::session::ReplayPage;
use crate::{LANGUAGE_TAGS, TerminalError};

/// The arguments of `marchstone puzzles`.
#[derive(clap::Args, Debug)]
pub struct PuzzleArguments {
    /// Which puzzles: schotten-totten, schotten-totten-tactics, lords-of-scotland or bergues.
    #[arg(default_value = COLLECTIONS[0].name, value_parser = collection)]
    collection: &'static str,
    /// Number of the first puzzle, from 1; by default that of the day.
    #[arg(long)]
    number: Option<usize>,
    /// Only puzzles with this theme, in the word of the files: claim, block, order, …
    #[arg(long)]
    theme: Option<String>,
    /// Only puzzles of this grade, the weakest level that solves them: lamb, drover, piper, laird or beyond.
    #[arg(long, value_parser = grade)]
    grade: Option<Grade>,
    /// Language of the texts; by default that of the locale.
    #[arg(long, value_name = LANGUAGE_TAGS.as_str())]
    pub lang: Option<Language>,
}

fn collection(name: &str) -> Result<&'static str, String> {
    let names = || COLLECTIONS.iter().map(|collection| collection.name).collect::<Vec<_>>().join(", ");
    Collection::find(name).map(|found| found.name).ok_or_else(|| format!("there are {}", names()))
}

fn grade(word: &str) -> Result<Grade, String> {
    let words = || Grade::ALL.map(Grade::word).join(", ");
    Grade::ALL.into_iter().find(|grade| grade.word() == word).ok_or_else(|| format!("there are {}", words()))
}

/// Runs `marchstone puzzles`.
pub fn puzzles(arguments: &PuzzleArguments) -> Result<(), TerminalError> {
    let locale = Locale::new(crate::language(arguments.lang));
    let seconds = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let day = seconds / (24 * 60 * 60);
    Ok(solve(arguments, day, &locale, io::stdin().lock(), &mut io::stdout().lock())?)
}

/// Shows one puzzle after the other until the input ends or the player leaves.
fn solve(
    arguments: &PuzzleArguments,
    day: u64,
    locale: &Locale,
    input: impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let found = Collection::find(arguments.collection).map(Collection::puzzles).unwrap_or_default();
    let is_wanted = |puzzle: &Puzzle| {
        arguments.theme.as_ref().is_none_or(|theme| *theme == puzzle.theme)
            && arguments.grade.is_none_or(|grade| grade == puzzle.grade)
    };
    let wanted: Vec<Puzzle> = found.into_iter().filter(is_wanted).collect();
    if wanted.is_empty() {
        return writeln!(output, "{}", locale.t("puzzles-none"));
    }
    let first =
        arguments.number.map_or_else(|| of_the_day(day, wanted.len()), |number| number.saturating_sub(1));
    let mut lines = input.lines();
    for number in (0..wanted.len()).map(|step| (first + step) % wanted.len()) {
        let Some(shown) = Shown::new(&wanted[number], locale) else { continue };
        let number = locale.say("puzzles-number", &[("number", &(number + 1))]);
        writeln!(output, "{number} · {}", shown.title(locale))?;
        shown.print(locale, output)?;
        loop {
            write!(output, "> ")?;
            output.flush()?;
            let Some(line) = lines.next().transpose()? else { return Ok(()) };
            if matches!(line.trim(), "q" | "Q") {
                return Ok(());
            }
            if let Some(answer) = shown.read(line.trim()) {
                shown.print_answer(answer, locale, output)?;
                break;
            }
            writeln!(output, "{}", locale.t("term-puzzles-help"))?;
        }
        writeln!(output, "{}", locale.t("term-puzzles-next"))?;
        let Some(line) = lines.next().transpose()? else { return Ok(()) };
        if matches!(line.trim(), "q" | "Q") {
            return Ok(());
        }
    }
    Ok(())
}

/// A puzzle with the table behind it.
struct Shown<'a> {
    puzzle: &'a Puzzle,
    table: Box<dyn catalog::AnyTable>,
    state: State,
}

impl<'a> Shown<'a> {
    fn new(puzzle: &'a Puzzle, locale: &Locale) -> Option<Shown<'a>> {
        let table = catalog::load_view(&puzzle.view, None, Seed([0; 32])).ok()?;
        let seat = table.turn().seat()?;
        let name = |other: Seat| locale.t(if other == seat { "puzzles-you" } else { "puzzles-opponent" });
        let names: Vec<String> = Seat::first(table.seats()).map(name).collect();
        let mut page = ReplayPage::new(catalog::record(&*table, None, &names), 1).ok()?;
        page.from = seat;
        // What the seat sees: the page itself shows what everybody sees.
        let state =
            State { view: Some(table.view(seat.into())), moves: table::moves(&*table), ..page.state() };
        Some(Shown { puzzle, table, state })
    }

    fn name(&self, made: &Move, locale: &Locale) -> String {
        describe::touches(locale, &Names::of(locale, &self.state), &self.state, made)
    }

    /// The theme and the grade.
    fn title(&self, locale: &Locale) -> String {
        let theme = locale.find_of_game(self.table.name(), &format!("theme-{}", self.puzzle.theme), &[]);
        let theme = theme.unwrap_or_else(|| locale.t("puzzles-other"));
        let grade = match self.puzzle.grade {
            Grade::Beyond => locale.t("puzzles-beyond"),
            grade => locale.level(grade.word()),
        };
        let grade = locale.labelled(&locale.t("puzzles-grade"), &grade);
        format!("{} · {grade}", locale.labelled(&locale.t("puzzles-theme"), &theme))
    }

    fn print(&self, locale: &Locale, output: &mut impl Write) -> io::Result<()> {
        for line in boards::describe(&BoardScene::new(locale, &self.state)) {
            writeln!(output, "{line}")?;
        }
        writeln!(output, "{}", locale.t("puzzles-task"))?;
        for (number, made) in self.state.moves.iter().enumerate() {
            writeln!(output, "{:>3}  {} ({})", number + 1, self.name(made, locale), made.action)?;
        }
        Ok(())
    }

    /// The move that a line names by its number or its notation.
    fn read(&self, line: &str) -> Option<&Move> {
        let by_number =
            line.parse::<usize>().ok().and_then(|number| self.state.moves.get(number.checked_sub(1)?));
        by_number.or_else(|| self.state.moves.iter().find(|made| made.action == line))
    }

    fn print_answer(&self, answer: &Move, locale: &Locale, output: &mut impl Write) -> io::Result<()> {
        let best = self.puzzle.answer();
        let is_right = answer.action == best;
        writeln!(output, "{}", locale.t(if is_right { "puzzles-right" } else { "puzzles-wrong" }))?;
        self.print_action("puzzles-best", best, locale, output)?;
        if !is_right {
            let is_known = self.puzzle.actions.iter().any(|(action, _)| *action == answer.action);
            let key = if is_known { "puzzles-yours" } else { "puzzles-yours-less" };
            self.print_action(key, &answer.action, locale, output)?;
        }
        Ok(())
    }

    /// An action with its chance, and what the rules say about it.
    fn print_action(
        &self,
        key: &str,
        action: &str,
        locale: &Locale,
        output: &mut impl Write,
    ) -> io::Result<()> {
        let made = self.state.moves.iter().find(|made| made.action == action);
        let name = made.map_or_else(|| action.to_owned(), |made| self.name(made, locale));
        let actions = &self.puzzle.actions;
        let found = actions.iter().find(|(other, _)| other == action).or(actions.last());
        let tenths = found.map_or(0, |(_, chance)| *chance);
        let chance = locale.say("percent", &[("value", &((tenths + 5) / 10))]);
        writeln!(output, "{}", locale.say(key, &[("move", &name), ("chance", &chance)]))?;
        let names = Names::of(locale, &self.state);
        for Annotation { phrase, .. } in self.table.reasons(action) {
            if let Some(text) = names.phrase(locale, &table::phrase(&phrase)) {
                writeln!(output, "  {text}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: PuzzleArguments,
    }

    /// What is printed for these arguments and this input on day 0, in English.
    fn session(arguments: &[&str], input: &str) -> String {
        session_in(Language::English, arguments, input)
    }

    fn session_in(language: Language, arguments: &[&str], input: &str) -> String {
        let Line { arguments } = Line::parse_from(["puzzles"].iter().chain(arguments));
        let mut output = Vec::new();
        solve(&arguments, 0, &Locale::new(language), input.as_bytes(), &mut output).expect("memory");
        String::from_utf8(output).expect("UTF-8")
    }

    /// A puzzle for which the rules say something about the answer and about another compared action: its number, the
    /// answer and the other action.
    fn explained() -> (usize, String, String) {
        let has_reason = |puzzle: &Puzzle, action: &String| {
            let table = catalog::load_view(&puzzle.view, None, Seed([0; 32])).expect("a shipped view");
            !table.reasons(action).is_empty()
        };
        let puzzles = COLLECTIONS[0].puzzles();
        let fits = |puzzle: &Puzzle| puzzle.actions[..2].iter().all(|(action, _)| has_reason(puzzle, action));
        let number = puzzles.iter().position(fits).expect("a puzzle with reasons");
        let [answer, other] = [0, 1].map(|place| puzzles[number].actions[place].0.clone());
        (number + 1, answer, other)
    }

    #[test]
    fn the_right_answer_is_praised_with_its_chance_and_reason() {
        let (number, answer, _) = explained();
        let text = session(&["--number", &number.to_string()], &format!("{answer}\nq\n"));
        let (_, after) = text.split_once("> ").expect("a question");
        assert!(after.starts_with("Right!\nBest: "), "{text}");
        assert!(after.contains("a winning chance of ") && after.contains("%\n  "), "{text}");
        assert!(!after.contains("Yours: "), "{text}");
    }

    #[test]
    fn a_wrong_answer_is_compared_with_the_best_one_and_both_have_their_reasons() {
        let (number, _, other) = explained();
        let text = session(&["--number", &number.to_string()], &format!("{other}\nq\n"));
        let (_, after) = text.split_once("> ").expect("a question");
        assert!(after.starts_with("Not the best move\nBest: "), "{text}");
        let (best, yours) = after.split_once("\nYours: ").expect("the answer is shown");
        assert!(best.contains("\n  ") && yours.contains("%\n  "), "{text}");
    }

    #[test]
    fn moves_have_numbers_and_enter_shows_the_next_puzzle() {
        let puzzles = COLLECTIONS[3].puzzles();
        let table = catalog::load_view(&puzzles[0].view, None, Seed([0; 32])).expect("a shipped view");
        let moves = table::moves(&*table);
        let answer = moves.iter().position(|made| made.action == puzzles[0].answer()).expect("it is legal");
        let text = session(&["bergues", "--number", "1"], &format!("{}\n\n", answer + 1));
        assert!(text.contains("> Right!\n"), "{text}");
        assert!(text.starts_with("Puzzle 1 · ") && text.contains("\nPuzzle 2 · "), "{text}");
    }

    #[test]
    fn q_leaves_before_and_after_an_answer() {
        let (number, answer, _) = explained();
        let number = number.to_string();
        let before = session(&["--number", &number], "q\n");
        assert!(before.ends_with("> ") && before.matches("Puzzle ").count() == 1, "{before}");
        let after = session(&["--number", &number], &format!("{answer}\nq\n1\n"));
        assert!(after.ends_with("q: leave\n") && after.matches("Puzzle ").count() == 1, "{after}");
    }

    #[test]
    fn other_input_is_answered_with_help_and_is_no_answer() {
        let text = session(&["--number", "1"], "0\n999\nhello\n");
        assert_eq!(text.matches("Type the number of a move, or q to leave.").count(), 3, "{text}");
        assert!(!text.contains("Best: "), "{text}");
    }

    #[test]
    fn puzzles_are_chosen_by_theme_and_grade_and_say_both() {
        let text = session(&["--theme", "give-up"], "q\n");
        assert!(text.contains(" · Theme: Giving a stone up · Solved from level: "), "{text}");
        let text = session(&["schotten-totten-tactics", "--grade", "laird"], "q\n");
        assert!(text.lines().next().is_some_and(|line| line.ends_with("Solved from level: Laird")), "{text}");
        let refused = Line::try_parse_from(["puzzles", "--grade", "king"]).err().expect("no such grade");
        assert!(refused.to_string().contains("lamb, drover, piper, laird, beyond"), "{refused}");
    }

    #[test]
    fn an_unknown_theme_has_no_puzzles() {
        assert_eq!(session(&["--theme", "chess"], "1\n"), "There is no such puzzle.\n");
    }

    #[test]
    fn the_puzzle_of_the_day_comes_first_without_a_number() {
        let day = of_the_day(0, COLLECTIONS[0].puzzles().len()) + 1;
        assert!(session(&[], "").starts_with(&format!("Puzzle {day} · ")));
    }

    #[test]
    fn puzzles_are_shown_in_every_language() {
        let texts = catalog::LANGUAGES.map(|language| session_in(language, &["--number", "1"], "1\n"));
        for (index, text) in texts.iter().enumerate() {
            assert!(!text.contains("puzzles-") && !text.contains("{ $"), "{text}");
            assert!(texts[..index].iter().all(|other| other != text), "{text}");
        }
    }
}
