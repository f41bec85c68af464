### Ce que les règles de Bergues disent aux joueurs. Gardes : y, w, g, r ; Chemins : N, S.

## Pourquoi un coup est impossible

bg-choose-a-path = Quel Chemin voulez-vous remplir ? Choisissez d’abord un Chemin vide.
bg-path-not-empty = Il reste des Pavés sur le Chemin du { $path ->
    [N] Nord
   *[S] Sud
}. On ne remplit qu’un Chemin vide.
bg-turn-a-tile = Retournez un Pavé du centre-ville.
bg-not-in-centre = Le Pavé { $tile } est sur un Chemin. On ne retourne qu’un Pavé du centre-ville.
bg-choose-a-space = Winoc ! Posez votre Garde sur la case de votre choix, de 0 à { $last }.
bg-no-such-space = Ce rempart n’a pas de case { $space }. La dernière est la { $last }.
bg-choose-which-to-use = Choisissez le Chemin dont les Pavés font avancer votre Garde. L’autre fait avancer tous les autres.
bg-move-your-guard = Choisissez le sens de votre Garde { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
}. Nombre de cases : { $steps }.
bg-move-guard = Choisissez le sens du Garde { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
}. Nombre de cases : { $steps }.
bg-junior-only-turns = Dans le jeu junior, on ne fait que retourner des Pavés. Votre Garde avance automatiquement.
bg-won = La partie est finie. Le Garde { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
} est rentré chez lui.
bg-drawn = La partie est finie. Après 500 tours, elle est nulle.

## Le jeu

bg-game-name = Bergues

## Les Gardes et leurs Portes, par leur lettre

bg-colour-y = jaune
bg-colour-w = blanc
bg-colour-g = vert
bg-colour-r = rouge
bg-gate-y = Porte de Cassel
bg-gate-w = Porte de Bierne
bg-gate-g = Porte de Dunkerque
bg-gate-r = Porte d’Hondschoote
bg-tower = tour

## Les Chemins et les faces des Pavés

bg-path-N = Chemin du Nord
bg-path-S = Chemin du Sud
bg-face-a = cerf-volant
bg-face-b = roue
bg-face-c = toit
bg-face-d = fenêtre
bg-face-e = étoile
bg-face-f = moulin
bg-face-g = lune
bg-face-n = neutre

## Ce qu’il faut faire maintenant, selon le premier mot de la phase

bg-phase-path = Choisissez un Chemin à remplir
bg-phase-flip = Retournez un Pavé
bg-phase-use = Choisissez le Chemin de votre Garde
bg-phase-winoc = Winoc ! Posez votre Garde sur la case de votre choix
bg-phase-move = Choisissez un sens
bg-phase-over = La partie est finie

## Morceaux d’autres messages

bg-part-guard = { $guard ->
    [y] jaune
    [w] blanc
    [g] vert
   *[r] rouge
}
bg-part-face = { $face ->
    [a] { bg-face-a }
    [b] { bg-face-b }
    [c] { bg-face-c }
    [d] { bg-face-d }
    [e] { bg-face-e }
    [f] { bg-face-f }
    [g] { bg-face-g }
    [n] { bg-face-n }
   *[other] { $face }
}
bg-part-deeds = { $fetched ->
    [yes] { " " }(Forteresse prise)
   *[no] { "" }
}{ $sent ->
    [y] , d’où le Garde jaune est renvoyé à une Porte
    [w] , d’où le Garde blanc est renvoyé à une Porte
    [g] , d’où le Garde vert est renvoyé à une Porte
    [r] , d’où le Garde rouge est renvoyé à une Porte
   *[none] { "" }
}{ $won ->
    [yes] , et le voilà rentré chez lui
   *[no] { "" }
}

## Ce qui a été joué
## La place est une lettre ; un client met un nom à sa place.

