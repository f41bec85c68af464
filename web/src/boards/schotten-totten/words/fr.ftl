### Ce que dit le plateau de Schotten Totten, en français.
###
### Les nombres sont donnés comme nombres, tout le reste comme texte. Les cartes arrivent sous leur nom lisible
### (« 5 rouge ») ; une carte marquée est dessinée au lieu d’être écrite. Les noms sont ceux des joueurs.

## Cartes, bornes, pioches

stb-card-hidden = { $kind ->
    [tactic] une carte Tactique cachée
   *[clan] une carte Clan cachée
}
stb-stone = Borne { $stone }
stb-stone-name = Borne { $stone } – { $mine ->
    [you] votre côté
   *[other] { $bottom }
} : { $own } ; { $mine ->
    [you] adversaire
   *[other] { $top }
} : { $other } ; { $state }
stb-stone-open = non revendiquée
stb-stone-owner-you = à vous
stb-stone-owner = revendiquée par { $name }
stb-stone-claimable = vous pouvez la revendiquer
stb-stone-mud = Quatre cartes de chaque côté
stb-stone-bluff = Seule la somme compte
stb-pile-clan = Pioche Clan
stb-pile-tactic = Pioche Tactique
stb-pile-count = { $count ->
    [0] vide
    [one] il reste une carte
   *[other] il reste { $count } cartes
}
stb-hand-count = { $clan ->
    [0] aucune carte Clan
    [one] une carte Clan
   *[other] { $clan } cartes Clan
}{ $tactic ->
    [0] { "" }
    [one] , une carte Tactique
   *[other] , { $tactic } cartes Tactique
}
stb-border = La frontière

## Ce qu’il faut faire maintenant

stb-do-play = Choisissez une carte à jouer.
stb-do-play-claim = Revendiquez une borne, ou choisissez une carte à jouer.
stb-do-claim = Vous pouvez revendiquer une borne. Piochez ensuite.
stb-do-claim-end = Vous pouvez revendiquer une borne ou finir votre tour.
stb-do-draw = Piochez une carte.
stb-do-draw-which = Piochez une carte : dans quelle pioche ?
stb-do-drawing = Vous piochez une carte…
stb-do-ending = Plus rien à faire : votre tour se termine…
stb-do-end = Finissez votre tour.
stb-do-pass = { $why ->
    [hand] Vous n’avez pas de carte Clan. Vous pouvez passer.
   *[room] Votre côté de chaque borne non revendiquée est complet ; vous ne pouvez donc jouer aucune carte Clan. Vous pouvez passer.
}
stb-do-pass-only = { $why ->
    [hand] Aucune de vos cartes ne peut être jouée. Passez.
   *[room] Votre côté de chaque borne non revendiquée est complet ; aucune carte ne peut donc être jouée. Passez.
}
stb-do-recruit = { $left ->
    [one] Piochez encore une carte, dans la pioche de votre choix.
   *[other] Piochez encore { $left } cartes, chacune dans la pioche de votre choix.
}
stb-do-return = { $left ->
    [one] Remettez encore une carte de votre main sous sa pioche.
   *[other] Remettez { $left } cartes de votre main sous leur pioche.
}
stb-do-place = { $card } : devant quelle borne ?
stb-do-mode = { $card } : sur quelle borne ?
stb-do-pick-own = { $card } : quelle carte voulez-vous déplacer ?
stb-do-pick-other = { $card } : quelle carte adverse ?
stb-do-move = { $card } : devant quelle borne ?
stb-do-move-discard = { $card } : devant quelle borne, ou à la défausse ?
stb-do-wait = C’est à { $name } de jouer.
stb-do-wait-draw = { $name } finit son tour.
stb-do-over-draw = Partie nulle.
stb-over-three = Les bornes { $first }, { $second } et { $third } sont adjacentes.
stb-over-five = Cela fait { $count } bornes.
stb-over-most = Plus rien ne peut être joué : { $count } bornes à { $others }.
stb-reached = { $count ->
    [0] aucune borne
    [one] une borne
   *[other] { $count } bornes
}
stb-do-not-started = Les cartes ne sont pas encore distribuées.

stb-button-end = Finir le tour
stb-button-pass = Passer
stb-button-claim = Revendiquer la borne { $stone }
stb-button-help = Que fait cette carte ?

stb-no-card = { $card } : impossible à jouer maintenant.
stb-no-stone = { $card } : impossible devant la borne { $stone }.
stb-chosen = { $card } : choisi.

stb-hint-place = Conseil : { $card }, borne { $stone }
stb-hint-card = Conseil : { $card }
stb-hint-claim = Conseil : revendiquer la borne { $stone }
stb-hint-pile = Conseil : piocher une carte { $pile ->
    [tactic] Tactique
   *[clan] Clan
}
stb-hint-end = Conseil : finir le tour

## Ce qui s’est passé

stb-your-turn = À vous de jouer.

## L’explication d’une borne

