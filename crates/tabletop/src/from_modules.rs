//! The parts of `impl Game` that follow from the module names that all games share.

/// Writes items of `impl Game for Position` that delegate to modules with conventional names, one keyword per module.
/// A game lists the modules that it has and writes the other items by hand.
///
/// | keyword | items | what the crate has |
/// |---|---|---|
/// | `types` | `Action`, `Illegal`, `Phase`, `View`, `Seen` | these types, in scope |
/// | `words` | `WORDS`, `RULES` | `words/<tag>.ftl` and `RULES.<tag>.md` for each of the [languages](crate::LANGUAGES) |
/// | `lessons` | `LESSONS`, `LESSON_WORDS` | `lessons/lessons.json`, and `lessons/<tag>.ftl` for each of the languages |
/// | `rules` | `SEATS`, `OPTIONS`, `deal` | the module `rules`, in scope, with `SEATS`, `OPTIONS` and `Rules::from_settings`; `Position::deal_rules`; the option [`STARTER_OPTION`](crate::STARTER_OPTION) |
/// | `legal` | `legal_actions`, `legal_count`, `random_action` | `Position::{list_legal, count_legal, pick_legal}` |
/// | `check` | `check` | `Position::check_action` |
/// | `determinize` | `determinize` | `View::determinize` |
/// | `touches` | `touches` | `Action::touches` |
/// | `notes` | `note` | `Position::note_of` |
/// | `themes` | `theme` | `Position::theme_of` |
/// | `reveals` | `reveals` | `Position::reveals_hidden` |
/// | `annotations` | `annotations`, `explainable`, `explain` | `View::{annotations, explainable, explain}` |
#[macro_export]
macro_rules! from_modules {
    (types) => {
        type Action = Action;
        type Illegal = Illegal;
        type Phase = Phase;
        type View = View;
        type Seen = Seen;
    };
    (words) => {
        const WORDS: &'static [(&'static str, &'static str)] = $crate::translations!("/words/", ".ftl");
        const RULES: &'static [(&'static str, &'static str)] = $crate::translations!("/RULES.", ".md");
    };
    (lessons) => {
        const LESSONS: &'static str =
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/lessons.json"));
        const LESSON_WORDS: &'static [(&'static str, &'static str)] =
            $crate::translations!("/lessons/", ".ftl");
    };
    (rules) => {
        const SEATS: ::std::ops::RangeInclusive<u8> = rules::SEATS;
        const OPTIONS: &'static [$crate::OptionSpec] = rules::OPTIONS;

        fn deal(
            settings: &$crate::Settings,
            seats: u8,
            dice: &mut $crate::Dice,
        ) -> Result<Self, $crate::BadOption> {
            let agreed = rules::Rules::from_settings(settings, seats)?;
            // A random starter is the first thing that the dice decide.
            let first = settings.starter($crate::STARTER_OPTION, seats, dice);
            Ok(Self::deal_rules(agreed, first, dice))
        }
    };
    (legal) => {
        fn legal_actions(&self, out: &mut Vec<Self::Action>) {
            self.list_legal(out);
        }

        fn legal_count(&self) -> usize {
            self.count_legal()
        }

        #[inline]
        fn random_action(&self, dice: &mut $crate::Dice, _: &mut Vec<Self::Action>) -> Self::Action {
            self.pick_legal(dice)
        }
    };
    (check) => {
        fn check(&self, action: Self::Action) -> Result<(), Self::Illegal> {
            self.check_action(action)
        }
    };
    (determinize) => {
        fn determinize(view: &Self::View, dice: &mut $crate::Dice) -> Self {
            view.determinize(dice)
        }
    };
    (touches) => {
        fn touches(&self, action: Self::Action) -> Vec<String> {
            action.touches()
        }
    };
    (notes) => {
        fn note(&self, action: Self::Action) -> Option<$crate::Note> {
            self.note_of(action)
        }
    };
    (themes) => {
        fn theme(&self, better: Self::Action, worse: Self::Action) -> Option<&'static str> {
            self.theme_of(better, worse)
        }
    };
    (reveals) => {
        fn reveals(&self, action: Self::Action) -> bool {
            self.reveals_hidden(action)
        }
    };
    (annotations) => {
        fn annotations(view: &Self::View) -> Vec<$crate::Annotation> {
            view.annotations()
        }

        fn explainable(view: &Self::View) -> Vec<String> {
            view.explainable()
        }

        fn explain(view: &Self::View, seat: $crate::Seat, touch: &str) -> Option<$crate::Annotation> {
            view.explain(seat, touch)
        }
    };
    ($unknown:ident) => {
        compile_error!(concat!("from_modules! does not know ", stringify!($unknown)));
    };
    ($($module:ident),+ $(,)?) => { $($crate::from_modules! { $module })+ };
}
