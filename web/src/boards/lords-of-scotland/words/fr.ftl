### Ce que dit le plateau de Lords of Scotland, en français.
###
### Les nombres sont donnés comme nombres, tout le reste comme texte. Les cartes arrivent sous leur nom lisible
### (« Wemyss 7 »). Les noms sont ceux des joueurs.

## Cartes, rangées, armées

lsb-card-hidden = un clan caché
lsb-side = { $side ->
    [down] face cachée
   *[up] face visible
}
lsb-army-of = { $mine ->
    [you] votre armée
   *[other] armée de { $name }
}
lsb-army-none = Aucun clan
lsb-place = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] place { $place }
}
lsb-ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
}
lsb-lord-you = { $name } (vous)
lsb-lord-turn = doit jouer
lsb-lord-won = { $strength } gagnés sur { $target }
lsb-lord-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
lsb-initiative = détient l’Initiative
lsb-total = total { $total }
lsb-total-doubled = doublé, tous { $line }
lsb-total-hidden = { $count ->
    [one] un clan encore caché
   *[other] { $count } clans encore cachés
}
lsb-total-place = { $place ->
    [1] la plus forte
   *[other] place { $place }
}
lsb-recruits = Recrues
lsb-recruit = Recrue { $slot } : { $card }{ $side ->
    [down] , face cachée
   *[up] { "" }
}
lsb-recruit-down = Recrue { $slot }, face cachée
lsb-supporters = Partisans
lsb-supporter = Partisan { $place } : { $card }
lsb-draw = Pioche
lsb-draw-count = { $count ->
    [0] vide
    [one] il reste une carte
   *[other] il reste { $count } cartes
}
lsb-hand-none = Aucune carte en main
lsb-ready = son pouvoir est utilisable
lsb-round = Manche { $round } sur { $rounds } de cette escarmouche
lsb-round-short = Manche
lsb-last-skirmish = La dernière escarmouche
lsb-no-skirmish = Aucune escarmouche n’est encore terminée.

## Les signes du plateau

lsb-sign-won = La force des partisans gagnés, et celle qu’il faut pour gagner
lsb-sign-hand = Le nombre de cartes en main
lsb-sign-initiative = Ce joueur commence l’escarmouche
lsb-sign-total = Ce que vaut l’armée ; +? représente les clans face cachée
lsb-sign-doubled = Tous les clans sont d’une même lignée : l’armée compte double
lsb-sign-place = La place de l’armée pour l’instant
lsb-sign-round = Les manches de cette escarmouche. Touchez-les pour voir comment la dernière a fini
lsb-sign-down = Votre clan est face cachée : vous seul le connaissez
lsb-sign-power = Un pouvoir activé, qui agit à la fin de l’escarmouche

## Ce qui est actif avec un clan jusqu’à la fin de l’escarmouche

lsb-active-d = reste pour l’escarmouche suivante
lsb-active-c = réclame deux partisans
lsb-active-b = rejoint toutes les lignées

## Ce qu’il faut faire maintenant

lsb-do-flip = Vous détenez l’Initiative : retournez une recrue.
lsb-do-act = Prenez une recrue ou rassemblez une carte de votre main.
lsb-do-recruit = Votre main est vide : prenez une recrue.
lsb-do-full = Vous ne pouvez pas prendre de recrue : rassemblez une carte de votre main.
lsb-do-side = { $card } : face visible ou face cachée ?
lsb-do-muster = Rassemblez une carte de plus.
lsb-do-power-s = { $clan } : quel pouvoir voulez-vous copier ?
lsb-do-power-m = { $clan }{ $copied ->
    [yes] {" "}comme { $line }
   *[no] { "" }
} : rassembler une carte de plus ?
lsb-do-power-d = { $clan }{ $copied ->
    [yes] {" "}comme { $line }
   *[no] { "" }
} : le garder pour l’escarmouche suivante ?
lsb-do-power-w = { $clan }{ $copied ->
    [yes] {" "}comme { $line }
   *[no] { "" }
} : quel clan voulez-vous défausser ?
lsb-do-power-f = { $clan }{ $copied ->
    [yes] {" "}comme { $line }
   *[no] { "" }
} : avec quel clan d’une autre armée doit-il s’échanger ?
lsb-do-power-o = { $clan }{ $copied ->
    [yes] {" "}comme { $line }
   *[no] { "" }
} : piocher une carte ?
lsb-do-power-k = { $clan }{ $copied ->
    [yes] {" "}comme { $line }
   *[no] { "" }
} : avec quel partisan doit-il s’échanger ?
lsb-do-power-c = { $clan }{ $copied ->
    [yes] {" "}comme { $line }
   *[no] { "" }
} : réclamer deux partisans à la fin ?
lsb-do-power-b = { $clan }{ $copied ->
    [yes] {" "}comme { $line }
   *[no] { "" }
} : rejoindre toutes les lignées ?
lsb-do-claim = { $left ->
    [one] Réclamez un partisan.
   *[other] Réclamez { $left } partisans : prenez le premier.
}
lsb-do-wait = { $phase ->
    [flip] { $name } retourne une recrue.
    [power] { $name } décide d’un pouvoir.
    [muster] { $name } rassemble un clan de plus.
    [claim] { $name } réclame un partisan.
   *[act] C’est à { $name } de jouer.
}
lsb-do-over = La partie est finie.
lsb-over-score = { $first } à { $next }.
lsb-reached = force { $strength }
lsb-decided = Escarmouche { $skirmish } : { $name } a gagné { $cards } (force { $strength }).
lsb-over-tie = { $players ->
    [2] Chacun a { $strength } : le mieux classé de cette dernière escarmouche l’emporte.
   *[other] Égalité à { $strength } : le mieux classé de cette dernière escarmouche l’emporte.
}
lsb-do-not-started = Les cartes ne sont pas encore distribuées.
lsb-passed-over = { $who ->
    [you] Vous ne pouvez ni recruter ni rassembler : vous passez votre tour.
   *[other] { $name } ne peut ni recruter ni rassembler et passe son tour.
}
lsb-chain = Les pouvoirs de ce tour