bg-step-fill = { $path ->
    [N] { $seat } remplit le Chemin du Nord
   *[S] { $seat } remplit le Chemin du Sud
}
bg-step-turn = { $seat } retourne le Pavé { $tile } : { bg-part-face }
bg-step-turn-neutral = { $seat } retourne le Pavé { $tile } : neutre, et s’arrête
bg-step-turn-passed = { $seat } retourne le Pavé { $tile } : encore { bg-part-face } ; ce Pavé passe donc sur l’autre Chemin
bg-step-turn-paired = { $seat } retourne le Pavé { $tile } : { bg-part-face }, déjà sur les deux Chemins ; il revient donc au centre-ville avec son jumeau
bg-step-turn-winoc = { $seat } retourne le Pavé { $tile } : { bg-part-face }. Winoc !
bg-step-turn-walked = { $seat } retourne le Pavé { $tile } : { bg-part-face }. Le Garde { bg-part-guard } va à la case { $space } ({ $steps } pas){ bg-part-deeds }
bg-step-use = { $path ->
    [N] { $seat } avance par le Chemin du Nord
   *[S] { $seat } avance par le Chemin du Sud
} ({ $tiles ->
    [one] { $tiles } Pavé
   *[other] { $tiles } Pavés
})
bg-step-walk = { $way ->
    [cw] { $seat } déplace le Garde { bg-part-guard } dans le sens horaire jusqu’à la case { $space }
   *[ccw] { $seat } déplace le Garde { bg-part-guard } dans le sens antihoraire jusqu’à la case { $space }
}{ bg-part-deeds }
bg-step-go = { $seat } pose le Garde { bg-part-guard } sur la case { $space }{ bg-part-deeds }

## Jusqu’où va un Garde

bg-guard-winoc = Winoc ! Le Garde { bg-part-guard } peut être posé sur n’importe quelle case du rempart.
bg-guard-other-winoc = Le Garde { bg-part-guard } ne bouge pas à ce tour : avec un Winoc, seul bouge le Garde du joueur actif.
bg-guard-own-path = Le Garde { bg-part-guard } avance d’autant de cases qu’il y a de Pavés sur le Chemin que son joueur choisit : { $north } pour celui du Nord, { $south } pour celui du Sud.
bg-guard-other-path = Le Garde { bg-part-guard } avance d’autant de cases qu’il y a de Pavés sur le Chemin que le joueur actif ne choisit pas : { $north } pour celui du Nord, { $south } pour celui du Sud.
bg-guard-steps = Le Garde { bg-part-guard } avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}, une par Pavé de son Chemin, dans un seul sens. Ni les autres Gardes ni les Portes ne l’arrêtent.
bg-guard-done = Le Garde { bg-part-guard } ne bouge plus pendant ce tour.
bg-guard-open = Jusqu’où ira le Garde { bg-part-guard } dépend des Pavés encore à retourner. Pour l’instant, il y en a { $north } sur le Chemin du Nord et { $south } sur le Chemin du Sud.
bg-guard-race = Le Garde { bg-part-guard } gagne s’il termine un déplacement exactement sur sa Porte. Pas restants : { $steps }. S’il en a trop, il recule d’autant.
bg-part-would = { $fetched ->
    [yes] , en prenant sa Forteresse
   *[no] { "" }
}{ $sent ->
    [y] , d’où le Garde jaune est renvoyé à une Porte
    [w] , d’où le Garde blanc est renvoyé à une Porte
    [g] , d’où le Garde vert est renvoyé à une Porte
    [r] , d’où le Garde rouge est renvoyé à une Porte
   *[none] { "" }
}{ $won ->
    [yes] , et il rentre chez lui et gagne
   *[no] { "" }
}
bg-evidence-walk = { $way ->
    [cw] Dans le sens horaire
   *[ccw] Dans le sens antihoraire
}{ $path ->
    [N] {" "}par le Chemin du Nord
    [S] {" "}par le Chemin du Sud
   *[none] { "" }
} jusqu’à la case { $space } ({ $steps } pas){ bg-part-would }
bg-evidence-fortress = Sa Forteresse attend à la case { $space } : { $cw } dans le sens horaire, { $ccw } dans l’autre
bg-evidence-home = Sa Porte est la case { $space } : { $cw } dans le sens horaire, { $ccw } dans l’autre

