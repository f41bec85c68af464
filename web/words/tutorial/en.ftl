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

## Schotten Totten

tut-st-border = The border
    .text = Nine *stones* mark the border between you and Morag. The near side of each stone is yours, the far side hers. Below lies your *hand*: six cards, in six colours, from 1 to 9. Each card exists only once.
tut-st-turn = A turn
    .text = In your turn you play *one card* on your side of any stone. Then you *draw* one, which happens automatically. Once played, a card stays where it is.
    .task = Play two turns as you like: touch a card, then a stone.
    .done = That is nearly all you ever do. The skill lies in what the cards make together.
tut-st-colour-run = Strongest: the colour run
    .text = Three cards make a side *complete*. What they make together is a *formation*. The strongest is the *colour run*: one colour, successive values.
    .task = Complete a colour run at stone 3.
    .done = [r5 r6 r7], a colour run. The order in which you play the cards never matters.
    .wrong = Look at stone 3: which card goes with [r5 r6]?
tut-st-kind = Second: three of a kind
    .text = Next comes *three of a kind*: the same value three times.
    .task = Complete three of a kind at stone 4.
    .done = Three nines. And still the lowest colour run, 1 2 3, would beat them: the formation counts first.
    .wrong = Two nines are waiting at stone 4.
tut-st-colour = Third: the colour
    .text = Then the *colour*: three cards of one colour, whatever their values.
    .task = Complete a colour at stone 5.
    .done = All purple: that is enough for a colour.
    .wrong = At stone 5 you have [p2 p7]: what is missing is another purple card.
tut-st-run = Fourth the run, and then the rest
    .text = Then the *run*: successive values, any colours. Anything else is just a *sum*, the weakest.
    .task = Complete a run at stone 6.
    .done = Look along the border: colour run, three of a kind, colour, run. Only the sum is weaker.
    .wrong = Between [g3] and [o5] one value is missing.
tut-st-compare = Who is stronger?
    .text = At stone 5 Morag has a run. With the same formation on both sides the *higher sum* wins. Hers is 5 + 6 + 7 = 18.
    .task = Play the card that beats her at stone 5.
    .done = 6 + 7 + 8 = 21: your run is the higher one.
    .wrong = You need a run too, and more than 18. If the sums are equal, the side that was complete first wins, and that is hers.
tut-st-claim = Claim it
    .text = Stones are not won automatically: you have to *claim* them, after you have played and before you draw.
    .task = Claim stone 5, which is yours now.
    .done = The stone moves to your side. It is closed for good, whatever comes later.
    .wrong = Do not draw yet: that would end your turn, and the stone would stay where it is.
tut-st-not-yet = Not yet
    .text = At stone 4 you have three eights. Morag has only [p6 p7] there. Surely the stone is yours already?
    .task = Try to claim stone 4.
    .done = With [p5] she would have a colour run. *You* hold that card, but only what lies *on the table* is proof.
tut-st-prove = The proof
    .text = So put the proof on the table: once [p5] lies there, no card can help Morag at stone 4 any more.
    .task = Play [p5], ideally where you can use it.
    .done = Now everybody can see it: [p5] is here, [p8] is in your own three eights. Her colour run is impossible.
    .wrong = Good, but it proves nothing. Morag’s only hope is [p5], and you have it.
tut-st-early = Claimed early
    .text = That is the heart of the game: you need not wait until Morag has finished. It is enough that she *cannot* beat you any more.
    .task = Claim stone 4.
    .done = Yours, with a card still missing on her side. From now on, keep an eye on what lies on the table.
    .wrong = Claim first, then draw.
tut-st-tie = When both are equal
    .text = Same formation, same sum: then the side that was *complete first* wins. At stone 3 that was you, at stone 7 it was Morag.
    .task = Claim the stone that is yours.
    .done = So being quick can be worth as much as having good cards.
    .wrong = Both sides are equal there, too. Who was first?
tut-st-win = Winning
    .text = You win with *three adjacent stones*, or with *any five*. You own 4 and 6, and two more could be claimed.
    .task = Claim the stone that wins the game at once.
    .done = 4, 5 and 6: three adjacent stones, and the game is won on the spot.
    .wrong = That would be your third stone, but it is not adjacent to the others. Which one lies between yours?
