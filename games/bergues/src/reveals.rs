//! Which actions show hidden information to their player.

use crate::{Action, Position};

impl Position {
    /// Whether this legal action shows the deciding seat a face that it could not see before. Only the faces that lie
    /// down are hidden, and only turning a tile shows one.
    #[allow(clippy::unused_self)]
    pub(crate) fn reveals_hidden(&self, action: Action) -> bool {
        matches!(action, Action::Turn(_))
    }
}
