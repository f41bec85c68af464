### What the rules of Goofspiel say to people.

## Why something cannot be done

gs-game-over = The game is over.
gs-not-in-hand = { $card } is not in your hand.

## The game

gs-game-name = Goofspiel

## Phases

gs-phase-bid = Bid a card
gs-phase-over = The game is over

## Names for clients that show a table without knowing the game
## card names a piece by its code, touches a kind of things that can be touched, field a field of the view by its index.

gs-touches-hand = Your hand
gs-card-A = ace
gs-card-2 = 2
gs-card-3 = 3
gs-card-4 = 4
gs-card-5 = 5
gs-card-6 = 6
gs-card-7 = 7
gs-card-8 = 8
gs-card-9 = 9
gs-card-T = 10
gs-card-J = jack
gs-card-Q = queen
gs-card-K = king
gs-field-1 = Players, cards, ties
gs-field-2 = Hand
gs-field-3 = Bid
gs-field-4 = Prizes
gs-field-4-1 = on offer
gs-field-4-2 = face down
gs-field-5 = Won
gs-field-6 = Turn

## Options

gs-option-cards = Cards
gs-option-ties = Ties
gs-option-ties-carry = The prizes stay on offer
gs-option-ties-discard = The prizes leave the game
gs-option-first = First player

## What was done
## The seat is a letter: a client puts a name in its place.

gs-step-bid = { $seat } bids { $card }
gs-step-bid-hidden = { $seat } bids face down
gs-step-won = { $seat } bids { $card }. { $winner } takes { $prizes } (bids: { $bids })
gs-step-tied = { $seat } bids { $card }. The highest bid is shared: nobody takes { $prizes } (bids: { $bids })
