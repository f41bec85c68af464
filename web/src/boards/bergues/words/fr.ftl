### Ce que dit le plateau de Bergues, en français.
###
### Les nombres sont des nombres, tout le reste du texte. Les noms sont ceux des joueurs ; les Gardes viennent par
### leur lettre (y, w, g, r) là où un message en dépend, sinon par leur nom.

## Pavés, Gardes, cases

bg-argument-face-a = cerf-volant
bg-argument-face-b = roue
bg-argument-face-c = toit
bg-argument-face-d = fenêtre
bg-argument-face-e = étoile
bg-argument-face-f = moulin
bg-argument-face-g = lune
bgb-face-bare = neutre
bgb-tile = Pavé { $number }, face { $face }{ $side ->
    [N] , sur le Chemin du Nord
    [S] , sur le Chemin du Sud
   *[no] { "" }
}
bgb-tile-under = { $tile } ; dessous : { $face }
bgb-touch-tile = Le Pavé marqué
bgb-guard = { $guard ->
    [y] Garde jaune
    [w] Garde blanc
    [g] Garde vert
   *[r] Garde rouge
}
bgb-arms = { $guard ->
    [y] couronne
    [w] cloche
    [g] feuille
   *[r] cœur
}
bgb-nobody = personne
bgb-tower = tour { $number }
bgb-gate-y = Cassel
bgb-gate-w = Bierne
bgb-gate-g = Dunkerque
bgb-gate-r = Hondschoote
bgb-space-guard = { $guard } ({ $who })
bgb-space-carries = { $guard } ({ $who }) avec sa Forteresse
bgb-space-fortress = { $guard ->
    [y] la Forteresse jaune attend ici
    [w] la Forteresse blanche attend ici
    [g] la Forteresse verte attend ici
   *[r] la Forteresse rouge attend ici
}
bgb-space-way = { $way ->
    [cw] vous pouvez y aller, dans le sens horaire
   *[ccw] vous pouvez y aller, dans le sens antihoraire
}
bgb-space-winoc = vous pouvez y aller
bgb-rampart = Le rempart
bgb-centre = Le centre-ville
bgb-path = { $side ->
    [N] Chemin du Nord
   *[S] Chemin du Sud
} : { $count ->
    [0] aucun Pavé
    [one] un Pavé
   *[other] { $count } Pavés
}
bgb-path-fill = Remplir ce Chemin
bgb-winoc-help = Le sixième Pavé d’un Chemin fait un Winoc : le Garde peut alors aller où il veut.
bgb-guards = Les Gardes

## Où en est un Garde

bgb-going-out = va à sa Forteresse
bgb-going-out-long = En route vers sa Forteresse
bgb-going-home = rentre chez lui
bgb-going-home-long = A sa Forteresse et rentre chez lui
bgb-steps-left = { $steps ->
    [one] encore 1 pas
   *[other] encore { $steps } pas
}
bgb-at-home = arrivé !
bgb-unplayed-long = Personne ne joue ce Garde. Le joueur actif choisit son sens.

## Ce qu’il faut faire maintenant

bgb-do-not-started = Les Pavés ne sont pas encore posés.
bgb-do-path = Choisissez un Chemin à remplir : Nord ou Sud.
bgb-do-path-only = { $side ->
    [N] Seul le Chemin du Nord est vide : c’est lui que vous remplissez.
   *[S] Seul le Chemin du Sud est vide : c’est lui que vous remplissez.
}
bgb-do-flip = { $laid ->
    [0] Retournez un Pavé du centre-ville.
    [one] Symbole nouveau : retournez un autre Pavé.
   *[other] Encore nouveau : retournez un autre Pavé.
}
bgb-do-flip-junior = { $laid ->
    [0] Retournez un Pavé !
   *[other] Nouveau ! Encore un Pavé !
}
bgb-do-use = Quel Chemin fait avancer votre Garde ? L’autre fait avancer tous les autres.
bgb-do-move = { $whose ->
    [mine] { $steps ->
        [one] Votre Garde avance d’une case. Dans quel sens ?
       *[other] Votre Garde avance de { $steps } cases. Dans quel sens ?
    }
   *[nobody] { $guard ->
        [y] Personne ne joue le Garde jaune.
        [w] Personne ne joue le Garde blanc.
        [g] Personne ne joue le Garde vert.
       *[r] Personne ne joue le Garde rouge.
    } { $steps ->
        [one] Il avance d’une case : à vous de choisir le sens.
       *[other] Il avance de { $steps } cases : à vous de choisir le sens.
    }
}
bgb-do-winoc = Winoc ! Posez votre Garde sur la case de votre choix.
bgb-wait-classic = { $phase ->
    [path] { $name } choisit un Chemin.
    [flip] { $name } retourne des Pavés.
    [use] { $name } choisit de combien avancer.
    [winoc] Winoc ! { $name } peut aller où bon lui semble.
   *[move] { $name } choisit un sens.
}
bgb-wait-junior = C’est au tour de { $name }.
bgb-over-won = Vous voilà chez vous. C’est gagné !
bgb-over-won-else = Vous avez gagné !
bgb-over-lost = { $name } rentre en premier et gagne.
bgb-over-lost-else = { $name } gagne.
bgb-over-nobody = { $guard ->
    [y] Le Garde jaune, que personne ne joue, est rentré le premier : tout le monde a perdu.
    [w] Le Garde blanc, que personne ne joue, est rentré le premier : tout le monde a perdu.
    [g] Le Garde vert, que personne ne joue, est rentré le premier : tout le monde a perdu.
   *[r] Le Garde rouge, que personne ne joue, est rentré le premier : tout le monde a perdu.
}
bgb-over-draw = La partie est nulle.

