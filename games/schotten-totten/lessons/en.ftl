### What the lessons of Schotten Totten say, in English. `*strong*`, and [r5] is a card that is drawn. Keep it short: it stands beside
### a board, on a telephone above it.
###
### A lesson has a title with .lead, and a text for its end. A step has a heading and .text; unless it is only to be
### read, .task and .done; .wrong where a try needs more than a kind word.

## Lessons

tut-lesson-schotten-totten = First game
    .lead = From the first card to the proof that makes this game famous.
tut-lesson-schotten-totten-passing = Passing, the empty pile, and matches
    .lead = What happens when nothing fits any more.
tut-lesson-schotten-totten-tactics = Tactic cards: troops and combat modes
    .lead = Seven cards, two piles, and six of the ten tactic cards.
tut-lesson-schotten-totten-ruses = Tactic cards: the ruses
    .lead = Recruiter, Strategist, Banshee, Traitor, and the end of the clan cards.
tut-lesson-schotten-totten-expert = The expert rule
    .lead = Claim only at the start of your turn.
tut-lesson-schotten-totten-classic = The classic edition
    .lead = Other names, claims at any time, and a stricter Traitor.

tut-end-text-schotten-totten = You can play a game without tactic cards now. At the table you can touch any stone to ask why it can or cannot be claimed. The next lesson shows what happens towards the end.
tut-end-text-schotten-totten-passing = You know the game without tactic cards. The few cases that hardly ever come up are in the rules.
tut-end-text-schotten-totten-tactics = You know the elite troops and the combat modes. The four ruses have a lesson of their own.
tut-end-text-schotten-totten-ruses = You know all ten tactic cards. What remains are two other ways to play: the expert rule and the classic edition.
tut-end-text-schotten-totten-expert = That is all the expert rule changes. It goes with tactic cards and with either edition.
tut-end-text-schotten-totten-classic = With this lesson and the five before it you know the whole game, in both editions. The few cases that hardly ever come up are in the rules.

## First game

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

## Passing, the empty pile, and matches

tut-st-must = Better wait?
    .text = None of your cards fits well this time. It would be nice to *pass* and wait for better ones.
    .task = Try to pass.
    .done = As long as you can play a clan card, you have to. One that fits nowhere is best played where you have little to lose.
tut-st-pass = Nowhere to go
    .text = Later in a game: at every unclaimed stone *your side is full*. You may pass only when you cannot play any clan card; without tactic cards you then have to.
    .task = Pass.
    .done = You keep your cards. If both of you pass in a row, the game is over, and the player with more stones wins.
tut-st-pass-claim = A pass is a turn, too
    .text = After a pass you may still claim stones. At stone 4 both sides are complete.
    .task = Claim stone 4.
    .done = 15 beats 13. Your hand is full, so you draw nothing and simply end your turn.
    .wrong = Do not end your turn yet: you can claim stone 4.
tut-st-empty = The empty pile
    .text = The *clan pile is empty*. From now on nobody draws: you play on with what you hold. You even know Morag’s hand, since every card that you do not see is in it.
    .task = Play a card at stone 8 or 9.
    .done = There is nothing to draw, so your turn simply ends. Hands get smaller, and every card counts.
tut-st-match = A match
    .text = A *match* has several rounds. The winner of a round scores *5 points*, the loser *1 point for each stone*. You and Morag have four stones each.
    .task = Claim your fifth stone, number 9.
    .done = 5 points for you, 4 for Morag’s four stones. The winner begins the next round, and the most points win the match.
    .wrong = Claim stone 9: a fifth stone wins the round.

## Tactic cards: troops and combat modes

tut-st-seven = Seven cards
    .text = With *tactic cards* you hold *seven* cards instead of six. You begin with clan cards only; the ten tactic cards lie in a pile of their own.
    .task = First play a card, wherever you like.
    .done = Nothing new so far. But now you draw.
tut-st-pile = Which pile?
    .text = You choose the pile to draw from: clan cards or tactic cards. Mind that each tactic card takes up room in your hand.
    .task = Draw from the tactic pile.
    .done = [SB], the Shield-Bearer. You can play it in a later turn, instead of a clan card.
    .wrong = A clan card is never wrong. But this lesson is about the other pile.
