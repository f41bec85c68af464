### What the Schotten Totten board says, in English.
###
### Numbers are handed over as numbers, all else as text. Cards come as readable names ("red 5"); a marked card
### is drawn instead of written. Names are those of the players.

## Cards, stones, piles

stb-card-hidden = { $kind ->
    [tactic] a hidden tactic card
   *[clan] a hidden clan card
}
stb-stone = Stone { $stone }
stb-stone-name = Stone { $stone }: { $mine ->
    [you] your side
   *[other] { $bottom }
}: { $own }; { $mine ->
    [you] opponent
   *[other] { $top }
}: { $other }; { $state }
stb-stone-open = unclaimed
stb-stone-owner-you = yours
stb-stone-owner = claimed by { $name }
stb-stone-claimable = you can claim it now
stb-stone-mud = Four cards a side
stb-stone-bluff = Only the sum counts
stb-pile-clan = Clan pile
stb-pile-tactic = Tactic pile
stb-pile-count = { $count ->
    [0] empty
    [one] one card left
   *[other] { $count } cards left
}
stb-hand-count = { $clan ->
    [one] one clan card
   *[other] { $clan } clan cards
}{ $tactic ->
    [0] { "" }
    [one] , one tactic card
   *[other] , { $tactic } tactic cards
}
stb-border = The border

## What is to be done now

stb-do-play = Choose a card to play.
stb-do-play-claim = Claim a stone, or choose a card to play.
stb-do-claim = You can claim a stone. Then draw a card.
stb-do-claim-end = You can claim a stone, or end your turn.
stb-do-draw = Draw a card.
stb-do-draw-which = Draw a card: which pile?
stb-do-drawing = Drawing a card…
stb-do-ending = Nothing left to do: your turn ends…
stb-do-end = End your turn.
stb-do-pass = { $why ->
    [hand] You hold no clan card. You may pass.
   *[room] Your side of every unclaimed stone is full, so you cannot play a clan card. You may pass.
}
stb-do-pass-only = { $why ->
    [hand] You hold no card that can be played. Please pass.
   *[room] Your side of every unclaimed stone is full, so no card can be played. Please pass.
}
stb-do-recruit = { $left ->
    [one] Draw one more card, from the pile you like.
   *[other] Draw { $left } more cards, each from the pile you like.
}
stb-do-return = { $left ->
    [one] Put one more card from your hand back under its pile.
   *[other] Put { $left } cards from your hand back under their piles.
}
stb-do-place = { $card }: to which stone?
stb-do-mode = { $card }: on which stone?
stb-do-pick-own = { $card }: which of your cards do you want to move?
stb-do-pick-other = { $card }: which of your opponent’s cards?
stb-do-move = { $card }: to which stone?
stb-do-move-discard = { $card }: to which stone, or to the discard?
stb-do-wait = It is { $name }’s turn.
stb-do-wait-draw = { $name } is finishing the turn.
stb-do-over-draw = The game is a draw.
stb-over-three = Stones { $first }, { $second } and { $third } are adjacent.
stb-over-five = That is { $count } stones.
stb-over-most = Nothing more can be played: { $count } stones to { $others }.
stb-reached = { $count ->
    [one] one stone
   *[other] { $count } stones
}
stb-do-not-started = The cards have not been dealt yet.

stb-button-end = End turn
stb-button-pass = Pass
stb-button-claim = Claim stone { $stone }
stb-button-help = What does this card do?

stb-no-card = { $card } cannot be played now.
stb-no-stone = { $card } cannot go to stone { $stone }.
stb-chosen = { $card } chosen.

stb-hint-place = Hint: { $card } to stone { $stone }
stb-hint-card = Hint: { $card }
stb-hint-claim = Hint: claim stone { $stone }
stb-hint-pile = Hint: draw from the { $pile ->
    [tactic] tactic pile
   *[clan] clan pile
}
stb-hint-end = Hint: end the turn

## What happened

stb-your-turn = Your turn.

## The explanation of a stone

stb-side-yours = You
stb-at-best = At best:
stb-lineup = { $formation }, sum { $sum }
stb-lineup-sum = sum { $sum }
stb-cannot-complete = can no longer be completed
stb-missing = { $count ->
    [one] one card missing
   *[other] { $count } cards missing
}
stb-ruled-out = Already on the table, so out of reach:
stb-why-owned-you = This stone is yours.
stb-why-owned = { $name } has claimed this stone.
stb-why-open = Neither side is complete, so nobody can claim it yet.
stb-why-weaker = { $name } cannot claim it: { st-part-own } is weaker than { st-part-reply }.
    .classic = { $name } cannot claim it: { st-part-own.classic } is weaker than { st-part-reply.classic }.
