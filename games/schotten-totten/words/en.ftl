### What the rules say to people at the table, in English.
###
### Numbers are handed over as numbers, all else as text.
### Cards arrive as codes (r5, J1), several of them with spaces between; stones as numbers; seats as letters;
### formations as sum, run, colour, kind, four-kind or colour-run; piles as clan or tactic. A message with the attribute
### .classic is said with that in the classic edition.

## The game

st-game-name = Schotten Totten

## Colours

st-colour-r = red
st-colour-o = orange
st-colour-y = yellow
st-colour-g = green
st-colour-b = blue
st-colour-p = purple

## Formations, weakest first
## The value fits sides of three and of four cards; .three and .four say how many;
## .classic is the name in the classic edition, which was printed in French: the English names are translations.

st-formation-sum = sum
    .classic = common folk
st-formation-run = run
    .classic = organised group
st-formation-colour = colour
    .classic = clan
st-formation-kind = three or four of a kind
    .three = three of a kind
    .four = four of a kind
    .classic = team
st-formation-colour-run = colour run
    .classic = organised clan

## What is to be done now
## .classic is for the classic edition, .expert for the expert rule: both let you claim before you play, and the expert
## rule does not let you claim afterwards.

st-phase-play = Play a card
    .classic = Claim stones or play a card
    .expert = Claim stones or play a card
st-phase-claim = Claim stones or finish your turn
    .expert = Finish your turn
st-phase-recruit = Draw cards
st-phase-return = Put cards back
st-phase-over = The game is over

## Tactic cards
## The value is the name of 2016; .classic is the name in the classic edition, where it is another.

st-card-J1 = Joker
    .classic = Chief MacFarlane
st-card-J2 = Joker
    .classic = Chief MacGregor
st-card-SP = Spy
    .classic = Support Troop
st-card-SB = Shield-Bearer
    .classic = Shield-Carrier
st-card-BM = Blind-Man’s Bluff
    .classic = Fog
st-card-MF = Mud Fight
    .classic = Mud
st-card-RC = Recruiter
    .classic = Scout
st-card-ST = Strategist
    .classic = Redeployment
st-card-BN = Banshee
    .classic = Deserter
st-card-TR = Traitor

## What the tactic cards do
## .classic is for the classic edition, where it differs.

st-tactic-J1-help = Place it like a clan card: it counts as the colour and value that help you most. You may play only one Joker in a game.
    .classic = Place it like a clan card: it counts as the colour and value that help you most. You may play only one Chief in a game.
st-tactic-J2-help = Place it like a clan card: it counts as the colour and value that help you most. You may play only one Joker in a game.
    .classic = Place it like a clan card: it counts as the colour and value that help you most. You may play only one Chief in a game.
st-tactic-SP-help = Place it like a clan card: it counts as a 7 of the colour that helps you most.
st-tactic-SB-help = Place it like a clan card: it counts as a 1, 2 or 3 of the colour that helps you most.
st-tactic-BM-help = Play it on an unclaimed stone: formations no longer matter there, only the sum of the cards.
    .classic = Play it on an unclaimed stone: groups no longer matter there, only the sum of the cards.
st-tactic-MF-help = Play it on an unclaimed stone: each side now needs four cards there, and formations are made of four.
    .classic = Play it on an unclaimed stone: each side now needs four cards there, and groups are made of four.
st-tactic-RC-help = Draw three cards, each from the pile you like, then put two cards from your hand back under their piles.
st-tactic-ST-help = Take one of your own cards from an unclaimed stone and move it to another unclaimed stone where you have room, or discard it.
st-tactic-BN-help = Discard one card, clan or elite troop, from your opponent’s side of an unclaimed stone.
    .classic = Discard one card, clan or morale, from your opponent’s side of an unclaimed stone.
st-tactic-TR-help = Take a clan card from your opponent’s side of an unclaimed stone and bring it to your side of any unclaimed stone where you have room.
    .classic = Take a clan card from your opponent’s side of an unclaimed stone and bring it to your side of another unclaimed stone where you have room.

## Parts of other messages: a side and its strength

st-part-own = { $own ->
    [colour-run] a colour run (sum { $ownsum })
    [four-kind] four of a kind (sum { $ownsum })
    [kind] three of a kind (sum { $ownsum })
    [colour] a colour (sum { $ownsum })
    [run] a run (sum { $ownsum })
   *[sum] a sum of { $ownsum }
}
    .classic = { $own ->
        [colour-run] an organised clan (sum { $ownsum })
        [four-kind] a team of four (sum { $ownsum })
        [kind] a team (sum { $ownsum })
        [colour] a clan (sum { $ownsum })
        [run] an organised group (sum { $ownsum })
       *[sum] common folk (sum { $ownsum })
    }
