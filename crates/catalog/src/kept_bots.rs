//! Bots that a thread keeps from one decision to the next: creating one costs as much as a decision of a bare net.

use std::any::Any;
use std::cell::RefCell;

use bots::{Bot, BotSpec, Heuristics};

/// The number of bots that a thread keeps.
const MOST: usize = 4;

thread_local! {
    /// The bots used last, the latest at the end. Each is a `Box<dyn Bot<G>>` of some game.
    static KEPT: RefCell<Vec<(BotSpec, Box<dyn Any>)>> = const { RefCell::new(Vec::new()) };
}

/// Drops the bots of this thread, which may have been created before a net was loaded.
pub(crate) fn forget_bots() {
    KEPT.with_borrow_mut(Vec::clear);
}

/// Lets a bot think. What a bot remembers between decisions are caches and memory, which change no decision, so it can
/// play at several tables.
pub(crate) fn with_bot<G: Heuristics, R>(spec: BotSpec, think: impl FnOnce(&mut dyn Bot<G>) -> R) -> R {
    let kept = KEPT.with_borrow_mut(|kept| {
        let place = kept.iter().position(|(other, bot)| *other == spec && bot.is::<Box<dyn Bot<G>>>())?;
        kept.remove(place).1.downcast::<Box<dyn Bot<G>>>().ok()
    });
    // The bot is not among the kept ones while it thinks: one that panics is dropped.
    let mut bot = kept.map_or_else(|| G::bot(spec), |bot| *bot);
    let result = think(&mut *bot);
    KEPT.with_borrow_mut(|kept| {
        if kept.len() == MOST {
            kept.remove(0);
        }
        kept.push((spec, Box::new(bot)));
    });
    result
}
