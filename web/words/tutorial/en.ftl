### What is said around the lessons, in English. The lessons of a game have their texts beside the game
### (games/*/lessons). The terminal says the same.

## Around the lessons

tut-title = Learn to play
tut-lead = Short lessons at a real table. You play, and you are told why. You can stop at any time and go on later.
tut-minutes = about { $minutes } minutes
tut-begin = Begin
tut-resume = Go on at step { $step } of { $steps }
tut-again = Once more
tut-finished = Done
tut-unknown = There is no lesson of this name.
tut-you = You
tut-teacher = Morag
tut-second = Hamish
tut-third = Iona

tut-step = Step { $step } of { $steps }
tut-next = Next
tut-why-first = This is the first step.
tut-why-task = Do the task first.
tut-finish = Finish
tut-back = One step back
tut-restart = From the beginning
tut-leave = Leave the lesson
tut-show = Show me
tut-turns-left = { $turns ->
    [one] One more turn.
   *[other] { $turns } turns to go.
}
tut-good = Well done
tut-rules-say = The rules say
tut-other = Not quite
tut-other-text = That is possible, but not what we are looking for here. Try something else.
tut-would = There it would be { st-part-own }.
    .classic = There it would be { st-part-own.classic }.
tut-trouble = The table is not responding
tut-coach = Lesson
tut-table = Table

tut-end-title = Lesson complete
tut-end-play = Play a game now
tut-end-play-help = Against the gentlest of our bots. No form, no account.
tut-end-next = Next lesson: { $lesson }
tut-end-rules = Read the rules
tut-end-others = Other lessons
tut-end-puzzles = Puzzles of this game