st-part-reply = { $reply ->
    [colour-run] a colour run (sum { $replysum })
    [four-kind] four of a kind (sum { $replysum })
    [kind] three of a kind (sum { $replysum })
    [colour] a colour (sum { $replysum })
    [run] a run (sum { $replysum })
   *[sum] a sum of { $replysum }
}
    .classic = { $reply ->
        [colour-run] an organised clan (sum { $replysum })
        [four-kind] a team of four (sum { $replysum })
        [kind] a team (sum { $replysum })
        [colour] a clan (sum { $replysum })
        [run] an organised group (sum { $replysum })
       *[sum] common folk (sum { $replysum })
    }

## Why something cannot be done: the turn

st-illegal-over = The game is over, so nothing more can be played.
st-illegal-already-played = You have already played or passed this turn. Finish your turn now.
st-illegal-play-first = Play a card first; then you can draw and finish your turn. If you cannot play a clan card, you may pass.
st-illegal-may-not-pass = You can still play a clan card, so you cannot pass.
st-illegal-not-in-hand = You do not have { $card } in your hand. Please choose another card.
st-illegal-closed = Stone { $stone } has been claimed. Cards can no longer be added, moved or removed there.
st-illegal-full = Your side of stone { $stone } is full. Please choose a stone where you still have room.

## Why something cannot be done: drawing

st-illegal-pile-empty = { $pile ->
    [clan] There are no cards left in the clan pile, so you cannot draw from it.
   *[tactic] There are no cards left in the tactic pile, so you cannot draw from it.
}
st-illegal-hand-full = Your hand is full, so you do not draw a card. Just end your turn.
st-illegal-must-draw = You can still draw a card, so draw one to end your turn.

## Why something cannot be done: the time to claim

st-illegal-claim-later = First play a card (or pass, if you cannot). You can claim stones after that, before you draw.
st-illegal-claim-earlier = With the expert rule you can claim stones only at the start of your turn, before you play a card. You can try again next turn.

## Why something cannot be done: tactic cards

st-illegal-ahead-in-tactics = You are already one tactic card ahead. Wait until your opponent has played another one.
st-illegal-second-joker = You have already played a Joker in this game. You cannot play a second one.
    .classic = You have already played a Chief in this game. You cannot play the other one.
st-illegal-joker-stays = You have already played a Joker in this game, so this one stays in your hand until the end: you cannot play it, and the Recruiter cannot put it back.
    .classic = You have already played a Chief in this game, so this one stays in your hand until the end: you cannot play it, and the Scout cannot put it back.
st-illegal-nothing-to-recruit = Both piles are empty, so there is nothing to draw. Please play another card.
st-illegal-recruiting = { $left ->
    [1] Draw one more card first. You choose the pile.
   *[other] Draw your cards first, each from the pile you like. Still to draw: { $left }.
}
st-illegal-returning = { $left ->
    [1] First choose one card from your hand to put back under its pile.
   *[other] First choose cards from your hand to put back under their piles. Still to put back: { $left }.
}
st-illegal-not-returning = You can put cards back under a pile only after you have drawn with the Recruiter.
    .classic = You can put cards back under a pile only after you have drawn with the Scout.
st-illegal-not-there-own = { $card } is not on your side of stone { $stone }. Please choose a card that lies there.
st-illegal-not-there-other = { $card } is not on your opponent’s side of stone { $stone }. Please choose a card that lies there.
st-illegal-same-stone = The card has to go to a different stone. Please choose another one.
st-illegal-not-a-clan-card = { $card } is a tactic card, and the Traitor takes only clan cards. Please choose a clan card.

## Claiming: why you cannot

st-claim-owned = Stone { $stone } has already been claimed: it belongs to { $owner }.
st-claim-incomplete = { $lacks ->
    [1] Your side of stone { $stone } still needs one card before you can claim it.
   *[other] Your side of stone { $stone } must be complete before you can claim it. Cards still missing: { $lacks }.
}
st-claim-weaker = You cannot claim stone { $stone }: your opponent has { st-part-reply }, which beats your side, { st-part-own }.
    .classic = You cannot claim stone { $stone }: your opponent has { st-part-reply.classic }, which beats your side, { st-part-own.classic }.
st-claim-later = You cannot claim stone { $stone }: both sides have { st-part-own }, and your opponent’s side was complete first.
    .classic = You cannot claim stone { $stone }: both sides have { st-part-own.classic }, and your opponent’s side was complete first.
st-claim-beatable = You cannot claim stone { $stone } yet. You have { st-part-own }, but your opponent could still make { st-part-reply } with cards that are not on the table: { $missing }. Cards in your own hand prove nothing.
    .classic = You cannot claim stone { $stone } yet. You have { st-part-own.classic }, but your opponent could still make { st-part-reply.classic } with cards that are not on the table: { $missing }. Cards in your own hand prove nothing.

## Claiming: why you can

st-claim-stronger = You can claim stone { $stone }: you have { st-part-own }, which beats your opponent’s side, { st-part-reply }.
    .classic = You can claim stone { $stone }: you have { st-part-own.classic }, which beats your opponent’s side, { st-part-reply.classic }.
st-claim-first = You can claim stone { $stone }: both sides have { st-part-own }, and yours was complete first.
    .classic = You can claim stone { $stone }: both sides have { st-part-own.classic }, and yours was complete first.