stb-why-later = { $name } cannot claim it: both sides have { st-part-own }, and the other one was complete first.
    .classic = { $name } cannot claim it: both sides have { st-part-own.classic }, and the other one was complete first.
stb-why-beatable = { $name } has { st-part-own } and cannot claim yet: { st-part-reply } is still possible on the other side, with { $missing }.
    .classic = { $name } has { st-part-own.classic } and cannot claim yet: { st-part-reply.classic } is still possible on the other side, with { $missing }.
stb-why-stronger = { $name } can claim it: { st-part-own } is stronger than { st-part-reply }.
    .classic = { $name } can claim it: { st-part-own.classic } is stronger than { st-part-reply.classic }.
stb-why-first = { $name } can claim it: both sides have { st-part-own }, and this one was complete first.
    .classic = { $name } can claim it: both sides have { st-part-own.classic }, and this one was complete first.
stb-why-unbeatable = { $name } can claim it with { st-part-own }: at best the other side can make { st-part-reply }.
    .classic = { $name } can claim it with { st-part-own.classic }: at best the other side can make { st-part-reply.classic }.
stb-why-ruled-out = { $name } can claim it with { st-part-own }: at best the other side can make { st-part-reply }, since { $blockers } lie elsewhere.
    .classic = { $name } can claim it with { st-part-own.classic }: at best the other side can make { st-part-reply.classic }, since { $blockers } lie elsewhere.
stb-why-out-of-cards = { $name } can claim it: the other side can no longer get enough clan cards.
stb-closed-stronger = { $who ->
    [you] You have
   *[other] { $name } has
} { st-part-own }, and that beats { st-part-reply }.
    .classic = { $who ->
        [you] You have
       *[other] { $name } has
    } { st-part-own.classic }, and that beats { st-part-reply.classic }.
stb-closed-unbeatable = { $who ->
    [you] You have
   *[other] { $name } has
} { st-part-own }; at best the other side could still have made { st-part-reply }.
    .classic = { $who ->
        [you] You have
       *[other] { $name } has
    } { st-part-own.classic }; at best the other side could still have made { st-part-reply.classic }.
stb-closed-open = { $who ->
    [you] You have
   *[other] { $name } has
} { st-part-own }; the other side was not complete and could no longer beat it.
    .classic = { $who ->
        [you] You have
       *[other] { $name } has
    } { st-part-own.classic }; the other side was not complete and could no longer beat it.
stb-closed-sum = The formations are equal, so the sum decides: { $ownsum } beats { $replysum }.
    .classic = The groups are equal, so the sum decides: { $ownsum } beats { $replysum }.
stb-closed-first = Both sides are equally strong, and { $who ->
    [you] yours
   *[other] { $name }’s
} was complete first.
stb-closed-out-of-cards = The other side could no longer get enough clan cards.
stb-ahead-sure = { $who ->
    [you] you can prove that it is yours
   *[other] { $name } can prove that it is theirs
}
stb-ahead = { $who ->
    [you] your side is complete
   *[other] { $name }’s side is complete
}
stb-loading = One moment…

## The signs on the board

stb-sign-open = A stone that nobody has claimed
stb-sign-yours = Your stone: it stands on your side and bears your seal
stb-sign-theirs = A stone of your opponent; the losing side is faded
stb-sign-complete = Only this side is complete so far
stb-sign-sure = This side can prove that the stone is its own
stb-sign-claim = You can claim this stone now: press it, or pull it towards you
stb-sign-slot = The chosen card can go here
stb-sign-mode = A tactic card that changes the stone: press it to read what it does

## The cards not seen yet

stb-tracker-count = { $count } still hidden
stb-tracker-legend-unseen = hidden
stb-tracker-unseen = { $card }: not seen yet
stb-tracker-hand = { $card }: in your hand
stb-tracker-table = { $card }: on the table

## The keys

stb-key-stone = Stone 1 to 9
stb-key-claim = Claim a stone
stb-key-draw = Draw a card, or end the turn if there is none
stb-key-pass = Play no card, when that is allowed
