//! What the coach of a lesson says.

use crate::locale::{Locale, Names};
use crate::session::{Answer, Course};

/// The words of the coach at one moment.
#[derive(Debug)]
pub(crate) struct CoachText {
    pub(crate) heading: String,
    /// The text of the step.
    pub(crate) text: String,
    /// The answer to the last try.
    pub(crate) answer: Option<String>,
    /// The task, until it is done.
    pub(crate) task: Option<String>,
    /// What is said when it is done.
    pub(crate) done: Option<String>,
}

/// The words of the coach. `piece` writes the pieces that the texts mention.
pub(crate) fn coach(
    locale: &Locale,
    names: &Names,
    course: &Course,
    piece: impl Fn(&str) -> String,
) -> CoachText {
    let words = &course.step().words;
    let part = |name: &str| locale.find(&format!("{words}.{name}"), &[]).map(|text| written(&text, &piece));
    let answer = course.answer.as_ref().map(|answer| match answer {
        Answer::Refused(problem) => {
            locale.labelled(&locale.t("tut-rules-say"), &locale.problem(problem, names))
        }
        Answer::Other => {
            let wrong = part("wrong").unwrap_or_else(|| locale.t("tut-other-text"));
            locale.labelled(&locale.t("tut-other"), &wrong)
        }
    });
    let task = part("task").filter(|_| !course.done).map(|task| {
        let begun = matches!(course.step().goal, catalog::Goal::Free { turns, .. } if course.left < turns);
        let left = begun.then(|| locale.say("tut-turns-left", &[("turns", &course.left)]));
        std::iter::once(task).chain(left).collect::<Vec<_>>().join(" ")
    });
    let text = part("text").unwrap_or_default();
    CoachText { heading: locale.t(words), text, answer, task, done: part("done").filter(|_| course.done) }
}

/// The title of a lesson, with its game.
pub(crate) fn title(locale: &Locale, course: &Course) -> String {
    let title = locale.t(&format!("tut-lesson-{}", course.lesson.id));
    locale.labelled(&locale.game(course.lesson.game), &title)
}

/// A text without marks of emphasis, with its pieces written out: `[r5 r6]`.
fn written(text: &str, piece: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[')
        && let Some((codes, after)) = after.split_once(']')
    {
        out += before;
        out += &codes.split(' ').map(&piece).collect::<Vec<_>>().join(", ");
        rest = after;
    }
    (out + rest).replace('*', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_written_out() {
        let piece = |code: &str| format!("<{code}>");
        assert_eq!(written("a *b* [r5 r6]. [p9]!", piece), "a b <r5>, <r6>. <p9>!");
        assert_eq!(written("6 + 7", piece), "6 + 7");
    }
}