tut-st-joker = For later: tactic cards
    .text = Ten *tactic cards* can be added. You play one instead of a clan card. A *Joker* stands for any card you need.
    .task = Play the Joker at stone 5.
    .done = It counts as a red 8 now: a colour run. Nothing has to be announced; it is always what is best for you.
    .wrong = At stone 5 you have [r6 r7]: a Joker makes it a colour run.
tut-st-traitor = A ruse
    .text = Ruses work once. The *Traitor* takes a card from Morag’s side and brings it to yours.
    .task = Take [b6] from stone 8 to your [b4 b5] at stone 2: touch the Traitor, the card, then the stone.
    .done = Her card, your colour run. Mind the pace: you may be one tactic card ahead of Morag, never two.
    .wrong = Look at [b4 b5] at stone 2: which of Morag’s cards would you like to have there?
tut-st-mud = In the mud
    .text = The *Mud Fight* changes a stone: from now on each side needs *four* cards there. Morag has a fine [r7 r8 r9] at stone 6…
    .task = Play the Mud Fight on stone 6.
    .done = For a colour run of four she would need [r6], and that lies at stone 5. Your [o4 o5] look much better now.
    .wrong = It would do most harm at stone 6.

## Lords of Scotland

tut-ls-table = The skirmish
    .text = You fight for *supporters*, here [d9] and [o6]: their strength is what you score. The *recruits* are for both of you; you hold five clans. A skirmish has *five rounds*.
tut-ls-flip = The Initiative
    .text = You hold the *Initiative*: you begin each round, and first you turn one of the hidden recruits face up.
    .task = Turn the first recruit face up.
    .done = [w7], a Wemyss of strength 7. Everybody can see it now.
    .wrong = In a real game any of them would do. For this lesson we need the first.
tut-ls-recruit = Recruit…
    .text = Then you do one of two things. You can *recruit*: take a card of the row into your hand, face up or face down.
    .task = Take [w7].
    .done = Yours. A new card fills the gap, face up because the old one was.
    .wrong = Good idea, but take [w7] first: it goes well with the Wemyss that you hold.
tut-ls-muster = …or muster
    .text = Or you *muster*: play a clan from your hand into your army. Morag has begun with [f6]. Face up, a clan may use its *power* if no face-up clan in the skirmish is weaker.
    .task = Muster [o2] face up.
    .done = No face-up clan is weaker than 2, so Forsyth may use its power.
    .wrong = Take the weakest clan in your hand, [o2], and play it *face up*.
tut-ls-power = A power
    .text = Each bloodline has a power of its own. *Forsyth* draws a card. You may always decline, but you cannot use the power later.
    .task = Use the power.
    .done = One more card in hand. Weak clans have their uses.
    .wrong = You may decline, but a free card is welcome.
tut-ls-hidden = Face down
    .text = Clans can be mustered *face down*. Then they use no power, but nobody knows how strong you are, and they do not stop other clans from using theirs.
    .task = Muster any clan face down.
    .done = Only you know what it is. At the end of the skirmish everything is turned face up.
    .wrong = This time *face down*, please.
tut-ls-double = One bloodline counts double
    .text = The last round. Strengths are added up, and an army of *one bloodline* counts *double*. You have [w6 w8]; Morag shows 20 and hides a card.
    .task = Muster [w7], face up or face down.
    .done = 6 + 8 + 7 = 21, doubled 42.
    .wrong = Only with another Wemyss is your army of a single bloodline.
tut-ls-claim = The spoils
    .text = Morag hid a 12 and comes to 40: your 42 beats that. The strongest army *chooses first* among the supporters, and its lord takes the Initiative.
    .task = Claim the supporter that you like best.
    .done = Its strength is yours for good. Morag takes what is left, and a new skirmish begins.
tut-ls-two = Later that day
    .text = The game ends when a player has supporters worth *40* in strength; you have 33. You have just mustered [c2], the weakest clan of all. *Cochrane* claims two supporters at the end.
    .task = Use the power of Cochrane.
    .done = It works at the end of the skirmish, as long as the card stays with you.
    .wrong = Two supporters instead of one: do take that.
tut-ls-win = The crown
    .text = Morag has mustered her last clan, and your army is the stronger one.
    .task = Claim both supporters.
    .done = 33 + 10 + 8 = 51. You have passed 40 with more than Morag: the throne is yours.

## Bergues, the junior game

tut-bj-ring = Once around the town
    .text = Your yellow guard stands at the *gate of Cassel*, Morag’s green one at hers. The first to walk around the rampart, clockwise, and come home *exactly* wins.
