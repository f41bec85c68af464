### Ce que les règles de Goofspiel disent aux joueurs.

## Pourquoi une action est impossible

gs-game-over = La partie est finie.
gs-not-in-hand = { $card } n’est pas dans votre main.

## Le jeu

gs-game-name = Goofspiel

## Phases

gs-phase-bid = Enchérissez avec une carte
gs-phase-over = La partie est finie

## Des noms pour les clients qui montrent une table sans connaître le jeu
## card nomme une pièce par son code, touches un genre de choses qu’on peut toucher, field un champ de la vue par son rang.

gs-touches-hand = Votre main
gs-card-A = as
gs-card-2 = 2
gs-card-3 = 3
gs-card-4 = 4
gs-card-5 = 5
gs-card-6 = 6
gs-card-7 = 7
gs-card-8 = 8
gs-card-9 = 9
gs-card-T = 10
gs-card-J = valet
gs-card-Q = dame
gs-card-K = roi
gs-field-1 = Joueurs, cartes, égalités
gs-field-2 = Main
gs-field-3 = Enchère
gs-field-4 = Lots
gs-field-4-1 = en jeu
gs-field-4-2 = face cachée
gs-field-5 = Gagnés
gs-field-6 = Tour

## Options

gs-option-cards = Cartes
gs-option-ties = Égalités
gs-option-ties-carry = Les lots restent en jeu
gs-option-ties-discard = Les lots sont écartés
gs-option-first = Premier joueur

## Ce qui a été fait
## Le siège est une lettre : le client y met un nom.

gs-step-bid = { $seat } enchérit avec { $card }
gs-step-bid-hidden = { $seat } enchérit face cachée
gs-step-won = { $seat } enchérit avec { $card }. { $winner } emporte { $prizes } (enchères : { $bids })
gs-step-tied = { $seat } enchérit avec { $card }. La plus haute enchère est partagée : personne n’emporte { $prizes } (enchères : { $bids })
