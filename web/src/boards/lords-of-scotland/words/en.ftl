### What the Lords of Scotland board says, in English.
###
### Numbers are handed over as numbers, all else as text. Cards come as readable names ("Wemyss 7"). Names are
### those of the players.

## Cards, rows, armies

lsb-card-hidden = a hidden clan
lsb-side = { $side ->
    [down] face down
   *[up] face up
}
lsb-army-of = { $mine ->
    [you] your army
   *[other] army of { $name }
}
lsb-army-none = No clan yet
lsb-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] place { $place }
}
lsb-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
lsb-lord-you = { $name } (you)
lsb-lord-turn = to move
lsb-lord-won = { $strength } of { $target } won
lsb-lord-hand = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
lsb-initiative = holds the Initiative
lsb-total = total { $total }
lsb-total-doubled = doubled, all { $line }
lsb-total-hidden = { $count ->
    [one] one clan still hidden
   *[other] { $count } clans still hidden
}
lsb-total-place = { $place ->
    [1] strongest
   *[other] place { $place }
}
lsb-recruits = Recruits
lsb-recruit = Recruit { $slot }: { $card }{ $side ->
    [down] , face down
   *[up] { "" }
}
lsb-recruit-down = Recruit { $slot }, face down
lsb-supporters = Supporters
lsb-supporter = Supporter { $place }: { $card }
lsb-draw = Draw pile
lsb-draw-count = { $count ->
    [0] empty
    [one] one card left
   *[other] { $count } cards left
}
lsb-hand-none = No card in hand
lsb-ready = its power could be used
lsb-round = Round { $round } of { $rounds } of this skirmish
lsb-round-short = Round
lsb-last-skirmish = The last skirmish
lsb-no-skirmish = No skirmish has ended yet.

## The signs on the board

lsb-sign-won = The strength of the supporters won, and how much is needed to win
lsb-sign-hand = The number of cards in a hand
lsb-sign-initiative = This player begins the skirmish
lsb-sign-total = What the army is worth; +? stands for clans that lie face down
lsb-sign-doubled = All clans are of one bloodline, so the army counts double
lsb-sign-place = The place that the army has so far
lsb-sign-round = The rounds of this skirmish. Press it to see how the last skirmish ended
lsb-sign-down = Your clan lies face down: only you know it
lsb-sign-power = An activated power that works at the end of the skirmish

## What is active with a clan until the end of the skirmish

lsb-active-d = stays for the next skirmish
lsb-active-c = claims two supporters
lsb-active-b = joins every bloodline

## What is to be done now

lsb-do-flip = You hold the Initiative: turn a recruit face up.
lsb-do-act = Take a recruit, or muster a card from your hand.
lsb-do-recruit = Your hand is empty: take a recruit.
lsb-do-full = You cannot take a recruit: muster a card from your hand.
lsb-do-side = { $card }: face up or face down?
lsb-do-muster = Muster one more card from your hand.
lsb-do-power-s = { $clan }: whose power do you want to copy?
lsb-do-power-m = { $clan }{ $copied ->
    [yes] {" "}as { $line }
   *[no] { "" }
}: muster one more card?
lsb-do-power-d = { $clan }{ $copied ->
    [yes] {" "}as { $line }
   *[no] { "" }
}: keep it for the next skirmish?
lsb-do-power-w = { $clan }{ $copied ->
    [yes] {" "}as { $line }
   *[no] { "" }
}: which clan do you want to discard?
lsb-do-power-f = { $clan }{ $copied ->
    [yes] {" "}as { $line }
   *[no] { "" }
}: which clan of another army does it change places with?
lsb-do-power-o = { $clan }{ $copied ->
    [yes] {" "}as { $line }
   *[no] { "" }
}: draw a card?
lsb-do-power-k = { $clan }{ $copied ->
    [yes] {" "}as { $line }
   *[no] { "" }
}: which supporter does it change places with?
lsb-do-power-c = { $clan }{ $copied ->
    [yes] {" "}as { $line }
   *[no] { "" }
}: claim two supporters at the end?
lsb-do-power-b = { $clan }{ $copied ->
    [yes] {" "}as { $line }
   *[no] { "" }
}: join every bloodline?
lsb-do-claim = { $left ->
    [one] Claim a supporter.
   *[other] Claim { $left } supporters: take the first.
}
lsb-do-wait = { $phase ->
    [flip] { $name } is turning a recruit face up.
    [power] { $name } is deciding about a power.
    [muster] { $name } is mustering one more clan.
    [claim] { $name } is claiming a supporter.
   *[act] It is { $name }’s turn.
}
lsb-do-over = The game is over.
lsb-over-score = { $first } to { $next }.
lsb-reached = strength { $strength }
lsb-decided = Skirmish { $skirmish }: { $name } won { $cards } (strength { $strength }).
lsb-over-tie = { $players ->
    [2] Both have { $strength }: the better placed in this last skirmish wins.
   *[other] Equal at { $strength }: the better placed in this last skirmish wins.
}
lsb-do-not-started = The cards have not been dealt yet.
lsb-passed-over = { $who ->
    [you] You can neither recruit nor muster, so your turn is skipped.
   *[other] { $name } can neither recruit nor muster and is passed over.
}
lsb-chain = The powers of this turn