## Ce que comptent les statistiques

bg-note-filled = Chemins remplis
bg-note-walked = Gardes déplacés
bg-note-clockwise = sens horaire
bg-note-counter-clockwise = sens antihoraire
bg-note-winoc = par un Winoc

## L’enjeu d’un choix

bg-theme-path = Quel Chemin remplir
bg-theme-count = Compter les Pavés
bg-theme-use = Quel Chemin fait avancer votre Garde
bg-theme-winoc = Profiter d’un Winoc
bg-theme-walk = Le sens de marche de votre Garde
bg-theme-send = Déplacer les autres Gardes

## Des noms pour les clients qui montrent une table sans connaître le jeu.
## card nomme une pièce par le premier caractère de son code et le reste ; touch nomme ce qu’on peut toucher, par son
## genre et, si cela ne suffit pas, par la chose ; $number est la chose si c’est un nombre, $name si c’est une place,
## $place ce qui suit.

bg-touches-path = Chemins
bg-touches-tile = Pavés
bg-touches-way = Sens
bg-touches-space = Cases
bg-touch-path-N = Chemin du Nord
bg-touch-path-S = Chemin du Sud
bg-touch-tile = Pavé { $number }
bg-touch-way-cw = Sens horaire
bg-touch-way-ccw = Sens antihoraire
bg-touch-guard-y = Garde jaune
bg-touch-guard-w = Garde blanc
bg-touch-guard-g = Garde vert
bg-touch-guard-r = Garde rouge
bg-touch-space = Case { $number }
bg-phase-flipN = Retournez un Pavé pour le Chemin du Nord
bg-phase-flipS = Retournez un Pavé pour le Chemin du Sud
bg-phase-move-y = Choisissez le sens du Garde jaune, cases à parcourir : { $second }
bg-phase-move-w = Choisissez le sens du Garde blanc, cases à parcourir : { $second }
bg-phase-move-g = Choisissez le sens du Garde vert, cases à parcourir : { $second }
bg-phase-move-r = Choisissez le sens du Garde rouge, cases à parcourir : { $second }

## L’aide de jeu ; .junior est pour le jeu junior

bg-aid-symbols = Les symboles des Pavés
bg-aid-turning = Quand vous retournez un Pavé
bg-aid-new = Un symbole nouveau sur le Chemin : retournez un autre Pavé.
bg-aid-neutral = Neutre : arrêtez-vous.
bg-aid-repeat = Un symbole qui se trouve déjà sur le Chemin : arrêtez-vous. Le Pavé passe sur l’autre Chemin ; si le symbole s’y trouve aussi, les deux Pavés reviennent au centre-ville.
    .junior = Un symbole qui se trouve déjà sur le Chemin : arrêtez-vous.
bg-aid-winoc = Le sixième Pavé d’un Chemin est un Winoc : posez votre Garde sur la case que vous voulez.
bg-aid-moving = Comment les Gardes se déplacent
bg-aid-walk = Votre Garde avance d’une case par Pavé du Chemin choisi ; puis les autres avancent selon l’autre Chemin.
    .junior = Votre Garde avance dans le sens horaire, d’une case par Pavé retourné.
bg-aid-send = Un Garde sur la tour où vous vous arrêtez est renvoyé à la Porte la plus proche.
bg-aid-home = Allez chercher votre Forteresse à la Porte opposée ; le premier qui termine un déplacement avec elle sur sa propre Porte gagne.
    .junior = Le premier Garde qui fait le tour et termine un déplacement exactement sur sa Porte gagne. S’il a trop de pas, il recule d’autant.
