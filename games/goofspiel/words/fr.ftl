### Ce que les règles de Goofspiel disent aux joueurs.

## Pourquoi une action est impossible

gs-game-over = La partie est finie.
gs-not-in-hand = { $card } n'est pas dans votre main.

## Le jeu

gs-game-name = Goofspiel

## Phases

gs-phase-bid = Enchérissez avec une carte
gs-phase-over = La partie est finie

## Ce qui est sur la table, selon le début du geste

gs-touch-hand = Votre main

## Options

gs-option-cards = Cartes
gs-option-ties = Égalités
gs-option-ties-carry = Les lots restent en jeu
gs-option-ties-discard = Les lots sont écartés
gs-option-first = Premier joueur

## Ce qui a été fait
## Le siège est une lettre : le client y met un nom.

gs-told-bid = { $seat } enchérit avec { $card }
gs-told-bid-hidden = { $seat } enchérit face cachée
gs-told-won = { $seat } enchérit avec { $card }. { $winner } emporte { $prizes } (enchères : { $bids })
gs-told-tied = { $seat } enchérit avec { $card }. La plus haute enchère est partagée : personne n'emporte { $prizes } (enchères : { $bids })
