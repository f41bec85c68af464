### Ce que les règles disent aux personnes à la table, en français.
###
### Les nombres sont donnés comme nombres, tout le reste comme texte.
### Les cartes arrivent en codes (r5, J1), séparées par des espaces ; les bornes en chiffres ; les places en
### lettres ; les combinaisons en sum, run, colour, kind, four-kind ou colour-run ; les pioches en clan ou tactic.
### L’attribut .classic d’un message le dit avec les noms de l’édition classique.

## Le jeu

st-game-name = Schotten Totten

## Les couleurs

st-colour-r = rouge
st-colour-o = orange
st-colour-y = jaune
st-colour-g = vert
st-colour-b = bleu
st-colour-p = violet

## Les combinaisons, de la plus faible à la plus forte
## La valeur convient à trois comme à quatre cartes ; .three et .four précisent le nombre ;
## .classic est le nom dans l’édition classique.

st-formation-sum = somme
    .classic = peuple
st-formation-run = suite
    .classic = groupe organisé
st-formation-colour = couleur
    .classic = clan
st-formation-kind = brelan ou carré
    .three = brelan
    .four = carré
    .classic = équipe
st-formation-colour-run = suite couleur
    .classic = clan organisé

## Ce qu’il faut faire maintenant
## .classic vaut pour l’édition classique, .expert pour la règle expert : les deux permettent de revendiquer avant de
## jouer, et la règle expert ne le permet plus après.

st-phase-play = Jouez une carte
    .classic = Revendiquez des bornes ou jouez une carte
    .expert = Revendiquez des bornes ou jouez une carte
st-phase-claim = Revendiquez des bornes ou finissez votre tour
    .expert = Finissez votre tour
st-phase-recruit = Piochez des cartes
st-phase-return = Remettez des cartes sous leur pioche
st-phase-over = La partie est finie

## Les cartes Tactique
## La valeur est le nom de 2016 ; .classic est le nom dans l’édition classique, quand il diffère.

st-card-J1 = Joker
    .classic = Chef MacFarlane
st-card-J2 = Joker
    .classic = Chef MacGregor
st-card-SP = Espion
    .classic = Troupe de soutien
st-card-SB = Porte-Bouclier
    .classic = Porteur de Bouclier
st-card-BM = Colin-Maillard
    .classic = Brouillard
st-card-MF = Combat de Boue
    .classic = Boue
st-card-RC = Chasseur de Tête
    .classic = Éclaireur
st-card-ST = Stratège
    .classic = Redéploiement
st-card-BN = Banshee
    .classic = Déserteur
st-card-TR = Traître

## L’effet des cartes Tactique
## .classic vaut pour l’édition classique, quand l’effet diffère.

st-tactic-J1-help = Se pose comme une carte Clan : elle prend la couleur et la valeur qui vous arrangent le plus. Vous ne pouvez jouer qu’un seul Joker par partie.
    .classic = Se pose comme une carte Clan : elle prend la couleur et la valeur qui vous arrangent le plus. Vous ne pouvez jouer qu’un seul Chef par partie.
st-tactic-J2-help = Se pose comme une carte Clan : elle prend la couleur et la valeur qui vous arrangent le plus. Vous ne pouvez jouer qu’un seul Joker par partie.
    .classic = Se pose comme une carte Clan : elle prend la couleur et la valeur qui vous arrangent le plus. Vous ne pouvez jouer qu’un seul Chef par partie.
st-tactic-SP-help = Se pose comme une carte Clan : elle compte comme un 7 de la couleur qui vous arrange le plus.
st-tactic-SB-help = Se pose comme une carte Clan : elle compte comme un 1, un 2 ou un 3 de la couleur qui vous arrange le plus.
st-tactic-BM-help = Se pose sur une borne non revendiquée : les combinaisons n’y comptent plus, seule la somme des cartes décide.
    .classic = Se pose sur une borne non revendiquée : les groupes n’y comptent plus, seule la somme des cartes décide.
