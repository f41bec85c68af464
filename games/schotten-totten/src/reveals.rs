//! Which actions show hidden information to their player.

use crate::action::Action;
use crate::position::Position;

impl Position {
    /// Whether this legal action shows the deciding seat a card that it could not see before. Only the piles and the
    /// other hand are hidden, and only a draw shows any of them.
    #[allow(clippy::unused_self)]
    pub(crate) fn reveals_hidden(&self, action: Action) -> bool {
        matches!(action, Action::Draw(_))
    }
}