tut-st-joker = The Joker
    .text = Four tactic cards are *elite troops*: you place them like clan cards. A *Joker* counts as any card you need.
    .task = Play the Joker at stone 5.
    .done = It counts as a red 8 now: a colour run. Nothing has to be announced; it is always what is best for you.
    .wrong = At stone 5 you have [r6 r7]: a Joker makes it a colour run.
tut-st-one-joker = Only one Joker
    .text = Later you draw the second Joker. At stone 2, with [g4 g6], it would make a colour run.
    .task = Try to play the second Joker.
    .done = You may play *one* Joker in a game. The other one stays in your hand to the end. At least Morag cannot have it.
tut-st-spy = The Spy
    .text = The *Spy* counts as a *7* of the colour that suits you best.
    .task = Play the Spy where a 7 makes a colour run.
    .done = It counts as a green 7, between [g6] and [g8].
    .wrong = Where do you have two cards of one colour with only the 7 missing between them?
tut-st-shield = The Shield-Bearer
    .text = The *Shield-Bearer* counts as a *1, 2 or 3* of any colour, whichever suits you best.
    .task = Play it where it completes a colour run.
    .done = It counts as a blue 3 beside [b1 b2]. Low cards, but a colour run is a colour run.
    .wrong = At stone 4 you have [b1 b2]. What is missing there?
tut-st-pace = One ahead, never two
    .text = You have just played a tactic card. Morag has not played any yet, and you hold another one.
    .task = Try to play that one as well.
    .done = You may be *one* tactic card ahead of Morag, never two. As long as she plays none, you have to wait.
tut-st-bluff = Blind-Man’s Bluff
    .text = The two *combat modes* are played on the stone itself. With *Blind-Man’s Bluff* formations mean nothing there: only the *sum* counts. At stone 5 Morag has a colour run with a sum of just 6.
    .task = Play Blind-Man’s Bluff on stone 5.
    .done = Now it is 6 against your 17, and you have a card to come.
    .wrong = Where does Morag have a strong formation of very low cards?
tut-st-mud = In the mud
    .text = The *Mud Fight* changes a stone: from now on each side needs *four* cards there. Morag has a fine [r7 r8 r9] at stone 6…
    .task = Play the Mud Fight on stone 6.
    .done = For a colour run of four she would need [r6], and that lies at stone 5. Your [o4 o5] look much better now.
    .wrong = It would do most harm at stone 6.

## Tactic cards: the ruses

tut-st-recruiter = The Recruiter
    .text = *Ruses* work once and then go to the discard. The *Recruiter* improves your hand: you draw three cards and put two back.
    .task = Play the Recruiter.
    .done = Now you draw three cards, one by one.
    .wrong = The Recruiter is the last card of your hand: touch it.
tut-st-recruit = Draw three
    .text = You choose the pile for each of the three cards, after you have seen the card before.
    .task = Draw three cards.
    .done = Nine cards in your hand: two of them have to go.
tut-st-return = Put two back
    .text = Each card goes under the pile it belongs to. Morag sees the pile, but not the card.
    .task = Put two cards back.
    .done = You hold seven cards again, so you draw nothing at the end of this turn.
tut-st-strategist = The Strategist
    .text = The *Strategist* moves one of *your own* cards to another unclaimed stone where you have room, or discards it. [r8] does little at stone 2.
    .task = Move [r8] to stone 5: touch the Strategist, the card, then the stone.
    .done = A colour run with [r6 r7], and stone 2 has room again.
    .wrong = [r8] from stone 2 would complete [r6 r7] at stone 5.
tut-st-banshee = The Banshee
    .text = The *Banshee* discards a card from *Morag’s* side of an unclaimed stone. At stone 6 her colour run beats your three nines.
    .task = Discard [p6], the middle of her run: touch the Banshee, then the card.
    .done = Without [p6] there is a hole in her run.
    .wrong = [p6] at stone 6 would hurt her most: without it, there is a hole in her run.