st-tactic-MF-help = Se pose sur une borne non revendiquée : il y faut maintenant quatre cartes de chaque côté, et les combinaisons se font à quatre cartes.
    .classic = Se pose sur une borne non revendiquée : il y faut maintenant quatre cartes de chaque côté, et les groupes se font à quatre cartes.
st-tactic-RC-help = Piochez trois cartes, chacune dans la pioche de votre choix, puis remettez deux cartes de votre main sous leur pioche.
st-tactic-ST-help = Reprenez une de vos cartes devant une borne non revendiquée et posez-la devant une autre borne non revendiquée où vous avez de la place, ou défaussez-la.
st-tactic-BN-help = Défaussez une carte, Clan ou troupe d’élite, du côté adverse d’une borne non revendiquée.
    .classic = Défaussez une carte, Clan ou Moral, du côté adverse d’une borne non revendiquée.
st-tactic-TR-help = Prenez une carte Clan du côté adverse d’une borne non revendiquée et posez-la de votre côté de n’importe quelle borne non revendiquée où vous avez de la place.
    .classic = Prenez une carte Clan du côté adverse d’une borne non revendiquée et posez-la de votre côté d’une autre borne non revendiquée où vous avez de la place.

## Morceaux d’autres messages : un côté et sa force

st-part-own = { $own ->
    [colour-run] une suite couleur (somme { $ownsum })
    [four-kind] un carré (somme { $ownsum })
    [kind] un brelan (somme { $ownsum })
    [colour] une couleur (somme { $ownsum })
    [run] une suite (somme { $ownsum })
   *[sum] une somme de { $ownsum }
}
    .classic = { $own ->
        [colour-run] un clan organisé (somme { $ownsum })
        [four-kind] une équipe de quatre (somme { $ownsum })
        [kind] une équipe (somme { $ownsum })
        [colour] un clan (somme { $ownsum })
        [run] un groupe organisé (somme { $ownsum })
       *[sum] le peuple (somme { $ownsum })
    }
st-part-reply = { $reply ->
    [colour-run] une suite couleur (somme { $replysum })
    [four-kind] un carré (somme { $replysum })
    [kind] un brelan (somme { $replysum })
    [colour] une couleur (somme { $replysum })
    [run] une suite (somme { $replysum })
   *[sum] une somme de { $replysum }
}
    .classic = { $reply ->
        [colour-run] un clan organisé (somme { $replysum })
        [four-kind] une équipe de quatre (somme { $replysum })
        [kind] une équipe (somme { $replysum })
        [colour] un clan (somme { $replysum })
        [run] un groupe organisé (somme { $replysum })
       *[sum] le peuple (somme { $replysum })
    }

## Pourquoi c’est impossible : le tour

st-illegal-over = La partie est finie : on ne peut plus rien jouer.
st-illegal-already-played = Vous avez déjà joué ou passé ce tour-ci. Finissez maintenant votre tour.
st-illegal-play-first = Jouez d’abord une carte ; vous pourrez ensuite piocher et finir votre tour. Si vous ne pouvez jouer aucune carte Clan, vous pouvez passer.
st-illegal-may-not-pass = Vous pouvez encore jouer une carte Clan : vous ne pouvez donc pas passer.
st-illegal-not-in-hand = { $card } n’est pas dans votre main. Choisissez une autre carte.
st-illegal-closed = La borne { $stone } a été revendiquée. On ne peut plus y ajouter, y déplacer ni en retirer de carte.
st-illegal-full = Votre côté de la borne { $stone } est plein. Choisissez une borne où il vous reste de la place.

## Pourquoi c’est impossible : piocher