lsb-button-up = Face up
lsb-button-down = Face down
lsb-down-help = hidden until the end
lsb-button-skip = Don’t use it
lsb-button-power-m = Muster one more
lsb-button-power-d = Keep it
lsb-button-power-o = Draw a card
lsb-button-power-c = Claim two
lsb-button-power-b = Join all bloodlines

lsb-power-ready = power can be used
lsb-power-idle = power would do nothing
lsb-power-lower = { $rule ->
    [bloodline] no power: { $card } is not stronger
   *[lowest] no power: { $card } is weaker
}

lsb-then = your army then { $total }

lsb-hint-hand = Hint: muster { $card } { $side ->
    [down] face down
   *[up] face up
}
lsb-hint-row = Hint: recruit { $slot }
lsb-hint-supporter = Hint: the supporter { $card }
lsb-hint-army = Hint: { $card } ({ $name })
lsb-hint-power = Hint: use the power
lsb-hint-skip = Hint: do not use the power

## About a card or a lord

lsb-when-s = At once:
lsb-when-m = At once:
lsb-when-d = At the end:
lsb-when-w = At once:
lsb-when-f = At once:
lsb-when-o = At once:
lsb-when-k = At once:
lsb-when-c = At the end:
lsb-when-b = At the end:
lsb-about-hidden = Only its owner knows this clan. It is turned face up at the end of the skirmish.
lsb-about-down = It lies face down until the end of the skirmish; only you may look at it.
lsb-about-ready = Mustered face up now, it could use its power.
lsb-about-idle = Mustered now, its power would have no effect.
lsb-about-lower = { $rule ->
    [bloodline] Mustered now, it could not use its power: { $card } ({ $name }) is of the same bloodline and not stronger.
   *[lowest] Mustered now, it could not use its power: { $card } ({ $name }) is weaker.
}
lsb-about-rank = Rank { $rank }; of equal armies, the one with the highest rank comes first.
lsb-about-army = Army:
lsb-about-doubled = It counts double: all clans are { $line }.
lsb-about-won = Won:
lsb-about-target = { $away ->
    [0] { $strength } won: the { $target } that end the game have been reached.
   *[other] { $strength } won; { $away } more to reach { $target }.
}
lsb-about-initiative = Holds the Initiative: begins each round and turns a recruit face up.

## The end of a skirmish

lsb-report-now = The skirmish is over
lsb-report = How the skirmish ended
lsb-report-choosing = chooses…
lsb-report-tie = Tie: highest card { $card }.
lsb-report-tie-rank = Tie: highest card { $card }, which ranks above { $other }.
lsb-report-order = Among equal strengths the bloodlines rank: { $lines }.
lsb-report-two = May claim two.
lsb-report-none = Without an army: { $names }
lsb-report-next = { $who ->
    [you] You begin the next skirmish.
   *[other] { $name } begins the next skirmish.
}
lsb-said-place = { $name }, total { $total }: place { $place }.

## The cards not seen

lsb-tracker-count = { $count } not in sight
lsb-tracker-legend-unseen = not in sight
lsb-tracker-legend-gone = discarded or won
lsb-tracker-unseen = { $card }: not in sight
lsb-tracker-hand = { $card }: in hand
lsb-tracker-table = { $card }: on the table
lsb-tracker-gone = { $card }: discarded or won

## The keys

lsb-key-number = Recruit or supporter 1 to 5
lsb-key-side = Muster face up, face down
lsb-key-power = Use the power
lsb-key-skip = Do not use the power
lsb-key-recruits = Go to the recruits
lsb-key-supporters = Go to the supporters
lsb-key-armies = Go to the armies
