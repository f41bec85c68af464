//! A table in words: what is to be done, what can be touched, what happened.

use wire::{Ending, EventKind, EventView, Hint, Move, Outcome, State, Verdict};

use crate::locale::{Locale, Names, bloodline, clean};

/// The word of a phase, and what comes with it: `move:y:3` is `move` with `y` and `3`, `claim2` is `claim`
/// with `2`, `flipN` stays whole.
fn parts(phase: &str) -> (&str, Vec<&str>) {
    let (head, rest) = phase.split_once(':').map_or((phase, None), |(head, rest)| (head, Some(rest)));
    let word = head.trim_end_matches(|c: char| c.is_ascii_digit());
    let count = (word.len() < head.len()).then(|| &head[word.len()..]);
    (word, count.into_iter().chain(rest.into_iter().flat_map(|rest| rest.split(':'))).collect())
}

/// What is to be done now.
pub(crate) fn phase(locale: &Locale, state: &State) -> String {
    let game = state.view.as_deref().and_then(|view| view.split(' ').next()).unwrap_or("");
    let (word, rest) = parts(state.phase.as_deref().unwrap_or(""));
    let first = rest.first().copied().unwrap_or("0");
    let effect = locale.find(&format!("ls-power-{first}"), &[]).unwrap_or_default();
    let power = bloodline(locale, first).unwrap_or_default();
    let args = [
        ("count", first),
        ("guard", first),
        ("steps", rest.get(1).copied().unwrap_or("0")),
        ("power", &power),
        ("effect", &effect),
    ];
    let draws = |one: &Move| one.touches.first().is_some_and(|touch| touch.starts_with("pile:"));
    if game == "st" && word == "claim" && !state.moves.is_empty() && state.moves.iter().all(draws) {
        return locale.t("term-draw-ends");
    }
    let chosen = |name: &str| state.setup.options.get(name);
    let expert = chosen("expert").is_some_and(|value| value == true);
    // ST-C1: the classic edition and the expert rule let you claim first; the expert rule not afterwards.
    let variant = match word {
        "play" if expert || chosen("edition").is_some_and(|value| value == "classic") => ".with-claims",
        "claim" if expert => ".without-claims",
        _ => "",
    };
    let keys = [
        format!("{game}-phase-{word}{variant}"),
        format!("phase-{game}-{word}"),
        format!("{game}-phase-{word}"),
        "phase-choose".to_owned(),
    ];
    let own = if variant.is_empty() { &keys[1..] } else { &keys[..] };
    own.iter().find_map(|key| locale.find(key, &args)).unwrap_or_default()
}

/// One touch. Its first part says what kind of thing it is, the others which one.
pub(crate) fn touch(locale: &Locale, names: &Names, phase: Option<&str>, touch: &str) -> String {
    let mut words = touch.split(':');
    let (kind, first, second) =
        (words.next().unwrap_or(""), words.next().unwrap_or(""), words.next().unwrap_or(""));
    match kind {
        "hand" | "card" => return names.card(locale, first),
        "army" => return locale.say("touch-army", &[("name", names.seat(first)), ("place", second)]),
        "power" => {
            let letter = parts(phase.unwrap_or("")).1.first().copied().unwrap_or("");
            let own = locale.find(&format!("touch-power-{letter}"), &[]);
            return own.unwrap_or_else(|| locale.t("touch-power"));
        }
        _ => {}
    }
    let own = if first.is_empty() { format!("touch-{kind}") } else { format!("touch-{kind}-{first}") };
    locale
        .find(&own, &[])
        .or_else(|| locale.find(&format!("touch-{kind}"), &[("number", first)]))
        .unwrap_or_else(|| touch.to_owned())
}

/// All touches of a move, one after the other, and where it leads.
pub(crate) fn touches(locale: &Locale, names: &Names, state: &State, made: &Move) -> String {
    let said = |word: &String| touch(locale, names, state.phase.as_deref(), word);
    let all: Vec<String> = made.touches.iter().chain(&made.destination).map(said).collect();
    all.join(" → ")
}

/// Who won.
pub(crate) fn outcome(locale: &Locale, names: &Names, outcome: &Outcome) -> String {
    match (&outcome.verdict, outcome.ending) {
        (Verdict::Won { seat }, ending) => {
            let key = match ending {
                Ending::Resigned => "outcome-won-resigned",
                Ending::Time => "outcome-won-time",
                Ending::Played | Ending::Agreed => "outcome-won",
            };
            locale.say(key, &[("name", names.seat(seat))])
        }
        (Verdict::Draw, Ending::Agreed) => locale.t("outcome-draw-agreed"),
        (Verdict::Draw, _) => locale.t("outcome-draw"),
        (Verdict::Nobody, _) => locale.t("outcome-nobody"),
    }
}

