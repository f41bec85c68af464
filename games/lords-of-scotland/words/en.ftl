### What the rules of Lords of Scotland say to people.

## Why something cannot be done

ls-game-over = The game is over.
ls-must-flip = You hold the Initiative: first turn one of the face-down recruits face up.
ls-must-act = Take a recruit or muster a clan first.
ls-must-decide = First decide whether to use the power of { $power }.
ls-must-muster = Muster one more clan from your hand.
ls-must-claim = The skirmish is over: claim a supporter.
ls-slot-is-empty = There is no recruit in place { $slot }.
ls-already-face-up = Recruit { $slot } is already face up.
ls-hand-is-full = You hold ten cards, so you cannot recruit. Muster a clan.
ls-not-in-hand = { $card } is not in your hand.
ls-no-such-seat = Nobody is sitting in seat { $seat }.
ls-no-such-clan = There is no such clan in that army.
ls-no-such-supporter = There is no supporter { $place }.
ls-discards-itself = This clan has to discard another one, not itself.
ls-own-army = This clan changes places with a clan of another player.
ls-copies-itself = A clan cannot copy itself.
ls-face-down = This clan lies face down; only face-up clans can be copied.
ls-copies-copier = This clan is a Scott too; a copier cannot be copied.
ls-idle = The power of { $power } would have no effect now.
ls-must-use-copied = You have copied the power of { $power }; now use it.

## The game

ls-game-name = Lords of Scotland

## Bloodlines, by their letter

ls-bloodline-s = Scott
ls-bloodline-m = Makgill
ls-bloodline-d = MacDonnell
ls-bloodline-w = Wemyss
ls-bloodline-f = Fergusson
ls-bloodline-o = Forsyth
ls-bloodline-k = Cockburn
ls-bloodline-c = Cochrane
ls-bloodline-b = Bruce

## What the powers do

ls-power-s = Use the power of another face-up clan in any army, as if it were this one’s own.
ls-power-m = Muster one more clan from your hand at once, face up or face down.
ls-power-d = This clan is not discarded: it stays in its army for the next skirmish.
ls-power-w = Discard any other clan of the skirmish, face up or face down.
ls-power-f = This clan changes places with a clan of another player.
ls-power-o = Draw a card.
ls-power-k = This clan changes places with one of the supporters.
ls-power-c = Claim two supporters instead of one at the end of the skirmish.
ls-power-b = This clan counts as being of the same bloodline as the rest of its army.

## What is to be done now, by the first word of the phase

ls-phase-flip = Turn a recruit face up
ls-phase-act = Take a recruit or muster a clan
ls-phase-power = Use the power of your clan
ls-phase-muster = Muster one more clan
ls-phase-claim-2 = Claim 2 supporters
ls-phase-claim = Claim a supporter
ls-phase-over = The game is over

## What was done
## Seats are letters: a client puts names in their place. Cards are codes (s5).

ls-step-flip = { $seat } turns recruit { $slot } face up: { $card }
ls-step-take = { $seat } takes recruit { $slot }, { $card }
ls-step-take-down = { $seat } takes recruit { $slot }, face down
ls-step-muster = { $seat } musters { $card }
ls-step-muster-down = { $seat } musters a clan face down
ls-step-muster-down-card = { $seat } musters { $card } face down
ls-step-kill = { $seat } uses { $clan } to discard { $card } from the army of { $owner }
ls-step-kill-own = { $seat } uses { $clan } to discard { $card } from the same army
ls-step-swap = { $seat } swaps { $clan } for { $card } from the army of { $owner }
ls-step-swap-down = { $seat } swaps { $clan } for a face-down clan from the army of { $owner }
ls-step-trade = { $seat } swaps { $clan } for the supporter { $card }
ls-step-draw = { $seat } draws a card with { $clan }
ls-step-draw-card = { $seat } draws { $card } with { $clan }
ls-step-more = { $seat } can muster one more clan thanks to { $clan }
ls-step-stay = { $seat } will keep { $clan } for the next skirmish
ls-step-two = { $seat } will claim two supporters thanks to { $clan }
ls-step-join = { $seat } has { $clan } join every bloodline
ls-step-copy = { $seat } uses { $clan } to copy the power of { $card }
ls-step-skip = { $seat } does not use the power of { $clan }
ls-step-claim = { $seat } claims the supporter { $card }

## What an army is worth
## Seats are letters: a client puts names in their place.

