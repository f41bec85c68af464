//! Law: positions and actions round trip through their notation. Reading validates, so this also shows that every card
//! is present exactly once.

use tabletop::Game;

pub(crate) fn check<G: Game>(position: &G) {
    let text = position.to_string();
    assert!(text.starts_with(&format!("{} ", G::TAG)), "a position begins with its game's tag: {text}");
    assert!(text.is_ascii(), "notation is ASCII: {text}");
    let again: G = match text.parse() {
        Ok(position) => position,
        Err(flaw) => panic!("a reachable position is refused ({flaw}): {text}"),
    };
    assert_eq!(again.to_string(), text);
    assert_eq!(again.turn(), position.turn(), "{text}");
    assert_eq!(again.phase(), position.phase(), "{text}");
    assert_eq!(again.scores(), position.scores(), "{text}");
    let (mut here, mut there) = (Vec::new(), Vec::new());
    position.legal_actions(&mut here);
    again.legal_actions(&mut there);
    here.sort_unstable();
    there.sort_unstable();
    assert_eq!(here, there, "{text}");
    for action in here {
        let word = action.to_string();
        assert_eq!(word.parse::<G::Action>().as_ref(), Ok(&action), "{text}");
        assert!(!word.contains(char::is_whitespace), "an action is one word: {word}");
    }
}