/// One piece of news; `None` if there is nothing to tell.
pub(crate) fn event(locale: &Locale, names: &Names, event: &EventView) -> Option<String> {
    let name = event.seat.as_deref().map_or("", |seat| names.seat(seat));
    let args = [("name", name)];
    let (text, ended) = match &event.kind {
        EventKind::Opened => (locale.t("news-opened"), &None),
        EventKind::Sat { player } => {
            let level = if player.program { locale.level(&player.name) } else { clean(&player.name) };
            (locale.say("news-sat", &[("name", &level)]), &None)
        }
        EventKind::Left => (locale.say("news-left", &args), &None),
        EventKind::Ready { started: true } => (locale.t("news-started"), &None),
        EventKind::Ready { started: false } | EventKind::Hidden => return None,
        EventKind::Acted { action, phrase: told, ended, .. } => {
            let said = names.phrase(locale, told);
            let said = said.unwrap_or_else(|| locale.say("news-acted", &[args[0], ("action", action)]));
            (said, ended)
        }
        EventKind::Resigned { ended } => (locale.say("news-resigned", &args), ended),
        EventKind::OutOfTime { ended } => (locale.say("news-out-of-time", &args), ended),
        EventKind::DrawOffered => (locale.say("news-draw-offered", &args), &None),
        EventKind::DrawAnswered { yes, ended } => {
            let key = if *yes { "news-draw-answered-yes" } else { "news-draw-answered-no" };
            (locale.say(key, &args), ended)
        }
        EventKind::TakebackAsked => (locale.say("news-takeback-asked", &args), &None),
        EventKind::TakebackAnswered { yes, .. } => {
            let key = if *yes { "news-takeback-answered-yes" } else { "news-takeback-answered-no" };
            (locale.say(key, &args), &None)
        }
        EventKind::Aborted => (locale.t("news-aborted"), &None),
        EventKind::Said { player, text } => (format!("{}: {}", clean(&player.name), clean(text)), &None),
        EventKind::RematchWanted => (locale.say("news-rematch-wanted", &args), &None),
        EventKind::Rematch { .. } => (locale.t("news-rematch"), &None),
        EventKind::Resumed => (locale.t("news-resumed"), &None),
    };
    Some(match ended {
        Some(ended) => format!("{text}. {}", outcome(locale, names, ended)),
        None => text,
    })
}

/// What a bot advises.
pub(crate) fn hint(locale: &Locale, names: &Names, state: &State, hint: &Hint) -> String {
    let chosen = state.moves.iter().find(|one| one.action == hint.action);
    let what = chosen.map_or_else(|| hint.action.clone(), |one| touches(locale, names, state, one));
    let percent = format!("{:.0}", 100.0 * hint.value);
    let chance = locale.say("percent", &[("value", &percent)]);
    format!("{}: {what}. {}", locale.t("hint"), locale.say("hint-chance", &[("chance", &chance)]))
}

/// Where a match stands, if it is one.
pub(crate) fn of_match(locale: &Locale, names: &Names, state: &State) -> Option<String> {
    let (round, rounds) = (state.round.to_string(), state.setup.rounds.to_string());
    let points =
        |seat: &wire::SeatState| format!("{} {} {}", names.seat(&seat.seat), seat.points, locale.t("points"));
    let all = state.seats.iter().map(points).collect::<Vec<_>>().join(", ");
    let round = locale.say("round-of", &[("round", &round), ("rounds", &rounds)]);
    (state.setup.rounds > 1).then(|| format!("{round}. {all}"))
}

/// Who is to move, or how it ended, for whoever looks.
pub(crate) fn standing(locale: &Locale, names: &Names, state: &State) -> String {
    match (&state.outcome, state.turn.as_deref()) {
        (Some(ended), None) => outcome(locale, names, ended),
        (_, Some(seat)) if !state.moves.is_empty() && state.me.as_deref() == Some(seat) => {
            phase(locale, state)
        }
        (_, Some(seat)) => locale.say("turn-of", &[("name", names.seat(seat))]),
        (None, None) => match state.status {
            wire::Status::Aborted => locale.t("aborted"),
            wire::Status::Waiting => {
                let free = state.seats.iter().filter(|seat| seat.who.is_none()).count();
                if free == 0 {
                    locale.t("waiting-others")
                } else {
                    locale.say("waiting-for", &[("count", &free.to_string())])
                }
            }
            _ => locale.t("waiting-others"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_have_parts() {
        assert_eq!(parts("move:y:3"), ("move", vec!["y", "3"]));
        assert_eq!(parts("claim2"), ("claim", vec!["2"]));
        assert_eq!(parts("flipN"), ("flipN", vec![]));
        assert_eq!(parts("power:w"), ("power", vec!["w"]));
    }
}