lsb-button-up = Face visible
lsb-button-down = Face cachée
lsb-down-help = secret jusqu’à la fin
lsb-button-skip = Ne pas l’utiliser
lsb-button-power-m = Rassembler une carte
lsb-button-power-d = Le garder
lsb-button-power-o = Piocher
lsb-button-power-c = En réclamer deux
lsb-button-power-b = Rejoindre toutes les lignées

lsb-power-ready = pouvoir utilisable
lsb-power-idle = pouvoir sans effet
lsb-power-lower = { $rule ->
    [bloodline] sans pouvoir : { $card } n’est pas plus fort
   *[lowest] sans pouvoir : { $card } est plus faible
}

lsb-then = votre armée ensuite : { $total }

lsb-hint-hand = Conseil : rassembler { $card } { $side ->
    [down] face cachée
   *[up] face visible
}
lsb-hint-row = Conseil : la recrue { $slot }
lsb-hint-supporter = Conseil : le partisan { $card }
lsb-hint-army = Conseil : { $card } ({ $name })
lsb-hint-power = Conseil : utiliser le pouvoir
lsb-hint-skip = Conseil : ne pas utiliser le pouvoir

## À propos d’une carte ou d’un lord

lsb-when-s = Aussitôt :
lsb-when-m = Aussitôt :
lsb-when-d = À la fin :
lsb-when-w = Aussitôt :
lsb-when-f = Aussitôt :
lsb-when-o = Aussitôt :
lsb-when-k = Aussitôt :
lsb-when-c = À la fin :
lsb-when-b = À la fin :
lsb-about-hidden = Seul son propriétaire connaît ce clan. On le retourne à la fin de l’escarmouche.
lsb-about-down = Il reste face cachée jusqu’à la fin de l’escarmouche ; vous seul pouvez le regarder.
lsb-about-ready = Rassemblé face visible maintenant, il pourrait utiliser son pouvoir.
lsb-about-idle = Rassemblé maintenant, son pouvoir n’aurait aucun effet.
lsb-about-lower = { $rule ->
    [bloodline] Rassemblé maintenant, il ne pourrait pas utiliser son pouvoir : { $card } ({ $name }) est de la même lignée et pas plus fort.
   *[lowest] Rassemblé maintenant, il ne pourrait pas utiliser son pouvoir : { $card } ({ $name }) est plus faible.
}
lsb-about-rank = Rang { $rank } ; entre armées égales, le rang le plus élevé passe devant.
lsb-about-army = Armée :
lsb-about-doubled = Elle compte double : tous les clans sont { $line }.
lsb-about-won = Gagnés :
lsb-about-target = { $away ->
    [0] { $strength } gagnés : les { $target } qui terminent la partie sont atteints.
   *[other] { $strength } gagnés ; encore { $away } pour atteindre { $target }.
}
lsb-about-initiative = Détient l’Initiative : commence chaque manche et retourne une recrue.

## La fin d’une escarmouche

lsb-report-now = L’escarmouche est finie
lsb-report = Comment l’escarmouche s’est terminée
lsb-report-choosing = choisit…
lsb-report-tie = Égalité : la carte la plus haute est { $card }.
lsb-report-tie-rank = Égalité : la carte la plus haute est { $card }, de rang supérieur à { $other }.
lsb-report-order = À force égale, les lignées se rangent ainsi : { $lines }.
lsb-report-two = Peut en réclamer deux.
lsb-report-none = Sans armée : { $names }
lsb-report-next = { $who ->
    [you] Vous commencez l’escarmouche suivante.
   *[other] { $name } commence l’escarmouche suivante.
}
lsb-said-place = { $name }, total { $total } : place { $place }.

## Les cartes qu’on ne voit pas

lsb-tracker-count = { $count } hors de vue
lsb-tracker-legend-unseen = hors de vue
lsb-tracker-legend-gone = défaussée ou gagnée
lsb-tracker-unseen = { $card } : hors de vue
lsb-tracker-hand = { $card } : en main
lsb-tracker-table = { $card } : sur la table
lsb-tracker-gone = { $card } : défaussée ou gagnée

## Les touches

lsb-key-number = Recrue ou partisan 1 à 5
lsb-key-side = Rassembler face visible, face cachée
lsb-key-power = Utiliser le pouvoir
lsb-key-skip = Ne pas utiliser le pouvoir
lsb-key-recruits = Aller aux recrues
lsb-key-supporters = Aller aux partisans
lsb-key-armies = Aller aux armées