tut-st-discard = Gone, but seen
    .text = Cards in the discard count as cards *on the table*: they are proof. [p6] cannot come back.
    .task = Claim stone 6.
    .done = Whatever *clan card* Morag adds to [p5 p7], it is no colour run, and nothing else beats three nines. Tactic cards that have not been played do not count against a proof.
    .wrong = Claim first, then draw.
tut-st-exhausted = Too few cards
    .text = Towards the end: the *clan pile is empty*. At stone 8 Morag lacks *two* cards and holds only *one* clan card, so her side cannot be completed any more. Her tactic cards do not count.
    .task = Claim stone 8.
    .done = Clan and tactic cards have different backs. So everybody may know how many of them you both hold, and that is proof, too.
    .wrong = Do not end your turn yet: Morag’s one clan card is not enough at stone 8.
tut-st-traitor-no = The Traitor, first try
    .text = The *Traitor* takes a card from Morag’s side and brings it to yours. At stone 9 she has a Spy…
    .task = Try to take the Spy.
    .done = The Traitor takes *clan cards* only. Banshee and Strategist can act on elite troops, too.
tut-st-traitor = The Traitor, second try
    .text = A clan card, then. It may go to any unclaimed stone where you have room, even to the one it comes from.
    .task = Take [b6] from stone 8 to your [b4 b5] at stone 2: touch the Traitor, the card, then the stone.
    .done = Her card, your colour run, and a gap on her side.
    .wrong = Look at [b4 b5] at stone 2: which of Morag’s cards would you like to have there?
tut-st-two-passes = Two passes in a row
    .text = Neither of you has a clan card left, and at stones 5 and 8 neither side is complete. Morag is one tactic card ahead, so she may not play those in her hand. She has just *passed*.
    .task = Pass as well, and end your turn.
    .done = Two passes in a row end the game. The player with *more stones* wins: you have four, Morag has three. With equally many it would be a draw.

## The expert rule

tut-st-expert-late = Too late
    .text = With the *expert rule* you may claim only *at the start of your turn*. You have just completed stone 5, and your run is higher than Morag’s.
    .task = Try to claim stone 5.
    .done = So you have to wait for your next turn. Until then Morag can still upset your plans.
tut-st-expert-claim = Now
    .text = Morag has played at another stone, and it is your turn again. Claim *before* you play.
    .task = Claim stone 5.
    .done = The stone is yours.
    .wrong = Claim first. Once you have played, it is too late again.
tut-st-expert-play = Then as usual
    .text = Your turn is not over: now you play a card and draw.
    .task = Play any card.
    .done = Claim, play, draw instead of play, claim, draw: that is the whole difference.

## The classic edition

tut-st-classic-names = Other names
    .text = The *classic edition* speaks of groups: the *organised clan* is a colour run, the *team* three of a kind, the *clan* a colour, the *organised group* a run, *common folk* a sum. The tactic cards have other names, too.
tut-st-classic-before = Claim before you play
    .text = Here you may claim *at any time in your turn before you draw*. Your organised clan at stone 4 cannot be beaten any more.
    .task = Claim stone 4 before you play.
    .done = A stone is yours before you have played a card.
    .wrong = You may do that, too. But claim stone 4 first.
tut-st-classic-play = Then play
    .text = Now play a card as usual. At stone 7 Morag has an organised group.
    .task = Complete an organised clan at stone 7.
    .done = [b6 b7 b8]: stronger than her organised group.
    .wrong = At stone 7 you have [b6 b7]. Which blue card do you need?
tut-st-classic-after = And claim again
    .text = After playing you may claim again.
    .task = Claim stone 7.
    .done = Two stones in one turn, one before your card and one after it.
    .wrong = Claim first, then draw.
tut-st-classic-same = A stricter Traitor
    .text = In the classic edition the Traitor has to bring his card to a *different* stone; in that of 2016 it may be the same one.
    .task = Try to bring [b6] to your own side of stone 8, where it lies.
    .done = So look for another stone.
tut-st-classic-traitor = Another stone
    .text = At stone 2 you have [b4 b5].
    .task = Bring [b6] from stone 8 to stone 2: touch the Traitor, the card, then the stone.
    .done = An organised clan, with Morag’s card.
    .wrong = [b6] goes well with your [b4 b5] at stone 2.