st-illegal-pile-empty = { $pile ->
    [clan] Il n’y a plus de cartes dans la pioche Clan : vous ne pouvez pas y piocher.
   *[tactic] Il n’y a plus de cartes dans la pioche Tactique : vous ne pouvez pas y piocher.
}
st-illegal-hand-full = Votre main est pleine : vous ne piochez pas. Finissez simplement votre tour.
st-illegal-must-draw = Vous pouvez encore piocher : piochez une carte pour finir votre tour.

## Pourquoi c’est impossible : le moment de revendiquer

st-illegal-claim-later = Jouez d’abord une carte (ou passez, si vous ne pouvez pas jouer). Vous pourrez ensuite revendiquer des bornes, avant de piocher.
st-illegal-claim-earlier = Avec la règle expert, les bornes se revendiquent seulement en début de tour, avant de jouer. Vous pourrez réessayer au prochain tour.

## Pourquoi c’est impossible : les cartes Tactique

st-illegal-ahead-in-tactics = Vous avez déjà une carte Tactique d’avance. Attendez que votre adversaire en ait joué une autre.
st-illegal-second-joker = Vous avez déjà joué un Joker dans cette partie. Vous ne pouvez pas en jouer un deuxième.
    .classic = Vous avez déjà joué un Chef dans cette partie. Vous ne pouvez pas jouer l’autre.
st-illegal-joker-stays = Vous avez déjà joué un Joker dans cette partie : celui-ci reste dans votre main jusqu’à la fin. Vous ne pouvez pas le jouer, et le Chasseur de Tête ne peut pas le remettre sous la pioche.
    .classic = Vous avez déjà joué un Chef dans cette partie : celui-ci reste dans votre main jusqu’à la fin. Vous ne pouvez pas le jouer, et l’Éclaireur ne peut pas le remettre sous la pioche.
st-illegal-nothing-to-recruit = Les deux pioches sont vides : il n’y a rien à piocher. Jouez une autre carte.
st-illegal-recruiting = { $left ->
    [1] Piochez d’abord encore une carte, dans la pioche de votre choix.
   *[other] Piochez d’abord vos cartes, chacune dans la pioche de votre choix. Encore à piocher : { $left }.
}
st-illegal-returning = { $left ->
    [1] Choisissez d’abord une carte de votre main à remettre sous sa pioche.
   *[other] Choisissez d’abord des cartes de votre main à remettre sous leur pioche. Encore à remettre : { $left }.
}
st-illegal-not-returning = Vous ne pouvez remettre des cartes sous une pioche qu’après avoir pioché avec le Chasseur de Tête.
    .classic = Vous ne pouvez remettre des cartes sous une pioche qu’après avoir pioché avec l’Éclaireur.
st-illegal-not-there-own = { $card } n’est pas de votre côté de la borne { $stone }. Choisissez une carte qui s’y trouve.
st-illegal-not-there-other = { $card } n’est pas du côté adverse de la borne { $stone }. Choisissez une carte qui s’y trouve.
st-illegal-same-stone = La carte doit aller devant une autre borne. Choisissez-en une autre.
st-illegal-not-a-clan-card = { $card } est une carte Tactique, et le Traître ne prend que des cartes Clan. Choisissez une carte Clan.

## Revendiquer : pourquoi vous ne pouvez pas

st-claim-owned = La borne { $stone } a déjà été revendiquée : elle appartient à { $owner }.
st-claim-incomplete = { $lacks ->
    [1] Il manque encore une carte de votre côté de la borne { $stone } pour la revendiquer.
   *[other] Votre côté de la borne { $stone } doit être complet pour la revendiquer. Cartes manquantes : { $lacks }.
}
st-claim-weaker = Vous ne pouvez pas revendiquer la borne { $stone } : votre adversaire a { st-part-reply }, ce qui bat votre côté, { st-part-own }.
    .classic = Vous ne pouvez pas revendiquer la borne { $stone } : votre adversaire a { st-part-reply.classic }, ce qui bat votre côté, { st-part-own.classic }.
