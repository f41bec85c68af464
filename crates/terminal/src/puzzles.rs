//! Puzzles in plain lines: the table in words, the legal moves with numbers, and after the answer the reason.

use std::io::{self, BufRead, Write};
use std::time::SystemTime;

use catalog::Language;
use puzzles::{COLLECTIONS, Collection, Puzzle, of_the_day};
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
    /// Language of the texts; by default that of the locale.
    #[arg(long, value_name = LANGUAGE_TAGS.as_str())]
    pub lang: Option<Language>,
}

fn collection(name: &str) -> Result<&'static str, String> {
    let names = || COLLECTIONS.iter().map(|collection| collection.name).collect::<Vec<_>>().join(", ");
    Collection::find(name).map(|found| found.name).ok_or_else(|| format!("there are {}", names()))
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
    let is_wanted = |puzzle: &Puzzle| arguments.theme.as_ref().is_none_or(|theme| *theme == puzzle.theme);
    let wanted: Vec<Puzzle> = found.into_iter().filter(is_wanted).collect();
    if wanted.is_empty() {
        return writeln!(output, "{}", locale.t("puzzles-none"));
    }
    let first =
        arguments.number.map_or_else(|| of_the_day(day, wanted.len()), |number| number.saturating_sub(1));
    let mut lines = input.lines();
    for number in (0..wanted.len()).map(|step| (first + step) % wanted.len()) {
        let Some(shown) = Shown::new(&wanted[number], locale) else { continue };
        writeln!(output, "{}", locale.say("puzzles-number", &[("number", &(number + 1))]))?;
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