st-claim-unbeatable = You can claim stone { $stone }: you have { st-part-own }. At best your opponent can still make { st-part-reply }, and that is not enough.
    .classic = You can claim stone { $stone }: you have { st-part-own.classic }. At best your opponent can still make { st-part-reply.classic }, and that is not enough.
st-claim-ruled-out = You can claim stone { $stone }: you have { st-part-own }. At best your opponent can still make { st-part-reply }, and that is not enough. Already on the table, so out of your opponent’s reach: { $blockers }.
    .classic = You can claim stone { $stone }: you have { st-part-own.classic }. At best your opponent can still make { st-part-reply.classic }, and that is not enough. Already on the table, so out of your opponent’s reach: { $blockers }.
st-claim-out-of-cards = You can claim stone { $stone }: your side is complete, and your opponent can no longer get enough clan cards to complete theirs.

## Claiming: what proves it. Cards follow the text.

st-evidence-own = Your side: { st-part-own }
    .classic = Your side: { st-part-own.classic }
st-evidence-own-open = Your side is not complete yet
st-evidence-reply = The other side: { st-part-reply }
    .classic = The other side: { st-part-reply.classic }
st-evidence-reply-best = The best the other side can still have: { st-part-reply }
    .classic = The best the other side can still have: { st-part-reply.classic }
st-evidence-reply-none = The other side can no longer be completed
st-evidence-ruled-out = Already on the table, so out of reach

## What was done
## The seat is a letter: a client puts a name in its place.

st-step-place = { $seat } plays { $card } at stone { $stone }
st-step-mode = { $seat } plays { $card } on stone { $stone }
st-step-strategist = { $seat } plays the { st-card-ST }: { $card } moves from stone { $from } to stone { $to }
    .classic = { $seat } plays Redeployment: { $card } moves from stone { $from } to stone { $to }
st-step-strategist-discard = { $seat } plays the { st-card-ST }: { $card } goes from stone { $from } to the discard
    .classic = { $seat } plays Redeployment: { $card } goes from stone { $from } to the discard
st-step-banshee = { $seat } plays the { st-card-BN }: { $card } goes from stone { $from } to the discard
    .classic = { $seat } plays the Deserter: { $card } goes from stone { $from } to the discard
st-step-traitor = { $seat } plays the { st-card-TR }: { $card } changes sides, from stone { $from } to stone { $to }
st-step-recruiter = { $seat } plays the { st-card-RC }
    .classic = { $seat } plays the Scout
st-step-draw = { $pile ->
    [clan] { $seat } draws a clan card
   *[tactic] { $seat } draws a tactic card
}
st-step-draw-card = { $seat } draws { $card }
st-step-return = { $pile ->
    [clan] { $seat } puts a clan card back under its pile
   *[tactic] { $seat } puts a tactic card back under its pile
}
st-step-return-card = { $seat } puts { $card } back under its pile
st-step-claim = { $seat } claims stone { $stone }
st-step-end = { $seat } ends the turn without drawing
st-step-pass = { $seat } plays no card

## What statistics count

st-note-formations = formations claimed
st-note-tactics = tactic cards played

## What a choice is about

st-theme-claim = When to claim
st-theme-tactic = Using a tactic card
st-theme-save-tactic = Saving a tactic card
st-theme-pile = Which pile to draw from
st-theme-give-up = Giving a stone up
st-theme-block = Blocking
st-theme-build = Building formations

## Names for clients that show a table without knowing the game.
## card names a piece by the first character of its code and the rest; touch names what can be touched, by its kind and,
## if that is not enough, by the thing; $number is the thing if it is a number, $name if it is a seat, $place what follows.

st-card = { $suit ->
    [r] { st-colour-r }
    [o] { st-colour-o }
    [y] { st-colour-y }
    [g] { st-colour-g }
    [b] { st-colour-b }
   *[p] { st-colour-p }
} { $rank }
st-touches-hand = Your hand
st-touches-card = Cards on the table
st-touches-stone = Stones
st-touches-claim = Stones to claim
st-touches-pile = Piles
st-touch-stone = Stone { $number }
st-touch-claim = Claim stone { $number }
st-touch-pile-clan = Draw a clan card
st-touch-pile-tactic = Draw a tactic card
st-touch-discard = Discard it
st-touch-end = Finish your turn
st-touch-pass = Pass
st-phase-claim-pile = Draw a card: that ends your turn

## The player aid

st-aid-formations = Formations, strongest first
    .classic = Groups, strongest first
st-aid-colour-run = one colour, successive values
st-aid-kind = one value
st-aid-colour = one colour
st-aid-run = successive values, any colours
st-aid-sum = any cards
st-aid-equal = Same formation: the higher sum wins. Same sum: the side that was complete first wins.
    .classic = Same group: the higher sum wins. Same sum: the side that was complete first wins.
st-aid-win = You win with three adjacent stones, or with any five.
st-aid-tactics = Tactic cards
st-aid-tactics-limit = You may be one tactic card ahead of your opponent, never two.