## Boutons

bgb-button-way-to = { $way ->
    [cw] Sens horaire, jusqu’à : { $place }
   *[ccw] Sens antihoraire, jusqu’à : { $place }
}
bgb-button-use = { $side ->
    [N] Nord
   *[S] Sud
}
bgb-button-use-long = { $side ->
    [N] Chemin du Nord : votre Garde avance de { $own }, les autres de { $others }
   *[S] Chemin du Sud : votre Garde avance de { $own }, les autres de { $others }
}
bgb-use-me = moi { $count }
bgb-use-others = autres { $count }

## Ce qui s’est passé

bgb-did-fill = { $side ->
    [N] { $name } remplit le Chemin du Nord.
   *[S] { $name } remplit le Chemin du Sud.
}
bgb-did-turn = { $how ->
    [neutral] { $name } retourne un Pavé : neutre, et s’arrête.
    [passed] { $name } retourne un Pavé : encore « { $face } ». Il passe sur l’autre Chemin.
    [paired] { $name } retourne un Pavé : « { $face } », déjà sur les deux Chemins. Les deux reviennent au centre.
    [winoc] { $name } retourne un Pavé : { $face }. Six sur le Chemin : Winoc !
   *[more] { $name } retourne un Pavé : { $face }.
}
bgb-did-walked = { $guard } : { $steps } pas, arrivée : { $place }.
bgb-did-use = { $side ->
    [N] { $name } prend le Chemin du Nord
   *[S] { $name } prend le Chemin du Sud
} : { $count ->
    [0] aucun pas.
   *[other] { $count } pas.
}
bgb-did-walk = { $way ->
    [cw] { $name } : { $guard }, sens horaire, arrivée : { $place }.
   *[ccw] { $name } : { $guard }, sens antihoraire, arrivée : { $place }.
}
bgb-did-go = { $name } : { $guard } posé ici : { $place }.
bgb-did-fetch = { $guard } : Forteresse prise.
bgb-did-send = { $guard } : renvoyé à la Porte la plus proche.
bgb-did-home = { $guard } : rentré chez lui !
bgb-did-too-far = Trop de pas : le { $guard } recule d’autant.

## Ce que disent les règles d’un Garde

bgb-evidence-walk = { $way ->
    [cw] Dans le sens horaire
   *[ccw] Dans le sens antihoraire
}{ $path ->
    [N] {" "}par le Chemin du Nord
    [S] {" "}par le Chemin du Sud
   *[none] { "" }
}, arrivée : { $place } ({ $steps } pas){ bg-part-would }
bgb-evidence-fortress = Sa Forteresse attend ici : { $place } ({ $cw } dans le sens horaire, { $ccw } dans l’autre)
bgb-evidence-home = Sa propre Porte : { $place } ({ $cw } dans le sens horaire, { $ccw } dans l’autre)

## L’aide-mémoire

bgb-memory = Aide-mémoire
bgb-memory-help = Le coin replié d’un Pavé montre son autre face, si vous l’avez vue.
bgb-memory-count = { $count ->
    [0] Aucune face vue
    [one] 1 vu sur 16
   *[other] { $count } vus sur 16
}
bgb-memory-hide = Cacher l’aide-mémoire

## Les signes du plateau

bgb-sign-guard = Un Garde ; sa couleur et ses armes disent à qui il est
bgb-sign-nobody = Un Garde que personne ne joue : le joueur actif le déplace
bgb-sign-fortress = Une Forteresse qui attend son Garde
bgb-sign-carries = Le Garde a sa Forteresse et rentre chez lui
bgb-sign-number = Le numéro d’une tour du rempart
bgb-sign-tile = Un Pavé avec son numéro, et la lettre de son symbole
bgb-sign-corner = Aide-mémoire : le coin replié montre l’autre face, si vous l’avez vue
bgb-sign-winoc = La sixième place d’un Chemin est un Winoc : le Garde peut alors aller où il veut
bgb-sign-path = Le Chemin du Nord et celui du Sud
bgb-sign-steps = Version junior : les pas qui restent à faire à un Garde

## Touches

bgb-key-path = le Chemin du Nord, le Chemin du Sud
bgb-key-tile = aller à ce Pavé
bgb-key-way = avancer dans le sens horaire, antihoraire
bgb-key-target = aller à ce qu’on peut choisir
bgb-key-guard = aller au Garde
bgb-key-memory = montrer ou cacher l’aide-mémoire