stb-side-yours = Vous
stb-at-best = Au mieux :
stb-lineup = { $formation }, somme { $sum }
stb-lineup-sum = somme { $sum }
stb-cannot-complete = ne peut plus être complété
stb-missing = { $count ->
    [one] il manque une carte
   *[other] il manque { $count } cartes
}
stb-ruled-out = Déjà sur la table, donc hors de portée :
stb-why-owned-you = Cette borne est à vous.
stb-why-owned = { $name } a revendiqué cette borne.
stb-why-open = Aucun côté n’est complet : personne ne peut encore la revendiquer.
stb-why-weaker = { $name } ne peut pas la revendiquer : { st-part-own }, c’est moins fort que { st-part-reply }.
    .classic = { $name } ne peut pas la revendiquer : { st-part-own.classic }, c’est moins fort que { st-part-reply.classic }.
stb-why-later = { $name } ne peut pas la revendiquer : il y a { st-part-own } de chaque côté, et l’autre a été complet en premier.
    .classic = { $name } ne peut pas la revendiquer : il y a { st-part-own.classic } de chaque côté, et l’autre a été complet en premier.
stb-why-beatable = { $name } a { st-part-own } et ne peut pas encore revendiquer : { st-part-reply } reste possible en face, avec { $missing }.
    .classic = { $name } a { st-part-own.classic } et ne peut pas encore revendiquer : { st-part-reply.classic } reste possible en face, avec { $missing }.
stb-why-stronger = { $name } peut la revendiquer : { st-part-own }, c’est plus fort que { st-part-reply }.
    .classic = { $name } peut la revendiquer : { st-part-own.classic }, c’est plus fort que { st-part-reply.classic }.
stb-why-first = { $name } peut la revendiquer : il y a { st-part-own } de chaque côté, et ce côté a été complet en premier.
    .classic = { $name } peut la revendiquer : il y a { st-part-own.classic } de chaque côté, et ce côté a été complet en premier.
stb-why-unbeatable = { $name } peut la revendiquer avec { st-part-own } : au mieux, l’autre côté peut faire { st-part-reply }.
    .classic = { $name } peut la revendiquer avec { st-part-own.classic } : au mieux, l’autre côté peut faire { st-part-reply.classic }.
stb-why-ruled-out = { $name } peut la revendiquer avec { st-part-own } : au mieux, l’autre côté peut faire { st-part-reply }, car { $blockers } se trouvent ailleurs.
    .classic = { $name } peut la revendiquer avec { st-part-own.classic } : au mieux, l’autre côté peut faire { st-part-reply.classic }, car { $blockers } se trouvent ailleurs.
stb-why-out-of-cards = { $name } peut la revendiquer : l’autre côté ne peut plus obtenir assez de cartes Clan.
stb-closed-stronger = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { st-part-own } : c’est plus fort que { st-part-reply }.
    .classic = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } { st-part-own.classic } : c’est plus fort que { st-part-reply.classic }.
stb-closed-unbeatable = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { st-part-own } : au mieux, l’autre côté pouvait encore faire { st-part-reply }.
    .classic = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } { st-part-own.classic } : au mieux, l’autre côté pouvait encore faire { st-part-reply.classic }.
stb-closed-open = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { st-part-own } : l’autre côté n’était pas complet et ne pouvait plus faire mieux.
    .classic = { $who ->
        [you] Vous avez
       *[other] { $name } a
    } { st-part-own.classic } : l’autre côté n’était pas complet et ne pouvait plus faire mieux.
stb-closed-sum = Les combinaisons se valent, la somme décide donc : { $ownsum } contre { $replysum }.
    .classic = Les groupes se valent, la somme décide donc : { $ownsum } contre { $replysum }.
stb-closed-first = Les deux côtés sont de même force, et { $who ->
    [you] le vôtre
   *[other] celui de { $name }
} a été complet en premier.
stb-closed-out-of-cards = L’autre côté ne pouvait plus obtenir assez de cartes Clan.
stb-ahead-sure = { $who ->
    [you] vous pouvez prouver qu’elle est à vous
   *[other] { $name } peut prouver qu’elle lui revient
}
stb-ahead = { $who ->
    [you] votre côté est complet
   *[other] le côté de { $name } est complet
}
stb-loading = Un instant…

## Les signes du plateau

stb-sign-open = Une borne que personne n’a revendiquée
stb-sign-yours = Votre borne : elle est de votre côté et porte votre sceau
stb-sign-theirs = Une borne de l’adversaire ; le côté perdant est estompé
stb-sign-complete = Seul ce côté est complet pour l’instant
stb-sign-sure = Ce côté peut prouver que la borne est à lui
stb-sign-claim = Vous pouvez revendiquer cette borne : touchez-la, ou tirez-la vers vous
stb-sign-slot = La carte choisie peut aller ici
stb-sign-mode = Une carte Tactique qui change la borne : touchez-la pour lire ce qu’elle fait

## Les cartes pas encore vues

stb-tracker-count = { $count ->
    [one] { $count } encore cachée
   *[other] { $count } encore cachées
}
stb-tracker-legend-unseen = cachée
stb-tracker-unseen = { $card } : pas encore vue
stb-tracker-hand = { $card } : dans votre main
stb-tracker-table = { $card } : sur la table

## Les touches

stb-key-stone = Borne 1 à 9
stb-key-claim = Revendiquer une borne
stb-key-draw = Piocher une carte, ou finir le tour s’il n’y en a plus
stb-key-pass = Ne jouer aucune carte, quand c’est permis