st-claim-later = Vous ne pouvez pas revendiquer la borne { $stone } : il y a { st-part-own } de chaque côté, et celui de votre adversaire a été complet en premier.
    .classic = Vous ne pouvez pas revendiquer la borne { $stone } : il y a { st-part-own.classic } de chaque côté, et celui de votre adversaire a été complet en premier.
st-claim-beatable = Vous ne pouvez pas encore revendiquer la borne { $stone }. Vous avez { st-part-own }, mais votre adversaire peut encore faire { st-part-reply } avec des cartes qui ne sont pas sur la table : { $missing }. Les cartes de votre main ne prouvent rien.
    .classic = Vous ne pouvez pas encore revendiquer la borne { $stone }. Vous avez { st-part-own.classic }, mais votre adversaire peut encore faire { st-part-reply.classic } avec des cartes qui ne sont pas sur la table : { $missing }. Les cartes de votre main ne prouvent rien.

## Revendiquer : pourquoi vous pouvez

st-claim-stronger = Vous pouvez revendiquer la borne { $stone } : vous avez { st-part-own }, ce qui bat le côté adverse, { st-part-reply }.
    .classic = Vous pouvez revendiquer la borne { $stone } : vous avez { st-part-own.classic }, ce qui bat le côté adverse, { st-part-reply.classic }.
st-claim-first = Vous pouvez revendiquer la borne { $stone } : il y a { st-part-own } de chaque côté, et le vôtre a été complet en premier.
    .classic = Vous pouvez revendiquer la borne { $stone } : il y a { st-part-own.classic } de chaque côté, et le vôtre a été complet en premier.
st-claim-unbeatable = Vous pouvez revendiquer la borne { $stone } : vous avez { st-part-own }. Au mieux, votre adversaire peut encore faire { st-part-reply }, et cela ne suffit pas.
    .classic = Vous pouvez revendiquer la borne { $stone } : vous avez { st-part-own.classic }. Au mieux, votre adversaire peut encore faire { st-part-reply.classic }, et cela ne suffit pas.
st-claim-ruled-out = Vous pouvez revendiquer la borne { $stone } : vous avez { st-part-own }. Au mieux, votre adversaire peut encore faire { st-part-reply }, et cela ne suffit pas. Déjà sur la table, donc hors de portée de votre adversaire : { $blockers }.
    .classic = Vous pouvez revendiquer la borne { $stone } : vous avez { st-part-own.classic }. Au mieux, votre adversaire peut encore faire { st-part-reply.classic }, et cela ne suffit pas. Déjà sur la table, donc hors de portée de votre adversaire : { $blockers }.
st-claim-out-of-cards = Vous pouvez revendiquer la borne { $stone } : votre côté est complet, et votre adversaire ne peut plus obtenir assez de cartes Clan pour compléter le sien.

## Revendiquer : les preuves. Des cartes suivent le texte.

st-evidence-own = Votre côté : { st-part-own }
    .classic = Votre côté : { st-part-own.classic }
st-evidence-own-open = Votre côté n’est pas encore complet
st-evidence-reply = Le côté adverse : { st-part-reply }
    .classic = Le côté adverse : { st-part-reply.classic }
st-evidence-reply-best = Le mieux que le côté adverse puisse encore avoir : { st-part-reply }
    .classic = Le mieux que le côté adverse puisse encore avoir : { st-part-reply.classic }
st-evidence-reply-none = Le côté adverse ne peut plus être complété
st-evidence-ruled-out = Déjà sur la table, donc hors de portée

## Ce qui a été joué
## La place est une lettre ; un client met un nom à sa place.

st-step-place = { $seat } joue { $card } devant la borne { $stone }
st-step-mode = { $seat } joue { $card } sur la borne { $stone }
st-step-strategist = { $seat } joue le { st-card-ST } : { $card } passe de la borne { $from } à la borne { $to }
    .classic = { $seat } joue le Redéploiement : { $card } passe de la borne { $from } à la borne { $to }
