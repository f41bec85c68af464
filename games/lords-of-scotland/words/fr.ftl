### Ce que disent les règles de Lords of Scotland.

## Pourquoi un coup est impossible

ls-game-over = La partie est finie.
ls-must-flip = Vous avez l’Initiative : retournez d’abord une des recrues face cachée.
ls-must-act = Prenez d’abord une recrue ou rassemblez un clan.
ls-must-decide = Décidez d’abord si vous utilisez le pouvoir de { $power }.
ls-must-muster = Rassemblez encore un clan de votre main.
ls-must-claim = L’escarmouche est finie : réclamez un partisan.
ls-slot-is-empty = Il n’y a pas de recrue à la place { $slot }.
ls-already-face-up = La recrue { $slot } est déjà face visible.
ls-hand-is-full = Avec dix cartes en main, on ne peut plus recruter : rassemblez un clan.
ls-not-in-hand = { $card } n’est pas dans votre main.
ls-no-such-seat = Personne n’occupe la place { $seat }.
ls-no-such-clan = Ce clan n’est pas dans cette armée.
ls-no-such-supporter = Il n’y a pas de partisan { $place }.
ls-discards-itself = Ce clan doit en défausser un autre, pas lui-même.
ls-own-army = Ce clan s’échange avec un clan d’un autre joueur.
ls-copies-itself = Un clan ne peut pas se copier lui-même.
ls-face-down = Ce clan est face cachée ; on ne copie que les clans face visible.
ls-copies-copier = Ce clan est lui aussi un Scott ; un Scott ne peut pas en copier un autre.
ls-idle = Le pouvoir de { $power } n’aurait aucun effet maintenant.
ls-must-use-copied = Vous avez copié le pouvoir de { $power } : utilisez-le maintenant.

## Le jeu

ls-game-name = Lords of Scotland

## Les lignées, par leur lettre

ls-bloodline-s = Scott
ls-bloodline-m = Makgill
ls-bloodline-d = MacDonnell
ls-bloodline-w = Wemyss
ls-bloodline-f = Fergusson
ls-bloodline-o = Forsyth
ls-bloodline-k = Cockburn
ls-bloodline-c = Cochrane
ls-bloodline-b = Bruce

## Ce que font les pouvoirs

ls-power-s = Ce clan utilise le pouvoir d’un autre clan face visible, de n’importe quelle armée, comme si c’était le sien.
ls-power-m = Rassemblez aussitôt un clan de plus de votre main, face visible ou face cachée.
ls-power-d = Ce clan n’est pas défaussé : il reste dans son armée pour l’escarmouche suivante.
ls-power-w = Défaussez n’importe quel autre clan de l’escarmouche, face visible ou face cachée.
ls-power-f = Ce clan s’échange avec un clan d’un autre joueur.
ls-power-o = Piochez une carte.
ls-power-k = Ce clan s’échange avec un des partisans.
ls-power-c = Réclamez deux partisans au lieu d’un à la fin de l’escarmouche.
ls-power-b = Ce clan compte comme étant de la même lignée que le reste de son armée.

## Ce qu’il faut faire maintenant, selon le premier mot de la phase

ls-phase-flip = Retournez une recrue face visible
ls-phase-act = Prenez une recrue ou rassemblez un clan
ls-phase-power = Utilisez le pouvoir de votre clan
ls-phase-muster = Rassemblez un clan de plus
ls-phase-claim-2 = Réclamez 2 partisans
ls-phase-claim = Réclamez un partisan
ls-phase-over = La partie est finie

## Ce qui a été joué
## Les places sont des lettres ; un client met des noms à leur place. Les cartes sont des codes (s5).

ls-step-flip = { $seat } retourne la recrue { $slot } : { $card }
ls-step-take = { $seat } prend la recrue { $slot }, { $card }
ls-step-take-down = { $seat } prend la recrue { $slot }, face cachée
ls-step-muster = { $seat } rassemble { $card }
ls-step-muster-down = { $seat } rassemble un clan face cachée
ls-step-muster-down-card = { $seat } rassemble { $card } face cachée
ls-step-kill = { $seat } utilise { $clan } pour défausser { $card } (armée : { $owner })
ls-step-kill-own = { $seat } utilise { $clan } pour défausser { $card } de la même armée
ls-step-swap = { $seat } échange { $clan } contre { $card } (armée : { $owner })
ls-step-swap-down = { $seat } échange { $clan } contre un clan face cachée (armée : { $owner })
ls-step-trade = { $seat } échange { $clan } contre le partisan { $card }
ls-step-draw = { $seat } pioche une carte avec { $clan }
ls-step-draw-card = { $seat } pioche { $card } avec { $clan }
ls-step-more = { $seat } peut rassembler un clan de plus grâce à { $clan }
ls-step-stay = { $seat } gardera { $clan } pour l’escarmouche suivante
ls-step-two = { $seat } réclamera deux partisans grâce à { $clan }
ls-step-join = { $seat } fait rejoindre toutes les lignées à { $clan }
ls-step-copy = { $seat } utilise { $clan } pour copier le pouvoir de { $card }
ls-step-skip = { $seat } n’utilise pas le pouvoir de { $clan }
ls-step-claim = { $seat } réclame le partisan { $card }

## Ce que vaut une armée
## Les places sont des lettres ; un client met des noms à leur place.

