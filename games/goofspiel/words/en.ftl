### What the rules of Goofspiel say to people.

## Why something cannot be done

gs-game-over = The game is over.
gs-not-in-hand = { $card } is not in your hand.

## The game

gs-game-name = Goofspiel

## Phases

gs-phase-bid = Bid a card
gs-phase-over = The game is over

## Things on the table, by the first part of their touch

gs-touch-hand = Your hand

## Options

gs-option-cards = Cards
gs-option-ties = Ties
gs-option-ties-carry = The prizes stay on offer
gs-option-ties-discard = The prizes leave the game
gs-option-first = First player

## What was done
## The seat is a letter: a client puts a name in its place.

gs-told-bid = { $seat } bids { $card }
gs-told-bid-hidden = { $seat } bids face down
gs-told-won = { $seat } bids { $card }. { $winner } takes { $prizes } (bids: { $bids })
gs-told-tied = { $seat } bids { $card }. The highest bid is shared: nobody takes { $prizes } (bids: { $bids })
