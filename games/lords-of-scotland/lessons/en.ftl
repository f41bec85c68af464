### What the lessons of Lords of Scotland say, in English. `*strong*`, and [w7] is a card that is drawn. Keep it short: it stands beside
### a board, on a telephone above it.
###
### A lesson has a title with .lead, and a text for its end. A step has a heading and .text; unless it is only to be
### read, .task and .done; .wrong where a try needs more than a kind word.

## Lessons

tut-lesson-lords-of-scotland = First skirmish
    .lead = Recruits, powers and one skirmish won.
tut-lesson-lords-of-scotland-powers = The powers of the clans
    .lead = Wemyss, Fergusson, Cockburn, Makgill, MacDonnell, Scott and Bruce.
tut-lesson-lords-of-scotland-limits = Ten cards, ties, and no army
    .lead = Three small rules that decide games.
tut-lesson-lords-of-scotland-many = Four or five players
    .lead = Another rule for the powers.

tut-end-text-lords-of-scotland = You know how a skirmish goes, and two of the nine powers: Forsyth and Cochrane. The others are in the next lesson.
tut-end-text-lords-of-scotland-powers = With Forsyth and Cochrane from the first lesson you know all nine powers.
tut-end-text-lords-of-scotland-limits = With these three lessons you know the game for two and three players.
tut-end-text-lords-of-scotland-many = With this lesson and the three before it you know the whole game. The few cases that hardly ever come up are in the rules.

## First skirmish

tut-ls-table = The skirmish
    .text = You fight for *supporters*, here [d9] and [o6]: their strength is what you score. The *recruits* are for both of you; you hold five clans. A skirmish has *five rounds*.
tut-ls-early = Not so fast
    .text = It is your turn, and five recruits lie there face down. Just take one?
    .task = Try to take the first recruit.
    .done = One thing comes before: the player with the *Initiative* turns a recruit face up.
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
    .done = No face-up clan is weaker than 2, so Forsyth may use its power. (With four or five players there is another rule; it has a lesson of its own.)
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

## The powers of the clans

tut-ls-wemyss = Wemyss discards
    .text = You have just mustered [w2]. *Wemyss* discards any other clan of the skirmish, face up or face down. Morag has [f9] and a hidden clan.
    .task = Discard one of Morag’s clans.
    .done = One opponent less. Even a hidden clan is not safe from Wemyss.
    .wrong = Do use it, and against Morag’s army.
tut-ls-fergusson = Fergusson swaps
    .text = *Fergusson* changes places with a clan of another player. A strength of 1 is just right for that.
    .task = Swap [f1] for [oB].
    .done = [oB] fights for you now, and Morag has your weakest clan.
    .wrong = [oB] is the better catch.
tut-ls-cockburn = Cockburn and the supporters
    .text = *Cockburn* changes places with a supporter. The supporter joins your army face up, but does not use its power.
    .task = Swap [k2] for the supporter [fC].
    .done = 12 more for your army. And [k2] is now a supporter that can be claimed.
    .wrong = [fC] is the stronger supporter.
tut-ls-makgill = Makgill musters again
    .text = *Makgill* lets you muster one more clan at once, face up or face down.
    .task = Use the power of Makgill.
    .done = A second clan in the same turn.
    .wrong = One more clan in the same turn: do take that.
tut-ls-again = One power leads to the next
    .text = The second clan may use its power as well. Only *weaker* clans are in the way; one of *equal* strength, like [m2], is not.
    .task = Muster [o2] face up.
    .done = Forsyth may draw a card, in the same turn.
    .wrong = Take [o2], and play it *face up*.
tut-ls-macdonnell = MacDonnell stays
    .text = After a skirmish the armies are discarded. *MacDonnell* stays in yours for the next one, without using its power again.
    .task = Use the power of MacDonnell.
    .done = When the next skirmish begins, [d1] is already there.
    .wrong = A head start into the next skirmish: do take that.
tut-ls-scott-no = Scott copies
    .text = *Scott* uses the power of another clan as if it were its own. Morag’s first clan lies face down. What might it be?
    .task = Try to copy Morag’s first clan.
    .done = Only face-up clans can be copied, and no other Scott.
tut-ls-scott = What can be seen
    .text = Morag’s [w6] lies face up. It does not matter whether it has used its own power.
    .task = Copy [w6].
    .done = Your Scott can do what a Wemyss can. And now it has to: a power that was copied must be used.
    .wrong = Copy Wemyss: we want to discard a clan.
tut-ls-copied = Use it
    .text = Your Scott discards a clan. [w6] keeps its power: copying takes nothing away from it.
    .task = Discard one of Morag’s clans.
    .done = Well copied.
    .wrong = One of Morag’s clans, please.
tut-ls-bruce = Robert the Bruce
    .text = The two *Bruce* cards are an option for later games. When armies are added up, Bruce counts as being of *every* bloodline. Your two hidden clans are [w6 w8].
    .task = Use the power of Bruce.
    .done = 6 + 8 + 12 = 26, and it counts double, as if all were Wemyss: 52.
    .wrong = Without it your army is worth only half as much.

## Ten cards, ties, and no army

tut-ls-ten = Ten cards
    .text = You hold *ten* cards, and [wC] lies among the recruits.
    .task = Try to take it: recruit 1.
    .done = With ten cards you cannot recruit. And with no card in hand it is the other way round: then you have to.
tut-ls-ten-muster = So muster
    .text = That leaves one thing to do.
    .task = Muster any clan.
    .done = Nine cards. In your next turn you may recruit again.
tut-ls-rank = Equal armies
    .text = You play the last clan of this skirmish. Morag has 9 + 8 + 4 = 21, you have [c9 o5]. If armies are equal, the *highest rank* decides. Strength comes first; of equal strength, Scott ranks lowest and Cochrane highest.
    .task = Make both armies equal.
    .done = 21 each. Morag’s highest card is [k9], yours [c9], and Cochrane ranks above Cockburn: you are first.
    .wrong = You need 21 in all: 9 + 5 + 7.
tut-ls-rank-claim = The first choice
    .text = So you choose first.
    .task = Claim the stronger supporter.
    .done = [oB] is yours. If two players are equal at the end of the *game*, the one placed better in the last skirmish wins.
    .wrong = That one is worth 5, the other one 11.
tut-ls-no-army = Without an army
    .text = The last round, and you have no army yet. [wC] among the recruits is tempting…
    .task = See to it that you get a supporter.
    .done = Only second, but placed.
    .wrong = A strong card for your hand, but you would have *no army*, and without an army there is *no supporter*.
tut-ls-left = What is left
    .text = Morag’s army is stronger, and she has taken [oB].
    .task = Claim what is left.
    .done = Five points that you would have missed with a recruit.

## Four or five players

tut-ls-many = Four lords
    .text = Hamish and Iona have joined you, so there are *four supporters*. You play clockwise. And with four or five players powers follow *another rule*.
tut-ls-many-line = Only the family counts
    .text = A clan may use its power if no other face-up clan of *its own bloodline* is weaker or equal. All others do not matter. Morag has [w2]; Iona has [s1] and [oA].
    .task = Muster a clan face up that can use its power.
    .done = No other clan of its bloodline lies face up, so its power works, however strong the clan is.
    .wrong = Face down there is no power, and [w3] cannot use it because of [w2], a weaker Wemyss.
tut-ls-many-power = The rest is the same
    .text = You have mustered [f8], and may swap it.
    .task = Swap it for Iona’s [oA].
    .done = Everything else is as with two. By the way: a table can choose either rule, however many play.
    .wrong = The strongest clan face up is [oA], in Iona’s army.
