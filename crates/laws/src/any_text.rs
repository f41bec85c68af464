//! Law: any text is read or refused without a panic, and a position that was read plays to its end.

use tabletop::{BadAction, BadPosition, Dice, Game, Seat, Settings, Viewer};

/// Texts of positions from random games of one rule set, to be edited by [`edited`]. Each game stops after a random
/// number of actions below `most_actions`.
///
/// # Panics
/// If the game refuses the settings.
pub fn played_positions<G: Game>(
    settings: &Settings,
    seats: u8,
    games: u32,
    most_actions: u32,
    dice: &mut Dice,
) -> Vec<String> {
    let mut texts = Vec::new();
    for _ in 0..games {
        let mut position = G::deal(settings, seats, dice).expect("these options are allowed");
        for _ in 0..dice.below(most_actions) {
            if !position.is_over() {
                let action = position.random_action(dice, &mut Vec::new());
                position.apply(action, dice);
            }
        }
        texts.push(position.to_string());
    }
    texts
}

/// The text with one character replaced (edit 0), inserted (edit 1) or removed (any other edit) at a place.
pub fn edited(text: &str, place: usize, character: char, edit: u8) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    if characters.is_empty() {
        return String::new();
    }
    let place = place % characters.len();
    match edit {
        0 => characters[place] = character,
        1 => characters.insert(place, character),
        _ if characters.len() > 1 => {
            characters.remove(place);
        }
        _ => {}
    }
    characters.into_iter().collect()
}

/// Reads a text as a position. If the game accepts it, the text is canonical, every viewer's view determinizes to a
/// position with the same view, and random play reaches an end within `most_decisions`. These checks are repeated after
/// every `recheck_every` actions.
///
/// # Panics
/// If one of these fails.
pub fn check_position_text<G: Game>(text: &str, recheck_every: u32, most_decisions: u32) {
    // A text that is not a view is refused.
    if let Ok(view) = G::read_view(text, Seat::A.into()) {
        assert!(text == view.to_string() || text == G::remembered(&view), "{text}");
    }
    let Ok(mut position) = text.parse::<G>() else { return };
    assert_eq!(position.to_string(), text);
    let mut dice = Dice::quick(text.len() as u64);
    let mut decisions = 0;
    let mut actions = Vec::new();
    loop {
        if decisions % recheck_every == 0 {
            check_position(&position, &mut dice);
        }
        if position.is_over() {
            return;
        }
        assert!(decisions < most_decisions, "the game does not end: {text}");
        let action = position.random_action(&mut dice, &mut actions);
        assert!(position.check(action).is_ok(), "{action}: {position}");
        position.apply(action, &mut dice);
        decisions += 1;
    }
}

fn check_position<G: Game>(position: &G, dice: &mut Dice) {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    assert_eq!(position.legal_count(), actions.len(), "{position}");
    assert_eq!(actions.is_empty(), position.is_over(), "{position}");
    for viewer in Viewer::all(position.seats()) {
        let view = position.view(viewer);
        assert_eq!(G::determinize(&view, dice).view(viewer), view, "{viewer:?}: {position}");
    }
    let read: Result<G, BadPosition> = position.to_string().parse();
    assert_eq!(read.map(|read| read.to_string()), Ok(position.to_string()));
}

/// Reads a text as an action, which is then written as it was read.
///
/// # Panics
/// If it is written otherwise.
pub fn check_action_text<G: Game>(text: &str) {
    let read: Result<G::Action, BadAction> = text.parse();
    if let Ok(action) = read {
        assert_eq!(action.to_string(), text);
    }
}