ls-army-empty = { $seat } has no clan in this skirmish, so there is no army to place.
ls-army-single = The army of { $seat } is worth { $most }: a single clan does not count double. { ls-part-standing }
ls-army-mixed = The army of { $seat } is worth { $most }, the sum of its strengths. It does not count double, as its clans are of different bloodlines. { ls-part-standing }
ls-army-double = The army of { $seat } is worth { $most }: its strengths add up to { $sum }, and that counts double, as all its clans are of the same bloodline. { ls-part-standing }
ls-army-hidden = In the army of { $seat }, { $hidden ->
    [one] one clan that you do not know lies face down
   *[other] { $hidden } clans that you do not know lie face down
}. It is worth between { $least } and { $most }{ $double ->
    [open] , as it counts double if all its clans are of the same bloodline
   *[no] { "" }
}. { ls-part-standing }
ls-part-standing = { $settled ->
    [yes] As it stands, it comes { ls-part-best } of { $armies }.
   *[no] As it stands, it comes { ls-part-best } to { ls-part-worst } of { $armies }, depending on face-down clans.
}
ls-part-best = { $best ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $best }th
}
ls-part-worst = { $worst ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $worst }th
}
ls-evidence-strengths = Known strengths, { $sum } in all
ls-evidence-different = Of different bloodlines
ls-evidence-joins = Counts as being of every bloodline
ls-evidence-two = Claims two supporters at the end
ls-evidence-stays = Stays for the next skirmish
ls-evidence-tie = Settles the tie with rank { $rank }

## What statistics count

ls-note-powers = powers used
ls-note-decisions = decisions
ls-note-skip = power not used
ls-note-muster-up = mustered face up
ls-note-muster-down = mustered face down
ls-note-recruit = recruits taken
ls-note-claim = supporters claimed

## What a choice is about

ls-theme-claim = Choosing supporters
ls-theme-flip = Turning a recruit
ls-theme-power = Using powers
ls-theme-recruit = Which recruit to take
ls-theme-wait = Recruit or muster
ls-theme-hide = Face up or face down
ls-theme-strength = High or low strength
ls-theme-order = Powers in the right order

## Names for clients that show a table without knowing the game.
## card names a piece by the first character of its code and the rest; touch names what can be touched, by its kind and,
## if that is not enough, by the thing; $number is the thing if it is a number, $name if it is a seat, $place what follows.

ls-card = { $suit ->
    [s] { ls-bloodline-s }
    [m] { ls-bloodline-m }
    [d] { ls-bloodline-d }
    [w] { ls-bloodline-w }
    [f] { ls-bloodline-f }
    [o] { ls-bloodline-o }
    [k] { ls-bloodline-k }
    [c] { ls-bloodline-c }
   *[b] { ls-bloodline-b }
} { $rank ->
    [A] 10
    [B] 11
    [C] 12
   *[other] { $suit ->
        [b] 12
       *[other] { $rank }
    }
}
ls-argument-power-s = { ls-bloodline-s }
ls-argument-power-m = { ls-bloodline-m }
ls-argument-power-d = { ls-bloodline-d }
ls-argument-power-w = { ls-bloodline-w }
ls-argument-power-f = { ls-bloodline-f }
ls-argument-power-o = { ls-bloodline-o }
ls-argument-power-k = { ls-bloodline-k }
ls-argument-power-c = { ls-bloodline-c }
ls-argument-power-b = { ls-bloodline-b }
ls-touches-hand = Your hand
ls-touches-row = Recruits
ls-touches-supporter = Supporters
ls-touches-army = Armies
ls-touch-row = Recruit { $number }
ls-touch-supporter = Supporter { $number }
ls-touch-army = { $place ->
    [0] Army of { $name }
   *[other] { $name }: clan { $place }
}
ls-touch-up = Muster face up
ls-touch-down = Muster face down
ls-touch-skip = Do not use it
ls-touch-power = Use the power
ls-touch-power-o = Draw a card
ls-touch-power-m = Muster another clan
ls-touch-power-d = Keep it for the next skirmish
ls-touch-power-c = Claim two supporters
ls-touch-power-b = Join every bloodline
ls-phase-power-s = { ls-bloodline-s }: { ls-power-s }
ls-phase-power-m = { ls-bloodline-m }: { ls-power-m }
ls-phase-power-d = { ls-bloodline-d }: { ls-power-d }
ls-phase-power-w = { ls-bloodline-w }: { ls-power-w }
ls-phase-power-f = { ls-bloodline-f }: { ls-power-f }
ls-phase-power-o = { ls-bloodline-o }: { ls-power-o }
ls-phase-power-k = { ls-bloodline-k }: { ls-power-k }
ls-phase-power-c = { ls-bloodline-c }: { ls-power-c }
ls-phase-power-b = { ls-bloodline-b }: { ls-power-b }

## The player aid

ls-aid-powers = The powers of the clans
ls-aid-now = at once
ls-aid-end = at the end of the skirmish
ls-aid-use = When can a power be used?
ls-aid-lowest = In the turn in which its clan is mustered face up, if no other face-up clan of the skirmish is weaker.
ls-aid-bloodline = In the turn in which its clan is mustered face up, if no other face-up clan of its bloodline is weaker or equal.
ls-aid-army = What is an army worth?
ls-aid-total = The sum of its strengths, doubled if it has at least two clans, all of one bloodline. Of equal armies, the one with the highest-ranked card comes first.