st-step-strategist-discard = { $seat } joue le { st-card-ST } : { $card } quitte la borne { $from } pour la défausse
    .classic = { $seat } joue le Redéploiement : { $card } quitte la borne { $from } pour la défausse
st-step-banshee = { $seat } joue la { st-card-BN } : { $card } quitte la borne { $from } pour la défausse
    .classic = { $seat } joue le Déserteur : { $card } quitte la borne { $from } pour la défausse
st-step-traitor = { $seat } joue le { st-card-TR } : { $card } change de camp, de la borne { $from } à la borne { $to }
st-step-recruiter = { $seat } joue le { st-card-RC }
    .classic = { $seat } joue l’Éclaireur
st-step-draw = { $pile ->
    [clan] { $seat } pioche une carte Clan
   *[tactic] { $seat } pioche une carte Tactique
}
st-step-draw-card = { $seat } pioche { $card }
st-step-return = { $pile ->
    [clan] { $seat } remet une carte Clan sous sa pioche
   *[tactic] { $seat } remet une carte Tactique sous sa pioche
}
st-step-return-card = { $seat } remet { $card } sous sa pioche
st-step-claim = { $seat } revendique la borne { $stone }
st-step-end = { $seat } finit son tour sans piocher
st-step-pass = { $seat } ne joue pas de carte

## Ce que comptent les statistiques

st-note-formations = combinaisons revendiquées
st-note-tactics = cartes Tactique jouées

## L’enjeu d’un choix

st-theme-claim = Le moment de revendiquer
st-theme-tactic = Jouer une carte Tactique
st-theme-save-tactic = Garder une carte Tactique
st-theme-pile = Choisir sa pioche
st-theme-give-up = Abandonner une borne
st-theme-block = Bloquer
st-theme-build = Construire des combinaisons

## Des noms pour les clients qui montrent une table sans connaître le jeu.
## card nomme une pièce par le premier caractère de son code et le reste ; touch nomme ce qu’on peut toucher, par son
## genre et, si cela ne suffit pas, par la chose ; $number est la chose si c’est un nombre, $name si c’est une place,
## $place ce qui suit.

st-card = { $rank } { $suit ->
    [r] { st-colour-r }
    [o] { st-colour-o }
    [y] { st-colour-y }
    [g] { st-colour-g }
    [b] { st-colour-b }
   *[p] { st-colour-p }
}
st-touches-hand = Votre main
st-touches-card = Cartes sur la table
st-touches-stone = Bornes
st-touches-claim = Bornes à revendiquer
st-touches-pile = Pioches
st-touch-stone = Borne { $number }
st-touch-claim = Revendiquer la borne { $number }
st-touch-pile-clan = Piocher une carte Clan
st-touch-pile-tactic = Piocher une carte Tactique
st-touch-discard = La défausser
st-touch-end = Finir votre tour
st-touch-pass = Passer
st-phase-claim-pile = Piochez une carte : cela finit votre tour

## L’aide de jeu

st-aid-formations = Les combinaisons, de la plus forte à la plus faible
    .classic = Les groupes, du plus fort au plus faible
st-aid-colour-run = une couleur, valeurs successives
st-aid-kind = une seule valeur
st-aid-colour = une seule couleur
st-aid-run = valeurs successives, couleurs quelconques
st-aid-sum = des cartes quelconques
st-aid-equal = À combinaison égale, la plus grande somme gagne. À somme égale, c’est le côté complété en premier.
    .classic = À groupe égal, la plus grande somme gagne. À somme égale, c’est le côté complété en premier.
st-aid-win = Vous gagnez avec trois bornes adjacentes, ou avec cinq bornes quelconques.
st-aid-tactics = Les cartes Tactique
st-aid-tactics-limit = Vous pouvez avoir une carte Tactique d’avance sur votre adversaire, jamais deux.
