//! Law: a replay equals the play, and rewind restores the exact position.

use tabletop::{Game, Table};

pub(crate) fn check<G: Game>(table: &mut Table<G>) {
    let (mut position, mut dice) = table.begin();
    for &action in table.actions() {
        position.apply(action, &mut dice);
    }
    assert_eq!(&position, table.position(), "replay differs from play");
    let (last, count) = (table.position().clone(), table.actions().len());
    if let Some(&action) = table.actions().last() {
        table.rewind(count - 1);
        assert_eq!(table.actions().len(), count - 1);
        table.apply(&[action.to_string()]).expect("the action was legal before");
        assert_eq!(&last, table.position(), "rewind did not restore the position");
        let later: Vec<String> = table.actions()[count / 2..].iter().map(ToString::to_string).collect();
        table.rewind(count / 2);
        assert_eq!(table.actions().len(), count / 2);
        table.apply(&later).expect("the action was legal before");
        assert_eq!(&last, table.position(), "rewind did not restore the position");
    }
}