tut-bj-turn = Turning tiles
    .text = In the town centre lie 16 *tiles* with two faces each. Turn them over, one after the other, until one is *neutral* or shows a symbol that you *already turned* in this turn.
    .task = Turn tiles until something stops you.
    .done = That was your turn: your guard walks as many spaces as you turned tiles. Then they go back to the town centre.
tut-bj-round = A short walk
    .text = The longer you find new symbols, the further you go.
    .task = Play two turns. Morag answers.
    .done = Did you watch the tiles? What is face up now was face down before, and the other way round.
tut-bj-neutral = Stopping when you like
    .text = The tile *without a symbol* is neutral on both faces, so it always stops you, and it counts as a step itself. You have turned three tiles.
    .task = Stop with the neutral tile.
    .done = Four tiles, four spaces: on to the gate of Hondschoote.
    .wrong = One tile in the centre has no symbol at all: tile 13.
tut-bj-memory = Remembering
    .text = Morag has just turned four tiles. You saw their other face before, so you know what comes when they are *turned back*. Tile 9, which is marked, is one of them.
    .task = Turn the marked tile: it is safe.
    .done = Quite safe. A good memory takes you further.
    .wrong = Nobody has seen what is under that one. The marked tile is safe.
tut-bj-home = Home, exactly
    .text = Two more steps! With too many you would have to walk back by the rest. Under *tile 3*, which is marked, is the symbol that you have just turned: it was face up before Morag’s turn.
    .task = Stop with the marked tile.
    .done = The same symbol again: stop, two tiles, two steps, and home. You have won.
    .wrong = That would be a guess. The marked tile, number 3, is certain.

## Bergues

tut-bg-ring = The rampart
    .text = Your yellow guard lives at *Cassel*, but its *fortress* waits at the gate opposite. Fetch it and bring it home. Four guards are under way; nobody plays white and red.
tut-bg-path = Two paths
    .text = In your turn you fill one of two *paths*, north or south. It has to be empty.
    .task = Choose a path.
    .done = This is the path onto which you now turn tiles.
tut-bg-turn = Turning tiles
    .text = Turn tiles over, one after the other. A *neutral* one stops you. So does a symbol that *is already on the path*: that tile moves on to the other path.
    .task = Turn tiles until something stops you.
    .done = Now both paths count: one for you, the other for everybody else.
tut-bg-use = Which path for me?
    .text = A few turns later. One path moves *your* guard, the other one *all others*, by as many spaces as there are tiles. The gate with your fortress is four spaces away.
    .task = Take the path with four tiles.
    .done = Its tiles go back to the town centre. The two in the south are for the others.
    .wrong = Two spaces would not be enough. Take the north path.
tut-bg-fetch = Fetch the fortress
    .text = You choose the direction, too. A guard takes up its fortress when it *ends its move* on the gate opposite.
    .task = Go clockwise, to the gate of Dunkerque.
    .done = Your guard has its fortress now. Half of the way is done.
    .wrong = That leads away from it. The other way round!
tut-bg-others = Then all the others
    .text = The others follow in turn, by the other path. Players choose the direction of their own guards, and *you* choose for guards that nobody plays.
    .task = Send the white guard where you like.
    .done = Careful: a guard without a player can win as well, and then everyone has lost.
tut-bg-send = Make way!
    .text = A guard that *ends* a move on a *tower* where another guard stands sends that one to the nearest gate. On gates there is room for all. Morag’s green guard is three spaces ahead of you.
    .task = Go clockwise, three spaces.
    .done = Green goes back to a gate. That is not a move of its own, so it can neither take up its fortress nor win this way.
    .wrong = That tower is empty. Green stands on the other side.
tut-bg-winoc = Winoc!
    .text = *Six tiles* on one path are a *Winoc*, even if the sixth is neutral. Five lie in the north already, all different.
    .task = Turn the tile without a symbol: it is neutral on both faces.
    .done = Six: Winoc! All tiles go back to the town centre, and nobody else moves.
    .wrong = That one could repeat a symbol. The neutral one, tile 13, is certain.
tut-bg-home = Wherever you like
    .text = With a Winoc you put your guard on *any space you like*. It carries its fortress already…
    .task = Put it on the gate of Cassel.
    .done = Home with the fortress: the game is won at once.
    .wrong = A fine place, but home is better: the gate of Cassel, space 0.