ls-army-empty = { $seat } n’a aucun clan dans cette escarmouche, donc aucune armée à classer.
ls-army-single = { $seat } : l’armée vaut { $most }. Un clan seul ne compte pas double. { ls-part-standing }
ls-army-mixed = { $seat } : l’armée vaut { $most }, la somme de ses forces. Elle ne compte pas double, car ses clans sont de lignées différentes. { ls-part-standing }
ls-army-double = { $seat } : l’armée vaut { $most }. Ses forces font { $sum }, et ce total compte double, car tous ses clans sont de la même lignée. { ls-part-standing }
ls-army-hidden = { $seat } : { $hidden ->
    [one] un clan que vous ne connaissez pas est
   *[other] { $hidden } clans que vous ne connaissez pas sont
} face cachée. L’armée vaut entre { $least } et { $most }{ $double ->
    [open] , car elle compte double si tous ses clans sont de la même lignée
   *[no] { "" }
}. { ls-part-standing }
ls-part-standing = { $settled ->
    [yes] En l’état, elle est { ls-part-best } sur { $armies }.
   *[no] En l’état, elle est entre { ls-part-best } et { ls-part-worst } sur { $armies }, selon les clans face cachée.
}
ls-part-best = { $best ->
    [1] 1re
   *[other] { $best }e
}
ls-part-worst = { $worst ->
    [1] 1re
   *[other] { $worst }e
}
ls-evidence-strengths = Forces connues, { $sum } en tout
ls-evidence-different = De lignées différentes
ls-evidence-joins = Compte comme étant de toutes les lignées
ls-evidence-two = Réclame deux partisans à la fin
ls-evidence-stays = Reste pour l’escarmouche suivante
ls-evidence-tie = Départage l’égalité, avec le rang { $rank }

## Ce que comptent les statistiques

ls-note-powers = pouvoirs utilisés
ls-note-decisions = décisions
ls-note-skip = pouvoir non utilisé
ls-note-muster-up = rassemblés face visible
ls-note-muster-down = rassemblés face cachée
ls-note-recruit = recrues prises
ls-note-claim = partisans réclamés

## L’enjeu d’un choix

ls-theme-claim = Choisir ses partisans
ls-theme-flip = Retourner une recrue
ls-theme-power = Utiliser les pouvoirs
ls-theme-recruit = Quelle recrue prendre
ls-theme-wait = Recruter ou rassembler
ls-theme-hide = Face visible ou face cachée
ls-theme-strength = Force élevée ou faible
ls-theme-order = Les pouvoirs dans le bon ordre

## Des noms pour les clients qui montrent une table sans connaître le jeu.
## card nomme une pièce par le premier caractère de son code et le reste ; touch nomme ce qu’on peut toucher, par son
## genre et, si cela ne suffit pas, par la chose ; $number est la chose si c’est un nombre, $name si c’est une place,
## $place ce qui suit.

ls-card = { $suit ->
    [s] { ls-bloodline-s }
    [m] { ls-bloodline-m }
    [d] { ls-bloodline-d }
    [w] { ls-bloodline-w }
    [f] { ls-bloodline-f }
    [o] { ls-bloodline-o }
    [k] { ls-bloodline-k }
    [c] { ls-bloodline-c }
   *[b] { ls-bloodline-b }
} { $rank ->
    [A] 10
    [B] 11
    [C] 12
   *[other] { $suit ->
        [b] 12
       *[other] { $rank }
    }
}
ls-argument-power-s = { ls-bloodline-s }
ls-argument-power-m = { ls-bloodline-m }
ls-argument-power-d = { ls-bloodline-d }
ls-argument-power-w = { ls-bloodline-w }
ls-argument-power-f = { ls-bloodline-f }
ls-argument-power-o = { ls-bloodline-o }
ls-argument-power-k = { ls-bloodline-k }
ls-argument-power-c = { ls-bloodline-c }
ls-argument-power-b = { ls-bloodline-b }
ls-touches-hand = Votre main
ls-touches-row = Recrues
ls-touches-supporter = Partisans
ls-touches-army = Armées
ls-touch-row = Recrue { $number }
ls-touch-supporter = Partisan { $number }
ls-touch-army = { $place ->
    [0] Armée de { $name }
   *[other] { $name } : clan { $place }
}
ls-touch-up = Rassembler face visible
ls-touch-down = Rassembler face cachée
ls-touch-skip = Ne pas l’utiliser
ls-touch-power = Utiliser le pouvoir
ls-touch-power-o = Piocher une carte
ls-touch-power-m = Rassembler un autre clan
ls-touch-power-d = Le garder pour l’escarmouche suivante
ls-touch-power-c = Réclamer deux partisans
ls-touch-power-b = Rejoindre toutes les lignées
ls-phase-power-s = { ls-bloodline-s } : { ls-power-s }
ls-phase-power-m = { ls-bloodline-m } : { ls-power-m }
ls-phase-power-d = { ls-bloodline-d } : { ls-power-d }
ls-phase-power-w = { ls-bloodline-w } : { ls-power-w }
ls-phase-power-f = { ls-bloodline-f } : { ls-power-f }
ls-phase-power-o = { ls-bloodline-o } : { ls-power-o }
ls-phase-power-k = { ls-bloodline-k } : { ls-power-k }
ls-phase-power-c = { ls-bloodline-c } : { ls-power-c }
ls-phase-power-b = { ls-bloodline-b } : { ls-power-b }

## L’aide de jeu

ls-aid-powers = Les pouvoirs des clans
ls-aid-now = tout de suite
ls-aid-end = à la fin de l’escarmouche
ls-aid-use = Quand peut-on utiliser un pouvoir ?
ls-aid-lowest = Au tour où son clan est rassemblé face visible, si aucun autre clan face visible de l’escarmouche n’est plus faible.
ls-aid-bloodline = Au tour où son clan est rassemblé face visible, si aucun autre clan face visible de sa lignée n’est plus faible ou égal.
ls-aid-army = Que vaut une armée ?
ls-aid-total = La somme de ses forces, doublée si elle a au moins deux clans, tous de la même lignée. Entre armées égales, celle qui a la carte du rang le plus élevé passe devant.
